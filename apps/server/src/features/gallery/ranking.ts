import type { GalleryPeriod, GallerySort } from "@sayhey/contract/functions/gallery";
import type { Database } from "../../infra/database/database.ts";
import type { SqlQuery } from "../../infra/database/sql-statement.ts";

/**
 * A remix is more work than a like, and says more. Nobody counts more than once: who does both counts as a remix. The database counts
 * those of all time by the same (private.count_points).
 */
const POINTS = { like: 1, remix: 3 } as const;
/** An app that is this much younger needs a tenth of the points to stand as high, seconds. */
const TENFOLD_SECONDS = 4 * 86_400;

/** How far back the votes of a period go, days. */
const PERIOD_DAYS: Readonly<Record<GalleryPeriod, number | null>> = { week: 7, month: 30, all: null };

type Fragment = SqlQuery;

/**
 * What the gallery is ordered by, highest first, of `points` and the moment when an app was first published (docs/adr/0017).
 *
 * - `new`: when it was first published.
 * - `top`: points, and among equal points the younger one.
 * - `trending`: log10(max(1, points)) + age of publication in units of four days, counted from a fixed moment. The form is that of
 *   the 'hot' order which Reddit made public with its source (r2/lib/db/_sorts.pyx, 2008): the first ten likes count as much
 *   as the next ninety, and what is new starts above what is old. The value does not depend on the present moment, so pages
 *   of one list fit together.
 */
export function rank(sql: Database, sort: GallerySort, points: Fragment, publishedAt: Fragment): Fragment {
  const age = sql`extract(epoch from ${publishedAt})::float8`;
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

/**
 * A table of `publication_id` and `points`: each person counts once, with what they did that says most. Authors say nothing about
 * their own apps, and closed and suspended accounts say nothing any more.
 */
export function votes(sql: Database, period: GalleryPeriod): Fragment {
  const days = PERIOD_DAYS[period];
  if (days === null) return sql`select publication_id, points from private.publication_points`;
  const recent = sql`where created_at > now() - make_interval(days => ${days})`;
  return sql`
    select one.publication_id, sum(one.points)::int as points from (
      select publication_id, user_id, max(points) as points from (
        select publication_id, user_id, ${POINTS.like}::int as points from publication_likes ${recent}
        union all select publication_id, user_id, ${POINTS.remix}::int from remixes ${recent}
      ) every group by publication_id, user_id
    ) one join publications voted on voted.id = one.publication_id and voted.user_id <> one.user_id
    where not exists (select from private.account_closures c where c.user_id = one.user_id)
      and not exists (select from private.suspensions s where s.user_id = one.user_id)
    group by one.publication_id`;
}
