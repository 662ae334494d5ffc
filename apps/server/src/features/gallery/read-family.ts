import type { FunctionOutput } from "@sayhey/contract/functions";
import type { Database } from "../../infra/database/database.ts";
import { type CardRow, cardColumns, cardOf, cardTables, isPublic } from "./publication-card.ts";

type Family = FunctionOutput<"gallery-get">["family"];

/** Farthest from the app itself, in steps, and most remixes that are told. */
const STEPS = 12;
const REMIXES = 60;

/**
 * What a published app was made from, step by step, and what was made from it. Beyond an original that cannot be seen any more nothing
 * is told; its own name stays. One that is not listed is told to whoever remixed it (`toAll` false), who had its link.
 */
export async function readFamily(
  sql: Database,
  item: Pick<CardRow, "id" | "project_id">,
  { toAll }: { toAll: boolean },
): Promise<Family> {
  const [ancestors, remixes] = await Promise.all([ancestorsOf(sql, item.project_id, toAll), remixesOf(sql, item.id)]);
  return { ancestors, remixes };
}

async function ancestorsOf(sql: Database, projectId: string, toAll: boolean): Promise<Family["ancestors"]> {
  const rows = await sql<{ title: string; author: string; publication_id: string | null }[]>`
    with recursive shown as (
      select p.id, p.project_id, p.title, p.listed from ${cardTables(sql)} where ${isPublic(sql)}
    ), up (step, title, author, publication_id, project_id) as (
      select 1, coalesce(s.title, r.source_title), r.source_author, s.id, s.project_id
      from remixes r left join shown s on s.id = r.publication_id and (s.listed or ${!toAll}) where r.project_id = ${projectId}
      union all
      select up.step + 1, coalesce(s.title, r.source_title), r.source_author, s.id, s.project_id
      from up join remixes r on r.project_id = up.project_id left join shown s on s.id = r.publication_id and s.listed
      where up.step < ${STEPS}
    )
    select title, author, publication_id from up order by step`;
  const seen = rows.flatMap(({ publication_id: id }) => (id === null ? [] : [id]));
  const cards =
    seen.length === 0
      ? []
      : await sql<CardRow[]>`select ${cardColumns(sql)} from ${cardTables(sql)} where p.id = any(${seen}::uuid[])`;
  const posters = new Map(cards.map((row) => [row.id, cardOf(row).poster]));
  return rows.map(({ title, author, publication_id: publicationId }) => ({
    publicationId,
    title,
    author,
    poster: publicationId === null ? null : (posters.get(publicationId) ?? null),
  }));
}

async function remixesOf(sql: Database, publicationId: string): Promise<Family["remixes"]> {
  const rows = await sql<(CardRow & { parent_id: string })[]>`
    with recursive down (id, parent_id, step) as (
      select p.id, r.publication_id, 1 from remixes r join publications p on p.project_id = r.project_id
      where r.publication_id = ${publicationId} and ${isPublic(sql)} and p.listed
      union all
      select p.id, down.id, down.step + 1 from down
      join remixes r on r.publication_id = down.id join publications p on p.project_id = r.project_id
      where ${isPublic(sql)} and p.listed and down.step < ${STEPS}
    )
    select ${cardColumns(sql)}, down.parent_id from ${cardTables(sql)} join down on down.id = p.id
    order by down.step, likes desc, p.published_at limit ${REMIXES}`;
  return rows.map((row) => ({ parentId: row.parent_id, card: cardOf(row) }));
}
