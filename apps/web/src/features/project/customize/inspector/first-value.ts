import {
  fieldsThatFit,
  propertiesOf,
  withQuestionType,
  type AppSpec,
  type Block,
  type PropertyFacts,
} from "@sayhey/appspec";

type Named = Readonly<Record<string, unknown>>;
type Question = Parameters<typeof withQuestionType>[0];

/** A value a property can begin with when it is added to a block, or to an item of one of its lists; undefined where nothing fits. */
function firstValue(
  spec: AppSpec,
  block: Block,
  { key, label, control }: PropertyFacts,
  item?: Named,
  beside: readonly Named[] = [],
): unknown {
  switch (control.type) {
    case "line":
    case "text":
      return key === "address" ? "https://www.openstreetmap.org/#map=2/25/10" : label;
    case "icon":
      return "star";
    case "picture":
      return `art:${spec.identity.name}`;
    case "entity":
      return (block as Named)["entity"] ?? spec.entities[0]?.id;
    case "field":
      return fieldsThatFit(spec, block, control, item)[0]?.id;
    case "fields": {
      const fitting = fieldsThatFit(spec, block, control, item).map(({ id }) => id);
      return fitting.length >= control.min && fitting.length > 0
        ? fitting.slice(0, Math.max(1, control.min))
        : undefined;
    }
    case "page":
      return spec.pages.find(({ path }) => !path.endsWith("/:id"))?.id;
    case "choice":
      return control.options[0]?.value;
    case "choices":
      return control.options.slice(0, 1).map(({ value }) => value);
    case "id":
      return freeName(key, beside);
    case "member":
    case "customBlock":
    case "values":
      return undefined;
    case "option": {
      const field = ownField(spec, block, String((block as Named)[control.of] ?? ""));
      return field?.options?.[0];
    }
    case "number":
      return key === "limit" ? 10 : Math.max(control.min ?? 1, 1);
    case "numbers":
      return [Math.max(1, control.least)];
    case "toggle":
      return control.usual !== true;
    case "time":
      return "09:00";
    case "items":
    case "group": {
      const made = firstItem(spec, block, control.parts);
      if (control.parts.some((part) => part.required && made[part.key] === undefined)) return undefined;
      if (control.type === "group") return made;
      const list: Record<string, unknown>[] = [];
      while (list.length < Math.max(1, control.min)) list.push(firstItem(spec, block, control.parts, list));
      return list;
    }
    case "conditions": {
      const [field] = ownFields(spec, block);
      return field === undefined ? undefined : [{ field: field.id, is: "filled" }];
    }
    case "sort": {
      const [field] = ownFields(spec, block);
      return field === undefined ? undefined : { field: field.id, direction: "asc" };
    }
    case "actions": {
      const toggle = ownFields(spec, block).find(({ type }) => type === "boolean");
      if (toggle) return [{ do: "toggle", field: toggle.id, label: toggle.name, doneLabel: toggle.name }];
      const choice = ownFields(spec, block).find(({ type }) => type === "choice");
      if (choice)
        return [{ do: "advance", field: choice.id, label: `Next ${choice.name.toLowerCase()}`.slice(0, 120) }];
      const number = ownFields(spec, block).find(({ type }) => type === "number");
      return number ? [{ do: "add", field: number.id, by: 1, label: number.name }] : undefined;
    }
    case "measure":
    case "target": {
      const entity = (block as Named)["entity"] ?? spec.entities[0]?.id;
      return { fn: "count", entity };
    }
  }
}

/** Fields that an entity cannot be named without. */
const NEEDED =
  /^(?:minutesField|durationField|logMinutesField|logResultField|logAnswersField|logScoreField|logTextField|wordField|historyVia|imageField)$/;

/** A calculator's table has columns and a number of rows, and its chart draws columns. */
const OF_TABLE = ["tableRows", "columns"];

/** Properties of a block that are nothing without another: fields of the entity it names, what a table is drawn of. */
export function dependents(block: Block, key: string): PropertyFacts[] {
  if (key === "entity") return [];
  if (block.kind === "calculator" && OF_TABLE.includes(key))
    return propertiesOf(block.kind).filter((each) => each.key !== key && [...OF_TABLE, "chart"].includes(each.key));
  return propertiesOf(block.kind).filter(
    ({ control }) => (control.type === "field" || control.type === "fields") && control.of.key === key,
  );
}

/** The change that adds a property: its first value and, with an entity, the fields it goes with; undefined where nothing fits. */
export function firstPatch(
  spec: AppSpec,
  block: Block,
  property: PropertyFacts,
): Readonly<Record<string, unknown>> | undefined {
  const { key, control } = property;
  if (block.kind === "calculator" && OF_TABLE.includes(key))
    return { tableRows: "10", columns: [{ id: freeName("item", []), label: "Total", formula: "n" }] };
  if (block.kind === "calculator" && key === "chart") {
    const [column] = block.columns ?? [];
    return column && { chart: { look: "line", column: column.id } };
  }
  if (control.type !== "entity") {
    const value = firstValue(spec, block, property);
    return value === undefined ? undefined : { [key]: value };
  }
  for (const entity of spec.entities) {
    const patch: Record<string, unknown> = { [key]: entity.id };
    for (const dependent of dependents(block, key)) {
      const value = firstValue(spec, { ...block, ...patch } as Block, dependent);
      if (value !== undefined) patch[dependent.key] = value;
    }
    if (dependents(block, key).every((each) => !NEEDED.test(each.key) || patch[each.key] !== undefined)) return patch;
  }
  return undefined;
}

/** An item of a list with what it cannot be without. */
export function firstItem(
  spec: AppSpec,
  block: Block,
  parts: readonly PropertyFacts[],
  beside: readonly Named[] = [],
): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  const pointers = parts.flatMap((part) => (part.required && part.control.type === "field" ? [part] : []));
  const entity = spec.entities.find(({ id }) =>
    pointers.every((part) => firstValue(spec, block, part, { entity: id }) !== undefined),
  );
  for (const part of parts)
    if (part.control.type === "entity" && pointers.length > 0) item[part.key] = entity?.id;
    else if (part.required) item[part.key] = firstValue(spec, block, part, item, beside);
  tellApart(item, beside);
  // A part of a profile needs one of the two fields that say whose a row is.
  for (const part of parts)
    if (!part.required && ["whoField", "percent"].includes(part.key)) {
      const value = part.key === "percent" ? 10 : firstValue(spec, block, part, item);
      if (value !== undefined) item[part.key] = value;
    }
  // A question with choices is nothing without some.
  return block.kind === "questionnaire" && "prompt" in item
    ? { ...withQuestionType(item as Question, "single") }
    : item;
}

/** A name that none of the items beside it has. */
function freeName(key: string, beside: readonly Named[]): string {
  const taken = new Set(beside.map((each) => each[key]));
  let number = beside.length + 1;
  while (taken.has(`item${number}`)) number += 1;
  return `item${number}`;
}

/** Choices of a question are told apart by what they say. */
function tellApart(item: Record<string, unknown>, beside: readonly Named[]): void {
  const { label } = item;
  if (typeof label !== "string") return;
  const taken = new Set(beside.map((each) => each["label"]));
  for (let number = 2; taken.has(item["label"]); number += 1) item["label"] = `${label} ${number}`;
}

const ownFields = (spec: AppSpec, block: Block) =>
  spec.entities.find(({ id }) => id === (block as Named)["entity"])?.fields ?? [];
const ownField = (spec: AppSpec, block: Block, id: string) => ownFields(spec, block).find((field) => field.id === id);
