import { z } from "zod";
import type { ModelTool, ModelToolCall } from "./model-port.ts";
import type { OpCollector } from "./op-collector.ts";

/** The source of one project, for what ops cannot say. Paths are those of its tree; there are no others. */
export interface ProjectFiles {
  /** Lines that hold a text, as `path:line text`. */
  search(text: string): Promise<string>;
  /** @throws AppError not-found when there is no such file */
  read(path: string): Promise<string>;
  /** Replaces the one place where `find` stands. @throws AppError when it stands nowhere or more than once, or the file may not be changed */
  replace(path: string, find: string, replacement: string): Promise<void>;
}

/** Characters of one tool's input and of one result. */
const INPUT_LENGTH = 60_000;
const RESULT_LENGTH = 16_000;
/** Ops of one call. */
const OPS = 60;

const SCHEMAS = {
  change_app: z.strictObject({ ops: z.array(z.unknown()).min(1).max(OPS) }),
  read_rows: z.strictObject({ entity: z.string().max(60) }),
  search_files: z.strictObject({ text: z.string().min(2).max(200) }),
  read_file: z.strictObject({ path: z.string().min(1).max(300) }),
  replace_in_file: z.strictObject({
    path: z.string().min(1).max(300),
    find: z.string().min(1).max(8000),
    replacement: z.string().max(20_000),
  }),
};
type ToolName = keyof typeof SCHEMAS;

const DESCRIPTIONS: Record<ToolName, string> = {
  change_app: "Applies ops to the app, each on its own. Answers how many fitted, and why the others did not.",
  read_rows: "All example rows of one entity.",
  search_files: "Lines of the app's source that hold a text.",
  read_file: "One file of the app's source.",
  replace_in_file: "Replaces the one place in a file where `find` stands, word for word.",
};

/** The tools of a change; those of files only where there are any. */
export function changeTools(files: boolean): ModelTool[] {
  const names: ToolName[] = files
    ? ["change_app", "read_rows", "search_files", "read_file", "replace_in_file"]
    : ["change_app", "read_rows"];
  return names.map((name) => ({
    name,
    description: DESCRIPTIONS[name],
    schema:
      name === "change_app"
        ? OPS_SCHEMA
        : (z.toJSONSchema(SCHEMAS[name], { target: "draft-7" }) as Record<string, unknown>),
  }));
}

/** Written by hand: providers differ in what they take of a schema, and the rules say what an op is. */
const OPS_SCHEMA = {
  type: "object",
  properties: {
    ops: {
      type: "array",
      items: { type: "object", properties: { op: { type: "string" } }, required: ["op"], additionalProperties: true },
    },
  },
  required: ["ops"],
  additionalProperties: false,
};

/** What a tool said to the model. */
export interface ToolResult {
  text: string;
  failed: boolean;
  /** Path of the file that it changed. */
  file?: string;
}

/** Carries out one call. Whatever is wrong with it is told to the model; nothing is thrown but what stops the run. */
export async function runTool(
  call: ModelToolCall,
  collector: OpCollector,
  files: ProjectFiles | null,
): Promise<ToolResult> {
  const wrong = (text: string): ToolResult => ({ text: text.slice(0, RESULT_LENGTH), failed: true });
  if (call.input.length > INPUT_LENGTH) return wrong("The input is too long. Say it in several calls.");
  let given: unknown;
  try {
    given = JSON.parse(call.input === "" ? "{}" : call.input);
  } catch {
    return wrong("The input is no JSON.");
  }
  const name = call.name as ToolName;
  if (!Object.hasOwn(SCHEMAS, name)) return wrong(`There is no tool ${call.name.slice(0, 60)}.`);
  const parsed = SCHEMAS[name].safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return wrong(`${issue?.path.join(".") || "The input"}: ${issue?.message ?? "cannot be read"}`);
  }
  if (name === "change_app") return changeApp((parsed.data as { ops: unknown[] }).ops, collector);
  if (name === "read_rows") {
    const { entity: id } = parsed.data as { entity: string };
    const entity = collector.spec.entities.find((candidate) => candidate.id === id);
    if (entity === undefined) return wrong(`There is no entity ${id}.`);
    return { text: JSON.stringify(entity.rows).slice(0, RESULT_LENGTH), failed: false };
  }
  if (files === null) return wrong(`There is no tool ${name}.`);
  return useFiles(name, parsed.data as { text: string; path: string; find: string; replacement: string }, files);
}

function changeApp(ops: readonly unknown[], collector: OpCollector): ToolResult {
  const before = collector.ops.length;
  for (const op of ops) collector.take(JSON.stringify(op) ?? "");
  const faults = collector.settle();
  const text = [
    `${collector.ops.length - before} applied.`,
    ...faults.map(({ op, problem }) => `Not applied: ${op}\n  ${problem}`),
  ].join("\n");
  return { text: text.slice(0, RESULT_LENGTH), failed: faults.length > 0 };
}

async function useFiles(
  name: ToolName,
  input: { text: string; path: string; find: string; replacement: string },
  files: ProjectFiles,
): Promise<ToolResult> {
  try {
    if (name === "search_files")
      return { text: (await files.search(input.text)).slice(0, RESULT_LENGTH), failed: false };
    if (name === "read_file") return { text: (await files.read(input.path)).slice(0, RESULT_LENGTH), failed: false };
    await files.replace(input.path, input.find, input.replacement);
    return { text: "Replaced.", failed: false, file: input.path };
  } catch (error) {
    if (error instanceof Error && error.name === "AppError") return { text: error.message, failed: true };
    throw error;
  }
}
