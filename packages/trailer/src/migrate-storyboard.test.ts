import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { footageIds } from "./assets.ts";
import { migrateStoryboard } from "./migrate-storyboard.ts";
import { parseStoryboard } from "./storyboard.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../goldens/migrations/${name}.json`, import.meta.url), "utf8"));

test.each(["0.9-filmed", "0.9-drawn", "1.0-filmed", "1.0-drawn", "1.1-filmed", "1.1-drawn"])(
  "6.1 the document %s becomes the golden one, and stays it",
  async (of) => {
    const name = of.slice(4);
    const old = read(of);
    const before = JSON.stringify(old);
    const now = parseStoryboard(old);
    await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot(`../goldens/migrations/1.2-${name}.json`);
    expect(parseStoryboard(now)).toEqual(now);
    expect(JSON.stringify(old)).toBe(before);
  },
);

test("6.1 captions that were shown are boxed, and those that were not are off", () => {
  expect(parseStoryboard(read("1.0-drawn")).captions).toBe("boxed");
  expect(parseStoryboard(read("1.0-filmed")).captions).toBe("off");
});

test("6.1 the clips of an old document and where they start are kept", () => {
  const old = read("0.9-filmed") as { scenes: { footageId?: string; footageStartMs?: number }[] };
  const now = parseStoryboard(old);
  expect(footageIds(now)).toEqual(["add", "find"]);
  expect(now.scenes.flatMap((scene) => (scene.kind === "feature" ? [scene.footage?.startMs] : []))).toEqual(
    old.scenes.flatMap((scene) => (scene.footageId === undefined ? [] : [scene.footageStartMs])),
  );
});

test("6.2 a document of a version nobody knows is refused, naming both", () => {
  expect(() => parseStoryboard({ version: "3.2" })).toThrow(
    "storyboard.version: is 3.2, and this release reads up to 1.2",
  );
  for (const value of [null, 7, [], "x", {}, { version: "0.9" }, { version: "0.9", scenes: [1, null] }])
    expect(() => parseStoryboard(value)).toThrow(/^storyboard/);
  expect(migrateStoryboard(7)).toBe(7);
});
