import type { Plan } from "@sayhey/contract/plans";
import type { Transaction } from "../../infra/database/database.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { DataRefusal } from "./data-refusal.ts";
import type { Visitor } from "./permissions.ts";
import type { SharedStore } from "./shared-store.ts";
import { tooMany } from "./visitors.ts";

const DAY_MS = 86_400_000;

/** Share of an app's room that one visitor may fill, and how many rows that is at least. Who has proven an address may more. */
const SHARES = { guest: { share: 0.05, rows: 100 }, known: { share: 0.25, rows: 500 } } as const;
/** Share that the guests of one network may fill in a day: guests cost nothing to make, and behind one network there may be a school. */
const GUESTS_OF_NETWORK = { share: 0.2, rows: 400 } as const;

/** Room of an app, from its owner's plan. */
type Room = Pick<Plan, "sharedRows" | "sharedBytes">;

/**
 * Refuses what would let one visitor fill an app for everybody else. The owner may fill it.
 * @throws DataRefusal quota or rate-limited
 */
export async function checkVisitorShare(
  tx: Transaction,
  store: SharedStore,
  visitor: Visitor,
  room: Room,
  { network, newRows }: { network: string | undefined; newRows: number },
): Promise<void> {
  if (visitor.isOwner) return;
  const isGuest = visitor.email === null;
  const { share, rows } = SHARES[isGuest ? "guest" : "known"];
  const [own] = await tx<{ rows: number; bytes: number }[]>`
    select count(*)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes from app_rows
    where visitor_id = ${visitor.id} and store_id = ${store.id} and generation = ${store.generation} and deleted_at is null`;
  if ((own?.rows ?? 0) > Math.max(room.sharedRows * share, rows) || (own?.bytes ?? 0) > room.sharedBytes * share)
    throw new DataRefusal("quota", "You've added as much as one person can here.", {
      rule: "full",
      hint: isGuest ? "Sign in with your email to add more, or delete something." : "Delete something to make room.",
    });
  if (!isGuest || network === undefined || newRows <= 0) return;
  const hits = Math.max(Math.floor(room.sharedRows * GUESTS_OF_NETWORK.share), GUESTS_OF_NETWORK.rows);
  const verdict = await countHit(tx, `app rows ${store.id} ${network}`, { hits, windowMs: DAY_MS }, newRows);
  if (!verdict.allowed) throw tooMany(verdict.retryAfterMs);
}
