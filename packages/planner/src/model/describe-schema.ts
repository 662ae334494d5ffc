import {
  actionSchema,
  blockSchema,
  conditionSchema,
  entitySchema,
  fieldSchema,
  formulaSchema,
  identitySchema,
  measureSchema,
  type BlockKind,
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

/** The vocabulary of what a new app is and keeps, written entity by entity; its rows come apart. */
export function describeParts(): string {
  return describe({
    Identity: identitySchema.omit({ idea: true, archetypes: true }),
    Entity: entitySchema.omit({ access: true, rows: true }),
  });
}

/** What one kind of block takes, with the vocabulary it is written in. */
export function describeBlock(kind: BlockKind): string {
  const option = blockSchema.options.find(({ shape }) => shape.kind.value === kind);
  if (option === undefined) return "";
  const lines = describe({ Block: option }).split("\n");
  const own = lines.findLast((line) => line.startsWith("Block = ")) ?? "";
  // Only what it is written in, and what that is written in.
  const used = new Set<string>();
  const need = (text: string): void => {
    for (const line of lines) {
      const name = line.slice(0, line.indexOf(" = "));
      if (name === "Block" || used.has(name) || !new RegExp(`\\b${name}\\b`).test(text)) continue;
      used.add(name);
      need(line.slice(line.indexOf(" = ")));
    }
  };
  need(own);
  return [own, ...lines.filter((line) => used.has(line.slice(0, line.indexOf(" = "))))].join("\n");
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
