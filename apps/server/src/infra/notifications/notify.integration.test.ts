import { DEFAULT_CHOICES, type NotificationEvent } from "@sayhey/contract/notification";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openServices } from "../../main/services.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { notify } from "./notify.ts";
import { tellEmailChanges } from "../../features/notifications/tell-email-changes.ts";

let server: TestPlatform;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.sql`delete from private.mails`;
  await server.sql`delete from pgboss.job where name = 'mail'`;
  ada = await server.signUp("Ada Lovelace");
});

const tell = (event: NotificationEvent, key?: string, now?: Date) =>
  notify(
    server.sql,
    {
      userId: ada.id,
      event,
      title: `It is ${event}`,
      body: "More of it.",
      href: "/renders",
      ...(key === undefined ? {} : { key }),
    },
    now,
  );
const prefer = async (choices: Record<string, unknown>) => {
  const { error } = await ada.client.from("notification_preferences").update(choices).eq("user_id", ada.id);
  expect(error).toBeNull();
};
/** What Ada finds in her inbox. */
const inbox = async (): Promise<string[]> => {
  const { data } = await ada.client.from("notifications").select("event").is("dismissed_at", null);
  return (data ?? []).map(({ event }) => String(event));
};
const mailed = async () =>
  (await server.queuedMails()).map((mail) => (mail.kind === "notification" ? mail.data.event : mail.kind));
const sendAfter = async (): Promise<string[]> =>
  (
    await server.sql<
      { at: string }[]
    >`select start_after as at from pgboss.job where name = 'mail' order by start_after`
  ).map(({ at }) => new Date(at).toISOString());

