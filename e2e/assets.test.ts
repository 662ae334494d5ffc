import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { unzipSync } from "fflate";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemberPage, type MemberPage } from "./shared.ts";
import { settled } from "./settled.ts";
import { undoOf } from "./toast.ts";

let member: MemberPage;
let product: MemberPage["server"];
let page: Page;

/** How long the list may take to follow on a busy machine. */
const SOON = { timeout: 30_000 };
const picture = (colour: string, width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer });
const item = (name: string): Locator => page.locator("li", { has: page.getByRole("button", { name: `Open ${name}` }) });
const names = (): Promise<string[]> =>
  page
    .getByRole("list", { name: "Your assets" })
    .getByRole("button", { name: /^Rename / })
    .allInnerTexts();
const upload = async (...files: ReturnType<typeof file>[]): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload files" }).click(),
  ]);
  await chooser.setFiles(files);
};
const uploads = (): Locator => page.getByRole("region", { name: "Uploads" });
const toast = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

beforeAll(async () => {
  member = await openMemberPage({ fullName: "Ines Moran", path: "/assets", viewport: { width: 1280, height: 900 } });
  ({ server: product, page } = member);
});
afterAll(() => member?.close());

it("says what to do while there is nothing", async () => {
  await page.getByRole("heading", { name: "No assets yet" }).waitFor();
  await page.getByText("0 MB of 500 MB on the Free plan").waitFor();
});

it("uploads several files at once, and says of each that fails why", async () => {
  await upload(
    file("sun.png", await picture("#ffc233")),
    file("sea.png", await picture("#3d7bff", 300, 500)),
    file("drawing.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    file("empty.png", Buffer.alloc(0)),
  );
  await uploads().getByText("2 of 4 not uploaded").waitFor();
  await uploads().getByText("SVG files cannot be uploaded, because they can carry scripts.").waitFor();
  await uploads().getByText("The file is empty. Choose a file that isn't empty.").waitFor();
  expect(await uploads().getByRole("button", { name: "Try again" }).count()).toBe(0);
  await expect.poll(async () => (await names()).toSorted(), SOON).toEqual(["sea.png", "sun.png"]);
  await uploads().getByRole("button", { name: "Close" }).click();
  await uploads().waitFor({ state: "hidden" });
});

it("takes files dropped anywhere on the page", async () => {
  const bytes = [...(await picture("#22c58b"))];
  await page.evaluate((given) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(given)], "dropped.png", { type: "image/png" }));
    for (const kind of ["dragenter", "dragover", "drop"])
      document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, bytes);
  await uploads().getByText("1 file uploaded").waitFor();
  await expect.poll(names, SOON).toContain("dropped.png");
});

it("cancels a file on its way and leaves nothing of it", async () => {
  const cancelled = Promise.withResolvers<void>();
  await page.route("**/uploads/v1**", async (route) => {
    await cancelled.promise;
    await route.continue().catch(() => undefined); // it has been cancelled
  });
  await upload(file("slow.png", await picture("red")));
  await uploads().getByRole("button", { name: "Cancel slow.png" }).click();
  await uploads().getByText("slow.png").waitFor({ state: "hidden" });
  cancelled.resolve();
  await page.reload();
  await item("sun.png").waitFor();
  expect(await names()).not.toContain("slow.png");
  // Not earlier: it lets go of requests that are held, cancelled or not.
  await page.unroute("**/uploads/v1**");
});

it("renames in place, with Escape to keep the old name", async () => {
  await page.getByRole("button", { name: "Rename sun.png" }).click();
  await page.getByLabel("New name of sun.png").fill("never");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Rename sun.png" }).click();
  await page.getByLabel("New name of sun.png").fill("Launch sun.png");
  // The list shows the new name before the server has it, and a reload would take the question back.
  const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await page.keyboard.press("Enter");
  await item("Launch sun.png").waitFor();
  await kept;
  await page.reload();
  await item("Launch sun.png").waitFor();
});

