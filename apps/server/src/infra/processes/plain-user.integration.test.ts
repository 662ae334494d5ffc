import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFile } from "../../features/assets/fixtures/upload-files.ts";
import { processesBelow } from "../../testing/kill-children.ts";

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const SECRET = "nobody-may-read-this";

interface Server {
  process: ChildProcess;
  url: string;
  folder: string;
  client: SupabaseClient;
}

/** The real entry, in a process of its own, on the embedded database, with somebody signed up. */
async function serve(folder: string): Promise<Server> {
  const entry = join(import.meta.dirname, "../../index.ts");
  const script = `import { serveUntilSignal } from ${JSON.stringify(entry)}; await serveUntilSignal();`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder, PORT: "0", OPENAI_SECRET: SECRET },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /SayHey is ready: (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("close", () => reject(new Error("The server ended.")));
  });
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const client = createClient(url, supabaseKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.auth.signUp({
    email: "ada@example.com",
    password: "Correct-Horse-9-Battery",
    options: { data: { full_name: "Ada" } },
  });
  if (error !== null) throw error;
  return { process: child, url, folder, client };
}

/** What the kernel says of a process: every user it is or can turn into, and whether it can gain rights. */
function rightsOf(pid: number): { uids: number[]; canGain: boolean } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const uids = /^Uid:\s+(.*)$/m.exec(status)?.[1]?.split("\t").map(Number) ?? [];
  return { uids, canGain: !/^NoNewPrivs:\s+1$/m.test(status) };
}

/** What `find` sees of the data folder as that user. */
const findAs = (uid: number, folder: string, ...what: string[]): string[] => {
  try {
    return execFileSync("find", [folder, ...what], {
      uid,
      gid: uid,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
      .split("\n")
      .filter((line) => line !== "");
  } catch (error) {
    // It complains about folders that it can't enter, and tells the rest.
    return String((error as { stdout?: string }).stdout ?? "")
      .split("\n")
      .filter((line) => line !== "");
  }
};

describe.skipIf(!isRoot)("of a root server", () => {
  let server: Server;
  let projectId: string;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), "sayhey-plain-"));
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, "media"), { mode: 0o700 });
    writeFileSync(join(folder, "secret"), SECRET, { mode: 0o600 });
    server = await serve(folder);
    const made = await server.client.functions.invoke<{ projectId: string }>("project-create", {
      body: { idea: "Plant diary", seed: 7, useModel: false },
    });
    projectId = made.data?.projectId ?? "";
    expect(projectId).not.toBe("");
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.process.once("close", resolve));
    server.process.kill("SIGTERM");
    await ended;
    rmSync(server.folder, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Users of the processes that come and go with such a command line. Programs that only start another are left out. */
  const watch = (args: RegExp) => {
    const users = new Map<number, number>();
    const timer = setInterval(() => {
      for (const { pid, args: found } of processesBelow(server.process.pid ?? 0)) {
        if (!args.test(found) || /^(?:\/bin\/sh|\S*setpriv) /.test(found)) continue;
        try {
          users.set(pid, rightsOf(pid).uids[1] ?? 0);
        } catch {
          // It has ended meanwhile.
        }
      }
    }, 20);
    return {
      end: async () => {
        clearInterval(timer);
        return [...users.values()];
      },
    };
  };

  const expectPlain = (pid: number): void => {
    const { uids, canGain } = rightsOf(pid);
    expect(uids).toHaveLength(4);
    expect(new Set(uids).size).toBe(1);
    const [uid = 0] = uids;
    expect(uid).not.toBe(0);
    expect(canGain).toBe(false);
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain(SECRET);
    // Which process holds the folder may be known.
    expect(findAs(uid, server.folder, "-type", "f", "-readable", "-not", "-name", "server.*")).toEqual([]);
    expect(findAs(uid, server.folder, "-writable", "-not", "-type", "l")).toEqual([]);
  };

  test("apps are planned and compiled as a user who reads and writes nothing of the data folder", async () => {
    const { error } = await server.client.functions.invoke("project-export", { body: { projectId } });
    expect(error).toBeNull();
    await expect
      .poll(() => processesBelow(server.process.pid ?? 0).filter(({ args }) => args.includes("--service=")).length)
      .toBeGreaterThan(0);
    const builders = processesBelow(server.process.pid ?? 0).filter(({ args }) =>
      /compile\.entry\.ts|--service=/.test(args),
    );
    expect(builders.some(({ args }) => args.includes("compile.entry.ts"))).toBe(true);
    for (const { pid } of builders) expectPlain(pid);
  });

  test("types are checked as that user too", async () => {
    const seen = watch(/bin\/tsc /);
    const { data, error } = await server.client.functions.invoke<{ problems: unknown[] }>("source-problems", {
      body: { projectId },
    });
    expect(error).toBeNull();
    expect(data?.problems).toEqual([]);
    const checkers = await seen.end();
    expect(checkers.length).toBeGreaterThan(0);
    for (const uid of checkers) expect(uid).not.toBe(0);
  });

  test("an uploaded picture is measured and shrunk by another user, who can read no file of the data folder", async () => {
    const { data } = await server.client.auth.getSession();
    const answer = await fetch(`${server.url}/uploads/v1`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token}`, "x-file-name": "photo.png" },
      body: new Uint8Array(await uploadFile("png")),
    });
    expect(answer.status).toBe(201);
    const drawers = processesBelow(server.process.pid ?? 0).filter(({ args }) => args.includes("picture.entry.ts"));
    expect(drawers.length).toBeGreaterThan(0);
    for (const { pid } of drawers) expectPlain(pid);
  });

  test("an uploaded video is read and drawn by another user, who is handed that file alone", async () => {
    const seen = watch(/(?:recording|preview)\.entry\.ts/);
    const { data } = await server.client.auth.getSession();
    const video = await uploadFile("mp4");
    const answer = await fetch(`${server.url}/uploads/v1`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token}`, "x-file-name": "clip.mp4" },
      body: new Uint8Array(video),
    });
    expect(answer.ok).toBe(true);
    const drawn = async () => {
      const { data: rows } = await server.client.from("assets").select("thumb_path").eq("name", "clip.mp4");
      return rows?.[0]?.thumb_path as string | null | undefined;
    };
    await expect.poll(drawn, { timeout: 90_000 }).toMatch(/poster\.webp$/);
    const readers = await seen.end();
    expect(readers.length).toBeGreaterThan(0);
    for (const uid of readers) {
      expect(uid).not.toBe(0);
      expect(findAs(uid, server.folder, "-type", "f", "-readable", "-not", "-name", "server.*")).toEqual([]);
    }
  }, 120_000);
});
