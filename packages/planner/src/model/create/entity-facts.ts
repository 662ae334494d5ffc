import {
  conditionSchema,
  effectSchema,
  fieldSchema,
  formulaSchema,
  limitSchema,
  markSchema,
  type Entity,
  type Field,
} from "@sayhey/appspec";
import { z } from "zod";

const id = z.string().max(60);
const option = z.string().min(1).max(40);
const name = z.string().min(1).max(120);

/** What a computed field is given: its names, and an expression or a formula. */
export const computedSchema = z.strictObject({
  entity: id,
  id,
  name,
  unit: z.string().max(12).optional(),
  expression: z.string().min(1).max(400).optional(),
  formula: formulaSchema.optional(),
});

/** A rule of rows, of one of the kinds that apps know. */
export const ruleSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("limit"), entity: id, ...limitSchema.shape }),
  z.strictObject({
    kind: z.literal("approval"),
    entity: id,
    field: id,
    waiting: option,
    decided: z.array(option).min(1).max(6),
    locks: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal("due"), entity: id, id, name, from: id, days: z.union([z.number(), id]) }),
  z.strictObject({ kind: z.literal("steps"), entity: id, field: id, steps: fieldSchema.shape.steps.unwrap() }),
  z.strictObject({ kind: z.literal("lock"), entity: id, when: conditionSchema }),
  z.strictObject({ kind: z.literal("effect"), entity: id, ...effectSchema.shape }),
  z.strictObject({ kind: z.literal("mark"), entity: id, field: id, ...markSchema.shape }),
  z.strictObject({ kind: z.literal("required"), entity: id, field: id, when: conditionSchema.optional() }),
  z.strictObject({ kind: z.literal("unique"), entity: id, field: id }),
  z.strictObject({ kind: z.literal("number"), entity: id, field: id, ...fieldSchema.shape.number.unwrap().shape }),
]);
/** A rule of rows. */
export type Rule = z.output<typeof ruleSchema>;

const TABLE_RULES = 4;

/** An entity with a computed field, in the place of the one with its id; or why there is none. */
export function withComputed(entity: Entity, given: z.output<typeof computedSchema>): Entity | string {
  const { expression, formula, id: field, name: called, unit } = given;
  if ((expression === undefined) === (formula === undefined)) return "Give either an expression or a formula.";
  return withField(entity, {
    id: field,
    name: called,
    type: "computed",
    ...(unit !== undefined && { unit }),
    formula: formula ?? { kind: "expression", of: expression ?? "" },
  });
}

/** An entity with one more rule; or why it cannot have it. */
export function withRule(entity: Entity, rule: Rule): Entity | string {
  const { kind, entity: _entity, ...given } = rule;
  switch (kind) {
    case "limit":
    case "effect": {
      const list = kind === "limit" ? (entity.limits ?? []) : (entity.effects ?? []);
      const same = list.findIndex((one) => keyOf(one) === keyOf(given));
      if (same < 0 && list.length >= TABLE_RULES) return `There are ${TABLE_RULES} rules of this kind already.`;
      const next = same < 0 ? [...list, given] : list.with(same, given as never);
      return kind === "limit"
        ? { ...entity, limits: next as NonNullable<Entity["limits"]> }
        : { ...entity, effects: next as NonNullable<Entity["effects"]> };
    }
    case "lock":
      return { ...entity, lockedWhen: rule.when };
    case "approval": {
      const { field, waiting, decided, locks } = rule;
      const steps = [{ from: waiting, to: decided }, ...decided.map((from) => ({ from, to: [] }))];
      const approved = changed(entity, field, (one) => ({ ...one, steps, default: one.default ?? waiting }));
      if (typeof approved === "string" || locks !== true) return approved;
      return { ...approved, lockedWhen: { field, is: "eq", value: decided[0] ?? waiting } };
    }
    case "due":
      return withField(entity, {
        id: rule.id,
        name: rule.name,
        type: "computed",
        formula: { kind: "addDays", field: rule.from, days: rule.days },
      });
    case "steps":
      return changed(entity, rule.field, (field) => ({ ...field, steps: rule.steps }));
    case "mark": {
      const { when, tone, label } = rule;
      return changed(entity, rule.field, (field) => ({
        ...field,
        warn: [...(field.warn ?? []).filter((one) => one.label !== label), { when, tone, label }].slice(-TABLE_RULES),
      }));
    }
    case "required":
      return changed(entity, rule.field, (field) =>
        rule.when === undefined ? { ...field, required: true } : { ...field, requiredWhen: rule.when },
      );
    case "unique":
      return changed(entity, rule.field, (field) => ({ ...field, unique: true }));
    case "number": {
      const { prefix, width, perYear } = rule;
      return changed(entity, rule.field, (field) => ({
        ...field,
        number: {
          ...(prefix !== undefined && { prefix }),
          ...(width !== undefined && { width }),
          ...(perYear !== undefined && { perYear }),
        },
      }));
    }
  }
}

/** By what a limit or an effect is the same as another: said again it takes the other's place. */
function keyOf(rule: object): string {
  const { per, via, field, when } = rule as { per?: unknown; via?: unknown; field?: unknown; when?: unknown };
  return JSON.stringify([per, via, field, when]);
}

function withField(entity: Entity, field: Field): Entity {
  const at = entity.fields.findIndex((one) => one.id === field.id);
  return { ...entity, fields: at < 0 ? [...entity.fields, field] : entity.fields.with(at, field) };
}

function changed(entity: Entity, id: string, change: (field: Field) => Field): Entity | string {
  if (!entity.fields.some((field) => field.id === id)) return `field: ${entity.id} has no field "${id.slice(0, 60)}"`;
  return { ...entity, fields: entity.fields.map((field) => (field.id === id ? change(field) : field)) };
}