it("moves several files into a folder and tags them, and finds them again", async () => {
  await page.getByLabel("Select Launch sun.png").check();
  await page.getByLabel("Select sea.png").check();
  await page.getByText("2 selected").waitFor();
  const bar = page.getByRole("toolbar", { name: "Selected files" });
  await bar.getByRole("button", { name: "Move" }).click();
  await page.getByRole("dialog").getByLabel("New folder").fill("Brand");
  await page.getByRole("button", { name: "Move to Brand" }).click();
  await toast("2 files are in Brand");
  await page.getByRole("button", { name: /^Open folder Brand,/ }).click();
  await expect.poll(async () => (await names()).toSorted(), SOON).toEqual(["Launch sun.png", "sea.png"]);
  await page.getByLabel("Select sea.png").check();
  await bar.getByRole("button", { name: "Tags" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("hero, v2");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save tags" }).click();
  await toast("Tags of sea.png changed");

  await page.getByRole("combobox", { name: "Tag", exact: true }).click();
  await page.getByRole("option", { name: "hero", exact: true }).click();
  await expect.poll(names, SOON).toEqual(["sea.png"]);
  await page.getByLabel("Search your assets by name, tag or folder").fill("nothing like it");
  await page.getByRole("heading", { name: "Nothing found" }).waitFor();
  await page.getByRole("button", { name: "Show everything" }).click();
  await page.getByLabel("Search your assets by name, tag or folder").fill("SUN");
  await expect.poll(names, SOON).toEqual(["Launch sun.png"]);
  await page.getByLabel("Search your assets by name, tag or folder").fill("HERO");
  await expect.poll(names, SOON).toEqual(["sea.png"]);
  await page.getByLabel("Search your assets by name, tag or folder").fill("");
  await item("dropped.png").waitFor();
});

it("opens a file by keyboard, walks through the others and shows what it is", async () => {
  // Pictures of all folders.
  await page.goto(`${product.url}/assets?view=pictures`);
  await item("dropped.png").waitFor();
  await page.getByRole("button", { name: "Open dropped.png" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("600 × 400").waitFor();
  await dialog.getByText("Not used anywhere yet.").waitFor();
  await dialog.getByRole("img", { name: "dropped.png" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await dialog.getByText("300 × 500").or(dialog.getByText("Brand")).first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
});

it("replaces a file in its place and downloads the new one under its name", async () => {
  await item("Launch sun.png").getByRole("button", { name: "More for Launch sun.png" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("menuitem", { name: "Replace the file" }).click(),
  ]);
  await chooser.setFiles(file("other.png", await picture("#14110f", 80, 60)));
  await item("Launch sun.png").getByText("80 × 60").waitFor();
  await item("Launch sun.png").getByText("Brand").waitFor();
  await item("Launch sun.png").getByRole("button", { name: "More for Launch sun.png" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Launch sun.png");
  expect(await sharp(await download.path()).metadata()).toMatchObject({ width: 80, height: 60 });
});

it("deletes several with Undo, keeps them in the bin, and deletes for good", async () => {
  await page.getByLabel("Select dropped.png").check();
  await page.getByLabel("Select sea.png").check();
  await page.getByRole("button", { name: "Delete 2" }).click();
  await toast("2 files moved to trash");
  await undoOf(page, "2 files moved to trash");
  await item("sea.png").waitFor();
  await item("dropped.png").waitFor();

  await page.getByLabel("Select dropped.png").check();
  await page.getByRole("button", { name: "Delete 1" }).click();
  await item("dropped.png").waitFor({ state: "hidden" });
  await toast("dropped.png moved to trash");
  await page.getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "Bin" }).click();
  await page.getByRole("button", { name: "More for dropped.png" }).click();
  await page.getByRole("menuitem", { name: "Delete permanently" }).click();
  await toast("1 file permanently deleted");
  await page.getByRole("heading", { name: "Trash is empty" }).waitFor();
  await page.getByRole("button", { name: "Show everything" }).click();
});

it("downloads several as one ZIP", async () => {
  await page.goto(`${product.url}/assets?view=pictures`);
  await page.getByLabel("Select Launch sun.png").check();
  await page.getByLabel("Select sea.png").check();
  const bar = page.getByRole("toolbar", { name: "Selected files" });
  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    bar.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(zip.suggestedFilename()).toBe("assets.zip");
  expect(Object.keys(unzipSync(await readFile(await zip.path()))).toSorted()).toEqual([
    "Brand/Launch sun.png",
    "Brand/sea.png",
  ]);
});

it("makes an image, keeps it in the assets and as a project's cover", async () => {
  const projectId = await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string };
    const answer = await fetch("/functions/v1/project-create", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ idea: "Bicycle repair diary" }),
    });
    return ((await answer.json()) as { projectId: string }).projectId;
  });
  await page.goto(`${product.url}/images`);
  const drawn = () => page.waitForFunction(() => document.querySelector("label[data-busy]") === null);
  await page.getByRole("radiogroup", { name: "Variations" }).waitFor();
  await page.getByLabel("Title", { exact: true }).fill("Ride out");
  await drawn();
  const pixels = () =>
    page
      .locator("[role=radiogroup][aria-label=Variations] canvas")
      .evaluateAll((all) => all.map((each) => (each as HTMLCanvasElement).toDataURL()));
  await expect.poll(async () => new Set(await pixels()).size, SOON).toBe(6);
  const first = await pixels();
  await page.getByRole("button", { name: "Shuffle" }).click();
  await expect.poll(async () => (await pixels()).filter((each) => first.includes(each)).length, SOON).toBe(0);
  await drawn();
  await page.getByLabel("Variation 3").press("Space");
  await expect.poll(() => page.getByLabel("Variation 3").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Save to assets" }).click();
  await toast("ride-out-poster-3.png is in your assets");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download PNG" }).click(),
  ]);
  expect(await sharp(await download.path()).metadata()).toMatchObject({ format: "png", width: 1080, height: 1920 });
  await page.getByRole("button", { name: /^Use as cover of / }).click();
  await toast(/has a new cover$/);

  await page.goto(`${product.url}/assets?view=made`);
  await item("ride-out-poster-3.png").first().waitFor();
  await page.getByRole("button", { name: "Open ride-out-poster-3.png" }).first().click();
  await page.getByRole("dialog").getByText("1080 × 1920").waitFor();
  await page
    .getByRole("dialog")
    .getByText(/^(?:Cover of|Belongs to)/)
    .waitFor();
  await expect
    .poll(() => page.getByRole("dialog").locator("a").first().getAttribute("href"))
    .toBe(`/projects/${projectId}`);
  await page.keyboard.press("Escape");
});

