import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sharedBrowser } from "./shared.ts";
import { signIn, startStatusServer, type Person, type StatusServer } from "./status-server.ts";

let server: StatusServer;
let browser: Browser;
let me: Person;
let other: Person;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  server = await startStatusServer();
  browser = await sharedBrowser();
  [me, other] = [await server.signUp("Mara"), await server.signUp("Otto")];
  for (const { id } of [me, other])
    await server.sql(
      `insert into projects (user_id, name, idea, slug, spec) values ($1, 'Plants', 'plants', $2, '{}')`,
      [id, `plants-${id}`],
    );
});
afterAll(async () => {
  await server?.stop();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  await server.sql("delete from renders");
  await server.sql("delete from transforms");
});

interface Tab {
  page: Page;
  /** Titles of the toasts shown since the page was loaded, in order. */
  titles(): Promise<string[]>;
  /** How many channels have been joined since the page was opened. */
  joined(): number;
}

async function newContext(person: Person = me): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  contexts.push(context);
  context.setDefaultTimeout(30_000);
  await signIn(context, person);
  return context;
}

/** Opens a page and waits until both channels hear of changes. */
async function openTab(
  context: BrowserContext,
  path = "/terms",
  prepare?: (page: Page) => Promise<void>,
): Promise<Tab> {
  const page = await context.newPage();
  let joined = 0;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (/"(?:renders|transforms):.*Subscribed to PostgreSQL/.test(String(payload))) joined += 1;
    }),
  );
  await page.addInitScript(() => {
    const titles: string[] = [];
    const times: number[] = [];
    Object.assign(window, { toastTitles: titles, toastTimes: times });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement)) continue;
          const shown = node.matches("[data-sonner-toast]")
            ? [node]
            : [...node.querySelectorAll("[data-sonner-toast]")];
          for (const toast of shown) {
            titles.push(toast.querySelector("[data-title]")?.textContent ?? "");
            times.push(Date.now());
          }
        }
    }).observe(document, { childList: true, subtree: true });
  });
  await prepare?.(page);
  await page.goto(server.url + path);
  const tab = {
    page,
    titles: () => page.evaluate(() => [...(window as unknown as { toastTitles: string[] }).toastTitles]),
    joined: () => joined,
  };
  if (prepare === undefined) await heard(tab, 2);
  return tab;
}
const heard = (tab: Tab, channels: number): Promise<void> =>
  vi.waitFor(() => expect(tab.joined()).toBeGreaterThanOrEqual(channels), { timeout: 30_000, interval: 50 });

async function newRender(person: Person = me, status = "queued"): Promise<string> {
  const [row] = await server.sql(
    `insert into renders (user_id, project_id, aspect, size, fps, duration_ms, watermark)
     select $1, id, '9:16', 720, 30, 10000, true from projects where user_id = $1 limit 1 returning id`,
    [person.id],
  );
  const id = String(row?.["id"]);
  if (status !== "queued") await setRender(id, status);
  return id;
}
async function newTransform(person: Person = me): Promise<string> {
  const [row] = await server.sql(
    `insert into transforms (user_id, kind, input_name) values ($1, 'duotone', 'garden.jpg') returning id`,
    [person.id],
  );
  const id = String(row?.["id"]);
  await server.sql(`update transforms set status = 'processing' where id = $1`, [id]);
  return id;
}
const ENDED = "finished_at = now()";
const setRender = (id: string, status: string, more = status === "processing" ? "started_at = now()" : ENDED) =>
  server.sql(`update renders set status = '${status}', ${more} where id = $1`, [id]);
const setTransform = (id: string, status: string) =>
  server.sql(`update transforms set status = '${status}', ${ENDED} where id = $1`, [id]);

/** Something of one's own that is told last, so that whatever was told wrongly has been told by then. */
async function last({ page }: Tab): Promise<void> {
  const id = await newTransform();
  await setTransform(id, "failed");
  await page.getByText("Transform Failed").first().waitFor();
}

