import { rm } from "node:fs/promises";
import { readSettings, startServer } from "@sayhey/server";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { launchChromium } from "./browser.ts";
import { newDataFolder } from "./data-folder.ts";
import { webFolderOption } from "./web-folder.ts";

/** A server with one person, signed in, and one project, in a browser. */
export interface EditorPage {
  server: Awaited<ReturnType<typeof startServer>>;
  browser: Browser;
  context: BrowserContext;
  page: Page;
  projectId: string;
  /** What the page threw. */
  complaints: string[];
  /** Calls a backend function as the person of the page. */
  call<T>(name: string, input: unknown): Promise<T>;
  /** Opens the editor in a mode and waits until its tab is chosen. */
  open(mode?: string, tab?: Page): Promise<void>;
  /** Waits until a page has nothing to send, knows the newest version of the project, and its app shows that. */
  settle(tab?: Page): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a server on a data folder of its own, signs a person up and makes a project of `idea`. Without a browser of the
 * server's own, unless `films` asks for it: nothing is checked or filmed meanwhile.
 */
export async function openEditorPage(
  idea: string,
  { films = false, environment = {} }: { films?: boolean; environment?: Record<string, string> } = {},
): Promise<EditorPage> {
  const folder = await newDataFolder();
  const settings = readSettings({
    PATH: process.env["PATH"],
    DATA_DIR: folder,
    PORT: "0",
    ...(films ? {} : { CHROMIUM_PATH: "/nonexistent/chromium" }),
    ...environment,
  });
  const server = await startServer(settings, webFolderOption());
  const browser = await launchChromium();
  const context = await browser.newContext({ locale: "en-US", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${server.url}/auth?tab=sign-up`);
  await page.getByLabel("Full Name").fill("Timo Adler");
  await page.getByLabel("E-mail").fill("timo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Tall-Maple7 Quiet!River");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/dashboard$/);
  const call: EditorPage["call"] = (name, input) =>
    page.evaluate(
      async ([path, body]) => {
        const key = Object.keys(localStorage).find((each) => each.endsWith("-auth-token")) ?? "";
        const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string };
        const answer = await fetch(`/functions/v1/${path}`, {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body,
        });
        return (await answer.json()) as never;
      },
      [name, JSON.stringify(input)] as [string, string],
    );
  const { projectId } = await call<{ projectId: string }>("project-create", { idea, seed: 7 });
  return {
    server,
    browser,
    context,
    page,
    projectId,
    complaints,
    call,
    settle: (tab = page) => settleProject(server, tab),
    async open(mode = "preview", tab = page) {
      await tab.goto(`${server.url}/projects/${projectId}${mode === "preview" ? "" : `?mode=${mode}`}`);
      await tab.getByRole("tab", { name: new RegExp(`^${mode}$`, "i"), selected: true }).waitFor();
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until a page of the editor has nothing to send, knows the newest version of its project, and its app shows that. */
export async function settleProject({ platform }: Pick<EditorPage["server"], "platform">, tab: Page): Promise<void> {
  const projectId = /\/projects\/([\w-]+)/.exec(tab.url())?.[1] ?? "";
  const there = async (): Promise<string> => {
    const [row] = await platform.sql<{ version: number; app_hash: string | null }[]>`
      select version, app_hash from projects where id = ${projectId}`;
    return `saved ${row?.version} ${row?.app_hash ?? `version-${row?.version}`}`;
  };
  const here = async (): Promise<string> => {
    const note = tab.locator("[data-saving]");
    const [saving, version] = [await note.getAttribute("data-saving"), await note.getAttribute("data-version")];
    return `${saving} ${version} ${await tab.locator("iframe[title$=running][data-shows]").getAttribute("data-shows")}`;
  };
  await expect.poll(async () => (await here()) === (await there())).toBe(true);
}
