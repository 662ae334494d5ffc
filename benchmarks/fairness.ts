import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { readSettings, startServer, type RunningServer } from "@sayhey/server";
import { createClient } from "@supabase/supabase-js";
import { report, spreadOf } from "./figure.ts";

/** Edits and previews of one project; its first film is waited for before them. */
const EDITS = 12;
/** How many of each thing the other account does at once, and how long it may take until it is given up, ms. */
const AT_ONCE = 5;
const GIVE_UP_MS = 120_000;

interface Person {
  call<N extends FunctionName>(name: N, body: FunctionInput<N>): Promise<FunctionOutput<N>>;
}

interface Waits {
  edit: number[];
  preview: number[];
  film: number[];
}

/** How long one person's edit, preview and first film take while nobody else is there, and while another account does its worst. */
export async function fairness(head: (title: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-bench-"));
  const server = await startServer(readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0" }));
  try {
    const ann = await signUp(server, "ann");
    const mallory = await signUp(server, "mallory");
    await server.platform.sql`update accounts set plan = 'studio'`;
    const idle = await measure(server, ann, 1);
    const stop = await attack(mallory);
    const busy = await measure(server, ann, 2).finally(stop);
    head("One account does its worst, and what another waits for");
    for (const what of ["edit", "preview", "film"] as const) {
      report(`${what === "film" ? "idea -> first film" : what}, alone`, spreadOf(idle[what]), "ms");
      report(`${what === "film" ? "idea -> first film" : what}, beside it`, spreadOf(busy[what]), "ms");
      const ratio = spreadOf(busy[what]).median / spreadOf(idle[what]).median;
      console.log(`| | ${ratio.toFixed(2)} times | |`);
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signUp(server: RunningServer, name: string): Promise<Person> {
  const { supabaseKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { supabaseKey: string };
  const client = createClient(server.url, supabaseKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.auth.signUp({
    email: `${name}@example.com`,
    password: "Tall-Maple7 Quiet!River",
    options: { data: { full_name: name } },
  });
  if (error !== null) throw error;
  return {
    call: async (function_, body) => {
      const answer = await client.functions.invoke(function_, { body: body as Record<string, unknown> });
      if (answer.error !== null) {
        const said = await (answer.error as { context?: Response }).context?.text();
        throw new Error(`${function_}: ${said ?? String(answer.error)}`);
      }
      return answer.data as never;
    },
  };
}

async function measure(server: RunningServer, ann: Person, seed: number): Promise<Waits> {
  const waits: Waits = { edit: [], preview: [], film: [] };
  const createdAt = performance.now();
  const { projectId } = await ann.call("project-create", { idea: "AI recipe finder", seed });
  const { origin } = await ann.call("project-preview", { projectId });
  await untilFilmed(server, projectId);
  waits.film.push(performance.now() - createdAt);
  for (let version = 1; version <= EDITS; version++) {
    const editedAt = performance.now();
    const ops = [{ op: "set-theme" as const, patch: { radius: 2 + (version % 9) } }];
    await ann.call("project-edit", { projectId, baseVersion: version, ops });
    const askedAt = performance.now();
    await open(server, origin);
    if (version === 1) continue; // it warms what the others use
    waits.edit.push(askedAt - editedAt);
    waits.preview.push(performance.now() - askedAt);
  }
  return waits;
}

async function untilFilmed({ platform }: RunningServer, projectId: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const [project] = await platform.sql<{ footage_status: string }[]>`
      select footage_status from projects where id = ${projectId}`;
    if (project?.footage_status === "done" || performance.now() - startedAt > GIVE_UP_MS) return;
    await wait(100);
  }
}

/** Opens an app as a browser does, by the name in its address. */
function open({ port }: RunningServer, origin: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { host } = new URL(origin);
    request({ port, host: "127.0.0.1", path: "/", headers: { host } }, (answer) => {
      answer.resume();
      answer.once("end", resolve);
    })
      .once("error", reject)
      .end();
  });
}

const NEVER = `document.getAnimations = () => { for (;;); };
Object.defineProperty(document, "fonts", { configurable: true, value: { ready: new Promise(() => undefined) } });
`;

/** Styles that multiply, styles that are as large as they may be, an app that never answers, and renders. Returns what ends it. */
async function attack(mallory: Person): Promise<() => Promise<void>> {
  const projects: string[] = [];
  for (let count = 0; count < AT_ONCE; count++)
    await mallory
      .call("project-create", { idea: "Plant diary", seed: count })
      .then(({ projectId }) => projects.push(projectId))
      .catch((error: unknown) => console.error(String(error)));
  let isOver = false;
  const again = async (work: () => Promise<unknown>): Promise<void> => {
    while (!isOver) {
      // Being refused is what it is there for.
      await work().catch(() => undefined);
      await wait(50);
    }
  };
  const save = async (projectId: string, path: string, change: (text: string) => string): Promise<void> => {
    const { version, generated } = await mallory.call("project-file", { projectId, path });
    await mallory.call("override-save", {
      projectId,
      baseVersion: version,
      path,
      text: change(generated ?? ""),
      checkTypes: false,
    });
  };
  const heavy = (turn: number): string =>
    Array.from({ length: 1900 }, (_, at) => `.x${turn}-${at} { @apply p-[${at}px]; }`).join("\n");
  let turn = 0;
  for (const projectId of projects)
    await save(projectId, "src/main.tsx", (text) => NEVER + text).catch(() => undefined);
  const loops = projects.flatMap((projectId) => [
    again(() => save(projectId, "src/styles.css", (text) => `${text}\n@source inline("p-{1..3000000}");`)),
    again(() => save(projectId, "src/styles.css", (text) => `${text}\n${heavy(turn++)}`)),
    again(() => mallory.call("project-film", { projectId })),
    again(() => mallory.call("render-create", { projectId, durationMs: 15_000 })),
    again(() => mallory.call("project-source", { projectId })),
  ]);
  await wait(3000);
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}
