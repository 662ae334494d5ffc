import { findFormulaProblem, type AppSpec, type Entity, type Field } from "@sayhey/appspec";
import { addField, isSound, pointersOf, say, show, type Rule } from "../draft.ts";
import { askedSums } from "./asked.ts";
import { sumOf, type Related, type Sum } from "./derived.ts";
import { inputsOf, isMoney, isNumber } from "./roles.ts";
import { saidSums } from "./said.ts";

/**
 * Numbers that follow from others are worked out: as the text says it, where an app would ask for what follows from the other fields of its row,
 * and where the text wants to see one that nothing keeps.
 */
export const addSums: Rule = ({ spec, text }) => {
  for (const { id } of spec.entities) {
    // Looked up anew each time, since what is worked out makes an app of its own.
    const entity = (): Entity => entityOf(spec, id);
    const related = pointersOf(spec).flatMap(({ from, via, to }): Related[] => (from.id === id ? [{ via, to }] : []));
    for (const said of saidSums(text, entity(), spec)) {
      const kept = entity().fields.find(({ name }) => name.toLowerCase() === said.name.toLowerCase());
      if (kept === undefined) addSum(spec, entity(), said.name, said.sum);
      else if (isWrittenDown(kept) || SAID_TO_BE.has(kept.type)) workOut(spec, id, kept.id, said.sum);
    }
    for (const field of entity().fields) {
      if (!isWrittenDown(field)) continue;
      const sum = sumOf(entity(), field, related, text.toLowerCase().includes(field.name.toLowerCase()));
      if (sum !== undefined) workOut(spec, id, field.id, sum);
    }
    for (const { role, type, names, of } of askedSums(text, spec)) {
      const unit = type === "money" ? unitOf(entity()) : undefined;
      const wanted: Field = { id: role, name: say(spec, names), type, ...(unit !== undefined && { unit }) };
      const sum = sumOf(entity(), wanted, related, true);
      if (sum === undefined || (of !== undefined && !inputsOf(sum.of, entity()).some(({ name }) => of.test(name))))
        continue;
      addSum(spec, entity(), wanted.name, sum, role);
    }
  }
};

function entityOf(spec: AppSpec, id: string): Entity {
  const found = spec.entities.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no entity ${id}.`);
  return found;
}
const unitOf = ({ fields }: Entity): string | undefined => fields.find(({ type }) => type === "money")?.unit;

const isWrittenDown = (field: Field): boolean =>
  (isNumber(field) || field.type === "percent") &&
  field.formula === undefined &&
  field.warn === undefined &&
  field.number === undefined;

/** What a text says is worked out is a number, whatever its name alone would make of it. */
const SAID_TO_BE: ReadonlySet<Field["type"]> = new Set(["text", "choice", "rating"]);

const computed = (field: Pick<Field, "id" | "name">, { of, unit }: Sum): Field => ({
  id: field.id,
  name: field.name,
  type: "computed",
  ...(unit !== undefined && { unit }),
  formula: { kind: "expression", of },
});

function addSum(spec: AppSpec, entity: Entity, name: string, sum: Sum, id = "amount"): void {
  const field = computed({ id, name }, sum);
  if (field.formula === undefined || findFormulaProblem(spec.entities, entity, field.formula, undefined) !== null)
    return;
  const added = addField(entity, field);
  if (added === undefined) return;
  if (sum.within !== undefined) for (const row of entity.rows) keepWithin(row, sum.within);
  show(spec, entity, added.id);
}

/** Makes a field that was to be filled in one that is worked out, and leaves it as it is where something of the app sets it by itself. */
function workOut(spec: AppSpec, entityId: string, fieldId: string, sum: Sum): void {
  const next = structuredClone(spec);
  const entity = next.entities.find(({ id }) => id === entityId);
  const index = entity?.fields.findIndex(({ id }) => id === fieldId) ?? -1;
  const field = entity?.fields[index];
  if (entity === undefined || field === undefined) return;
  entity.fields[index] = computed(field, sum);
  for (const row of entity.rows) {
    delete row[fieldId];
    if (sum.within !== undefined) keepWithin(row, sum.within);
  }
  // What is worked out is no stage that rows are moved to by hand.
  for (const page of next.pages)
    page.blocks = page.blocks.filter(
      (block) => block.kind !== "board" || block.entity !== entityId || block.stageField !== fieldId,
    );
  for (const block of next.pages.flatMap(({ blocks }) => blocks))
    if (block.kind === "form" && block.entity === entityId && block.fields.length > 1)
      block.fields = block.fields.filter((id) => id !== fieldId);
  tell(next, entity, computed(field, sum));
  if (isSound(next)) Object.assign(spec, next);
}

/** Room for what is said of a row in lists, and for figures at a glance. */
const ROOM = 3;
const MOST_FIGURES = 4;

/** Says what was worked out where rows are listed and there is room, and an amount of money for all of them among the figures. */
function tell(spec: AppSpec, entity: Entity, field: Field): void {
  const { id, name } = field;
  for (const block of spec.pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind === "list" || block.kind === "cards" || block.kind === "agenda" || block.kind === "board") {
      if (block.entity === entity.id && block.facts.length < ROOM && !block.facts.includes(id))
        block.facts = [...block.facts, id];
    } else if (block.kind === "stats" && isMoney(field) && block.items.length < MOST_FIGURES) {
      const isOfIt = block.items.some(({ measure }) => measure.entity === entity.id);
      const isTold = block.items.some(({ measure }) => measure.field === id);
      if (isOfIt && !isTold)
        block.items = [
          ...block.items,
          { label: name, measure: { fn: "sum", entity: entity.id, field: id }, icon: "calculator" },
        ];
    }
  }
}

/** What is paid is no more than the price, in the rows an app begins with. */
function keepWithin(row: Entity["rows"][number], [part, whole]: readonly [string, string]): void {
  const [paid, price] = [row[part], row[whole]];
  if (typeof paid === "number" && typeof price === "number" && paid > price)
    row[part] = price > 20 ? Math.round(price / 2) : price;
}
