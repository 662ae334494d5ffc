import { applyOps, blockSchema, opsToAddBlock, propertiesOf, type Block, type Op } from "@sayhey/appspec";
import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import { describe, expect, it } from "vitest";
import { firstItem, firstPatch } from "./first-value.ts";

const KINDS = blockSchema.options.map((option) => option.shape.kind.value);

describe("what the inspector offers to add", () => {
  it("fits the block as it is and can be taken away again", () => {
    const library = libraryFixture();
    let offered = 0;
    for (const kind of KINDS) {
      const plan = opsToAddBlock(library, kind, { page: "home" });
      if ("reason" in plan) continue;
      const spec = applyOps(library, plan.ops).spec;
      const block = spec.pages.find(({ id }) => id === plan.page)?.blocks.find(({ id }) => id === plan.block) as Block;
      for (const property of propertiesOf(kind)) {
        const values = block as unknown as Record<string, unknown>;
        if (values[property.key] !== undefined || property.required) continue;
        const patch = firstPatch(spec, block, property);
        if (patch === undefined) continue;
        offered += 1;
        const add: Op = { op: "update-block", page: plan.page, block: block.id, patch: { ...patch } };
        const { spec: after, inverse } = applyOps(spec, [add]);
        expect(applyOps(after, inverse).spec, `${kind}.${property.key}`).toEqual(spec);
      }
    }
    expect(offered).toBeGreaterThan(200);
  });

  it("gives lists of parts an item with all it needs", () => {
    const library = libraryFixture();
    for (const kind of ["stats", "faq", "search", "converter", "intervals"] as const) {
      const plan = opsToAddBlock(library, kind, { page: "home" });
      if ("reason" in plan) throw new Error(plan.reason);
      const spec = applyOps(library, plan.ops).spec;
      const block = spec.pages[0]?.blocks.find(({ id }) => id === plan.block) as Block;
      const list = propertiesOf(kind).find(({ control }) => control.type === "items");
      if (list?.control.type !== "items") throw new Error(`${kind} has no list`);
      const before = (block as unknown as Record<string, object[]>)[list.key] ?? [];
      const items = [...before, firstItem(spec, block, list.control.parts)];
      const add: Op = { op: "update-block", page: "home", block: block.id, patch: { [list.key]: items } };
      if (before.length < list.control.max) expect(() => applyOps(spec, [add]), kind).not.toThrow();
    }
  });
});
