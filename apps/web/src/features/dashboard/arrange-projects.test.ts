import { expect, test } from "vitest";
import { arrangeProjects } from "./arrange-projects.ts";

const projects = [
  {
    name: "Crème Club",
    idea: "swap desserts",
    archived_at: null,
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-03-01T00:00:00Z",
  },
  {
    name: "Ämtli",
    idea: "chores of a flat share",
    archived_at: null,
    created_at: "2026-02-01T00:00:00Z",
    updated_at: "2026-02-02T00:00:00Z",
  },
  {
    name: "Zoo",
    idea: "feeding times",
    archived_at: "2026-02-05T00:00:00Z",
    created_at: "2026-01-05T00:00:00Z",
    updated_at: "2026-02-05T00:00:00Z",
  },
];
const names = (options: Parameters<typeof arrangeProjects>[1]) =>
  arrangeProjects(projects, options).map(({ name }) => name);

test("sorts by last change, by age and by name", () => {
  expect(names({ search: "", sort: "changed", archived: false })).toEqual(["Crème Club", "Ämtli"]);
  expect(names({ search: "", sort: "created", archived: false })).toEqual(["Ämtli", "Crème Club"]);
  expect(names({ search: "", sort: "name", archived: false })).toEqual(["Ämtli", "Crème Club"]);
});

test("finds every word in name or idea, whatever the accents and case", () => {
  expect(names({ search: "creme DESSERTS", sort: "name", archived: false })).toEqual(["Crème Club"]);
  expect(names({ search: "creme chores", sort: "name", archived: false })).toEqual([]);
});

test("archived projects are shown only in the archive", () => {
  expect(names({ search: "", sort: "name", archived: true })).toEqual(["Zoo"]);
});
