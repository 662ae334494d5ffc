import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Locator, Page, Route } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wavFile } from "../apps/server/src/features/assets/fixtures/upload-files.ts";
import { sharedBrowser } from "./shared.ts";
import { signIn, startStatusServer, type Person, type StatusServer } from "./status-server.ts";
import { undoOf } from "./toast.ts";

let server: StatusServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let me: Person;
let folder: string;
const complaints: string[] = [];

const MB = 1024 ** 2;
/** Two parts: the web app sends 8 MB at a time. */
const BYTES = 9 * MB;

/** Silence, as long as it is large. */
const sound = (bytes: number): Buffer => wavFile(Buffer.alloc(bytes - 44), { rate: 48_000, channels: 2 });

const item = (name: string): Locator => page.locator("li", { has: page.getByRole("button", { name: `Open ${name}` }) });
const uploads = (): Locator => page.getByRole("region", { name: "Uploads" });
const upload = async (...paths: string[]): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload files" }).click(),
  ]);
  await chooser.setFiles(paths);
};
/** A file on the disk: what is sent to the browser as bytes takes its time. */
const wav = async (name: string, bytes = BYTES): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, sound(bytes));
  return path;
};
const online = (): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event("online")));
const close = async (): Promise<void> => {
  await uploads().getByRole("button", { name: "Close" }).click();
  await uploads().waitFor({ state: "hidden" });
};

/** Lets the first part through and does something else with those behind it. Told when the first of these comes. */
async function behindTheFirst(
  handle: (route: Route) => Promise<void>,
): Promise<{ met: Promise<void>; end(): Promise<void> }> {
  const met = Promise.withResolvers<void>();
  const pattern = "**/uploads/v1/parts/*";
  await page.route(pattern, async (route) => {
    const request = route.request();
    if (request.method() !== "PATCH" || request.headers()["upload-offset"] === "0") return route.continue();
    met.resolve();
    await handle(route).catch(() => undefined); // the page has given it up
  });
  return { met: met.promise, end: () => page.unroute(pattern) };
}

