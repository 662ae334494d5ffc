import type { Database } from "../../infra/database/database.ts";

/**
 * What a project is a remix of; null when it is none. The id is there while the original can be seen: by everybody (`toAll`), or by
 * whoever remixed it, who had the link of one that is not listed.
 */
export async function readLineage(
  sql: Database,
  projectId: string,
  { toAll }: { toAll: boolean },
): Promise<{ title: string; author: string; publicationId: string | null } | null> {
  const [row] = await sql<{ title: string; author: string; publication_id: string | null }[]>`
    select r.source_title as title, r.source_author as author, p.id as publication_id
    from remixes r left join publications p on p.id = r.publication_id and p.status = 'published' and p.withheld_at is null
      and not private.account_is_closed(p.user_id) and (p.listed or ${!toAll})
    where r.project_id = ${projectId}`;
  return row === undefined ? null : { title: row.title, author: row.author, publicationId: row.publication_id };
}
