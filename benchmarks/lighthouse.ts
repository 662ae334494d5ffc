import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resolveChromium } from "@sayhey/server/browser";
import { createClient } from "@supabase/supabase-js";
import { startLoadServer } from "./load-server.ts";
import { installPeers, PEERS } from "./install-peers.ts";

interface Scores {
  path: string;
  formFactor: string;
  finalUrl: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
  failing: string[];
}

const DEBUGGING_PORT = 9777;

/** Lighthouse scores of the landing page, the auth page and the dashboard, on its throttled phone and on a desktop. */
export async function lighthouse(): Promise<void> {
  const refused = installPeers();
  if (refused !== null) return console.log(`\nLighthouse could not be installed here: ${refused}`);
  const server = await startLoadServer();
  const folder = mkdtempSync(join(tmpdir(), "sayhey-lighthouse-"));
  try {
    const kept = new Map<string, string>();
    const client = createClient(server.url, server.publishable, {
      auth: {
        autoRefreshToken: false,
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      },
    });
    const { error } = await client.auth.signUp({
      email: "light@example.com",
      password: "Tall-Maple7 Quiet!River",
      options: { data: { full_name: "Lee Light" } },
    });
    if (error !== null) throw error;
    const [key, value] = [...kept].find(([name]) => name.endsWith("-auth-token")) ?? [];
    const { executablePath, env } = await resolveChromium();
    const job = join(folder, "job.json");
    writeFileSync(
      job,
      JSON.stringify({
        executablePath,
        profile: join(folder, "profile"),
        port: DEBUGGING_PORT,
        url: server.url,
        session: { key, value },
        pages: ["mobile", "desktop"].flatMap((formFactor) => [
          { path: "/", signedIn: false, formFactor },
          { path: "/auth", signedIn: false, formFactor },
          { path: "/dashboard", signedIn: true, formFactor },
        ]),
      }),
    );
    const result = spawnSync(process.execPath, [join(PEERS, "lighthouse", "measure.mjs"), job], {
      encoding: "utf8",
      env: { ...process.env, ...env },
      timeout: 300_000,
    });
    if (result.status !== 0) return console.log(`\nLighthouse could not run here: ${result.stderr.slice(0, 2000)}`);
    console.log("\n## Lighthouse, simulated throttling\n");
    console.log("| page | performance | accessibility | best practices | SEO | LCP | blocked | shift |");
    console.log("|---|---|---|---|---|---|---|---|");
    for (const line of result.stdout.trim().split("\n")) {
      const of = JSON.parse(line) as Scores;
      const shown = new URL(of.finalUrl).pathname;
      if (shown !== of.path) throw new Error(`${of.path} led to ${shown}, so something else was measured.`);
      console.log(
        `| ${of.path}, ${of.formFactor} | ${of.performance} | ${of.accessibility} | ${of.bestPractices} | ${of.seo} | ` +
          `${(of.lcpMs / 1000).toFixed(2)} s | ${of.blockingMs.toFixed(0)} ms | ${of.shift.toFixed(3)} |`,
      );
      if (process.env["LIGHTHOUSE_DETAILS"] !== undefined) console.log(of.failing.join(", "));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
