import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callFunction } from "../testing/call-function.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../testing/start-test-platform.ts";
import { openServices } from "./services.ts";

/** Free bytes of every disk; null as it is. */
let free: number | null = null;
vi.mock("node:fs/promises", async (load) => {
  const real = await load<typeof import("node:fs/promises")>();
  const statfs = async (path: string) => ({
    ...(await real.statfs(path)),
    ...(free !== null && { bavail: free, bsize: 1 }),
  });
  return { ...real, statfs };
});

let server: TestPlatform;
let ada: TestUser;
let projectId: string;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
  projectId = (await callFunction(server, ada.token, "project-create", { idea: "Plant diary" })).body.projectId;
}, 120_000);
afterAll(() => server?.close());
beforeEach(() => {
  free = null;
});

/** Has the database refuse writes as it does on a full disk. */
async function fill(): Promise<() => Promise<unknown>> {
  await server.sql.unsafe(`
    create function private.refuse_full() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger full_disk before update on projects for each row execute function private.refuse_full();
    create trigger full_disk before update on profiles for each row execute function private.refuse_full()`);
  return () => server.sql.unsafe("drop function private.refuse_full() cascade");
}

test("an edit that found the disk full is answered as that, saves nothing, and goes through once there is room", async () => {
  const edit = () =>
    callFunction(server, ada.token, "project-edit", {
      projectId,
      baseVersion: 1,
      ops: [{ op: "set-identity", patch: { tagline: "Kept." } }],
    });
  const clear = await fill();
  const refused = await edit().finally(clear);
  expect([refused.status, refused.body.error]).toEqual([
    507,
    expect.objectContaining({ kind: "disk-full", message: "The server's disk is full, so nothing was saved." }),
  ]);
  expect(await edit()).toMatchObject({ status: 200, body: { version: 2 } });
});

test("so is a change through REST", async () => {
  const change = async () => ada.client.from("profiles").update({ bio: "Engines." }).eq("id", ada.id);
  const clear = await fill();
  const refused = await change().finally(clear);
  expect(refused).toMatchObject({
    status: 507,
    error: { code: "53100", message: "The server's disk is full, so nothing was saved." },
  });
  expect((await change()).error).toBeNull();
});

test("/healthz names a disk that is nearly full, and is ok again once there is room", async () => {
  const health = async () => {
    const answer = await fetch(`${server.url}/healthz`);
    return { status: answer.status, body: await answer.json() };
  };
  free = 0;
  expect(await health()).toEqual({
    status: 200,
    body: {
      status: "degraded",
      problems: [
        {
          part: "disk",
          message: "Only 0 MB are left on the data folder's disk. Once it's full, nothing is saved.",
        },
      ],
    },
  });
  free = 300 * 1024 ** 2;
  expect(await health()).toEqual({ status: 200, body: { status: "ok" } });
});
