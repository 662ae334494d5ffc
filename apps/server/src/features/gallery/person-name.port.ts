import type { Database, Transaction } from "../../infra/database/database.ts";
import { authorName } from "./publication-card.ts";

/** How a person is called in front of others. */
export async function personName(sql: Database | Transaction, userId: string): Promise<string> {
  const [row] = await sql<{ full_name: string; username: string }[]>`
    select full_name, username from profiles where id = ${userId}`;
  return row === undefined ? "Somebody" : authorName(row);
}
