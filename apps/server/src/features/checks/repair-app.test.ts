import { applyOps, hashSpec, sharedRules } from "@sayhey/appspec";
import type { CheckStep } from "@sayhey/contract/rows";
import { planIdea } from "@sayhey/planner/embedded";
import { describe, expect, test } from "vitest";
import { villageApp } from "../shared-data/village.fixture.ts";
import { planRepair } from "./repair-app.ts";

const spec = await planIdea("Plant diary", { seed: 7 });
const [home] = spec.pages;
if (home === undefined) throw new Error("The app has no page");
const failed = (values: Partial<CheckStep>): CheckStep => ({
  kind: "page",
  name: "/",
  passed: false,
  message: "three is too many",
  ms: 1,
  ...values,
});
const blocks = home.blocks.map(({ id }) => id);

describe("a repair", () => {
  test("takes out each block that could not be shown once, and can be undone", () => {
    const plan = planRepair(spec, [failed({ block: blocks[0] }), failed({ kind: "flow", block: blocks[0] })]);
    expect(plan?.spec.pages[0]?.blocks.map(({ id }) => id)).toEqual(blocks.slice(1));
    expect(plan?.repairs).toMatchObject([{ page: home.title, message: "three is too many" }]);
    expect(hashSpec(applyOps(plan?.spec ?? spec, plan?.inverse ?? []).spec)).toBe(hashSpec(spec));
  });

  test("shows nobody else what visitors entered for themselves", () => {
    const plan = planRepair(villageApp(), [failed({ block: "shop" })]);
    expect(plan?.repairs).toHaveLength(1);
    expect(sharedRules(plan?.spec ?? spec).get("order")?.access.read).toBe("author");
    expect(applyOps(plan?.spec ?? spec, plan?.inverse ?? []).spec).toEqual(villageApp());
  });

  test("leaves the last block of a page, the one that shows a row, and what works but looks or reads wrong", () => {
    const all = blocks.map((block) => failed({ block }));
    expect(planRepair(spec, all)?.spec.pages[0]?.blocks).toHaveLength(1);
    const details = spec.pages.flatMap((page) => page.blocks.filter(({ kind }) => kind === "detail"));
    expect(details.length).toBeGreaterThan(0);
    for (const { id } of details) expect(planRepair(spec, [failed({ block: id })])).toBeNull();
    const [block] = blocks;
    expect(planRepair(spec, [failed({ kind: "axe", block }), failed({ kind: "overflow", block })])).toBeNull();
    expect(planRepair(spec, [failed({ block })], new Set(blocks))).toBeNull();
    expect(planRepair(spec, [failed({ block, passed: true }), failed({}), failed({ block: "no-such" })])).toBeNull();
  });
});
