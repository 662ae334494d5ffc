import type { GalleryPeriod, GallerySort } from "@sayhey/contract/functions/gallery";
import type { Database } from "../../infra/database/database.ts";
import { FieldError } from "../../http/rpc/define-function.ts";
import { type CardRow, cardColumns, cardTables, isPublic } from "./publication-card.ts";
import { rank, votes } from "./ranking.ts";

/** What of the gallery is asked for. */
export interface GalleryQuery {
  sort: GallerySort;
  /** Whose votes count where `top` is asked for: those of this time; all when absent. */
  period?: GalleryPeriod | undefined;
  category?: string | undefined;
  hashtag?: string | undefined;
  /** At least one of these. */
  anyHashtag?: readonly string[] | undefined;
  search?: string | undefined;
  author?: string | undefined;
  remixedFrom?: string | undefined;
  /** Id of who likes it. */
  likedBy?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  /** Left out of the answer. */
  except?: readonly string[] | undefined;
}

/** A page of the gallery and where the next one begins. @throws FieldError for a cursor that is none. */
export async function listPublications(
  sql: Database,
  query: GalleryQuery,
): Promise<{ rows: CardRow[]; nextCursor: string | null }> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const period = query.sort === "top" ? (query.period ?? "all") : "all";
  const counted = query.sort === "new" ? sql`` : sql`left join (${votes(sql, period)}) l on l.publication_id = p.id`;
  const ranked = rank(sql, query.sort, sql`coalesce(l.points, 0)`, sql`p.published_at`);
  const rows = await sql<(CardRow & { rank: number })[]>`
    with ranked as (
      select p.id, ${ranked} as rank from ${cardTables(sql)} ${counted}
      where ${isPublic(sql)} and p.listed ${conditions(sql, query)}
    ), page as (
      select id, rank from ranked
      ${after === null ? sql`` : sql`where (rank, id) < (${after.rank}::float8, ${after.id}::uuid)`}
      order by rank desc, id desc limit ${query.limit + 1}
    )
    select ${cardColumns(sql)}, page.rank from ${cardTables(sql)} join page on page.id = p.id
    order by page.rank desc, p.id desc`;
  const last = rows[query.limit - 1];
  return {
    rows: rows.slice(0, query.limit),
    nextCursor: rows.length > query.limit && last !== undefined ? writeCursor(last.rank, last.id) : null,
  };
}

function conditions(sql: Database, query: GalleryQuery) {
  const words = (query.search ?? "").split(/[\s#]+/u).filter((word) => word !== "");
  const text = sql`concat_ws(' ', p.title, p.description, p.category, array_to_string(p.hashtags, ' '), author.full_name, author.username)`;
  return [
    ...(query.category === undefined ? [] : [sql`and p.category = ${query.category}`]),
    ...(query.hashtag === undefined ? [] : [sql`and p.hashtags @> array[${query.hashtag}]::text[]`]),
    ...(query.anyHashtag === undefined ? [] : [sql`and p.hashtags && ${[...query.anyHashtag]}::text[]`]),
    ...(query.author === undefined ? [] : [sql`and author.username = ${query.author.toLowerCase()}`]),
    ...(query.likedBy === undefined
      ? []
      : [
          sql`and exists (select from publication_likes k where k.publication_id = p.id and k.user_id = ${query.likedBy})`,
        ]),
    ...(query.except === undefined ? [] : [sql`and p.id <> all(${[...query.except]}::uuid[])`]),
    ...(query.remixedFrom === undefined
      ? []
      : [
          sql`and exists (
            select from remixes m join publications source on source.id = m.publication_id join profiles first on first.id = source.user_id
            where m.project_id = p.project_id and first.username = ${query.remixedFrom.toLowerCase()} and source.user_id <> p.user_id)`,
        ]),
    ...words.slice(0, 8).map((word) => sql`and ${text} ilike ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
  ].reduce((all, one) => sql`${all} ${one}`, sql``);
}

/** Hashtags most used in what is listed, of one category when given. */
export async function popularHashtags(sql: Database, category: string | undefined): Promise<string[]> {
  const rows = await sql<{ tag: string }[]>`
    select tag from ${cardTables(sql)} cross join unnest(p.hashtags) tag
    where ${isPublic(sql)} and p.listed ${category === undefined ? sql`` : sql`and p.category = ${category}`}
    group by tag order by count(*) desc, tag limit 12`;
  return rows.map(({ tag }) => tag);
}

const writeCursor = (rank: number, id: string): string => Buffer.from(JSON.stringify([rank, id])).toString("base64url");

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function readCursor(text: string): { rank: number; id: string } {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    if (Array.isArray(read) && typeof read[0] === "number" && typeof read[1] === "string" && UUID.test(read[1]))
      return { rank: read[0], id: read[1] };
  } catch {
    // Told below.
  }
  throw new FieldError("cursor", "This isn't a place in the gallery.", { hint: "Start with the first page." });
}
