import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkOf, waitForMail } from "../outbox.ts";
import { proveAddress } from "../prove-address.ts";
import { newEmail, PASSWORD, startTarget, type Person, type Target } from "./target.ts";

const OTHER_PASSWORD = "Brave-Otter 41 sings?";

let target: Target;
let lastNetwork = 0;
/** A network of its own for each, as behind a proxy. */
const newNetwork = (): string => `198.51.${(lastNetwork += 1) >> 8}.${lastNetwork & 255}`;

beforeAll(async () => {
  target = await startTarget({ TRUST_PROXY: "true", ADMIN_EMAILS: "boss@example.com" });
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

const signUp = (email = newEmail()): Promise<Person> => target.signUp({ email, from: newNetwork() });
const signIn = (email: string, password: string, from = newNetwork()) =>
  target.ask("/auth/v1/token?grant_type=password", { method: "POST", body: { email, password }, from });

/** Opens the link of a mail that resets the password, as its owner; answers the new session. */
async function openResetLink(email: string): Promise<{ access_token: string }> {
  await target.ask("/auth/v1/recover", { method: "POST", body: { email }, from: newNetwork() });
  const link = new URL(linkOf(await waitForMail(target.folder, email, 1, "/auth/v1/verify?")));
  const body = { type: "recovery", token_hash: link.searchParams.get("token") };
  const { status, json } = await target.ask("/auth/v1/verify", { method: "POST", body, from: newNetwork() });
  expect(status).toBe(200);
  return json;
}

describe("an account made with somebody else's address", () => {
  it("is of no use once the owner of the address has reset the password", async () => {
    const thief = await signUp();
    // What would outlive the reset cannot be made, or goes with it.
    const token = { name: "x", scopes: ["projects:read"], days: null, password: PASSWORD };
    expect((await target.call(thief, "token-create", token)).body.error?.message).toBe(
      "Confirm your email address first.",
    );
    const enrolled = await target.ask("/auth/v1/factors", {
      method: "POST",
      token: thief.token,
      body: { factor_type: "totp", friendly_name: "Phone" },
    });
    expect(enrolled.status).toBe(200);

    const owner = await openResetLink(thief.email);
    expect((await target.ask("/rest/v1/accounts?select=plan", { token: thief.token })).status).toBe(401);
    expect((await target.call(thief, "project-list", { limit: 1 })).status).toBe(401);
    const refreshed = await target.ask("/auth/v1/token?grant_type=refresh_token", {
      method: "POST",
      body: { refresh_token: thief.refreshToken },
    });
    expect(refreshed.status).toBe(400);
    expect((await signIn(thief.email, PASSWORD)).status).toBe(400);
    const { json: user } = await target.ask("/auth/v1/user", { token: owner.access_token });
    expect(user.factors ?? []).toEqual([]);
    const changed = await target.ask("/auth/v1/user", {
      method: "PUT",
      token: owner.access_token,
      body: { password: OTHER_PASSWORD },
    });
    expect(changed.status).toBe(200);
    expect((await signIn(thief.email, OTHER_PASSWORD)).status).toBe(200);
  });

  it("is not confirmed by a link of another account, a forged one, or a stranger who opens it", async () => {
    const [owner, thief] = [await signUp(), await signUp()];
    await target.call(owner, "email-confirm-send");
    const mail = await waitForMail(target.folder, owner.email, 1, "/security?confirm=");
    const ticket = new URL(/https?:\S+confirm=\S+/.exec(mail)?.[0] ?? "").searchParams.get("confirm") ?? "";
    const [head, claims = "", signature = ""] = ticket.split(".");
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, "base64url").toString()), sub: thief.id, email: thief.email }),
    ).toString("base64url");
    for (const [person, given, status] of [
      [thief, ticket, 403],
      [null, ticket, 401],
      [thief, `${head}.${forged}.${signature}`, 400],
      [thief, `${Buffer.from('{"alg":"none"}').toString("base64url")}.${forged}.`, 400],
      [thief, thief.token, 400],
      [thief, "", 400],
    ] as const)
      expect([given.slice(-9), (await target.call(person, "email-confirm", { ticket: given })).status]).toEqual([
        given.slice(-9),
        status,
      ]);
    expect((await target.call(thief, "account-safety")).body.emailConfirmed).toBe(false);
    expect((await target.call(owner, "account-safety")).body.emailConfirmed).toBe(false);
    expect((await target.call(owner, "email-confirm", { ticket })).status).toBe(200);
  });

  it("is no admin's, although its address is named as one, until that is confirmed", async () => {
    const boss = await signUp("boss@example.com");
    expect((await target.call(boss, "admin-users", {})).status).toBe(404);
    const claims = { email_verified: true, role: "service_role", app_metadata: { admin: true } };
    await target.ask("/auth/v1/user", {
      method: "PUT",
      token: boss.token,
      body: { data: claims, app_metadata: claims },
    });
    expect((await target.call(boss, "admin-users", {})).status).toBe(404);
    await proveAddress(target, boss.token, boss.email);
    expect((await target.call(boss, "admin-users", {})).status).toBe(200);
  });
});

