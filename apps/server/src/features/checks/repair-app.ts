import { applyOps, type AppSpec, type Op } from "@sayhey/appspec";
import { hashTree } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import type { CheckStep, CheckRepair } from "@sayhey/contract/rows";
import type { Database } from "../../infra/database/database.ts";
import { ownProject } from "../projects/owned.port.ts";
import { keepAccess } from "../projects/overrides/keep-access.port.ts";
import { writeVersion } from "../projects/overrides/write-version.port.ts";
import type { ProjectApp } from "../projects/app-of-project.port.ts";

/** What takes the failing blocks out of an app. */
export interface RepairPlan {
  spec: AppSpec;
  ops: Op[];
  inverse: Op[];
  repairs: Omit<CheckRepair, "version">[];
}

/**
 * Takes out the blocks that could not be shown, where something else is left on their page. Null when no failed check blames
 * such a block: what merely looks or reads wrong stays, for a part that works badly is worth more than one that is gone.
 * A block of one's own stays, for whoever wrote it to put right. `wanted` are ids of blocks that stay whatever happens.
 */
export function planRepair(
  spec: AppSpec,
  checks: readonly CheckStep[],
  wanted: ReadonlySet<string> = new Set(),
): RepairPlan | null {
  const plan: RepairPlan = { spec, ops: [], inverse: [], repairs: [] };
  for (const { kind, passed, block: id, message } of checks) {
    if (passed || id === undefined || wanted.has(id) || (kind !== "page" && kind !== "flow")) continue;
    const page = plan.spec.pages.find(({ blocks }) => blocks.some((block) => block.id === id));
    const block = page?.blocks.find((candidate) => candidate.id === id);
    if (page === undefined || block === undefined || block.kind === "custom" || page.blocks.length < 2) continue;
    try {
      const ops = keepAccess(plan.spec, [{ op: "remove-block", page: page.id, block: id }]);
      const { spec: after, inverse } = applyOps(plan.spec, ops);
      plan.spec = after;
      plan.ops.push(...ops);
      plan.inverse.unshift(...inverse);
      const name = "title" in block && typeof block.title === "string" ? block.title : block.kind;
      plan.repairs.push({ page: page.title, block: name, message: message ?? "It could not be shown.", undo: inverse });
    } catch (error) {
      // The app would not be whole without it.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return plan.ops.length === 0 ? null : plan;
}

/** What the log says of a repair. */
const REASON = "Removed what couldn't be shown";

/** Blocks that were taken out before and that somebody put back: they want them, working or not. */
export async function wantedBlocks(sql: Database, projectId: string): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select op ->> 'block' as id from project_edits, jsonb_array_elements(ops) op
    where project_id = ${projectId} and reason = ${REASON} and op ? 'block'`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Makes a repair the next version of a project. Null when the project has been changed since `app` was read, and when its present
 * version does not compile: `app` is an earlier one then, and a repair of that would undo what somebody wrote since.
 */
export async function repairProject(sql: Database, app: ProjectApp, plan: RepairPlan): Promise<CheckRepair[] | null> {
  if (app.broken !== null) return null;
  const source = { spec: plan.spec, overrides: app.overrides };
  const appHash = hashTree(generateApp(plan.spec, app.overrides).tree);
  try {
    const project = await ownProject(sql, app.userId, app.projectId);
    if (project.version !== app.version) return null;
    const { version } = await sql.begin((tx) =>
      writeVersion(tx, project, app, {
        source,
        appHash,
        broken: null,
        ops: plan.ops,
        inverse: plan.inverse,
        editSource: "repair",
        reason: REASON,
      }),
    );
    return plan.repairs.map((repair) => ({ ...repair, version }));
  } catch (error) {
    if (error instanceof AppError && (error.kind === "conflict" || error.kind === "not-found")) return null;
    throw error;
  }
}
