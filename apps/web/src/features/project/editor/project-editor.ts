import {
  applyOps,
  describeOps,
  diffSpecs,
  findNameClash,
  withConsequences,
  type AppSpec,
  type Op,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { EditConflict, EditSource } from "@sayhey/contract/functions/project";
import { topicOf } from "./op-targets.ts";
import { rebaseEdits, type UnsentEdit } from "./rebase-edits.ts";
import { UndoSteps } from "./undo-steps.ts";
import type { Unsent, UnsentStore } from "./unsent-store.ts";

/** How the edits made here stand. */
export type Saving = "saved" | "saving" | "offline" | "conflict" | "failed";
/** Whether ops fit; where they do not, what is wrong and where. */
export type EditResult = { ok: true } | { ok: false; problem: string; path: string };
/** Where an edit comes from and why. */
export interface EditAbout {
  source: EditSource;
  reason?: string;
  /** Adds what must follow for the app to stay valid. */
  consequences?: boolean;
}

/** A project as the server has it. */
export interface SavedProject {
  spec: AppSpec;
  version: number;
  appHash: string | null;
}

/** What the editor asks of the server and the browser. */
export interface EditorPort {
  send(edit: { baseVersion: number; ops: Op[]; source: EditSource; reason?: string; requestId: string }): Promise<{
    version: number;
    appHash: string;
    merged: boolean;
    /** Given where `merged`, unless the edit had been made before. */
    spec?: AppSpec;
  }>;
  /** The project as it is now. */
  read(): Promise<SavedProject>;
  /** The app at an earlier version. */
  readVersion(version: number): Promise<AppSpec>;
  store: UnsentStore;
  /** An edit was refused for good. */
  refused(error: unknown): void;
}

/** All that the page shows of it; a new object after every change. */
export interface EditorState {
  readonly kept: SavedProject;
  /** With the edits that are on their way. */
  readonly spec: AppSpec;
  readonly saving: Saving;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Edits that the server has not answered. */
  readonly unsent: number;
  /** What waits for somebody to say which side is kept. */
  readonly conflicts: readonly EditConflict[];
}

/** Edits of one topic that follow each other travel together after this time, ms. */
const PAUSE_MS = 300;
const RETRY_MS = [500, 1000, 2000, 5000, 10_000, 30_000];
const MOST_REASON = 280;
/** Refusals that another try will not change. */
const FINAL = new Set(["bad-request", "too-large", "forbidden", "not-found", "quota"]);

/** The edits of one project: shown at once, sent in order, each once, merged with what others do. Knows nothing of the page. */
export class ProjectEditor {
  readonly #port: EditorPort;
  readonly #listeners = new Set<() => void>();
  #kept: SavedProject;
  #queue: UnsentEdit[] = [];
  #spec: AppSpec;
  readonly #steps = new UndoSteps();
  #heard: SavedProject | null = null;
  #trouble: "offline" | "failed" | null = null;
  #failures = 0;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  #state: EditorState;

  constructor(kept: SavedProject, port: EditorPort) {
    this.#port = port;
    this.#kept = kept;
    this.#spec = kept.spec;
    this.#state = this.#look();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): EditorState => this.#state;

  /** Takes over what earlier pages could not send. */
  async open(): Promise<void> {
    this.#closed = false;
    for (const { unsent, forget } of await this.#port.store.take()) if (await this.#adopt(unsent)) forget();
  }

  /** Stops sending; what is unsent stays kept in the browser. */
  close(): void {
    this.#closed = true;
    this.#wait(null);
    this.#port.store.release();
  }

  /** Applies ops at once and sends them. */
  edit(ops: readonly Op[], { source, reason, consequences = false }: EditAbout): EditResult {
    try {
      const all = consequences ? withConsequences(this.#spec, ops) : [...ops];
      if (all.length === 0) return { ok: true };
      const { spec, inverse } = applyOps(this.#spec, all);
      const clash = findNameClash(spec, all);
      if (clash !== null) return { ok: false, problem: `${clash.problem}.`, path: clash.path };
      const [name = "Change"] = reason === undefined ? describeOps(this.#spec, all, 1) : [reason];
      const goesOn = this.#steps.note({ ops: inverse, name, topic: topicOf(all), at: Date.now() });
      this.#push(all, source, reason ?? null, spec, goesOn);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ok: false, problem: error.message, path: /: ([A-Za-z][\w.[\]]*)/.exec(error.message)?.[1] ?? "" };
    }
  }

  /** Takes the latest step back; answers what it was, null where there is nothing or it no longer fits. */
  undo(): string | null {
    return this.#walk("undo");
  }

  /** Does again what was undone last. */
  redo(): string | null {
    return this.#walk("redo");
  }

  /** Hears what the server has now. */
  hear(there: SavedProject): void {
    if (there.version < this.#kept.version) return;
    // An edit on its way may be part of it already: its answer says.
    if (this.#queue.some(({ tried }) => tried)) {
      if (there.version >= (this.#heard?.version ?? 0)) this.#heard = there;
      return;
    }
    this.#heard = null;
    this.#moveTo(there);
    this.#changed();
    this.#pump();
  }

  /** After a contradiction: keeps this side or the other one. */
  resolve(side: "mine" | "theirs"): void {
    const index = this.#queue.findIndex(({ contradiction }) => contradiction !== null);
    const edit = this.#queue[index];
    if (edit === undefined || edit.contradiction === null) return;
    // What it was has been refused: what is sent now is another edit.
    const settled: UnsentEdit = { ...edit, requestId: crypto.randomUUID(), contradiction: null };
    if (side === "theirs") {
      const base = applyAll(this.#kept.spec, this.#queue.slice(0, index));
      const [mine, theirs] = [applyOps(base, edit.ops).spec, applyOps(base, edit.contradiction.theirs).spec];
      const later = rebaseEdits(this.#queue.slice(index + 1), mine, theirs);
      const left = edit.contradiction.theirs.length === 0 ? [] : [{ ...settled, ops: edit.contradiction.theirs }];
      this.#queue = [...this.#queue.slice(0, index), ...left, ...later];
      this.#steps.forget(edit.ops);
    } else this.#queue[index] = settled;
    this.#spec = applyAll(this.#kept.spec, this.#queue);
    this.#changed();
    this.#pump();
  }

  /** Tries again at once, such as when the browser is online again. */
  retry(): void {
    if (this.#trouble === null) return;
    this.#failures = 0;
    this.#pump();
  }

  #push(ops: Op[], source: EditSource, reason: string | null, spec: AppSpec, goesOn: boolean): void {
    const last = this.#queue.at(-1);
    if (goesOn && last?.source === source && isOpenFor(last, ops))
      this.#queue[this.#queue.length - 1] = { ...last, ops, reason: reason ?? last.reason };
    else
      this.#queue.push({
        requestId: crypto.randomUUID(),
        ops,
        source,
        reason: reason === null ? null : reason.slice(0, MOST_REASON),
        tried: false,
        contradiction: null,
      });
    this.#spec = spec;
    // The first key is shown everywhere at once, those behind it travel together.
    if (goesOn && this.#trouble === null) this.#wait(PAUSE_MS);
    this.#changed();
    if (this.#timer === null) this.#pump();
  }

  #walk(way: "undo" | "redo"): string | null {
    const step = this.#steps.take(way);
    if (step === null) return null;
    try {
      const { spec, inverse } = applyOps(this.#spec, step.ops);
      this.#steps.put(way, { ...step, ops: inverse, topic: null });
      this.#push(step.ops, "history", `${way === "undo" ? "Undid" : "Redid"}: ${step.name}`, spec, false);
      return step.name;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#changed();
      return null;
    }
  }

  /** Whether what an earlier page left is taken over; where it cannot be, it stays for the next one. */
  async #adopt({ version, edits }: Unsent): Promise<boolean> {
    try {
      const spec = version === this.#kept.version ? this.#kept.spec : await this.#port.readVersion(version);
      const left: UnsentEdit[] = edits.map((edit) => ({ ...edit, ops: edit.ops as Op[], contradiction: null }));
      applyAll(spec, left);
      const now = version > this.#kept.version ? await this.#port.read() : this.#kept;
      // What was made meanwhile stands behind what was left.
      const mine = this.#queue;
      this.#kept = { ...now, version, spec };
      this.#queue = left;
      if (left.some(({ tried }) => tried)) this.#heard = now;
      else this.#moveTo(now);
      this.#queue.push(...rebaseEdits(mine, now.spec, applyAll(this.#kept.spec, this.#queue)));
      this.#spec = applyAll(this.#kept.spec, this.#queue);
      this.#changed();
      this.#pump();
      return true;
    } catch (error) {
      this.#port.refused(error);
      return false;
    }
  }

  /** Takes over what the server has, with the unsent edits upon it. */
  #moveTo(there: SavedProject): void {
    if (this.#queue.length === 0 && there.version === this.#kept.version && there.appHash === this.#kept.appHash)
      return;
    const theirs = there.version === this.#kept.version ? [] : diffSpecs(this.#kept.spec, there.spec);
    this.#queue = rebaseEdits(this.#queue, this.#kept.spec, there.spec);
    this.#steps.forget(theirs);
    this.#kept = there;
    this.#spec = this.#queue.length === 0 ? there.spec : applyAll(there.spec, this.#queue);
  }

  #pump(): void {
    const [first] = this.#queue;
    if (this.#closed || this.#sending || first === undefined || first.contradiction !== null) return;
    this.#wait(null);
    this.#sending = true;
    this.#queue[0] = { ...first, tried: true };
    this.#changed();
    const { ops, source, reason, requestId } = first;
    this.#port
      .send({
        baseVersion: this.#kept.version,
        ops,
        source,
        requestId,
        ...(reason === null ? {} : { reason: reason.slice(0, MOST_REASON) }),
      })
      .then(
        (answer) => this.#answered(requestId, answer),
        (error: unknown) => this.#failed(requestId, error),
      )
      .catch((error: unknown) => this.#port.refused(error))
      .finally(() => {
        this.#sending = false;
        this.#changed();
        if (this.#trouble === null && this.#timer === null) this.#pump();
      });
  }

  async #answered(requestId: string, answer: Awaited<ReturnType<EditorPort["send"]>>): Promise<void> {
    this.#trouble = null;
    this.#failures = 0;
    const [done, ...rest] = this.#queue;
    if (done?.requestId !== requestId) return;
    const mine = applyOps(this.#kept.spec, done.ops).spec;
    this.#queue = rest;
    this.#kept = { spec: mine, version: this.#kept.version + 1, appHash: answer.appHash };
    if (answer.merged) {
      const there = answer.spec === undefined ? await this.#port.read() : { ...answer, spec: answer.spec };
      this.#moveTo(there);
    }
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null && heard.version >= this.#kept.version) this.#moveTo(heard);
  }

  async #failed(requestId: string, error: unknown): Promise<void> {
    const kind = error instanceof AppError ? error.kind : "internal";
    const [first, ...rest] = this.#queue;
    if (first?.requestId !== requestId) return;
    if (kind === "conflict") {
      // Not made, for sure: it is worked out here against what is there.
      this.#queue[0] = { ...first, tried: false };
      const there = await this.#port.read();
      this.#heard = null;
      this.#moveTo(there);
      return;
    }
    if (FINAL.has(kind)) {
      const mine = applyOps(this.#kept.spec, first.ops).spec;
      this.#queue = rebaseEdits(rest, mine, this.#kept.spec);
      this.#spec = applyAll(this.#kept.spec, this.#queue);
      this.#steps.forget(first.ops);
      this.#port.refused(error);
      return;
    }
    this.#trouble = kind === "unavailable" ? "offline" : "failed";
    this.#wait(RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)] ?? null);
  }

  #wait(ms: number | null): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer =
      ms === null
        ? null
        : setTimeout(() => {
            this.#timer = null;
            this.#pump();
          }, ms);
  }

  #changed(): void {
    const edits = this.#queue.map(({ contradiction: _contradiction, ...edit }) => edit);
    this.#port.store.save(edits.length === 0 ? null : { version: this.#kept.version, edits });
    this.#state = this.#look();
    for (const listener of this.#listeners) listener();
  }

  #look(): EditorState {
    const conflicts = this.#queue.find(({ contradiction }) => contradiction !== null)?.contradiction?.conflicts ?? [];
    return {
      kept: this.#kept,
      spec: this.#spec,
      saving: conflicts.length > 0 ? "conflict" : this.#queue.length === 0 ? "saved" : (this.#trouble ?? "saving"),
      canUndo: this.#steps.canUndo,
      canRedo: this.#steps.canRedo,
      unsent: this.#queue.length,
      conflicts,
    };
  }
}

/** Whether the last edit can still take further keys in. */
function isOpenFor(edit: UnsentEdit, ops: readonly Op[]): boolean {
  return !edit.tried && edit.contradiction === null && topicOf(edit.ops) === topicOf(ops);
}

function applyAll(spec: AppSpec, edits: readonly UnsentEdit[]): AppSpec {
  return edits.reduce((before, { ops }) => applyOps(before, ops).spec, spec);
}
