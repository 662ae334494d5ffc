import { applyOps, parseAppSpec, type AppSpec, type Op } from "@sayhey/appspec";
import { compileLive, livePage, liveScript, liveUpdate, type LiveApp } from "@sayhey/bundler";
import type { LiveOrder, LiveReport } from "@sayhey/contract/live";
import type { FileOverride } from "@sayhey/contract/override";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { CONTENT_TYPES, launchBrowser } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const APP = "http://app.test";
const EDITOR = "http://editor.test";

let browser: Browser;
let page: Page;
let frame: Frame;
let versions: LiveApp[] = [];
let spec: AppSpec;
let problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

/** Shows an app in the frame of an editor that notes what the agent reports. */
async function open(first: AppSpec): Promise<void> {
  problems = [];
  versions = [];
  spec = parseAppSpec(first);
  await make();
  page = await browser.newPage({ viewport: { width: 400, height: 600 } });
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => problems.push(error.message));
  await page.route(`${EDITOR}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<body style="margin:0"><iframe src="${APP}/?sayhey-live" style="width:390px;height:560px"></iframe><script>
        window.reports = [];
        addEventListener("message", (event) => event.data.type?.startsWith("sayhey:") && reports.push(event.data));
      </script>`,
    }),
  );
  await page.route(`${APP}/**`, (route) => {
    const url = new URL(route.request().url());
    const app = versions.at(-1);
    if (app === undefined) return route.abort();
    const name = url.pathname.slice(1);
    const js = (body: string): Promise<void> => route.fulfill({ contentType: "text/javascript", body });
    if (name === "__sayhey/update.js")
      return js(liveUpdate(versions.find(({ hash }) => hash === url.searchParams.get("from")) ?? null, app));
    if (name.startsWith("__sayhey/app-")) return js(liveScript(app));
    const file = app.files[name];
    if (file !== undefined)
      return route.fulfill({ contentType: CONTENT_TYPES[name.split(".").pop() ?? ""] ?? "", body: Buffer.from(file) });
    return route.fulfill({ contentType: "text/html", body: livePage(app, [EDITOR]) });
  });
  await page.goto(EDITOR);
  await report("sayhey:ready");
  const found = page.frames().find((each) => each.url().startsWith(APP));
  if (found === undefined) throw new Error("The editor has no frame.");
  frame = found;
  await frame.locator("[data-page]").waitFor();
  await frame.evaluate("window.marked = true");
}

async function make(overrides: readonly FileOverride[] = []): Promise<void> {
  versions.push(await compileLive(generateApp(spec, overrides, { entire: true }).tree, `v${versions.length}`));
}

const tell = (order: LiveOrder): Promise<void> =>
  page.evaluate(([message, origin]) => window.frames[0]?.postMessage(message, origin), [order, APP] as const);

async function report<Type extends LiveReport["type"]>(type: Type): Promise<Extract<LiveReport, { type: Type }>> {
  const found = await page.waitForFunction(
    (wanted) => {
      const { reports } = window as unknown as { reports: LiveReport[] };
      const index = reports.findIndex((each) => each.type === wanted);
      return index === -1 ? null : reports.splice(index, 1)[0];
    },
    type,
    { polling: 10 },
  );
  return (await found.jsonValue()) as Extract<LiveReport, { type: Type }>;
}

/** Edits the app and waits for the preview to have taken it over; tells how. */
async function edit(...ops: Op[]): Promise<string> {
  spec = applyOps(spec, ops).spec;
  await make();
  return follow();
}

async function follow(): Promise<string> {
  await tell({ type: "sayhey:update", appHash: versions.at(-1)?.hash ?? "" });
  const { kind, hash } = await report("sayhey:updated");
  expect(hash).toBe(versions.at(-1)?.hash);
  return kind;
}

const wasLoadedOnce = (): Promise<unknown> => frame.evaluate("window.marked === true");

