import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "./browser.ts";
import { clickTrack, offHalfBeat } from "./click-track.ts";
import { openMemberPage, type MemberPage } from "./shared.ts";

let server: MemberPage["server"];
let browser: Browser;
let page: Page;
let projectId: string;

const call = <T>(name: string, input: unknown): Promise<T> =>
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

beforeAll(async () => {
  browser = await launchChromium([
    "--autoplay-policy=no-user-gesture-required",
    // A microphone that hears a beep a second.
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
  ]);
  ({ server, page } = await openMemberPage({
    path: "/dashboard",
    viewport: { width: 1440, height: 900 },
    worker: true,
    browser,
  }));
  ({ projectId } = await call<{ projectId: string }>("project-create", { idea: "Plant diary" }));
  await page.goto(`${server.url}/studio/${projectId}`);
  await page.getByRole("status", { name: "The trailer is loading" }).waitFor({ state: "hidden" });
  await page
    .getByRole("navigation", { name: "Settings of the trailer" })
    .getByRole("button", { name: "Sound", exact: true })
    .click();
});
afterAll(() => browser?.close());

it("a picture that calls itself music is refused in words", async () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page
    .getByLabel("Music", { exact: true })
    .and(page.locator("input"))
    .setInputFiles({ name: "song.mp3", mimeType: "audio/mpeg", buffer: png });
  await page.getByRole("alert").filter({ hasText: "The name ends in .mp3, but this is a picture." }).waitFor();
});

it("music brought along moves the cuts to its beats, and only the stretch that plays is fetched", async () => {
  const fetched: Request[] = [];
  page.on("request", (request) => {
    if (/\.wav/.test(request.url())) fetched.push(request);
  });
  await page
    .getByLabel("Music", { exact: true })
    .and(page.locator("input"))
    .setInputFiles({ name: "song.wav", mimeType: "audio/wav", buffer: clickTrack(100, 24) });
  await page.getByText("100 beats a minute").waitFor();
  const kept = () =>
    call<{
      document: {
        durationMs: number;
        soundtrack: { file: { startMs: number; bpm: number; beats: number[] } };
        scenes: { startMs: number }[];
      };
    }>("storyboard-get", { projectId });
  await expect.poll(async () => (await kept()).document.soundtrack.file).not.toBeNull();
  await page.getByText("Saved", { exact: true }).waitFor();
  const { document } = await kept();
  const { file } = document.soundtrack;
  expect(Math.abs(file.bpm - 100)).toBeLessThan(2);
  for (const beat of file.beats) {
    const off = (beat - 200 + 600) % 600;
    expect(Math.min(off, 600 - off)).toBeLessThan(35);
  }
  for (const { startMs } of document.scenes.slice(1)) expect(offHalfBeat(startMs + file.startMs, 100)).toBeLessThan(35);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => fetched.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const answer = await fetched[0]?.response();
  expect(answer?.status()).toBe(206);
  expect(Number(answer?.headers()["content-length"])).toBeLessThanOrEqual(document.durationMs * 192);
});

it("a voice-over is recorded to the picture, moved, trimmed, removed and restored", async () => {
  const voice = () =>
    call<{ document: { soundtrack: { voice: { atMs: number; startMs: number; durationMs: number } | null } } }>(
      "storyboard-get",
      { projectId },
    ).then(({ document }) => document.soundtrack.voice);
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Record voice-over" }).click();
  const stop = page.getByRole("button", { name: "Stop recording" });
  await stop.waitFor();
  // Two beeps at least are on it.
  await expect
    .poll(() => page.getByRole("slider", { name: "Place in the trailer" }).inputValue().then(Number))
    .toBeGreaterThan(2200);
  await stop.click();
  const track = page.getByRole("slider", { name: "Voice-over", exact: true });
  await track.waitFor();
  await page.getByText("Saved", { exact: true }).waitFor();
  const recorded = await voice();
  if (recorded === null) throw new TypeError("the voice-over was not kept");
  expect(recorded.durationMs).toBeGreaterThan(900);
  await track.press("Shift+ArrowRight");
  await page.getByRole("slider", { name: "End of voice-over" }).press("ArrowLeft");
  await expect.poll(voice).toEqual({
    ...recorded,
    atMs: recorded.atMs + 500,
    durationMs: recorded.durationMs - 50,
  });
  await track.press("Delete");
  await expect.poll(voice).toBeNull();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect.poll(voice).toMatchObject({ atMs: recorded.atMs + 500 });
});
