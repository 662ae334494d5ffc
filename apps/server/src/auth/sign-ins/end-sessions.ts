import type { Database, Transaction } from "../../infra/database/database.ts";

/** Ends one session of a person at once, with its refresh tokens. False when there is no such session of theirs. */
export async function endSession(sql: Database | Transaction, userId: string, sessionId: string): Promise<boolean> {
  const rows = await sql`delete from auth.sessions where id = ${sessionId} and user_id = ${userId} returning 1`;
  return rows.length > 0;
}

/** Ends every session of a person, but the one named. Answers how many. */
export async function endSessions(
  sql: Database | Transaction,
  userId: string,
  options: { but?: string | null } = {},
): Promise<number> {
  const but = options.but ?? null;
  const rows = await sql`
    delete from auth.sessions where user_id = ${userId} and (${but}::uuid is null or id <> ${but}::uuid) returning 1`;
  return rows.length;
}
