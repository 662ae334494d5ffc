import { createHmac, randomInt } from "node:crypto";
import { z } from "zod";
import type { Transaction } from "../../infra/database/database.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { installationSecret } from "../../infra/crypto/secrets.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { countTry, forgetTries, requireFreshProof } from "./factor-rules.ts";
import type { FactorCall } from "./factor-call.ts";
import { readBody } from "./factors-totp.ts";
import { factorsOf } from "./session-token.ts";

const CODES = 10;
/** Sixteen of thirty characters that are hard to mix up: 78 bits, far beyond guessing, so a plain keyed digest will do. */
const CODE_LENGTH = 16;
const ALPHABET = "abcdefghjkmnpqrstuvwxyz2345679";
const DEFAULT_NAME = "Recovery codes";

const nameSchema = z.object({
  friendly_name: z.string().trim().max(60, "The name can have up to 60 characters.").nullish(),
});
const codeSchema = z.object({ code: z.string("code is missing.") });

interface RecoveryFactor {
  id: string;
  name: string;
}

async function recoveryFactor(
  sql: FactorCall["sql"] | Transaction,
  userId: string,
): Promise<RecoveryFactor | undefined> {
  const [factor] = await sql<RecoveryFactor[]>`
    select id, coalesce(friendly_name, '') as name from auth.mfa_factors
    where user_id = ${userId} and factor_type = 'recovery_code'`;
  return factor;
}

async function wantFactor(sql: FactorCall["sql"] | Transaction, userId: string): Promise<RecoveryFactor> {
  const factor = await recoveryFactor(sql, userId);
  if (factor === undefined) throw new AuthRefusal(404, "mfa_factor_not_found", "You have no recovery codes yet.");
  return factor;
}

/** As a person may type it: capitals, spaces and dashes do not count. */
async function digestOf(sql: FactorCall["sql"] | Transaction, userId: string, code: string): Promise<Buffer> {
  const key = await installationSecret(sql, "recovery-codes");
  const plain = code.toLowerCase().replace(/[\s-]/g, "");
  return createHmac("sha256", key).update(`${userId} ${plain}`).digest();
}

function freshCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  );
}

async function replaceCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = freshCodes();
  await tx`delete from private.recovery_codes where user_id = ${userId}`;
  for (const code of codes) {
    await tx`insert into private.recovery_codes (user_id, digest) values (${userId}, ${await digestOf(tx, userId, code)})`;
  }
  return codes;
}

/** `mfa.recoveryCodes.getStatus`: how many codes are left. */
export async function countRecoveryCodes({ sql, session }: FactorCall): Promise<unknown> {
  const factor = await wantFactor(sql, session.userId);
  const [row] = await sql<{ total: number; remaining: number }[]>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
    from private.recovery_codes where user_id = ${session.userId}`;
  return { id: factor.id, type: "recovery_code", total: row?.total ?? 0, remaining: row?.remaining ?? 0 };
}

/** `mfa.recoveryCodes.generate`: the first set, shown this once. */
export async function generateRecoveryCodes(call: FactorCall): Promise<unknown> {
  const { sql, session } = call;
  const { friendly_name: name } = readBody(nameSchema, call.body);
  await requireFreshProof(sql, session, call.now);
  return sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${session.userId} for update`;
    const factors = await factorsOf(tx, session.userId);
    if (!factors.some(({ factor_type: type, status }) => type === "totp" && status === "verified")) {
      throw new AuthRefusal(
        422,
        "mfa_recovery_codes_sole_factor",
        "Set up an authenticator app first. Recovery codes are its backup.",
      );
    }
    if (factors.some(({ factor_type: type }) => type === "recovery_code")) {
      throw new AuthRefusal(
        422,
        "mfa_verified_factor_exists",
        "You have recovery codes already. Make new ones instead.",
      );
    }
    const id = crypto.randomUUID();
    const friendlyName = name === undefined || name === null || name === "" ? DEFAULT_NAME : name;
    if (factors.some((factor) => factor.friendly_name === friendlyName)) {
      throw new AuthRefusal(422, "mfa_factor_name_conflict", `You have a factor named “${friendlyName}” already.`);
    }
    await tx`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
      values (${id}, ${session.userId}, ${friendlyName}, 'recovery_code', 'verified')`;
    const codes = await replaceCodes(tx, session.userId);
    return { id, type: "recovery_code", friendly_name: friendlyName, total: codes.length, codes };
  });
}

/** `mfa.recoveryCodes.regenerate`: a new set; the old codes stop working at once. */
export async function regenerateRecoveryCodes(call: FactorCall): Promise<unknown> {
  const { sql, session } = call;
  await requireFreshProof(sql, session, call.now);
  return sql.begin(async (tx) => {
    await tx`select from auth.users where id = ${session.userId} for update`;
    const factor = await wantFactor(tx, session.userId);
    const codes = await replaceCodes(tx, session.userId);
    await forgetTries(tx, "recovery", session.userId, factor.id);
    await notify(tx, {
      userId: session.userId,
      event: "security.changed",
      title: "You have new recovery codes",
      body: "The old ones no longer work. If this wasn't you, change your password now.",
      href: "/security",
    });
    return { id: factor.id, type: "recovery_code", friendly_name: factor.name, total: codes.length, codes };
  });
}

/** `mfa.recoveryCodes.verify`: a code in place of the app; raises this session to aal2, once. */
export async function verifyRecoveryCode(call: FactorCall): Promise<unknown> {
  const { sql, session } = call;
  const { code } = readBody(codeSchema, call.body);
  const wrong = new AuthRefusal(422, "mfa_verification_failed", "This recovery code is wrong or was already used.");
  const factor = await recoveryFactor(sql, session.userId);
  if (factor === undefined) throw wrong;
  await countTry(sql, "recovery", session.userId, factor.id);
  const digest = await digestOf(sql, session.userId, code);
  await sql.begin(async (tx) => {
    const [used] = await tx`
      update private.recovery_codes set used_at = now()
      where user_id = ${session.userId} and digest = ${digest} and used_at is null returning user_id`;
    if (used === undefined) throw wrong;
    const [left] = await tx<{ count: number }[]>`
      select count(*)::int from private.recovery_codes where user_id = ${session.userId} and used_at is null`;
    await notify(tx, {
      userId: session.userId,
      event: "security.changed",
      title: "A recovery code was used to sign in",
      body: `${left?.count ?? 0} of ${CODES} are left. If this wasn't you, change your password now.`,
      href: "/security",
    });
    await forgetTries(tx, "recovery", session.userId, factor.id);
  });
  return call.raise("mfa/recovery_code", factor.id);
}

/** `mfa.recoveryCodes.unenroll`: no recovery codes any more. */
export async function removeRecoveryCodes(call: FactorCall): Promise<unknown> {
  const { sql, session } = call;
  await requireFreshProof(sql, session, call.now);
  return sql.begin(async (tx) => {
    const factor = await wantFactor(tx, session.userId);
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    await tx`delete from private.recovery_codes where user_id = ${session.userId}`;
    return { id: factor.id };
  });
}
