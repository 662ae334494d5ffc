import type { Database } from "../../infra/database/database.ts";

/** Events of one transaction. */
const BATCH = 20_000;
/** Different referrers kept apart in an hour of an app; further ones go together, so that nobody can fill the table. */
const NAMES_AN_HOUR = 60;
/** One at a time over all machines. */
const LOCK = 7_340_117;

/**
 * Adds the events that came to the numbers of their hours. Each event is marked in the transaction that counts it, so it counts once
 * however often this runs and wherever it is killed; late ones land in the hour in which they happened.
 * @returns how many events were counted
 */
export async function rollUpAnalytics(sql: Database): Promise<number> {
  for (let total = 0; ;) {
    const counted = await rollUpBatch(sql);
    total += counted;
    if (counted < BATCH) return total;
  }
}

async function rollUpBatch(sql: Database): Promise<number> {
  return sql.begin(async (tx) => {
    const [lock] = await tx<{ held: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as held`;
    if (lock?.held !== true) return 0;
    const [row] = await tx<{ counted: number }[]>`
      with batch as (
        update private.analytics_events set counted = true
        where id in (select id from private.analytics_events where not counted order by id limit ${BATCH})
        returning publication_id, at, date_trunc('hour', at, 'UTC') as hour, (at at time zone 'UTC')::date as day, kind, visitor, referrer, device, own
      ), people as (
        select publication_id, day, visitor, min(at) as at, (array_agg(own order by at))[1] as own, max(at) filter (where kind = 'open') as app_at
        from batch where kind <> 'sign-up' group by 1, 2, 3
      ), opened as (
        select b.publication_id, b.hour, b.own,
          coalesce(b.at - greatest(lag(b.at) over by_person, case when s.app_at <= b.at then s.app_at end) > interval '30 minutes',
            s.app_at is null or s.app_at - b.at > interval '30 minutes') as is_visit
        from batch b left join private.analytics_seen s on s.publication_id = b.publication_id and s.day = b.day and s.visitor = b.visitor
        where b.kind = 'open' window by_person as (partition by b.publication_id, b.day, b.visitor order by b.at)
      ), seen as (
        insert into private.analytics_seen as s (publication_id, day, visitor, app_at)
        select publication_id, day, visitor, app_at from people
        on conflict (publication_id, day, visitor) do update set app_at = greatest(s.app_at, excluded.app_at)
        returning publication_id, day, visitor, xmax = 0 as is_new
      ), counts as (
        select publication_id, hour, own, 0 as visitors, 0 as visits,
          count(*) filter (where kind = 'view') as views, count(*) filter (where kind = 'play') as plays,
          count(*) filter (where kind = 'quarter') as quarters, count(*) filter (where kind = 'half') as halves,
          count(*) filter (where kind = 'three-quarters') as three_quarters, count(*) filter (where kind = 'watched') as watched,
          count(*) filter (where kind = 'open') as opens, count(*) filter (where kind = 'sign-up') as sign_ups,
          count(*) filter (where kind = 'share') as shares, count(*) filter (where kind = 'embed') as embeds
        from batch group by 1, 2, 3
        union all
        select publication_id, hour, own, 0, count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from opened where is_visit group by 1, 2, 3
        union all
        select p.publication_id, date_trunc('hour', p.at, 'UTC'), p.own, count(*), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        from people p join seen s using (publication_id, day, visitor) where s.is_new group by 1, 2, 3
      ), hours as (
        insert into private.analytics_hours as h (publication_id, hour, own, visitors, visits, views, plays, quarters, halves,
          three_quarters, watched, opens, sign_ups, shares, embeds)
        select publication_id, hour, own, sum(visitors), sum(visits), sum(views), sum(plays), sum(quarters), sum(halves),
          sum(three_quarters), sum(watched), sum(opens), sum(sign_ups), sum(shares), sum(embeds)
        from counts group by 1, 2, 3
        on conflict (publication_id, hour, own) do update set
          visitors = h.visitors + excluded.visitors, visits = h.visits + excluded.visits, views = h.views + excluded.views,
          plays = h.plays + excluded.plays, quarters = h.quarters + excluded.quarters, halves = h.halves + excluded.halves,
          three_quarters = h.three_quarters + excluded.three_quarters, watched = h.watched + excluded.watched,
          opens = h.opens + excluded.opens, sign_ups = h.sign_ups + excluded.sign_ups, shares = h.shares + excluded.shares,
          embeds = h.embeds + excluded.embeds
      ), arrivals as (
        select publication_id, hour, own, dimension, name, count(*) as events,
          row_number() over (partition by publication_id, hour, dimension order by count(*) desc, name) as place
        from batch cross join lateral (values ('referrer', referrer), ('device', device)) as n (dimension, name)
        where kind in ('view', 'open', 'embed') and name is not null group by 1, 2, 3, 4, 5
      ), named as (
        select a.publication_id, a.hour, a.own, a.dimension, a.events, case
          when a.place + (select count(*) from private.analytics_sources s where s.publication_id = a.publication_id and s.span = 'hour'
            and s.at = a.hour and s.dimension = a.dimension) <= ${NAMES_AN_HOUR} then a.name
          when exists (select from private.analytics_sources s where s.publication_id = a.publication_id and s.span = 'hour'
            and s.at = a.hour and s.own = a.own and s.dimension = a.dimension and s.name = a.name) then a.name
          else 'others' end as name
        from arrivals a
      ), sources as (
        insert into private.analytics_sources as s (publication_id, span, at, own, dimension, name, events)
        select publication_id, 'hour', hour, own, dimension, name, sum(events) from named group by 1, 3, 4, 5, 6
        union all
        select publication_id, 'day', date_trunc('day', hour, 'UTC'), own, dimension, name, sum(events) from named group by 1, 3, 4, 5, 6
        on conflict (publication_id, span, at, own, dimension, name) do update set events = s.events + excluded.events
      )
      select count(*)::int as counted from batch`;
    return row?.counted ?? 0;
  });
}

/** Days that single events are kept, once counted. */
const EVENT_DAYS = 30;

/** Forgets what is not needed any more: salts and visitors after two days, single events after thirty. */
export async function forgetAnalytics(sql: Database, now: Date = new Date()): Promise<void> {
  const today = sql`(${now}::timestamptz at time zone 'UTC')::date`;
  await sql`delete from private.analytics_salts where day < ${today} - 1`;
  await sql`delete from private.analytics_seen where day < ${today} - 1`;
  await sql`delete from private.analytics_events where counted and at < ${now}::timestamptz - make_interval(days => ${EVENT_DAYS})`;
}
