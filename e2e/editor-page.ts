import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { TestPlatform } from "../apps/server/src/testing/start-test-platform.ts";
import { openMemberPage, startOwnServer, type MemberPage } from "./shared.ts";

/** A person, signed in, with one project, in a browser. */
export interface EditorPage extends MemberPage {
  projectId: string;
  /** Calls a backend function as the person of the page. */
  call<T>(name: string, input: unknown): Promise<T>;
  /** Opens the editor in a mode and waits until its tab is chosen. */
  open(mode?: string, tab?: Page): Promise<void>;
  /** Waits until a page has nothing to send, knows the newest version of the project, and its app shows that. */
  settle(tab?: Page): Promise<void>;
}

/**
 * Signs a person up and makes a project of `idea`, on the server that is shared, whose worker has no browser; with an
 * `environment`, on a server of the file's own.
 */
export async function openEditorPage(
  idea: string,
  { environment }: { environment?: Record<string, string> } = {},
): Promise<EditorPage> {
  const own = environment === undefined ? undefined : await startOwnServer({ worker: true, environment });
  const member = await openMemberPage({
    viewport: { width: 1440, height: 900 },
    worker: true,
    ...(own === undefined ? {} : { server: own }),
  });
  const { server, page, me } = member;
  const call: EditorPage["call"] = async (name, input) => {
    const answer = await fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${me.token}`, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    return (await answer.json()) as never;
  };
  const { projectId } = await call<{ projectId: string }>("project-create", { idea, seed: 7 });
  return {
    ...member,
    projectId,
    call,
    settle: (tab = page) => settleProject(server, tab),
    async open(mode = "preview", tab = page) {
      await tab.goto(`${server.url}/projects/${projectId}${mode === "preview" ? "" : `?mode=${mode}`}`);
      await tab.getByRole("tab", { name: new RegExp(`^${mode}$`, "i"), selected: true }).waitFor();
    },
    async close() {
      await member.close();
      await own?.close();
    },
  };
}

/** Waits until a page of the editor has nothing to send, knows the newest version of its project, and its app shows that. */
export async function settleProject({ sql }: Pick<TestPlatform, "sql">, tab: Page): Promise<void> {
  const projectId = /\/projects\/([\w-]+)/.exec(tab.url())?.[1] ?? "";
  const there = async (): Promise<string> => {
    const [row] = await sql<{ version: number; app_hash: string | null }[]>`
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
