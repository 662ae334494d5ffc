import type { Page } from "playwright-core";
import { APP_ORIGIN } from "./app-page.ts";

/** Pages a check opens at most. */
const MOST_PATHS = 24;
/** Pages whose links are followed. */
const MOST_FOLLOWED = 12;

/** Addresses of an app's pages: its first page, those known beforehand, then those it links to, with one page per kind of detail. */
export async function discoverPaths(page: Page, known: readonly string[]): Promise<string[]> {
  const paths = new Map<string, string>([["/", "/"]]);
  const add = (path: string): void => {
    if (!paths.has(shapeOf(path)) && paths.size < MOST_PATHS) paths.set(shapeOf(path), path);
  };
  known.forEach(add);
  for (let index = 0; index < Math.min(paths.size, MOST_FOLLOWED); index++) {
    const path = [...paths.values()][index];
    if (path === undefined) break;
    await page.goto(APP_ORIGIN + path, { waitUntil: "load" });
    await page
      .locator("main, h1")
      .first()
      .waitFor({ state: "visible", timeout: 5000 })
      .catch(() => undefined);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
    for (const href of links) add(href.replace(/[?#].*$/, ""));
  }
  return [...paths.values()];
}

/** Pages of one shape show rows of one kind. */
function shapeOf(path: string): string {
  const [, first = "", rest] = path.split("/");
  return rest === undefined ? path : `/${first}/:id`;
}
