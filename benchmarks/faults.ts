import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../apps/server/src/infra/database/database.ts";
import { runOutageCampaign } from "../apps/server/src/testing/outage-campaign.ts";
import { report, spreadOf } from "./figure.ts";

/** What is killed, by what its command line says. */
const KINDS: Readonly<Record<string, (command: string) => boolean>> = {
  server: (command) => command.includes("apps/cli/src/main.ts serve"),
  worker: (command) => command.includes("worker.entry.ts"),
  encoder: (command) => command.includes("render.entry.ts"),
  build: (command) => command.includes("compile.entry.ts"),
  esbuild: (command) =>
    /\/esbuild(?:\s|$)/.test(command.split(" ")[0] ?? "") || command.includes("/bin/esbuild --service"),
  chromium: (command) => /chrom/.test(command.split(" ")[0] ?? "") && !command.includes("--type="),
  postgres: (command) => /postgres -D /.test(command),
};
const PASSWORD = "Correct-Horse-9-Battery";
const ROOT = join(import.meta.dirname, "..");

/** `npm run bench -- faults`: 50 outages of the database with 40 people at work, then 100 kills of every kind with 20. */
export async function faults(head: (title: string) => void): Promise<void> {
  const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);
  const rounds = number("OUTAGES", 50);
  if (rounds > 0) await outagesOf(head, rounds, 40);
  await kills(head, number("KILLS", 100), 20);
}

async function outagesOf(head: (title: string) => void, rounds: number, people: number): Promise<void> {
  const outages = await runOutageCampaign({ rounds, people });
  head(`${rounds} outages of the database, ${people} people at work`);
  for (const fault of new Set(outages.backMs.map((each) => each.fault))) {
    const times = outages.backMs.filter((each) => each.fault === fault).map(({ ms }) => ms);
    report(`${fault}: served again after the database is back (${times.length} times)`, spreadOf(times), "ms");
  }
  console.log(
    `\nAnswers by status: ${JSON.stringify(outages.statuses)}; edits acknowledged and kept: ${JSON.stringify(outages.edits)}.`,
  );
  tell(outages.wrong);
}

function tell(wrong: readonly string[]): void {
  console.log(wrong.length === 0 ? "Nothing went wrong." : `${wrong.length} things went wrong:`);
  for (const line of wrong.slice(0, 20)) console.log(`- ${line}`);
}

interface Person {
  headers: Record<string, string>;
  email: string;
  /** When the access token in the headers was given, ms; it is good for an hour, and a campaign on a busy machine takes longer. */
  signedInAt: number;
  projectId: string;
  version: number;
  edits: number;
  renders: string[];
}

