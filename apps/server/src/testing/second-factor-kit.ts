import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { TEST_PASSWORD, type TestPlatform, type TestUser } from "./start-test-platform.ts";

/** A user with a verified authenticator app, whose client has proven it. */
export interface GuardedUser extends TestUser {
  factorId: string;
  /** Key of the app, base32. */
  secret: string;
}

/** The code that an app shows, now or at another time. */
export function codeOf(secret: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 }).generate({ timestamp: at });
}

/** The access token of a client. */
export async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? "";
}

/** What tests of the second factor do again and again. `platform` is asked for at each use. */
export function secondFactorKit(platform: () => TestPlatform) {
  /** A client as the web app has it, with recovery codes switched on. */
  const connect = () =>
    createClient(platform().url, platform().platform.keys.publishable, {
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        experimental: { recoveryCodes: true },
      },
    });
  /** Lets the present code be used once more, so that a test need not wait for the next. */
  const forgetSteps = (userId: string) => platform().sql`delete from private.totp_steps where user_id = ${userId}`;
  const signIn = async (email: string): Promise<SupabaseClient> => {
    const client = connect();
    const { error } = await client.auth.signInWithPassword({ email, password: TEST_PASSWORD });
    if (error !== null) throw error;
    return client;
  };
  return {
    connect,
    forgetSteps,
    signIn,
    async guardedUser(): Promise<GuardedUser> {
      const user = await platform().signUp();
      const client = await signIn(user.email);
      const enrolled = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
      if (enrolled.error !== null || enrolled.data.type !== "totp") throw enrolled.error ?? new Error("no app");
      const { secret } = enrolled.data.totp;
      const verified = await client.auth.mfa.challengeAndVerify({ factorId: enrolled.data.id, code: codeOf(secret) });
      if (verified.error !== null) throw verified.error;
      await forgetSteps(user.id);
      return { ...user, client, token: await tokenOf(client), factorId: enrolled.data.id, secret };
    },
    /** Proves the app of a user to a client of theirs. */
    async raise(client: SupabaseClient, user: GuardedUser) {
      const verified = await client.auth.mfa.challengeAndVerify({ factorId: user.factorId, code: codeOf(user.secret) });
      await forgetSteps(user.id);
      return verified;
    },
  };
}
