import { openBrowserPool, checkApp } from "@sayhey/server/browser";
import type { MadeApp } from "./made-app.ts";

/** Proves apps in a real browser, one after the other, and prints which checks fail. */
export async function proof(apps: readonly MadeApp[]): Promise<void> {
  console.log("\n## Proof in a real browser\n");
  const pool = openBrowserPool({ size: 1 });
  let passed = 0;
  let checks = 0;
  try {
    for (const { text, made, failure } of apps) {
      if (!made) {
        console.log(`- **${text.slice(0, 70)}**: ${failure ?? "was not made"}`);
        continue;
      }
      const report = await checkApp(pool, made.app, made.flows);
      const failed = report.checks.filter((check) => !check.passed);
      checks += report.checks.length;
      if (failed.length === 0) passed++;
      else
        console.log(
          `- **${text.slice(0, 70)}**: ${failed.map((check) => `${check.kind} ${check.name}: ${check.message?.split("\n")[0]?.slice(0, 200) ?? ""}`).join("; ")}`,
        );
    }
  } finally {
    await pool.close();
  }
  console.log(`\n${passed} of ${apps.length} apps pass; ${checks} checks.`);
}
