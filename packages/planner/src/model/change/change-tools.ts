import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import type { AppBuilder, BuildResult } from "../create/app-builder.ts";
import { editTools, isWriting, readInput, runBuildTool } from "../create/build-tools.ts";
import type { ModelTool, ModelToolCall } from "../model-port.ts";
import { changedParts } from "./changed-parts.ts";
import { MOST_WISHES, WishList } from "./wish-list.ts";

/** The source of one project, for what ops cannot say. Paths are those of its tree; there are no others. */
export interface ProjectFiles {
  /** Lines that hold a text, as `path:line text`. */
  search(text: string): Promise<string>;
  /** @throws AppError not-found when there is no such file */
  read(path: string): Promise<string>;
  /** Replaces the one place where `find` stands. @throws AppError when it stands nowhere or more than once, or the file may not be changed */
  replace(path: string, find: string, replacement: string): Promise<void>;
  /** Keeps the files as they are now in mind; what is answered brings them back. */
  mark(): () => void;
}

/** A question back to the person, with what they may choose from. */
export interface Question {
  text: string;
  choices: readonly string[];
}

/** What a model found worth remembering of a message. */
export interface Learnt {
  kind: "decision" | "vocabulary" | "style" | "refused";
  text: string;
}

/** Things that one run may remember. */
const MOST_LEARNT = 4;

/** The app and its files at one point of a change. */
export interface ChangeState {
  spec: AppSpec;
  /** Paths of files that have been changed. */
  files: readonly string[];
  /** Brings the files back to what they were then. */
  restoreFiles(): void;
}

/** Characters of one result. */
const RESULT_LENGTH = 12_000;
const QUESTION_LENGTH = 240;
const CHOICE_LENGTH = 60;

const path = z.string().min(1).max(300);
const SCHEMAS = {
  list_wishes: z.object({ wishes: z.array(z.string().max(1000)).min(1).max(MOST_WISHES) }),
  settle_wish: z.object({
    wish: z.number().int(),
    state: z.enum(["done", "declined"]),
    parts: z.array(z.string().max(300)).max(40).default([]),
    why: z.string().max(1000).default(""),
  }),
  remember: z.object({
    kind: z.enum(["decision", "vocabulary", "style", "refused"]),
    text: z.string().trim().min(1).max(200),
  }),
  ask_person: z.object({
    question: z.string().trim().min(1).max(QUESTION_LENGTH),
    choices: z.array(z.string().trim().min(1).max(CHOICE_LENGTH)).min(2).max(4),
  }),
  search_files: z.object({ text: z.string().min(2).max(200) }),
  read_file: z.object({ path }),
  replace_in_file: z.object({ path, find: z.string().min(1).max(8000), replacement: z.string().max(20_000) }),
};
type ToolName = keyof typeof SCHEMAS;
const FILE_TOOLS: readonly ToolName[] = ["search_files", "read_file", "replace_in_file"];

const DESCRIPTIONS: Record<ToolName, string> = {
  list_wishes: "Writes down what the message asks for, one line each, before anything is changed. People see the list.",
  settle_wish:
    "Says what became of a wish, by its number: done, with the parts that were changed for it, or declined, with why.",
  remember:
    "Keeps one short sentence for later changes of this app: what the person decided, calls things, likes or refused.",
  ask_person:
    "Asks the person one question with two to four short choices, and ends your turn. Only before anything is changed.",
  search_files: "Lines of the app's source that hold a text.",
  read_file: "One file of the app's source.",
  replace_in_file: "Replaces the one place in a file where `find` stands, word for word.",
};
// Written by hand, as those of building: providers differ in what they take of a schema.
const text = { type: "string" };
const texts = { type: "array", items: text };
const PROPERTIES: Record<ToolName, Record<string, unknown>> = {
  list_wishes: { wishes: texts },
  settle_wish: {
    wish: { type: "integer" },
    state: { ...text, enum: ["done", "declined"] },
    parts: {
      ...texts,
      description:
        "Ids of entities, 'entity.field', pages, blocks or own blocks, 'app' for words and look, paths of files.",
    },
    why: text,
  },
  remember: { kind: { ...text, enum: ["decision", "vocabulary", "style", "refused"] }, text },
  ask_person: { question: text, choices: { ...texts, minItems: 2, maxItems: 4 } },
  search_files: { text },
  read_file: { path: text },
  replace_in_file: { path: text, find: text, replacement: text },
};
const OPTIONAL = new Set(["parts", "why"]);

