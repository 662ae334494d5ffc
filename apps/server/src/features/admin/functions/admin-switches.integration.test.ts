import { SWITCHES } from "@sayhey/contract/switches";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queueRender } from "../../trailers/render/queue-render.ts";
import { appPage } from "../../../testing/app-page.ts";
import { callAs, publishApp } from "../../../testing/publish-app.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../../testing/start-test-platform.ts";
import { openServices } from "../../../main/services.ts";

let platform: TestPlatform;
let boss: TestUser;
let ada: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  boss = await platform.signUp("The Boss");
  ada = await platform.signUp("Ada Lovelace");
  await platform.sql`insert into private.admins (user_id) values (${boss.id})`;
  await platform.sql`update accounts set plan = 'studio'`;
});
afterAll(() => platform?.close());

describe("switches", () => {
  const set = (name: string, isOn: boolean, note = "") => callAs(platform, boss, "admin-switch", { name, isOn, note });
  /** A switch takes effect within a second; what is called takes a busy machine its time. */
  const refused = (call: () => Promise<{ status: number; body: { error?: { message: string } } }>, message: string) =>
    expect.poll(async () => (await call()).body.error?.message, { timeout: 20_000 }).toBe(message);
  const goesOn = (call: () => Promise<{ body: { error?: { message: string } } }>, message: string) =>
    expect.poll(async () => (await call()).body.error?.message ?? "", { timeout: 20_000 }).not.toBe(message);

  test.each([
    ["generating", "project-create", { idea: "Plant diary" }],
    ["generating", "template-use", { template: "meditation-circle" }],
    ["transforms", "transform-create", { kind: "duotone" }],
    ["publishing", "publication-publish", {}],
    ["gallery", "gallery-list", {}],
    ["uploads", "avatar-set", { image: null }],
  ] as const)("'%s' off refuses %s in words, on lets it through", async (name, fn, input) => {
    expect((await set(name, false)).status).toBe(200);
    await refused(() => callAs(platform, ada, fn, input), SWITCHES[name].off);
    const { body, status } = await callAs(platform, ada, fn, input);
    expect([status, body.error?.kind]).toEqual([503, "unavailable"]);
    await set(name, true);
    await goesOn(() => callAs(platform, ada, fn, input), SWITCHES[name].off);
  });

  test("tell people what the operator wrote, as plain text", async () => {
    const note = "We move house tonight. <b>Back at 9.</b>";
    await set("rendering", false, note);
    const project = await platform.insertProject(ada.id);
    await refused(() => callAs(platform, ada, "render-create", { projectId: project.id }), note);
    // Renders that a changed app brings about by itself, too.
    await expect(
      platform.sql.begin((tx) =>
        queueRender(tx, ada.id, project.id, {
          aspect: "9:16",
          durationMs: 10_000,
          fps: 30,
          formats: ["mp4"],
          quality: "standard",
        }),
      ),
    ).rejects.toThrow(note);
    await set("rendering", true);
  });

  test("of sign-ups keep new accounts out and let everybody else in", async () => {
    await set("sign-up", false, "We are full.");
    const signUp = () =>
      platform.anonymous().auth.signUp({ email: `x-${crypto.randomUUID()}@example.com`, password: TEST_PASSWORD });
    await expect.poll(async () => (await signUp()).error?.message, { timeout: 20_000 }).toBe("We are full.");
    expect((await signUp()).data.session).toBeNull();
    const known = await platform.anonymous().auth.signInWithPassword({ email: ada.email, password: TEST_PASSWORD });
    expect(known.error).toBeNull();
    await set("sign-up", true);
    await expect.poll(async () => (await signUp()).error, { timeout: 20_000 }).toBeNull();
  });

  test("of uploads refuse a file before its first byte is kept", async () => {
    await set("uploads", false);
    const upload = async () => {
      const answer = await fetch(`${platform.url}/uploads/v1?name=a.txt`, {
        method: "POST",
        headers: { authorization: `Bearer ${ada.token}` },
        body: "hello",
      });
      return { status: answer.status, body: (await answer.json()) as { error?: { message: string } } };
    };
    await refused(upload, SWITCHES.uploads.off);
    await set("uploads", true);
    await goesOn(upload, SWITCHES.uploads.off);
  });

  test("of the gallery hide it from who reads the table too, but not from its owner", async () => {
    const item = await publishApp(platform, ada);
    const seen = async (client = platform.anonymous()): Promise<number | undefined> =>
      (await client.from("publications").select("id").eq("id", item.id)).data?.length;
    expect(await seen()).toBe(1);
    await set("gallery", false);
    expect([await seen(), await seen(ada.client)]).toEqual([0, 1]);
    await set("gallery", true);
    expect(await seen()).toBe(1);
  });

  test("are in no table a user can reach, and every turn of one is written down once", async () => {
    expect((await ada.client.schema("private").from("switches").select("*")).error?.code).toBe("PGRST106");
    expect((await callAs(platform, ada, "admin-switch", { name: "gallery", isOn: false })).status).toBe(404);
    await set("gallery", false, "Closed for a day");
    await set("gallery", false, "Closed for a day");
    await set("gallery", true);
    const { body } = await callAs(platform, boss, "admin-audit", { search: "Closed for a day" });
    expect(body.entries).toMatchObject([{ action: "switch-off", target: "The gallery", admin: boss.email }]);
    expect(await callAs(platform, boss, "admin-switch", { name: "gravity", isOn: false })).toMatchObject({
      status: 400,
      body: { error: { field: "name" } },
    });
  });
});

