import { applyOps } from "@sayhey/appspec";
import { planIdea } from "@sayhey/planner/embedded";
import { describe, expect, test } from "vitest";
import { exportTree } from "./export-tree.ts";
import { generateApp } from "./generate-app.ts";
import { importTree } from "./import-tree.ts";
import { mergeHunks } from "./merge-hunks.ts";
import { listSource, readSource } from "./read-source.ts";

const spec = await planIdea("Plant diary", { seed: 7 });
const HOME = "src/pages/home.tsx";
const home = generateApp(spec).tree[HOME] ?? "";
const own = (text: string) => text.replace("    </Page>", "      <p>Mine.</p>\n    </Page>");

describe("importTree", () => {
  test("an exported tree comes back to the byte: the app, and what differs as files changed by hand", () => {
    const plain = importTree(exportTree(spec, [], 3), null);
    expect(plain).toEqual({ spec, overrides: [], left: [] });
    const mine = { path: HOME, base: home, text: own(home) };
    const extra = { path: "src/extra.ts", base: null, text: "export const extra = 1;\n" };
    const files = exportTree(spec, [mine, extra], 3);
    const back = importTree(files, null);
    expect(back.overrides).toEqual([extra, mine]);
    expect(exportTree(back.spec, back.overrides, 3)).toEqual(files);
  });

  test("what follows from a change elsewhere is no change of its own, whatever the line breaks", async () => {
    const other = await planIdea("Invoice tracker for freelancers", { seed: 7 });
    const template = Object.keys(generateApp(other).tree).find(
      (path) => path.startsWith("src/blocks/") && !(path in generateApp(spec).tree),
    );
    const name = template?.slice("src/blocks/".length) ?? "";
    const text = `import "../blocks/${name}";\n${home}`;
    const files = exportTree(spec, [{ path: HOME, base: home, text }], 1);
    expect(files[template ?? ""]).toBeDefined();
    const dos = Object.fromEntries(Object.entries(files).map(([path, one]) => [path, one.replaceAll("\n", "\r\n")]));
    expect(importTree(dos, null).overrides.map(({ path }) => path)).toEqual([HOME]);
  });

  test("tells what it leaves out, and takes the present app where the tree does not say", () => {
    const { "sayhey.json": _, [HOME]: gone, ...rest } = exportTree(spec, [], 1);
    const files = { ...rest, "package.json": "{}", "server/index.ts": "evil" };
    expect(gone).toBeDefined();
    expect(() => importTree(files, null)).toThrow("sayhey.json: This file is missing");
    const { overrides, left } = importTree(files, spec);
    expect(overrides).toEqual([]);
    expect(left.map(({ path }) => path).sort()).toEqual(["package.json", "server/index.ts", HOME].sort());
  });

  test.for([
    ["sayhey.json", "{", /sayhey\.json: This is no JSON/],
    ["sayhey.json", '{"format":9}', /sayhey\.json: It was written by another version/],
    ["sayhey.json", '{"format":1,"spec":{"pages":[]}}', /sayhey\.json: spec/],
    ["src/long.ts", "a\n".repeat(10_001), /src\/long\.ts: A file may have at most/],
  ] as const)("a bad %s is named", ([path, text, message]) => {
    expect(() => importTree({ ...exportTree(spec, [], 1), [path]: text }, null)).toThrow(message);
  });
});

describe("readSource", () => {
  test("gives a file beside what is generated, was generated, and how it stands", () => {
    const mine = { path: HOME, base: home, text: own(home) };
    expect(readSource(spec, [mine], HOME)).toEqual({ text: mine.text, state: "changed", generated: home, base: home });
    expect(readSource(spec, [mine], "src/app.tsx")).toMatchObject({ state: "generated", base: null });
    expect(readSource(spec, [], "src/nothing.ts")).toBeNull();
    const { spec: renamed } = applyOps(spec, [{ op: "set-identity", patch: { name: "Leafbook" } }]);
    const whole = { path: HOME, base: home, text: "export function HomePage() {\n  return null;\n}\n" };
    const after = readSource(renamed, [whole], HOME);
    expect(after).toMatchObject({ state: "conflict", base: home, text: whole.text });
    expect(after?.generated).toContain("Leafbook");
    const states = listSource(renamed, [whole]).filter(({ state }) => state !== "generated");
    expect(states.map(({ path, state }) => [path, state])).toEqual([[HOME, "conflict"]]);
  });
});

test("mergeHunks takes over what one side changed and shows what both did", () => {
  expect(mergeHunks("a\nb\nc\nd\ne", "A\nb\nc\nd\ne", "a\nb\nc\nd\nE")).toEqual([{ lines: ["A", "b", "c", "d", "E"] }]);
  expect(mergeHunks("a\nb", "mine\nb", "theirs\nb")).toEqual([
    { mine: ["mine"], base: ["a"], theirs: ["theirs"] },
    { lines: ["b"] },
  ]);
});
