import type { Transaction } from "../database/database.ts";

const TABLE = { render: "renders", transform: "transforms" } as const;

/** Notes that something is cancelled while it is made, before it is; its month's quota counts it, or the work could be had for nothing. */
export async function noteCancelledWork(
  tx: Transaction,
  userId: string,
  kind: "render" | "transform",
  id: string,
): Promise<void> {
  await tx`
    insert into private.cancelled_work (user_id, kind)
    select user_id, ${kind} from public.${tx(TABLE[kind])}
    where id = ${id} and user_id = ${userId} and status = 'processing' for update`;
}
