import { AppError } from "@sayhey/contract/app-error";
import type { TransformRow } from "@sayhey/contract/transform";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** A transform of the caller. @throws AppError not-found when it is not there or not theirs: which, nobody is told. */
export async function ownTransform(
  sql: Database | Transaction,
  userId: string,
  transformId: string,
): Promise<TransformRow> {
  const [row] = await sql<TransformRow[]>`select * from transforms where id = ${transformId} and user_id = ${userId}`;
  if (row === undefined)
    throw new AppError("not-found", "There is no such transform.", { hint: "Go back to your transforms." });
  return row;
}
