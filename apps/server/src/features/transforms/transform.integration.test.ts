import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { AppSpec } from "@sayhey/appspec";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { PLANS } from "@sayhey/contract/plans";
import { TRANSFORM_TRANSITIONS, transformStatusSchema, type TransformRow } from "@sayhey/contract/transform";
import { TRANSFORMS } from "@sayhey/transforms";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { superviseWorker, type SupervisedWorker } from "../../main/worker/supervise-worker.ts";
import type { WorkerSettings } from "../../infra/queue/worker-settings.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { wavFile } from "../assets/fixtures/upload-files.ts";
import { openServices, workerSettings } from "../../main/services.ts";
import { hollowPng } from "../assets/fixtures/upload-files.ts";

vi.setConfig({ testTimeout: 120_000 });

const STOP_MS = 1000;

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let settings: WorkerSettings;
const workers: SupervisedWorker[] = [];

async function ask(user: TestUser, name: FunctionName, input: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: await answer.json() };
}
async function call<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const { status, body } = await ask(ada, name, input);
  expect([status, body]).toEqual([200, body]);
  return body as FunctionOutput<N>;
}

async function startWorker(): Promise<SupervisedWorker> {
  const worker = superviseWorker({ ...settings, chromiumPath: "/nonexistent/chromium" });
  workers.push(worker);
  await worker.ready();
  return worker;
}

/** Puts a picture among a person's assets as an upload does. */
async function putPicture(bytes: Uint8Array, name = "photo.jpg", user = ada): Promise<string> {
  const { openMediaStore } = await import("../../infra/media/open-media-store.ts");
  const media = openMediaStore(settings.media);
  const path = `uploads/${user.id}/${crypto.randomUUID()}.${name.split(".").at(-1) ?? "jpg"}`;
  await media.put(path, bytes);
  const type = name.endsWith("png") ? "image/png" : "image/jpeg";
  const [row] = await server.sql<{ id: string }[]>`
    insert into assets (user_id, kind, name, path, content_type, bytes)
    values (${user.id}, 'upload', ${name}, ${path}, ${type}, ${bytes.byteLength}) returning id`;
  return row?.id ?? "";
}
/** Noise, so that nothing about it is quick. */
const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toBuffer();

const rowOf = async (id: string): Promise<TransformRow> => {
  const [row] = await server.sql<TransformRow[]>`select * from transforms where id = ${id}`;
  if (row === undefined) throw new Error(`transform ${id} is gone`);
  return row;
};
const until = (id: string, holds: (row: TransformRow) => boolean, timeout = 60_000): Promise<TransformRow> =>
  vi.waitFor(
    async () => {
      const row = await rowOf(id);
      expect(holds(row), JSON.stringify(row)).toBe(true);
      return row;
    },
    { timeout, interval: 20 },
  );
const used = async (): Promise<number> => (await call("usage-get", {})).transforms.used;
const inbox = (): Promise<{ event: string; title: string; href: string }[]> =>
  server.sql<{ event: string; title: string; href: string }[]>`
    select event, title, href from notifications where user_id = ${ada.id} order by created_at`;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  settings = await workerSettings(server.platform);
  ada = await server.signUp("Ada");
  eve = await server.signUp("Eve");
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.sql`delete from transforms`;
  await server.sql`delete from private.cancelled_work`;
  await server.sql`delete from assets`;
  await server.sql`delete from notifications`;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

