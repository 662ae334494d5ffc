import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServices } from "../../main/services.ts";
import type { Claims } from "../../infra/database/database.ts";
import { codeOf, secondFactorKit, tokenOf } from "../../testing/second-factor-kit.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";
import { verifyTotp } from "./factors-totp.ts";
import { createSessionStates } from "./session-states.ts";
import { liveSession } from "./verify-session.ts";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
});
afterAll(async () => {
  await platform?.close();
});

const { connect, forgetSteps, guardedUser, raise, signIn } = secondFactorKit(() => platform);
const levelOf = async (client: SupabaseClient) => decodeJwt(await tokenOf(client))["aal"];

describe("setting up an authenticator app", () => {
  test("gives a picture, a key and an address, and counts only after its first code", async () => {
    const { client, email } = await platform.signUp();
    const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(error).toBeNull();
    if (data?.type !== "totp") throw new Error("no app");
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data.totp.uri);
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain(`SayHey:${email}`);
    expect(uri.searchParams.get("secret")).toBe(data.totp.secret);

    const before = await client.auth.mfa.listFactors();
    expect(before.data?.totp).toEqual([]);
    expect(before.data?.all).toMatchObject([{ id: data.id, friendly_name: "Phone", status: "unverified" }]);
    const challenge = await client.auth.mfa.challenge({ factorId: data.id });
    expect(challenge.data?.expires_at).toBeGreaterThan(Date.now() / 1000);
    const verified = await client.auth.mfa.verify({
      factorId: data.id,
      challengeId: challenge.data?.id ?? "",
      code: codeOf(data.totp.secret),
    });
    expect(verified.error).toBeNull();
    expect(verified.data?.user.factors).toMatchObject([{ id: data.id, factor_type: "totp", status: "verified" }]);
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(
      level.data?.currentAuthenticationMethods.map((entry) => (typeof entry === "string" ? entry : entry.method)),
    ).toEqual(["totp", "password"]);
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  test("the key is encrypted in the database and in no log of the audit", async () => {
    const user = await guardedUser();
    const [factor] = await platform.sql<
      { secret: string }[]
    >`select secret from auth.mfa_factors where id = ${user.factorId}`;
    expect(factor?.secret).not.toContain(user.secret);
    const seen = await platform.sql`select from auth.audit_log_entries where payload::text like ${`%${user.secret}%`}`;
    expect(seen).toHaveLength(0);
  });

  test("no API role may read or change what second factors keep", async () => {
    const tables = [
      "auth.mfa_factors",
      "auth.mfa_challenges",
      "auth.mfa_amr_claims",
      "private.recovery_codes",
      "private.totp_steps",
      "private.oauth_flows",
    ];
    for (const table of tables) {
      for (const role of ["anon", "authenticated", "service_role"]) {
        const [right] = await platform.sql<{ any: boolean }[]>`
          select has_table_privilege(${role}, ${table}, 'select, insert, update, delete') as any`;
        expect(right?.any, `${role} on ${table}`).toBe(false);
      }
      const [closed] = await platform.sql<{ closed: boolean }[]>`
        select relrowsecurity and relforcerowsecurity as closed from pg_class where oid = ${table}::regclass`;
      expect(closed?.closed, table).toBe(true);
    }
  });

  test("tells its owner in the inbox", async () => {
    const user = await guardedUser();
    const { data } = await user.client.from("notifications").select("event, title, href");
    expect(data).toContainEqual({ event: "security.changed", title: "Two-step sign-in is on", href: "/security" });
  });

  test("a name is taken once, has at most 60 characters, and there are at most ten factors", async () => {
    const { client } = await platform.signUp();
    const enroll = (friendlyName?: string) =>
      client.auth.mfa.enroll({ factorType: "totp", ...(friendlyName === undefined ? {} : { friendlyName }) });
    expect((await enroll("Phone")).error).toBeNull();
    expect((await enroll("Phone")).error?.code).toBe("mfa_factor_name_conflict");
    expect((await enroll("x".repeat(61))).error?.message).toBe("The name can have up to 60 characters.");
    const tries = await Promise.all(Array.from({ length: 12 }, () => enroll()));
    expect(tries.filter(({ error }) => error === null)).toHaveLength(9);
    expect(tries.filter(({ error }) => error?.code === "too_many_enrolled_mfa_factors")).toHaveLength(3);
  });

  test("phone and passkey factors are refused in words", async () => {
    const { client } = await platform.signUp();
    const { error } = await client.auth.mfa.enroll({ factorType: "phone", phone: "+4912345678" });
    expect(error).toMatchObject({ code: "validation_failed", message: "Only authenticator apps (totp) can be added." });
  });
});

describe("a half signed-in session", () => {
  test("is refused by REST, functions and realtime, and let in after the code", async () => {
    const user = await guardedUser();
    const client = await signIn(user.email);
    expect(await levelOf(client)).toBe("aal1");
    const rest = await client.from("accounts").select("plan");
    expect([rest.status, rest.error?.code]).toEqual([403, "insufficient_aal"]);
    const called = await client.functions.invoke("usage-get", { body: {} });
    expect((called.error as { context: Response }).context.status).toBe(403);
    expect(await joinStatus(client)).toBe("CHANNEL_ERROR");
    expect((await client.auth.updateUser({ password: "Another-Horse-9-Battery" })).error?.code).toBe(
      "insufficient_aal",
    );
    expect((await client.auth.mfa.enroll({ factorType: "totp" })).error?.code).toBe("insufficient_aal");

    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    expect((await raise(client, user)).error).toBeNull();
    expect((await client.from("accounts").select("plan")).data).toEqual([{ plan: "free" }]);
    expect((await client.functions.invoke("usage-get", { body: {} })).error).toBeNull();
    expect(await joinStatus(client)).toBe("SUBSCRIBED");
    await client.removeAllChannels();
  });

  test("may sign out", async () => {
    const user = await guardedUser();
    const client = await signIn(user.email);
    expect((await client.auth.signOut({ scope: "local" })).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test("its older tokens stay half signed in when it is raised", async () => {
    const user = await guardedUser();
    const client = await signIn(user.email);
    const stolen = await tokenOf(client);
    await raise(client, user);
    const answer = await fetch(`${platform.url}/rest/v1/accounts`, {
      headers: { apikey: platform.platform.keys.publishable, authorization: `Bearer ${stolen}` },
    });
    expect(answer.status).toBe(403);
  });

  test("that came by a reset link may set the new password only after the code", async () => {
    const user = await guardedUser();
    await platform.prove(user);
    const client = connect();
    await client.auth.resetPasswordForEmail(user.email);
    const token = platform.mails.findLast(({ to }) => to === user.email)?.code ?? "";
    await client.auth.verifyOtp({ email: user.email, token, type: "recovery" });
    const refused = await client.auth.updateUser({ password: "Another-Horse-9-Battery" });
    expect(refused.error?.code).toBe("insufficient_aal");
    expect((await raise(client, user)).error).toBeNull();
    expect((await client.auth.updateUser({ password: "Another-Horse-9-Battery" })).error).toBeNull();
  });

  test("of someone who sets up an app elsewhere asks for its code from then on", async () => {
    const user = await platform.signUp();
    const other = await signIn(user.email);
    expect((await other.from("accounts").select("plan")).error).toBeNull();
    const { data } = await user.client.auth.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("no app");
    await user.client.auth.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) });
    await expect
      .poll(async () => (await other.from("accounts").select("plan")).error?.code, { timeout: 5000 })
      .toBe("insufficient_aal");
  });
});

describe("a raised session", () => {
  test("stays raised over refreshes, and only it", async () => {
    const user = await guardedUser();
    const second = await signIn(user.email);
    await user.client.auth.refreshSession();
    await second.auth.refreshSession();
    expect(await levelOf(user.client)).toBe("aal2");
    expect(await levelOf(second)).toBe("aal1");
    expect((await user.client.from("accounts").select("plan")).error).toBeNull();
  });

  test("its old refresh token leads to the new one, for a tab that was slow", async () => {
    const user = await guardedUser();
    const client = await signIn(user.email);
    const old = (await client.auth.getSession()).data.session?.refresh_token ?? "";
    const raised = await raise(client, user);
    const slow = await connect().auth.refreshSession({ refresh_token: old });
    expect(slow.data.session?.refresh_token).toBe(raised.data?.refresh_token);
    expect(decodeJwt(slow.data.session?.access_token ?? "")["aal"]).toBe("aal2");
  });
});

describe("codes", () => {
  test("are good once", async () => {
    const user = await guardedUser();
    const code = codeOf(user.secret);
    const first = await signIn(user.email);
    expect((await first.auth.mfa.challengeAndVerify({ factorId: user.factorId, code })).error).toBeNull();
    const second = await signIn(user.email);
    const again = await second.auth.mfa.challengeAndVerify({ factorId: user.factorId, code });
    expect(again.error).toMatchObject({
      code: "mfa_verification_failed",
      message: "This code was used already. Wait for the next one.",
    });
    expect(await levelOf(second)).toBe("aal1");
  });

  test("of the time step before and after are good, older and later ones are not", async () => {
    const user = await guardedUser();
    // The middle of a step, so that neither the clock of this machine nor its speed matters.
    const now = (Math.floor(Date.now() / 30_000) + 0.5) * 30_000;
    const at = (offsetMs: number) => codeOf(user.secret, now + offsetMs);
    const tryAt = async (offsetMs: number) => {
      const { data } = await user.client.auth.mfa.challenge({ factorId: user.factorId });
      await forgetSteps(user.id);
      return verifyTotp(
        {
          sql: platform.sql,
          session: await liveSession(decodeJwt(user.token) as unknown as Claims, createSessionStates(platform.sql)),
          email: user.email,
          address: "127.0.0.1",
          body: { challenge_id: data?.id, code: at(offsetMs) },
          now,
          raise: () => Promise.resolve("raised"),
        },
        user.factorId,
      );
    };
    for (const offsetMs of [-30_000, 0, 30_000]) expect(await tryAt(offsetMs)).toBe("raised");
    for (const offsetMs of [-60_000, 60_000]) await expect(tryAt(offsetMs)).rejects.toThrow("This code is wrong.");
  });

  test("of two uses at the same time only one wins", async () => {
    const user = await guardedUser();
    const clients = await Promise.all([1, 2, 3, 4].map(() => signIn(user.email)));
    const code = codeOf(user.secret);
    const uses = await Promise.all(
      clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId: user.factorId, code })),
    );
    expect(uses.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("wrong ones are refused in words, and a challenge is over after five minutes or one success", async () => {
    const user = await guardedUser();
    const client = await signIn(user.email);
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: user.factorId, code: "000000" });
    expect(wrong.error?.code).toBe("mfa_verification_failed");
    expect(wrong.error?.message).toContain("This code is wrong.");
    for (const code of ["12345", "abcdef", ""]) {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: user.factorId, code });
      expect(error?.code, code).toBe("mfa_verification_failed");
    }
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: user.factorId });
    const challengeId = challenge?.id ?? "";
    await platform.sql`update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = ${challengeId}`;
    const late = await client.auth.mfa.verify({ factorId: user.factorId, challengeId, code: codeOf(user.secret) });
    expect(late.error?.code).toBe("mfa_challenge_expired");
  });

  test("guessing ends after ten tries, also over new sessions and challenges, and other users are not held up", async () => {
    const user = await guardedUser();
    const attacker = await signIn(user.email);
    const guess = (client: SupabaseClient, code: string) =>
      client.auth.mfa.challengeAndVerify({ factorId: user.factorId, code });
    for (let n = 0; n < 10; n += 1)
      expect((await guess(attacker, "000000")).error?.code).toBe("mfa_verification_failed");
    const refused = await guess(await signIn(user.email), codeOf(user.secret));
    expect([refused.error?.status, refused.error?.code]).toEqual([429, "over_request_rate_limit"]);
    expect(refused.error?.message).toMatch(/^Too many wrong codes\. Please try again in \d minutes?\.$/);
    const [kept] =
      await platform.sql`select hits from private.rate_limits where key = ${`mfa:totp:factor:${user.factorId}`}`;
    expect(kept?.["hits"]).toBeGreaterThan(10); // in the database, so a restart changes nothing
    const other = await guardedUser();
    expect((await raise(await signIn(other.email), other)).error).toBeNull();
  });

  test("of another user's factor do nothing", async () => {
    const [mine, theirs] = [await guardedUser(), await guardedUser()];
    const client = await signIn(mine.email);
    const challenge = await client.auth.mfa.challenge({ factorId: theirs.factorId });
    expect([challenge.error?.status, challenge.error?.code]).toEqual([404, "mfa_factor_not_found"]);
    const verify = await client.auth.mfa.verify({
      factorId: theirs.factorId,
      challengeId: crypto.randomUUID(),
      code: codeOf(theirs.secret),
    });
    expect(verify.error?.code).toBe("mfa_factor_not_found");
    expect((await mine.client.auth.mfa.unenroll({ factorId: theirs.factorId })).error?.code).toBe(
      "mfa_factor_not_found",
    );
    expect((await theirs.client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });
});

