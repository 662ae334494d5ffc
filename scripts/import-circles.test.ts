import { expect, test } from "vitest";
import { findCircles } from "./import-circles.ts";

const graphOf = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

test("a graph without circles has none", () => {
  expect(findCircles(graphOf({ a: ["b", "c"], b: ["c"], c: [] }))).toEqual([]);
});

test("a circle is told once, from its first file on, whichever import it is met at", () => {
  expect(findCircles(graphOf({ c: ["a"], b: ["c"], a: ["b"], d: ["a"] }))).toEqual([["a", "b", "c"]]);
});

test("a file that imports itself is a circle", () => {
  expect(findCircles(graphOf({ a: ["a"] }))).toEqual([["a"]]);
});

test("two circles that share a file are told apart, and a long one beside its shortcut", () => {
  const circles = findCircles(graphOf({ a: ["b"], b: ["a", "c"], c: ["d"], d: ["a"] }));
  expect(circles).toEqual([
    ["a", "b"],
    ["a", "b", "c", "d"],
  ]);
});
