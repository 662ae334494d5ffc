import { randomUUID } from "node:crypto";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openServices, workerSettings } from "../../main/services.ts";
import { superviseWorker } from "../../main/worker/supervise-worker.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import type { FunctionAnswer } from "../../testing/call-function.ts";
import { keepALittle } from "../../testing/keep-a-little.ts";
import { callAs, clearApps } from "../../testing/publish-app.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { attachLateMedia } from "./attach-media.port.ts";

let server: TestPlatform;
let ada: TestUser;

const call = <N extends FunctionName>(
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callAs(server, user, name, input);

async function publishedAtOnce(values: Record<string, unknown> = {}) {
  const { body: project } = await call(ada, "project-create", { idea: "Plant diary", seed: 7 });
  // What becomes of its picture and its trailer is the matter here, whatever they show.
  await keepALittle(server, ada, project.projectId);
  const { status, body } = await call(ada, "publication-publish", {
    projectId: project.projectId,
    slug: `app-${randomUUID().slice(0, 8)}`,
    listed: true,
    title: "Plant diary",
    description: "",
    hashtags: [],
    category: "Nature",
    ...values,
  });
  expect([status, body.number]).toEqual([200, 1]);
  return { projectId: project.projectId, publicationId: body.publicationId };
}
const card = async (publicationId: string) => (await call(null, "gallery-get", { publicationId })).body.item;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada Lovelace");
  await clearApps(server);
});
afterAll(() => server.close());

test(
  "an app published before it was filmed gets its picture and the first trailer of that version by itself",
  { timeout: 400_000 },
  async () => {
    const chosen = await publishedAtOnce({ renderId: null });
    const { projectId, publicationId } = await publishedAtOnce();
    expect(await card(publicationId)).toMatchObject({ poster: null, trailer: null });

    const settings = await workerSettings(server.platform);
    const worker = superviseWorker(settings);
    try {
      await worker.ready();
      await vi.waitFor(async () => expect((await card(publicationId)).poster).not.toBeNull(), {
        timeout: 240_000,
        interval: 200,
      });
      expect((await card(publicationId)).trailer).toBeNull();
      const link = await fetch(`${server.url}/media/published/${publicationId}/link.jpg`);
      expect(await sharp(await link.bytes()).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      const page = await (await fetch(`${server.url}/gallery/${publicationId}`)).text();
      expect(page).toContain('<meta property="og:image:alt" content="Screenshot of Plant diary">');

      for (const id of [projectId, chosen.projectId]) {
        const { body } = await call(ada, "render-create", {
          projectId: id,
          aspect: "9:16",
          size: 720,
          fps: 24,
          durationMs: 6000,
        });
        expect(body).not.toHaveProperty("error");
      }
      await vi.waitFor(
        async () => {
          const rows = await server.sql<{ status: string }[]>`select status from renders`;
          expect(rows.map(({ status }) => status)).toEqual(["completed", "completed"]);
          expect((await card(publicationId)).trailer).not.toBeNull();
        },
        { timeout: 240_000, interval: 200 },
      );
    } finally {
      await worker.stop();
    }
    const { poster, trailer } = await card(publicationId);
    for (const path of [poster, trailer?.video, trailer?.captions])
      expect((await fetch(server.url + path)).status).toBe(200);
    // Whoever chose to have no trailer has none, but a picture.
    expect(await card(chosen.publicationId)).toMatchObject({ trailer: null, poster: expect.any(String) });

    // What is complete stays as it is.
    await expect(
      server.sql`update publication_versions set poster_path = 'x' where publication_id = ${publicationId}`,
    ).rejects.toThrow("is frozen");
  },
);

test("what a killed worker left out is added by the maintenance, once", async () => {
  const { projectId, publicationId } = await publishedAtOnce();
  const media = openMediaStore((await workerSettings(server.platform)).media);
  const path = `projects/${ada.id}/${projectId}/poster/${randomUUID()}.webp`;
  const { bytes } = await media.put(
    path,
    await sharp({ create: { width: 390, height: 844, channels: 3, background: "#22C58B" } })
      .webp()
      .toBuffer(),
  );
  const [poster] = await server.sql<{ id: string }[]>`
    insert into assets (user_id, project_id, kind, name, path, content_type, bytes)
    values (${ada.id}, ${projectId}, 'poster', 'Poster', ${path}, 'image/webp', ${bytes}) returning id`;
  await server.sql`update projects set poster_asset_id = ${poster?.id ?? null} where id = ${projectId}`;
  await Promise.all([1, 2].map(() => attachLateMedia({ sql: server.sql, media })));
  const { poster: shown } = await card(publicationId);
  expect((await fetch(server.url + shown)).status).toBe(200);
  await attachLateMedia({ sql: server.sql, media });
  expect((await card(publicationId)).poster).toBe(shown);
});
