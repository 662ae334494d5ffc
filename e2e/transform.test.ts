import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharedBrowser } from "./shared.ts";
import { crossingDisc, makeTones, makeVideo } from "../packages/transforms/src/fixtures/make-recording.ts";
import { signIn, startStatusServer, type Person, type StatusServer } from "./status-server.ts";

let server: StatusServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let me: Person;
const complaints: string[] = [];

/** A picture with something to see: a bright disc on a dark ground, beside the middle. */
async function picture(width: number, height: number): Promise<Buffer> {
  const disc = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#20242c"/><circle cx="${width * 0.75}" cy="${height / 2}" r="${height / 4}" fill="#ff5a36"/></svg>`;
  return sharp(Buffer.from(disc)).jpeg().toBuffer();
}
const upload = async (bytes: Buffer, name: string): Promise<void> =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer: bytes });

beforeAll(async () => {
  server = await startStatusServer({ worker: true });
  browser = await sharedBrowser();
  me = await server.signUp("Mara");
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    acceptDownloads: true,
  });
  context.setDefaultTimeout(30_000);
  await signIn(context, me);
  page = await context.newPage();
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterAll(async () => {
  await context?.close();
  await server?.stop();
});

describe("the gallery of transforms", () => {
  test("begins with the idea, and shows what each transform does to a picture", async () => {
    await page.goto(`${server.url}/transform`);
    await page.getByRole("heading", { level: 1, name: "Transform your idea into an app" }).waitFor();
    await page.getByLabel("Your idea").waitFor();
    for (const name of [
      "Duotone",
      "Halftone",
      "Screen print",
      "Pencil sketch",
      "Glitch",
      "Film grade",
      "Smart crop",
      "Enlarge and sharpen",
      "Remove a background",
      "Animate a picture",
      "Theme from image",
      "Restyle a project",
      "Another language",
      "Reframe a video",
      "Convert a video",
      "Cut silence",
      "Even loudness",
      "Change speed",
      "Beat grid",
    ])
      await page.getByRole("link", { name }).first().waitFor();
    // What begins with a video and what begins with a sound stand apart; some take both.
    for (const region of ["For a video", "For a sound"])
      await page.getByRole("region", { name: region }).getByRole("link", { name: "Cut silence" }).waitFor();
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: "Draw a picture" }) })
      .getByText("Needs a key")
      .waitFor();
    // Thumbnails are made by the transforms themselves: before and after differ.
    const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Pencil sketch" }) });
    await card.locator("canvas").nth(1).waitFor();
    const brightness = () =>
      card.locator("canvas").evaluateAll((canvases) =>
        canvases.map((canvas) => {
          const target = canvas as HTMLCanvasElement;
          const { data } = target.getContext("2d")?.getImageData(0, 0, target.width, target.height) ?? { data: [] };
          let sum = 0;
          for (let at = 0; at < data.length; at += 4) sum += data[at] ?? 0;
          return sum / (data.length / 4);
        }),
      );
    // Both are drawn, and not alike.
    await expect.poll(async () => Math.min(...(await brightness()))).toBeGreaterThan(0);
    const gained = async () => {
      const [before = 0, after = 0] = await brightness();
      return after - before;
    };
    await expect.poll(gained).toBeGreaterThan(60);
  });
});

