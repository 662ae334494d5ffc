import { STAFF } from "@sayhey/appspec";
import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { queueMail } from "../../infra/mail/queue-mail.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { isProven } from "../../auth/sign-ins/proven-address.ts";
import { countHit, type RateLimit } from "../../infra/limits/rate-limit.ts";
import { DataRefusal } from "./data-refusal.ts";
import { movePerson } from "./move-person.ts";
import type { Visitor } from "./permissions.ts";
import type { SharedApp } from "./shared-app.ts";
import { announce, lockStore, type SharedStore } from "./shared-store.ts";
import { bringPastVotes, mergeVotes } from "./visitor-votes.ts";
import { createSession, forgetVisitor, tooMany, type VisitorSession } from "./visitors.ts";

const HOUR_MS = 3_600_000;
const PER_ADDRESS = { hits: 5, windowMs: HOUR_MS };
const PER_NETWORK = { hits: 30, windowMs: HOUR_MS };
const PER_APP = { hits: 300, windowMs: HOUR_MS };
/** Tries of one code, which has a million values. */
const TRIES = 5;
/** Codes to addresses that the app does not know: whoever made it could write to anybody by them. */
const PER_APP_STRANGERS = { hits: 60, windowMs: HOUR_MS };
/** Wrong tries of all codes of one address in an app, from one network and from all: a stranger far away locks nobody out. */
const WRONG_PER_DAY = { hits: 40, windowMs: 24 * HOUR_MS };
const WRONG_FROM_ALL = { hits: 400, windowMs: 24 * HOUR_MS };

/** Sends and takes the codes that prove an address. `secret` keeps who reads the table from guessing them. */
export function createVisitorCodes(sql: Database, secret: () => Promise<string>) {
  const hashOf = async (storeId: string, email: string, code: string): Promise<string> =>
    createHmac("sha256", await secret())
      .update(`${storeId} ${email} ${code}`)
      .digest("base64url");

  /** What an address is known by once it is forgotten; who reads it cannot guess the address. */
  const voterOf = async (storeId: string, email: string): Promise<string> =>
    createHmac("sha256", await secret())
      .update(`voter ${storeId} ${email}`)
      .digest("base64url");

  return {
    /** Forgets a visitor. The steps of a proved address still count, and count once should it come back. */
    async forget(app: SharedApp, store: SharedStore, visitor: Visitor): Promise<void> {
      await forgetVisitor(sql, app, visitor, visitor.email === null ? null : await voterOf(store.id, visitor.email));
    },

    /** Sends a code for ten minutes. @throws DataRefusal rate-limited */
    async send(app: SharedApp, store: SharedStore, email: string, address: string): Promise<void> {
      if (!(await isProven(sql, app.userId)))
        throw new DataRefusal(
          "forbidden",
          "This app can't send emails yet: its owner has to confirm their address first.",
        );
      const [known] = await sql`select 1 from app_visitors where store_id = ${store.id} and email = ${email}`;
      const limits: [string, RateLimit][] = [
        [`app code ${store.id} ${email}`, PER_ADDRESS],
        [`app code ${networkOf(address)}`, PER_NETWORK],
        [`app code ${store.id}`, PER_APP],
      ];
      if (known === undefined) limits.push([`app code strangers ${store.id}`, PER_APP_STRANGERS]);
      for (const [key, limit] of limits) {
        const verdict = await countHit(sql, key, limit);
        if (!verdict.allowed) throw tooMany(verdict.retryAfterMs);
      }
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const hash = await hashOf(store.id, email, code);
      await sql.begin(async (tx) => {
        await tx`
          insert into private.app_visitor_codes (store_id, email, code_hash, expires_at)
          values (${store.id}, ${email}, ${hash}, now() + interval '10 minutes')
          on conflict (store_id, email) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`;
        const queued = await queueMail(
          tx,
          { kind: "visitor-code", to: email, data: { app: app.spec.identity.name, code } },
          { userId: app.userId },
        );
        // Nobody waits for a mail that is not sent; the code sent before stays good.
        if (queued === "limited") throw tooMany(HOUR_MS);
      });
    },

    /**
     * Signs in with a code. Whoever was here by a token alone takes along what they did; an address that is known brings its visitor back.
     * @throws DataRefusal when the code is not the last one sent, is older than ten minutes or was tried too often
     */
    async signIn(
      app: SharedApp,
      store: SharedStore,
      guest: Visitor | null,
      { email, code, name, address }: { email: string; code: string; name: string | undefined; address: string },
    ): Promise<VisitorSession> {
      const wrongTries: [string, RateLimit][] = [
        [`app code tries ${store.id} ${email} ${networkOf(address)}`, WRONG_PER_DAY],
        [`app code tries ${store.id} ${email}`, WRONG_FROM_ALL],
      ];
      for (const [key, limit] of wrongTries) {
        const tries = await countHit(sql, key, { ...limit, hits: limit.hits - 1 }, 0);
        if (!tries.allowed) throw tooMany(tries.retryAfterMs);
      }
      const hash = Buffer.from(await hashOf(store.id, email, code));
      // Counted outside the transaction below: a wrong try must stay counted.
      const [known] = await sql<{ code_hash: string; tries: number }[]>`
        update private.app_visitor_codes set tries = tries + 1
        where store_id = ${store.id} and email = ${email} and expires_at > now() and tries < ${TRIES} returning code_hash, tries`;
      const expected = Buffer.from(known?.code_hash ?? "");
      if (known === undefined || expected.length !== hash.length || !timingSafeEqual(expected, hash)) {
        if (known !== undefined) for (const [key, limit] of wrongTries) await countHit(sql, key, limit);
        throw new DataRefusal("unauthenticated", "This code is wrong or has expired.", {
          field: "code",
          hint: "Codes are good for ten minutes and five tries. Ask for a new one.",
        });
      }
      const voter = await voterOf(store.id, email);
      return sql.begin(async (tx) => {
        await lockStore(tx, app);
        await tx`delete from private.app_visitor_codes where store_id = ${store.id} and email = ${email}`;
        const row = await takeAddress(tx, app, store, guest, { email, name, voter });
        const [owner] = await tx<
          { email: string | null }[]
        >`select lower(email) as email from auth.users where id = ${app.userId}`;
        return { token: await createSession(tx, row.id), visitor: { ...row, email, isOwner: owner?.email === email } };
      });
    },
  };
}

