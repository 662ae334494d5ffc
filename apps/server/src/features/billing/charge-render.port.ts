import type { Transaction } from "../../infra/database/database.ts";
import { readUsage } from "./plan-usage.port.ts";

/**
 * Pays for a render that has just been completed: nothing within the plan's monthly ones, a credit beyond them. Part of the
 * transaction that completes the render, so a failure is never charged and a render never twice.
 */
export async function chargeRender(tx: Transaction, userId: string, renderId: string): Promise<void> {
  const usage = await readUsage(tx, userId, { lock: true });
  const [{ completed = 0 } = {}] = await tx<{ completed: number }[]>`
    select count(*)::int as completed from renders
    where user_id = ${userId} and status = 'completed' and finished_at >= ${usage.period.start}`;
  if (completed - usage.creditRenders <= usage.plan.rendersPerMonth || usage.credits === 0) return;
  await tx`insert into credit_entries (user_id, amount, reason, key) values (${userId}, -1, 'render', ${renderId})
    on conflict (user_id, reason, key) do nothing`;
}
