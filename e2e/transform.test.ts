import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "./browser.ts";
import { signIn, startStatusServer, type Person, type StatusServer } from "./status-server.ts";

let server: StatusServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let me: Person;
const complaints: string[] = [];

/** A picture with something to see: a bright disc on a dark ground, beside the middle. */
async function picture(width: number, height: number): Promise<Buffer> {
  const disc = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#20242c"/><circle cx="${width * 0.75}" cy="${height / 2}" r="${height / 4}" fill="#ff5a36"/></svg>`;
  return sharp(Buffer.from(disc)).jpeg().toBuffer();
}
const upload = async (bytes: Buffer, name: string): Promise<void> =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer: bytes });

beforeAll(async () => {
  server = await startStatusServer({ worker: true });
  browser = await launchChromium();
  me = await server.signUp("Mara");
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    acceptDownloads: true,
  });
  context.setDefaultTimeout(20_000);
  await signIn(context, me);
  page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("the gallery of transforms", () => {
  test("begins with the idea, and shows what each transform does to a picture", async () => {
    await page.goto(`${server.url}/transform`);
    await page.getByRole("heading", { level: 1, name: "Transform your idea into an app" }).waitFor();
    await page.getByLabel("Your idea").waitFor();
    for (const name of [
      "Duotone",
      "Halftone",
      "Screen print",
      "Pencil sketch",
      "Glitch",
      "Film grade",
      "Smart crop",
      "Enlarge and sharpen",
      "Restyle a project",
    ])
      await page.getByRole("link", { name }).waitFor();
    // Thumbnails are made by the transforms themselves: before and after differ.
    const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Pencil sketch" }) });
    await card.locator("canvas").nth(1).waitFor();
    const brightness = () =>
      card.locator("canvas").evaluateAll((canvases) =>
        canvases.map((canvas) => {
          const target = canvas as HTMLCanvasElement;
          const { data } = target.getContext("2d")?.getImageData(0, 0, target.width, target.height) ?? { data: [] };
          let sum = 0;
          for (let at = 0; at < data.length; at += 4) sum += data[at] ?? 0;
          return sum / (data.length / 4);
        }),
      );
    // Both are drawn, and not alike.
    await expect.poll(async () => Math.min(...(await brightness()))).toBeGreaterThan(0);
    const gained = async () => {
      const [before = 0, after = 0] = await brightness();
      return after - before;
    };
    await expect.poll(gained).toBeGreaterThan(60);
  });
});