describe("a transform", () => {
  test("runs to its end: a picture among the assets, upright and without metadata, one charge, one entry in the inbox", async () => {
    // Stored lying on its side, as cameras do, with a place and a name in its metadata.
    const lying = await sharp(await photo(640, 480))
      .withExif({ IFD0: { Copyright: "Ada at home" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const assetId = await putPicture(lying, "Garden.jpg");
    const { transformId } = await call("transform-create", { kind: "duotone", assetId, settings: { contrast: 30 } });
    expect(await rowOf(transformId)).toMatchObject({
      status: "queued",
      input_name: "Garden.jpg",
      settings: { contrast: 30, balance: 0, shadows: "#1b1464", light: "#ffc233" },
    });
    expect(await used()).toBe(1);
    await startWorker();
    const done = await until(transformId, ({ status }) => status === "done");
    expect(done).toMatchObject({ progress: 1, stage: null, remaining_ms: null, error_message: null });
    const [asset] =
      await server.sql`select kind, name, width, height, thumb_path from assets where id = ${done.result_asset_id}`;
    expect(asset).toMatchObject({ kind: "transform", name: "Garden (duotone).jpg", width: 480, height: 640 });
    const files = await call("transform-files", { transformId });
    expect(files).toMatchObject({ fileName: "Garden (duotone).jpg", width: 480, height: 640 });
    const result = Buffer.from(await (await fetch(server.url + (files.after ?? ""))).arrayBuffer());
    const header = await sharp(result).metadata();
    expect(header).toMatchObject({ format: "jpeg", width: 480, height: 640 });
    expect([header.exif, header.orientation, header.iptc, header.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect((await fetch(server.url + (files.before ?? ""))).status).toBe(200);
    const saved = await fetch(server.url + (files.download ?? ""));
    expect(saved.headers.get("content-disposition")).toContain('attachment; filename="Garden (duotone).jpg"');
    expect(await used()).toBe(1);
    expect(await inbox()).toEqual([
      { event: "transform.done", title: "Transform Complete!", href: `/transform/${transformId}` },
    ]);
  });

  test("a cancelled one stops at once, leaves no file, counts as the work it was, and can be tried again", async () => {
    const assetId = await putPicture(await photo(1600, 1200));
    const worker = await startWorker();
    const { transformId } = await call("transform-create", { kind: "enlarge", assetId, settings: { factor: "2" } });
    await until(transformId, ({ status, progress }) => status === "processing" && progress > 0.15);
    await call("transform-cancel", { transformId });
    await vi.waitFor(() => expect(childrenOf(worker.pid)).toEqual([]), { timeout: STOP_MS, interval: 20 });
    expect(await rowOf(transformId)).toMatchObject({ status: "cancelled", result_asset_id: null });
    expect(await filesOf(transformId)).toBe(0);
    expect(await used()).toBe(1);
    expect(await inbox()).toEqual([]);
    await call("transform-retry", { transformId });
    const done = await until(transformId, ({ status }) => status === "done");
    expect(done.remaining_ms).toBeNull();
    expect(await used()).toBe(2);
  });

  test("survives kill -9 of its worker: another finishes it, once", async () => {
    const assetId = await putPicture(await photo(1600, 1200));
    const pair = [await startWorker(), await startWorker()];
    const { transformId } = await call("transform-create", { kind: "enlarge", assetId });
    await until(transformId, ({ status, progress }) => status === "processing" && progress > 0.15);
    const doomed = pair.find(({ pid }) => childrenOf(pid, "transform.entry.ts").length > 0);
    process.kill(doomed?.pid ?? 0, "SIGKILL");
    const stopped = doomed?.stop();
    const done = await until(transformId, ({ status }) => status === "done");
    await stopped;
    const [job] = await server.sql`select state, retry_count from pgboss.job where singleton_key = ${transformId}`;
    expect(job).toEqual({ state: "completed", retry_count: 1 });
    const made = await server.sql<{ id: string }[]>`select id from assets where kind = 'transform'`;
    expect(made.map(({ id }) => id)).toEqual([done.result_asset_id]);
    expect(await filesOf(transformId)).toBe(2);
    expect(await used()).toBe(1);
    expect(await inbox()).toHaveLength(1);
  });
});

describe("one worker, one transform after another", () => {
  let worker: SupervisedWorker;
  let pid: number | null;
  beforeAll(async () => {
    worker = await startWorker();
    workers.pop();
    pid = worker.pid;
  });
  afterAll(async () => {
    // None of them took it down.
    expect(worker.pid).toBe(pid);
    await worker.stop();
  });

  test.each(TRANSFORMS.filter(({ engine }) => engine === "pixels").map(({ kind }) => kind))(
    "%s makes a picture of the size it says",
    async (kind) => {
      const assetId = await putPicture(await photo(300, 200));
      const { transformId } = await call("transform-create", { kind, assetId });
      const done = await until(transformId, ({ status }) => status === "done");
      const [asset] = await server.sql<{ width: number; height: number }[]>`
        select width, height from assets where id = ${done.result_asset_id}`;
      const size = kind === "smart-crop" ? [113, 200] : kind === "enlarge" ? [600, 400] : [300, 200];
      expect([asset?.width, asset?.height]).toEqual(size);
    },
  );

  test("one of a damaged picture fails with what to do, uncharged, is told, and can be tried again", async () => {
    const whole = await photo(400, 300);
    const assetId = await putPicture(whole.subarray(0, Math.floor(whole.length / 3)), "torn.jpg");
    const { transformId } = await call("transform-create", { kind: "sketch", assetId });
    const failed = await until(transformId, ({ status }) => status === "failed");
    expect(failed.error_message).toBe(
      "This JPEG file is damaged and cannot be read. Open it in a picture program, save it again, and use the new file.",
    );
    expect(await used()).toBe(0);
    expect(await inbox()).toEqual([
      { event: "transform.failed", title: "Transform Failed", href: `/transform/${transformId}` },
    ]);
    await call("transform-retry", { transformId });
    await until(transformId, ({ status, started_at }) => status === "failed" && started_at !== failed.started_at);
    expect(await inbox()).toHaveLength(2);
  });

  test("one of a small file that unfolds into gigabytes is refused before it is decoded", async () => {
    const assetId = await putPicture(await hollowPng(30_000, 30_000), "bomb.png");
    const { transformId } = await call("transform-create", { kind: "halftone", assetId });
    const failed = await until(transformId, ({ status }) => status === "failed");
    expect(failed.error_message).toMatch(/This picture has 900 million pixels; 100 million can be transformed/);
  });

  test("a picture too large to enlarge is refused with the size that would do", async () => {
    const assetId = await putPicture(await photo(4000, 2000));
    const { transformId } = await call("transform-create", { kind: "enlarge", assetId, settings: { factor: "4" } });
    const failed = await until(transformId, ({ status }) => status === "failed");
    expect(failed.error_message).toMatch(/too large to be made 4 times as large.*about 1500 x 1500 px/);
  });

  test("restyling makes a copy in another art direction, proves and films it, and leaves the project as it is", async () => {
    const { projectId } = await call("project-create", { idea: "Plant diary" });
    const [before] = await server.sql`select spec, name, version from projects where id = ${projectId}`;
    const { transformId } = await call("transform-create", {
      kind: "restyle",
      projectId,
      settings: { direction: "arcade" },
    });
    const done = await until(transformId, ({ status }) => status === "done");
    const [copy] = await server.sql<{ spec: { theme: { direction: string } }; name: string; user_id: string }[]>`
      select spec, name, user_id from projects where id = ${done.result_project_id}`;
    expect(copy).toMatchObject({
      name: `${before?.["name"]} (Arcade)`,
      user_id: ada.id,
      spec: { theme: { direction: "arcade" } },
    });
    expect(await server.sql`select spec, name, version from projects where id = ${projectId}`).toEqual([before]);
    const films =
      await server.sql`select 1 from pgboss.job where name = 'film' and singleton_key = ${done.result_project_id}`;
    expect(films).toHaveLength(1);
    const again = await call("transform-create", {
      kind: "restyle",
      projectId: done.result_project_id ?? "",
      settings: { direction: "arcade" },
    });
    expect((await until(again.transformId, ({ status }) => status === "failed")).error_message).toMatch(
      /in the art direction 'Arcade' already/,
    );
    await server.sql`delete from projects`;
  });

  test("a project is put into another language and into the colours of a picture, each a copy", async () => {
    const { projectId } = await call("project-create", { idea: "A habit tracker for dog owners" });
    const assetId = await putPicture(
      await sharp({ create: { width: 90, height: 60, channels: 3, background: "#0b5d3b" } })
        .png()
        .toBuffer(),
      "wall.png",
    );
    const runs = await Promise.all([
      call("transform-create", { kind: "translate", projectId, settings: { language: "de" } }),
      call("transform-create", { kind: "theme-from-picture", projectId, assetId }),
    ]);
    const copies = await Promise.all(
      runs.map(async ({ transformId }) => {
        const done = await until(transformId, ({ status }) => status !== "queued" && status !== "processing");
        expect(done).toMatchObject({ status: "done", error_message: null });
        const [copy] = await server.sql<{ name: string; spec: AppSpec }[]>`
          select name, spec from projects where id = ${done.result_project_id}`;
        return copy;
      }),
    );
    const [german, green] = copies;
    expect(german?.spec.identity.language).toBe("de");
    expect(german?.name).toMatch(/\(German\)$/);
    expect(german?.spec.pages.map(({ title }) => title)).toContain("Gewohnheiten");
    // Much green, hardly any red or blue in it.
    const [red = 0, greens = 0] = [1, 3].map((at) =>
      Number.parseInt(green?.spec.theme.light.accent.slice(at, at + 2) ?? "0", 16),
    );
    expect(greens - red).toBeGreaterThan(40);
    expect(green?.spec.theme.scheme).toBe("dark");
    await server.sql`delete from projects`;
  });

  test("a sound becomes an even one, with its figures; one that was cut off fails, and the worker goes on", async () => {
    const samples = new Int16Array(48_000 * 2).map((_, at) => 1600 * Math.sin((2 * Math.PI * 440 * at) / 48_000));
    const assets = [wavOf(samples), wavOf(samples).slice(0, 4000)];
    const [sound, half] = await Promise.all(assets.map((bytes, index) => putPicture(bytes, `${index}.wav`)));
    await server.sql`update assets set content_type = 'audio/wav' where user_id = ${ada.id}`;
    const bad = await call("transform-create", { kind: "loudness", assetId: half ?? "" });
    expect((await until(bad.transformId, ({ status }) => status === "failed")).error_message).toContain(
      "The sound is damaged or was cut off",
    );
    const { transformId } = await call("transform-create", { kind: "loudness", assetId: sound ?? "" });
    await until(transformId, ({ status }) => status === "done");
    const files = await call("transform-files", { transformId });
    expect(files).toMatchObject({
      afterType: "audio/mp4",
      fileName: "0 (at -14 LUFS).m4a",
      facts: { "Loudness after": "-14 LUFS" },
    });
    expect((await fetch(server.url + (files.after ?? ""))).headers.get("content-type")).toBe("audio/mp4");
    expect(await used()).toBe(1);
  });
});

describe("what is refused", () => {
  test("foreign and unknown pictures, projects and transforms, without telling which", async () => {
    const assetId = await putPicture(await photo(60, 60));
    const project = await server.insertProject(ada.id);
    const { transformId } = await call("transform-create", { kind: "duotone", assetId });
    const nowhere = crypto.randomUUID();
    for (const id of [assetId, nowhere])
      expect(await ask(eve, "transform-create", { kind: "duotone", assetId: id })).toMatchObject({
        status: 404,
        body: { error: { message: "There is no such picture." } },
      });
    for (const id of [project.id, nowhere])
      expect(await ask(eve, "transform-create", { kind: "restyle", projectId: id })).toMatchObject({ status: 404 });
    for (const id of [transformId, nowhere]) {
      for (const name of ["transform-cancel", "transform-retry", "transform-files"] as const)
        expect(await ask(eve, name, { transformId: id })).toMatchObject({
          status: 404,
          body: { error: { message: "There is no such transform." } },
        });
    }
    expect(await rowOf(transformId)).toMatchObject({ status: "queued" });
    await server.sql`delete from projects`;
  });

  test.each([
    ["an unknown kind", { kind: "turn-to-gold" }, "kind", "There is no such transform."],
    ["no picture", { kind: "duotone" }, "assetId", "Choose a picture first."],
    [
      "an unknown setting",
      { kind: "duotone", settings: { sparkle: 1 } },
      "settings.sparkle",
      "sparkle is no setting of Duotone.",
    ],
    [
      "a setting out of its range",
      { kind: "halftone", settings: { dot: 900 } },
      "settings.dot",
      "Dot size must be a number from 4 to 40.",
    ],
    [
      "a colour that is none",
      { kind: "duotone", settings: { light: "red; x" } },
      "settings.light",
      "Light must be a color such as #1a2b3c.",
    ],
    [
      "a setting of another type",
      { kind: "glitch", settings: { take: "5" } },
      "settings.take",
      "Take must be a number from 1 to 99.",
    ],
    [
      "a project where a picture belongs",
      { kind: "sketch", projectId: crypto.randomUUID() },
      "projectId",
      "Pencil sketch takes a picture.",
    ],
  ])("%s names its field", async (_, input, field, message) => {
    expect(await ask(ada, "transform-create", input)).toMatchObject({
      status: 400,
      body: { error: { field, message } },
    });
  });

  test("more than the plan has, also by two requests at once; failed and cancelled ones do not count", async () => {
    const assetId = await putPicture(await photo(60, 60));
    const limit = PLANS.free.transformsPerMonth;
    await server.sql`
      insert into transforms (user_id, kind, input_name) select ${ada.id}, 'duotone', 'a.jpg' from generate_series(1, ${limit + 2})`;
    await server.sql`update transforms set status = 'failed' where id in (select id from transforms limit 2)`;
    await server.sql`update transforms set status = 'cancelled' where id in (select id from transforms where status = 'queued' limit 1)`;
    const answers = await Promise.all([1, 2].map(() => ask(ada, "transform-create", { kind: "duotone", assetId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402]);
    expect(answers.find(({ status }) => status === 402)?.body).toMatchObject({
      error: { kind: "quota", message: "You've used all 20 transforms of the Free plan this month." },
    });
    expect(await used()).toBe(limit);
  });

  test("cancelling what has ended and retrying what runs", async () => {
    const assetId = await putPicture(await photo(60, 60));
    const { transformId } = await call("transform-create", { kind: "duotone", assetId });
    expect(await ask(ada, "transform-retry", { transformId })).toMatchObject({ status: 409 });
    await call("transform-cancel", { transformId });
    expect(await ask(ada, "transform-cancel", { transformId })).toMatchObject({ status: 409 });
  });
});

test("the database allows exactly the transitions of the contract", async () => {
  const rows = await server.sql<{ from_status: string; to_status: string }[]>`
    select from_status, to_status from private.transform_transitions`;
  expect(new Set(rows.map((row) => `${row.from_status} ${row.to_status}`))).toEqual(
    new Set(Object.entries(TRANSFORM_TRANSITIONS).flatMap(([from, next]) => next.map((to) => `${from} ${to}`))),
  );
  expect(Object.keys(TRANSFORM_TRANSITIONS)).toEqual(transformStatusSchema.options);
  await server.sql`insert into transforms (user_id, kind, input_name) values (${ada.id}, 'duotone', 'a')`;
  await expect(server.sql`update transforms set status = 'done'`).rejects.toThrow(/cannot go from queued to done/);
});

/** A WAV file of one channel at 48 kHz. */
const wavOf = (samples: Int16Array): Uint8Array =>
  new Uint8Array(wavFile(new Uint8Array(samples.buffer), { rate: 48_000, channels: 1 }));

/** Files in the media store under a transform of Ada's. */
async function filesOf(id: string): Promise<number> {
  const folder = join(settings.media.folder, "transforms", ada.id, id);
  if (!existsSync(folder)) return 0;
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
}

/** Processes a worker has started, from /proc. */
function childrenOf(pid: number | null, program = ""): number[] {
  const { readFileSync, readdirSync } = process.getBuiltinModule("node:fs");
  const isTask = (child: string): boolean => {
    const command = readFileSync(`/proc/${child}/cmdline`, "utf8");
    // Those that build apps stay.
    return !command.includes("compile.entry.ts") && command.includes(program);
  };
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
        .trim()
        .split(" ")
        .filter(Boolean)
        .filter(isTask)
        .map(Number),
    );
  } catch {
    return [];
  }
}
