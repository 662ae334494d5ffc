import { PLANT_DESIGN } from "../../testing/plant-design.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AppSpec } from "@sayhey/appspec";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { appPage } from "../../testing/app-page.ts";
import type { ModelReply } from "../../testing/start-model-server.ts";
import {
  SOON,
  NETWORK,
  models,
  server,
  settings,
  ada,
  warnings,
  call,
  refusal,
  runOf,
  until,
  ended,
  projectOf,
  filmed,
  plainProject,
  stopWorker,
  startAgain,
  useModels,
} from "./model-runs.fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
useModels();

/** What a model answered to an idea, recorded by `npm run record`. */
async function play(name: string): Promise<{ idea: string; wish: string }> {
  const path = join(import.meta.dirname, "cassettes", `${name}.json`);
  const cassette = JSON.parse(await readFile(path, "utf8")) as {
    idea: string;
    wish?: string;
    answers: ModelReply[];
  };
  models.replies = cassette.answers;
  return { idea: cassette.idea, wish: cassette.wish ?? "" };
}

/** The design of a plant diary, and the calls that write it. */
const DESIGN = { ...PLANT_DESIGN, direction: "arcade" };
const design: ModelReply = { text: JSON.stringify(DESIGN) };
const writes: ModelReply = {
  calls: [
    { name: "write_rows", input: { entity: "plant", rows: [{ id: "fern", name: "Fern" }] } },
    {
      name: "write_page",
      input: {
        page: {
          id: "home",
          path: "/",
          title: "Plants",
          icon: "sprout",
          nav: true,
          blocks: [{ id: "homePlants", kind: "list", entity: "plant", facts: [] }],
        },
      },
    },
  ],
};
const done: ModelReply = { text: "You see every plant." };
const IDEA = "Plant diary";
const kindsOf = ({ pages }: AppSpec): string[][] => pages.map(({ blocks }) => blocks.map(({ kind }) => kind));

