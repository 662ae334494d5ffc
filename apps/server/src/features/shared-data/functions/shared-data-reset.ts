import { PLANS, type PlanName } from "@sayhey/contract/plans";
import { AppError } from "@sayhey/contract/app-error";
import { sharedRules, type SharedRules } from "@sayhey/appspec";
import { checkFirstRows } from "../first-rows.ts";
import { resetStore, seedRows } from "../shared-store.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { DataRefusal } from "../data-refusal.ts";
import { ownShare } from "../own-share.ts";

/** Puts other rows in place of those that visitors share, and keeps the old ones for 'Undo'. */
export const sharedDataReset = defineFunction(
  "shared-data-reset",
  { rateLimit: { hits: 30, windowMs: 3600_000 } },
  async ({ sql, userId }, { projectId, place, start }) => {
    const app = await ownShare(sql, userId, projectId, place);
    const first =
      start.from === "seed"
        ? seedRows(app.spec, new Date())
        : start.from === "empty"
          ? []
          : readRows(() => firstRowsOf(sharedRules(app.spec), start.rows));
    const [account] = await sql<{ plan: PlanName }[]>`select plan from accounts where user_id = ${userId}`;
    const plan = PLANS[account?.plan ?? "free"];
    if (first.length > plan.sharedRows)
      throw new AppError(
        "quota",
        `The ${plan.title} plan includes ${plan.sharedRows.toLocaleString("en")} shared rows per app.`,
        {
          hint: "Start with fewer rows, or upgrade.",
        },
      );
    const store = await sql.begin((tx) => resetStore(tx, app, first, start.from));
    return { rows: store.rows };
  },
);

/** The rows the owner chose, without conversations: who is in one is somebody who visits. */
const firstRowsOf = (rules: SharedRules, rows: Parameters<typeof checkFirstRows>[1]) =>
  checkFirstRows(rules, rows).filter(({ entity }) => rules.get(entity)?.conversation === undefined);

/** Tells a fault in the rows as one of the function's input. */
function readRows<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof DataRefusal && error.field !== undefined)
      throw new FieldError(error.field, error.message, { hint: "These rows no longer fit the app." });
    throw error;
  }
}
