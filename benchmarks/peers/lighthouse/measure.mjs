// Lighthouse against a running product: `node measure.mjs <job.json>` prints one JSON line per page. The browser signs in itself,
// so that pages that need a session are measured as a signed-in person sees them.
import { readFileSync } from "node:fs";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";

const { executablePath, profile, port, url, pages, session } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const context = await chromium.launchPersistentContext(profile, {
  executablePath,
  headless: true,
  args: [`--remote-debugging-port=${port}`, "--disable-gpu", "--no-sandbox"],
});
try {
  const page = await context.newPage();
  for (const { path, signedIn, formFactor, origin = url } of pages) {
    await page.goto(`${url}/terms`);
    await page.evaluate(
      (entry) => {
        localStorage.clear();
        if (entry !== null) localStorage.setItem(entry.key, entry.value);
      },
      signedIn ? session : null,
    );
    await page.goto("about:blank");
    const desktop = formFactor === "desktop";
    const result = await lighthouse(origin + path, {
      port,
      output: "json",
      logLevel: "error",
      disableStorageReset: true,
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      formFactor,
      ...(desktop
        ? {
            screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
            throttling: {
              rttMs: 40,
              throughputKbps: 10_240,
              cpuSlowdownMultiplier: 1,
              requestLatencyMs: 0,
              downloadThroughputKbps: 0,
              uploadThroughputKbps: 0,
            },
          }
        : {}),
    });
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    const score = (name) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
    const failing = Object.values(audits)
      .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative")
      .map((audit) => `${audit.id}${audit.displayValue ? ` (${audit.displayValue})` : ""}`);
    console.log(
      JSON.stringify({
        path,
        formFactor,
        finalUrl: finalDisplayedUrl,
        performance: score("performance"),
        accessibility: score("accessibility"),
        bestPractices: score("best-practices"),
        seo: score("seo"),
        lcpMs: audits["largest-contentful-paint"].numericValue,
        blockingMs: audits["total-blocking-time"].numericValue,
        shift: audits["cumulative-layout-shift"].numericValue,
        failing,
      }),
    );
  }
} finally {
  await context.close();
}