describe("a new project", () => {
  test("is there at once, is built by the model as one version, and can be taken back", async () => {
    models.replies = [design, writes, done];
    const { projectId } = await call("project-create", { idea: IDEA });
    const before = await projectOf(projectId);
    expect(before.version).toBe(1);
    const run = await ended(projectId);
    expect(run).toMatchObject({
      kind: "plan",
      status: "done",
      version: 2,
      stage: null,
      draft_hash: null,
      answer: "You see every plant.",
      changes: expect.arrayContaining(["Named the app Fern & Friends"]),
      design: { name: "Fern & Friends", look: "arcade", tables: [{ name: "Plants", fields: ["Name"] }] },
      budget: { round: 1, rounds: 3 },
      input_tokens: 360,
      output_tokens: 90,
      cost_micros: null,
    });
    const { spec, version, name } = await projectOf(projectId);
    expect([version, name, kindsOf(spec)[0]]).toEqual([2, "Fern & Friends", ["list"]]);
    expect(await filmed(projectId)).toBe(1);
    await call("ai-undo", { runId: run.id });
    expect(await projectOf(projectId)).toEqual({ ...before, version: 3 });
    expect(await refusal("ai-undo", { runId: run.id })).toMatchObject({ status: 409 });
  });

  test("shows its design and how far it has got, page by page, and stopping leaves it as it was", async () => {
    const [, page] = writes.calls ?? [];
    // What comes after the page is longer, so that only that is waited in.
    const rows = Array.from({ length: 20 }, (_unused, at) => ({ id: `plant-${at}`, name: `Plant ${at}` }));
    const more = { name: "write_rows", input: { entity: "plant", rows } };
    const held = Promise.withResolvers<void>();
    const after = JSON.stringify(page?.input).length + 24;
    models.replies = [design, { calls: page === undefined ? [] : [page, more], pause: { after, until: held.promise } }];
    const { projectId } = await call("project-create", { idea: IDEA });
    const before = await projectOf(projectId);
    const { id, design: shown } = await until(
      projectId,
      (run) => run.draft_hash !== null && run.design !== null && run.changes.join() === "Wrote the page Plants",
    );
    expect(shown?.pages).toEqual([{ title: "Plants", purpose: "See every plant" }]);
    expect(await filmed(projectId)).toBe(0);
    const [{ slug = "" } = {}] = await server.sql<
      { slug: string }[]
    >`select slug from projects where id = ${projectId}`;
    await expect.poll(() => appPage(server.url, slug), SOON).toContain("Fern &amp; Friends");
    await call("ai-cancel", { runId: id });
    held.resolve();
    expect(await runOf(projectId)).toMatchObject({ status: "cancelled", draft_hash: null, design: null, changes: [] });
    expect(await appPage(server.url, slug)).not.toContain("Fern &amp; Friends");
    expect(await projectOf(projectId)).toEqual(before);
    expect(await filmed(projectId)).toBe(1);
    // What was read until then has been paid for.
    await until(projectId, ({ output_tokens }) => output_tokens > 30);
    expect(await server.sql`select 1 from private.ai_drafts`).toHaveLength(0);
    expect(await refusal("ai-cancel", { runId: id })).toMatchObject({
      status: 409,
      message: "This has already ended.",
    });
  });

  test.each<[string, ModelReply[], string]>([
    ["is silent", [{ hangAfter: 0 }], "The model did not answer in time. This app was made by the built-in planner."],
    [
      "refuses the key",
      [{ status: 401 }],
      "The model's service refused the key. This app was made by the built-in planner. Check the key in the settings.",
    ],
    [
      "breaks off in its design",
      [{ ...design, cutAfter: 80 }],
      "The connection to the model broke off. This app was made by the built-in planner. Try again in a moment.",
    ],
    [
      "is asked too often in the middle of the build",
      [design, writes, { status: 429, headers: { "retry-after": "120" } }],
      "The model's service is answering too many requests. This app was made by the built-in planner. Try again in a few minutes.",
    ],
    [
      "declines",
      [{ text: "No.", finish: "refused" }],
      "The model declined to answer. This app was made by the built-in planner.",
    ],
    [
      "answers another shape",
      [{ text: '{"app":"yes"}' }],
      "The model's answer could not be used. This app was made by the built-in planner. A larger model may do better.",
    ],
  ])(
    "stays the built-in planner's when the model %s, says so, and nothing is charged",
    async (_what, replies, message) => {
      models.replies = replies;
      if (replies[0]?.hangAfter !== undefined) NETWORK.silenceMs = 200;
      const { projectId } = await call("project-create", { idea: IDEA });
      const before = await projectOf(projectId);
      expect(await ended(projectId)).toMatchObject({
        status: "failed",
        answer: message,
        version: null,
        changes: [],
        design: null,
      });
      expect(await projectOf(projectId)).toEqual(before);
      expect(
        await server.sql`select 1 from project_edits where project_id = ${projectId} and version > 1`,
      ).toHaveLength(0);
      expect(await filmed(projectId)).toBe(1);
      const [account] = await server.sql`select credits from accounts where user_id = ${ada.id}`;
      expect(account).toEqual({ credits: 0 });
      expect(warnings.join(" ")).not.toContain("secret-key");
    },
  );

  test.each<[string, ModelReply[]]>([
    ["takes no tools", [design, { status: 400 }]],
    ["answers in words alone", [design, { text: "I would write a page." }, { text: "And one more." }]],
  ])("is composed from the design of a model that %s", async (_what, replies) => {
    models.replies = replies;
    const { projectId } = await call("project-create", { idea: IDEA });
    expect(await ended(projectId)).toMatchObject({
      status: "done",
      version: 2,
      answer: "This model can't use tools, so the app was put together from its design.",
    });
    const { spec } = await projectOf(projectId);
    expect([spec.identity.name, kindsOf(spec)[0], spec.entities[0]?.rows.length]).toEqual([
      "Fern & Friends",
      ["cards"],
      2,
    ]);
  });

  test("goes on after a call that was cut off in the middle", async () => {
    const cut = JSON.stringify(writes.calls?.[1]?.input).slice(0, 60);
    const raw = [
      {
        choices: [
          {
            index: 0,
            delta: {
              tool_calls: [{ index: 0, id: "c", type: "function", function: { name: "write_page", arguments: cut } }],
            },
            finish_reason: null,
          },
        ],
      },
      { choices: [{ index: 0, delta: {}, finish_reason: "length" }] },
    ];
    models.replies = [
      design,
      { raw: `${raw.map((part) => `data: ${JSON.stringify({ id: "1", ...part })}\n\n`).join("")}data: [DONE]\n\n` },
      writes,
      done,
    ];
    const { projectId } = await call("project-create", { idea: IDEA });
    expect(await ended(projectId)).toMatchObject({ status: "done", answer: "You see every plant." });
    expect(kindsOf((await projectOf(projectId)).spec)[0]).toEqual(["list"]);
  });

  test("keeps what its owner changed while the model was at work", async () => {
    const edited = Promise.withResolvers<void>();
    models.replies = [design, { ...writes, after: edited.promise }, done];
    const { projectId } = await call("project-create", { idea: IDEA });
    await expect.poll(() => models.requests.length, SOON).toBe(2);
    const note = {
      id: "note",
      path: "/note",
      title: "My note",
      icon: "pencil",
      nav: true,
      blocks: [{ id: "noteText", kind: "richText" as const, body: "Mine" }],
    };
    await call("project-edit", {
      projectId,
      baseVersion: 1,
      ops: [
        { op: "set-identity", patch: { tagline: "Mine" } },
        { op: "add-page", page: note },
      ],
    });
    edited.resolve();
    expect(await ended(projectId)).toMatchObject({ status: "done", version: 3 });
    const { spec } = await projectOf(projectId);
    expect(spec.identity).toMatchObject({ name: "Fern & Friends", tagline: "Mine" });
    expect(spec.pages.map(({ id }) => id)).toEqual(expect.arrayContaining(["home", "note"]));
  });

  test("beyond what a person may have of the server's model in a day is the built-in planner's, without a word", async () => {
    await server.sql`
      insert into ai_runs (user_id, project_id, kind, model, own_key, status)
      select ${ada.id}, ${await plainProject()}, 'plan', 'test', false, 'done' from generate_series(1, 4)`;
    const { projectId } = await call("project-create", { idea: IDEA });
    expect(await server.sql`select 1 from ai_runs where project_id = ${projectId}`).toHaveLength(0);
    expect(await filmed(projectId)).toBe(1);
    const asked = await refusal("project-ask", { projectId, baseVersion: 1, message: "Make it green" });
    expect(asked).toMatchObject({ status: 402, message: expect.stringContaining("4 times a day") });
  });
});

