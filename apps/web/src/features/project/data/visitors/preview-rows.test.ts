import { planIdea } from "@sayhey/planner/embedded";
import { expect, test } from "vitest";
import { previewRows } from "./preview-rows.ts";

const spec = await planIdea("book club reading list", { seed: 4 });
const [entity] = spec.entities;

test("the preview's rows are those it keeps, without fields the app no longer has, else those the app begins with", () => {
  if (entity === undefined) throw new Error("no entity");
  const now = new Date("2026-11-21T12:00:00");
  const fresh = previewRows(spec, {}, now);
  expect(Object.keys(fresh)).toEqual(spec.entities.map(({ id }) => id));
  expect(fresh[entity.id]).toHaveLength(entity.rows.length);
  expect(JSON.stringify(fresh)).not.toMatch(/"@[+-]?\d/);
  const kept = { [`rows:${entity.id}`]: JSON.stringify([{ id: "r1", [entity.titleField]: "Mine", longGone: 4 }]) };
  const row = previewRows(spec, kept, now)[entity.id]?.[0];
  expect(row).toMatchObject({ id: "r1", [entity.titleField]: "Mine" });
  expect(row).not.toHaveProperty("longGone");
  expect(previewRows(spec, { [`rows:${entity.id}`]: "{" }, now)).toEqual(fresh);
});
