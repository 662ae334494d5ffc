import {
  applyOps,
  opsToRemoveEntity,
  opsToRemoveField,
  parseAppSpec,
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

/** Places in blocks that name an entity, a field or a page, one for each property of each kind of block. */
function referencesOf(spec: AppSpec): (string | number)[][] {
  const places = new Map<string, (string | number)[]>();
  const walk = (kind: string, value: unknown, path: (string | number)[]): void => {
    if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value))
        walk(kind, item, [...path, Array.isArray(value) ? Number(key) : key]);
    else {
      const names = path.slice(4).filter((part) => typeof part === "string");
      if (/(?:Field|Entity|[vV]ia|^entity|^field|^fields|^facts|^badges|^filters|[pP]age)$/.test(names.at(-1) ?? ""))
        places.set([kind, ...names].join("."), path);
    }
  };
  spec.pages.forEach((page, index) =>
    page.blocks.forEach((block, place) => walk(block.kind, block, ["pages", index, "blocks", place])),
  );
  return [...places.values()];
}

describe("apps after ops", () => {
  it("never name what does not exist: every reference of every kind of block is checked", () => {
    const spec = everyBlock();
    const places = referencesOf(spec);
    expect(places.length).toBeGreaterThan(100);
    for (const path of places) {
      const forged = structuredClone(spec) as unknown as Record<string | number, unknown>;
      const holder = path.slice(0, -1).reduce((value, key) => value[key] as typeof forged, forged);
      holder[path.at(-1) ?? ""] = "nowhere";
      expect(() => parseAppSpec(forged), path.join(".")).toThrow(`pages[${path[1]}].blocks[${path[3]}]`);
    }
  });

  it("can be without nearly every field and entity, and have them back", () => {
    const spec = everyBlock();
    // Every third one is enough to meet each kind of block.
    const fields = spec.entities
      .flatMap((entity) => entity.fields.map((field) => [entity.id, field.id] as const))
      .filter((_, index) => index % 3 === 0);
    const changed = fields.filter(
      ([entity, field]) => without(spec, (from) => opsToRemoveField(from, entity, field)) !== spec,
    );
    expect(changed.length).toBeGreaterThan(fields.length * 0.9);
    for (const { id } of spec.entities) expect(without(spec, (from) => opsToRemoveEntity(from, id))).not.toBe(spec);
  });

  it("compile with clean types after many removals and words of any kind", async () => {
    const before = everyBlock();
    const thinned = before.entities
      .flatMap((entity) => entity.fields.map((field) => [entity.id, field.id] as const))
      .filter((_, index) => index % 5 === 2)
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
