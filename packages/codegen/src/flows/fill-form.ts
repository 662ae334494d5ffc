import type { Entity, Field, SeedRow } from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import { giveFile, sampleUpload } from "./sample-upload.ts";
import { type FlowScene, tap, type } from "./flow-scene.ts";

/** Types a flow can fill in by role and name. */
const TEXT: ReadonlySet<string> = new Set(["text", "longText", "lines", "email", "url", "phone", "location"]);
const NUMBER: ReadonlySet<string> = new Set(["number", "money", "percent", "duration"]);
/** Types whose input starts with a value. */
const STARTS_FILLED: ReadonlySet<string> = new Set([
  "date",
  "dateTime",
  "time",
  "boolean",
  "colour",
  "image",
  "computed",
]);
/** Fields filled besides those that must be: enough to look like use, short enough to film. */
const MOST_FIELDS = 3;

/**
 * Steps that fill in a new row of an entity with what a seed row holds; null when a field that must be filled cannot be.
 * `fields` are those the form asks for; `skip` those set already.
 */
export function fillForm(
  scene: FlowScene,
  entity: Entity,
  asked: readonly Field[],
  within: string,
): { steps: FlowStep[]; title: string } | null {
  const sample = entity.rows.at(-1) ?? null;
  const steps: FlowStep[] = [];
  let title = entity.name;
  for (const field of asked) {
    // It counts by itself.
    if (field.number !== undefined) continue;
    const isTitle = field.id === entity.titleField;
    const needed =
      field.required === true &&
      field.default === undefined &&
      !STARTS_FILLED.has(field.type) &&
      !(field.type === "choice");
    if (
      !needed &&
      !isTitle &&
      ((steps.length >= MOST_FIELDS && field.type !== "file") ||
        field.type === "longText" ||
        field.type === "tags" ||
        field.type === "rating")
    )
      continue;
    const step = fillField(scene, entity, field, sample, within);
    if (step === null) {
      if (needed) return null;
      continue;
    }
    if (isTitle && step.do === "type") title = step.text;
    steps.push(step);
  }
  return steps.length === 0 ? null : { steps, title };
}

/** A value that no row holds yet, where only one may hold it. */
function fresh(entity: Entity, field: Field, value: SeedRow[string]): SeedRow[string] {
  if (field.unique !== true) return value;
  if (typeof value === "string" && TEXT.has(field.type)) return `${value} ${entity.rows.length + 1}`;
  return typeof value === "number" ? Math.max(...entity.rows.map((row) => Number(row[field.id] ?? 0))) + 1 : value;
}

/** Where places are limited, the row that fewest have one of. */
function emptiest(entity: Entity, field: Field, rows: readonly SeedRow[]): SeedRow | undefined {
  if (!(entity.limits ?? []).some(({ per }) => per.includes(field.id))) return undefined;
  const taken = (row: SeedRow): number => entity.rows.filter((other) => other[field.id] === row.id).length;
  return rows.toSorted((a, b) => taken(a) - taken(b))[0];
}

/** Somebody's name, or an address that is nobody's; else what the field is called. */
function exampleOf({ id, name, type }: Field): string {
  if (type === "email") return "robin@example.com";
  if (type === "phone") return "555-0142";
  return /name$/i.test(id) || /^(?:nombre|nom|nome)$/i.test(name) ? "Robin" : name;
}

function fillField(
  scene: FlowScene,
  entity: Entity,
  field: Field,
  sample: SeedRow | null,
  within: string,
): FlowStep | null {
  const value = fresh(entity, field, sample?.[field.id] ?? null);
  const label = field.unit !== undefined && field.unit !== "" ? `${field.name} ${field.unit}` : field.name;
  if (TEXT.has(field.type)) {
    const text = Array.isArray(value)
      ? value.slice(0, 3).join("\n")
      : typeof value === "string"
        ? value
        : field.required === true
          ? exampleOf(field)
          : "";
    return text === "" || text.startsWith("@") ? null : type(label, text, "textbox", { within });
  }
  if (NUMBER.has(field.type)) {
    const number = typeof value === "number" ? value : (field.min ?? 1);
    return type(label, String(number), "spinbutton", { within });
  }
  if (field.type === "choice") {
    const option = typeof value === "string" ? value : field.options?.[0];
    return option === undefined
      ? null
      : { do: "select", target: { role: "combobox", name: label, exact: true, within }, option };
  }
  if (field.type === "relation" && field.relation !== undefined) {
    const rows = scene.entity(field.relation).rows;
    const row = emptiest(entity, field, rows) ?? rows.find((candidate) => candidate.id === value) ?? rows[0];
    return row === undefined
      ? null
      : {
          do: "select",
          target: { role: "combobox", name: label, exact: true, within },
          option: scene.title(field.relation, row),
        };
  }
  if (field.type === "file") {
    const upload = sampleUpload(field, scene);
    return upload === null ? null : giveFile(upload, field.name, scene, within);
  }
  if (field.type === "tags") {
    const option = (Array.isArray(value) ? value[0] : undefined) ?? field.options?.[0];
    return option === undefined || !field.options?.includes(option) ? null : tap("button", option, { within });
  }
  if (field.type === "rating")
    return tap("radio", String(typeof value === "number" && value > 0 ? Math.round(value) : (field.max ?? 5)), {
      within,
    });
  return null;
}
