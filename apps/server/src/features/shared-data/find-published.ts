import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import type { Database } from "../../infra/database/database.ts";

/** The app that is published under a name, with its owner; null where none is, or where it is withheld or its owner's account closed. */
export async function findPublished(
  sql: Database,
  slug: string,
): Promise<{ projectId: string; userId: string; spec: AppSpec } | null> {
  const [row] = await sql<{ project_id: string; user_id: string; spec: unknown }[]>`
    select p.project_id, p.user_id, v.spec from publications p join publication_versions v on v.id = p.version_id
    where p.slug = ${slug} and p.status = 'published' and p.withheld_at is null and not private.account_is_closed(p.user_id)`;
  return row === undefined ? null : { projectId: row.project_id, userId: row.user_id, spec: parseAppSpec(row.spec) };
}
