import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { DATABASE_FAULTS, startFaultyDatabase, type DatabaseFault } from "./faulty-database.ts";

/** How much is done. */
export interface CampaignOptions {
  /** Faults, one after the other, of each kind in turn. */
  rounds: number;
  /** People at work meanwhile. */
  people: number;
}

/** What came of it. */
export interface CampaignResult {
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Answers that nobody should get, and processes that ended. */
  wrong: string[];
  /** After each fault: ms from the database taking connections again to the first request that was served. */
  backMs: { fault: DatabaseFault; ms: number }[];
  /** Edits that were acknowledged, and what the database has of them. */
  edits: { acknowledged: number; kept: number };
}

interface Person {
  headers: Record<string, string>;
  projectId: string;
  version: number;
  acknowledged: number;
}

const INDEX = join(import.meta.dirname, "../index.ts");
const PASSWORD = "Correct-Horse-9-Battery";
/** How long an answer may take before it counts as one that never came, ms. */
const PATIENCE_MS = 30_000;

/**
 * Lets a database die in every way while people work on a real server with a real worker, and tells what they saw of it. Edits carry a
 * `requestId` and are repeated until they are acknowledged, as the editor does.
 */
export async function runOutageCampaign({ rounds, people }: CampaignOptions): Promise<CampaignResult> {
  const database = await startFaultyDatabase();
  const folder = mkdtempSync(join(tmpdir(), "sayhey-outage-"));
  const result: CampaignResult = { statuses: {}, wrong: [], backMs: [], edits: { acknowledged: 0, kept: 0 } };
  const server = serve(folder, database.url, result.wrong);
  let isOver = false;
  try {
    const url = await server.url;
    const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
    const crowd: Person[] = [];
    for (let index = 0; index < people; index++) crowd.push(await signUpPerson(url, supabaseKey, index));
    const working = crowd.map((person) => work(url, person, result, () => isOver));
    for (let round = 0; round < rounds; round++) {
      const fault = DATABASE_FAULTS[round % DATABASE_FAULTS.length] ?? "kill";
      await wait(300 + Math.random() * 500);
      await database.strike(fault);
      const since = performance.now();
      while (!(await isServed(url, crowd[0]))) await wait(20);
      result.backMs.push({ fault, ms: performance.now() - since });
    }
    isOver = true;
    await Promise.all(working);
    if (server.process.exitCode !== null || server.process.signalCode !== null) result.wrong.push("the server ended");
    const ids = crowd.map(({ projectId }) => `'${projectId}'`).join(",");
    const [kept] = await database.ask<{ sum: number }>(
      `select sum(version - 1)::int as sum from public.projects where id in (${ids})`,
    );
    result.edits = {
      acknowledged: crowd.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      kept: kept?.sum ?? 0,
    };
    return result;
  } finally {
    isOver = true;
    server.process.kill("SIGTERM");
    await server.ended;
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function serve(folder: string, databaseUrl: string, wrong: string[]) {
  const script = `import { serveUntilSignal } from ${JSON.stringify(INDEX)}; await serveUntilSignal();`;
  const child: ChildProcess = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: "0",
      TRUST_PROXY: "true",
      CHROMIUM_PATH: "/nonexistent/chromium",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    if (child.stdout === null || child.stderr === null) throw new Error("the server has no output");
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /SayHey is ready: (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (isComplaint(line)) wrong.push(`said: ${line}`);
    });
    child.once("close", () => reject(new Error("The server ended before it was ready.")));
  });
  url.catch(() => undefined);
  return { process: child, url, ended };
}

/** Whether a line of the log tells of what nobody foresaw: an entry that is an error, an end, or a stack that no entry holds. */
function isComplaint(line: string): boolean {
  if (!line.startsWith("{")) return /The worker ended|stopped unexpectedly|at async|^\s+at /.test(line);
  const { level, msg } = JSON.parse(line) as { level: string; msg: string };
  return level === "error" || level === "fatal" || /The worker ended|stopped unexpectedly/.test(msg);
}

async function signUpPerson(url: string, key: string, index: number): Promise<Person> {
  const forwarded = `198.51.${100 + Math.floor(index / 250)}.${(index % 250) + 1}`;
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { "x-forwarded-for": forwarded } },
  });
  const { data, error } = await client.auth.signUp({
    email: `person-${index}@example.com`,
    password: PASSWORD,
    options: { data: { full_name: `Person ${index}` } },
  });
  if (error !== null || data.session === null) throw new Error(`No session for person ${index}: ${error?.message}`);
  const headers = {
    apikey: key,
    authorization: `Bearer ${data.session.access_token}`,
    "content-type": "application/json",
    "x-forwarded-for": forwarded,
  };
  const made = await fetch(`${url}/functions/v1/project-create`, {
    method: "POST",
    headers,
    body: JSON.stringify({ idea: "Plant diary", seed: index }),
  });
  const { projectId } = (await made.json()) as { projectId: string };
  return { headers, projectId, version: 1, acknowledged: 0 };
}

async function isServed(url: string, person: Person | undefined): Promise<boolean> {
  const answer = await fetch(`${url}/rest/v1/projects?select=id&limit=1`, {
    ...(person === undefined ? {} : { headers: person.headers }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status === 200;
}

async function work(url: string, person: Person, result: CampaignResult, isOver: () => boolean): Promise<void> {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response | null> => {
    const startedAt = performance.now();
    try {
      const answer = await fetch(url + path, {
        headers: person.headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...init,
      });
      result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
      const isFine = answer.ok || (answer.status === 503 && answer.headers.has("retry-after"));
      if (!isFine) result.wrong.push(`${path}: ${answer.status} ${(await answer.clone().text()).slice(0, 200)}`);
      return answer;
    } catch (error) {
      const ms = Math.round(performance.now() - startedAt);
      result.wrong.push(
        `${path}: no answer after ${ms} ms (${error instanceof Error ? error.message : String(error)})`,
      );
      return null;
    }
  };
  const read = async (path: string, init?: RequestInit): Promise<void> => void (await (await ask(path, init))?.text());
  const edit = async (): Promise<void> => {
    const body = JSON.stringify({
      projectId: person.projectId,
      baseVersion: person.version,
      requestId: crypto.randomUUID(),
      ops: [{ op: "set-identity", patch: { name: `Diary ${person.version}` } }],
    });
    for (;;) {
      const answer = await ask("/functions/v1/project-edit", { method: "POST", body });
      const answered = (await answer?.json().catch(() => null)) as { version?: number } | null | undefined;
      if (answer?.status === 200 && typeof answered?.version === "number") {
        person.version = answered.version;
        person.acknowledged += 1;
        return;
      }
      if (answer !== null && answer.status !== 503) return;
      await wait(200);
    }
  };
  for (let turn = 0; !isOver(); turn++) {
    if (turn % 8 === 0) await edit();
    else if (turn % 4 === 1) await read("/functions/v1/usage-get", { method: "POST", body: "{}" });
    else if (turn % 4 === 2) await read("/auth/v1/user");
    else await read("/rest/v1/projects?select=id,name,version&limit=5");
    await wait(200 + Math.random() * 300);
  }
}
