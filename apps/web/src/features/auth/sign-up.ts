import { isStrongPassword, PASSWORD_TOO_WEAK } from "@sayhey/contract/password";
import { estimatePassword } from "../../shared/new-password/password-strength.ts";
import { recordReferral } from "../../session/referral.ts";
import { connect } from "../../api/supabase.ts";
import { loadFunctions } from "./load-functions.ts";

/** What the form collects. */
export interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
  referralCode: string | null;
}

/** Browsers do not know their own address; the server counts by the one it sees. */
const ADDRESS_PLACEHOLDER = "0.0.0.0";

const RATE_LIMITED = "Too many signup attempts. Please try again later.";

/** Why a password or sign-up is refused before any account is touched, in the words to show; null lets it go on. */
export async function checkSignUp(password: string, email: string): Promise<string | null> {
  try {
    return (await refusePassword(password)) ?? (await refuseRate(email));
  } catch (cause) {
    console.error("The checks before the sign-up failed.", cause);
    return "Validation failed. Please try again.";
  }
}

/** Why a new password is refused, by its strength and by the server; null when it may be used. */
export async function refusePassword(password: string): Promise<string | null> {
  const [{ score }, { callFunction }] = await Promise.all([estimatePassword(password), loadFunctions()]);
  if (!isStrongPassword(password, score)) return PASSWORD_TOO_WEAK;
  const validation = await callFunction("validate-password", { password, checkBreaches: true });
  if (!validation.valid) return validation.errors[0] ?? "Password validation failed";
  if (validation.warnings.length > 0) console.warn("Password warnings:", validation.warnings);
  return null;
}

async function refuseRate(email: string): Promise<string | null> {
  const { callFunction } = await loadFunctions();
  const { allowed, reason } = await callFunction("auth-rate-limit", {
    email,
    ipAddress: ADDRESS_PLACEHOLDER,
    action: "signup",
  });
  return allowed ? null : (reason ?? RATE_LIMITED);
}

/**
 * Creates the account and records who referred it. Answers whether it is signed in or waits for its e-mail to be confirmed.
 * @throws AuthError with the provider's message when the account cannot be created.
 */
export async function createAccount(input: SignUpInput): Promise<"signed-in" | "confirm"> {
  const { fullName, email, password, referralCode } = input;
  const client = await connect();
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: {
      data: { full_name: fullName, referral_code: referralCode },
      emailRedirectTo: `${window.location.origin}/dashboard`,
    },
  });
  if (error !== null) throw error;
  // Without a session nobody may write yet; the server has the code from the line above.
  if (data.session === null) return "confirm";
  if (referralCode !== null) await recordReferral(client, referralCode, email);
  return "signed-in";
}