describe("the words", () => {
  test("a render is told when it is processed, completed and failed", async () => {
    const tab = await openTab(await newContext());
    const { page } = tab;
    const toasts = page.locator("[data-sonner-toast]");
    const id = await newRender();
    await setRender(id, "processing");
    await toasts.getByText("Video Processing").waitFor();
    await toasts.getByText("Your video is being generated...").waitFor();
    await setRender(id, "completed");
    const ready = page.locator("[data-sonner-toast]", { hasText: "Video Ready!" });
    await ready.getByText("Your video render completed successfully").waitFor();
    await ready.getByRole("button", { name: "View" }).click();
    await page.waitForURL(/\/renders$/);
    const [plain, named] = [await newRender(me, "processing"), await newRender(me, "processing")];
    // A change is told as the row is when it is told: one that fails at once is only told as failed.
    await expect.poll(async () => (await tab.titles()).length).toBe(4);
    await setRender(plain, "failed");
    await toasts.getByText("Video rendering failed").waitFor();
    await setRender(named, "failed", `${ENDED}, error_message = 'The disk is full.'`);
    await toasts.getByText("The disk is full.").waitFor();
    expect(
      await page
        .locator("[data-sonner-toast]", { hasText: "Render Failed" })
        .getByRole("button", { name: "View" })
        .count(),
    ).toBe(0);
    expect(await tab.titles()).toEqual([
      "Video Processing",
      "Video Ready!",
      "Video Processing",
      "Video Processing",
      "Render Failed",
      "Render Failed",
    ]);
  });

  test("a transform is told when it is done and when it failed, and View opens it", async () => {
    const tab = await openTab(await newContext());
    const { page } = tab;
    const [good, bad] = [await newTransform(), await newTransform()];
    await setTransform(bad, "failed");
    const failed = page.locator("[data-sonner-toast]", { hasText: "Transform Failed" });
    await failed.getByText("Failed to generate transform").waitFor();
    expect(await failed.getByRole("button", { name: "View" }).count()).toBe(0);
    await setTransform(good, "done");
    const done = page.locator("[data-sonner-toast]", { hasText: "Transform Complete!" });
    await done.getByText("Your AI transform is ready").waitFor();
    await done.getByRole("button", { name: "View" }).click();
    await page.waitForURL(new RegExp(`/transform/${good}$`));
    expect(await tab.titles()).toEqual(["Transform Failed", "Transform Complete!"]);
  });

  test.each([
    ["Video Ready!", 10_000],
    ["Transform Complete!", 10_000],
    ["Render Failed", 8000],
    ["Transform Failed", 8000],
    ["Video Processing", 5000],
  ])("%s stays for %i ms", async (title, ms) => {
    const { page } = await openTab(await newContext());
    await page.clock.install();
    if (title.startsWith("Transform"))
      await setTransform(await newTransform(), title.endsWith("!") ? "done" : "failed");
    else if (title === "Video Processing") await setRender(await newRender(), "processing");
    else {
      const id = await newRender();
      await server.sql(
        `update renders set status = 'failed', finished_at = now() where id = $1 and $2 = 'Render Failed'`,
        [id, title],
      );
      if (title === "Video Ready!") {
        await setRender(id, "processing");
        await setRender(id, "completed");
      }
    }
    const toast = page.getByText(title, { exact: true });
    await toast.waitFor();
    // From when it came, however long it took to be seen here; the clock of the page stands still from then on.
    const cameAt = await page.evaluate(() => (window as unknown as { toastTimes: number[] }).toastTimes.at(-1) ?? 0);
    await page.clock.pauseAt(cameAt + ms - 500);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(2000);
    await toast.waitFor({ state: "detached" });
  });
});

describe("what is not told", () => {
  test("progress alone, being queued or cancelled, and what belongs to others", async () => {
    const id = await newRender(me, "processing");
    const foreign = await newRender(other, "processing");
    const foreignTransform = await newTransform(other);
    const tab = await openTab(await newContext());
    for (const progress of ["0.2", "0.5", "0.9"])
      await server.sql(`update renders set progress = ${progress} where id = $1`, [id]);
    await setRender(foreign, "completed");
    await setTransform(foreignTransform, "done");
    await setRender(id, "cancelled");
    await server.sql(`update renders set status = 'queued', finished_at = null where id = $1`, [id]);
    await last(tab);
    expect(await tab.titles()).toEqual(["Transform Failed"]);
  });

  test("what a page knows already when it is opened, and what it has told before a reload", async () => {
    await setRender(await newRender(me, "processing"), "completed");
    const tab = await openTab(await newContext());
    const id = await newTransform();
    await setTransform(id, "done");
    await tab.page.getByText("Transform Complete!").waitFor();
    await tab.page.reload();
    await heard(tab, 4);
    await last(tab);
    expect(await tab.titles()).toEqual(["Transform Failed"]);
  });

  test("what belongs to who was signed in before in the same tab", async () => {
    const tab = await openTab(await newContext());
    const { page } = tab;
    const mine = await newTransform();
    await setRender(await newRender(me, "processing"), "completed");
    await page.getByText("Video Ready!").waitFor();
    // Otto takes over in this very tab.
    await page.evaluate(
      ([key, session]) => {
        localStorage.setItem(key, session);
        window.dispatchEvent(new StorageEvent("storage", { key, newValue: session }));
      },
      ["sb-localhost-auth-token", other.session] as const,
    );
    await page.getByText("Video Ready!").waitFor({ state: "detached" });
    await heard(tab, 4);
    await setTransform(mine, "done");
    const his = await newTransform(other);
    await setTransform(his, "failed");
    await page.getByText("Transform Failed").waitFor();
    expect((await tab.titles()).slice(-1)).toEqual(["Transform Failed"]);
    expect(await tab.titles()).not.toContain("Transform Complete!");
  });
});

