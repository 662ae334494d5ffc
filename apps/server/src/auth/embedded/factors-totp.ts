import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { z } from "zod";
import { decryptSecret, encryptSecret } from "../../infra/crypto/encryption.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { countTry, forgetTries, requireFreshProof } from "./factor-rules.ts";
import type { FactorCall } from "./factor-call.ts";
import { factorsOf } from "./session-token.ts";
import { requireSecondFactor } from "./verify-session.ts";

const ISSUER = "SayHey";
const PERIOD_S = 30;
const MOST_FACTORS = 10;
const CHALLENGE_MS = 5 * 60_000;
const ENROLMENTS = { hits: 30, windowMs: 3_600_000 };
const FACTOR_GONE = "This authenticator app is no longer set up here.";

const name = z.string().trim().max(60, "The name can have up to 60 characters.");
const enrolSchema = z.object({
  factor_type: z.literal("totp", "Only authenticator apps (totp) can be added."),
  friendly_name: name.nullish(),
  issuer: name.nullish(),
});
const verifySchema = z.object({
  challenge_id: z.uuid("challenge_id must be the id of a challenge."),
  code: z.string("code is missing.").transform((text) => text.replace(/\s/g, "")),
});

/** Reads a body. @throws AuthRefusal naming what is wrong */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AuthRefusal(400, "validation_failed", issue?.message ?? "The request cannot be read.");
}

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6, algorithm: "SHA1" });
}

/** `mfa.enroll`: a new authenticator app, good once its first code is verified. */
export async function enrollTotp(call: FactorCall): Promise<unknown> {
  const { sql, session, email } = call;
  const wanted = readBody(enrolSchema, call.body);
  requireSecondFactor(session);
  const verdict = await countHit(sql, `mfa:enrol:${session.userId}`, ENROLMENTS);
  if (!verdict.allowed) {
    throw new AuthRefusal(
      429,
      "over_request_rate_limit",
      "Too many tries to set up an app. Please try again later.",
      verdict.retryAfterMs,
    );
  }
  const friendlyName = wanted.friendly_name ?? "";
  const secret = new Secret({ size: 20 }).base32;
  const kept = await encryptSecret(sql, secret);
  const id = await sql.begin(async (tx) => {
    // One enrolment of a user at a time, so that the count of factors holds.
    await tx`select from auth.users where id = ${session.userId} for update`;
    await tx`delete from auth.mfa_factors where user_id = ${session.userId} and status = 'unverified'
      and created_at < now() - interval '1 day'`;
    const factors = await factorsOf(tx, session.userId);
    if (friendlyName !== "" && factors.some((factor) => factor.friendly_name === friendlyName)) {
      throw new AuthRefusal(422, "mfa_factor_name_conflict", `You have a factor named “${friendlyName}” already.`);
    }
    if (factors.length >= MOST_FACTORS) {
      throw new AuthRefusal(
        422,
        "too_many_enrolled_mfa_factors",
        `You have ${MOST_FACTORS} factors, the maximum. Remove one first.`,
      );
    }
    const factorId = crypto.randomUUID();
    await tx`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
      values (${factorId}, ${session.userId}, ${friendlyName}, 'totp', 'unverified', ${kept})`;
    return factorId;
  });
  const issuer = wanted.issuer === undefined || wanted.issuer === null || wanted.issuer === "" ? ISSUER : wanted.issuer;
  const uri = totpOf(secret, issuer, email).toString();
  const qr = renderSVG(uri, { ecc: "M", border: 2 });
  return { id, type: "totp", friendly_name: friendlyName, totp: { qr_code: qr, secret, uri } };
}

/** `mfa.challenge`: announces an attempt to prove a factor, good for five minutes and one success. */
export async function challengeFactor(call: FactorCall, factorId: string): Promise<unknown> {
  const { sql, session, address, now } = call;
  const id = crypto.randomUUID();
  const verdict = await countHit(sql, `mfa:challenge:${session.userId}`, { hits: 60, windowMs: CHALLENGE_MS });
  if (!verdict.allowed) {
    throw new AuthRefusal(
      429,
      "over_request_rate_limit",
      "Too many tries. Please try again in a few minutes.",
      verdict.retryAfterMs,
    );
  }
  const [factor] = await sql`
    update auth.mfa_factors set last_challenged_at = now()
    where id = ${factorId} and user_id = ${session.userId} and factor_type = 'totp' returning id`;
  if (factor === undefined) throw new AuthRefusal(404, "mfa_factor_not_found", FACTOR_GONE);
  await sql`delete from auth.mfa_challenges where factor_id = ${factorId} and created_at < now() - interval '1 hour'`;
  const ip = /^[0-9a-f.:]+$/i.test(address) ? address : "0.0.0.0";
  await sql`insert into auth.mfa_challenges (id, factor_id, ip_address) values (${id}, ${factorId}, ${ip})`;
  return { id, type: "totp", expires_at: Math.floor((now + CHALLENGE_MS) / 1000) };
}

