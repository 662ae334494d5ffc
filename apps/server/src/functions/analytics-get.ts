import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../platform/functions/define-function.ts";

/** The numbers of one's own published apps over the last days, every day present, in UTC. */
export const analyticsGet = defineFunction(
  "analytics-get",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, visits }, { publicationId, days }) => {
    await visits.flush();
    const publications = await sql<{ id: string; title: string }[]>`
      select id, title from publications where user_id = ${userId} order by published_at desc`;
    const wanted = publicationId === null ? publications : publications.filter(({ id }) => id === publicationId);
    if (publicationId !== null && wanted.length === 0)
      throw new AppError("not-found", "There is no such published app of yours.");
    const ids = wanted.map(({ id }) => id);
    const since = sql`(now() at time zone 'UTC')::date - ${days - 1}::int`;
    const perDay = await sql<AnalyticsDay[]>`
      select to_char(d.day, 'YYYY-MM-DD') as day,
        coalesce((select sum(visitors) from private.analytics_visitors v where v.publication_id = any(${ids}) and v.day = d.day), 0)::int as visitors,
        coalesce(sum(a.events) filter (where a.kind = 'view'), 0)::int as views,
        coalesce(sum(a.events) filter (where a.kind = 'play'), 0)::int as plays,
        coalesce(sum(a.events) filter (where a.kind = 'watched'), 0)::int as watched,
        coalesce(sum(a.events) filter (where a.kind = 'open'), 0)::int as opens,
        (select count(*)::int from publication_likes l where l.publication_id = any(${ids}) and (l.created_at at time zone 'UTC')::date = d.day) as likes,
        (select count(*)::int from remixes r where r.publication_id = any(${ids}) and (r.created_at at time zone 'UTC')::date = d.day) as remixes
      from (select generate_series(${since}, (now() at time zone 'UTC')::date, interval '1 day')::date as day) d
      left join private.analytics_daily a on a.day = d.day and a.publication_id = any(${ids})
      group by d.day order by d.day`;
    const [referrers, devices] = await Promise.all(
      (["referrer", "device"] as const).map(
        (column) => sql<{ name: string; events: number }[]>`
          select ${sql(column)} as name, sum(events)::int as events from private.analytics_daily
          where publication_id = any(${ids}) and day >= ${since} and kind in ('view', 'open')
          group by 1 order by 2 desc, 1 limit 12`,
      ),
    );
    return {
      publications: [...publications],
      days: [...perDay],
      referrers: [...(referrers ?? [])],
      devices: [...(devices ?? [])],
    };
  },
);
