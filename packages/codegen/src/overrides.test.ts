import { applyOps } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import { type FileOverride, overridePathSchema, overrideTextSchema } from "@sayhey/contract/override";
import { describe, expect, test } from "vitest";
import { changeOverride } from "./change-override.ts";
import { everyBlock } from "./fixtures/every-block.ts";
import { generateApp } from "./generate-app.ts";
import { TEMPLATES } from "./templates.gen.ts";

const spec = everyBlock();
const HOME = "src/pages/home.tsx";
const home = generateApp(spec).tree[HOME] ?? "";

/** The home page with a line of a person's own above its blocks. */
const edited = home.replace(
  /( *)<Page id="home" title="Home"[^>]*>\n/,
  (tag) => `${tag}      <p>Soup on Sundays.</p>\n`,
);
const renamed = (name: string) => applyOps(spec, [{ op: "set-identity", patch: { name } }]).spec;
const change = (path: string, text: string | null, overrides: FileOverride[] = [], settle = false) =>
  changeOverride(spec, overrides, { path, text, settle });

describe("a file changed by hand", () => {
  test("takes the generated one's place, and the rest of the app stays as it was", () => {
    expect(edited).not.toBe(home);
    const overrides = change(HOME, edited);
    const { tree, conflicts } = generateApp(spec, overrides);
    expect(conflicts).toEqual([]);
    expect(tree).toEqual({ ...generateApp(spec).tree, [HOME]: edited });
    expect(Object.keys(tree)).toEqual(Object.keys(tree).toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test("takes in what the generator changes elsewhere in it", () => {
    const overrides = change(HOME, edited);
    const block = spec.pages[0]?.blocks.at(-1)?.id ?? "";
    const after = applyOps(spec, [{ op: "remove-block", page: "home", block }]).spec;
    const generated = generateApp(after).tree[HOME] ?? "";
    expect(generated).not.toBe(home);
    const { tree, conflicts } = generateApp(after, overrides);
    expect(conflicts).toEqual([]);
    expect(tree[HOME]).toContain("Soup on Sundays.");
    expect(tree[HOME]?.replace("      <p>Soup on Sundays.</p>\n", "")).toBe(generated);
  });

  test("stays as it was written where both changed the same lines, and the three texts are told", () => {
    const html = "public/manifest.webmanifest";
    const before = generateApp(spec).tree[html] ?? "";
    const mine = before.replace(/"name": .*/, `"name": "Grandma's kitchen",`);
    const overrides = change(html, mine);
    const after = renamed("Leftovers");
    const { tree, conflicts } = generateApp(after, overrides);
    expect(tree[html]).toBe(mine);
    expect(tree[html]).not.toMatch(/[<=>]{7}/);
    expect(conflicts).toEqual([{ path: html, base: before, text: mine, generated: generateApp(after).tree[html] }]);

    // Another edit does not hide that; settling it does, and so does giving the file back.
    const again = changeOverride(after, overrides, { path: html, text: `${mine}\n` });
    expect(generateApp(after, again).conflicts).toHaveLength(1);
    const settled = changeOverride(after, overrides, { path: html, text: mine, settle: true });
    expect(generateApp(after, settled)).toMatchObject({ conflicts: [], tree: { [html]: mine } });
    expect(changeOverride(after, overrides, { path: html, text: null })).toEqual([]);
  });

  test("is kept and told when the app has it no longer", () => {
    const overrides = change("src/blocks/board.tsx", `${TEMPLATES["src/blocks/board.tsx"]}// mine\n`);
    const pages = spec.pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== "board") }));
    const { tree, conflicts } = generateApp({ ...spec, pages }, overrides);
    expect(tree["src/blocks/board.tsx"]).toMatch(/\/\/ mine\n$/);
    expect(conflicts).toMatchObject([{ path: "src/blocks/board.tsx", generated: null }]);
  });

  test("that reads like the generated one is no change", () => {
    expect(change(HOME, home)).toEqual([]);
    expect(change(HOME, home.replaceAll("\n", "\r\n"))).toEqual([]);
    expect(change(HOME, home, change(HOME, edited))).toEqual([]);
  });

  test("may use any block, and its files, words, icons and styles come along", () => {
    const [first] = spec.pages;
    if (first === undefined) throw new Error("The fixture has no page");
    const small = { ...spec, pages: [{ ...first, blocks: first.blocks.filter(({ kind }) => kind === "richText") }] };
    const page = generateApp(small).tree[HOME] ?? "";
    expect(generateApp(small).tree).not.toHaveProperty(["src/blocks/board.tsx"]);
    const text = `import { Board } from "../blocks/board.tsx";\n${page}\nexport const more = Board;\n`;
    const { tree } = generateApp(small, changeOverride(small, [], { path: HOME, text }));
    expect(tree).toHaveProperty(["src/blocks/board.tsx"]);
    expect(tree["src/styles.css"]).toContain("blocks/board.css");
    for (const [, key] of (tree["src/blocks/board.tsx"] ?? "").matchAll(/\bcopy\.(?!ts)(\w+)/g))
      expect(tree["src/copy.ts"]).toContain(`  ${key}: `);
  });

  test("that names words or files which do not exist is left to the compiler", () => {
    const text = `import { x } from "./nowhere.ts";\nimport { copy } from "../copy.ts";\nexport const y = [x, copy.noSuchWord];\n`;
    expect(generateApp(spec, change(HOME, text)).tree[HOME]).toBe(text);
  });
});

