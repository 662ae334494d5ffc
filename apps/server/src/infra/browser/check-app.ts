import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { AppError } from "@sayhey/contract/app-error";
import type { Flow } from "@sayhey/contract/flow";
import type { AppPerformance, CheckStep, CheckFinding } from "@sayhey/contract/rows";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { Page } from "playwright-core";
import { APP_ORIGIN, openAppPage, PHONE, type AppPage } from "./app-page.ts";
import type { BrowserPool } from "./browser-pool.ts";
import { discoverPaths } from "./discover-paths.ts";
import { measureApp } from "./measure-app.ts";
import { waitForFonts } from "./wait-for-fonts.ts";
import { StuckApp } from "./with-deadlines.ts";
import { playFlow } from "./play-flow.ts";

/** Options of a check or a filming. `progress` runs from 0 to 1. */
export interface BrowserJobOptions {
  signal?: AbortSignal;
  onProgress?(progress: number): void;
}

/** Options of a check. */
export interface CheckOptions extends BrowserJobOptions {
  /** Addresses of pages to open besides those the app links to. */
  paths?: readonly string[];
  /** Tests of blocks of one's own, each played on a fresh app. */
  blockTests?: readonly { block: string; name: string; flow: Flow }[];
  /** Keeps a picture (PNG) of a page or of how a flow ended, and answers the key it is kept under. */
  keepPicture?(png: Buffer): Promise<string>;
}

/** What a check found: nothing wrong where `message` is null. */
interface Finding {
  message: string | null;
  seen?: string;
  block?: string;
  picture?: string;
  findings?: CheckFinding[];
}

/** Longest the checks of all pages, and of one flow, may take, ms. */
const PAGES_LIMIT_MS = 100_000;
const FLOW_LIMIT_MS = 45_000;

const AXE_PATH = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let axeSource: Promise<string> | undefined;

/**
 * Opens every page of an app and plays its flows in a real browser: no console error, no page error, no accessibility
 * violation, nothing wider than 360 px. A failed check is an entry of the report, not an exception; it names the page, and the
 * block where one can be blamed.
 *
 * @throws AppError `unavailable` without a working browser, `cancelled` on abort.
 */
export async function checkApp(
  pool: BrowserPool,
  app: CompiledApp,
  flows: readonly Flow[],
  options: CheckOptions = {},
): Promise<{ checks: CheckStep[]; performance: AppPerformance | null; isStuck: boolean }> {
  let performanceOf: AppPerformance | null = null;
  let checks: CheckStep[] = [];
  let isStuck = false;
  const record = async (
    kind: CheckStep["kind"],
    name: string,
    page: string | undefined,
    run: () => Promise<Finding>,
  ): Promise<void> => {
    const startedAt = performance.now();
    const finding = await run().catch((error: unknown): Finding => {
      // The other checks of this page would wait as long, one after the other.
      if (!(error instanceof StuckApp)) throw error;
      isStuck = true;
      return { message: error.message };
    });
    const ms = Math.round(performance.now() - startedAt);
    checks.push({ kind, name, passed: finding.message === null, ms, ...(page !== undefined && { page }), ...finding });
  };

  await pool.use(
    { ...PHONE, deviceScaleFactor: 1, reducedMotion: "reduce" },
    async (context) => {
      checks = [];
      const opened = await openAppPage(context, app);
      let paths: string[] = ["/"];
      await record("page", "/", "/", async () => {
        paths = await discoverPaths(opened.page, options.paths ?? []);
        return { message: null };
      });
      // Each page has a check of its own; this one is only told where it failed.
      if (!isStuck) checks = [];
      const total = paths.length + flows.length;
      for (const [index, path] of paths.entries()) {
        options.signal?.throwIfAborted();
        if (isStuck) break;
        await record("page", path, path, () => openPath(opened, path, options));
        if (isStuck) break;
        if (index === 0) performanceOf = await measureApp(opened.page, app).catch(() => null);
        await record("overflow", path, path, () => findOverflow(opened.page));
        if (isStuck) break;
        await record("axe", path, path, () => findViolations(opened.page));
        options.onProgress?.((index + 1) / total);
      }
      await record("console", "Every page", undefined, () => Promise.resolve(consoleOf(opened, paths.length)));
    },
    { signal: options.signal, limitMs: PAGES_LIMIT_MS },
  );
  const walks = [
    ...flows.map((flow) => ({ kind: "flow" as const, name: flow.caption, flow, block: undefined })),
    ...(options.blockTests ?? []).map(({ flow, name, block }) => ({ kind: "block" as const, name, flow, block })),
  ];
  for (const [index, { kind, name, flow, block }] of walks.entries()) {
    options.signal?.throwIfAborted();
    if (isStuck) break;
    const before = checks.length;
    await pool.use(
      { ...PHONE, deviceScaleFactor: 1, reducedMotion: "reduce" },
      async (context) => {
        checks.length = before;
        const opened = await openAppPage(context, app);
        const [first] = flow.steps;
        const page = first?.do === "open" ? first.path : undefined;
        await record(kind, name, page, async () => ({
          ...(block !== undefined && { block }),
          ...(await walk(opened, flow, options)),
        }));
      },
      { signal: options.signal, limitMs: FLOW_LIMIT_MS },
    );
    options.onProgress?.(((index + 1) / walks.length) * 0.5 + 0.5);
  }
  return { checks, performance: performanceOf, isStuck };
}

