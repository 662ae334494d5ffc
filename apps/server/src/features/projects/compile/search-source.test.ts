import { expect, test } from "vitest";
import { searchSource } from "./search-source.ts";

const TREE = { "a.ts": "const Plant = 1;\nconst plants = [Plant, Plant];\n", "b.ts": `x${"y".repeat(500)}Plant\n` };
const PLAIN = { regex: false, matchCase: false, wholeWord: false };

test("finds every place, by text and by expression, in the line it shows", () => {
  const { matches, more } = searchSource(TREE, { ...PLAIN, text: "plant" });
  expect(more).toBe(false);
  expect(matches.map(({ path, line }) => `${path}:${line}`)).toEqual([
    "a.ts:1",
    "a.ts:2",
    "a.ts:2",
    "a.ts:2",
    "b.ts:1",
  ]);
  for (const { text, column, length } of matches) expect(text.slice(column, column + length)).toMatch(/^plant$/i);
  const count = (text: string, how: Partial<typeof PLAIN>) =>
    searchSource(TREE, { ...PLAIN, ...how, text }).matches.length;
  expect(count("plant", { matchCase: true })).toBe(1);
  expect(count("plant", { wholeWord: true })).toBe(3);
  expect(count("[Plant", {})).toBe(1);
  expect(count(String.raw`\[\w+`, { regex: true })).toBe(1);
  expect(count("x*", { regex: true })).toBe(1);
});

test("tells an expression that cannot be read, and stops one that would never end", () => {
  expect(() => searchSource(TREE, { ...PLAIN, regex: true, text: "(" })).toThrow(/isn't a regular expression/);
  const evil = { "a.ts": "a".repeat(60) };
  expect(() => searchSource(evil, { ...PLAIN, regex: true, text: "(a+)+$b" }, 100)).toThrow(/takes too long/);
});

test("shows the first 300 places and says that there are more", () => {
  const { matches, more } = searchSource({ "a.ts": "x\n".repeat(500) }, { ...PLAIN, text: "x" });
  expect([matches.length, more]).toEqual([300, true]);
});