describe("turning it off", () => {
  test("needs a fresh code", async () => {
    const user = await guardedUser();
    await platform.sql`update auth.mfa_amr_claims set updated_at = now() - interval '6 minutes'
      where session_id in (select id from auth.sessions where user_id = ${user.id})`;
    const refused = await user.client.auth.mfa.unenroll({ factorId: user.factorId });
    expect([refused.error?.status, refused.error?.code]).toEqual([403, "reauthentication_needed"]);
    expect((await raise(user.client, user)).error).toBeNull();
    expect((await user.client.auth.mfa.unenroll({ factorId: user.factorId })).data).toEqual({ id: user.factorId });
    const fresh = await signIn(user.email);
    expect((await fresh.from("accounts").select("plan")).error).toBeNull();
    expect((await fresh.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ nextLevel: "aal1" });
    const { data } = await user.client.from("notifications").select("title").order("created_at");
    expect(data?.map(({ title }) => title)).toContain("Two-step sign-in is off");
  });

  test("is refused to a half signed-in session", async () => {
    const user = await guardedUser();
    const client = await signIn(user.email);
    expect((await client.auth.mfa.unenroll({ factorId: user.factorId })).error?.code).toBe("insufficient_aal");
  });

  test("an app that was never verified goes without a code", async () => {
    const { client } = await platform.signUp();
    const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
    expect((await client.auth.mfa.unenroll({ factorId: data?.id ?? "" })).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test("of one of two apps leaves the other in force, and sessions proven by the first must prove again", async () => {
    const user = await guardedUser();
    const elsewhere = await signIn(user.email);
    await raise(elsewhere, user);
    const second = await user.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Tablet" });
    if (second.data?.type !== "totp") throw new Error("no app");
    const code = codeOf(second.data.totp.secret);
    expect((await user.client.auth.mfa.challengeAndVerify({ factorId: second.data.id, code })).error).toBeNull();
    expect((await user.client.auth.mfa.unenroll({ factorId: user.factorId })).error).toBeNull();
    expect((await user.client.from("accounts").select("plan")).error).toBeNull();
    await expect
      .poll(async () => (await elsewhere.from("accounts").select("plan")).error?.code, { timeout: 5000 })
      .toBe("insufficient_aal");
  });
});

describe("the calls themselves", () => {
  const call = (path: string, token: string | undefined, body = "{}") =>
    fetch(`${platform.url}/auth/v1/factors${path}`, {
      method: "POST",
      headers: {
        apikey: platform.platform.keys.publishable,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    });

  test("without a session are refused with 401, malformed ones with 400", async () => {
    expect((await call("", undefined)).status).toBe(401);
    expect((await call("", platform.platform.keys.publishable)).status).toBe(401);
    const { token } = await platform.signUp();
    expect((await call("", token, "{")).status).toBe(400);
    expect((await call("", token, `{"factor_type": 7}`)).status).toBe(400);
    expect((await call("/not-an-id/verify", token)).status).toBe(404);
  });
});

/** How joining a channel ends. */
async function joinStatus(client: SupabaseClient): Promise<string> {
  await client.realtime.setAuth(await tokenOf(client));
  return new Promise((resolve) => {
    const channel = client.channel(`test-${crypto.randomUUID()}`);
    channel
      .on("postgres_changes", { event: "UPDATE", schema: "public", table: "renders" }, () => undefined)
      .subscribe((status) => {
        if (status !== "CLOSED") resolve(status);
        if (status === "CHANNEL_ERROR") void client.removeChannel(channel);
      });
  });
}
