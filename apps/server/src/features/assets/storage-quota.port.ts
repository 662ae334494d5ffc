import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type Plan, type PlanName } from "@sayhey/contract/plans";
import { allow, ENTITLEMENTS } from "../billing/entitlements.port.ts";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** How full a person's storage is, bytes. */
export interface StorageUse {
  plan: Plan;
  /**
   * Everything kept: assets, also those in the bin, their versions, decoded music and finished videos; and what unfinished uploads have
   * reserved. Source trees for download come and go uncounted.
   */
  used: number;
  /** Part of `used` that lies in the bin. */
  inBin: number;
}

/**
 * Adds up what a person has stored. Inside a transaction with `lock`, a second call for the same person waits, so that two
 * uploads cannot share the last free bytes.
 */
export async function readStorage(
  sql: Database | Transaction,
  userId: string,
  options: { lock?: boolean } = {},
): Promise<StorageUse> {
  const [account] = await sql<{ plan: PlanName }[]>`
    select plan from accounts where user_id = ${userId} ${options.lock === true ? sql`for update` : sql``}`;
  if (account === undefined)
    throw new AppError("unauthenticated", "This account no longer exists.", { hint: "Sign up again." });
  const [sums] = await sql<{ used: number; bin: number }[]>`
    select
      coalesce((select sum(bytes) from assets where user_id = ${userId} and kind <> 'export'), 0)::bigint
        + coalesce((select sum(bytes) from asset_versions where user_id = ${userId}), 0)::bigint
        + coalesce((select sum(bytes) from uploads where user_id = ${userId} and state = 'open' and expires_at > now()), 0)::bigint
        + coalesce((select sum(bytes) from music where user_id = ${userId}), 0)::bigint
        + coalesce((select sum(bytes) from renders where user_id = ${userId} and status = 'completed'), 0)::bigint as used,
      coalesce((select sum(bytes) from assets where user_id = ${userId} and kind <> 'export' and deleted_at is not null), 0)::bigint as bin`;
  return { plan: PLANS[account.plan], used: sums?.used ?? 0, inBin: sums?.bin ?? 0 };
}

/** @throws AppError quota when `bytes` more do not fit. */
export const checkStorageQuota = (storage: StorageUse, bytes: number): void =>
  allow(ENTITLEMENTS.storage(storage, bytes));
