import { fieldsThatFit, type AppSpec, type Block, type PropertyFacts } from "@sayhey/appspec";

type Named = Readonly<Record<string, unknown>>;

/** A value a property can begin with when it is added to a block, or to an item of one of its lists; undefined where nothing fits. */
export function firstValue(spec: AppSpec, block: Block, { key, label, control }: PropertyFacts, item?: Named): unknown {
  switch (control.type) {
    case "line":
    case "text":
      return label;
    case "icon":
      return "star";
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
    case "option": {
      const field = ownField(spec, block, String((block as Named)[control.of] ?? ""));
      return field?.options?.[0];
    }
    case "number":
      return key === "limit" ? 10 : Math.max(control.min ?? 1, 1);
    case "numbers":
      return [Math.max(1, control.least)];
    case "toggle":
      return true;
    case "time":
      return "09:00";
    case "items":
      return [firstItem(spec, block, control.parts)];
    case "group":
      return firstItem(spec, block, control.parts);
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

/** An item of a list with what it cannot be without. */
export function firstItem(spec: AppSpec, block: Block, parts: readonly PropertyFacts[]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const part of parts) if (part.required) item[part.key] = firstValue(spec, block, part, item);
  // A part of a profile needs one of the two fields that say whose a row is.
  for (const part of parts)
    if (!part.required && ["whoField", "percent"].includes(part.key)) {
      const value = part.key === "percent" ? 10 : firstValue(spec, block, part, item);
      if (value !== undefined) item[part.key] = value;
    }
  return item;
}

const ownFields = (spec: AppSpec, block: Block) =>
  spec.entities.find(({ id }) => id === (block as Named)["entity"])?.fields ?? [];
const ownField = (spec: AppSpec, block: Block, id: string) => ownFields(spec, block).find((field) => field.id === id);