async function kills(head: (title: string) => void, count: number, people: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-faults-"));
  chmodSync(folder, 0o755); // PostgreSQL may run as another user.
  const wrong: string[] = [];
  const product = start(folder, wrong);
  const killed: Record<string, number> = {};
  const backMs: number[] = [];
  let isOver = false;
  try {
    const url = await product.url;
    const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
    const crowd = await Promise.all(Array.from({ length: people }, (_, index) => arrive(url, supabaseKey, index)));
    // Renders wait behind everybody's first film; until those have ended there is no encoder to kill.
    for (const person of crowd)
      await ended(url, person, `projects?select=status:footage_status&id=eq.${person.projectId}`, 600_000);
    const working = crowd.map((person, index) => work(url, person, index, () => isOver));
    for (let done = 0; done < count;) {
      await wait(1500 + Math.random() * 4000);
      // What is killed this often seldom gets as far as an encoder: now and then it is left alone until there is one.
      if (done % 6 === 5)
        for (const end = Date.now() + 120_000; Date.now() < end; await wait(250))
          if (descendants(product.process.pid ?? 0).some(({ command }) => KINDS["encoder"]?.(command))) break;
      const alive = descendants(product.process.pid ?? 0);
      const kinds = Object.keys(KINDS).filter((kind) => alive.some(({ command }) => KINDS[kind]?.(command)));
      // What seldom runs gets its turn when it does: of what is there, what was killed least often so far.
      const least = Math.min(...kinds.map((kind) => killed[kind] ?? 0));
      const due = kinds.filter((kind) => (killed[kind] ?? 0) <= least + 1);
      const kind = due[Math.floor(Math.random() * due.length)];
      const targets = alive.filter(({ command }) => kind !== undefined && KINDS[kind]?.(command));
      const target = targets[Math.floor(Math.random() * targets.length)];
      if (kind === undefined || target === undefined) continue;
      process.kill(target.pid, "SIGKILL");
      killed[kind] = (killed[kind] ?? 0) + 1;
      done++;
      const since = performance.now();
      while (!(await isServed(url, crowd[0]))) await wait(50);
      backMs.push(performance.now() - since);
    }
    isOver = true;
    await Promise.all(working);
    wrong.push(...(await audit(folder, url, crowd)));
    head(`${count} kills, ${people} people at work`);
    report("served again after", spreadOf(backMs), "ms");
    const renders = crowd.reduce((sum, person) => sum + person.renders.length, 0);
    const edits = crowd.reduce((sum, person) => sum + person.edits, 0);
    console.log(`\nKilled: ${JSON.stringify(killed)}; ${edits} edits and ${renders} renders acknowledged.`);
    tell(wrong);
  } finally {
    isOver = true;
    product.process.kill("SIGTERM");
    await product.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(folder: string, wrong: string[]) {
  const child: ChildProcess = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(20_000 + Math.floor(Math.random() * 20_000)),
      TRUST_PROXY: "true",
      TMPDIR: folder,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    if (child.stdout === null || child.stderr === null) throw new Error("the product has no output");
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /SayHey is ready: (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (process.env["FAULTS_LOG"] !== undefined) console.error(line);
      // A process that ended although nobody killed it or what it hangs on.
      if (line.startsWith("SayHey stopped unexpectedly") && !/SIGKILL/.test(line)) wrong.push(line);
      if (/The worker ended/.test(line) && !/SIGKILL/.test(line)) wrong.push(line);
    });
    child.once("close", () => reject(new Error("The product ended before it was ready.")));
  });
  url.catch(() => undefined);
  return { process: child, url, ended };
}

function descendants(root: number): { pid: number; command: string }[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]));
    } catch {
      // It ended since it was listed.
    }
  }
  const isBelow = (pid: number): boolean => {
    for (let each = parents.get(pid); each !== undefined && each > 1; each = parents.get(each))
      if (each === root) return true;
    return false;
  };
  return [...parents.keys()].filter(isBelow).flatMap((pid) => {
    try {
      return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim() }];
    } catch {
      return [];
    }
  });
}

