import type { FunctionOutput } from "@sayhey/contract/functions";
import type { Database } from "../../infra/database/database.ts";
import type { PartProblem } from "../../infra/processes/part-health.ts";
import { readParts, type Places } from "./read-parts.ts";
import { readRevenue } from "./read-revenue.ts";

type Overview = FunctionOutput<"admin-overview">;

/** How the installation is. */
export async function readOverview(sql: Database, places: Places, problems: PartProblem[]): Promise<Overview> {
  const [parts, numbers, revenue, queues, [reports]] = await Promise.all([
    readParts(sql, places, problems),
    readNumbers(sql),
    readRevenue(sql),
    sql<Overview["queues"]>`
      select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
      from pgboss.job group by name order by name`,
    sql<{ open: number }[]>`select count(*)::int as open from reports where status = 'open'`,
  ]);
  return { parts, numbers, revenue, queues: [...queues], openReports: reports?.open ?? 0 };
}

async function readNumbers(sql: Database): Promise<Overview["numbers"]> {
  return [
    ...(await sql<Overview["numbers"]>`
      select name, value::float8 from (values
        (1, 'Accounts', (select count(*) from accounts)),
        (2, 'New in 7 days', (select count(*) from auth.users where created_at > now() - interval '7 days')),
        (3, 'Signed in, 7 days', (select count(distinct user_id) from public.sessions where used_at > now() - interval '7 days')),
        (4, 'Pro and Studio', (select count(*) from accounts where plan <> 'free')),
        (5, 'Projects', (select count(*) from projects where deleted_at is null)),
        (6, 'Renders, 7 days', (select count(*) from renders where status = 'completed' and finished_at > now() - interval '7 days')),
        (7, 'Failed renders, 7 days', (select count(*) from renders where status = 'failed' and finished_at > now() - interval '7 days')),
        (8, 'Transforms, 7 days', (select count(*) from transforms where status = 'done' and finished_at > now() - interval '7 days')),
        (9, 'Published apps', (select count(*) from publications where status = 'published')),
        (10, 'App openings, 7 days', (select coalesce(sum(opens), 0) from private.analytics_hours where hour > now() - interval '7 days'))
      ) as numbers (place, name, value) order by place`),
  ];
}
