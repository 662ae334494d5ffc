import type { Block, FieldType } from "@sayhey/appspec";
import type { AppDraft } from "../embedded/app-draft.ts";
import type { Kept } from "../design/kept.ts";

/** An app in the making, as a capability finds it. */
export interface Made {
  draft: AppDraft;
  /** What the app keeps, the thing it is about first. */
  kept: readonly Kept[];
  /** What the app is for, in a sentence or two. */
  purpose: string;
  /** The brief. */
  text: string;
  /** What visitors ask, with an answer, where the line of work knows. */
  questions: readonly { question: string; answer: string }[];
}

/** Something that apps of any kind can do beside keeping their rows. */
export interface Capability {
  id: string;
  /** Ways to ask for it, `|` between. */
  says: string;
  /** What stands before such words where they mean something else. */
  unless?: RegExp;
  /** Blocks that do it; what has none has a page of its id. */
  blocks?: readonly Block["kind"][];
  /** What the rows it adds are called; an app that keeps such rows has it. */
  keeps?: RegExp;
  /** The type of field that it comes to, where that is all. */
  field?: FieldType;
  /** Adds it, where the app holds what it takes; what has blocks and no way to make them is added to the whole app (`assist/`). */
  make?: (made: Made) => void;
  /** What falls short: of one that is made, how far it goes; of one that is not, why not. */
  falls?: string;
}
