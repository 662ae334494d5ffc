import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemberPage, type MemberPage } from "./shared.ts";

let member: MemberPage;
let server: MemberPage["server"];
let page: Page;
let projectId: string;

/** Calls a function as the person who is signed in. */
async function call(name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${member.me.token}` },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  expect([name, answer.status, body["error"]]).toEqual([name, 200, undefined]);
  return body;
}

beforeAll(async () => {
  // On a server without a worker, so that a report can be put there as a worker would.
  member = await openMemberPage({ viewport: { width: 1280, height: 900 } });
  ({ server, page } = member);
  projectId = String((await call("project-create", { idea: "Plant diary", seed: 7 }))["projectId"]);
});
afterAll(() => member?.close());

it("files changed by hand are listed with what is wrong with them, and given back or kept", async () => {
  const manifest = "public/manifest.webmanifest";
  const save = (baseVersion: number, path: string, text: string) =>
    call("override-save", { projectId, baseVersion, path, text });
  await save(1, manifest, '{ "name": "Mine" }\n');
  const ops = [{ op: "set-identity", patch: { name: "Leafbook" } }];
  await call("project-edit", { projectId, baseVersion: 2, ops });
  await save(3, "src/app.tsx", "export function App( {\n");
  await page.goto(`${server.url}/projects/${projectId}`);
  const notice = page.getByText("The preview shows the last version that compiled.");
  await notice.waitFor();
  await page.getByText("src/app.tsx:2:").waitFor();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).first().waitFor();
  // The notice leads to the line of the error.
  await page.getByRole("link", { name: "Open the line" }).click();
  await page.getByRole("textbox", { name: "Source of src/app.tsx" }).waitFor();
  await page.getByRole("button", { name: "Restore generated" }).click();
  await notice.waitFor({ state: "detached" });
  await page.getByLabel("Filter files").fill("manifest");
  await page.getByRole("treeitem", { name: "manifest.webmanifest" }).click();
  await page.getByRole("button", { name: "Merge" }).click();
  await page.getByLabel("Mine", { exact: true }).getByText('{ "name": "Mine" }').waitFor();
  await page.getByRole("group", { name: "What to keep at place 1" }).getByRole("button", { name: "Mine" }).click();
  await page.getByRole("button", { name: "Save the result" }).click();
  await page.getByText("The same lines have changed").waitFor({ state: "detached" });
  await expect
    .poll(() => call("override-list", { projectId }))
    .toMatchObject({ overrides: [{ path: manifest, text: '{ "name": "Mine" }\n' }], conflicts: [] });
});

it("the checks show pictures, name page and part of what failed, and let one put back what was taken out", async () => {
  const { sql } = server;
  const [project] = await sql<
    { version: number; spec: { pages: { title: string; blocks: { id: string; title?: string }[] }[] } }[]
  >`
    select version, spec from projects where id = ${projectId}`;
  const home = project?.spec.pages[0];
  const [first, second] = home?.blocks ?? [];
  const undo = [{ op: "set-identity", patch: { name: "Put back" } }];
  const report = {
    checks: [
      {
        kind: "axe",
        name: "/",
        page: "/",
        passed: false,
        message: "color-contrast: too pale",
        ms: 12,
        block: first?.id,
      },
    ],
    repairs: [{ page: home?.title, block: second?.title, message: "It threw.", version: project?.version, undo }],
  };
  await sql`
    update projects set check_status = 'failed', check_report = ${sql.json(report as never)} where id = ${projectId}`;
  await page.goto(`${server.url}/projects/${projectId}`);
  await page.getByText("Checks failed").waitFor();
  await page.getByRole("tab", { name: "Checks" }).click();
  await page.getByText("1 of 1 checks failed.").waitFor();
  const failed = page
    .getByRole("region", { name: "What failed" })
    .getByRole("listitem")
    .filter({ hasText: "color-contrast: too pale" });
  await expect.poll(() => failed.innerText()).toContain(home?.title);
  await expect.poll(() => failed.innerText()).toContain(`In '${first?.title}'`);
  await page.getByRole("button", { name: `Put ${second?.title} back` }).click();
  await expect
    .poll(async () => (await sql`select name from projects where id = ${projectId}`)[0]?.["name"])
    .toBe("Put back");
});
