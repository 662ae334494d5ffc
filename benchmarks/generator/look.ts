import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { openBrowserPool } from "@sayhey/server/browser";
import { APP_ORIGIN, openAppPage } from "../../apps/server/src/infra/browser/app-page.ts";
import type { MadeApp } from "./made-app.ts";

const PER_SHEET = 10;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 } as const;
// Rows are dated around this morning, so that a sheet looks the same on any day.
const SHOT_TIME = new Date("2026-05-14T09:41:00Z");

/** Photographs the first page of apps on a phone and lays the pictures out on sheets; prints where they are. */
export async function look(apps: readonly MadeApp[]): Promise<void> {
  const folder = join(tmpdir(), "sayhey-look");
  mkdirSync(folder, { recursive: true });
  const pool = openBrowserPool({ size: 1 });
  try {
    for (let from = 0; from < apps.length; from += PER_SHEET) {
      const figures: string[] = [];
      for (const { text, made } of apps.slice(from, from + PER_SHEET)) {
        if (!made) continue;
        const png = await pool.use({ ...PHONE, reducedMotion: "reduce", serviceWorkers: "block" }, async (context) => {
          const { page } = await openAppPage(context, made.app);
          await page.clock.setFixedTime(SHOT_TIME);
          await page.goto(`${APP_ORIGIN}/`, { waitUntil: "load" });
          await page.locator("h1").first().waitFor({ state: "visible" });
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          return page.screenshot({ animations: "disabled" });
        });
        figures.push(
          `<figure style="margin:0;width:312px"><img width="312" src="data:image/png;base64,${png.toString("base64")}"><figcaption>${text.slice(0, 90).replaceAll(/[<&]/g, " ")}</figcaption></figure>`,
        );
      }
      const sheet = await pool.use({ viewport: { width: 1700, height: 1000 } }, async (context) => {
        const page = await context.newPage();
        await page.setContent(
          `<body style="margin:0;padding:16px;background:#777;color:#fff;font:13px system-ui;display:flex;flex-wrap:wrap;gap:16px">${figures.join("")}`,
        );
        return page.screenshot({ fullPage: true });
      });
      const file = join(folder, `apps-${from / PER_SHEET + 1}.png`);
      writeFileSync(file, sheet);
      console.log(file);
    }
  } finally {
    await pool.close();
  }
}
