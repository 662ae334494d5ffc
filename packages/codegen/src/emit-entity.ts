import type { AppSpec, Entity, Field } from "@sayhey/appspec";
import { formulaImport, formulaLiterals } from "./emit-formula.ts";
import { isOffered } from "./offered.ts";
import { accountsOf } from "./emit-accounts.ts";
import { entityConst, kebabCase, rowType } from "./names.ts";
import { literal, stringLiteral, type Literal } from "./source-text.ts";

/** Path of the file that defines an entity. */
export function entityPath(id: string): string {
  return `src/entities/${kebabCase(id)}.ts`;
}

/** The file of an entity: its row type, its definition and its first rows. */
export function emitEntity(entity: Entity, spec: AppSpec): string {
  const type = rowType(entity.id);
  const kept = entity.fields.filter((field) => field.type !== "computed");
  const whose = whoFields(entity.id, spec);
  const rows = entity.rows.map((row) => {
    const values = kept.map((field): [string, Literal] => [field.id, row[field.id] ?? null]);
    return { id: row.id, ...Object.fromEntries(values) };
  });
  const definition: Literal = {
    offered: isOffered(entity.id, spec) ? true : undefined,
    id: entity.id,
    name: entity.name,
    plural: entity.plural,
    icon: entity.icon,
    titleField: entity.titleField,
    path: detailPath(entity.id, spec),
    fields: entity.fields.map((field) => fieldLiteral(field, whose.has(field.id), spec)),
    limits: entity.limits,
    lockedWhen: entity.lockedWhen,
    effects: entity.effects,
  };
  return `${formulaImport(entity)}import type { EntityDef } from "../store/model.ts";

export type ${type} = {
  readonly id: string;
${kept.map((field) => propertyLine(field.id, fieldType(field, entity))).join("")}};

export const ${entityConst(entity.id)}: EntityDef<${type}> = {
${Object.entries(definition)
  .filter(([, value]) => value !== undefined)
  .map(([key, value]) => `  ${key}: ${literal(value, "  ", key.length + 3)},\n`)
  .join(
    "",
  )}  seed: ${rows.length === 0 ? "[]" : `[\n${rows.map((row) => `    ${literal(row, "    ", 1)},\n`).join("")}  ]`},
};
`;
}

/** Where one row of an entity is shown in full, without its `/:id`. */
function detailPath(entityId: string, spec: AppSpec): string | undefined {
  const page = spec.pages.find(
    (candidate) =>
      candidate.path.endsWith("/:id") &&
      candidate.blocks.some((block) => block.kind === "detail" && block.entity === entityId),
  );
  return page?.path.slice(0, -"/:id".length);
}

/** Fields that say whose a row is, where people have accounts: they begin with the name of whoever is signed in. */
function whoFields(entityId: string, spec: AppSpec): ReadonlySet<string> {
  const scopes = spec.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === "profile" && accountsOf(spec) === "device" ? block.scopes : []));
  return new Set(scopes.flatMap(({ entity, whoField }) => (entity === entityId ? (whoField ?? []) : [])));
}

function fieldLiteral(field: Field, isWho: boolean, spec: AppSpec): Literal {
  const { id, name, type, required, unit, options, relation, accept, several, maxMegabytes, ...rules } = field;
  const { min, max, unique, requiredWhen, warn, steps, number, help } = rules;
  const files = { accept, several, maxMegabytes };
  const worked = formulaLiterals(field, spec);
  return {
    id,
    name,
    type,
    required,
    unit,
    options,
    ...files,
    relation,
    ...worked,
    default: field.default,
    min,
    max: max ?? worked.max,
    unique,
    requiredWhen,
    warn,
    steps,
    number,
    help,
    isWho: isWho || undefined,
  };
}

const LINE_LENGTH = 120;

/** One property of a type; a long union stands one below the other. */
function propertyLine(name: string, type: string): string {
  const flat = `  ${name}: ${type};\n`;
  if (flat.length <= LINE_LENGTH + 1 || !type.includes(" | ")) return flat;
  return `  ${name}:\n${splitUnion(type)
    .map((member) => `    | ${member}`)
    .join("\n")};\n`;
}

/** Members of a union of texts and names; a text may hold a bar. */
function splitUnion(type: string): string[] {
  return type.match(/"(?:[^"\\]|\\.)*"|[^\s|]+(?: [^\s|]+)*/g) ?? [type];
}

function fieldType(field: Field, entity: Entity): string {
  const base = baseType(field, entity);
  const filled = field.required === true && entity.rows.every((row) => (row[field.id] ?? null) !== null);
  return filled ? base : `${base} | null`;
}

function baseType(field: Field, entity: Entity): string {
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
    case "duration":
    case "rating":
      return "number";
    case "boolean":
      return "boolean";
    case "tags":
    case "lines":
    case "file":
      return "readonly string[]";
    case "choice": {
      const options = field.options ?? [];
      const known = entity.rows.every(
        (row) => (row[field.id] ?? null) === null || options.includes(String(row[field.id])),
      );
      return known && options.length > 0 ? options.map(stringLiteral).join(" | ") : "string";
    }
    default:
      return "string";
  }
}
