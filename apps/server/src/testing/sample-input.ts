import { randomUUID } from "node:crypto";
import { FUNCTIONS, type FunctionName } from "@sayhey/contract/functions";
import { z } from "zod";

/** What is known of a value that a function takes: the part of JSON Schema that its contract uses. */
interface Shape {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minimum?: number;
  minItems?: number;
}

/** Where an id stands in an input, `change.0.id`, and what it is called there. */
export interface IdPlace {
  path: string;
  name: string;
}

/** Values that a schema alone does not tell, by function and field. Everything else is made up from the contract. */
const SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  "account-close": { email: "nobody@example.com" },
  "auth-rate-limit": { email: "nobody@example.com" },
  "avatar-set": { image: null },
  "brand-kit-save": { accent: "#ff5a36", displayFamily: "Sora", textFamily: "Inter" },
  "domain-set": { domain: "shop.example.com" },
  "git-push": { url: "https://git.example/x.git", branch: "main" },
  "override-remove": { path: "src/notes.ts" },
  "override-save": { path: "src/notes.ts", text: "export {};\n" },
  "password-change": { currentPassword: "not it", newPassword: "not it either" },
  "project-ask": { message: "Make it green" },
  "project-edit": { ops: [{ op: "set-identity", patch: { name: "Renamed" } }] },
  "project-file": { path: "src/main.tsx" },
  "shared-data-reset": { start: { from: "empty" } },
  "storyboard-save": { document: null },
  "template-try": { template: "meditation-circle" },
  "template-use": { template: "meditation-circle" },
  "transform-create": { kind: "duotone" },
  "webhook-save": { url: "https://hooks.example/x" },
};

/** Texts of a format. */
const TEXTS: Readonly<Record<string, string>> = {
  date: "2026-11-20",
  "date-time": "2026-11-20T12:00:00Z",
  email: "nobody@example.com",
  uri: "https://example.com/",
};

/** A field that an idempotent call is known by: chosen by the caller and no id of anything. */
const CHOSEN = new Set(["requestId"]);

const shapeOf = (name: FunctionName): Shape =>
  z.toJSONSchema(FUNCTIONS[name].input as z.ZodType, { io: "input", unrepresentable: "any" }) as Shape;

const choices = (shape: Shape): Shape[] => shape.anyOf ?? shape.oneOf ?? [shape];

/** Fields of what a function takes, by name. */
export const fieldsOf = (name: FunctionName): string[] => Object.keys(shapeOf(name).properties ?? {});

/** Whether a function cannot do without a field. */
export const isRequired = (name: FunctionName, field: string): boolean =>
  shapeOf(name).required?.includes(field) ?? false;

/** Every place for an id in what a function takes, also where it may be left out. */
export function idPlaces(name: FunctionName): IdPlace[] {
  const walk = (shape: Shape, path: string, called: string): IdPlace[] =>
    choices(shape).flatMap((one) => [
      ...(one.format === "uuid" && !CHOSEN.has(called) ? [{ path, name: called }] : []),
      ...Object.entries(one.properties ?? {}).flatMap(([key, inner]) =>
        walk(inner, path === "" ? key : `${path}.${key}`, key),
      ),
      ...(one.items === undefined ? [] : walk(one.items, `${path}.0`, called.replace(/s$/, ""))),
    ]);
  return walk(shapeOf(name), "", "");
}

/** The id for a place of a function: that of the name, or one of its own where functions call different things the same. */
export const idOf = (ids: Readonly<Record<string, string>>, name: FunctionName, called: string): string | undefined =>
  ids[`${name} ${called}`] ?? ids[called];

/**
 * An input as the contract asks for it: the smallest values that fit, and for every id what `ids` has of that name; unknown ids are
 * of nothing. @throws Error when the contract refuses it: then SAMPLES needs an entry.
 */
export function sampleInput(name: FunctionName, ids: Readonly<Record<string, string>>): Record<string, unknown> {
  const make = (shape: Shape, called: string): unknown => {
    const [first = {}] = choices(shape).filter(({ type }) => type !== "null");
    if (first.const !== undefined) return first.const;
    if (first.enum !== undefined) return first.enum[0];
    if (first.format === "uuid") return idOf(ids, name, called) ?? randomUUID();
    switch (first.type) {
      case "string":
        return TEXTS[first.format ?? ""] ?? "sample12";
      case "integer":
      case "number":
        return Math.max(first.minimum ?? 0, 0);
      case "boolean":
        return true;
      case "array":
        return Array.from({ length: Math.max(first.minItems ?? 0, holdsId(first.items ?? {}) ? 1 : 0) }, () =>
          make(first.items ?? {}, called.replace(/s$/, "")),
        );
      default:
        return Object.fromEntries(
          Object.entries(first.properties ?? {})
            .filter(([key, inner]) => first.required?.includes(key) === true || (!CHOSEN.has(key) && holdsId(inner)))
            .map(([key, inner]) => [key, make(inner, key)]),
        );
    }
  };
  const input = { ...(make(shapeOf(name), "") as Record<string, unknown>), ...SAMPLES[name] };
  const parsed = (FUNCTIONS[name].input as z.ZodType).safeParse(input);
  if (!parsed.success)
    throw new Error(`${name} takes something that has to be said in SAMPLES: ${z.prettifyError(parsed.error)}`);
  return input;
}

const holdsId = (shape: Shape): boolean =>
  choices(shape).some(
    (one) =>
      one.format === "uuid" ||
      Object.values(one.properties ?? {}).some(holdsId) ||
      (one.items !== undefined && holdsId(one.items)),
  );

/** The input with another value at a path. */
export function withValue(input: Readonly<Record<string, unknown>>, path: string, value: unknown) {
  const copy = structuredClone(input) as Record<string, unknown>;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let holder = copy;
  for (const key of keys) holder = holder[key] as Record<string, unknown>;
  holder[last] = value;
  return copy;
}
