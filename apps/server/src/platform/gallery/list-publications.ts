import type { GallerySort } from "@sayhey/contract/functions/gallery";
import type { Database } from "../database.ts";
import { FieldError } from "../functions/define-function.ts";
import { type CardRow, cardColumns, cardTables, isPublic } from "./publication-card.ts";

/** What of the gallery is asked for. */
export interface GalleryQuery {
  sort: GallerySort;
  category?: string | undefined;
  hashtag?: string | undefined;
  search?: string | undefined;
  author?: string | undefined;
  remixedFrom?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  /** Left out of the answer. */
  except?: string | undefined;
}

/** A remix is more work than a like, and says more. */
const REMIX_POINTS = 3;
/** An app that is this much younger needs a tenth of the points to stand as high, seconds. */
const TENFOLD_SECONDS = 4 * 86_400;

/**
 * What the gallery is ordered by, highest first.
 *
 * - `new`: when it was first published.
 * - `top`: points, and among equal points the younger one. Points are likes + 3 x remixes.
 * - `trending`: log10(max(1, points)) + age of publication in units of four days, counted from a fixed moment. The form is that of
 *   the 'hot' order which Reddit made public with its source (r2/lib/db/_sorts.pyx, 2008): the first ten likes count as much
 *   as the next ninety, and what is new starts above what is old. The value does not depend on the present moment, so pages
 *   of one list fit together.
 */
function rankOf(sql: Database, sort: GallerySort) {
  const age = sql`extract(epoch from p.published_at)::float8`;
  const points = sql`(coalesce(l.likes, 0) + ${REMIX_POINTS} * coalesce(m.remixes, 0))`;
  switch (sort) {
    case "new":
      return age;
    case "top":
      // The second part stays below 1 until the year 2286.
      return sql`(${points} + ${age} / 1e10)::float8`;
    case "trending":
      return sql`(log(greatest(1, ${points})::float8) + ${age} / ${TENFOLD_SECONDS}::float8)::float8`;
  }
}

/** A page of the gallery and where the next one begins. @throws FieldError for a cursor that is none. */
export async function listPublications(
  sql: Database,
  query: GalleryQuery,
): Promise<{ rows: CardRow[]; nextCursor: string | null }> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rows = await sql<(CardRow & { rank: number })[]>`
    with ranked as (
      select p.id, ${rankOf(sql, query.sort)} as rank from ${cardTables(sql)} ${query.sort === "new" ? sql`` : points(sql)}
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

/** Likes and remixes of all at once: cheaper than counting for each while it is ranked. */
const points = (sql: Database) => sql`
  left join (select publication_id, count(*)::int as likes from publication_likes group by 1) l on l.publication_id = p.id
  left join (
    select r.publication_id, count(distinct r.user_id)::int as remixes
    from remixes r join publications source on source.id = r.publication_id where r.user_id <> source.user_id group by 1
  ) m on m.publication_id = p.id`;

function conditions(sql: Database, query: GalleryQuery) {
  const words = (query.search ?? "").split(/[\s#]+/u).filter((word) => word !== "");
  const text = sql`concat_ws(' ', p.title, p.description, p.category, array_to_string(p.hashtags, ' '), author.full_name, author.username)`;
  return [
    ...(query.category === undefined ? [] : [sql`and p.category = ${query.category}`]),
    ...(query.hashtag === undefined ? [] : [sql`and p.hashtags @> array[${query.hashtag}]::text[]`]),
    ...(query.author === undefined ? [] : [sql`and author.username = ${query.author.toLowerCase()}`]),
    ...(query.except === undefined ? [] : [sql`and p.id <> ${query.except}`]),
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
  throw new FieldError("cursor", "This is no place in the gallery.", { hint: "Begin with the first page." });
}
