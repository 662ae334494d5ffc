import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServices, readSettings, rollUpAnalytics, startServer } from "@sayhey/server";
import { createClient } from "@supabase/supabase-js";
import { report, spreadOf, time } from "./figure.ts";

const EVENTS = 1_000_000;
const APPS = 20;
const DAYS = 120;
const DAY_MS = 86_400_000;

const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

/** A million events of twenty apps in four months: what it costs to count them, and how long a report takes, over HTTP. */
export async function analytics(head: (title: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-analytics-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user.
  const server = await startServer(readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0" }), {
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  try {
    const { sql, keys } = server.platform;
    const visitor = createClient(server.url, keys.publishable, { auth: { persistSession: false } });
    const { data, error } = await visitor.auth.signUp({
      email: "ada@example.com",
      password: "Tall-Maple7 Quiet!River",
    });
    if (error !== null || data.session === null) throw error ?? new Error("Nobody was signed in.");
    const { user, access_token: token } = data.session;
    await sql`
      with made as (
        insert into projects (user_id, name, idea, slug, spec)
        select ${user.id}, 'App ' || n, 'app', 'app-' || n || '-x', '{}' from generate_series(1, ${APPS}) n returning id, slug)
      insert into publications (user_id, project_id, slug, title, category)
      select ${user.id}, id, 'published-' || slug, slug, 'Food' from made`;
    await sql`
      insert into private.analytics_events (publication_id, at, kind, visitor, referrer, device)
      select p.ids[1 + n % ${APPS}], now() - (1 - n::float8 / ${EVENTS}) * ${DAYS} * interval '1 day',
        (array['view', 'open', 'open', 'play', 'quarter', 'half', 'three-quarters', 'watched', 'share', 'embed'])[1 + floor(random() * 10)::int],
        substr(sha256((floor(random() * 20000))::text::bytea), 1, 16),
        (array['', '', 'tiktok.com', 'x.com', 'reddit.com', 'instagram.com', 'news.ycombinator.com', 'sayhey'])[1 + floor(random() * 8)::int],
        (array['phone', 'phone', 'desktop', 'tablet'])[1 + floor(random() * 4)::int]
      from (select array_agg(id) as ids from publications) p, generate_series(1, ${EVENTS}) n order by n`;
    const startedAt = performance.now();
    const counted = await rollUpAnalytics(sql);
    const seconds = (performance.now() - startedAt) / 1000;
    await sql`analyze`;

    head(`Analytics: ${counted.toLocaleString("en")} events of ${APPS} apps in ${DAYS} days`);
    report("events counted in a second", spreadOf([counted / seconds]), "");
    const [one] = await sql<{ id: string }[]>`select id from publications limit 1`;
    const ask = async (input: Record<string, unknown>): Promise<void> => {
      const answer = await fetch(`${server.url}/functions/v1/analytics-get`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ to: day(0), timeZone: "Europe/Berlin", ...input }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
    };
    const runs = { runs: 25, warmUps: 3 };
    const ofOne = { publicationId: one?.id ?? "" };
    report("report of one app, 30 days", await time(() => ask({ ...ofOne, from: day(29) }), runs), "ms");
    report("report of one app, 12 months", await time(() => ask({ ...ofOne, from: day(364) }), runs), "ms");
    report("report of all apps, 30 days", await time(() => ask({ from: day(29) }), runs), "ms");
    report("report of all apps, 12 months", await time(() => ask({ from: day(364) }), runs), "ms");
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
