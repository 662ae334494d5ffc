import type { AppSpec, Entity, Field } from "@sayhey/appspec";
import { stagesIn } from "../brief/read-stages.ts";
import { isSound, type Rule } from "./draft.ts";

/** Stages that a text names are those of what it speaks of, in place of the usual ones. */
export const addStages: Rule = ({ spec, text }) => {
  const found = stagesIn(text);
  if (found === undefined) return;
  const { stages, at } = found;
  const known = new Set(stages.map((stage) => stage.toLowerCase()));
  const isKept = spec.entities.some(({ fields }) =>
    fields.some(
      ({ options = [] }) => options.filter((option) => known.has(option.toLowerCase())).length === known.size,
    ),
  );
  const entity = isKept ? undefined : spokenOf(spec, text.slice(0, at).toLowerCase());
  const field = entity?.fields.find(({ id, type }) => type === "choice" && isStageOf(spec, entity, id));
  if (entity === undefined || field === undefined) return;
  const next = structuredClone(spec);
  replace(next, entity.id, field, stages);
  if (isSound(next)) Object.assign(spec, next);
};

/** Whether a board moves rows along a field. */
const isStageOf = (spec: AppSpec, entity: Entity, field: string): boolean =>
  spec.pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === "board" && block.entity === entity.id && block.stageField === field),
  );

/** What is named last before the stages, of what goes through some. */
function spokenOf(spec: AppSpec, before: string): Entity | undefined {
  const staged = spec.entities.filter((entity) => entity.fields.some(({ id }) => isStageOf(spec, entity, id)));
  const placed = staged.map((entity) => ({
    entity,
    at: Math.max(...[entity.name, entity.plural].map((name) => before.lastIndexOf(name.toLowerCase()))),
  }));
  const [nearest] = placed.toSorted((a, b) => b.at - a.at);
  return nearest !== undefined && (nearest.at >= 0 || staged.length === 1) ? nearest.entity : undefined;
}

function replace(spec: AppSpec, entityId: string, { id, options = [] }: Field, stages: readonly string[]): void {
  const entity = spec.entities.find((each) => each.id === entityId);
  const field = entity?.fields.find((each) => each.id === id);
  if (entity === undefined || field === undefined) return;
  const last = Math.max(1, options.length - 1);
  const staged = (index: number): string => stages[Math.round((index / last) * (stages.length - 1))] ?? "";
  field.options = [...stages];
  delete field.steps;
  delete field.warn;
  if (typeof field.default === "string") field.default = stages[0] ?? "";
  for (const row of entity.rows) {
    const value = row[id];
    if (typeof value === "string") row[id] = staged(options.indexOf(value));
  }
}
