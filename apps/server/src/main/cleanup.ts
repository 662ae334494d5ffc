import { log } from "../infra/log/log.ts";
import { forgetAnalytics } from "../features/analytics/roll-up.ts";
import type { Database } from "../infra/database/database.ts";

const HOUR_MS = 3_600_000;

/**
 * Clears what nobody will ask for again, now and every hour: ended windows of rate limits, removed keys of models, used-up refresh tokens,
 * second factors and sign-ins that were begun and left, old entries of the audit log (`auth`: not on Supabase, which does so itself). Several machines may do it at once.
 */
export async function startCleanup(sql: Database, options: { auth: boolean }): Promise<{ stop(): void }> {
  const clear = async () => {
    await clearLimits(sql);
    if (options.auth) await clearAuth(sql);
  };
  await clear();
  const timer = setInterval(() => {
    clear().catch((error: unknown) => log.warn("Old records could not be cleared; the next hour tries again.", error));
  }, HOUR_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function clearLimits(sql: Database): Promise<void> {
  await sql`delete from private.rate_limits where window_started_at < now() - interval '1 day'`;
  await sql`delete from private.ai_providers where removed_at < now() - interval '1 day'`;
  await forgetAnalytics(sql);
}

async function clearAuth(sql: Database): Promise<void> {
  await sql`delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'`;
  await sql`delete from auth.audit_log_entries where created_at < now() - interval '90 days'`;
  await sql`delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'`;
  await sql`delete from auth.mfa_challenges where created_at < now() - interval '1 hour'`;
  await sql`delete from private.oauth_flows where created_at < now() - interval '1 hour'`;
}