async function takeAddress(
  tx: Transaction,
  app: SharedApp,
  store: SharedStore,
  guest: Visitor | null,
  { email, name, voter }: { email: string; name: string | undefined; voter: string },
): Promise<{ id: string; name: string }> {
  const [known] = await tx<{ id: string; name: string }[]>`
    select id, name from app_visitors where store_id = ${store.id} and email = ${email} for update`;
  const mover = guest !== null && guest.email === null && guest.id !== known?.id ? guest : null;
  if (known === undefined) {
    const [row] =
      mover === null
        ? await tx<{ id: string; name: string }[]>`
            insert into app_visitors (store_id, user_id, name, email)
            values (${store.id}, ${app.userId}, ${name ?? email.split("@")[0]?.slice(0, 40) ?? email}, ${email}) returning id, name`
        : await tx<{ id: string; name: string }[]>`
            update app_visitors set email = ${email}, name = ${name ?? mover.name} where id = ${mover.id} returning id, name`;
    if (row === undefined)
      throw new DataRefusal("unauthenticated", "This visitor no longer exists.", { rule: "visitor" });
    await bringPastVotes(tx, app, store.id, row.id, voter);
    if (mover !== null) {
      if (await isOwner(tx, app, email)) await movePerson(tx, store, mover.id, STAFF);
      await tx`delete from private.app_visitor_sessions where visitor_id = ${mover.id}`;
      await announce(tx, store.id, mover.id);
    }
    await announce(tx, store.id);
    return row;
  }
  if (mover !== null) {
    await mergeVisitors(tx, app, store, mover.id, known.id);
    await movePerson(tx, store, mover.id, (await isOwner(tx, app, email)) ? STAFF : known.id);
  }
  return known;
}

/** Whether an address is that of the owner's account. */
async function isOwner(tx: Transaction, app: SharedApp, email: string): Promise<boolean> {
  const found = await tx`select 1 from auth.users where id = ${app.userId} and lower(email) = ${email}`;
  return found.length > 0;
}

/** What somebody did before they said who they are becomes theirs. A step that both took counts once. */
async function mergeVisitors(
  tx: Transaction,
  app: SharedApp,
  store: SharedStore,
  from: string,
  to: string,
): Promise<void> {
  const moved = await tx`
    with mine as (
      select generation, entity, row_id, row_number() over (order by seq) as number from app_rows
      where store_id = ${store.id} and visitor_id = ${from})
    update app_rows r set visitor_id = ${to}, seq = (select seq from app_stores where id = ${store.id}) + mine.number
    from mine where r.store_id = ${store.id} and r.generation = mine.generation and r.entity = mine.entity and r.row_id = mine.row_id
    returning 1`;
  await tx`update app_stores set seq = seq + ${moved.length} where id = ${store.id}`;
  await mergeVotes(tx, app, store.id, { from, to });
  await tx`delete from app_visitors where id = ${from}`;
  await announce(tx, store.id, from);
  await announce(tx, store.id);
}
