import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseAppSpec, type Block, type Entity, type Field } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { type Browser, type BrowserContext, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appWith } from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles, whenKept } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const file = (more: Partial<Field> = {}): Field => ({ id: "file", name: "File", type: "file", ...more });
const documents = (field = file(), rows: Entity["rows"] = SEED): Entity => ({
  id: "document",
  name: "Document",
  plural: "Documents",
  icon: "file-text",
  titleField: "title",
  fields: [
    { id: "title", name: "Title", type: "text", required: true },
    field,
    { id: "folder", name: "Folder", type: "choice", options: ["Plans", "Money"] },
  ],
  rows,
});
const SEED: Entity["rows"] = [
  { id: "d1", title: "Site plan", file: ["Site plan.pdf"], folder: "Plans" },
  { id: "d2", title: "Costs", file: ["Costs.csv"], folder: "Money" },
  { id: "d3", title: "Talk", file: ["Talk.wav"], folder: "Plans" },
  { id: "d4", title: "Permit", file: [], folder: "Plans" },
];
const SHELF: Block = {
  kind: "files",
  id: "shelf",
  entity: "document",
  fileField: "file",
  groupField: "folder",
  look: "grid",
};
const FORM: Block = {
  kind: "form",
  id: "form",
  title: "Hand in",
  entity: "document",
  fields: ["title", "file"],
  submitLabel: "Hand in",
};

let browser: Browser;
let context: BrowserContext | undefined;
let page: Page;
let problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(() => {
  problems = [];
});
afterEach(async () => {
  await context?.close();
  context = undefined;
  expect(problems).toEqual([]);
});

async function open(blocks: Block[], entity: Entity): Promise<void> {
  const app = await compileApp(generateApp(parseAppSpec(appWith(blocks, [entity]))).tree);
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-US",
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (entry) => entry.type() === "error" && problems.push(entry.text()));
  await serveFiles(page, ORIGIN, app.files);
  await page.goto(ORIGIN);
  await page.locator(`#${blocks[0]?.id ?? ""}`).waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
}

const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
const chooser = (name: string) => page.getByLabel(`${name}: choose file`).first();
const text = (name: string, content: string, mimeType = "text/plain") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const titles = () => page.locator("#shelf .list-title").allTextContents();

