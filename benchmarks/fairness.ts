import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readSettings, startServer, type RunningServer } from "@sayhey/server";
import { attack } from "./fairness-attack.ts";
import { signUp, type Person } from "./fairness-person.ts";
import { report, spreadOf } from "./figure.ts";

/** Edits and previews of one project; its first film is waited for before them. */
const EDITS = 12;
/** How long a film is waited for, ms. */
const GIVE_UP_MS = 120_000;

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
    const ann = await signUp(server.url, "ann");
    // Somebody else, whose own first app isn't being filmed again.
    const bea = await signUp(server.url, "bea");
    await server.platform.sql`update accounts set plan = 'studio'`;
    const idle = await measure(server, ann, 1);
    const stop = await attack(server.url, async (email) => {
      await server.platform
        .sql`update accounts set plan = 'studio' where user_id = (select id from auth.users where email = ${email})`;
    });
    const busy = await measure(server, bea, 2).finally(stop);
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

async function measure(server: RunningServer, person: Person, seed: number): Promise<Waits> {
  const waits: Waits = { edit: [], preview: [], film: [] };
  const createdAt = performance.now();
  const { projectId } = await person.call("project-create", { idea: "AI recipe finder", seed });
  const { origin } = await person.call("project-preview", { projectId });
  await untilFilmed(server, projectId);
  waits.film.push(performance.now() - createdAt);
  for (let version = 1; version <= EDITS; version++) {
    const editedAt = performance.now();
    const ops = [{ op: "set-theme" as const, patch: { radius: 2 + (version % 9) } }];
    await person.call("project-edit", { projectId, baseVersion: version, ops });
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
