import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AppSpec, Page } from "@sayhey/appspec";
import { compileApp } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { checkApp, openBrowserPool } from "@sayhey/server/browser";
import { APP_ORIGIN, openAppPage } from "../../apps/server/src/infra/browser/app-page.ts";
import type { Case } from "./cases.ts";

/** An app of a case. */
export interface Planned {
  expected: Case;
  spec: AppSpec;
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Pages of an app that are photographed on a phone, */
const PAGES = 5;
/** and as many screens of a page that is all there is to it. */
const SCREENS = 5;

/** Puts a sheet of pictures of each running app into a folder, under what was asked for: for readers who see nothing else. */
export async function drawSheets(planned: readonly Planned[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const pool = openBrowserPool({ size: 1 });
  try {
    for (const { expected, spec } of planned) {
      const app = await compileApp(generateApp(spec).tree);
      // A machine at its limits fails to take one now and then.
      const shoot = async (page: Page, options: object, screens = 1): Promise<Buffer[]> =>
        take(page, options, screens)
          .catch(() => take(page, options, screens))
          .catch(() => take(page, options, screens));
      const take = (page: Page, options: object, screens: number): Promise<Buffer[]> =>
        pool.use({ ...options, reducedMotion: "reduce", serviceWorkers: "block" }, async (context) => {
          const { page: tab } = await openAppPage(context, app);
          await tab.goto(`${APP_ORIGIN}${page.path}`, { waitUntil: "load" });
          await tab.locator("h1").first().waitFor();
          await tab.evaluate(() => document.fonts.ready.then(() => undefined));
          const pictures: Buffer[] = [];
          for (let screen = 0; screen < screens; screen++) {
            const isEnd = await tab.evaluate((at) => {
              window.scrollTo(0, at * (innerHeight - 60));
              return at > 0 && at * (innerHeight - 60) >= document.documentElement.scrollHeight - innerHeight / 3;
            }, screen);
            if (isEnd) break;
            pictures.push(await tab.screenshot({ animations: "disabled" }));
          }
          return pictures;
        });
      const pages = spec.pages.filter(({ nav }) => nav);
      const figures: string[] = [];
      const screens = pages.length === 1 ? SCREENS : 1;
      for (const page of pages.slice(0, PAGES))
        for (const picture of await shoot(page, PHONE, screens)) figures.push(figureOf(page.title, picture));
      for (const page of pages.slice(0, 1))
        for (const picture of await shoot(page, DESKTOP)) figures.push(figureOf(page.title, picture));
      const sheet = await pool.use({ viewport: { width: 1700, height: 500 } }, async (context) => {
        const tab = await context.newPage();
        await tab.setContent(sheetOf(expected.text, figures));
        return tab.screenshot({ fullPage: true });
      });
      writeFileSync(join(folder, `${expected.id}.png`), sheet);
      console.log(`${expected.id} ${spec.identity.name} | ${pages.map(({ title }) => title).join(", ")}`);
    }
  } finally {
    await pool.close();
  }
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const figureOf = (title: string, picture: Buffer): string =>
  `<figure style="margin:0"><img style="height:560px" src="data:image/png;base64,${picture.toString("base64")}"><figcaption>${escaped(title)}</figcaption></figure>`;
const sheetOf = (text: string, figures: readonly string[]): string =>
  `<body style="margin:0;padding:10px;background:#777;color:#fff;font:14px system-ui"><p style="margin:0 0 8px">${escaped(text.slice(0, 900))}</p><div style="display:flex;flex-wrap:wrap;gap:10px">${figures.join("")}</div>`;

/** Plays the flows of each app in a real browser and prints which checks fail. */
export async function proof(planned: readonly Planned[]): Promise<void> {
  console.log("\n## Checked in a real browser\n");
  const pool = openBrowserPool({ size: 1 });
  let passed = 0;
  let checks = 0;
  try {
    for (const { expected, spec } of planned) {
      const { tree, flows } = generateApp(spec);
      const report = await checkApp(pool, await compileApp(tree), flows);
      const failed = report.checks.filter((check) => !check.passed);
      checks += report.checks.length;
      if (failed.length === 0) passed++;
      else
        console.log(
          `- **${expected.id}**: ${failed.map(({ kind, name, message }) => `${kind} ${name}: ${(message ?? "").split("\n")[0]?.slice(0, 200) ?? ""}`).join("; ")}`,
        );
    }
  } finally {
    await pool.close();
  }
  console.log(`\n${String(passed)} of ${String(planned.length)} apps pass; ${String(checks)} checks.`);
}
