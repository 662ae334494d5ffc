import type { AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";

await loadBriefs();

const plan = (idea: string): AppSpec => planApp(idea, { seed: 1 });
const statesOf = (spec: AppSpec): readonly string[] =>
  spec.entities[0]?.fields.find(({ name }) => name === "Status")?.options ?? [];
const firstKinds = (spec: AppSpec): string[] => (spec.pages[0]?.blocks ?? []).map(({ kind }) => kind);

describe("a status board", () => {
  it("counts what is in each state and shows it by state on the first page", () => {
    const spec = plan("meeting room status board");
    expect(firstKinds(spec)).toEqual(expect.arrayContaining(["stats", "board"]));
    expect(spec.entities[0]?.name.toLowerCase()).toBe("meeting room");
    expect(statesOf(spec)).toEqual(["free", "occupied", "being cleaned", "closed"]);
  });

  it("has the states and the number of units that the text gives", () => {
    const spec = plan("status board for 12 squash courts: empty / playing / closed");
    expect(statesOf(spec)).toEqual(["empty", "playing", "closed"]);
    expect(spec.entities[0]?.rows).toHaveLength(12);
  });

  it("leaves other boards alone", () => {
    for (const idea of ["job board for nurses", "surf board rental", "marital status form"])
      expect(
        plan(idea).entities.flatMap(({ fields }) => fields.map(({ name }) => name)),
        idea,
      ).not.toContain("Ready again at");
  });
});
