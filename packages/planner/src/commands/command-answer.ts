import type { AppSpec, Entity, Language, Op } from "@sayhey/appspec";
import type { Knowledge } from "../embedded/knowledge/knowledge.ts";
import type { Names, Place } from "./names.ts";

/** Something to choose: `ops` are carried out as they are; `text` is put into the composer, to be finished where it ends with a gap. */
export interface Chip {
  label: string;
  ops?: Op[];
  text?: string;
}

/** Where a command leads instead of changing the app. */
export type Destination = { mode: "preview" | "customize" | "data" | "code" | "checks" | "history" } | { page: string };

/** What a command means for an app. */
export type CommandAnswer =
  /** Ops that fit the app, and in sentences what they do. `left` are wishes of the same message that nothing was done about, each with the reason. */
  | { kind: "edit"; ops: Op[]; sentences: string[]; left: string[] }
  | { kind: "question"; question: string; chips: Chip[] }
  | { kind: "undo" | "redo"; steps: number }
  | { kind: "navigate"; to: Destination }
  | { kind: "help"; text: string; examples: string[] }
  /**
   * `unknown`: the words mean nothing here, so that a model may still know; else it is known that it cannot be. `chips`: what can be
   * done instead.
   */
  | { kind: "cannot"; why: string; examples: string[]; unknown?: true; chips?: Chip[] };

/** What the meaning of a command depends on beside the app. */
export interface CommandOptions {
  /** The page looked at and the block selected: what 'it' and 'here' are. */
  place?: Place;
  /** The open vocabularies, from `loadKnowledge`: further things the app may keep. */
  knowledge?: Knowledge;
}

/** What a rule finds a clause to mean. Ops get what must follow from them. */
export type Found =
  | { ops: Op[]; note?: string }
  | { question: string; chips: Chip[] }
  | { cannot: string; examples?: string[]; unknown?: true; chips?: Chip[] }
  | { steps: number; to: "undo" | "redo" }
  | { go: Destination }
  | { help: true };

/** The app a clause is about, with what the clauses before it changed. */
export interface World {
  spec: AppSpec;
  names: Names;
  /** Of the clause. */
  language: Language;
  place: Place;
  knowledge: Knowledge | undefined;
  /** What the clause before was about: 'show them as a table'. */
  recent?: Entity | undefined;
}