const START = data.appWith(
  [
    { kind: "stopwatch", id: "watch", title: "Laps" },
    { kind: "form", id: "form", title: "Add somebody", entity: "person", fields: ["name", "city"], submitLabel: "Add" },
    { kind: "list", id: "people", title: "People", entity: "person", facts: ["city"] },
    { kind: "richText", id: "words", title: "About", body: "Some words.\n\n".repeat(40) },
  ],
  [data.person],
);

it("an edit comes into the page that is there: what runs goes on, what was typed and scrolled stays", async () => {
  await open(START);
  await frame.getByRole("button", { name: "Start" }).click();
  await frame.getByLabel("Name").fill("Dora Maar");
  await frame.getByLabel("City").focus();
  await frame.evaluate("window.scrollTo(0, 120)");

  expect(await edit({ op: "set-identity", patch: { name: "Bee club" } })).toBe("code");
  await expect.poll(() => frame.locator(".brand-name").textContent()).toBe("Bee club");
  expect(await edit({ op: "update-block", page: "home", block: "people", patch: { title: "Our people" } })).toBe(
    "code",
  );
  await frame.getByRole("heading", { name: "Our people" }).waitFor();
  expect(await edit({ op: "move-block", page: "home", block: "people", index: 0 })).toBe("code");
  await expect
    .poll(() =>
      frame.evaluate(`[...document.querySelectorAll("[data-block]")].map((each) => each.dataset.block).join()`),
    )
    .toBe("people,watch,form,words");

  expect(await frame.getByLabel("Name").inputValue()).toBe("Dora Maar");
  expect(await frame.evaluate("document.activeElement?.closest('.field')?.textContent")).toContain("City");
  await frame.getByRole("button", { name: "Pause" }).waitFor();
  expect(await frame.evaluate("window.scrollY")).toBeGreaterThan(0);
  expect(await wasLoadedOnce()).toBe(true);
});