describe("a file of one's own", () => {
  test("stands beside the generated ones", () => {
    const overrides = change("public/robots.txt", "User-agent: *\n", change("src/soup.ts", "export const soup = 1;\n"));
    expect(overrides.map(({ path, base }) => [path, base])).toEqual([
      ["public/robots.txt", null],
      ["src/soup.ts", null],
    ]);
    const { tree, conflicts } = generateApp(spec, overrides);
    expect(conflicts).toEqual([]);
    expect(tree).toMatchObject({ "public/robots.txt": "User-agent: *\n", "src/soup.ts": "export const soup = 1;\n" });
  });

  test("meets a generated one of the same name as a conflict", () => {
    const [first] = spec.pages;
    if (first === undefined) throw new Error("The fixture has no page");
    const small = { ...spec, pages: [{ ...first, blocks: first.blocks.filter(({ kind }) => kind === "richText") }] };
    const overrides = changeOverride(small, [], { path: "src/blocks/board.tsx", text: "export const Board = null;\n" });
    expect(generateApp(small, overrides).conflicts).toEqual([]);
    expect(generateApp(spec, overrides).conflicts).toMatchObject([
      { path: "src/blocks/board.tsx", base: null, generated: TEMPLATES["src/blocks/board.tsx"] },
    ]);
  });

  test.each(["src/App.tsx", "src/app.tsx/part.ts", "src/pages/home.tsx/x.ts"])(
    "cannot stand where another file is in the way: %s",
    (path) => {
      expect(() => change(path, "export {};\n")).toThrow(/cannot stand beside/);
    },
  );

  test("is one of a hundred at most", () => {
    const many = Array.from({ length: LIMITS.overrideFiles }, (_, index) => ({
      path: `src/own/f${index}.ts`,
      base: null,
      text: "export {};\n",
    }));
    expect(() => change("src/one-more.ts", "export {};\n", many)).toThrow(/At most 100 files/);
    expect(change("src/own/f1.ts", "export const a = 1;\n", many)).toHaveLength(100);
  });

  test("cannot be given back when it is not there", () => {
    expect(() => change("src/none.ts", null)).toThrow(/has not been changed by hand/);
  });
});

test.each([
  "package.json",
  "index.html",
  "vite.config.ts",
  "tests/flows.spec.ts",
  "src",
  "src/",
  "src/../package.json",
  "../src/a.ts",
  "/src/a.ts",
  "src//a.ts",
  "src/.env.ts",
  "src/a.sh",
  "src\\a.ts",
  "src/a.ts\0.css",
  "src/%2e%2e/a.ts",
  "public/index.html",
  "public/assets/app.js",
  "public/vendor/react.js",
  `src/${"x".repeat(200)}.ts`,
])("%j is no path of a file that can be changed", (path) => {
  expect(overridePathSchema.safeParse(path).success).toBe(false);
});

test("a file is at most 200 kB and 10,000 lines", () => {
  expect(overridePathSchema.safeParse("src/pages/home.tsx").success).toBe(true);
  expect(overrideTextSchema.safeParse("x".repeat(200_000)).success).toBe(true);
  expect(overrideTextSchema.safeParse("ü".repeat(100_001)).success).toBe(false);
  expect(overrideTextSchema.safeParse("\n".repeat(10_000)).success).toBe(false);
});