async function breaches(): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))`);
}

describe("the source", () => {
  it("compiles with every kind of field that takes files", async () => {
    const { tree } = generateApp(
      parseAppSpec(
        appWith([SHELF, FORM], [documents(file({ several: true, accept: ["pdf", "audio"], maxMegabytes: 3 }))]),
      ),
    );
    expect(await checkTypes(tree)).toEqual([]);
  });

  it("knows nothing of files in an app that keeps none", () => {
    const plain = { ...documents(), fields: documents().fields.filter(({ id }) => id !== "file"), rows: [] };
    const { tree } = generateApp(parseAppSpec(appWith([{ ...FORM, fields: ["title"] }], [plain])));
    expect(Object.keys(tree).filter((path) => /file-|\/files/.test(path))).toEqual([]);
    expect(Object.values(tree).join("\n")).not.toContain("app-files");
    expect(Object.values(tree).join("\n")).not.toContain("holdsFiles");
  });
});

describe("a shelf of files", () => {
  it("takes files, keeps them over a reload, shows them and hands them out as they came", async () => {
    await open([SHELF], documents());
    await button("Plans")
      .or(page.getByRole("button", { name: /^Plans/ }))
      .first()
      .click();
    await chooser("documents").setInputFiles([
      text("Minutes.md", "# Agreed\n\n- paint the door"),
      text("List.csv", "Item,Count\nDoor,2"),
    ]);
    await page.getByText("Added List", { exact: true }).waitFor();
    expect(await titles()).toEqual(["List", "Minutes", "Permit", "Site plan", "Talk"]);
    await whenKept(page);
    await page.reload();
    await button("Open Minutes.md").click();
    const dialog = page.getByRole("dialog", { name: "Minutes.md" });
    await dialog.getByRole("heading", { name: "Agreed" }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Minutes.md");
    expect(readFileSync(await download.path(), "utf8")).toBe("# Agreed\n\n- paint the door");
    await page.keyboard.press("Escape");
    await button("Open List.csv").click();
    await page.getByRole("cell", { name: "Door" }).waitFor();
  });

  it("takes what is dropped on it", async () => {
    await open([SHELF], documents());
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["hello"], "Dropped.txt", { type: "text/plain" }));
      return transfer;
    });
    const target = page.locator("#shelf .files-grid");
    await target.dispatchEvent("dragover", { dataTransfer: data });
    await page.getByText("Drop files to add them").waitFor();
    await target.dispatchEvent("drop", { dataTransfer: data });
    await button("Open Dropped.txt").waitFor();
  });

  it("finds files by name, kind and folder, and sorts them", async () => {
    await open([SHELF], documents());
    expect(await titles()).toEqual(["Costs", "Permit", "Site plan", "Talk"]);
    await page.getByLabel("Kind").selectOption({ label: "Audio" });
    expect(await titles()).toEqual(["Talk"]);
    await page.getByLabel("Kind").selectOption("");
    await page.getByRole("searchbox").fill("plan");
    expect(await titles()).toEqual(["Site plan"]);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("button", { name: /^Money/ }).click();
    expect(await titles()).toEqual(["Costs"]);
    await page.getByRole("button", { name: /^Money/ }).click();
    await chooser("documents").setInputFiles(text("A long one.txt", "x".repeat(5000)));
    await button("Open A long one.txt").waitFor();
    await page.getByLabel("Sort").selectOption({ label: "Largest first" });
    expect((await titles())[0]).toBe("A long one");
    await button("List").click();
    await page.locator(".files-list").waitFor();
  });

  it("says why a file is not taken", async () => {
    await open([SHELF], documents(file({ accept: ["document"], maxMegabytes: 1 })));
    await chooser("documents").setInputFiles([
      text("Nothing.txt", ""),
      text("Song.mp3", "ID3", "audio/mpeg"),
      text("Huge.txt", "x".repeat(1024 * 1024 + 1)),
      text("Fine.txt", "ok"),
    ]);
    await button("Open Fine.txt").waitFor();
    const alert = page.getByRole("alert");
    await expect.poll(() => alert.innerText()).toContain("Nothing.txt is empty.");
    expect(await alert.innerText()).toContain("Song.mp3 doesn’t fit here. What fits: Documents.");
    expect(await alert.innerText()).toContain("Huge.txt is larger than 1 MB.");
  });

  it("says so when the browser has no room left, and keeps no row for the file", async () => {
    await open([SHELF], documents());
    // A browser without room ends the writing of a file so; how much room it has is its own secret.
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
        const request = put.call(this, value, key);
        if (this.name === "files") this.transaction.abort();
        return request;
      };
    });
    await chooser("documents").setInputFiles(text("Late.txt", "late"));
    await page.getByText("This browser has no room left for Late.txt.").waitFor();
    expect(await titles()).not.toContain("Late");
  });

  it("says of a sample that it is one, and plays a sound", async () => {
    await open([SHELF], documents());
    await button("Open Talk.wav").click();
    await page.getByText("This is a sample made by the app.").waitFor();
    const length = () => page.evaluate("document.querySelector('dialog audio')?.duration");
    await expect.poll(length).toBe(2);
    expect(await breaches()).toEqual([]);
  });

  it("never hands a page to the browser as one", async () => {
    await open([SHELF], documents());
    await chooser("documents").setInputFiles(text("Page.html", "<script>document.title='run'</script>", "text/html"));
    await button("Open Page.html").click();
    await page.getByText("<script>document.title='run'</script>").waitFor();
    const type = await page.evaluate(async () => {
      const link = document.querySelector<HTMLAnchorElement>("dialog a[download]");
      return (await (await fetch(link?.href ?? "")).blob()).type;
    });
    expect(type).toBe("application/octet-stream");
    expect(await breaches()).toEqual([]);
  });
});

describe("a form that asks for files", () => {
  it("keeps several, in order, and lets one be taken away", async () => {
    await open([FORM, SHELF], documents(file({ several: true, required: true }), []));
    await page.getByLabel("Title").fill("Claim");
    await button("Hand in").click();
    await page.getByText("This is needed.").or(page.locator("#form .field-problem")).first().waitFor();
    await chooser("File").setInputFiles([text("One.txt", "1"), text("Two.txt", "2"), text("Three.txt", "3")]);
    await button("Remove Three.txt").waitFor();
    await button("Remove Two.txt").click();
    await button("Hand in").click();
    await expect.poll(() => page.locator("#shelf .file-face").count()).toBe(2);
    await page.locator("#shelf").getByRole("button", { name: "Open Three.txt" }).click();
    await page.getByRole("dialog").getByText("3", { exact: true }).waitFor();
    expect(await breaches()).toEqual([]);
  });

  it("takes what is pasted, and puts another file in its place", async () => {
    await open([FORM], documents(file(), []));
    for (const name of ["First.txt", "Second.txt"]) {
      await chooser("File").evaluate((input, called) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File(["x"], called, { type: "text/plain" }));
        input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, name);
      await button(`Open ${name}`).waitFor();
    }
    expect(await page.getByRole("button", { name: "Open First.txt" }).count()).toBe(0);
    await page.getByText("Replace file").waitFor();
  });
});

it("plays its walk: adds a file and looks into it", async () => {
  await open([SHELF], documents());
  const { flows } = generateApp(parseAppSpec(appWith([SHELF], [documents()])));
  const flow = flows.find(({ steps }) => steps.some((step) => step.do === "file"));
  expect(flow?.caption).toBe("Add files");
  const step = flow?.steps.find((each) => each.do === "file");
  if (step?.do !== "file") throw new Error("no walk gives a file");
  const { name, type, base64 } = step.file;
  await page
    .getByRole(step.target.role, { name: step.target.name, exact: true })
    .setInputFiles({ name, mimeType: type, buffer: Buffer.from(base64, "base64") });
  await button(`Open ${name}`).click();
  await page.getByRole("dialog", { name }).getByRole("link", { name: "Download" }).waitFor();
});