describe("a transform of a picture", () => {
  test("previews on the sample, then on one's own picture, and follows its settings", async () => {
    await page.getByRole("link", { name: "Duotone" }).click();
    await page.getByRole("heading", { level: 1, name: "Duotone" }).waitFor();
    await page.getByText("Live preview on a sample.").waitFor();
    await page.getByRole("button", { name: "Choose a picture first" }).waitFor();
    await upload(await picture(900, 600), "Disc.jpg");
    await page.getByRole("img", { name: "After: Disc.jpg as Duotone" }).waitFor();
    const middle = (): Promise<number[]> =>
      page.getByRole("img", { name: "After: Disc.jpg as Duotone" }).evaluate((canvas) => {
        const target = canvas as HTMLCanvasElement;
        return [...(target.getContext("2d")?.getImageData(target.width * 0.75, target.height / 2, 1, 1).data ?? [])];
      });
    await expect.poll(middle).toEqual([255, 194, 51, 255]);
    await page.getByLabel("Light", { exact: true }).fill("#00ff00");
    await expect.poll(middle).toEqual([0, 255, 0, 255]);
  });

  test("runs as a job, is told, and shows before and after with a divider that the keyboard moves", async () => {
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    await page.getByText("Your AI transform is ready").waitFor();
    await page.getByRole("heading", { level: 1, name: "Duotone of Disc.jpg" }).waitFor();
    const divider = page.getByRole("slider", { name: "Divider between before and after" });
    await divider.focus();
    const stands = () => divider.getAttribute("aria-valuetext");
    await expect.poll(stands).toBe("50% before, 50% after");
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
    await expect.poll(stands).toBe("55% before, 45% after");
    await page.keyboard.press("Home");
    await expect.poll(stands).toBe("0% before, 100% after");
    await page.getByText("#00ff00").waitFor();
    await page.getByText("900 x 600 px").waitFor();
  });

  test("is downloaded in full size and lies among the assets", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download picture" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Disc (duotone).jpg");
    const image = sharp(await readFile(await download.path()));
    expect(await image.metadata()).toMatchObject({ format: "jpeg", width: 900, height: 600 });
    const { data } = await image
      .extract({ left: 674, top: 299, width: 2, height: 2 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => Math.round(value / 32))).toEqual([0, 8, 0]);
    await page.getByRole("link", { name: "View in Assets" }).click();
    await page.waitForURL(/\/assets\?q=Disc/);
    await page.getByText("Disc (duotone).jpg").first().waitFor();
    await page.goBack();
  });

  test("runs again with other settings, beginning with those it had", async () => {
    await page.getByRole("link", { name: "Run again with other settings" }).click();
    await page.getByRole("img", { name: "After: Disc.jpg as Duotone" }).waitFor();
    await expect.poll(() => page.getByLabel("Light", { exact: true }).inputValue()).toBe("#00ff00");
    await page.getByRole("button", { name: "Reset settings" }).click();
    await expect.poll(() => page.getByLabel("Light", { exact: true }).inputValue()).toBe("#ffc233");
  });

  test("shows how far it is, and can be cancelled and tried again", async () => {
    await page.goto(`${server.url}/transform?make=enlarge`);
    await upload(await picture(1200, 900), "Large.jpg");
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    const bar = page.getByRole("progressbar", { name: "Progress of the transform" });
    await bar.waitFor();
    await page
      .getByText(/(?:Reading|Transforming|Saving) the picture|Getting ready/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Cancel transform" }).click();
    await page.getByText("Canceled. It doesn't count toward your limit.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("2400 x 1800 px").waitFor({ timeout: 120_000 });
  });

  test("that the server is killed in the midst of is finished after the restart, and told once", async () => {
    await page.goto(`${server.url}/transform?make=enlarge`);
    await page.getByRole("button", { name: "Large.jpg", exact: true }).click();
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    await page.getByText(/(?:Reading|Transforming) the picture/).waitFor();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const titles = [...document.querySelectorAll("[data-sonner-toast] [data-title]")].map(
          (node) => node.textContent ?? "",
        );
        if (titles.length > 0) seen.push(titles.join());
      }).observe(document.body, { childList: true, subtree: true });
    });
    await server.kill();
    await server.restart();
    await page.getByText("Your AI transform is ready").waitFor({ timeout: 120_000 });
    await page.getByText("2400 x 1800 px").waitFor();
    const rows = await server.sql(
      "select id from transforms where status = 'done' and kind = 'enlarge' and user_id = $1",
      [me.id],
    );
    expect(rows).toHaveLength(2);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(["Transform Complete!"]));
  });

  test("of a damaged file says why it failed", async () => {
    const [asset] = await server.sql("select id from assets where user_id = $1 and kind = 'upload' limit 1", [me.id]);
    // The file has been lost since its upload: nothing a form could notice.
    await server.sql("update assets set path = 'uploads/lost.jpg' where id = $1", [String(asset?.["id"])]);
    await page.goto(`${server.url}/transform?make=sketch&asset=${String(asset?.["id"])}`);
    await page.getByRole("button", { name: "Transform picture" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    await page.getByText("Failed to generate transform").waitFor();
    await page.getByRole("alert").getByText("It doesn't count toward your limit.").waitFor();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  });
});

