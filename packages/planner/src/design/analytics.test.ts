import type { AppSpec, Block } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";

beforeAll(() => loadAllBlueprints());

function dashboardOf(text: string): { spec: AppSpec; block: Extract<Block, { kind: "dashboard" }> } {
  const spec = planBrief(text, 3)?.spec;
  const block = spec?.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "dashboard");
  if (spec === undefined || block?.kind !== "dashboard") throw new TypeError(`${text}: no dashboard`);
  return { spec, block };
}

describe("briefs that ask for statistics", () => {
  it.each([
    ["Population statistics visualization: age distribution and gender ratio of residents", ["Age", "Gender"]],
    ["Sales data visualization dashboard with charts by region", ["Region"]],
  ])("get charts of what they name: %s", (text, names) => {
    const { spec, block } = dashboardOf(text);
    const entity = spec.entities.find(({ id }) => id === block.entity);
    const drawn = block.charts.map(({ byField }) => entity?.fields.find(({ id }) => id === byField)?.name);
    expect(drawn).toEqual(expect.arrayContaining(names));
    expect(block.charts.length).toBeGreaterThanOrEqual(4);
    expect(new Set(block.charts.map(({ look }) => look)).size).toBeGreaterThanOrEqual(3);
  });

  it("have rows over three months to look at, more of them lately", () => {
    const { spec, block } = dashboardOf("Sales data visualization dashboard with charts by region");
    const rows = spec.entities.find(({ id }) => id === block.entity)?.rows ?? [];
    const days = rows.map((row) => Math.abs(Number(/^@([+-]?\d+)/.exec(String(row[block.dateField ?? ""]))?.[1])));
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(rows.length).toBeLessThanOrEqual(80);
    expect(Math.min(...days)).toBe(0);
    expect(Math.max(...days)).toBeGreaterThan(60);
    expect(Math.max(...days)).toBeLessThan(90);
    const lately = days.filter((day) => day < 45).length;
    expect(lately).toBeGreaterThan(rows.length - lately);
  });

  it("are the same for the same words", () => {
    const text = "Sales data visualization dashboard with charts by region";
    expect(dashboardOf(text).spec).toEqual(dashboardOf(text).spec);
  });
});
