import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  ART_DIRECTIONS,
  GAMES,
  parseAppSpec,
  TOOLS,
  type ArtDirection,
  type Block,
  type Entity,
} from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as data from "./behaviour-blocks.fixture.ts";
import { launchBrowser, serveFiles } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";

const ORIGIN = "http://app.test";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const SCORE: Entity = {
  id: "score",
  name: "Score",
  plural: "Scores",
  icon: "trophy",
  titleField: "player",
  fields: [
    { id: "player", name: "Player", type: "text", required: true },
    { id: "points", name: "Points", type: "number" },
    { id: "on", name: "On", type: "date" },
  ],
  rows: [],
};
const WORD: Entity = {
  id: "word",
  name: "Word",
  plural: "Words",
  icon: "type",
  titleField: "word",
  fields: [
    { id: "word", name: "Word", type: "text", required: true },
    { id: "kind", name: "Kind", type: "choice", options: ["Name", "Place"] },
  ],
  rows: ["Otter", "Harbor", "Lantern", "Biscuit", "Thunder", "Market"].map((word, index) => ({
    id: `w${String(index)}`,
    word,
    kind: index % 2 === 0 ? "Name" : "Place",
  })),
};
const SAVED: Entity = {
  id: "saved",
  name: "Result",
  plural: "Saved results",
  icon: "bookmark",
  titleField: "name",
  fields: [
    { id: "name", name: "Name", type: "text", required: true },
    { id: "text", name: "Text", type: "longText" },
  ],
  rows: [],
};

const games = GAMES.map((game): Block => ({
  kind: "game",
  id: game,
  game,
  logEntity: "score",
  logScoreField: "points",
  logWhoField: "player",
  logDateField: "on",
}));
const tools = TOOLS.map((tool): Block => ({
  kind: "tool",
  id: tool,
  tool,
  logEntity: "saved",
  logTextField: "text",
  ...(tool === "generator" && { wordsEntity: "word", wordField: "word", groupField: "kind" }),
}));

/** An app with these blocks, some to a page, in a look. */
function appOf(blocks: readonly Block[], direction: ArtDirection, scheme: "light" | "dark") {
  const spec = data.appWith([], [SCORE, WORD, SAVED]);
  const aPage = Math.ceil(blocks.length / 10);
  const { light, dark, display, text, radius, density } = ART_DIRECTIONS[direction];
  spec.theme = { direction, scheme, light, dark, display, text, radius, density, motion: "none" };
  spec.pages = Array.from({ length: Math.ceil(blocks.length / aPage) }, (_, index) => ({
    id: index === 0 ? "home" : `page${String(index)}`,
    path: index === 0 ? "/" : `/page${String(index)}`,
    title: `Page ${String(index + 1)}`,
    icon: "circle",
    nav: true,
    blocks: blocks.slice(index * aPage, (index + 1) * aPage),
  }));
  return parseAppSpec(spec);
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What axe finds wrong with a page. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ iframes: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ""}`);
  });
}

describe.each([
  ["games", games, "corner-shop", "light"],
  ["games", games, "arcade", "dark"],
  ["tools", tools, "signal", "dark"],
  ["tools", tools, "gallery-white", "light"],
] as const)("$0 in $2", (_name, blocks, direction, scheme) => {
  it(`open without a fault, fit a small phone and can be used by everyone: ${direction}, ${scheme}`, async () => {
    const spec = appOf(blocks, direction, scheme);
    const { tree } = generateApp(spec);
    expect(await checkTypes(tree)).toEqual([]);
    const app = await compileApp(tree);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      serviceWorkers: "block",
      colorScheme: scheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await serveFiles(page, ORIGIN, app.files);
    for (const { path, blocks: shown } of spec.pages) {
      await page.goto(ORIGIN + path);
      for (const { id } of shown) await page.locator(`#${id}`).waitFor();
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(360);
      problems.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});

it.each(["en", "de", "es", "fr", "pt"] as const)("every game and tool is named and filmed in %s", (language) => {
  for (const block of [...games, ...tools]) {
    const app = appOf([block], "signal", "light");
    const { flows } = generateApp({ ...app, identity: { ...app.identity, language } });
    const [shown] = flows;
    expect(shown?.steps.length, block.id).toBeGreaterThan(1);
    expect(shown?.caption, block.id).toMatch(/\S/);
  }
});
