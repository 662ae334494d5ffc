import { createHmac } from "node:crypto";
import type { Database } from "../database.ts";
import { installationSecret } from "../secrets.ts";
import { opensPage, visitTraits, type VisitTraits } from "./visit.ts";

/** Something that happened to a published app. */
interface CountedEvent extends VisitTraits {
  /** Publication by id, or by the slug it is served under. */
  publication: { id: string } | { slug: string };
  kind: "view" | "play" | "watched" | "open";
  /** Only used to tell visitors of one day apart; never kept. */
  address: string;
  userAgent: string;
}

/** Counts events in batches: a busy app costs one write a second. What a killed process has not written, a second at most, is lost. */
export interface VisitCounter {
  count(event: CountedEvent): void;
  /** Counts a request to an app's own origin when it opens a page. */
  countOpening(slug: string, request: Request, address: string): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const BATCH_MS = 1000;
/** More than this waiting is dropped: counting must never cost the server its memory. */
const LARGEST_BATCH = 20_000;

/** Opens the counter. `ownHost` is the product's; `now` in ms. */
export function openVisitCounter(
  sql: Database,
  options: { ownHost: string; onError(error: unknown): void; now?: () => number },
): VisitCounter {
  const { ownHost, onError, now = Date.now } = options;
  let waiting: CountedEvent[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 0) await writeBatch(sql, batch, new Date(now()).toISOString().slice(0, 10));
  };
  const flush = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => {
    flush().catch((error: unknown) => {
      writing = Promise.resolve();
      onError(error);
    });
  }, BATCH_MS);
  timer.unref();
  const count = (event: CountedEvent): void => {
    if (waiting.length < LARGEST_BATCH) waiting.push(event);
  };
  return {
    count,
    countOpening(slug, request, address) {
      if (request.method !== "GET" || !opensPage(request.headers)) return;
      const userAgent = (request.headers.get("user-agent") ?? "").slice(0, 400);
      const traits = visitTraits(userAgent, request.headers.get("referer") ?? "", ownHost);
      if (traits !== null) count({ publication: { slug }, kind: "open", address, userAgent, ...traits });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

async function writeBatch(sql: Database, batch: readonly CountedEvent[], day: string): Promise<void> {
  const secret = await installationSecret(sql, "analytics");
  const rows = batch.map(({ publication, kind, referrer, device, address, userAgent }) => ({
    id: "id" in publication ? publication.id : null,
    slug: "slug" in publication ? publication.slug : null,
    kind,
    referrer,
    device,
    person: createHmac("sha256", secret).update(`${day}\n${address}\n${userAgent}`).digest("hex"),
  }));
  // The digest is mixed with the app's id in the database, so that nobody can be followed from app to app either.
  await sql`
    with given as (
      select p.id as publication_id, e.kind, e.referrer, e.device, substr(sha256(convert_to(e.person || p.id::text, 'UTF8')), 1, 16) as digest
      from jsonb_to_recordset(${sql.json(rows)}) as e(id uuid, slug text, kind text, referrer text, device text, person text)
      join public.publications p on (p.id = e.id or p.slug = e.slug) and p.status = 'published'
    ), counted as (
      insert into private.analytics_daily as d (publication_id, day, kind, referrer, device, events)
      select publication_id, ${day}::date, kind, referrer, device, count(*)::int from given group by 1, 3, 4, 5
      on conflict (publication_id, day, kind, referrer, device) do update set events = d.events + excluded.events
    ), fresh as (
      insert into private.analytics_seen (publication_id, day, digest)
      select distinct publication_id, ${day}::date, digest from given
      on conflict do nothing returning publication_id
    )
    insert into private.analytics_visitors as v (publication_id, day, visitors)
    select publication_id, ${day}::date, count(*)::int from fresh group by 1
    on conflict (publication_id, day) do update set visitors = v.visitors + excluded.visitors`;
}
