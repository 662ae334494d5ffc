import { z } from "zod";
import { outlineOf } from "../outline.ts";
import type { ModelTool, ModelToolCall } from "../model-port.ts";
import { CUSTOM_CONTRACT } from "../prompts/custom.ts";
import { plainCopy } from "../read-op.ts";
import type { AppBuilder, BuildResult } from "./app-builder.ts";
import { describeKind, findBlocks, isKind } from "./block-catalogue.ts";
import { computedSchema, ruleSchema, withComputed, withRule } from "./entity-facts.ts";

/** Characters of one call's input. */
const INPUT_LENGTH = 80_000;
/** Characters of one result. */
const RESULT_LENGTH = 12_000;

const id = z.string().min(1).max(60);
const index = z.number().int().min(0).max(40).optional();
const SCHEMAS = {
  find_block: z.object({ need: z.string().min(1).max(200) }),
  describe_block: z.object({ kinds: z.array(z.string().max(40)).min(1).max(5) }),
  read_app: z.object({ part: id.optional() }),
  set_app: z.object({ identity: z.unknown(), direction: z.unknown(), footer: z.unknown() }).partial(),
  write_entity: z.object({ entity: z.unknown() }),
  compute_field: computedSchema,
  set_rule: z.object({ rule: ruleSchema }),
  write_rows: z.object({ entity: id, rows: z.array(z.unknown()).min(1).max(60) }),
  write_page: z.object({ page: z.unknown(), index }),
  write_block: z.object({ page: id, block: z.unknown(), index }),
  write_custom_block: z.object({ customBlock: z.unknown() }),
  change_app: z.object({ ops: z.array(z.unknown()).min(1).max(60) }),
  remove: z.object({ what: z.enum(["entity", "field", "page", "block", "customBlock"]), id, of: id.optional() }),
};
type ToolName = keyof typeof SCHEMAS;
type Input<N extends ToolName> = z.output<(typeof SCHEMAS)[N]>;

/** Those that only look; nothing of the app is another after them. */
const LOOKS: ReadonlySet<string> = new Set(["find_block", "describe_block", "read_app"]);

// Written by hand: providers differ in what they take of a schema, and each input is read by one of ours.
const text = { type: "string" };
const some = { type: "object", additionalProperties: true };
const schemaOf = (properties: Record<string, unknown>, required: readonly string[]): Record<string, unknown> => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const place = { type: "integer", description: "Place in the list, from 0; the end where it is absent." };
const TOOLS: Record<ToolName, Omit<ModelTool, "name">> = {
  find_block: {
    description: "Kinds of blocks for what a page has to do, best first. Search before you decide on a block.",
    schema: schemaOf({ need: { ...text, description: "In English: 'what is overdue, most urgent first'." } }, ["need"]),
  },
  describe_block: {
    description: "What kinds of blocks take, each with one that is valid in this app as it is now.",
    schema: schemaOf({ kinds: { type: "array", items: text, maxItems: 5 } }, ["kinds"]),
  },
  read_app: {
    description: "The app as it is now, or one entity (with all rows) or page of it by id.",
    schema: schemaOf({ part: text }, []),
  },
  set_app: {
    description: "Changes words of the identity, the art direction, or the foot of a site (null takes it away).",
    schema: schemaOf({ identity: some, direction: text, footer: { ...some, type: ["object", "null"] } }, []),
  },
  write_entity: {
    description: "Adds an entity, or replaces the one with its id; without rows. Fields, limits and locks go with it.",
    schema: schemaOf({ entity: some }, ["entity"]),
  },
  compute_field: {
    description:
      "Adds a field that is worked out: an expression over fields, or a formula (rollup, daysUntil, addDays, lookup).",
    schema: schemaOf({ entity: text, id: text, name: text, unit: text, expression: text, formula: some }, [
      "entity",
      "id",
      "name",
    ]),
  },
  set_rule: {
    description: "Adds a rule of rows: limit, approval, due, steps, lock, effect, mark, required, unique, number.",
    schema: schemaOf(
      {
        rule: {
          type: "object",
          properties: { kind: text, entity: text },
          required: ["kind", "entity"],
          additionalProperties: true,
        },
      },
      ["rule"],
    ),
  },
  write_rows: {
    description: "Gives an entity its example rows, all at once. Rows that others point at come first.",
    schema: schemaOf({ entity: text, rows: { type: "array", items: some } }, ["entity", "rows"]),
  },
  write_page: {
    description: "Adds a page with its blocks, or replaces the one with its id or path.",
    schema: schemaOf({ page: some, index: place }, ["page"]),
  },
  write_block: {
    description: "Puts a block on a page, or replaces the one with its id.",
    schema: schemaOf({ page: text, block: some, index: place }, ["page", "block"]),
  },
  write_custom_block: {
    description:
      "Writes a block of the app's own as TSX, or replaces the one with its id. Then place it with kind 'custom'.",
    schema: schemaOf({ customBlock: some }, ["customBlock"]),
  },
  change_app: {
    description: "Applies ops to parts that are there, each on its own. Tells which did not fit, and why.",
    schema: schemaOf(
      {
        ops: {
          type: "array",
          items: { type: "object", properties: { op: text }, required: ["op"], additionalProperties: true },
        },
      },
      ["ops"],
    ),
  },
  remove: {
    description: "Removes an entity, field ('of' its entity), page, block or customBlock by id, with what needs it.",
    schema: schemaOf(
      { what: { ...text, enum: ["entity", "field", "page", "block", "customBlock"] }, id: text, of: text },
      ["what", "id"],
    ),
  },
};

