import type { ProjectCardRow } from "../../api/list-projects.ts";

/** Orders a list of projects can have. */
export const SORTS = [
  { value: "changed", label: "Last changed" },
  { value: "created", label: "Newest" },
  { value: "name", label: "Name" },
] as const;
/** Order of a list of projects. */
export type Sort = (typeof SORTS)[number]["value"];

const fold = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** The projects to show, in order. Every word of the search must be in the name or the idea; accents and case do not matter. */
export function arrangeProjects<
  P extends Pick<ProjectCardRow, "name" | "idea" | "archived_at" | "created_at" | "updated_at">,
>(projects: readonly P[], { search, sort, archived }: { search: string; sort: Sort; archived: boolean }): P[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  const found = projects.filter((project) => {
    const text = fold(`${project.name} ${project.idea}`);
    return (project.archived_at !== null) === archived && words.every((word) => text.includes(word));
  });
  if (sort === "name") return found.sort((a, b) => a.name.localeCompare(b.name));
  const key = sort === "changed" ? "updated_at" : "created_at";
  return found.sort((a, b) => Date.parse(b[key]) - Date.parse(a[key]));
}
