import { sharedRules } from "@sayhey/appspec";
import { AI_RUN_TRANSITIONS, type AiRunRow } from "@sayhey/contract/ai";
import type { FunctionInput } from "@sayhey/contract/functions";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { villageApp } from "../shared-data/village.fixture.ts";
import { superviseWorker } from "../../main/worker/supervise-worker.ts";
import { processesBelow } from "../../testing/kill-children.ts";
import { TEST_PASSWORD } from "../../testing/start-test-platform.ts";
import {
  SOON,
  models,
  server,
  settings,
  ada,
  call,
  refusal,
  runOf,
  until,
  ended,
  projectOf,
  filmed,
  NAME,
  tools,
  wished,
  plainProject,
  stopWorker,
  startAgain,
  useModels,
} from "./model-runs.fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
useModels();

test("the database knows the same transitions as the contract", async () => {
  const rows = await server.sql<{ from_status: string; to_status: string }[]>`select * from private.ai_run_transitions`;
  const expected = Object.entries(AI_RUN_TRANSITIONS).flatMap(([from, to]) => to.map((status) => `${from} ${status}`));
  expect(rows.map((row) => `${row.from_status} ${row.to_status}`).toSorted()).toEqual(expected.toSorted());
});

describe("a change that is asked for", () => {
  test("is one version with what changed, what it cost, and a way back", async () => {
    const projectId = await plainProject();
    const { spec, version } = await projectOf(projectId);
    const entity = spec.entities[0];
    const field = { id: "potSize", name: "Pot size", type: "number", unit: "cm" };
    models.replies = [
      tools(...wished([{ op: "add-field", entity: entity?.id, field }], `${entity?.id}.potSize`)),
      { text: "Every plant has a pot size now." },
    ];
    await call("project-ask", { projectId, baseVersion: version, message: "Add the size of the pot" });
    const run = await ended(projectId);
    expect(run).toMatchObject({
      status: "done",
      wish: "Add the size of the pot",
      answer: "Every plant has a pot size now.",
      changes: [`Added the field Pot size to ${entity?.plural}`],
      wishes: [{ text: "The wish", state: "done", why: null }],
      budget: { round: 1, rounds: 3, tokens: 300_000, minutes: 5 },
      version: version + 1,
    });
    await call("ai-undo", { runId: run.id });
    expect((await projectOf(projectId)).spec).toEqual(spec);
  });

  test("shows its words and what it has made so far while it is at work, and stopping leaves nothing of either", async () => {
    const projectId = await plainProject();
    const { spec } = await projectOf(projectId);
    const entity = spec.entities[0];
    const field = (id: string, name: string) => ({
      op: "add-field",
      entity: entity?.id,
      field: { id, name, type: "number" },
    });
    const [call1, call2] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [first, second] = [field("potSize", "Pot size"), field("potWeight", "Pot weight")].map((op) => ({
      ops: [op],
    }));
    models.replies = [
      tools(["list_wishes", { wishes: ["Size and weight"] }]),
      {
        ...tools(["change_app", first], ["change_app", { ...second, note: "-".repeat(80) }]),
        pause: { after: JSON.stringify(first).length + 24, until: call1.promise },
      },
      tools(["settle_wish", { wish: 1, state: "done", parts: [`${entity?.id}.potWeight`] }]),
      { text: "Every plant has a pot size and a pot weight now.", pause: { after: 24, until: call2.promise } },
    ];
    const heard: string[] = [];
    const channel = ada.client
      .channel("live")
      .on(
        "postgres_changes",
        { event: "UPDATE", schema: "public", table: "ai_runs", filter: `project_id=eq.${projectId}` },
        (payload) => heard.push(String((payload.new as AiRunRow).said)),
      );
    const joined = Promise.withResolvers<void>();
    channel
      .on("system", {}, ({ status }: { status?: string }) => {
        if (status === "ok") joined.resolve();
      })
      .subscribe();
    await joined.promise;
    const { runId } = await call("project-ask", { projectId, baseVersion: 1, message: "Add size and weight" });
    // What the first call does while the second is still being written, and the wish that is not done yet.
    await until(
      projectId,
      ({ changes, wishes }) =>
        changes.join() === `Added the field Pot size to ${entity?.plural}` &&
        wishes.map(({ state }) => state).join() === "open",
    );
    call1.resolve();
    await until(projectId, ({ changes, said }) => changes.length === 2 && said === "Every plant has a pot si");
    await expect.poll(() => heard, SOON).toContain("Every plant has a pot si");
    await call("ai-cancel", { runId });
    call2.resolve();
    expect(await runOf(projectId)).toMatchObject({
      status: "cancelled",
      said: null,
      changes: [],
      version: null,
      wishes: [],
    });
    expect((await projectOf(projectId)).spec).toEqual(spec);
    await ada.client.removeChannel(channel);
  });

  test("that breaks off in the middle of its words has changed and charged nothing", async () => {
    const projectId = await plainProject();
    const before = await projectOf(projectId);
    const entity = before.spec.entities[0]?.id;
    const op = { op: "add-field", entity, field: { id: "potSize", name: "Pot size", type: "number" } };
    models.replies = [
      tools(...wished([op], `${entity}.potSize`)),
      { text: "Every plant has a pot size now.", cutAfter: 20 },
    ];
    await call("project-ask", { projectId, baseVersion: 1, message: "Add the size" });
    expect(await ended(projectId)).toMatchObject({
      status: "failed",
      answer: "The connection to the model broke off. Nothing was changed. Try again in a moment.",
      said: null,
      changes: [],
      wishes: [],
    });
    expect(await projectOf(projectId)).toEqual(before);
    // What failed does not count: three that ended well leave room for one more.
    await server.sql`
      insert into ai_runs (user_id, project_id, kind, model, own_key, status)
      select ${ada.id}, ${projectId}, 'plan', 'test', false, 'done' from generate_series(1, 3)`;
    models.replies = [{ text: "Done." }];
    const { runId } = await call("project-ask", { projectId, baseVersion: 1, message: "Say so" });
    await expect
      .poll(async () => (await server.sql`select status from ai_runs where id = ${runId}`)[0]?.["status"], SOON)
      .toBe("done");
  });

  test("goes to the model with a picture of one's own, small and without what the camera wrote", async () => {
    const projectId = await plainProject();
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: "#227744" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "Garden street 7" } })
      .toBuffer();
    const uploaded = await fetch(`${server.url}/uploads/v1`, {
      method: "POST",
      headers: { authorization: `Bearer ${ada.token}`, "x-file-name": "garden.jpg" },
      body: new Uint8Array(photo),
    });
    const pictureId = ((await uploaded.json()) as { asset: { id: string } }).asset.id;
    const ask = { projectId, baseVersion: 1, message: "Use what is on it", pictureId };
    const eve = await server.signUp("Eve");
    const hers = await plainProject(eve);
    expect(await refusal("project-ask", { ...ask, projectId: hers }, eve)).toMatchObject({
      status: 400,
      field: "pictureId",
      message: "There is no such picture.",
    });
    models.replies = [{ text: "It shows a garden." }];
    await call("project-ask", ask);
    expect(await ended(projectId)).toMatchObject({ answer: "It shows a garden.", picture_asset_id: pictureId });
    const sent = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(JSON.stringify(models.requests[0]?.body))?.[1] ?? "";
    const facts = await sharp(Buffer.from(sent, "base64")).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(["jpeg", 1024, 512, undefined]);
    // A model that sees nothing says so, and goes by the words.
    models.replies = [{ status: 400 }, { text: "Nothing had to change." }];
    await call("project-ask", ask);
    expect(await ended(projectId)).toMatchObject({
      answer: "This model doesn't accept pictures, so it used only your words. Nothing had to change.",
    });
  });

  test("may replace text in files, but no others than the app's own, and is taken back with them", async () => {
    const projectId = await plainProject();
    models.replies = [
      tools(["list_wishes", { wishes: ["A note in the source"] }], ["read_file", { path: "../../../etc/passwd" }]),
      tools(["replace_in_file", { path: "../../../etc/passwd", find: "root", replacement: "me" }]),
      tools(["replace_in_file", { path: "package.json", find: "vite", replacement: "evil" }]),
      tools(["replace_in_file", { path: "src/theme.css", find: ":root", replacement: "/* green */\n:root" }]),
      tools(
        [
          "replace_in_file",
          { path: "src/main.tsx", find: "createRoot(", replacement: "/* made by hand */ createRoot(" },
        ],
        ["settle_wish", { wish: 1, state: "done", parts: ["src/main.tsx"] }],
      ),
      { text: "Done." },
    ];
    await call("project-ask", { projectId, baseVersion: 1, message: "Leave a note in the source" });
    const run = await ended(projectId);
    expect(run).toMatchObject({ status: "done", version: 2, wishes: [{ state: "done" }] });
    const results = models.requests.slice(1).map(({ body }) => JSON.stringify((body["messages"] as unknown[]).at(-1)));
    expect(results[0]).toContain("There is no file");
    expect(results[1]).toContain("This file can't be changed");
    expect(results[2]).toContain("This file can't be changed");
    const changed = await server.sql<
      { path: string }[]
    >`select path from project_overrides where project_id = ${projectId}`;
    expect(changed.map(({ path }) => path)).toContain("src/main.tsx");
    expect(run.changes).toContain("Changed the file src/main.tsx");
    // What a model wrote was compiled by a build process, and by none of the worker itself.
    const compilers = processesBelow(process.pid).filter(({ args }) => args.includes("--service="));
    expect(compilers.length).toBeGreaterThan(0);
    expect(compilers.filter(({ parent }) => parent === process.pid)).toEqual([]);
    await call("ai-undo", { runId: run.id });
    expect(await server.sql`select 1 from project_overrides where project_id = ${projectId}`).toHaveLength(0);
  });

  test("that breaks the source goes back to the model before anything is kept", async () => {
    const projectId = await plainProject();
    const replace = (find: string, replacement: string): [string, unknown] => [
      "replace_in_file",
      { path: "src/main.tsx", find, replacement },
    ];
    models.replies = [
      tools(["list_wishes", { wishes: ["Break it"] }], replace("createRoot(", "createNothing("), [
        "settle_wish",
        { wish: 1, state: "done", parts: ["src/main.tsx"] },
      ]),
      { text: "Done." },
      tools(replace("createNothing(", "/* fine */ createRoot(")),
      { text: "Put right." },
    ];
    await call("project-ask", { projectId, baseVersion: 1, message: "Break it" });
    expect(await ended(projectId)).toMatchObject({ status: "done", answer: "Put right.", version: 2 });
    expect(JSON.stringify(models.requests[2]?.body)).toMatch(/src\/main\.tsx:\d+ .*createNothing/);
  });

  test("writes a block of the app's own where none does it, once its types are sound", async () => {
    const projectId = await plainProject();
    const source = (phases: string) => `import { useState } from "react";

export default function ChessClock() {
  const [phase, setPhase] = useState(0);
  return (
    <button type="button" className="btn" onClick={() => setPhase((phase + 1) % ${phases})}>
      Phase {phase + 1} of 3
    </button>
  );
}
`;
    const customBlock = {
      id: "chessClock",
      name: "Chess clock",
      icon: "clock",
      properties: [],
      data: [],
      packages: [],
      source: source("phases"),
      test: { sees: ["Phase 1 of 3"] },
    };
    const [home] = (await projectOf(projectId)).spec.pages;
    const block = { id: "clock", kind: "custom", customBlock: "chessClock", values: {} };
    models.replies = [
      tools(
        ["list_wishes", { wishes: ["A chess clock with three phases"] }],
        ["write_custom_block", { customBlock }],
        ["write_block", { page: home?.id, block }],
        ["settle_wish", { wish: 1, state: "done", parts: ["chessClock", "clock"] }],
      ),
      { text: "There is a chess clock now." },
      tools([
        "change_app",
        { ops: [{ op: "update-custom-block", customBlock: "chessClock", patch: { source: source("3") } }] },
      ]),
      { text: "There is a chess clock now." },
    ];
    await call("project-ask", { projectId, baseVersion: 1, message: "add a chess clock with three phases" });
    expect(await ended(projectId)).toMatchObject({
      status: "done",
      answer: "There is a chess clock now.",
      version: 2,
      changes: expect.arrayContaining(["Made the block Chess clock"]),
    });
    expect(JSON.stringify(models.requests[2]?.body)).toMatch(
      /src\/custom\/chess-clock\/block\.tsx:6 TS\d+: Cannot find name 'phases'/,
    );
    expect((await projectOf(projectId)).spec.customBlocks).toMatchObject([{ id: "chessClock", source: source("3") }]);
  });

  test("asks back instead of guessing, changes nothing and counts as no run, and goes on from what is chosen", async () => {
    const projectId = await plainProject();
    const before = await projectOf(projectId);
    const question = { question: "Which name?", choices: ["Fern & Friends", "Leaf"] };
    models.replies = [tools(["ask_person", question])];
    await call("project-ask", { projectId, baseVersion: 1, message: "A better name" });
    expect(await ended(projectId)).toMatchObject({
      status: "done",
      version: null,
      wishes: [],
      question: { text: "Which name?", choices: ["Fern & Friends", "Leaf"] },
    });
    expect(await projectOf(projectId)).toEqual(before);
    // Of four runs a day it takes none.
    await server.sql`
      insert into ai_runs (user_id, project_id, kind, model, own_key, status)
      select ${ada.id}, ${await plainProject()}, 'plan', 'test', false, 'done' from generate_series(1, 3)`;
    models.replies = [tools(...wished([NAME], "app")), { text: "Named." }];
    await call("project-ask", { projectId, baseVersion: 1, message: "Fern & Friends" });
    expect(await ended(projectId)).toMatchObject({ status: "done", version: 2, wishes: [{ state: "done" }] });
    expect(JSON.stringify(models.requests[1]?.body)).toContain("Asked back: Which name? (Fern & Friends | Leaf)");
  });

  test("is merged with what was edited meanwhile, which wins, and a wish that gave way is not done", async () => {
    const projectId = await plainProject();
    const { spec } = await projectOf(projectId);
    const entity = spec.entities[0]?.id ?? "";
    const edited = Promise.withResolvers<void>();
    const field = { id: "potSize", name: "Pot size", type: "number" } as const;
    models.replies = [
      {
        ...tools(
          ["list_wishes", { wishes: ["Another name", "Pot size"] }],
          ["change_app", { ops: [NAME, { op: "add-field", entity, field }] }],
          ["settle_wish", { wish: 1, state: "done", parts: ["app"] }],
          ["settle_wish", { wish: 2, state: "done", parts: [`${entity}.potSize`] }],
        ),
        after: edited.promise,
      },
      { text: "Both are done." },
    ];
    await call("project-ask", { projectId, baseVersion: 1, message: "Another name, and the pot size" });
    await expect.poll(() => models.requests.length, SOON).toBe(1);
    await call("project-edit", { projectId, baseVersion: 1, ops: [{ op: "set-identity", patch: { name: "Mine" } }] });
    edited.resolve();
    expect(await ended(projectId)).toMatchObject({
      status: "done",
      version: 3,
      changes: [expect.stringContaining("Added the field Pot size")],
      wishes: [
        { state: "declined", why: "You changed the same part in the meantime, so your version stayed." },
        { state: "done", why: null },
      ],
    });
    expect((await projectOf(projectId)).spec.identity.name).toBe("Mine");
  });

  test("needs one's own project, its present version, and no other run on it", async () => {
    const projectId = await plainProject();
    const eve = await server.signUp("Eve");
    const ask = { projectId, baseVersion: 1, message: "Make it green" };
    expect(await refusal("project-ask", ask, eve)).toMatchObject({ status: 404 });
    expect(await refusal("project-ask", { ...ask, baseVersion: 7 })).toMatchObject({ status: 409 });
    models.replies = [{ hangAfter: 0 }];
    const { runId } = await call("project-ask", ask);
    expect(await refusal("project-ask", ask)).toMatchObject({ message: "The model is still at work on this project." });
    expect(await refusal("ai-cancel", { runId }, eve)).toMatchObject({ status: 404 });
    expect(await refusal("ai-undo", { runId }, eve)).toMatchObject({ status: 404 });
    expect((await eve.client.from("ai_runs").select("*")).data).toEqual([]);
    expect((await ada.client.from("ai_runs").select("*")).data).toHaveLength(1);
    await call("ai-cancel", { runId });
  });

  test("is one of three at a time: a fourth project waits, and a new one is the built-in planner's", async () => {
    const bo = await server.signUp("Bo");
    await server.sql`update accounts set plan = 'studio' where user_id = ${bo.id}`;
    models.replies = [{ hangAfter: 0 }];
    const ids = [];
    for (let count = 0; count < 4; count++) ids.push(await plainProject(bo));
    const ask = (projectId = ""): FunctionInput<"project-ask"> => ({ projectId, baseVersion: 1, message: "Wait" });
    for (const id of ids.slice(0, 3)) await call("project-ask", ask(id), bo);
    expect(await refusal("project-ask", ask(ids[3]), bo)).toMatchObject({
      status: 409,
      message: expect.stringContaining("3 of your"),
    });
    const { projectId } = await call("project-create", { idea: "Plant diary" }, bo);
    expect(await filmed(projectId)).toBe(1);
    await call("account-close", { email: bo.email, password: TEST_PASSWORD }, bo);
    const states = await server.sql`select distinct status from ai_runs where user_id = ${bo.id}`;
    expect(states).toEqual([{ status: "cancelled" }]);
  });

  test("waits for another of the same person, and keeps nobody else waiting", async () => {
    const bo = await server.signUp("Bo");
    await server.sql`update accounts set plan = 'studio' where user_id = ${bo.id}`;
    const ids = [await plainProject(bo), await plainProject(bo), await plainProject(bo)];
    const others = await plainProject();
    const release = Promise.withResolvers<void>();
    models.replies = [{ text: "Done.", after: release.promise }, { text: "Done." }];
    for (const id of ids) {
      await call("project-ask", { projectId: id, baseVersion: 1, message: "Wait" }, bo);
      await expect.poll(() => models.requests.length, SOON).toBe(1);
    }
    await call("project-ask", { projectId: others, baseVersion: 1, message: "Wait" });
    expect(await ended(others)).toMatchObject({ answer: "Done.", status: "done" });
    const runs = await Promise.all(ids.map(runOf));
    expect(runs.map(({ status }) => status)).toEqual(["running", "queued", "queued"]);
    release.resolve();
    for (const id of ids) expect(await ended(id)).toMatchObject({ status: "done" });
    const attempts = await server.sql<{ left: number }[]>`
      select retry_limit - retry_count as left from pgboss.job where name = 'generate' and data ->> 'userId' = ${bo.id}`;
    expect(attempts.map(({ left }) => left)).toEqual([2, 2, 2]);
  });

  test("shows nobody else what visitors entered for themselves", async () => {
    const { id: projectId } = await server.insertProject(ada.id, { spec: server.sql.json(villageApp() as never) });
    const orders = async () => sharedRules((await projectOf(projectId)).spec).get("order")?.access;
    const own = { read: "author", create: "everyone", edit: "author" };
    expect(await orders()).toEqual(own);
    const { spec, version } = await projectOf(projectId);
    const block = { kind: "feed", id: "bought", entity: "order", bodyField: "name" };
    models.replies = [
      tools(...wished([{ op: "add-block", page: "home", block }], "bought")),
      { text: "Orders are a feed now." },
    ];
    await call("project-ask", { projectId, baseVersion: version, message: "Show the orders" });
    const run = await ended(projectId);
    expect(run).toMatchObject({
      status: "done",
      changes: expect.arrayContaining(["Set who may see and change orders"]),
    });
    expect(await orders()).toEqual(own);
    await call("ai-undo", { runId: run.id });
    expect((await projectOf(projectId)).spec).toEqual(spec);
  });

  test("survives kill -9 of its worker: another makes it, once", async () => {
    await stopWorker();
    const projectId = await plainProject();
    const doomed = superviseWorker(settings);
    await doomed.ready();
    models.replies = [{ hangAfter: 0 }];
    await call("project-ask", { projectId, baseVersion: 1, message: "Name it" });
    await expect.poll(() => models.requests.length, SOON).toBe(1);
    process.kill(doomed.pid ?? 0, "SIGKILL");
    const stopped = doomed.stop();
    models.replies = [tools(...wished([NAME], "app")), { text: "Named." }];
    await startAgain();
    expect(await ended(projectId)).toMatchObject({
      status: "done",
      version: 2,
      changes: ["Named the app Fern & Friends"],
    });
    await stopped;
    expect(await server.sql`select 1 from project_edits where project_id = ${projectId} and version > 1`).toHaveLength(
      1,
    );
  });
});
