import { readFile } from "node:fs/promises";
import { planIdea } from "@sayhey/planner/embedded";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openMemberPage, type MemberPage } from "./shared.ts";

let member: MemberPage;
let server: MemberPage["server"];
let page: Page;
let projectId: string;

beforeAll(async () => {
  member = await openMemberPage({ fullName: "Ada Lovelace", viewport: { width: 1280, height: 900 } });
  ({ server, page } = member);
  projectId = await insertProject();
});
afterAll(() => member?.close());

/** A project as planning leaves it, without the worker that would film it. */
async function insertProject(): Promise<string> {
  const { sql } = server;
  const spec = await planIdea("Plant diary", { seed: 7 });
  const [row] = await sql<{ id: string }[]>`
    insert into projects (user_id, name, idea, slug, spec, check_status, footage_status)
    values (${member.me.id}, 'Plant diary', 'Plant diary', 'plant-diary-x7k2', ${sql.json(spec as never)}, 'skipped', 'skipped')
    returning id`;
  return row?.id ?? "";
}

it("an owner shares an app's data, says who may do what, takes them along, resets them and takes that back", async () => {
  await page.goto(`${server.url}/projects/${projectId}`);
  await page.getByRole("tab", { name: "Data" }).click();
  await page.getByRole("button", { name: "Visitors" }).click();
  await page.getByRole("radio", { name: "Shared by everyone" }).click();
  await page.getByLabel("With the app's example rows").check();
  await page.getByRole("button", { name: "Share the data" }).click();
  const preview = page.getByRole("region", { name: "In the preview" });
  await preview.getByText(/^[1-9]\d* rows/).waitFor();
  await expect
    .poll(async () => (await server.sql`select spec ->> 'sharing' as sharing from projects where id = ${projectId}`)[0])
    .toEqual({ sharing: "shared" });

  const downloading = page.waitForEvent("download");
  await preview.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Everything as JSON" }).click();
  const exported = JSON.parse(await readFile(await (await downloading).path(), "utf8")) as {
    rows: Record<string, unknown[]>;
  };
  const count = Object.values(exported.rows).flat().length;
  expect(count).toBeGreaterThan(0);

  await preview.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("menuitem", { name: "To nothing" }).click();
  await preview.getByText("0 rows").waitFor();
  await page
    .locator("[data-sonner-toast]")
    .filter({ hasText: "Everything is cleared" })
    .getByRole("button", { name: "Undo", exact: true })
    .click();
  await preview.getByText(`${count} rows`).waitFor();

  const rules = page.getByRole("group").filter({ has: page.getByText("Change and delete") });
  await page
    .locator("details summary")
    .filter({ hasText: /everyone|private|sees/ })
    .first()
    .click();
  await rules.first().getByRole("combobox", { name: "Add" }).click();
  await page.getByRole("option", { name: "Only you" }).click();
  await expect
    .poll(
      async () =>
        (
          await server.sql`select spec #>> '{entities,0,access,create}' as who from projects where id = ${projectId}`
        )[0],
    )
    .toEqual({ who: "owner" });

  await page.getByRole("radio", { name: "Each visitor keeps their own data" }).click();
  await page.getByText("Shared data is kept. Share again to bring it back.").waitFor();
});
