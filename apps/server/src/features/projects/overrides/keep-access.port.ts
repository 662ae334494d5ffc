import { applyOps, sharedRules, type Access, type AppSpec, type Op } from "@sayhey/appspec";
import type { Database, Transaction } from "../../../infra/database/database.ts";

/** From the fewest people to all. */
const WIDTH = ["owner", "author", "signed-in", "everyone"] as const;

/**
 * The given ops and, behind them, those that leave who may do what with rows of visitors as it was. Where the app does not say, that
 * follows from its blocks and its kind, so a change of these could show to everybody what was entered for oneself.
 * Only an op that names the access of an entity makes it wider. `holdsRows` tells that visitors' rows are kept although the app is
 * not shared at present: they are shown again once it is.
 * @throws AppError bad-request when the ops do not fit
 */
export function keepAccess(before: AppSpec, ops: readonly Op[], holdsRows = false): Op[] {
  if (before.sharing !== "shared" && !holdsRows) return [...ops];
  const after = applyOps(before, ops).spec;
  if (after.sharing !== "shared" && !holdsRows) return [...ops];
  const rules = sharedRules(after);
  const kept: Op[] = [];
  for (const [entity, { access }] of sharedRules(before)) {
    const next = rules.get(entity)?.access;
    if (next === undefined || !isWider(access, next) || ops.some((op) => setsAccess(op, entity))) continue;
    kept.push({ op: "update-entity", entity, patch: { access } });
  }
  return [...ops, ...kept];
}

/** Whether rows that visitors of a project's app entered are kept. */
export async function holdsVisitorRows(sql: Database | Transaction, projectId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from app_rows r join app_stores s on s.id = r.store_id
    where s.project_id = ${projectId} and r.visitor_id is not null limit 1`;
  return rows.length > 0;
}

function isWider(before: Access, after: Access): boolean {
  return (["read", "create", "edit"] as const).some((what) => WIDTH.indexOf(after[what]) > WIDTH.indexOf(before[what]));
}

function setsAccess(op: Op, entity: string): boolean {
  if (op.op === "add-entity") return op.entity.id === entity && op.entity.access !== undefined;
  return (
    op.op === "update-entity" &&
    op.entity === entity &&
    (op.patch.access !== undefined || op.unset?.includes("access") === true)
  );
}
