import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import type { Database } from "../infra/database/database.ts";

/** Rows of any table that mention a text. */
export async function mentions(sql: Database, text: string): Promise<string[]> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'pgboss')`;
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rows = await sql.unsafe(`select t::text as row from ${schema}."${name}" t where t::text like $1`, [
      `%${text}%`,
    ]);
    found.push(...rows.map((row) => `${schema}.${name}: ${String(row["row"]).slice(0, 200)}`));
  }
  return found;
}

/** Names of the files in a media folder that lie under a person's id. */
export async function filesNaming(mediaFolder: string, userId: string): Promise<string[]> {
  const all = await readdir(mediaFolder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(userId))
    .map(({ name }) => name);
}

/** The page of an app; fetch cannot set Host, which tells the origins of apps apart. */
export function pageOf(url: string, slug: string): Promise<{ status: number }> {
  const host = `${slug}.localhost:${new URL(url).port}`;
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host } }, (answer) => {
      answer.resume().on("end", () => resolve({ status: answer.statusCode ?? 0 }));
    });
    asked.on("error", reject).end();
  });
}
