import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Language } from "@sayhey/appspec";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { DataRefusal } from "./data-refusal.ts";
import type { Visitor } from "./permissions.ts";
import type { SharedApp } from "./shared-app.ts";
import { announce, lockStore, recount, type SharedStore } from "./shared-store.ts";
import { keepPastVotes, withdrawVotes } from "./visitor-votes.ts";

/** Says what a text is; the rest are 32 random bytes. */
const PREFIX = "shv_";
const HOUR_MS = 3_600_000;
/** New visitors from one network; behind one there may be a school. */
const NEW_PER_NETWORK = { hits: 120, windowMs: HOUR_MS };

/** What somebody is called before they say so. */
const GUEST: Record<Language, string> = { en: "Guest", de: "Gast", es: "Visita", fr: "Visite", pt: "Visita" };

/** A visitor with the token that stands for them; it is told once and kept as a hash. */
export interface VisitorSession {
  token: string;
  visitor: Visitor;
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Who sent this token; null for none and for one that is not good here. */
export async function findVisitor(sql: Database, store: SharedStore, token: string | null): Promise<Visitor | null> {
  if (token === null || !token.startsWith(PREFIX) || token.length > 80) return null;
  const hash = hashOf(token);
  const [row] = await sql<
    { id: string; name: string; email: string | null; owner_email: string | null; stale: boolean }[]
  >`
    select v.id, v.name, v.email, lower(u.email) as owner_email, s.used_at < now() - interval '1 hour' as stale
    from private.app_visitor_sessions s join app_visitors v on v.id = s.visitor_id join auth.users u on u.id = v.user_id
    where s.token_hash = ${hash} and v.store_id = ${store.id}`;
  if (row === undefined) return null;
  if (row.stale) {
    await sql`update private.app_visitor_sessions set used_at = now() where token_hash = ${hash}`;
    await sql`update app_visitors set seen_at = now() where id = ${row.id}`;
  }
  return toVisitor(row, row.owner_email);
}

/** Whoever reads the owner's mail is the owner: the code that proves an address was sent there. */
function toVisitor(row: { id: string; name: string; email: string | null }, ownerEmail: string | null): Visitor {
  const { id, name, email } = row;
  return { id, name, email, isOwner: email !== null && email === ownerEmail };
}

/** A new visitor, known by their token alone. @throws DataRefusal rate-limited */
export async function createVisitor(
  sql: Database,
  app: SharedApp,
  store: SharedStore,
  { name, address }: { name: string | undefined; address: string },
): Promise<VisitorSession> {
  const verdict = await countHit(sql, `app visitor ${store.id} ${networkOf(address)}`, NEW_PER_NETWORK);
  if (!verdict.allowed) throw tooMany(verdict.retryAfterMs);
  return sql.begin(async (tx) => {
    // A number of its own, so that guests can be told apart.
    const guest = `${GUEST[app.spec.identity.language]} ${randomInt(1000, 10_000)}`;
    const [row] = await tx<{ id: string; name: string }[]>`
      insert into app_visitors (store_id, user_id, name) values (${store.id}, ${app.userId}, ${name ?? guest}) returning id, name`;
    if (row === undefined) throw new Error("the visitor was not written");
    return { token: await createSession(tx, row.id), visitor: toVisitor({ ...row, email: null }, null) };
  });
}

/** A new token for a visitor. */
export async function createSession(tx: Transaction, visitorId: string): Promise<string> {
  const token = PREFIX + randomBytes(32).toString("base64url");
  await tx`insert into private.app_visitor_sessions (token_hash, visitor_id) values (${hashOf(token)}, ${visitorId})`;
  return token;
}

/** Gives a visitor another name. */
export async function renameVisitor(sql: Database, visitor: Visitor, name: string): Promise<Visitor> {
  await sql`update app_visitors set name = ${name} where id = ${visitor.id}`;
  return { ...visitor, name };
}

/** Ends one token. */
export async function endSession(sql: Database, store: SharedStore, visitor: Visitor, token: string): Promise<void> {
  await sql`delete from private.app_visitor_sessions where token_hash = ${hashOf(token)} and visitor_id = ${visitor.id}`;
  await announce(sql, store.id, visitor.id);
}

/**
 * Forgets a visitor with every row they created, for good. Steps of a proved address stay as numbers without a name and are noted for `voter`;
 * those of a guest, who would be another one the next time, are taken back.
 */
export async function forgetVisitor(
  sql: Database,
  app: SharedApp,
  visitor: Visitor,
  voter: string | null,
): Promise<void> {
  await sql.begin(async (tx) => {
    const store = await lockStore(tx, app);
    if (voter === null) store.seq += await withdrawVotes(tx, store.id, visitor.id);
    else await keepPastVotes(tx, visitor.id, voter);
    const gone = await tx`
      with mine as (
        select generation, entity, row_id, row_number() over (order by seq) as number from app_rows
        where store_id = ${store.id} and visitor_id = ${visitor.id})
      update app_rows r set "values" = '{}', bytes = 2, visitor_id = null, version = r.version + 1,
        seq = ${store.seq} + mine.number, deleted_at = coalesce(r.deleted_at, now()), updated_at = now()
      from mine where r.store_id = ${store.id} and r.generation = mine.generation and r.entity = mine.entity and r.row_id = mine.row_id
      returning 1`;
    await tx`delete from app_visitors where id = ${visitor.id}`;
    await recount(tx, { id: store.id, seq: store.seq + gone.length });
    await announce(tx, store.id, visitor.id);
  });
}

/** Too much at once. */
export const tooMany = (retryAfterMs: number): DataRefusal =>
  new DataRefusal("rate-limited", "That was a lot at once.", {
    hint: `Please try again in ${Math.max(1, Math.ceil(retryAfterMs / 1000))} seconds.`,
    retryAfterMs,
  });
