import type { AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { planApp } from "../embedded/index.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";

await loadBriefs();

const plan = (idea: string): AppSpec => planApp(idea, { seed: 1 });

describe("a dashboard of readings", () => {
  it("opens with figures and charts over weeks, and has a form for the next reading", () => {
    const spec = plan("water usage dashboard");
    expect(spec.pages[0]?.blocks.map(({ kind }) => kind)).toContain("dashboard");
    expect(spec.pages.flatMap(({ blocks }) => blocks).map(({ kind }) => kind)).toContain("form");
    expect(spec.entities[0]?.fields.map(({ name }) => name)).toContain("Amount in litres");
    expect(spec.entities[0]?.rows.length).toBeGreaterThan(20);
    expect(spec.entities[0]?.rows[0]?.["amountInLitres"]).toBe(120);
  });

  it("tells apart the units that the text names", () => {
    const spec = plan("energy consumption dashboard for our three halls (North, Annexe, Workshop)");
    const hall = spec.entities[0]?.fields.find(({ name }) => name === "Hall");
    expect(hall?.options).toEqual(["North", "Annexe", "Workshop"]);
  });

  it("leaves other dashboards alone", () => {
    expect(plan("sales dashboard").entities.map(({ name }) => name.toLowerCase())).not.toContain("reading");
  });
});
