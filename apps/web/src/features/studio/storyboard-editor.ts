import { AppError } from "@sayhey/contract/app-error";
import { applyStoryboardOps, rebaseStoryboard, type Storyboard, type StoryboardOp } from "@sayhey/trailer";
import { endStep, mapHistory, pushEdit, redoEdit, startHistory, undoEdit, type EditHistory } from "./edit-history.ts";
import { opName } from "./op-name.ts";
import { refusalWords } from "./refusal-words.ts";

/** A trailer as the server knows it. */
export interface SavedStoryboard {
  /** What is shown and edited. */
  document: Storyboard;
  /** What is written for the app as it is now. */
  base: Storyboard;
  version: number;
}

/** Keeps a document (null: as it is written for the app) made of a base upon a version; answers the new version. */
export type SaveStoryboard = (document: Storyboard | null, base: Storyboard, baseVersion: number) => Promise<number>;

/** How saving stands. */
export type SaveState =
  | { kind: "saved" }
  /** Something waits for a pause, or is on its way. */
  | { kind: "saving" }
  /** Another tab saved something else in between. */
  | { kind: "conflict" }
  | { kind: "failed"; error: unknown };

/** All that the page shows of an editor; a new object after every change. */
export interface EditorState {
  readonly history: EditHistory<Storyboard>;
  readonly base: Storyboard;
  readonly save: SaveState;
}

/** How an edit is taken. */
export interface EditOptions {
  /** Edits of one topic one after the other are one step of undo. */
  topic?: string;
  /** Whoever edits tells a refusal by itself. */
  quiet?: boolean;
}

const SAVE_PAUSE_MS = 600;
/** What a step is called that another tab made. */
const THEIRS = "Take over the other tab's trailer";

/** A trailer under edit: ops with undo, saved by itself, one tab among others. Knows nothing of the page. */
export class StoryboardEditor {
  readonly #save: SaveStoryboard;
  readonly #listeners = new Set<() => void>();
  #state: EditorState;
  #version: number;
  /** What the server has. */
  #kept: Storyboard;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(kept: SavedStoryboard, save: SaveStoryboard) {
    this.#save = save;
    this.#version = kept.version;
    this.#kept = kept.document;
    this.#state = { history: startHistory(kept.document), base: kept.base, save: { kind: "saved" } };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): EditorState => this.#state;

  /** The trailer as it is now. */
  get storyboard(): Storyboard {
    return this.#state.history.present;
  }

  /** Applies ops as one step; answers why they do not fit, in words, or null. Nothing changes then. */
  edit(ops: readonly StoryboardOp[], { topic }: EditOptions = {}): string | null {
    const before = this.storyboard;
    const [first] = ops;
    if (first === undefined) return null;
    try {
      const { storyboard, inverse } = applyStoryboardOps(before, ops);
      if (inverse.length > 0)
        this.#take(pushEdit(this.#state.history, storyboard, opName(first, before), topic ?? null));
      return null;
    } catch (error) {
      if (error instanceof AppError) return refusalWords(error.message, before);
      throw error;
    }
  }

  /** Goes to another whole document as one step of that name. */
  replace(storyboard: Storyboard, name: string): void {
    this.#take(pushEdit(this.#state.history, storyboard, name));
  }

  /** What comes next is a step by itself. */
  endStep(): void {
    this.#set({ history: endStep(this.#state.history) });
  }

  undo(): void {
    this.#take(undoEdit(this.#state.history));
  }

  redo(): void {
    this.#take(redoEdit(this.#state.history));
  }

  /**
   * Hears what the server has now: the app may have changed under the trailer, and what nobody touched follows; another tab may
   * have saved, and what has no edits of its own takes that over.
   */
  hear(there: SavedStoryboard): void {
    if (there.version < this.#version) return;
    const clean = this.storyboard === this.#kept && this.#running === null;
    const { base } = this.#state;
    if (there.version > this.#version) {
      // Who has edits finds out by the conflict when they are saved.
      if (clean) this.#takeTheirs(there);
      return;
    }
    if (JSON.stringify(base) === JSON.stringify(there.base)) return;
    const history = mapHistory(this.#state.history, (mine) => rebaseStoryboard(base, mine, there.base));
    if (clean) this.#kept = history.present;
    this.#set({ history, base: there.base });
    if (!clean) this.#schedule();
  }

  /** After a conflict: takes what the other tab saved, or saves what is here over it. */
  async settle(keep: "theirs" | "mine", there: SavedStoryboard): Promise<void> {
    if (keep === "theirs") {
      this.#takeTheirs(there);
      return;
    }
    this.#version = there.version;
    this.#kept = there.document;
    this.#set({ base: there.base });
    await this.flush();
  }

  /** Saves what there is now; resolves once it is kept. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#running !== null) await this.#running.catch(() => undefined);
    const wanted = this.storyboard;
    if (wanted === this.#kept) {
      // What was changed and taken back.
      if (this.#state.save.kind === "saving") this.#set({ save: { kind: "saved" } });
      return;
    }
    const { base } = this.#state;
    const asWritten = JSON.stringify(wanted) === JSON.stringify(base);
    this.#set({ save: { kind: "saving" } });
    this.#running = this.#save(asWritten ? null : wanted, base, this.#version).then((version) => {
      this.#version = version;
      this.#kept = wanted;
      this.#set({ save: this.storyboard === wanted ? { kind: "saved" } : { kind: "saving" } });
    });
    try {
      await this.#running;
    } catch (error) {
      const conflict = error instanceof AppError && error.kind === "conflict";
      this.#set({ save: conflict ? { kind: "conflict" } : { kind: "failed", error } });
      throw error;
    } finally {
      this.#running = null;
    }
    if (this.storyboard !== this.#kept) this.#schedule();
  }

  #takeTheirs(there: SavedStoryboard): void {
    this.#version = there.version;
    this.#kept = there.document;
    const { history } = this.#state;
    this.#set({
      history: pushEdit(history, there.document, THEIRS),
      base: there.base,
      save: { kind: "saved" },
    });
  }

  #take(history: EditHistory<Storyboard>): void {
    if (history === this.#state.history) return;
    this.#set({ history });
    this.#schedule();
  }

  #schedule(): void {
    if (this.#state.save.kind === "conflict") return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), SAVE_PAUSE_MS);
    this.#set({ save: { kind: "saving" } });
  }

  #set(patch: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}