/** Asks for the wish of a recording, on the built-in planner's app of its idea. */
async function changed(name: string, timeout?: number) {
  const { idea, wish } = await play(name);
  const { projectId } = await call("project-create", { idea, useModel: false });
  const before = (await projectOf(projectId)).spec;
  await call("project-ask", { projectId, baseVersion: 1, message: wish });
  const run = await ended(projectId, timeout);
  return { run, before, ...(await projectOf(projectId)) };
}

describe("recorded answers change an app", () => {
  test("by the wish that can be met, and say why not of the other", async () => {
    const { run, version, spec } = await changed("two-wishes");
    expect(run.wishes).toMatchObject([
      { text: "Mark struggling plants in red", state: "done", why: null },
      { state: "declined", why: expect.stringContaining("can't send WhatsApp messages") },
    ]);
    expect([version, run.version]).toEqual([2, 2]);
    const health = spec.entities[0]?.fields.find(({ id }) => id === "health");
    expect(health?.warn).toMatchObject([{ tone: "alert", label: "Struggling" }]);
  });
  test("never, where they only ask back", async () => {
    const { run, version, spec, before } = await changed("question-back");
    expect(run).toMatchObject({ status: "done", version: null, question: { choices: { length: 3 } } });
    expect([version, spec]).toEqual([1, before]);
  });
  test("once a call that was cut off has been made again", async () => {
    const { run, spec } = await changed("broken-json");
    expect(JSON.stringify(models.requests[1]?.body)).toContain("no JSON, or was cut off");
    expect(run.wishes).toEqual([{ text: "Topfgröße in cm für jede Pflanze", state: "done", why: null }]);
    expect(spec.entities[0]?.fields.find(({ id }) => id === "potSize")).toMatchObject({
      name: "Topfgröße",
      unit: "cm",
    });
  });
  test("not at all, where the stream breaks off in the middle", async () => {
    const { run, version, spec, before } = await changed("cut-in-half");
    expect(run).toMatchObject({
      status: "failed",
      answer: "The connection to the model broke off. Nothing was changed. Try again in a moment.",
      wishes: [],
    });
    expect([version, spec]).toEqual([1, before]);
  });
});

