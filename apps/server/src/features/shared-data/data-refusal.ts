import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import type { SharedRow } from "./shared-row.ts";

/** The rule that a change would have broken, for an app that has words of its own for it. */
export type BrokenRule =
  | "version"
  | "gone"
  | "slot"
  | "stock"
  | "bid"
  | "vote"
  | "places"
  | "limit"
  | "unique"
  | "locked"
  | "steps"
  | "sign-in"
  | "access"
  | "full"
  | "visitor";

/** A refusal of a call to an app's shared data. */
export class DataRefusal extends AppError {
  readonly rule: BrokenRule | undefined;
  /** Path of the value at fault, such as `values.price`. */
  readonly field: string | undefined;
  /** The row as it is now, where somebody was faster. */
  readonly current: SharedRow | undefined;
  /** When to come back, ms. */
  readonly retryAfterMs: number | undefined;
  /** The methods an address answers, where another was used: the answer's status is 405 then. */
  readonly allow: string | undefined;

  constructor(
    kind: AppErrorKind,
    message: string,
    detail: {
      rule?: BrokenRule;
      field?: string;
      current?: SharedRow;
      retryAfterMs?: number;
      hint?: string;
      allow?: string;
    } = {},
  ) {
    super(kind, message, detail.hint === undefined ? {} : { hint: detail.hint });
    this.rule = detail.rule;
    this.field = detail.field;
    this.current = detail.current;
    this.retryAfterMs = detail.retryAfterMs;
    this.allow = detail.allow;
  }
}

/** A value that cannot be kept; `path` names it. */
export const unfit = (path: string, problem: string): DataRefusal =>
  new DataRefusal("bad-request", `${path} ${problem}.`, { field: path });

/** There is no such row, or none that this visitor may see. */
export const gone = (path: string): DataRefusal =>
  new DataRefusal("not-found", "This no longer exists.", { rule: "gone", field: path });
