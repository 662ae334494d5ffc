import { expect, test } from "vitest";
import { filterRenders } from "./filter-renders.ts";

const RENDERS = [
  { id: 1, status: "completed", project_id: "a", formats: ["mp4", "gif"] },
  { id: 2, status: "processing", project_id: "a", formats: ["webm"] },
  { id: 3, status: "failed", project_id: "b", formats: ["mp4"] },
] as const;
const idsOf = (choice: Partial<Parameters<typeof filterRenders>[1]>): number[] =>
  filterRenders(
    RENDERS.map((render) => ({ ...render, formats: [...render.formats] })),
    { states: "all", projectId: null, format: null, ...choice },
  ).map(({ id }) => id);

test("renders are narrowed by state, project and format together", () => {
  expect(idsOf({})).toEqual([1, 2, 3]);
  expect(idsOf({ states: "running" })).toEqual([2]);
  expect(idsOf({ states: "stopped" })).toEqual([3]);
  expect(idsOf({ projectId: "a" })).toEqual([1, 2]);
  expect(idsOf({ format: "mp4" })).toEqual([1, 3]);
  expect(idsOf({ states: "completed", projectId: "a", format: "gif" })).toEqual([1]);
  expect(idsOf({ states: "completed", projectId: "b", format: "gif" })).toEqual([]);
});
