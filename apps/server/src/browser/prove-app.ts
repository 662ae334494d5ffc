import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Flow } from "@sayhey/contract/flow";
import type { ProofReport } from "@sayhey/contract/rows";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { Page } from "playwright-core";
import { APP_ORIGIN, openAppPage, PHONE, type AppPage } from "./app-page.ts";
import type { BrowserPool } from "./browser-pool.ts";
import { playFlow } from "./play-flow.ts";

type Check = ProofReport["checks"][number];

/** Options of a proof or a filming. `progress` runs from 0 to 1. */
export interface BrowserJobOptions {
  signal?: AbortSignal;
  onProgress?(progress: number): void;
}

const AXE_PATH = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axeSource: Promise<string> | undefined;

/**
 * Opens every page of an app and plays its flows in a real browser: no console error, no page error, no accessibility
 * violation, nothing wider than 360 px. A failed check is an entry of the report, not an exception.
 *
 * @throws AppError `unavailable` without a working browser, `cancelled` on abort.
 */
export async function proveApp(
  pool: BrowserPool,
  app: CompiledApp,
  flows: readonly Flow[],
  options: BrowserJobOptions = {},
): Promise<ProofReport> {
  const checks: Check[] = [];
  const record = async (kind: Check["kind"], name: string, run: () => Promise<string | null>): Promise<void> => {
    const startedAt = performance.now();
    const message = await run();
    checks.push({ kind, name, passed: message === null, message, ms: Math.round(performance.now() - startedAt) });
  };

  await pool.use(
    { ...PHONE, deviceScaleFactor: 1, reducedMotion: "reduce" },
    async (context) => {
      const opened = await openAppPage(context, app);
      const paths = await discoverPaths(opened.page);
      const total = paths.length + flows.length;
      for (const [index, path] of paths.entries()) {
        options.signal?.throwIfAborted();
        await record("page", path, () => openPath(opened, path));
        await record("overflow", path, () => findOverflow(opened.page));
        await record("axe", path, () => findViolations(opened.page));
        options.onProgress?.((index + 1) / total);
      }
      await record("console", "Every page", () => Promise.resolve(complaintsOf(opened)));
    },
    options.signal,
  );
  for (const [index, flow] of flows.entries()) {
    options.signal?.throwIfAborted();
    await pool.use(
      { ...PHONE, deviceScaleFactor: 1, reducedMotion: "reduce" },
      async (context) => {
        const opened = await openAppPage(context, app);
        await record("flow", flow.caption, async () => {
          try {
            await playFlow(opened.page, flow);
          } catch (error) {
            options.signal?.throwIfAborted();
            if (opened.page.isClosed()) throw error;
            return error instanceof Error ? error.message : String(error);
          }
          return complaintsOf(opened);
        });
      },
      options.signal,
    );
    options.onProgress?.((flows.length === 0 ? 1 : (index + 1) / flows.length) * 0.5 + 0.5);
  }
  return { checks };
}

/** Paths the app links to from its first page, with one page per kind of detail; the first page first. */
async function discoverPaths(page: Page): Promise<string[]> {
  await page.goto(`${APP_ORIGIN}/`, { waitUntil: "load" });
  await page
    .locator("main, h1")
    .first()
    .waitFor({ state: "visible", timeout: 5000 })
    .catch(() => undefined);
  const paths = new Map<string, string>([["/", "/"]]);
  for (let index = 0; index < Math.min(paths.size, 12); index++) {
    const path = [...paths.values()][index];
    if (path === undefined) break;
    if (index > 0) await page.goto(APP_ORIGIN + path, { waitUntil: "load" });
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))) {
      const clean = href.replace(/[?#].*$/, "");
      const [, first = "", rest] = clean.split("/");
      const shape = rest === undefined ? clean : `/${first}/:id`;
      if (!paths.has(shape) && paths.size < 16) paths.set(shape, clean);
    }
  }
  return [...paths.values()];
}

async function openPath(opened: AppPage, path: string): Promise<string | null> {
  const before = opened.complaints.length;
  await opened.page.goto(APP_ORIGIN + path, { waitUntil: "load", timeout: 15_000 });
  const shown = await opened.page
    .locator("h1")
    .first()
    .waitFor({ state: "visible", timeout: 4000 })
    .then(
      () => true,
      () => false,
    );
  const complaint = opened.complaints[before];
  if (complaint !== undefined) return complaint.message;
  return shown ? null : "The page shows no heading.";
}

function complaintsOf(opened: AppPage): string | null {
  return opened.complaints[0]?.message ?? null;
}

function findOverflow(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return null;
    const widest = [...document.body.querySelectorAll("*")].find(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return `Something is wider than the screen of ${width} px: ${widest?.tagName.toLowerCase() ?? "the page"}.${String(widest?.getAttribute("class") ?? "").slice(0, 80)}`;
  });
}

async function findViolations(page: Page): Promise<string | null> {
  axeSource ??= readFile(AXE_PATH, "utf8");
  await page.evaluate(await axeSource);
  const violations = await page.evaluate(async () => {
    // Contrast is judged on what stays, not on something half faded in.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
    type Axe = {
      run(
        context: Document,
        options: object,
      ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>;
    };
    const { axe } = globalThis as unknown as { axe: Axe };
    const result = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    return result.violations.map(
      (violation) => `${violation.id}: ${violation.help} (${String(violation.nodes[0]?.target[0] ?? "")})`,
    );
  });
  return violations.length === 0 ? null : violations.slice(0, 3).join("; ");
}