describe("a transform of a video", () => {
  test("shows what it does by a drawing that follows the settings and presets, one's own among them", async () => {
    await page.goto(`${server.url}/transform?make=cut-silence`);
    await page.getByRole("img", { name: "Preview on a drawn sample" }).waitFor();
    const [width, height] = [320, 180];
    const sound = makeTones(3, [
      { from: 0, to: 0.8, hertz: 440, level: 0.2 },
      { from: 2, to: 3, hertz: 440, level: 0.2 },
    ]);
    const video = await makeVideo({ width, height, seconds: 3 }, crossingDisc(width, height), sound);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "Talk.mp4", mimeType: "video/mp4", buffer: Buffer.from(video) });
    await page.getByRole("button", { name: "Talk.mp4", pressed: true }).waitFor();
    await page.getByRole("button", { name: "Jump cuts" }).click();
    await page.getByText("40 ms").waitFor();
    await page.getByRole("button", { name: "Save preset" }).click();
    await page.getByLabel("Preset name").fill("Mine");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Mine", exact: true, pressed: true }).waitFor();
    await page.getByRole("button", { name: "Talking head" }).click();
    await page.getByText("120 ms").waitFor();
    await page.getByRole("button", { name: "Mine", exact: true }).click();
    await page.getByText("40 ms").waitFor();
    await page.getByRole("button", { name: "Remove the preset Mine" }).click();
    await page.getByRole("button", { name: "Mine", exact: true }).waitFor({ state: "detached" });
  });

  test("stands before and after together, moved and heard by one set of controls, with its figures", async () => {
    await page.getByRole("button", { name: "Transform file" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    await page.getByRole("heading", { level: 1, name: "Talk.mp4, without pauses" }).waitFor();
    await page.getByText("Time saved").waitFor({ timeout: 60_000 });
    await page.getByLabel("After: Talk (without pauses).mp4").waitFor();
    const lengths = () =>
      page.locator("video").evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).duration));
    await expect.poll(async () => (await lengths()).every((seconds) => seconds > 1)).toBe(true);
    const [after = 0, before = 0] = await lengths();
    expect(before - after).toBeGreaterThan(0.8);
    await page.getByRole("button", { name: "Play both" }).waitFor();
    // One place for both, moved by the keyboard.
    const places = () =>
      page.locator("video").evaluateAll((videos) =>
        videos.map((video) => {
          const { currentTime, duration } = video as HTMLVideoElement;
          return Math.round((currentTime / duration) * 100);
        }),
      );
    await page.getByRole("slider", { name: "Place in the recording" }).focus();
    await page.keyboard.press("End");
    await expect.poll(places).toEqual([100, 100]);
    await page.keyboard.press("Home");
    await expect.poll(places).toEqual([0, 0]);
    await page.getByRole("slider", { name: "Divider between before and after" }).waitFor();
    const muted = () =>
      page.locator("video").evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).muted));
    await expect.poll(muted).toEqual([false, true]);
    await page.getByText("Hear before").click();
    await expect.poll(muted).toEqual([true, false]);
  });

  test("of several files with the same settings is a job each, shown together", async () => {
    await page.goto(`${server.url}/transform?make=duotone`);
    for (const name of ["Second.jpg", "Third.jpg"]) {
      await upload(await picture(300, 200), name);
      await page.getByRole("button", { name, exact: true, pressed: true }).waitFor();
    }
    await page.getByLabel("Batch", { exact: true }).press("Space");
    await page.getByRole("button", { name: "Second.jpg", exact: true }).click();
    await page.getByRole("button", { name: "Transform 2 pictures" }).click();
    await page.waitForURL(/\/transform\/[0-9a-f-]{36}$/);
    const batch = page.getByRole("navigation", { name: "Of the same batch" });
    await batch.getByRole("heading", { name: "2 of one batch" }).waitFor();
    await expect.poll(() => batch.getByText("Done").count(), { timeout: 60_000 }).toBe(2);
  });
});

test("what needs a key says so, and cannot be run without one", async () => {
  await page.goto(`${server.url}/transform?make=draw-picture`);
  await page.getByText("This needs an image model.").waitFor();
  await page.getByRole("link", { name: "Add a key" }).waitFor();
  await page.getByLabel("What to draw").fill("A fox in a raincoat");
  await expect.poll(() => page.getByRole("button", { name: "Draw it" }).isDisabled()).toBe(true);
});

test("a transform that is unknown, somebody else's or no id at all shows the 404 page", async () => {
  const other = await server.signUp("Otto");
  const [row] = await server.sql(
    "insert into transforms (user_id, kind, input_name) values ($1, 'duotone', 'a.jpg') returning id",
    [other.id],
  );
  await server.sql("update transforms set status = 'cancelled' where id = $1", [String(row?.["id"])]);
  for (const id of [String(row?.["id"]), crypto.randomUUID(), "nonsense"]) {
    await page.goto(`${server.url}/transform/${id}`);
    await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  }
});

test("nothing broke on the way", () => {
  expect(complaints).toEqual([]);
});
