import type { Op } from "@sayhey/appspec";
import { meet } from "./op-targets.ts";

/** What takes one edit back, or does it again. */
export interface Step {
  ops: Op[];
  /** What it was, in a sentence. */
  name: string;
  /** What it sets, where that is all it does. */
  topic: string | null;
  at: number;
}

/** Steps back that are kept. */
export const MOST_STEPS = 200;
/** Edits of one topic within this time are one step, ms. */
const TYPING_MS = 1000;

/** The steps back and forth of one editor. */
export class UndoSteps {
  #back: Step[] = [];
  #forth: Step[] = [];

  get canUndo(): boolean {
    return this.#back.length > 0;
  }

  get canRedo(): boolean {
    return this.#forth.length > 0;
  }

  /** Notes how an edit is taken back. Answers whether it goes on with the one before, such as the next key of a word. */
  note(step: Step): boolean {
    const last = this.#back.at(-1);
    const goesOn = step.topic !== null && last?.topic === step.topic && step.at - last.at < TYPING_MS;
    // What takes back the first of them takes back all.
    this.#back =
      goesOn && last !== undefined ? [...this.#back.slice(0, -1), { ...last, at: step.at }] : push(this.#back, step);
    this.#forth = [];
    return goesOn;
  }

  /** The step that comes next in a direction; it is gone from there. */
  take(way: "undo" | "redo"): Step | null {
    return (way === "undo" ? this.#back : this.#forth).pop() ?? null;
  }

  /** Puts down how a step just taken is taken back. */
  put(way: "undo" | "redo", step: Step): void {
    if (way === "undo") this.#forth = push(this.#forth, step);
    else this.#back = push(this.#back, step);
  }

  /** Forgets the steps that would change what others changed since. */
  forget(theirs: readonly Op[]): void {
    if (theirs.length === 0) return;
    const isOwn = ({ ops }: Step): boolean => !meet(ops, theirs);
    this.#back = this.#back.filter(isOwn);
    this.#forth = this.#forth.filter(isOwn);
  }
}

const push = (steps: readonly Step[], step: Step): Step[] => [...steps, step].slice(-MOST_STEPS);
