import { createHmac } from "node:crypto";
import type { CountedKind } from "@sayhey/contract/functions/analytics";
import type { Database } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { opensPage, visitTraits, type VisitTraits } from "./visit.ts";

declare module "../../http/rpc/define-function.ts" {
  interface FunctionServices {
    visits: VisitCounter;
  }
}

/** Something that happened to a published app. */
interface CountedEvent extends VisitTraits {
  /** Publication by id, or by the slug it is served under. */
  publication: { id: string } | { slug: string };
  kind: CountedKind;
  /** When it happened, ms since 1970. */
  at: number;
  /** Only used to tell visitors of one day apart; never kept. */
  address: string;
  userAgent: string;
}

/** What a request of a browser is counted as. */
type SeenRequest = Pick<CountedEvent, "publication" | "kind"> & { request: Request; address: string };

/** Counts events in batches: a busy app costs one write a second. What a killed process has not written, a second at most, is lost. */
export interface VisitCounter {
  /** Counts an event that happened `ageMs` ago. False when somebody has sent too many to be believed. */
  count(event: Omit<CountedEvent, "at">, ageMs?: number): boolean;
  /** Counts a request for a page; those of programs, made ahead of a click, or for parts of a page are none. */
  countRequest(seen: SeenRequest): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const BATCH_MS = 1000;
/** More than this waiting is dropped: counting must never cost the server its memory. */
const LARGEST_BATCH = 20_000;
/** Events one visitor may cause in a minute; a person does not come near it. */
const MOST_A_MINUTE = 120;
/** Events of one network in a minute, whatever its browsers call themselves: a school where everybody opens an app stays below. */
const MOST_OF_NETWORK = 3000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Opens the counter. `ownHost` is the product's; `now` in ms. */
export function openVisitCounter(
  sql: Database,
  options: { ownHost: string; onError(error: unknown): void; now?: () => number },
): VisitCounter {
  const { ownHost, onError, now = Date.now } = options;
  const salts = new Map<string, Buffer>();
  let waiting: CountedEvent[] = [];
  let writing: Promise<void> = Promise.resolve();
  let minute = 0;
  const inMinute = new Map<string, number>();

  const saltOf = async (day: string): Promise<Buffer> => {
    const known = salts.get(day);
    if (known !== undefined) return known;
    await sql`insert into private.analytics_salts (day) values (${day}) on conflict do nothing`;
    const [row] = await sql<{ salt: Buffer }[]>`select salt from private.analytics_salts where day = ${day}`;
    if (row === undefined) throw new Error(`the salt of ${day} is gone`);
    salts.clear();
    salts.set(day, row.salt);
    return row.salt;
  };
  const write = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await writeBatch(sql, batch, saltOf);
    } catch (error) {
      // Tried again with the next ones.
      waiting = [...batch, ...waiting].slice(0, LARGEST_BATCH);
      throw error;
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const timer = setInterval(() => void flush().catch(onError), BATCH_MS);
  timer.unref();

  const count: VisitCounter["count"] = (event, ageMs = 0) => {
    const at = now();
    if (Math.floor(at / MINUTE_MS) !== minute) {
      minute = Math.floor(at / MINUTE_MS);
      inMinute.clear();
    }
    const hit = (who: string): number => {
      const hits = (inMinute.get(who) ?? 0) + 1;
      inMinute.set(who, hits);
      return hits;
    };
    // The network first: what is beyond its share is not even remembered.
    if (hit(networkOf(event.address)) > MOST_OF_NETWORK) return false;
    if (hit(`${event.address} ${event.userAgent}`) > MOST_A_MINUTE || waiting.length >= LARGEST_BATCH) return false;
    waiting.push({ ...event, at: at - Math.min(Math.max(0, ageMs), DAY_MS) });
    return true;
  };
  return {
    count,
    countRequest({ request, publication, kind, address }) {
      if (request.method !== "GET" || !opensPage(request.headers)) return;
      const userAgent = (request.headers.get("user-agent") ?? "").slice(0, 400);
      const traits = visitTraits(userAgent, request.headers.get("referer") ?? "", ownHost);
      if (traits !== null) count({ publication, kind, address, userAgent, ...traits });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

async function writeBatch(
  sql: Database,
  batch: readonly CountedEvent[],
  saltOf: (day: string) => Promise<Buffer>,
): Promise<void> {
  const rows = [];
  for (const { publication, kind, at, referrer, device, address, userAgent } of batch) {
    const moment = new Date(at).toISOString();
    const salt = await saltOf(moment.slice(0, 10));
    rows.push({
      id: "id" in publication ? publication.id : null,
      slug: "slug" in publication ? publication.slug : null,
      kind,
      at: moment,
      referrer,
      device,
      address: address.slice(0, 64),
      agent: userAgent,
      person: createHmac("sha256", salt).update(`${address}\n${userAgent}`).digest("hex"),
    });
  }
  // The digest is mixed with the app's id, so that nobody can be followed from app to app either. Whoever comes from where the
  // owner is signed in, with the owner's browser, is taken for the owner.
  await sql`
    insert into private.analytics_events (publication_id, at, kind, visitor, referrer, device, own)
    select p.id, e.at, e.kind, substr(sha256(convert_to(e.person || p.id::text, 'UTF8')), 1, 16), e.referrer, e.device,
      exists (select from public.sessions s where s.user_id = p.user_id and s.address = e.address and s.user_agent = e.agent)
    from jsonb_to_recordset(${sql.json(rows)})
      as e(id uuid, slug text, kind text, at timestamptz, referrer text, device text, address text, agent text, person text)
    join public.publications p on (p.id = e.id or p.slug = e.slug) and p.status = 'published'`;
}
