import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { openServices, readSettings, startServer } from "@sayhey/server";
import { resolveChromium } from "@sayhey/server/browser";
import { createClient } from "@supabase/supabase-js";
import { chromium } from "playwright-core";
import { report, spreadOf } from "./figure.ts";

const IDEAS = ["AI recipe finder", "NFT marketplace for artists", "Social meditation app"];
const RUNS_PER_ACCOUNT = IDEAS.length;

/** From the call that creates a project, and from an edit, until a browser shows the app's heading. */
export async function preview(head: (title: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sayhey-bench-"));
  const server = await startServer(readSettings({ PATH: process.env["PATH"], DATA_DIR: folder, PORT: "0" }), {
    // Filming would run beside what is measured here.
    openServices: (platform) => openServices(platform, { worker: false }),
  });
  const found = await resolveChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ["--disable-gpu", "--no-sandbox"],
  });
  const created: number[] = [];
  const edited: number[] = [];
  try {
    const { supabaseKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { supabaseKey: string };
    const page = await browser.newPage();
    // A Free account holds three projects; the first of the first account warms everything and does not count.
    for (let account = 0; account < 3; account++) {
      const client = createClient(server.url, supabaseKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const { error } = await client.auth.signUp({
        email: `bench${account}@example.com`,
        password: "Tall-Maple7 Quiet!River",
        options: { data: { full_name: "Bench" } },
      });
      if (error !== null) throw error;
      const call = async <N extends FunctionName>(name: N, body: FunctionInput<N>): Promise<FunctionOutput<N>> => {
        const answer = await client.functions.invoke(name, { body: body as Record<string, unknown> });
        if (answer.error !== null) throw answer.error;
        return answer.data as FunctionOutput<N>;
      };
      for (let run = 0; run < RUNS_PER_ACCOUNT; run++) {
        const startedAt = performance.now();
        const { projectId } = await call("project-create", { idea: IDEAS[run] ?? "", seed: account * 10 + run });
        const { origin } = await call("project-preview", { projectId });
        await page.goto(origin);
        await page.locator("h1").first().waitFor();
        if (account + run > 0) created.push(performance.now() - startedAt);

        const editedAt = performance.now();
        await call("project-edit", {
          projectId,
          baseVersion: 1,
          ops: [{ op: "set-theme", patch: { radius: 3 + run } }],
        });
        await page.goto(origin);
        await page.locator("h1").first().waitFor();
        if (account + run > 0) edited.push(performance.now() - editedAt);
      }
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  head("Embedded server, real browser");
  report("idea -> running preview, warm server", spreadOf(created), "ms");
  report("edit -> running preview", spreadOf(edited), "ms");
}
