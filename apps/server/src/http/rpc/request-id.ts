import { AppError } from "@sayhey/contract/app-error";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** Tables whose rows take their id from the request that made them. */
type Made = "projects" | "renders";

/**
 * What a request made before, by a reload, a second tab or a repetition: the row whose id is its `requestId`; null where there is none.
 * To be asked once more under the lock that the row is made in. @throws AppError conflict when the id is somebody else's
 */
export async function madeBefore(
  sql: Database | Transaction,
  table: Made,
  requestId: string | undefined,
  userId: string,
): Promise<string | null> {
  if (requestId === undefined) return null;
  const [row] = await sql<
    { id: string; user_id: string }[]
  >`select id, user_id from ${sql(table)} where id = ${requestId}`;
  if (row !== undefined && row.user_id !== userId)
    throw new AppError("conflict", "requestId: is taken.", { hint: "Choose a new random UUID." });
  return row?.id ?? null;
}