/** The tools that a new app is built with. None names another project, a person, an address, sharing or a role. */
export const buildTools = (): ModelTool[] => editTools().filter(({ name }) => name !== "change_app");

/** Those that change an app which is there: the same, and ops. */
export const editTools = (): ModelTool[] =>
  Object.entries(TOOLS).map(([name, { description, schema }]) => ({ name, description, schema }));

/** Whether a tool changes the app. */
export const isWriting = (name: string): boolean => Object.hasOwn(SCHEMAS, name) && !LOOKS.has(name);

/** Carries out one call. Whatever is wrong with it is told to the model; nothing is thrown but what stops the run. */
export function runBuildTool(call: Pick<ModelToolCall, "name" | "input">, builder: AppBuilder): BuildResult {
  const { text, failed } = run(call, builder);
  return { text: text.slice(0, RESULT_LENGTH), failed };
}

function run({ name: called, input }: Pick<ModelToolCall, "name" | "input">, builder: AppBuilder): BuildResult {
  if (!Object.hasOwn(SCHEMAS, called)) return { text: `There is no tool ${called.slice(0, 60)}.`, failed: true };
  const name = called as ToolName;
  const schema: z.ZodType<unknown> = SCHEMAS[name];
  const read = readInput(schema, input);
  return "failed" in read ? read : carryOut(name, read.data, builder);
}

/** The input of a call as its schema reads it, or what is wrong with it. */
export function readInput<T>(schema: z.ZodType<T>, input: string): { data: T } | BuildResult {
  const wrong = (said: string): BuildResult => ({ text: said, failed: true });
  if (input.length > INPUT_LENGTH) return wrong("The input is too long. Say it in several calls.");
  let value: unknown;
  try {
    value = JSON.parse(input === "" ? "{}" : input);
  } catch {
    return wrong("The input is no JSON, or was cut off. Say it again, in smaller parts.");
  }
  const plain = plainCopy(value);
  if (plain === undefined) return wrong("The input holds too many values. Say it in several calls.");
  const parsed = schema.safeParse(plain);
  if (parsed.success) return { data: parsed.data };
  const issue = parsed.error.issues[0];
  return wrong(`${issue?.path.join(".") || "The input"}: ${issue?.message ?? "cannot be read"}`);
}

function carryOut(name: ToolName, data: unknown, builder: AppBuilder): BuildResult {
  const given = <N extends ToolName>(_name: N): Input<N> => data as Input<N>;
  switch (name) {
    case "find_block":
      return { text: findBlocks(given(name).need), failed: false };
    case "describe_block": {
      const { kinds } = given(name);
      const told = kinds.map((kind) =>
        kind === "custom"
          ? CUSTOM_CONTRACT
          : isKind(kind)
            ? describeKind(kind, builder.spec)
            : `There is no kind "${kind}". Search with find_block.`,
      );
      // What several are written in is told once.
      const lines = told.join("\n\n").split("\n");
      const text = lines.filter((line, at) => line === "" || lines.indexOf(line) === at).join("\n");
      return { text, failed: !kinds.some((kind) => kind === "custom" || isKind(kind)) };
    }
    case "read_app": {
      const { part } = given(name);
      const found =
        builder.spec.entities.find((one) => one.id === part) ?? builder.spec.pages.find((one) => one.id === part);
      if (part !== undefined && found === undefined) return { text: `There is no "${part}".`, failed: true };
      return { text: found === undefined ? outlineOf(builder.spec) : JSON.stringify(found), failed: false };
    }
    case "set_app":
      return builder.describe(given(name));
    case "write_entity":
      return builder.writeEntity(withoutRules(given(name).entity));
    case "compute_field": {
      const field = given(name);
      return builder.changeEntity(
        field.entity,
        (entity) => withComputed(entity, field),
        ({ plural }) => `Wrote ${field.name} of ${plural}`,
      );
    }
    case "set_rule": {
      const { rule } = given(name);
      return builder.changeEntity(
        rule.entity,
        (entity) => withRule(entity, rule),
        ({ plural }) => `Set a rule of ${plural}`,
      );
    }
    case "write_rows":
      return builder.writeRows(given(name).entity, given(name).rows);
    case "write_page":
      return builder.writePage(given(name).page, given(name).index);
    case "write_block":
      return builder.writeBlock(given(name).page, given(name).block, given(name).index);
    case "write_custom_block":
      return builder.writeCustomBlock(given(name).customBlock);
    case "change_app":
      return builder.applyOps(given(name).ops);
    case "remove": {
      const { what, id, of } = given(name);
      return builder.remove(what, id, of);
    }
  }
}

/** An entity without what its tool does not write: rows, and who may do what with them. */
function withoutRules(entity: unknown): unknown {
  if (typeof entity !== "object" || entity === null || Array.isArray(entity)) return entity;
  const { rows: _rows, access: _access, ...bare } = entity as Record<string, unknown>;
  return bare;
}
