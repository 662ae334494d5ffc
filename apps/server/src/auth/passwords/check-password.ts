import {
  PASSWORD_MIN_SCORE,
  PASSWORD_RULES,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_WEAK,
  passwordFits,
} from "@sayhey/contract/password";
import type { Turn } from "./fair-queue.ts";
import { createLeakCheck, type LeakCheck } from "./leaked-passwords.ts";
import { openPasswordEstimator, type PasswordEstimator } from "./password-estimator.ts";

declare module "../../http/rpc/define-function.ts" {
  interface FunctionServices {
    passwords: PasswordCheck;
  }
}

/** What is wrong with a password (nothing: it may be used), and what else its owner may want to know. */
interface PasswordVerdict {
  errors: string[];
  warnings: string[];
}

/** The one judge of passwords, for the function that forms ask and the auth end points alike. */
export interface PasswordCheck {
  /** `breaches` also asks the list of leaked passwords. The password is neither kept nor logged. */
  check(password: string, options: { breaches: boolean; turn: Turn }): Promise<PasswordVerdict>;
}

/** How to open it. */
export interface PasswordCheckOptions {
  /** Address of the list of leaked passwords; null when it must not be asked. */
  rangeUrl: string | null;
  /** Time the list has to answer, ms. */
  rangeTimeoutMs?: number;
}

const COMMON = "This password is one of the most common ones. Choose another.";
const LEAKED = "This password has appeared in a data leak. Choose another.";
const LIST_NOT_ASKED =
  "The list of leaked passwords couldn't be reached, so only the built-in list of common passwords was checked.";

/** One for the process: loading its dictionaries takes longer than anything it does, and it ends by itself when nobody asks. */
let shared: PasswordEstimator | undefined;

/** Opens the check; nothing runs before the first password. */
export function openPasswordCheck(options: PasswordCheckOptions): PasswordCheck {
  const estimator = (shared ??= openPasswordEstimator());
  const isLeaked: LeakCheck | null =
    options.rangeUrl === null
      ? null
      : createLeakCheck({
          url: options.rangeUrl,
          ...(options.rangeTimeoutMs === undefined ? {} : { timeoutMs: options.rangeTimeoutMs }),
        });
  return {
    async check(password, { breaches, turn }) {
      // Estimating is for what may be used at all, so no text of any length keeps the thread busy.
      if (!passwordFits(password)) return { errors: [PASSWORD_TOO_LONG], warnings: [] };
      const errors = PASSWORD_RULES.filter((rule) => !rule.holds(password)).map((rule) => rule.refusal);
      const warnings: string[] = [];
      const { score, warning, isCommon } = await estimator.estimate(password, turn);
      if (isCommon) errors.push(COMMON);
      else if (score < PASSWORD_MIN_SCORE) errors.push(PASSWORD_TOO_WEAK);
      if (warning !== null) warnings.push(warning);
      if (breaches && errors.length === 0) {
        const verdict = isLeaked === null ? "unknown" : await isLeaked(password);
        if (verdict === "leaked") errors.push(LEAKED);
        if (verdict === "unknown") warnings.push(LIST_NOT_ASKED);
      }
      return { errors, warnings };
    },
  };
}