describe("a suspension", () => {
  test("takes effect at once everywhere: sessions, tokens, the app, the gallery, queued and running work", async () => {
    const eve = await platform.signUp("Eve");
    await platform.prove(eve);
    const forToken = { name: "cli", scopes: ["projects:read"], days: 30, password: TEST_PASSWORD };
    const { token } = (await callAs(platform, eve, "token-create", forToken)).body;
    const item = await publishApp(platform, eve);
    const [project] = await platform.sql<{ slug: string }[]>`select slug from projects where id = ${item.projectId}`;
    const running = await platform.sql<{ id: string }[]>`
      insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
      select ${eve.id}, ${item.projectId}, '9:16', 720, 30, 10000, true from generate_series(1, 2) returning id`;
    await platform.sql`update renders set status = 'processing', started_at = now() where id = ${running[0]?.id ?? ""}`;
    const channel = eve.client
      .channel("mine")
      .on("postgres_changes", { event: "*", schema: "public", table: "projects" }, () => undefined);
    const states: string[] = [];
    channel.subscribe((state) => states.push(state));
    await expect.poll(() => states).toContain("SUBSCRIBED");
    const withToken = async () => (await callAs(platform, { ...eve, token }, "project-list", {})).status;
    expect([
      await withToken(),
      (await callAs(platform, null, "gallery-get", { publicationId: item.id })).status,
    ]).toEqual([200, 200]);
    expect(await appPage(platform.url, item.slug)).not.toContain("No app lives here");

    const answer = await callAs(platform, boss, "admin-user-change", {
      userId: eve.id,
      change: { action: "suspend", reason: "Sends spam" },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await withToken()).toBe(401);
    expect((await callAs(platform, null, "gallery-get", { publicationId: item.id })).status).toBe(404);
    for (const slug of [item.slug, project?.slug ?? ""])
      expect(await appPage(platform.url, slug)).toContain("No app lives here");
    const rows = await platform.sql<{ status: string }[]>`select status from renders where user_id = ${eve.id}`;
    expect(rows.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
    const [job] = await platform.sql`
      select from pgboss.job where data ->> 'userId' = ${eve.id} and state in ('created', 'retry', 'active') and name <> 'mail'`;
    expect(job).toBeUndefined();
    await expect.poll(() => states.at(-1), { timeout: 8000 }).not.toBe("SUBSCRIBED");
    await expect.poll(async () => (await callAs(platform, eve, "usage-get", {})).status, { timeout: 20_000 }).toBe(401);
    await eve.client.removeAllChannels();

    await callAs(platform, boss, "admin-user-change", { userId: eve.id, change: { action: "restore" } });
    expect(await appPage(platform.url, item.slug)).not.toContain("No app lives here");
    expect([
      await withToken(),
      (await callAs(platform, null, "gallery-get", { publicationId: item.id })).status,
    ]).toEqual([200, 200]);
  });
});

describe("published apps", () => {
  test("are taken down with a reason, which settles their reports, and shown again", async () => {
    const item = await publishApp(platform, ada, { title: "Dubious diary" });
    for (const reason of ["spam", "scam"])
      await platform.sql`insert into reports (publication_id, reporter, reason, details) values (${item.id}, ${reason}, ${reason}, '<img src=x>')`;
    const find = async (show: string) =>
      (await callAs(platform, boss, "admin-items", { show, search: "dubious" })).body;
    expect((await find("reported")).items).toMatchObject([
      {
        id: item.id,
        author: "ada-lovelace",
        reports: [{ reason: "spam", details: "<img src=x>" }, { reason: "scam" }],
      },
    ]);
    expect((await callAs(platform, boss, "admin-overview", {})).body.openReports).toBe(2);
    const change = (action: string, reason?: string) =>
      callAs(platform, boss, "admin-item-change", {
        action,
        publicationId: item.id,
        ...(reason === undefined ? {} : { reason }),
      });
    expect(await change("take-down")).toMatchObject({ status: 400, body: { error: { field: "reason" } } });
    expect((await change("take-down", "Pretends to be a bank")).body).toEqual({ status: "taken-down" });
    expect((await change("take-down", "Again")).status).toBe(409);
    expect(await appPage(platform.url, item.slug)).toContain("No app lives here");
    expect((await find("reported")).total).toBe(0);
    expect((await find("taken-down")).items).toMatchObject([{ takedownReason: "Pretends to be a bank", reports: [] }]);
    expect(
      (await callAs(platform, ada, "publication-update", { publicationId: item.id, title: "Other" })).body.error
        ?.message,
    ).toContain("Pretends to be a bank");
    const { data } = await ada.client.from("notifications").select("title, body").like("title", "%taken down%");
    expect(data).toMatchObject([{ title: "'Dubious diary' was taken down" }]);

    expect((await change("restore")).body).toEqual({ status: "published" });
    expect((await change("restore")).status).toBe(409);
    expect(await appPage(platform.url, item.slug)).not.toContain("No app lives here");
    expect((await callAs(platform, null, "gallery-get", { publicationId: item.id })).status).toBe(200);
  });

  test("keep being shown when a report is dismissed", async () => {
    const item = await publishApp(platform, ada);
    const [report] = await platform.sql<{ id: string }[]>`
      insert into reports (publication_id, reporter, reason) values (${item.id}, 'x', 'other') returning id`;
    const dismiss = () => callAs(platform, boss, "admin-report", { reportId: report?.id, action: "dismiss" });
    expect((await dismiss()).body).toEqual({ status: "dismissed" });
    expect((await dismiss()).status).toBe(404);
    expect((await callAs(platform, null, "gallery-get", { publicationId: item.id })).status).toBe(200);
  });
});

describe("the overview", () => {
  test("tells how each part is and what the server is used for", async () => {
    const { body } = await callAs(platform, boss, "admin-overview", {});
    expect(body.parts.map(({ name }) => name)).toEqual([
      "Database",
      "Queue",
      "Storage",
      "Renderer",
      "Browser for filming",
      "Disk",
      "Backup",
    ]);
    // No worker runs beside this test.
    expect(body.parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "Database", ok: true }),
        expect.objectContaining({ name: "Queue", ok: false, detail: expect.stringContaining("No worker") }),
      ]),
    );
    expect(body.numbers).toEqual(expect.arrayContaining([{ name: "Projects", value: expect.any(Number) }]));
  });

  test("keeps play money apart from money", async () => {
    const { sql } = platform;
    const invoice = (provider: string, cents: number, refunded: number) => sql`
      insert into invoices (user_id, provider, plan, reason, amount_cents, refunded_cents, status, period_start, period_end, paid_at, refunded_at, external_id)
      values (${ada.id}, ${provider}, 'pro', 'start', ${cents}, ${refunded}, ${refunded > 0 ? "refunded" : "paid"}, now(), now() + interval '1 month',
        now(), ${refunded > 0 ? new Date() : null}, ${crypto.randomUUID()})`;
    await invoice("stripe", 1900, 0);
    await invoice("stripe", 1900, 1900);
    await invoice("sandbox", 4900, 0);
    await sql`
      insert into subscriptions (user_id, provider, plan, status, started_at, period_start, period_end)
      values (${ada.id}, 'stripe', 'pro', 'active', now(), now(), now() + interval '1 month')`;
    const { revenue } = (await callAs(platform, boss, "admin-overview", {})).body;
    expect(revenue).toMatchObject([
      { provider: "stripe", monthlyCents: 1900, subscribers: { pro: 1, studio: 0, pastDue: 0 } },
      { provider: "sandbox", monthlyCents: 0 },
    ]);
    expect(revenue.map(({ months }) => months.at(-1))).toMatchObject([
      { paidCents: 3800, refundedCents: 1900 },
      { paidCents: 4900, refundedCents: 0 },
    ]);
    expect(revenue[0]?.months).toHaveLength(6);
  });
});