it("shows more than one page of files", async () => {
  const bytes = [...(await picture("white", 4, 4))];
  await page.evaluate(async (given) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string };
    for (let lane = 0; lane < 65; lane += 5) {
      await Promise.all(
        [0, 1, 2, 3, 4].map((offset) =>
          fetch("/uploads/v1?folder=Many", {
            method: "POST",
            headers: { authorization: `Bearer ${token}`, "x-file-name": `many-${lane + offset}.png` },
            body: new Uint8Array(given),
          }),
        ),
      );
    }
  }, bytes);
  await page.goto(`${product.url}/assets?folder=Many`);
  await expect.poll(async () => (await names()).length, SOON).toBe(60);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(async () => new Set(await names()).size, SOON).toBe(65);
  await page.getByRole("button", { name: "Show more" }).waitFor({ state: "hidden" });
});

it.each(["light", "dark"] as const)("is accessible and no wider than a phone, %s", async (colorScheme) => {
  const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  const phone = await member.browser.newContext({
    colorScheme,
    locale: "en-US",
    reducedMotion: "reduce",
    bypassCSP: true,
    viewport: { width: 360, height: 780 },
    storageState: await page.context().storageState(),
  });
  const tab = await phone.newPage();
  for (const path of ["/assets?folder=Brand", "/images"]) {
    await tab.goto(`${product.url}${path}`);
    await tab.getByRole("heading", { level: 1 }).waitFor();
    await tab.getByRole("button", { name: /^(?:Open sea\.png|Save to assets)$/ }).waitFor();
    await settled(tab);
    await tab.evaluate(axe);
    const violations = await tab.evaluate(async () => {
      const { axe: run } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return (await run.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
    });
    expect(violations).toEqual([]);
    await expect.poll(() => tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await phone.close();
});

it("never throws on the page", () => {
  expect(member.complaints).toEqual([]);
});
