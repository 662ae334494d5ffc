import { expect, test } from "vitest";
import { foldersAbove, treeRows } from "./file-tree-model.ts";

const file = (path: string, state: "generated" | "changed" | "own" | "conflict" = "generated") => ({
  path,
  bytes: 1,
  state,
  editable: true,
});
const FILES = [
  file("index.html"),
  file("src/app.tsx", "changed"),
  file("src/pages/a10.tsx", "conflict"),
  file("src/pages/a2.tsx"),
];
const draw = (rows: ReturnType<typeof treeRows>) =>
  rows.map(({ level, name, mark }) => `${level} ${name}${mark === null ? "" : ` ${mark}`}`);

test("folders come first, by name; a closed one shows the gravest mark of what is in it", () => {
  const options = { open: new Set<string>(), filter: "", faulty: new Set<string>() };
  expect(draw(treeRows(FILES, options))).toEqual(["1 src conflict", "1 index.html"]);
  expect(draw(treeRows(FILES, { ...options, open: new Set(["src", "src/pages"]) }))).toEqual([
    "1 src conflict",
    "2 pages conflict",
    "3 a2.tsx",
    "3 a10.tsx conflict",
    "2 app.tsx changed",
    "1 index.html",
  ]);
  const faulty = new Set(["src/pages/a2.tsx"]);
  expect(draw(treeRows(FILES, { ...options, faulty }))).toEqual(["1 src error", "1 index.html"]);
});

test("a filter shows every file that holds its words, with its folders", () => {
  const options = { open: new Set<string>(), filter: "PAGES a2", faulty: new Set<string>() };
  expect(draw(treeRows(FILES, options))).toEqual(["1 src", "2 pages", "3 a2.tsx"]);
  expect(treeRows(FILES, { ...options, filter: "zzz" })).toEqual([]);
});

test("foldersAbove names every folder of a path", () => {
  expect(foldersAbove("src/ui/icons.tsx")).toEqual(["src", "src/ui"]);
  expect(foldersAbove("index.html")).toEqual([]);
});