describe("a notification", () => {
  test("goes to the inbox and by e-mail as people start out, once for each key", async () => {
    await tell("render.completed", "render 1");
    await tell("render.completed", "render 1");
    await tell("gallery.liked", "like 1");
    expect((await inbox()).sort()).toEqual(["gallery.liked", "render.completed"]);
    expect(await server.queuedMails()).toEqual([
      {
        kind: "notification",
        to: ada.email,
        name: "Ada Lovelace",
        data: { event: "render.completed", title: "It is render.completed", body: "More of it.", path: "/renders" },
      },
    ]);
  });

  test("starts out with the choices that the contract names", async () => {
    const { data } = await ada.client.from("notification_preferences").select("*").single();
    expect(data).toMatchObject({ ...DEFAULT_CHOICES, quiet_from: null, quiet_until: null, quiet_time_zone: "UTC" });
  });

  test("keeps to what a person chose, on each channel", async () => {
    await prefer({ render_in_app: false, likes_email: true, transform_email: false });
    await tell("render.completed");
    await tell("gallery.liked");
    await tell("transform.done");
    expect((await inbox()).sort()).toEqual(["gallery.liked", "transform.done"]);
    expect((await mailed()).sort()).toEqual(["gallery.liked", "render.completed"]);
  });

  test("that the inbox is switched off for is still told only once by e-mail", async () => {
    await prefer({ render_in_app: false });
    await tell("render.completed", "render 1");
    await tell("render.completed", "render 1");
    expect(await inbox()).toEqual([]);
    expect(await mailed()).toEqual(["render.completed"]);
  });

  test("about a changed password, address or factor is mailed even when security e-mails are off; one about a sign-in is not", async () => {
    await prefer({ security_email: false });
    await tell("security.changed");
    await tell("security.signed-in");
    expect(await mailed()).toEqual(["security.changed"]);
  });

  test("happens exactly if the transaction does that it tells of", async () => {
    const undone = server.sql.begin(async (tx) => {
      await notify(tx, { userId: ada.id, event: "render.completed", title: "Video Ready!" });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    expect([await inbox(), await mailed(), await sendAfter()]).toEqual([[], [], []]);
  });

  test("told at once by two workers with one key arrives once", async () => {
    await Promise.all(Array.from({ length: 8 }, () => tell("render.completed", "render 1")));
    expect([await inbox(), await mailed()]).toEqual([["render.completed"], ["render.completed"]]);
  });

  test("of a suspended or closed account is told by e-mail only when it is about its safety", async () => {
    await server.sql`update auth.users set banned_until = 'infinity' where id = ${ada.id}`;
    await tell("render.completed");
    await tell("security.changed");
    expect(await mailed()).toEqual(["security.changed"]);
    await server.sql`update auth.users set banned_until = null where id = ${ada.id}`;
    expect(await inbox()).toHaveLength(2);
  });

  test("about a changed e-mail address goes to the old one too, once, whoever changed it", async () => {
    const fresh = `fresh-${ada.email}`;
    await server.sql`update auth.users set email = ${fresh} where id = ${ada.id}`;
    await Promise.all([tellEmailChanges(server.sql), tellEmailChanges(server.sql)]);
    await tellEmailChanges(server.sql);
    const mails = await server.queuedMails();
    expect(mails.map(({ to }) => to).sort()).toEqual([fresh, ada.email].sort());
    for (const mail of mails)
      expect(mail).toMatchObject({ data: { event: "security.changed", title: "Your email address was changed" } });
    expect(await inbox()).toEqual(["security.changed"]);
  });

  test("to somebody who is gone is no failure", async () => {
    await server.sql`delete from auth.users where id = ${ada.id}`;
    await tell("render.completed");
    expect(await mailed()).toEqual([]);
  });

  test("with a title and body of any length and script is kept whole characters long", async () => {
    await notify(server.sql, {
      userId: ada.id,
      event: "render.completed",
      title: `${"👋".repeat(200)}\u202e`,
      body: "ש".repeat(900),
    });
    const { data } = await ada.client.from("notifications").select("title,body").single();
    expect([[...(data?.title ?? "")].length, [...(data?.body ?? "")].length]).toEqual([120, 500]);
    expect(data?.title).toMatch(/^👋+…$/u);
  });
});

describe("quiet hours", () => {
  test("hold an e-mail back until they end, over midnight and by the person's own clock; the inbox has it at once", async () => {
    await prefer({ quiet_from: 22 * 60, quiet_until: 7 * 60, quiet_time_zone: "America/New_York" });
    await tell("render.completed", "a", new Date("2027-01-15T05:00:00Z"));
    expect(await sendAfter()).toEqual(["2027-01-15T12:00:00.000Z"]);
    expect(await inbox()).toEqual(["render.completed"]);
  });

  test("end by the wall clock in the night the clocks change", async () => {
    await prefer({ quiet_from: 22 * 60, quiet_until: 7 * 60, quiet_time_zone: "Europe/Berlin" });
    await tell("render.completed", "a", new Date("2027-03-27T22:00:00Z"));
    await tell("render.completed", "b", new Date("2027-10-30T22:00:00Z"));
    expect(await sendAfter()).toEqual(["2027-03-28T05:00:00.000Z", "2027-10-31T06:00:00.000Z"]);
  });

  test("do not hold back what is outside of them, nor what is about the safety of the account", async () => {
    await prefer({ quiet_from: 22 * 60, quiet_until: 7 * 60, quiet_time_zone: "UTC" });
    const before = Date.now();
    await tell("render.completed", "a", new Date("2027-01-15T12:00:00Z"));
    await tell("security.changed", "b", new Date("2027-01-15T23:00:00Z"));
    for (const at of await sendAfter()) expect(Math.abs(Date.parse(at) - before)).toBeLessThan(10_000);
    expect(await sendAfter()).toHaveLength(2);
  });

  test.each([
    { quiet_from: 60 },
    { quiet_from: 60, quiet_until: 60 },
    { quiet_from: 1440, quiet_until: 60 },
    { quiet_time_zone: "Mars/Olympus" },
    { quiet_time_zone: "'; drop table x; --" },
  ])("cannot be %o", async (values) => {
    const { error } = await ada.client.from("notification_preferences").update(values).eq("user_id", ada.id);
    expect(error?.code).toBe("23514");
  });
});

test("nobody reads or changes what another was told or chose", async () => {
  const eve = await server.signUp("Eve");
  await tell("render.completed");
  for (const table of ["notifications", "notification_preferences"]) {
    expect((await eve.client.from(table).select("*").eq("user_id", ada.id)).data).toEqual([]);
  }
  const marked = await eve.client
    .from("notifications")
    .update({ read_at: new Date().toISOString() })
    .eq("user_id", ada.id)
    .select();
  const chosen = await eve.client
    .from("notification_preferences")
    .update({ render_email: false })
    .eq("user_id", ada.id)
    .select();
  expect([marked.data, chosen.data]).toEqual([[], []]);
});
