import { randomBytes } from "node:crypto";
import type { Database, Transaction } from "../database/database.ts";

/**
 * A secret of this installation by name, made at first use: 32 random bytes as base64url. Kept in the database, so
 * every machine of one installation shares it.
 */
export async function installationSecret(sql: Database | Transaction, name: string): Promise<string> {
  const fresh = randomBytes(32).toString("base64url");
  await sql`insert into private.secrets (name, value) values (${name}, ${fresh}) on conflict (name) do nothing`;
  const [row] = await sql<{ value: string }[]>`select value from private.secrets where name = ${name}`;
  if (row === undefined) throw new Error(`secret ${name} was not kept`);
  return row.value;
}
