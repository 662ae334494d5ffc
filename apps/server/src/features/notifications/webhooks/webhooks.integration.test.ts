import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openServices, workerSettings } from "../../../main/services.ts";
import { startWorker, type Worker } from "../../../main/worker/start-worker.ts";
import { notify } from "../../../infra/notifications/notify.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { isSignedWith, startWebhookReceiver, type WebhookReceiver } from "../../../testing/start-webhook-receiver.ts";

vi.setConfig({ testTimeout: 60_000 });

let server: TestPlatform;
let receiver: WebhookReceiver;
let worker: Worker;
let ada: TestUser;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false, webhookNetwork: receiver.network }),
  });
  const settings = await workerSettings(server.platform);
  worker = await startWorker({ ...settings, chromiumPath: "/nonexistent/chromium" }, undefined, receiver.network);
});
afterAll(async () => {
  await worker?.stop();
  await server?.close();
  await receiver?.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer(200);
  ada = await server.signUp("Ada");
  await server.sql`update public.accounts set plan = 'pro' where user_id = ${ada.id}`;
});

async function ask<N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
  user = ada,
): Promise<{ status: number; body: FunctionOutput<N>; error: { message: string; field?: string } | undefined }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as FunctionOutput<N> & object;
  const error = "error" in body ? (body.error as { message: string; field?: string }) : undefined;
  return { status: answer.status, body, error };
}
const call = async <N extends FunctionName>(name: N, input: FunctionInput<N>, user = ada) => {
  const { status, body } = await ask(name, input, user);
  expect([status, body]).toEqual([200, body]);
  return body;
};
const until = (holds: () => Promise<void> | void, timeout = 20_000) => vi.waitFor(holds, { timeout, interval: 50 });
const hurry = () => server.sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'retry'`;
const latest = async () => (await call("webhook-get", {})).deliveries[0];
const tell = (key: string) =>
  notify(server.sql, { userId: ada.id, event: "render.completed", title: "Video Ready!", href: "/renders", key });

describe("a webhook", () => {
  test("gets a secret once, kept encrypted; a test event arrives, signed with it", async () => {
    const { secret, url } = await call("webhook-save", { url: receiver.url });
    expect(url).toBe(receiver.url);
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect((await call("webhook-save", { url: `${receiver.url}?v=2` })).secret).toBeNull();
    expect(JSON.stringify(await call("webhook-get", {}))).not.toContain("whsec_");
    const [kept] = await server.sql<
      { secret: string }[]
    >`select secret from private.webhooks where user_id = ${ada.id}`;
    expect(kept?.secret).toMatch(/^v1\./);
    const { deliveryId } = await call("webhook-test", {});
    await until(async () =>
      expect(await latest()).toMatchObject({ id: deliveryId, status: "delivered", responseStatus: 200 }),
    );
    expect(receiver.received).toHaveLength(1);
    const [post] = receiver.received;
    expect(post?.path).toBe("/hook?v=2");
    expect(post?.headers).toMatchObject({
      "content-type": "application/json",
      "sayhey-event": "test",
      "sayhey-delivery": deliveryId,
    });
    expect(post !== undefined && isSignedWith(secret ?? "", post)).toBe(true);
    expect(post !== undefined && isSignedWith("whsec_wrong", post)).toBe(false);
    expect(JSON.parse(post?.body ?? "")).toEqual({
      id: deliveryId,
      event: "test",
      createdAt: expect.stringMatching(/Z$/),
      title: "Hello from SayHey",
      body: "This is a test event. Your webhook works.",
      url: `${server.url}/notifications`,
    });
  });

  test("is told of what happened, once, and not of what its owner switched off", async () => {
    await call("webhook-save", { url: receiver.url });
    await tell("render 1");
    await tell("render 1");
    await until(() => expect(receiver.received).toHaveLength(1));
    expect(JSON.parse(receiver.received[0]?.body ?? "")).toMatchObject({
      event: "render.completed",
      title: "Video Ready!",
    });
    const { error } = await ada.client
      .from("notification_preferences")
      .update({ render_webhook: false })
      .eq("user_id", ada.id);
    expect(error).toBeNull();
    await tell("render 2");
    await notify(server.sql, { userId: ada.id, event: "security.changed", title: "Your password was changed" });
    expect(await server.sql`select 1 from private.webhook_deliveries where user_id = ${ada.id}`).toHaveLength(1);
  });

  test("a new secret replaces the old one at once", async () => {
    const first = (await call("webhook-save", { url: receiver.url })).secret ?? "";
    const { secret } = await call("webhook-rotate", {});
    expect(secret).not.toBe(first);
    await call("webhook-test", {});
    await until(() => expect(receiver.received).toHaveLength(1));
    const [post] = receiver.received;
    expect(post !== undefined && [isSignedWith(first, post), isSignedWith(secret, post)]).toEqual([false, true]);
  });

  test("that answers badly is tried again with the same delivery, then works", async () => {
    await call("webhook-save", { url: receiver.url });
    receiver.answer(503);
    await tell("render 1");
    await until(async () =>
      expect(await latest()).toMatchObject({ status: "queued", attempts: 1, message: "The address answered 503." }),
    );
    receiver.answer(200);
    await until(async () => {
      await hurry();
      expect(await latest()).toMatchObject({ status: "delivered", attempts: 2, message: null });
    });
    const ids = receiver.received.map(({ headers }) => headers["sayhey-delivery"]);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  test.each([
    [302, "The address answered 302: redirects are not followed."],
    [500, "The address answered 500."],
    ["silence", "There was no answer within 0.7 seconds."],
  ] as const)("a test event that ends in %s says so at once", async (answer, message) => {
    await call("webhook-save", { url: receiver.url });
    receiver.answer(answer);
    await call("webhook-test", {});
    await until(async () => expect(await latest()).toMatchObject({ status: "failed", attempts: 1, message }));
  });

  test("is switched off after five deliveries in a row that failed, its owner is told, and saving switches it on", async () => {
    await call("webhook-save", { url: receiver.url });
    await server.sql`update private.webhooks set failures = 4 where user_id = ${ada.id}`;
    receiver.answer(500);
    await tell("render 1");
    await server.sql`update pgboss.job set retry_limit = 1 where name = 'webhook' and state <> 'completed'`;
    await until(async () => {
      await hurry();
      const { webhook } = await call("webhook-get", {});
      expect(webhook?.disabledReason).toBe("5 deliveries in a row failed.");
    });
    const { data } = await ada.client.from("notifications").select("event,title").eq("event", "webhook.disabled");
    expect(data).toEqual([{ event: "webhook.disabled", title: "Your webhook was turned off" }]);
    expect((await ask("webhook-test", {})).status).toBe(409);
    await tell("render 2");
    expect(await server.sql`select 1 from private.webhook_deliveries where user_id = ${ada.id}`).toHaveLength(1);
    receiver.answer(200);
    await call("webhook-save", { url: receiver.url });
    expect((await call("webhook-get", {})).webhook?.disabledAt).toBeNull();
    await call("webhook-test", {});
    await until(async () => expect((await latest())?.status).toBe("delivered"));
  });

  test("that says it is gone is switched off with the first answer", async () => {
    await call("webhook-save", { url: receiver.url });
    receiver.answer(410);
    await tell("render 1");
    await until(async () =>
      expect((await call("webhook-get", {})).webhook?.disabledReason).toBe("The address answered 410: it is gone."),
    );
  });

  test("can be removed and brought back, with its secret", async () => {
    const secret = (await call("webhook-save", { url: receiver.url })).secret ?? "";
    await call("webhook-remove", {});
    expect(await call("webhook-get", {})).toMatchObject({ webhook: null, deliveries: [] });
    await tell("render 1");
    expect(await server.sql`select 1 from private.webhook_deliveries where user_id = ${ada.id}`).toHaveLength(0);
    await call("webhook-restore", {});
    await call("webhook-test", {});
    await until(() => expect(receiver.received).toHaveLength(1));
    expect(receiver.received.every((post) => isSignedWith(secret, post))).toBe(true);
  });

  test("is its owner's alone", async () => {
    await call("webhook-save", { url: receiver.url });
    const eve = await server.signUp("Eve");
    await server.sql`update public.accounts set plan = 'studio' where user_id = ${eve.id}`;
    expect(await call("webhook-get", {}, eve)).toEqual({ allowed: true, webhook: null, deliveries: [] });
    for (const name of ["webhook-test", "webhook-rotate", "webhook-remove", "webhook-restore"] as const)
      expect((await ask(name, {}, eve)).status).toBe(404);
  });

  test("is refused on the Free plan, and stops when a plan ends", async () => {
    await call("webhook-save", { url: receiver.url });
    await server.sql`update public.accounts set plan = 'free' where user_id = ${ada.id}`;
    await tell("render 1");
    expect(await server.sql`select 1 from private.webhook_deliveries where user_id = ${ada.id}`).toHaveLength(0);
    expect((await call("webhook-get", {})).allowed).toBe(false);
    for (const [name, input] of [
      ["webhook-save", { url: receiver.url }],
      ["webhook-rotate", {}],
      ["webhook-test", {}],
    ] as const) {
      const { status, error } = await ask(name, input);
      expect([status, error?.message]).toEqual([402, "Webhooks are part of the Pro and Studio plans."]);
    }
    await call("webhook-remove", {});
  });

  test.each([
    ["http://hooks.test/", "This isn't an https address."],
    ["ftp://hooks.test/", "This isn't an https address."],
    ["nonsense", "This isn't an https address."],
    ["https://user:pw@hooks.test/", "The address holds a user or password."],
    ["https://10.0.0.1/", "The host 10.0.0.1 is in a private network."],
    ["https://2130706434/", "The host 127.0.0.2 is in a private network."],
    ["https://[::1]/", "The host ::1 is in a private network."],
    ["https://[::ffff:127.0.0.1]/", "The host ::ffff:7f00:1 is in a private network."],
    ["https://other.test/", "The host other.test is in a private network."],
  ])("cannot be %s", async (url, message) => {
    const { status, error } = await ask("webhook-save", { url });
    expect([status, error]).toMatchObject([400, { message, field: "url" }]);
  });

  test("whose name leads elsewhere after it was saved is not posted to", async () => {
    await call("webhook-save", { url: receiver.url });
    await server.sql`update private.webhooks set url = ${receiver.url.replace("hooks.test", "other.test")} where user_id = ${ada.id}`;
    await call("webhook-test", {});
    await until(async () =>
      expect(await latest()).toMatchObject({
        status: "failed",
        message: "The host other.test is in a private network.",
      }),
    );
    expect(receiver.received).toHaveLength(0);
  });
});