describe("a transform of a picture", () => {
  test("previews on the sample, then on one's own picture, and follows its settings", async () => {
    await page.getByRole("link", { name: "Duotone" }).click();
    await page.getByRole("heading", { level: 1, name: "Duotone" }).waitFor();
    await page.getByText("A live preview on a drawn sample.").waitFor();
    await page.getByRole("button", { name: "Choose a picture first" }).waitFor();
    await upload(await picture(900, 600), "Disc.jpg");
    await page.getByRole("img", { name: "After: Disc.jpg as Duotone" }).waitFor();
    const middle = (): Promise<number[]> =>
      page.getByRole("img", { name: "After: Disc.jpg as Duotone" }).evaluate((canvas) => {
        const target = canvas as HTMLCanvasElement;
        return [...(target.getContext("2d")?.getImageData(target.width * 0.75, target.height / 2, 1, 1).data ?? [])];
      });
    await expect.poll(middle).toEqual([255, 194, 51, 255]);
    await page.getByLabel("Light", { exact: true }).fill("#00ff00");
    await expect.poll(middle).toEqual([0, 255, 0, 255]);
  });

  test("runs as a job, is told, and shows before and after with a divider that the keyboard moves", async () => {
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    await page.getByText("Your AI transform is ready").waitFor();
    await page.getByRole("heading", { level: 1, name: "Duotone of Disc.jpg" }).waitFor();
    const divider = page.getByRole("slider", { name: "Divider between before and after" });
    await divider.focus();
    const stands = () => divider.getAttribute("aria-valuetext");
    await expect.poll(stands).toBe("50% before, 50% after");
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
    await expect.poll(stands).toBe("55% before, 45% after");
    await page.keyboard.press("Home");
    await expect.poll(stands).toBe("0% before, 100% after");
    await page.getByText("#00ff00").waitFor();
    await page.getByText("900 x 600 px").waitFor();
  });

  test("is downloaded in full size and lies among the assets", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download picture" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Disc (duotone).jpg");
    const image = sharp(await readFile(await download.path()));
    expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 900, height: 600 });
    const { data } = await image
      .extract({ left: 674, top: 299, width: 2, height: 2 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 32))).toEqual([0, 8, 0]);
    await page.getByRole("link", { name: "Find it in your assets" }).click();
    await page.waitForURL(/\/assets$/);
    await page.getByText("Disc (duotone).jpg").first().waitFor();
    await page.goBack();
  });

  test("runs again with other settings, beginning with those it had", async () => {
    await page.getByRole("link", { name: "Run again with other settings" }).click();
    await page.getByRole("img", { name: "After: Disc.jpg as Duotone" }).waitFor();
    await expect.poll(() => page.getByLabel("Light", { exact: true }).inputValue()).toBe("#00ff00");
    await page.getByRole("button", { name: "Reset settings" }).click();
    await expect.poll(() => page.getByLabel("Light", { exact: true }).inputValue()).toBe("#ffc233");
  });

  test("shows how far it is, and can be cancelled and tried again", async () => {
    await page.goto(`${server.url}/transform?make=enlarge`);
    await upload(await picture(2000, 1500), "Large.jpg");
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    const bar = page.getByRole("progressbar", { name: "Progress of the transform" });
    await bar.waitFor();
    await page
      .getByText(/(?:Reading|Transforming|Saving) the picture|Getting ready/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Cancel transform" }).click();
    await page.getByText("It was cancelled before it was done. Nothing was charged.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("4000 x 3000 px").waitFor({ timeout: 120_000 });
  });

  test("that the server is killed in the midst of is finished after the restart, and told once", async () => {
    await page.goto(`${server.url}/transform?make=enlarge`);
    await page.getByRole("button", { name: "Large.jpg", exact: true }).click();
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    await page.getByText(/(?:Reading|Transforming) the picture/).waitFor();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const titles = [...document.querySelectorAll("[data-sonner-toast] [data-title]")].map(
          (node) => node.textContent ?? "",
        );
        if (titles.length > 0) seen.push(titles.join());
      }).observe(document.body, { childList: true, subtree: true });
    });
    await server.kill();
    await server.restart();
    await page.getByText("Your AI transform is ready").waitFor({ timeout: 120_000 });
    await page.getByText("4000 x 3000 px").waitFor();
    const rows = await server.sql(
      "select id from transforms where status = 'done' and kind = 'enlarge' and user_id = $1",
      [me.id],
    );
    expect(rows).toHaveLength(2);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(["Transform Complete!"]));
  });

  test("of a damaged file says why it failed", async () => {
    const [asset] = await server.sql("select id from assets where user_id = $1 and kind = 'upload' limit 1", [me.id]);
    // The file has been lost since its upload: nothing a form could notice.
    await server.sql("update assets set path = 'uploads/lost.jpg' where id = $1", [String(asset?.["id"])]);
    await page.goto(`${server.url}/transform?make=sketch&asset=${String(asset?.["id"])}`);
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    await page.getByText("Failed to generate transform").waitFor();
    await page.getByRole("alert").getByText("Nothing was charged.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  });
});

test("a transform that is unknown, somebody else's or no id at all shows the 404 page", async () => {
  const other = await server.signUp("Otto");
  const [row] = await server.sql(
    "insert into transforms (user_id, kind, input_name) values ($1, 'duotone', 'a.jpg') returning id",
    [other.id],
  );
  await server.sql("update transforms set status = 'cancelled' where id = $1", [String(row?.["id"])]);
  for (const id of [String(row?.["id"]), crypto.randomUUID(), "nonsense"]) {
    await page.goto(`${server.url}/transform/${id}`);
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  }
});

test("nothing broke on the way", () => {
  expect(complaints).toEqual([]);
});
