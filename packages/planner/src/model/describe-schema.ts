import {
  actionSchema,
  blockSchema,
  conditionSchema,
  entitySchema,
  fieldSchema,
  formulaSchema,
  identitySchema,
  measureSchema,
} from "@sayhey/appspec";
import { z } from "zod";

type Json = Record<string, unknown>;

/** Schemas that are named once instead of being written out wherever they are used. */
const NAMED = z.registry<{ id: string }>();
NAMED.add(conditionSchema, { id: "Condition" });
NAMED.add(measureSchema, { id: "Measure" });
NAMED.add(formulaSchema, { id: "Formula" });
NAMED.add(fieldSchema, { id: "Field" });
NAMED.add(actionSchema, { id: "Action" });

const ID_PATTERN = "^[a-z][a-zA-Z0-9]{0,39}$";
const ICON_PATTERN = "^[a-z][a-z0-9-]{0,39}$";

/** The vocabulary of data: what an identity, an entity and a field are, in a notation like TypeScript's. */
export function describeData(): string {
  return describe({ Identity: identitySchema.omit({ idea: true }), Entity: entitySchema.omit({ access: true }) });
}

/** What most blocks begin with, and those that show the rows of an entity: written once. */
const BASE = "id: id, title?: text, note?: text";
const ROWS =
  'entity: id, where?: Condition[](0-4), sort?: {field: id, direction: "asc"|"desc"}, limit?: number, actions?: Action[](0-3)';

/** The vocabulary of pages: every kind of block and what it takes. */
export function describeBlocks(): string {
  // Blocks of an app's own are told of where a model may write some.
  const kinds = blockSchema.options.filter((option) => option.shape.kind.value !== "custom");
  const text = describe({ Block: z.union(kinds) });
  return `Base = {${BASE}}
Rows = {...Base, ${ROWS}}
${text.replaceAll(`${BASE}, ${ROWS}`, "...Rows").replaceAll(BASE, "...Base")}`;
}

function describe(schemas: Record<string, z.ZodType>): string {
  const named = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const json = z.toJSONSchema(schema, { metadata: NAMED, unrepresentable: "any", io: "input" }) as Json;
    for (const [id, part] of Object.entries((json["$defs"] ?? {}) as Json))
      if (!id.startsWith("__")) named.set(id, typeOf(part as Json, json));
    named.set(name, typeOf(json, json));
  }
  return [...named].map(([name, text]) => `${name} = ${text}`).join("\n");
}

function typeOf(schema: Json, root: Json): string {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const id = reference.split("/").at(-1) ?? "";
    const part = ((root["$defs"] ?? {}) as Json)[id] as Json | undefined;
    return id.startsWith("__") && part !== undefined ? typeOf(part, root) : id;
  }
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) return schema["enum"].map((value) => JSON.stringify(value)).join("|");
  const choices = (schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"]) as Json[] | undefined;
  if (choices !== undefined) {
    const types = choices.map((choice) => typeOf(choice, root));
    return schema["allOf"] === undefined
      ? types.join(types.some((type) => type.startsWith("{")) ? "\n  | " : "|")
      : types.join(" & ");
  }
  switch (schema["type"]) {
    case "object":
      return objectType(schema, root);
    case "array":
      return `${wrap(typeOf(schema["items"] as Json, root))}[]${range(schema["minItems"], schema["maxItems"])}`;
    case "string":
      return stringType(schema);
    case "integer":
    case "number":
      return "number";
    default:
      return String(schema["type"] ?? "any");
  }
}

function stringType({ pattern, maxLength }: Json): string {
  if (pattern === ID_PATTERN) return "id";
  if (pattern === ICON_PATTERN) return "icon";
  return typeof maxLength === "number" && maxLength < 60 ? `text${maxLength}` : "text";
}

function objectType(schema: Json, root: Json): string {
  const properties = schema["properties"] as Record<string, Json> | undefined;
  if (properties === undefined) return "{[name]: value}";
  const required = new Set((schema["required"] ?? []) as string[]);
  const parts = Object.entries(properties).map(
    ([name, part]) => `${name}${required.has(name) ? "" : "?"}: ${typeOf(part, root).replaceAll("\n  | ", " | ")}`,
  );
  return `{${parts.join(", ")}}`;
}

const wrap = (type: string): string => (/[|&]/.test(type) && !type.startsWith("{") ? `(${type})` : type);
const range = (min: unknown, max: unknown): string =>
  typeof max === "number" && max <= 24 ? `(${typeof min === "number" ? min : 0}-${max})` : "";
