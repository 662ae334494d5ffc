import type { FactorCall } from "./factor-call.ts";
import { z } from "zod";
import { authRefusal, AuthRefusal } from "./auth-refusal.ts";
import {
  countRecoveryCodes,
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from "./factors-recovery.ts";
import { challengeFactor, enrollTotp, unenrollFactor, verifyTotp } from "./factors-totp.ts";

const PREFIX = "/auth/v1/factors";

/** Whether a path belongs to the second factors, the part of GoTrue that the library lacks. */
export function isFactorPath(pathname: string): boolean {
  return pathname === PREFIX || pathname.startsWith(`${PREFIX}/`);
}

/** Answers `supabase.auth.mfa.*`: GoTrue's `/factors` with its shapes and codes. */
export async function answerFactors(method: string, pathname: string, call: FactorCall): Promise<Response> {
  try {
    const answer = await route(method, pathname.slice(PREFIX.length).replace(/\/$/, ""), call);
    return Response.json(answer, { headers: { "access-control-allow-origin": "*", "cache-control": "no-store" } });
  } catch (error) {
    return authRefusal(error);
  }
}

async function route(method: string, rest: string, call: FactorCall): Promise<unknown> {
  switch (`${method} ${rest}`) {
    case "POST ":
      return enrollTotp(call);
    case "GET /recovery-codes":
      return countRecoveryCodes(call);
    case "POST /recovery-codes":
      return generateRecoveryCodes(call);
    case "POST /recovery-codes/regenerate":
      return regenerateRecoveryCodes(call);
    case "POST /recovery-codes/verify":
      return verifyRecoveryCode(call);
    case "DELETE /recovery-codes":
      return removeRecoveryCodes(call);
  }
  const [, id = "", action = ""] = rest.split("/");
  if (!z.uuid().safeParse(id).success) throw new AuthRefusal(404, "mfa_factor_not_found", "There is no such factor.");
  if (method === "POST" && action === "challenge") return challengeFactor(call, id);
  if (method === "POST" && action === "verify") return verifyTotp(call, id);
  if (method === "DELETE" && action === "") return unenrollFactor(call, id);
  throw new AuthRefusal(405, "validation_failed", "There is no such call on factors.");
}
