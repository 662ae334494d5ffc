import type { Transaction } from "../database.ts";
import type { CallerSession } from "../functions/define-function.ts";

/** Writes down what an admin does, in the transaction that does it. */
export async function audit(
  tx: Transaction,
  admin: CallerSession,
  action: string,
  target: string,
  details: Record<string, string | number> = {},
): Promise<void> {
  await tx`
    insert into private.audit_entries (admin_id, admin_email, action, target, details)
    values (${admin.userId}, ${admin.email}, ${action}, ${target.slice(0, 320)}, ${tx.json(details)})`;
}
