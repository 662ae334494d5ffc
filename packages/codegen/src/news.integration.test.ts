import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseAppSpec, type Block, type Language } from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { appHeaders } from "@sayhey/server/browser";
import { type Browser, type BrowserContext, type Page, type Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appWith } from "./behaviour-blocks.fixture.ts";
import { CONTENT_TYPES, launchBrowser } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const NEWS: Block = { kind: "news", id: "press", title: "Press", address: "https://post.example/feed.xml" };
const ENTRIES = [
  {
    title: "<img src=x onerror=alert(1)>Ferry late",
    summary: "The <b>first</b> ferry left late.",
    link: "https://www.post.example/1",
    date: "2026-03-04T08:00:00.000Z",
    picture: "/feeds/press/0123456789abcdef01234567.webp",
  },
  { title: "No link", summary: "", link: "javascript:alert(1)" },
];

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[] = [];
let outside: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  [problems, outside] = [[], []];
  context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "block",
    locale: "en-US",
  });
});
afterEach(async () => {
  await context.close();
  expect(problems).toEqual([]);
  // Nothing is ever asked of the site itself.
  expect(outside).toEqual([]);
});

const json = (body: unknown) => (route: Route) =>
  route.fulfill({ body: JSON.stringify(body), contentType: "application/json" });

/** Opens an app whose host answers for the feed with `answer`; without one it answers as hosts of files do, with the page. */
async function open(
  block: Block,
  answer: ((route: Route) => Promise<void>) | undefined,
  language: Language = "en",
): Promise<void> {
  const blank = appWith([block], []);
  const spec = parseAppSpec({ ...blank, identity: { ...blank.identity, language } });
  const app = await compileApp(generateApp(spec).tree);
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("dialog", (dialog) => problems.push(dialog.message()));
  await context.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== ORIGIN) {
      outside.push(url.href);
      return route.abort();
    }
    if (url.pathname.startsWith("/feeds/") && answer !== undefined)
      return url.pathname.endsWith(".webp") ? route.fulfill({ body: PIXEL, contentType: "image/gif" }) : answer(route);
    const path = url.pathname.slice(1);
    const file = app.files[path.includes(".") ? path : "index.html"];
    const contentType = CONTENT_TYPES[path.split(".").pop() ?? ""] ?? "text/html";
    return file === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: Buffer.from(file), contentType, headers: appHeaders(app, []) });
  });
  await page.goto(ORIGIN);
  await shown().waitFor();
}

const shown = () => page.locator("#press");
const entries = () => shown().getByRole("listitem");

async function breaches(): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 160)).join(" | ")))`);
}

it("types of everything a feed needs", async () => {
  const { tree } = generateApp(parseAppSpec(appWith([NEWS, { ...NEWS, id: "other", limit: 3, dates: false }], [])));
  expect(await checkTypes(tree)).toEqual([]);
});

describe("entries", () => {
  it("stand as text, with links to web pages alone", async () => {
    await open(NEWS, json({ feed: { title: "Harbor Post", entries: ENTRIES } }));
    await entries().first().waitFor();
    expect(await entries().count()).toBe(2);
    expect(await entries().first().innerText()).toContain("<img src=x onerror=alert(1)>Ferry late");
    expect(await entries().first().innerText()).toContain("The <b>first</b> ferry");
    const link = entries().first().getByRole("link");
    expect(await link.getAttribute("href")).toBe("https://www.post.example/1");
    expect(await link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(await link.getAttribute("target")).toBe("_blank");
    expect(await entries().nth(1).getByRole("link").count()).toBe(0);
    expect(await entries().first().locator("time").getAttribute("datetime")).toBe(ENTRIES[0]?.date);
    expect(await entries().first().locator("img").count()).toBe(1);
    expect(await breaches()).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  });

  it("show neither days nor pictures where the block says so", async () => {
    await open({ ...NEWS, dates: false, pictures: false }, json({ feed: { title: "Harbor Post", entries: ENTRIES } }));
    await entries().first().waitFor();
    expect(await shown().locator("time, img").count()).toBe(0);
  });

  it("are waited for, and asked for again", async () => {
    let turn = 0;
    await open(NEWS, (route) => {
      turn += 1;
      return json(turn === 1 ? { failed: "slow" } : { feed: { title: "", entries: ENTRIES } })(route);
    });
    await shown().getByText("took too long to answer").waitFor();
    await shown().getByRole("button", { name: "Try again" }).press("Enter");
    await entries().first().waitFor();
  });
});

describe("what stands where there is nothing", () => {
  it.each([
    ["missing", "There’s no feed at this address."],
    ["private", "in a private network"],
    ["slow", "took too long to answer"],
    ["too-large", "too large to show"],
    ["not-a-feed", "isn’t an RSS, Atom or JSON feed"],
    ["unavailable", "post.example can’t be reached"],
    ["something new", "post.example can’t be reached"],
  ])("says why: %s", async (failed, text) => {
    await open(NEWS, json({ failed }));
    await shown().getByText(text).waitFor();
    const link = shown().getByRole("link");
    expect(await link.getAttribute("href")).toBe("https://post.example/feed.xml");
    expect(await breaches()).toEqual([]);
  });

  it("says that there are no entries yet", async () => {
    await open(NEWS, json({ feed: { title: "Harbor Post", entries: [] } }));
    await shown().getByText("No entries yet").waitFor();
  });

  it("says that too much was asked for", async () => {
    await open(NEWS, (route) => route.fulfill({ status: 429, body: "{}", contentType: "application/json" }));
    await shown().getByText("can’t be reached. Try again in a few minutes.").waitFor();
  });

  it("says that it cannot be reached where what is answered is broken", async () => {
    await open(NEWS, (route) => route.fulfill({ body: "{", contentType: "application/json" }));
    await shown().getByText("can’t be reached").waitFor();
  });

  it.each([
    ["hosts that answer with the page", undefined],
    ["hosts that have no such file", (route: Route) => route.fulfill({ status: 404, body: "Not found" })],
  ])("leads to the feed on %s", async (_, answer) => {
    await open(NEWS, answer);
    await shown().getByText("The latest entries open on post.example.").waitFor();
    expect(await shown().getByRole("link").getAttribute("href")).toBe("https://post.example/feed.xml");
    expect(await breaches()).toEqual([]);
  });

  it.each([
    ["de", "Noch keine Einträge"],
    ["es", "Aún no hay entradas"],
    ["fr", "Aucun article pour l’instant"],
    ["pt", "Ainda não há entradas"],
  ] as const)("says it in %s", async (language, text) => {
    await open(NEWS, json({ feed: { title: "", entries: [] } }), language);
    await shown().getByText(text).waitFor();
  });
});