/** The tools of a change: those that an app is built with, its list of wishes, and files where there are any. */
export function changeTools(hasFiles: boolean): ModelTool[] {
  const own = (Object.keys(SCHEMAS) as ToolName[]).filter((name) => hasFiles || !FILE_TOOLS.includes(name));
  return [
    ...own.map((name) => ({
      name,
      description: DESCRIPTIONS[name],
      schema: {
        type: "object",
        properties: PROPERTIES[name],
        required: Object.keys(PROPERTIES[name]).filter((property) => !OPTIONAL.has(property)),
        additionalProperties: false,
      },
    })),
    ...editTools(),
  ];
}

/** An app while it is changed: its parts and files, the wishes, and what the person is asked. */
export class ChangeDesk {
  readonly wishes = new WishList();
  readonly #base: AppSpec;
  readonly #builder: AppBuilder;
  readonly #files: ProjectFiles | null;
  #state: ChangeState;
  #question: Question | null = null;
  readonly #learnt: Learnt[] = [];

  constructor(base: AppSpec, builder: AppBuilder, files: ProjectFiles | null) {
    this.#base = base;
    this.#builder = builder;
    this.#files = files;
    this.#state = this.#stateWith([]);
  }

  /** Another object after each change. */
  get state(): ChangeState {
    return this.#state;
  }

  /** What is to be remembered for later changes. */
  get learnt(): readonly Learnt[] {
    return this.#learnt;
  }

  get question(): Question | null {
    return this.#question;
  }

  /** Carries out one call. Whatever is wrong with it is told to the model; nothing is thrown but what stops the run. */
  async run(call: ModelToolCall): Promise<BuildResult> {
    if (this.#question !== null) return { text: "Not done: the person has been asked.", failed: true };
    const isOwn = Object.hasOwn(SCHEMAS, call.name);
    if ((isWriting(call.name) || call.name === "replace_in_file") && this.wishes.wishes.length === 0)
      return { text: "Not done. First write down what is asked for: list_wishes.", failed: true };
    if (!isOwn) {
      const result = runBuildTool(call, this.#builder);
      if (this.#builder.spec !== this.#state.spec) this.#state = this.#stateWith(this.#state.files);
      return result;
    }
    const { text: said, failed } = await this.#runOwn(call.name as ToolName, call.input);
    return { text: said.slice(0, RESULT_LENGTH), failed };
  }

  #stateWith(files: readonly string[]): ChangeState {
    return { spec: this.#builder.spec, files, restoreFiles: this.#files?.mark() ?? (() => undefined) };
  }

  async #runOwn(name: ToolName, input: string): Promise<BuildResult> {
    const schema: z.ZodType<unknown> = SCHEMAS[name];
    const read = readInput(schema, input);
    if ("failed" in read) return read;
    const given = <N extends ToolName>(_name: N): z.output<(typeof SCHEMAS)[N]> =>
      read.data as z.output<(typeof SCHEMAS)[N]>;
    switch (name) {
      case "list_wishes":
        return this.wishes.list(given(name).wishes);
      case "settle_wish":
        return this.wishes.settle(given(name), this.changed());
      case "remember":
        if (this.#learnt.length >= MOST_LEARNT) return { text: "That is enough for now.", failed: true };
        this.#learnt.push(given(name));
        return { text: "Kept.", failed: false };
      case "ask_person": {
        const { question, choices } = given(name);
        if (this.changed().size > 0)
          return { text: "Not asked: the app is changed already. Finish, or decline what is unclear.", failed: true };
        if (new Set(choices).size < choices.length) return { text: "choices: two are the same", failed: true };
        this.#question = { text: question, choices };
        return { text: "Asked.", failed: false };
      }
      case "search_files":
      case "read_file":
      case "replace_in_file":
        return this.#useFiles(name, read.data as { text: string; path: string; find: string; replacement: string });
    }
  }

  async #useFiles(
    name: ToolName,
    { text: sought, path: file, find, replacement }: { text: string; path: string; find: string; replacement: string },
  ): Promise<BuildResult> {
    const files = this.#files;
    if (files === null) return { text: `There is no tool ${name}.`, failed: true };
    try {
      if (name === "search_files") return { text: await files.search(sought), failed: false };
      if (name === "read_file") return { text: await files.read(file), failed: false };
      await files.replace(file, find, replacement);
      this.#state = this.#stateWith([...new Set([...this.#state.files, file])]);
      return { text: "Replaced.", failed: false };
    } catch (error) {
      if (error instanceof AppError) return { text: error.message, failed: true };
      throw error;
    }
  }

  /** Ids of the parts and paths of the files that differ from what was there. */
  changed(): Set<string> {
    return new Set([...changedParts(this.#base, this.#builder.spec), ...this.#state.files]);
  }
}
