import { applyOps, type AppSpec, type Entity, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { readOp } from "./read-op.ts";

/** Ops of one run at most: `project-edit` undoes a run in one call, which takes 200. */
const OPS = 180;

/** An op that does not fit, and why. */
export interface OpFault {
  op: string;
  problem: string;
}

/**
 * Tries a model's ops one by one on an app. One that does not fit yet waits, since what it needs may come later: a page can be
 * described before its entity. The app is valid after every op.
 */
export class OpCollector {
  #spec: AppSpec;
  readonly #ops: Op[] = [];
  #waiting: { op: Op; problem: string }[] = [];
  #unreadable: OpFault[] = [];
  #taken = 0;
  readonly #writes: boolean;

  /** Rules that people set; an entity that is made anew under the same id keeps them. */
  readonly #access: ReadonlyMap<string, Entity["access"]>;

  /** @param writes whether blocks of the app's own may be made and changed */
  constructor(spec: AppSpec, { writes = false }: { writes?: boolean } = {}) {
    this.#spec = spec;
    this.#writes = writes;
    this.#access = new Map(spec.entities.map(({ id, access }) => [id, access]));
  }

  get spec(): AppSpec {
    return this.#spec;
  }

  /** Those that fit, in the order that they were applied. */
  get ops(): readonly Op[] {
    return this.#ops;
  }

  /** Takes one op as JSON text. Whether the app is another one now. */
  take(json: string): boolean {
    if (++this.#taken > OPS * 2 || this.#ops.length >= OPS) return false;
    const read = readOp(json, { writes: this.#writes });
    if ("problem" in read) {
      this.#unreadable.push({ op: json.slice(0, 160), problem: read.problem });
      return false;
    }
    const { op } = read;
    if (op.op === "add-entity") {
      const access = this.#access.get(op.entity.id);
      if (access !== undefined) op.entity.access = access;
    }
    if (op.op === "update-custom-block" && op.patch.data !== undefined) {
      // For whom rows are stays with people.
      const before = this.#spec.customBlocks?.find(({ id }) => id === op.customBlock)?.data ?? [];
      op.patch.data = op.patch.data.map((entry) => {
        const roles = before.find(({ id }) => id === entry.id)?.roles;
        return roles === undefined ? entry : { ...entry, roles };
      });
    }
    const problem = this.#try([op]);
    if (problem !== null) {
      this.#waiting.push({ op, problem });
      return false;
    }
    this.#retry();
    return true;
  }

  /** Applies an op that is not the model's; whether it fits. */
  apply(op: Op): boolean {
    return this.#try([op]) === null;
  }

  /** What does not fit, now that an answer has ended; it is forgotten, so that the next answer may say it better. */
  settle(): OpFault[] {
    this.#retry();
    // Some fit only together, such as two entities that point at each other.
    if (this.#waiting.length > 1 && this.#try(this.#waiting.map(({ op }) => op)) === null) this.#waiting = [];
    const faults = [
      ...this.#unreadable,
      ...this.#waiting.map(({ op, problem }) => ({ op: JSON.stringify(op).slice(0, 400), problem })),
    ];
    this.#waiting = [];
    this.#unreadable = [];
    return faults;
  }

  #retry(): void {
    for (let moved = true; moved;) {
      moved = false;
      const still: { op: Op; problem: string }[] = [];
      for (const { op } of this.#waiting) {
        const problem = this.#try([op]);
        if (problem === null) moved = true;
        else still.push({ op, problem });
      }
      this.#waiting = still;
    }
  }

  #try(ops: readonly Op[]): string | null {
    if (this.#ops.length + ops.length > OPS) return "there are too many ops already";
    try {
      this.#spec = applyOps(this.#spec, ops).spec;
    } catch (error) {
      if (error instanceof AppError) return error.message.replace(/^.*?: /, "").slice(0, 300);
      throw error;
    }
    this.#ops.push(...ops);
    return null;
  }
}
