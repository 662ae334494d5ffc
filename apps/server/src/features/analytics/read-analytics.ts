import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import type { Database, Transaction } from "../../infra/database/database.ts";
import type { LocalDays } from "./local-days.ts";

/** Whose numbers to read. */
export interface AnalyticsQuery {
  /** Publications. */
  ids: readonly string[];
  /** Whether the owner's own visits count too. */
  own: boolean;
}

type Numbers = Omit<AnalyticsDay, "day">;

const NOTHING: Numbers = {
  visitors: 0,
  visits: 0,
  opens: 0,
  views: 0,
  plays: 0,
  quarters: 0,
  halves: 0,
  threeQuarters: 0,
  watched: 0,
  signUps: 0,
  likes: 0,
  remixes: 0,
  shares: 0,
  embeds: 0,
};
/** Sources and devices that are named. */
const NAMED = 20;

/** The hours of a query; of a zone that is off by half an hour, an hour belongs to the day in which it begins. */
const hoursOf = (sql: Database | Transaction, { ids, own }: AnalyticsQuery, { edges }: LocalDays) => sql`
  from private.analytics_hours
  where publication_id = any(${[...ids]}) and hour >= ${edges[0] ?? null} and hour < ${edges.at(-1) ?? null} and (not own or ${own})`;

const sums = (sql: Database | Transaction) => sql`
  sum(visitors)::int as visitors, sum(visits)::int as visits, sum(opens)::int as opens, sum(views)::int as views,
  sum(plays)::int as plays, sum(quarters)::int as quarters, sum(halves)::int as halves, sum(three_quarters)::int as "threeQuarters",
  sum(watched)::int as watched, sum(sign_ups)::int as "signUps", sum(shares)::int as shares, sum(embeds)::int as embeds`;

/** Likes or remixes of a query, each with the moment it was given. */
const rowsOf = (
  sql: Database | Transaction,
  table: "publication_likes" | "remixes",
  { ids, own }: AnalyticsQuery,
  days: LocalDays,
) => sql`
  from ${sql(table)} r join publications p on p.id = r.publication_id
  where r.publication_id = any(${[...ids]}) and r.created_at >= ${days.edges[0] ?? null} and r.created_at < ${days.edges.at(-1) ?? null}
    and (r.user_id <> p.user_id or ${own})`;

/** The numbers of every day, from the hours. */
export async function readDays(
  sql: Database | Transaction,
  query: AnalyticsQuery,
  local: LocalDays,
): Promise<AnalyticsDay[]> {
  const starts = local.edges.slice(0, -1).map((edge) => edge.toISOString());
  const bucket = (column: "hour" | "r.created_at") => sql`width_bucket(${sql(column)}, ${starts}::timestamptz[])`;
  const [hours, likes, remixes] = await Promise.all([
    sql<(Partial<Numbers> & { place: number })[]>`
      select ${bucket("hour")} as place, ${sums(sql)} ${hoursOf(sql, query, local)} group by 1`,
    sql<{ place: number; likes: number }[]>`
      select ${bucket("r.created_at")} as place, count(*)::int as likes ${rowsOf(sql, "publication_likes", query, local)} group by 1`,
    sql<{ place: number; remixes: number }[]>`
      select ${bucket("r.created_at")} as place, count(*)::int as remixes ${rowsOf(sql, "remixes", query, local)} group by 1`,
  ]);
  const days: AnalyticsDay[] = local.days.map((day) => ({ day, ...NOTHING }));
  for (const { place, ...numbers } of [...hours, ...likes, ...remixes]) Object.assign(days[place - 1] ?? {}, numbers);
  return days;
}

/** The numbers of each publication over all days, those with most visitors first. */
export async function readApps(
  sql: Database | Transaction,
  query: AnalyticsQuery,
  local: LocalDays,
): Promise<(Numbers & { id: string; title: string })[]> {
  const [apps, hours, likes, remixes] = await Promise.all([
    sql<
      { id: string; title: string }[]
    >`select id, title from publications where id = any(${[...query.ids]}) order by published_at desc`,
    sql<(Partial<Numbers> & { id: string })[]>`
      select publication_id as id, ${sums(sql)} ${hoursOf(sql, query, local)} group by 1`,
    sql<{ id: string; likes: number }[]>`
      select p.id, count(*)::int as likes ${rowsOf(sql, "publication_likes", query, local)} group by 1`,
    sql<{ id: string; remixes: number }[]>`
      select p.id, count(*)::int as remixes ${rowsOf(sql, "remixes", query, local)} group by 1`,
  ]);
  const numbers = new Map<string, Partial<Numbers>>();
  for (const { id, ...some } of [...hours, ...likes, ...remixes]) numbers.set(id, { ...numbers.get(id), ...some });
  return apps
    .map(({ id, title }) => ({ id, title, ...NOTHING, ...numbers.get(id) }))
    .toSorted((a, b) => b.visitors - a.visitors);
}

/** Where people came from, or on what: whole days (UTC) by the day, what is left at both ends by the hour. */
export async function readSources(
  sql: Database | Transaction,
  { ids, own }: AnalyticsQuery,
  { edges }: LocalDays,
  dimension: "referrer" | "device",
): Promise<{ name: string; events: number }[]> {
  const [from, to] = [edges[0]?.getTime() ?? 0, edges.at(-1)?.getTime() ?? 0];
  const firstWhole = Math.ceil(from / DAY_MS) * DAY_MS;
  const endOfWhole = Math.max(firstWhole, Math.floor(to / DAY_MS) * DAY_MS);
  const spans: ["hour" | "day", number, number][] = [
    ["hour", from, Math.min(firstWhole, to)],
    ["day", firstWhole, Math.min(endOfWhole, to)],
    ["hour", endOfWhole, to],
  ];
  const parts = spans
    .filter(([, start, end]) => start < end)
    .map(
      ([span, start, end]) => sql`
        select name, events from private.analytics_sources
        where publication_id = any(${[...ids]}) and span = ${span} and dimension = ${dimension}
          and at >= ${new Date(start)} and at < ${new Date(end)} and (not own or ${own})`,
    );
  const all = parts.reduce((query, part) => sql`${query} union all ${part}`);
  return [
    ...(await sql<{ name: string; events: number }[]>`
      select name, sum(events)::int as events from (${all}) as parts group by 1 order by 2 desc, 1 limit ${NAMED}`),
  ];
}

const DAY_MS = 86_400_000;

/** What the owner did with their own apps, by the hours. */
export async function readOwnEvents(
  sql: Database | Transaction,
  query: AnalyticsQuery,
  local: LocalDays,
): Promise<number> {
  const [row] = await sql<{ events: number }[]>`
    select coalesce(sum(opens + views + plays + shares + embeds), 0)::int as events ${hoursOf(sql, { ...query, own: true }, local)} and own`;
  return row?.events ?? 0;
}