it("numbers of the look change the styles alone", async () => {
  await open(START);
  expect(await edit({ op: "set-theme", patch: { radius: 2 } })).toBe("styles");
  expect(await frame.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--card-radius')")).toBe(
    "2px",
  );
  await tell({ type: "sayhey:theme", css: ":root { --card-radius: 31px; }" });
  await expect
    .poll(() => frame.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--card-radius')"))
    .toBe("31px");
  expect(await wasLoadedOnce()).toBe(true);
});

it("a new field, a new page and a new block are there without loading anew, and rows stay", async () => {
  await open(START);
  await frame.getByLabel("Name").fill("Dora Maar");
  await frame.getByRole("button", { name: "Add", exact: true }).click();
  await frame.getByText("Dora Maar").first().waitFor();
  const kind = await edit(
    { op: "update-entity", entity: "person", patch: { plural: "Members" } },
    {
      op: "add-page",
      page: {
        id: "more",
        title: "More",
        path: "/more",
        icon: "circle",
        nav: true,
        blocks: [{ kind: "faq", id: "faq", title: "Questions", items: [{ question: "Why?", answer: "So." }] }],
      },
    },
  );
  expect(kind).toBe("code");
  await tell({ type: "sayhey:open", path: "/more" });
  await frame.getByText("Why?").waitFor();
  expect(await report("sayhey:page")).toMatchObject({ path: expect.any(String) as string });
  await tell({ type: "sayhey:open", path: "/" });
  await frame.getByText("Dora Maar").first().waitFor();
  expect(await wasLoadedOnce()).toBe(true);
});

it("code with other hooks is shown from its beginning, code that holds data loads the page anew, at its place", async () => {
  await open(START);
  await frame.getByLabel("Name").fill("Dora Maar");
  await frame.evaluate("window.scrollTo(0, 150)");
  const path = "src/blocks/stopwatch.tsx";
  const base = generateApp(spec).tree[path] ?? "";
  const text = base
    .replace("export function Stopwatch", 'import { useState } from "react";\nexport function Stopwatch')
    .replace("const running =", "const [greeting] = useState('Ready, set');\n  const running =")
    .replace('<div className="card panel', '<p>{greeting}</p>\n      <div className="card panel');
  await make([{ path, base, text }]);
  expect(await follow()).toBe("anew");
  await frame.getByText("Ready, set").waitFor();
  expect(await frame.getByLabel("Name").inputValue()).toBe("Dora Maar");
  expect(await wasLoadedOnce()).toBe(true);

  const store = generateApp(spec).tree["src/store/store.ts"] ?? "";
  await make([{ path: "src/store/store.ts", base: store, text: `${store}\nexport const MARK = 1;\n` }]);
  await tell({ type: "sayhey:update", appHash: versions.at(-1)?.hash ?? "" });
  await report("sayhey:reloading");
  expect((await report("sayhey:ready")).hash).toBe(versions.at(-1)?.hash);
  await expect.poll(() => frame.getByLabel("Name").inputValue()).toBe("Dora Maar");
  await expect.poll(() => frame.evaluate("window.scrollY")).toBe(150);
});

it("a text is told where it stands, typed over in its place, and handed over as plain text", async () => {
  await open(START);
  const heading = frame.getByRole("heading", { name: "People" });
  const box = await heading.boundingBox();
  await heading.scrollIntoViewIfNeeded();
  const at = (await heading.boundingBox()) ?? box;
  if (at === null) throw new Error("The heading is not to be seen.");
  await tell({ type: "sayhey:point", request: 1, x: at.x + 5, y: at.y + at.height / 2 });
  expect((await report("sayhey:pointed")).at).toMatchObject({
    page: "home",
    block: "people",
    text: "People",
    occurrence: 0,
  });
  await tell({ type: "sayhey:type", request: 1, multiline: false });
  await expect.poll(() => heading.evaluate((element) => (element as HTMLElement).isContentEditable)).toBe(true);
  await page.keyboard.type("The <b>hive</b>");
  await page.keyboard.press("Enter");
  expect(await report("sayhey:typed")).toMatchObject({ request: 1, text: "The <b>hive</b>" });
  expect(await edit({ op: "update-block", page: "home", block: "people", patch: { title: "The hive" } })).toBe("code");
  await frame.getByRole("heading", { name: "The hive" }).waitFor();
  expect(await wasLoadedOnce()).toBe(true);
});

it("what goes wrong in the app is told, and no other window is listened to", async () => {
  await open(START);
  const path = "src/blocks/stopwatch.tsx";
  const base = generateApp(spec).tree[path] ?? "";
  const text = base.replace(
    /onClick=\{\(\) => setState\(\{ clock, laps: \[.*\)\}/,
    "onClick={() => {\nthrow new Error('No lap');\n}}",
  );
  await make([{ path, base, text }]);
  await follow();
  await frame.getByRole("button", { name: "Start" }).click();
  await frame.getByRole("button", { name: "Lap" }).click();
  const line = text.split("\n").findIndex((each) => each.includes("throw")) + 1;
  const { entry } = await report("sayhey:log");
  expect(entry.message).toContain("No lap");
  expect(entry.stack).toContain(`${path}:${line}`);
  problems = [];
  await frame.evaluate("setTimeout(() => { throw new Error('No honey'); })");
  await expect.poll(async () => (await report("sayhey:log")).entry.message).toContain("No honey");
  problems = [];
  await frame.evaluate("console.error('Sour', { milk: 1 })");
  await expect.poll(async () => (await report("sayhey:log")).entry.message).toBe('Sour {"milk":1}');
  await frame.evaluate("window.postMessage({ type: 'sayhey:theme', css: 'body { display: none }' })");
  await tell({ type: "sayhey:hello" });
  await report("sayhey:ready");
  expect(await frame.locator("body").isVisible()).toBe(true);
});
