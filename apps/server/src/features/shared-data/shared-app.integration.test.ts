import { applyOps, conversationsFor, type AppSpec } from "@sayhey/appspec";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resolveChromium } from "../../infra/browser/index.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { openServices } from "../../main/services.ts";
import { villageApp } from "./village.fixture.ts";

let server: TestPlatform;
let owner: TestUser;
let browser: Browser;
let origin: string;
let projectId: string;
const contexts: BrowserContext[] = [];

/** Somebody at a browser of their own. */
async function somebody(width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: "en-GB" });
  contexts.push(context);
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  return page;
}
const problems: string[] = [];

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  owner = await server.signUp("Ada Lovelace");
  await server.prove(owner);
  const found = await resolveChromium();
  browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...(process.env as Record<string, string>), ...found.env },
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  problems.length = 0;
  await server.sql`delete from projects`;
  await server.sql`delete from private.rate_limits`;
  const { id, slug } = await server.insertProject(owner.id, { spec: server.sql.json(villageApp() as never) });
  projectId = id;
  origin = `http://${slug}.localhost:${new URL(server.url).port}`;
});

async function post(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "body" }).fill(text);
  await page.getByRole("button", { name: "Post", exact: true }).click();
}
const has = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();

describe("an app whose visitors share its data", () => {
  test("shows each what the other does, also after a while without a network, and loses nothing of either", async () => {
    const [ida, eve] = [await somebody(390), await somebody()];
    await ida.goto(`${origin}/wall`);
    await eve.goto(`${origin}/wall`);
    await post(ida, "Who has the ladder?");
    await has(eve, "Who has the ladder?");
    await eve.getByRole("button", { name: "Pin" }).first().click();
    await ida.getByRole("button", { name: "Pinned" }).first().waitFor();

    await eve.context().setOffline(true);
    await eve.evaluate(() => window.dispatchEvent(new Event("offline")));
    await post(eve, "Written in a tunnel");
    await post(ida, "Written meanwhile");
    await has(ida, "Written meanwhile");
    await eve.getByText("You’re offline. 1 change will be sent when you’re back.").waitFor();
    expect(await ida.getByText("Written in a tunnel").count()).toBe(0);
    await eve.context().setOffline(false);
    await eve.evaluate(() => window.dispatchEvent(new Event("online")));
    await has(ida, "Written in a tunnel");
    await has(eve, "Written meanwhile");
    await eve.getByText("You’re offline").waitFor({ state: "detached" });
    // What is there is with the server, not with a browser.
    const late = await somebody();
    await late.goto(`${origin}/wall`);
    for (const text of ["Who has the ladder?", "Written in a tunnel", "Written meanwhile"]) await has(late, text);
    const rows = await server.sql`select row_id from app_rows r join app_stores s on s.id = r.store_id
      where s.project_id = ${projectId} and entity = 'post'`;
    expect(rows).toHaveLength(3);
    expect(problems).toEqual([]);
  });

  test("takes a vote once, gives the last piece to one and says so to the other", async () => {
    const [ida, eve] = [await somebody(), await somebody()];
    await ida.goto(origin);
    await eve.goto(origin);
    await server.sql`update app_rows set "values" = "values" || '{"stock": 1}' where row_id = 'jam'`;
    await Promise.all([ida.reload(), eve.reload()]);
    for (const page of [ida, eve]) await page.getByRole("button", { name: "Add Jam to cart" }).click();
    await eve.context().setOffline(true);
    await ida.getByRole("button", { name: "Place order" }).click();
    await ida.getByText("Sold out").waitFor();
    await eve.getByRole("button", { name: "Place order" }).click();
    await eve.context().setOffline(false);
    await eve.evaluate(() => window.dispatchEvent(new Event("online")));
    await eve.getByText("Someone was faster. There’s not enough left.").waitFor();
    await expect
      .poll(async () => (await server.sql`select row_id from app_rows where entity = 'order'`).length)
      .toBe(1);
    await ida.getByRole("button", { name: "Vote for Cake" }).click();
    await eve.getByRole("button", { name: "Vote for Tea" }).click();
    for (const page of [ida, eve]) await page.getByText("5 votes").waitFor();
    expect(problems).toEqual([]);
  });

  test("asks who one is where a rule needs it, and goes on with what was entered", async () => {
    const page = await somebody(390);
    await page.goto(`${origin}/wall`);
    const entry = page.getByRole("banner").getByRole("button", { name: "Sign in" });
    await entry.waitFor();
    const add = page.getByRole("button", { name: "Add notice", exact: true });
    await add.click();
    await page.getByRole("textbox", { name: "name" }).fill("Fair on Sunday");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByText("Sign in to do this.").waitFor();
    await dialog.getByLabel("Your name").fill("Ida");
    await dialog.getByLabel("Your email address").fill("ida@example.com");
    await dialog.getByRole("button", { name: "Email me a code" }).click();
    await dialog.getByText("We emailed a six-digit code to ida@example.com.").waitFor();
    const mail = (await server.queuedMails()).at(-1);
    const code = mail?.kind === "visitor-code" ? mail.data.code : "";
    await dialog.getByLabel("Code").fill(code === "000000" ? "111111" : "000000");
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await dialog.getByText("This code is wrong or has expired.").waitFor();
    await dialog.getByLabel("Code").fill(code);
    await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
    await has(page, "Fair on Sunday");
    await entry.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("You’re signed in as Ida (ida@example.com).").waitFor();
    expect(await page.getByText("Import JSON").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test("keeps what each visitor has to themselves when it is not shared, and both when that changes", async () => {
    const page = await somebody();
    await page.goto(`${origin}/wall`);
    await post(page, "For everybody");
    await expect.poll(async () => (await server.sql`select 1 from app_rows where entity = 'post'`).length).toBe(1);
    const { sharing: _, ...alone } = villageApp();
    await server.sql`update projects set spec = ${server.sql.json(alone as never)}, version = version + 1 where id = ${projectId}`;
    await page.goto(`${origin}/wall`);
    await post(page, "For me alone");
    await has(page, "For me alone");
    expect(await page.getByText("For everybody").count()).toBe(0);
    await server.sql`update projects set spec = ${server.sql.json(villageApp() as never)}, version = version + 1 where id = ${projectId}`;
    await page.goto(`${origin}/wall`);
    await has(page, "For everybody");
    expect(await page.getByText("For me alone").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test("lets two people write to each other live, and shows a third nothing of it", async () => {
    const village = villageApp();
    const bare = {
      ...village,
      entities: village.entities.filter(({ id }) => id === "post"),
      pages: [
        { ...village.pages[0], blocks: [{ kind: "list", id: "list", entity: "post", facts: [] }] },
      ] as AppSpec["pages"],
    };
    const plan = conversationsFor(bare, bare.pages[0]?.id ?? "", "people");
    if ("reason" in plan) throw new Error(plan.reason);
    const { spec } = applyOps(bare, plan.ops);
    await server.sql`update projects set spec = ${server.sql.json(spec as never)}, version = version + 1 where id = ${projectId}`;
    const [ida, ben, eve] = [await somebody(), await somebody(390), await somebody()];
    // Whoever opens it can be written to from then on, by the name they go by.
    const names: string[] = [];
    for (const page of [ida, ben, eve]) {
      await page.goto(origin);
      await page.getByText("No messages yet").waitFor();
      const known = async () => {
        const rows = await server.sql<{ name: string }[]>`
          select "values" ->> 'name' as name from app_rows where entity = 'person' order by seq`;
        return rows.map(({ name }) => name);
      };
      await expect.poll(async () => (await known()).length).toBe(names.length + 1);
      names.push((await known()).at(-1) ?? "");
    }
    const guest = names[0] ?? "";
    await ben.getByRole("button", { name: "New message" }).first().click();
    await ben.getByRole("checkbox", { name: guest }).check();
    await ben.getByRole("button", { name: "Start conversation" }).click();
    await ben.getByRole("textbox", { name: "Write a message" }).fill("Is the hall free?");
    await ben.keyboard.press("Enter");
    const entry = ida.locator(".talk-entry");
    await entry.getByText("1 unread message").waitFor();
    await entry.click();
    await ida.getByRole("log").getByText("Is the hall free?").waitFor();
    await ida.getByRole("textbox", { name: "Write a message" }).fill("From ten");
    await ida.keyboard.press("Enter");
    await ben.getByRole("log").getByText("From ten").waitFor();
    // It says who wrote it on either side.
    await expect.poll(() => ben.locator(".message-mine").allInnerTexts()).toHaveLength(1);
    await expect.poll(() => ida.locator(".message-mine").allInnerTexts()).toHaveLength(1);
    expect(await eve.locator(".talk-entry").count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