const bytesOf = async (name: string): Promise<unknown> =>
  (await server.sql("select bytes from assets where user_id = $1 and name = $2", [me.id, name]))[0]?.["bytes"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-uploads-"));
  server = await startStatusServer();
  me = await server.signUp("Ines");
  browser = await sharedBrowser();
  context = await browser.newContext({ locale: "en-US", viewport: { width: 1280, height: 900 } });
  await signIn(context, me);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${server.url}/assets`);
  await page.getByRole("heading", { name: "No assets yet" }).waitFor();
});
afterAll(async () => {
  await context?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

it("goes on by itself after the connection was lost in the middle", async () => {
  const lost = await behindTheFirst((route) => route.abort("connectionreset"));
  await upload(await wav("lost.wav"));
  await lost.met;
  await uploads().getByText("8.0 MB of 9.0 MB. No connection. Uploading resumes automatically.").waitFor();
  await lost.end();
  await online();
  await uploads().getByText("1 file uploaded").waitFor();
  await item("lost.wav").waitFor();
  expect(Number(await bytesOf("lost.wav"))).toBe(BYTES);
  await close();
});

it("is paused and gone on with", async () => {
  const held = await behindTheFirst(() => new Promise<void>(() => undefined));
  await upload(await wav("paused.wav"));
  await held.met;
  await uploads().getByRole("button", { name: "Pause paused.wav" }).click();
  await uploads().getByText("Paused at 8.0 MB of 9.0 MB").waitFor();
  await uploads().getByText("1 upload to finish").waitFor();
  await held.end();
  await uploads().getByRole("button", { name: "Resume paused.wav" }).click();
  await uploads().getByText("1 file uploaded").waitFor();
  await item("paused.wav").waitFor();
  await close();
});

it("goes on after the page was loaded anew, and where the file is gone asks for it", async () => {
  const held = await behindTheFirst(() => new Promise<void>(() => undefined));
  await upload(await wav("reloaded.wav"));
  await held.met;
  // The browser has put the file away by the time it is asked for.
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open("sayhey-uploads", 1);
          opening.addEventListener("success", () => {
            const counting = opening.result.transaction("files").objectStore("files").count();
            counting.addEventListener("success", () => (opening.result.close(), resolve(counting.result)));
          });
        }),
    );
  await expect.poll(kept).toBe(1);
  // Not earlier: it lets go of what is held.
  await page.reload();
  await held.end();
  await uploads().getByText("1 file uploaded").waitFor();
  await item("reloaded.wav").waitFor();
  expect(Number(await bytesOf("reloaded.wav"))).toBe(BYTES);
  await close();

  const again = await behindTheFirst(() => new Promise<void>(() => undefined));
  await upload(await wav("wanted.wav"));
  await again.met;
  await expect.poll(kept).toBe(1);
  await page.evaluate(
    () => new Promise((resolve) => indexedDB.deleteDatabase("sayhey-uploads").addEventListener("success", resolve)),
  );
  await page.reload();
  await again.end();
  await uploads()
    .getByText("8.0 MB of 9.0 MB uploaded before the page closed. Choose the file again to resume.")
    .waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    uploads().getByRole("button", { name: "Choose wanted.wav again" }).click(),
  ]);
  await chooser.setFiles(await wav("wanted.wav"));
  await uploads().getByText("1 file uploaded").waitFor();
  expect(Number(await bytesOf("wanted.wav"))).toBe(BYTES);
  await close();
});

it("goes on after the server was killed in the middle", async () => {
  const killed = Promise.withResolvers<void>();
  const held = await behindTheFirst(async (route) => {
    await killed.promise;
    await route.abort("connectionreset");
  });
  await upload(await wav("killed.wav"), await wav("killed too.wav"));
  await held.met;
  await expect
    .poll(
      async () =>
        (await server.sql("select from uploads where state = 'open' and received = $1", [String(8 * MB)])).length,
    )
    .toBe(2);
  await server.kill();
  killed.resolve();
  await expect.poll(() => uploads().getByText("No connection. Uploading resumes automatically.").count()).toBe(2);
  await server.restart();
  await held.end();
  await online();
  await uploads().getByText("2 files uploaded").waitFor();
  for (const name of ["killed.wav", "killed too.wav"]) {
    await item(name).waitFor();
    expect(Number(await bytesOf(name))).toBe(BYTES);
  }
  await close();
});

it("storage that is nearly full is told, with the way to upgrade, before a file is chosen", async () => {
  const note = page.getByRole("note", { name: "Plan limit" });
  const fill = async (left: number): Promise<void> => {
    await server.sql("delete from assets where user_id = $1 and kind = 'footage'", [me.id]);
    await server.sql(
      `insert into assets (user_id, kind, name, path, content_type, bytes)
       select $1, 'footage', 'Clip', 'test/clip', 'application/zip', $2::bigint - sum(bytes) from assets where user_id = $1`,
      [me.id, String(500 * MB - left)],
    );
    await page.reload();
  };
  await fill(10 * MB);
  await note.getByText("Only 10 MB of storage left on the Free plan.").waitFor();
  expect(await note.getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/billing");
  await fill(0);
  await note.getByText("You've used all 500 MB of storage on the Free plan.").waitFor();
  expect(await page.getByRole("button", { name: "Upload files" }).isDisabled()).toBe(true);
  await server.sql("delete from assets where user_id = $1 and kind = 'footage'", [me.id]);
  await page.reload();
  await item("paused.wav").waitFor();
  await note.waitFor({ state: "detached" });
});

it("more than the plan holds is refused before a byte is sent", async () => {
  await server.sql(
    "insert into assets (user_id, kind, name, path, content_type, bytes) values ($1, 'footage', 'Clip', 'test/clip', 'application/zip', 450000000)",
    [me.id],
  );
  const sent: string[] = [];
  const listen = (request: { method(): string }): void => void sent.push(request.method());
  page.on("request", listen);
  await upload(await wav("large.wav", 40 * MB));
  await uploads()
    .getByText(/^Not enough storage: only [\d.]+ (?:kB|MB) of 500 MB left on the Free plan\./)
    .waitFor();
  page.off("request", listen);
  expect(sent).not.toContain("PATCH");
  await server.sql("delete from assets where user_id = $1 and kind = 'footage'", [me.id]);
  await uploads().getByRole("button", { name: "Leave out large.wav" }).click();
});

it("folders take what is dragged or moved into them by keyboard, and come back when they are deleted", async () => {
  const place = (name: string): Locator => page.getByRole("button", { name: new RegExp(`^Open folder ${name},`) });
  await page.getByRole("button", { name: "New folder" }).click();
  await page.getByLabel("Name of the folder").fill("Music / Silent");
  await page.keyboard.press("Enter");
  await place("Music").waitFor();
  await item("lost.wav").dragTo(place("Music"));
  await page.getByText("lost.wav is in Music").first().waitFor();
  await item("lost.wav").waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "Open paused.wav" }).focus();
  await page.keyboard.press("m");
  const dialog = page.getByRole("dialog", { name: "Move paused.wav" });
  await dialog.getByRole("radio", { name: "Music, in it Silent" }).check();
  await dialog.getByRole("button", { name: "Move to Silent" }).click();
  await page.getByText("paused.wav is in Silent").first().waitFor();

  await place("Music").click();
  await item("lost.wav").waitFor();
  await place("Silent").click();
  await item("paused.wav").waitFor();
  await page.getByRole("navigation", { name: "Folder path" }).getByRole("button", { name: "All files" }).click();
  await expect.poll(() => place("Music").getAttribute("aria-label")).toBe("Open folder Music, 2 files");
  await place("Music").focus();
  await page.keyboard.press("Delete");
  await place("Music").waitFor({ state: "hidden" });
  await undoOf(page, "Music deleted, 2 files moved to trash");
  await expect.poll(() => place("Music").getAttribute("aria-label")).toBe("Open folder Music, 2 files");
  await page.getByLabel("Search your assets by name, tag or folder").fill("silent");
  await item("paused.wav").waitFor();
  await page.getByLabel("Search your assets by name, tag or folder").fill("");
  await item("killed.wav").waitFor();
});

it("several are deleted at once and taken back; a sound plays over its waveform, a picture has its versions", async () => {
  for (const name of ["killed.wav", "killed too.wav", "wanted.wav"]) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole("button", { name: "Delete 3" }).click();
  await item("killed.wav").waitFor({ state: "hidden" });
  await undoOf(page, "3 files moved to trash");
  for (const name of ["killed.wav", "killed too.wav", "wanted.wav"]) await item(name).waitFor();

  await server.sql("update assets set meta = meta || $2::text::jsonb where user_id = $1 and name = 'wanted.wav'", [
    me.id,
    JSON.stringify({ peaks: Array.from({ length: 160 }, (_, index) => index % 100) }),
  ]);
  const picture = (colour: string) =>
    sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
      .png()
      .toBuffer();
  await writeFile(join(folder, "logo.png"), await picture("teal"));
  await upload(join(folder, "logo.png"));
  await item("logo.png").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Open wanted.wav" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Play" }).waitFor();
  const slider = dialog.getByRole("slider", { name: "Place in wanted.wav" });
  await slider.focus();
  await page.keyboard.press("End");
  await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(/^(\d+:\d\d) of \1$/);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });

  await page.getByRole("button", { name: "Open logo.png" }).click();
  await dialog.getByText("320 × 240").waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Replace" }).click(),
  ]);
  await chooser.setFiles({
    name: "other.png",
    mimeType: "image/png",
    buffer: await sharp(await picture("red"))
      .resize(64)
      .toBuffer(),
  });
  await dialog.getByText("64 × 48").waitFor();
  await dialog.getByRole("region", { name: "Earlier versions" }).getByRole("button", { name: "Put back" }).click();
  await dialog.getByText("320 × 240").waitFor();
  await page.keyboard.press("Escape");
});

it("never throws on the page", () => {
  expect(complaints).toEqual([]);
});