describe("recorded answers build", () => {
  const built = async (name: string, timeout?: number): Promise<AppSpec> => {
    const { idea } = await play(name);
    const { projectId } = await call("project-create", { idea });
    expect(await ended(projectId, timeout)).toMatchObject({ status: "done", version: 2 });
    return (await projectOf(projectId)).spec;
  };
  const field = ({ entities }: AppSpec, entity: string, id: string) =>
    entities.find((one) => one.id === entity)?.fields.find((one) => one.id === id);

  test("a dashboard over what is typed in, with sums and a comparison", async () => {
    const spec = await built("energy-dashboard");
    expect(kindsOf(spec).slice(0, 3)).toEqual([["dashboard"], ["table"], ["form", "table"]]);
    expect(field(spec, "building", "change")).toMatchObject({ warn: [{ label: "Above last year" }] });
    expect(spec.entities.map(({ rows }) => rows.length)).toEqual([3, 16]);
  });
  test("a site whose orders nobody else reads, whatever its idea says of instructions", async () => {
    const spec = await built("bakery-site");
    expect([spec.footer, spec.sharing, kindsOf(spec)[0]]).toEqual([{}, undefined, ["hero", "cards", "section"]]);
    expect(spec.entities.some(({ access }) => access !== undefined)).toBe(false);
  });
  test("an app with roles, approvals, a limit and days that are due", async () => {
    const spec = await built("loan-desk");
    const loan = spec.entities.find(({ id }) => id === "loan");
    expect(loan?.limits).toMatchObject([{ per: ["borrower"], most: 3 }]);
    expect(field(spec, "loan", "dueBack")).toMatchObject({ formula: { kind: "addDays", days: 7 } });
    expect(field(spec, "loan", "state")?.steps?.[0]).toEqual({ from: "Asked", to: ["Approved", "Declined"] });
    expect(spec.pages.find(({ id }) => id === "approve")?.roles).toEqual(["staff"]);
  });
  test("an app in the language of its idea", async () => {
    const spec = await built("chor-proben");
    expect([spec.identity.language, spec.pages.map(({ title }) => title).slice(0, 3)]).toEqual([
      "de",
      ["Plan", "Zusagen", "Stimmen"],
    ]);
    expect(field(spec, "rehearsal", "tenor")).toMatchObject({ warn: [{ label: "fehlt" }] });
  });
  // Last: from here on the worker has a browser.
  test("a game as a block of its own, whose mistakes it sees and repairs", async () => {
    await stopWorker();
    Reflect.deleteProperty(settings, "chromiumPath");
    await startAgain();
    const spec = await built("reaction-game", 170_000);
    expect(spec.customBlocks?.[0]?.source).toContain("theme.accent");
    const bodies = models.requests.map(({ body }) => JSON.stringify(body));
    expect(bodies[4]).toMatch(/block\.tsx:\d+ TS\d+: Cannot find name 'mises'/);
    expect(bodies[4]).not.toContain("data:image/jpeg;base64,");
    // Three pages at most, on a phone and on a desktop.
    expect(bodies[6]?.match(/data:image\/jpeg;base64,/g)).toHaveLength(4);
  }, 180_000);
  test("a dial that no block is, which is looked at where it stands and shown before and after", async () => {
    const { run, spec } = await changed("own-block", 110_000);
    expect(run).toMatchObject({
      status: "done",
      pictured_page: "Today",
      wishes: [{ state: "done" }],
      budget: { round: 1 },
    });
    expect(spec.customBlocks).toMatchObject([{ id: "moistureDial" }]);
    // Of the page that changed, on a phone and on a desktop.
    expect(JSON.stringify(models.requests[3]?.body).match(/data:image\/jpeg;base64,/g)).toHaveLength(2);
    const shown = await call("ai-pictures", { runId: run.id });
    for (const url of [shown.before, shown.after]) {
      const picture = await fetch(new URL(url ?? "", server.url));
      expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(390);
    }
    const eve = await server.signUp("Eve");
    expect(await refusal("ai-pictures", { runId: run.id }, eve)).toMatchObject({ status: 404 });
  }, 120_000);
});
