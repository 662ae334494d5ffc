import {
  applyOps,
  opsToRemoveEntity,
  opsToRemoveField,
  withConsequences,
  type AppSpec,
  type Op,
} from "@sayhey/appspec";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { AppError } from "@sayhey/contract/app-error";
import { describe, expect, it } from "vitest";
import { everyBlock } from "./fixtures/every-block.ts";
import { generateApp } from "./generate-app.ts";

const SCRIPT = "</script><b>'\"`${1}\\";

/** The document without one thing and what needs it, or as it was where the app could not be without. */
function without(spec: AppSpec, remove: (spec: AppSpec) => Op[]): AppSpec {
  let ops: Op[];
  try {
    ops = remove(spec);
  } catch (error) {
    if (error instanceof AppError && error.kind === "bad-request") return spec;
    throw error;
  }
  const { spec: after, inverse } = applyOps(spec, ops);
  expect(applyOps(after, inverse).spec).toEqual(spec);
  return after;
}

describe("apps after ops", () => {
  it("can be without nearly every field and entity, and have them back", () => {
    const spec = everyBlock();
    // Every second one is enough to meet each kind of block.
    const fields = spec.entities
      .flatMap((entity) => entity.fields.map((field) => [entity.id, field.id] as const))
      .filter((_, index) => index % 2 === 0);
    const changed = fields.filter(
      ([entity, field]) => without(spec, (from) => opsToRemoveField(from, entity, field)) !== spec,
    );
    expect(changed.length).toBeGreaterThan(fields.length * 0.9);
    for (const { id } of spec.entities) expect(without(spec, (from) => opsToRemoveEntity(from, id))).not.toBe(spec);
  });

  it.each([0, 2])("compile with clean types after many removals and words of any kind (%i)", async (turn) => {
    const before = everyBlock();
    const thinned = before.entities
      .flatMap((entity) => entity.fields.map((field) => [entity.id, field.id] as const))
      .filter((_, index) => index % 5 === turn)
      .reduce((spec, [entity, field]) => {
        const isThere = spec.entities.some(
          ({ id, fields }) => id === entity && fields.some((each) => each.id === field),
        );
        return isThere ? without(spec, (from) => opsToRemoveField(from, entity, field)) : spec;
      }, before);
    const [first, second] = thinned.entities;
    const ops: Op[] = [
      { op: "set-identity", patch: { tagline: SCRIPT, language: "de" } },
      { op: "rename-entity", entity: first?.id ?? "", name: SCRIPT, plural: SCRIPT },
      {
        op: "add-field",
        entity: second?.id ?? "",
        field: { id: "await1", name: SCRIPT, type: "tags", options: [SCRIPT] },
      },
      { op: "move-entity", entity: first?.id ?? "", index: 3 },
    ];
    const { spec } = applyOps(thinned, withConsequences(thinned, ops));
    const { tree } = generateApp(spec);
    expect(await checkTypes(tree)).toEqual([]);
    expect((await compileApp(tree)).files).toHaveProperty("index.html");
  });
});
