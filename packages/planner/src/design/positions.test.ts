import { beforeAll, describe, expect, it } from "vitest";
import type { AppSpec } from "@sayhey/appspec";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";
import { mapAsked } from "./positions.ts";

beforeAll(loadAllBlueprints);

const mapsOf = (spec: AppSpec | undefined) =>
  (spec?.pages ?? []).flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === "places" ? [block] : []));

describe("what is to be seen on a map", () => {
  it.each([
    "our coffee shops on a map",
    "farm shop directory with a map of farms",
    "playground finder with an interactive map",
  ])("%s", (text) => {
    const spec = planBrief(text, 1)?.spec;
    const [map] = mapsOf(spec);
    const entity = spec?.entities.find(({ id }) => id === map?.entity);
    expect(map?.latField, JSON.stringify(spec?.pages.map(({ title }) => title))).toBeDefined();
    // Nobody's place is made up.
    for (const row of entity?.rows ?? []) expect(row[map?.latField ?? ""] ?? null).toBeNull();
  });

  it.each(["site map generator", "product roadmap planner", "mind map of ideas"])("%s is no map", (text) => {
    expect(mapsOf(planBrief(text, 1)?.spec)).toEqual([]);
    expect(mapAsked(text)).toBe(false);
  });
});