describe("the audit log", () => {
  test("tells who did what to whom, when and why, and is searched by any of it", async () => {
    const ivy = await platform.signUp("Ivy");
    await callAs(platform, boss, "admin-user-change", {
      userId: ivy.id,
      change: { action: "grant-credits", amount: 3, reason: "Her render failed 42" },
    });
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    for (const input of [
      { search: "failed 42" },
      { search: ivy.email },
      { search: "FAILED 42", action: "grant-credits", from: yesterday },
    ]) {
      const { body } = await callAs(platform, boss, "admin-audit", input);
      expect(body.entries).toMatchObject([
        {
          admin: boss.email,
          action: "grant-credits",
          target: ivy.email,
          reason: "Her render failed 42",
          details: { amount: 3 },
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ]);
      expect(body.actions).toContain("grant-credits");
    }
    const { body } = await callAs(platform, boss, "admin-audit", { search: "failed 42", to: "2020-01-01" });
    expect([body.total, today >= yesterday]).toEqual([0, true]);
  });

  test("has the latest deed on top, however many digits their numbers have", async () => {
    const target = await platform.signUp("Many Deeds");
    await platform.sql`select setval(pg_get_serial_sequence('private.audit_entries', 'id'), 9993)`;
    for (let amount = 1; amount <= 12; amount += 1)
      await callAs(platform, boss, "admin-user-change", {
        userId: target.id,
        change: { action: "grant-credits", amount, reason: `Deed ${amount}` },
      });
    const { body } = await callAs(platform, boss, "admin-audit", { search: target.email });
    const latestFirst = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(body.entries.map(({ details }) => details["amount"])).toEqual(latestFirst);
    const detail = await callAs(platform, boss, "admin-user", { userId: target.id });
    expect(detail.body.user.audit[0]?.reason).toBe("Deed 12");
  });

  test("cannot be edited, shortened or emptied, by the service role neither, and holds nothing of what was refused", async () => {
    const { sql } = platform;
    for (const role of ["", "service_role"])
      for (const attempt of [
        "update private.audit_entries set action = 'nothing'",
        "update private.audit_entries set reason = ''",
        "delete from private.audit_entries",
        "truncate private.audit_entries",
      ])
        await expect(
          sql.begin(async (tx) => {
            if (role !== "") await tx.unsafe(`set local role ${role}`);
            await tx.unsafe(attempt);
          }),
        ).rejects.toThrow(/never changed|permission denied/);
    const count = async () => (await callAs(platform, boss, "admin-audit", {})).body.total;
    const before = await count();
    const nobody = crypto.randomUUID();
    await callAs(platform, boss, "admin-user-change", {
      userId: boss.id,
      change: { action: "suspend", reason: "oops" },
    });
    await callAs(platform, boss, "admin-user-change", { userId: nobody, change: { action: "sign-out" } });
    await callAs(platform, boss, "admin-user-change", { userId: ada.id, change: { action: "restore" } });
    await callAs(platform, boss, "admin-item-change", { publicationId: nobody, action: "restore" });
    expect(await count()).toBe(before);
  });
});