/** `mfa.verify`: a right code raises this session, and only this one, to aal2. The first one makes the factor count. */
export async function verifyTotp(call: FactorCall, factorId: string): Promise<unknown> {
  const { sql, session, now } = call;
  const { challenge_id: challengeId, code } = readBody(verifySchema, call.body);
  const [factor] = await sql<{ secret: string; status: string; name: string }[]>`
    select secret, status, coalesce(friendly_name, '') as name from auth.mfa_factors
    where id = ${factorId} and user_id = ${session.userId} and factor_type = 'totp'`;
  if (factor === undefined) throw new AuthRefusal(404, "mfa_factor_not_found", FACTOR_GONE);
  // A half signed-in session may not prove a factor it has just added in place of one that counts.
  if (factor.status !== "verified") requireSecondFactor(session);
  await countTry(sql, "totp", session.userId, factorId);
  const [challenge] = await sql<{ over: boolean; used: boolean }[]>`
    select created_at < ${new Date(now - CHALLENGE_MS).toISOString()} as over, verified_at is not null as used
    from auth.mfa_challenges where id = ${challengeId} and factor_id = ${factorId}`;
  if (challenge === undefined || challenge.over || challenge.used) {
    throw new AuthRefusal(422, "mfa_challenge_expired", "This took too long. Enter the latest code from your app.");
  }
  const secret = await decryptSecret(sql, factor.secret);
  const delta = /^\d{6}$/.test(code)
    ? totpOf(secret, ISSUER, "").validate({ token: code, window: 1, timestamp: now })
    : null;
  if (delta === null) {
    throw new AuthRefusal(
      422,
      "mfa_verification_failed",
      "This code is wrong. Enter the latest code from your app. If it keeps failing, check your phone's clock.",
    );
  }
  const step = Math.floor(now / 1000 / PERIOD_S) + delta;
  await sql.begin(async (tx) => {
    const [fresh] = await tx`
      insert into private.totp_steps as used (factor_id, user_id, step) values (${factorId}, ${session.userId}, ${step})
      on conflict (factor_id) do update set step = excluded.step where used.step < excluded.step returning step`;
    const [claimed] = await tx`
      update auth.mfa_challenges set verified_at = now() where id = ${challengeId} and verified_at is null returning id`;
    if (fresh === undefined || claimed === undefined) {
      throw new AuthRefusal(422, "mfa_verification_failed", "This code was used already. Wait for the next one.");
    }
    if (factor.status !== "verified") {
      await tx`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factorId}`;
      await tx`delete from auth.mfa_factors where user_id = ${session.userId} and status = 'unverified'`;
      await notify(tx, {
        userId: session.userId,
        event: "security.changed",
        title: "Two-step sign-in is on",
        body: `${factor.name === "" ? "An authenticator app" : `“${factor.name}”`} was added. Signing in now asks for its code.`,
        href: "/security",
        key: `mfa-on:${factorId}`,
      });
    }
    await forgetTries(tx, "totp", session.userId, factorId);
  });
  return call.raise("totp", factorId);
}

/** `mfa.unenroll`: takes a factor away; one that counts only shortly after a code. */
export async function unenrollFactor(call: FactorCall, factorId: string): Promise<unknown> {
  const { sql, session, now } = call;
  const [factor] = await sql<{ status: string; type: string; name: string }[]>`
    select status, factor_type as type, coalesce(friendly_name, '') as name from auth.mfa_factors
    where id = ${factorId} and user_id = ${session.userId}`;
  if (factor === undefined) throw new AuthRefusal(404, "mfa_factor_not_found", FACTOR_GONE);
  if (factor.status === "verified") await requireFreshProof(sql, session, now);
  else requireSecondFactor(session);
  await sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${session.userId} for update`;
    await tx`delete from auth.mfa_factors where id = ${factorId} and user_id = ${session.userId}`;
    await tx`delete from private.totp_steps where factor_id = ${factorId}`;
    if (factor.type === "recovery_code") await tx`delete from private.recovery_codes where user_id = ${session.userId}`;
    if (factor.status !== "verified") return;
    // Other sessions that were proven with it must prove another one; this one has just done so.
    await tx`update auth.sessions set aal = 'aal1', factor_id = null
      where user_id = ${session.userId} and factor_id = ${factorId} and id <> ${session.sessionId}`;
    const left = await factorsOf(tx, session.userId);
    const isOff = !left.some(({ status, factor_type: type }) => status === "verified" && type === "totp");
    if (isOff) {
      // Recovery codes stand in for an app; alone they mean nothing.
      await tx`delete from auth.mfa_factors where user_id = ${session.userId}`;
      await tx`delete from private.recovery_codes where user_id = ${session.userId}`;
      await tx`update auth.sessions set aal = 'aal1', factor_id = null where user_id = ${session.userId}`;
      await tx`delete from auth.mfa_amr_claims where authentication_method in ('totp', 'mfa/recovery_code')
        and session_id in (select id from auth.sessions where user_id = ${session.userId})`;
    }
    await notify(tx, {
      userId: session.userId,
      event: "security.changed",
      title: isOff ? "Two-step sign-in is off" : "An authenticator app was removed",
      body: `${factor.name === "" ? "An authenticator app" : `“${factor.name}”`} was removed. If this wasn't you, change your password now.`,
      href: "/security",
    });
  });
  return { id: factorId };
}