async function walk(opened: AppPage, flow: Flow, options: CheckOptions): Promise<Finding> {
  let message: string | null = null;
  try {
    await playFlow(opened.page, flow);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (opened.page.isClosed() || cause(error) instanceof StuckApp) throw cause(error);
    message = error instanceof Error ? error.message : String(error);
  }
  return {
    message: message ?? opened.complaints[0]?.message ?? null,
    seen: `${flow.steps.length} steps`,
    ...(await failedBlock(opened.page)),
    ...(await takePicture(opened.page, options)),
  };
}

/** Playing a flow names the step that failed, whatever it failed of. */
const cause = (error: unknown): unknown =>
  error instanceof AppError && error.cause instanceof StuckApp ? error.cause : error;

async function openPath(opened: AppPage, path: string, options: CheckOptions): Promise<Finding> {
  const { page, complaints } = opened;
  const before = complaints.length;
  await page.goto(APP_ORIGIN + path, { waitUntil: "load", timeout: 15_000 });
  const heading = page.locator("h1").first();
  const title = await heading
    .waitFor({ state: "visible", timeout: 4000 })
    .then(() => heading.innerText())
    .catch(() => null);
  await waitForFonts(page);
  const sections = await page.locator("main section, main article").count();
  return {
    message: complaints[before]?.message ?? (title === null ? "The page shows no heading." : null),
    seen: title === null ? "no heading" : `'${title.slice(0, 80)}', ${sections} ${sections === 1 ? "part" : "parts"}`,
    ...(await failedBlock(page)),
    ...(await takePicture(page, options)),
  };
}

/** The block that could not be shown, if there is one: the app marks it. */
async function failedBlock(page: Page): Promise<Pick<Finding, "block">> {
  if (page.isClosed()) return {};
  const id = await page.evaluate(() => document.querySelector("[data-failed]")?.id ?? "");
  return id === "" ? {} : { block: id };
}

/** Longest part of a page that a picture shows, CSS px. */
const PICTURE_HEIGHT = 1600;

async function takePicture(page: Page, options: CheckOptions): Promise<Pick<Finding, "picture">> {
  if (options.keepPicture === undefined || page.isClosed()) return {};
  const { width, height } = page.viewportSize() ?? { width: 360, height: 640 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  // A taller window, not a longer picture: what clings to the edge of the screen stays at the edge.
  await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, PICTURE_HEIGHT)) });
  const png = await page.screenshot({ animations: "disabled" });
  await page.setViewportSize({ width, height });
  return { picture: await options.keepPicture(png) };
}

function consoleOf(opened: AppPage, pages: number): Finding {
  return {
    message: opened.complaints[0]?.message ?? null,
    seen: `${opened.complaints.length} complaints on ${pages} ${pages === 1 ? "page" : "pages"}`,
  };
}

function findOverflow(page: Page): Promise<Finding> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const seen = `${document.documentElement.scrollWidth} px of ${width} px`;
    if (document.documentElement.scrollWidth <= width) return { message: null, seen };
    const widest = [...document.body.querySelectorAll("*")].find(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    const block = widest?.closest("main section[id]")?.id ?? "";
    return {
      message: `Something is wider than the screen of ${width} px: ${widest?.tagName.toLowerCase() ?? "the page"}.${String(widest?.getAttribute("class") ?? "").slice(0, 80)}`,
      seen,
      ...(block !== "" && { block }),
    };
  });
}

async function findViolations(page: Page): Promise<Finding> {
  axeSource ??= readFile(AXE_PATH, "utf8");
  await page.evaluate(await axeSource);
  return page.evaluate(async () => {
    // Contrast is judged on what stays, not on something half faded in.
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    }
    type Axe = {
      run(
        context: Document,
        options: object,
      ): Promise<{
        passes: unknown[];
        violations: { id: string; help: string; nodes: { target: unknown[] }[] }[];
      }>;
    };
    const { axe } = globalThis as unknown as { axe: Axe };
    const { passes, violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    const findings = violations.slice(0, 20).map(({ id, help, nodes }) => {
      const target = String(nodes[0]?.target[0] ?? "");
      const found = target === "" ? "" : (document.querySelector(target)?.closest("main section[id]")?.id ?? "");
      return {
        rule: id,
        help,
        target: target.slice(0, 200),
        count: nodes.length,
        ...(found !== "" && { block: found }),
      };
    });
    const block = findings[0]?.block ?? "";
    const said = violations
      .slice(0, 3)
      .map((violation) => `${violation.id}: ${violation.help} (${String(violation.nodes[0]?.target[0] ?? "")})`);
    return {
      message: said.length === 0 ? null : said.join("; "),
      seen: `${passes.length} rules hold`,
      ...(block !== "" && { block }),
      ...(findings.length > 0 && { findings }),
    };
  });
}
