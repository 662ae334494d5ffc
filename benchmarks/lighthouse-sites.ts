import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planIdea } from "@sayhey/planner/embedded";
import { resolveChromium } from "@sayhey/server/browser";
import { createClient } from "@supabase/supabase-js";
import { installPeers, PEERS } from "./install-peers.ts";
import { type LoadServer, startLoadServer } from "./load-server.ts";

const TRADES = [
  "A website for a bakery",
  "A website for a dentist",
  "A website for a law firm",
  "A website for a plumber",
  "A website for a yoga studio",
  "A website for a restaurant",
  "A website for a hair salon",
  "A website for a photographer",
  "A website for a hotel",
  "A website for a real estate agency",
  "A website for a car repair shop",
  "A portfolio for an architect",
];
const DEBUGGING_PORT = 9778;

/** Lighthouse scores of published sites of twelve trades, on its throttled phone. */
export async function lighthouseSites(): Promise<void> {
  const refused = installPeers();
  if (refused !== null) return console.log(`\nLighthouse could not be installed here: ${refused}`);
  const server = await startLoadServer();
  const folder = mkdtempSync(join(tmpdir(), "sayhey-lighthouse-"));
  try {
    const slugs = await publishSites(server);
    const { executablePath, env } = await resolveChromium();
    const job = join(folder, "job.json");
    const { port } = new URL(server.url);
    const pages = slugs.map((slug) => ({
      path: "/",
      origin: `http://${slug}.localhost:${port}`,
      signedIn: false,
      formFactor: "mobile",
    }));
    const profile = join(folder, "profile");
    writeFileSync(
      job,
      JSON.stringify({ executablePath, profile, port: DEBUGGING_PORT, url: server.url, session: {}, pages }),
    );
    const result = spawnSync(process.execPath, [join(PEERS, "lighthouse", "measure.mjs"), job], {
      encoding: "utf8",
      env: { ...process.env, ...env },
      timeout: 600_000,
    });
    if (result.status !== 0) return console.log(`\nLighthouse could not run here: ${result.stderr.slice(0, 2000)}`);
    console.log("\n## Lighthouse of published sites, simulated throttling, phone\n");
    console.log("| site | performance | accessibility | best practices | SEO | LCP | shift |");
    console.log("|---|---|---|---|---|---|---|");
    for (const [index, line] of result.stdout.trim().split("\n").entries()) {
      const of = JSON.parse(line) as Record<string, number> & { failing: string[] };
      console.log(
        `| ${TRADES[index]} | ${of["performance"]} | ${of["accessibility"]} | ${of["bestPractices"]} | ${of["seo"]} | ` +
          `${((of["lcpMs"] ?? 0) / 1000).toFixed(2)} s | ${(of["shift"] ?? 0).toFixed(3)} |`,
      );
      if (process.env["LIGHTHOUSE_DETAILS"] !== undefined) console.log(of.failing.join(", "));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Publishes a site of each trade; answers the names they are found under. */
async function publishSites({ url, publishable, secret }: LoadServer): Promise<string[]> {
  const auth = { autoRefreshToken: false, persistSession: false };
  const { data, error } = await createClient(url, publishable, { auth }).auth.signUp({
    email: "sites@example.com",
    password: "Tall-Maple7 Quiet!River",
    options: { data: { full_name: "Lee Light" } },
  });
  if (error !== null) throw error;
  const client = createClient(url, secret, { auth });
  const owner = { user_id: data.user?.id };
  const insert = async (table: string, values: object): Promise<string> => {
    const answer = await client
      .from(table)
      .insert({ ...owner, ...values })
      .select("id")
      .single<{ id: string }>();
    if (answer.error !== null) throw new Error(`${table}: ${answer.error.message}`);
    return answer.data.id;
  };
  const slugs: string[] = [];
  for (const [index, idea] of TRADES.entries()) {
    const spec = await planIdea(idea, { seed: 7 });
    const slug = `site-${index + 1}`;
    const project = await insert("projects", { name: spec.identity.name, idea, slug: `preview-${index + 1}`, spec });
    const publication = await insert("publications", {
      project_id: project,
      slug,
      title: spec.identity.name,
      category: "Other",
    });
    const version = await insert("publication_versions", {
      publication_id: publication,
      number: 1,
      project_version: 1,
      spec,
      app_hash: "x",
    });
    const { error: refused } = await client.from("publications").update({ version_id: version }).eq("id", publication);
    if (refused !== null) throw refused;
    slugs.push(slug);
  }
  return slugs;
}
