import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { applyOps, opsToMakeCustomBlock, parseAppSpec, type AppSpec, type CustomBlock } from "@sayhey/appspec";
import { checkCustomSources, checkTypes, compileApp, compileLive } from "@sayhey/bundler";
import { appHeaders, checkApp, openBrowserPool } from "@sayhey/server/browser";
import { type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { libraryFixture } from "../../appspec/src/app-spec.fixture.ts";
import { withShelf } from "../../appspec/src/custom-block.fixture.ts";
import { exportTree } from "./export-tree.ts";
import { CONTENT_TYPES, launchBrowser } from "./fixtures/launch-browser.ts";
import { generateApp } from "./generate-app.ts";
import { importTree } from "./import-tree.ts";

const APP = "http://app.test";
const EDITOR = "http://editor.test";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const own = (id: string, name: string, source: string): CustomBlock => ({
  id,
  name,
  icon: "blocks",
  properties: [],
  data: [],
  packages: [],
  source,
});

/** Tries every way out that a page has, and says what came of each. */
const HOSTILE = `import { useEffect, useState } from "react";

export default function Hostile() {
  const [said, setSaid] = useState<string[]>([]);
  useEffect(() => {
    const tell = (name: string, what: string) => setSaid((before) => [...before, name + ": " + what]);
    const attempt = (name: string, run: () => unknown) => {
      try {
        tell(name, run() === null ? "nothing" : "done");
      } catch {
        tell(name, "refused");
      }
    };
    fetch("${EDITOR}/secret", { mode: "no-cors" }).then(() => tell("fetch", "done"), () => tell("fetch", "refused"));
    attempt("editor storage", () => window.parent.localStorage.getItem("token"));
    attempt("editor page", () => window.parent.document.title);
    attempt("window", () => window.open("${EDITOR}/secret"));
    attempt("top", () => {
      if (window.top) window.top.location.href = "${EDITOR}/secret?moved";
      return 1;
    });
    attempt("code", () => (globalThis as unknown as Record<string, (text: string) => unknown>)["ev" + "al"]?.("1"));
    const image = new Image();
    image.onload = () => tell("image", "done");
    image.onerror = () => tell("image", "refused");
    image.src = "${EDITOR}/secret.svg";
    const script = document.createElement("script");
    script.onload = () => tell("script", "done");
    script.onerror = () => tell("script", "refused");
    script.src = "${EDITOR}/secret.js";
    document.head.append(script);
    try {
      new WebSocket("ws://editor.test/secret").onerror = () => tell("socket", "refused");
    } catch {
      tell("socket", "refused");
    }
    navigator.sendBeacon("${EDITOR}/secret", "rows");
  }, []);
  return <ul>{said.map((line) => <li key={line}>{line}</li>)}</ul>;
}
`;
const WAYS = ["fetch", "editor storage", "editor page", "code", "image", "script", "socket"];

/** The library with a shelf, the example, a block that fails, one that is hostile, and one for administrators alone. */
function app(): AppSpec {
  let spec = parseAppSpec(withShelf(libraryFixture()));
  const add = (customBlock: CustomBlock, id: string, page = "home") => {
    spec = applyOps(spec, [
      { op: "add-custom-block", customBlock },
      { op: "add-block", page, block: { id, kind: "custom", customBlock: customBlock.id, values: {} } },
    ]).spec;
  };
  spec = applyOps(spec, [
    {
      op: "set-accounts",
      accounts: {
        roles: [
          { id: "member", name: "Member" },
          { id: "admin", name: "Admin" },
        ],
        signIn: "optional",
        demo: true,
      },
    },
  ]).spec;
  const starter = opsToMakeCustomBlock(spec, { page: "home" });
  if ("reason" in starter) throw new Error(starter.reason);
  spec = applyOps(spec, starter.ops).spec;
  add(
    own("broken", "Broken", `export default function Broken(): never {\n  throw new Error("Oh no");\n}\n`),
    "homeBroken",
  );
  const secret = `import type { BlockProps } from "./props.ts";

export default function Secret({ rows, may }: BlockProps) {
  return <p>{may.tools ? rows.tools.length + " tools for you" : "Nothing for you, " + rows.tools.length}</p>;
}
`;
  add(
    { ...own("secret", "Secret", secret), data: [{ id: "tools", entity: "tool", can: ["read"], roles: ["admin"] }] },
    "homeSecret",
  );
  add(own("hostile", "Hostile", HOSTILE), "loansHostile", "loans");
  return spec;
}

let browser: Browser;
let asked: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Serves an app under the policy of its host, and an editor on an origin of its own that shows it in a frame. */
async function open(spec: AppSpec, path: string, width: number): Promise<Page> {
  const compiled = await compileApp(generateApp(spec).tree);
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  asked = [];
  await context.route(`${EDITOR}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== "/") asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<title>Editor</title><script>localStorage.setItem("token", "secret")</script>
        <iframe sandbox="allow-scripts allow-forms allow-same-origin allow-downloads" src="${APP}${path}" style="width:${width - 20}px;height:860px"></iframe>`,
    });
  });
  await context.route(`${APP}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const file = compiled.files[name.includes(".") ? name : "index.html"];
    return file === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({
          body: Buffer.from(file),
          contentType: CONTENT_TYPES[name.split(".").pop() ?? ""] ?? "text/html",
          headers: appHeaders(compiled, [EDITOR]),
        });
  });
  return page;
}

describe("blocks of one's own in an app", () => {
  it("are typed, come back from an export, and are refused with a sentence where they import what they may not", async () => {
    const spec = app();
    const { tree } = generateApp(spec);
    expect(await checkTypes(tree)).toEqual([]);
    expect(JSON.parse(tree["package.json"] ?? "{}").dependencies).toMatchObject({ colord: "2.9.3" });
    expect(tree["README.md"]).toContain("src/custom/");
    const path = "src/custom/tool-shelf/block.tsx";
    const source = tree[path] ?? "";
    const wrong = source.replace("rows.tools.length", "rows.tool.length");
    expect(await checkTypes({ ...tree, [path]: wrong })).toEqual([
      expect.objectContaining({ file: path, line: 10, message: expect.stringContaining("'tools'") }),
    ]);
    const files = exportTree(spec, [], 1);
    expect(importTree(files, null)).toEqual({ spec, overrides: [], left: [] });
    const back = importTree({ ...files, [path]: wrong.replaceAll("\n", "\r\n") }, null);
    expect(back.overrides).toEqual([]);
    expect(back.spec.customBlocks?.[0]?.source).toBe(wrong);
    const evil = `import { readRows } from "../../store/store.ts";\n${source}void readRows;\n`;
    const kept = importTree({ ...files, [path]: evil }, null);
    expect(kept.spec.customBlocks?.[0]?.source).toBe(source);
    expect(kept.left).toEqual([{ path, why: expect.stringContaining('imports "../../store/store.ts"') }]);
    const told =
      /src\/custom\/tool-shelf\/block\.tsx:1: This block imports "\.\.\/\.\.\/store\/store\.ts", which a block may not use/;
    await expect(compileApp({ ...tree, [path]: evil })).rejects.toThrow(told);
    await expect(checkCustomSources({ ...tree, [path]: evil })).rejects.toThrow(told);
    await expect(checkCustomSources({ ...tree, [path]: source.replace("</p>", "") })).rejects.toThrow(
      /src\/custom\/tool-shelf\/block\.tsx:\d+: /,
    );
    await checkCustomSources(tree);
    await expect(compileLive({ ...tree, [path]: evil }, "1")).rejects.toThrow(told);
    const late = `/* */ export const load = () => import("colord");\n${source}`;
    await expect(compileApp({ ...tree, [path]: late })).rejects.toThrow(/loads "colord" while it runs/);
    await expect(compileLive({ ...tree, [path]: late }, "1")).rejects.toThrow(/loads code while it runs/);
  });

  it("show, change and remove rows as far as they declared, and keep the page standing where one fails", async () => {
    const page = await open(app(), "/", 360);
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(APP);
    const shelf = page.getByRole("region", { name: "Tool shelf" });
    await shelf.getByText("On the shelf: 2").waitFor();
    await shelf.getByText("2 Tools, price, plain, false").waitFor();
    await shelf.getByRole("button", { name: "Add a saw" }).click();
    await shelf.getByText("On the shelf: 3").waitFor();
    await shelf.getByRole("button", { name: "Rename Saw" }).click();
    await shelf.getByRole("button", { name: "Remove Renamed" }).click();
    await shelf.getByText("On the shelf: 2").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await shelf.getByText("On the shelf: 3").waitFor();
    const example = page.getByRole("region", { name: "New block" });
    await example.getByRole("button", { name: "Count: 0" }).click();
    await example.getByRole("button", { name: "Count: 1" }).waitFor();
    await page.getByRole("alert").getByText("The block “Broken” stopped working.").waitFor();
    await page.getByText("Nothing for you, 0").waitFor();
    await page.evaluate(AXE);
    const found = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ""}`);
    });
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto(`${APP}/?as=admin`);
    await page.getByText("tools for you").waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it("reach nothing beyond their app: no network, no storage and no window of the editor around it", async () => {
    const page = await open(app(), "/loans", 700);
    const windows: string[] = [];
    page.context().on("page", (opened) => windows.push(opened.url()));
    await page.goto(EDITOR);
    const frame = page.frameLocator("iframe");
    for (const way of WAYS) await frame.getByText(`${way}: refused`).waitFor();
    await frame.getByText("window: nothing").waitFor();
    expect(windows).toEqual([]);
    expect(asked).toEqual([]);
    expect(page.url()).toBe(`${EDITOR}/`);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBe("secret");
    await page.context().close();
  });

  it("are tested: texts that their tests name are looked for in them alone", async () => {
    const base = parseAppSpec(withShelf(libraryFixture()));
    const spec = applyOps(base, [
      {
        op: "add-custom-block",
        customBlock: {
          ...own("silent", "Silent", "export default function Silent() {\n  return <p>Quiet</p>;\n}\n"),
          test: { sees: ["On the shelf: 2"] },
        },
      },
      { op: "add-block", page: "home", block: { id: "homeSilent", kind: "custom", customBlock: "silent", values: {} } },
    ]).spec;
    const { tree, flows, blockTests } = generateApp(spec);
    expect(blockTests.map(({ name, block }) => `${name} ${block}`)).toEqual([
      "Tool shelf homeShelf",
      "Silent homeSilent",
    ]);
    expect(flows.map(({ caption }) => caption)).toContain("Tool shelf");
    expect(tree["tests/flows.spec.ts"]).toContain("The block Tool shelf (homeShelf)");
    const pool = await openBrowserPool({ size: 1 });
    try {
      const { checks } = await checkApp(pool, await compileApp(tree), [], { blockTests });
      const tests = checks.filter(({ kind }) => kind === "block");
      expect(tests).toMatchObject([
        { name: "Tool shelf", block: "homeShelf", passed: true },
        {
          name: "Silent",
          block: "homeSilent",
          passed: false,
          message: expect.stringContaining("see 'On the shelf: 2'"),
        },
      ]);
      expect(checks.filter(({ kind, passed }) => kind !== "block" && !passed)).toEqual([]);
    } finally {
      await pool.close();
    }
  });
});