describe("exactly once", () => {
  test("when it ends while the server is killed and started again", async () => {
    const [render, transform] = [await newRender(me, "processing"), await newTransform()];
    const tab = await openTab(await newContext());
    await server.kill();
    await server.restart(
      `update renders set status = 'completed', finished_at = now() where id = '${render}';
       update transforms set status = 'done', finished_at = now() where id = '${transform}'`,
    );
    await tab.page.getByText("Video Ready!").waitFor({ timeout: 30_000 });
    await tab.page.getByText("Transform Complete!").waitFor();
    // Both channels are open again, and what comes through them is told too.
    await heard(tab, 4);
    await last(tab);
    expect((await tab.titles()).toSorted()).toEqual(["Transform Complete!", "Transform Failed", "Video Ready!"]);
  });

  test("when it ends while the network is away, as after a laptop's sleep", async () => {
    const render = await newRender(me, "processing");
    const context = await newContext();
    const tab = await openTab(context);
    await context.setOffline(true);
    await setRender(render, "completed");
    // Made and done meanwhile, so that no update of it was ever heard.
    await setTransform(await newTransform(), "done");
    await context.setOffline(false);
    await tab.page.getByText("Video Ready!").waitFor({ timeout: 30_000 });
    await tab.page.getByText("Transform Complete!").waitFor();
    await last(tab);
    expect((await tab.titles()).toSorted()).toEqual(["Transform Complete!", "Transform Failed", "Video Ready!"]);
  });

  test("when it ends between the page's first read and its open channel", async () => {
    const render = await newRender(me, "processing");
    const context = await newContext();
    let open = (): void => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    let read = (): void => {};
    const firstRead = new Promise<void>((resolve) => (read = resolve));
    const tab = await openTab(context, "/terms", async (page) => {
      page.on("response", (response) => {
        if (response.url().includes("/rest/v1/renders")) void response.finished().then(read);
      });
      // A slow line: the socket opens only after the change.
      await page.routeWebSocket(/\/realtime\/v1\/websocket/, async (socket) => {
        await gate;
        socket.connectToServer();
      });
    });
    await firstRead;
    await setRender(render, "completed");
    open();
    await tab.page.getByText("Video Ready!").waitFor({ timeout: 30_000 });
    await last(tab);
    expect(await tab.titles()).toEqual(["Video Ready!", "Transform Failed"]);
  });

  test("when it ends while the page is reloaded", async () => {
    const render = await newRender(me, "processing");
    const tab = await openTab(await newContext());
    await tab.page.goto("about:blank");
    await setRender(render, "completed");
    await tab.page.goto(`${server.url}/terms`);
    await tab.page.getByText("Video Ready!").waitFor();
    await heard(tab, 4);
    await last(tab);
    expect(await tab.titles()).toEqual(["Video Ready!", "Transform Failed"]);
  });

  test("in each of two open tabs", async () => {
    const transform = await newTransform();
    const context = await newContext();
    const tabs = [await openTab(context), await openTab(context)];
    await setTransform(transform, "done");
    for (const tab of tabs) {
      await tab.page.bringToFront();
      await tab.page.getByText("Transform Complete!").waitFor();
    }
    for (const tab of tabs) expect(await tab.titles()).toEqual(["Transform Complete!"]);
  });

  test("again when a failed one is tried again and fails the same way", async () => {
    const tab = await openTab(await newContext());
    const id = await newRender(me, "processing");
    await tab.page.getByText("Video Processing").waitFor();
    await setRender(id, "failed");
    await tab.page.getByText("Render Failed").waitFor();
    await server.sql(`update renders set status = 'queued', finished_at = null where id = $1`, [id]);
    await setRender(id, "failed");
    await expect.poll(async () => (await tab.titles()).filter((title) => title === "Render Failed")).toHaveLength(2);
  });
});