async function call(url: string, headers: Record<string, string>, name: string, body: object) {
  try {
    const answer = await fetch(`${url}/functions/v1/${name}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return answer.status === 200 ? ((await answer.json()) as Record<string, unknown>) : null;
  } catch {
    return null; // The server ended before its answer, or within it.
  }
}

async function arrive(url: string, key: string, index: number): Promise<Person> {
  const headers = { apikey: key, "content-type": "application/json", "x-forwarded-for": `198.51.100.${index + 1}` };
  const email = `person-${index}@example.com`;
  const signedUp = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      email,
      password: PASSWORD,
      data: { full_name: `Person ${index}` },
    }),
  });
  const { access_token: token } = (await signedUp.json()) as { access_token: string };
  const mine = { ...headers, authorization: `Bearer ${token}` };
  const made = await call(url, mine, "project-create", { idea: "Plant diary", seed: index });
  return {
    headers: mine,
    email,
    signedInAt: Date.now(),
    projectId: String(made?.["projectId"]),
    version: 1,
    edits: 0,
    renders: [],
  };
}

const TOKEN_MS = 40 * 60_000;

/** Signs a person in again before the access token expires, as the product's own client does. */
async function keepSignedIn(url: string, person: Person): Promise<void> {
  if (Date.now() - person.signedInAt < TOKEN_MS) return;
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: Object.fromEntries(Object.entries(person.headers).filter(([name]) => name !== "authorization")),
    body: JSON.stringify({ email: person.email, password: PASSWORD }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null); // The server may just be away; the next turn tries again.
  if (answer?.status !== 200) return;
  const { access_token: token } = (await answer.json()) as { access_token: string };
  person.headers = { ...person.headers, authorization: `Bearer ${token}` };
  person.signedInAt = Date.now();
}

async function isServed(url: string, person: Person | undefined): Promise<boolean> {
  if (person !== undefined) await keepSignedIn(url, person);
  return person !== undefined && (await call(url, person.headers, "usage-get", {})) !== null;
}

/** Waits until a row's work has ended, or for so long, ms; what the server can't answer just then is asked again. */
async function ended(url: string, person: Person, row: string, waitMs: number): Promise<void> {
  for (const end = Date.now() + waitMs; Date.now() < end; await wait(1000)) {
    try {
      const answer = await fetch(`${url}/rest/v1/${row}`, {
        headers: person.headers,
        signal: AbortSignal.timeout(10_000),
      });
      const [found] = (await answer.json()) as { status: string }[];
      if (
        answer.status === 200 &&
        found !== undefined &&
        !["pending", "queued", "processing", "running"].includes(found.status)
      )
        return;
    } catch {
      // The server ended before its answer, or within it.
    }
  }
}

async function work(url: string, person: Person, index: number, isOver: () => boolean): Promise<void> {
  for (let turn = index; !isOver(); turn++) {
    const requestId = crypto.randomUUID();
    const body = {
      projectId: person.projectId,
      baseVersion: person.version,
      requestId,
      ops: [{ op: "set-identity", patch: { name: `Diary ${person.version}` } }],
    };
    for (let answered = false; !answered;) {
      await keepSignedIn(url, person);
      const answer = await call(url, person.headers, "project-edit", body);
      if (answer === null) await wait(300);
      else {
        answered = true;
        person.version = Number(answer["version"]);
        person.edits += 1;
      }
    }
    // One in twenty orders a trailer and changes nothing until it has it; what was not acknowledged may or may not have been ordered.
    if (turn % 20 === 0 && person.renders.length < 3) {
      const made = await call(url, person.headers, "render-create", { projectId: person.projectId, durationMs: 6000 });
      if (typeof made?.["renderId"] === "string") {
        person.renders.push(made["renderId"]);
        await ended(url, person, `renders?select=status&id=eq.${made["renderId"]}`, 120_000);
      }
    }
    await call(url, person.headers, "project-preview", { projectId: person.projectId });
    await wait(1500 + Math.random() * 1500);
  }
}

/** What is lost, doubled, stuck or charged wrongly. */
async function audit(folder: string, url: string, crowd: readonly Person[]): Promise<string[]> {
  const wrong: string[] = [];
  const password = readFileSync(join(folder, "postgres-password"), "utf8").trim();
  const port = readFileSync(join(folder, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[3];
  const database = openDatabase(`postgres://sayhey:${password}@127.0.0.1:${port}/sayhey`, { max: 2 });
  try {
    const open = async (): Promise<number> => {
      const rows = await database.unsafe<{ open: number }[]>(
        `select (select count(*) from renders where status in ('queued', 'processing'))::int
          + (select count(*) from projects where footage_status = 'running' or check_status = 'running')::int as open`,
      );
      return rows[0]?.open ?? 0;
    };
    for (const end = Date.now() + 1_800_000; (await open()) > 0; await wait(1000))
      if (Date.now() > end) {
        wrong.push(`${await open()} rows are still at work after half an hour`);
        break;
      }
    for (const person of crowd) {
      await keepSignedIn(url, person);
      const rows = await database.unsafe<{ version: number }[]>("select version from projects where id = $1", [
        person.projectId,
      ]);
      if (rows[0]?.version !== person.edits + 1)
        wrong.push(`${person.edits} edits acknowledged, version ${rows[0]?.version ?? "none"} kept`);
      const ended = await database.unsafe<{ id: string; status: string; error_message: string | null }[]>(
        "select id, status, error_message from renders where id = any($1::uuid[])",
        [person.renders],
      );
      if (ended.length !== person.renders.length)
        wrong.push(`${person.renders.length - ended.length} acknowledged renders are gone`);
      for (const { status, error_message: message } of ended)
        if (status !== "completed") wrong.push(`a render ended ${status}: ${message ?? ""}`);
      const usage = (await call(url, person.headers, "usage-get", {})) as { renders?: { used: number } } | null;
      const all = await database.unsafe<{ count: number }[]>(
        "select count(*)::int from renders where status = 'completed' and user_id = (select user_id from projects where id = $1)",
        [person.projectId],
      );
      if (usage?.renders?.used !== all[0]?.count)
        wrong.push(`${usage?.renders?.used} renders charged, ${all[0]?.count} completed`);
    }
  } finally {
    await database.end();
  }
  return wrong;
}