describe("a token for the command line", () => {
  it("is not made by whoever finds an open page", async () => {
    const person = await signUp();
    await proveAddress(target, person.token, person.email);
    const input = { name: "x", scopes: ["projects:read"], days: null };
    for (const given of [{}, { password: "" }, { password: "Wrong-Password-1!" }, { password: [PASSWORD] }])
      expect((await target.call(person, "token-create", { ...input, ...given })).status).toBe(400);
    const { body } = await target.call(person, "token-create", { ...input, password: PASSWORD });
    // It makes no further ones, and neither auth nor REST takes it.
    const token = { ...person, token: body.token };
    expect((await target.call(token, "token-create", { ...input, password: PASSWORD })).status).toBe(403);
    expect((await target.ask("/auth/v1/user", { token: body.token })).status).toBe(401);
    expect((await target.ask("/rest/v1/projects", { token: body.token })).status).toBe(401);
    expect((await target.call(token, "project-list", { limit: 1 })).status).toBe(200);
    expect((await target.call(person, "token-revoke-all")).body.revoked).toBe(1);
    expect((await target.call(token, "project-list", { limit: 1 })).status).toBe(401);
  });
});

describe("guessing and locking out", () => {
  it("ten wrong passwords of a stranger keep the stranger out, and not the owner", async () => {
    const person = await signUp();
    const stranger = newNetwork();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn(person.email, "Wrong-Password-1!", stranger)).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(person.email, PASSWORD, stranger)).status).toBe(429);
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
  });

  it("a refresh token that comes back after it was used ends the session, access token and all", async () => {
    const person = await signUp();
    const refresh = (token: string) =>
      target.ask("/auth/v1/token?grant_type=refresh_token", { method: "POST", body: { refresh_token: token } });
    const second = await refresh(person.refreshToken);
    const third = await refresh(second.json.refresh_token);
    expect((await target.ask("/rest/v1/accounts?select=plan", { token: third.json.access_token })).status).toBe(200);
    expect((await refresh(person.refreshToken)).json.error_code).toBe("refresh_token_already_used");
    for (const { access_token: token } of [second.json, third.json])
      await expect.poll(async () => (await target.ask("/rest/v1/accounts?select=plan", { token })).status).toBe(401);
    expect((await refresh(third.json.refresh_token)).status).toBe(400);
  });

  it("twenty strangers' passwords do not hold up a sign-up", async () => {
    const password = "4@8({[<369!1|0$5+7%2".repeat(4).slice(0, 72);
    // With connections at hand they come at the same moment, before the first of them has its answer.
    await Promise.all(Array.from({ length: 20 }, () => target.lives()));
    let open = 0;
    const strangers = Array.from({ length: 20 }, async () => {
      open += 1;
      const { status } = await target.ask("/functions/v1/validate-password", { method: "POST", body: { password } });
      open -= 1;
      return status;
    });
    await signUp();
    const waitingAfterSignUp = open;
    const statuses = await Promise.all(strangers);
    // From one place only a few wait at a time; the others are told at once, and none is left without an answer.
    expect([...new Set(statuses)].toSorted()).toEqual([200, 429]);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(waitingAfterSignUp).toBeLessThanOrEqual(5);
  });
});

describe("a plan", () => {
  it("is not had by buying, refunding and buying again, nor is a referral's reward", async () => {
    const referrer = await signUp();
    const { json } = await target.ask(`/rest/v1/profiles?select=referral_code&id=eq.${referrer.id}`, {
      token: referrer.token,
    });
    const friend = await target.signUp({ data: { referral_code: json[0].referral_code }, from: newNetwork() });
    const buyAndRefund = async () => {
      expect((await target.call(friend, "plan-change", { plan: "studio" })).status).toBe(200);
      const { invoices } = (await target.call(friend, "billing-get")).body;
      const paid = invoices.find(({ status }) => status === "paid");
      return target.call(friend, "billing-refund", { invoiceId: paid?.id });
    };
    expect((await buyAndRefund()).status).toBe(200);
    expect((await buyAndRefund()).body.error?.message).toBe("You've had a payment refunded before.");
    for (const person of [referrer, friend]) expect((await target.call(person, "billing-get")).body.credits).toBe(0);
  });

  it("is not outgrown by deleting projects and taking that back", async () => {
    const person = await signUp();
    const made: string[] = [];
    const make = () => target.call(person, "project-create", { idea: "Plant diary", useModel: false });
    let answer = await make();
    for (; answer.status === 200; answer = await make()) made.push(answer.body.projectId);
    // The plan is full: no other reason ended it.
    expect([answer.status, answer.body.error?.message]).toEqual([402, expect.any(String)]);
    const [first = ""] = made;
    const patch = (deleted_at: string | null) =>
      target.ask(`/rest/v1/projects?id=eq.${first}`, { method: "PATCH", token: person.token, body: { deleted_at } });
    expect((await patch(new Date().toISOString())).status).toBe(204);
    expect((await make()).status).toBe(200);
    expect((await patch(null)).status).toBe(403);
    expect((await patch("2020-01-01T00:00:00Z")).status).toBe(403);
    expect((await target.call(person, "project-recover", { projectId: first })).status).toBe(402);
    const thief = await signUp();
    expect((await target.call(thief, "project-recover", { projectId: first })).status).toBe(404);
    expect((await target.call(thief, "project-recover", { projectId: randomUUID() })).status).toBe(404);
  });
});
