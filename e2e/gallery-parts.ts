import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planIdea } from "@sayhey/planner/embedded";
import { createStoryboard } from "@sayhey/trailer";
import { renderTrailer } from "@sayhey/trailer/node";
import type { FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { TEST_PASSWORD, type TestUser } from "../apps/server/src/testing/start-test-platform.ts";

/** The idea whose trailer is drawn. */
export const IDEA = "AI recipe finder";

/** A trailer as the product draws it, small. */
export async function trailerOf(seed: number): Promise<{ video: Uint8Array; poster: Uint8Array }> {
  const outDir = await mkdtemp(join(tmpdir(), "sayhey-e2e-trailer-"));
  const storyboard = createStoryboard(await planIdea(IDEA, { seed }), {
    aspect: "9:16",
    durationMs: 6000,
    watermark: true,
    link: "larder.localhost",
    footage: [],
  });
  const { videoPath, posterPath } = await renderTrailer({ storyboard, footage: [], width: 180, height: 320, outDir });
  const [video, poster] = await Promise.all([readFile(videoPath), readFile(posterPath)]);
  await rm(outDir, { recursive: true, force: true });
  return { video, poster };
}

/** Signs somebody in on the page that asks for it. */
export async function signIn(tab: Page, user: TestUser): Promise<void> {
  await tab.getByLabel("E-mail").fill(user.email);
  await tab.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD);
  await tab.keyboard.press("Enter");
}

/** How many videos of a page play. */
export const playing = (tab: Page): Promise<number> =>
  tab.evaluate(() => [...document.querySelectorAll("video")].filter((video) => !video.paused).length);

/** Dark modules of a QR code drawn as one path of unit squares. */
export const modulesOf = (path: string): string[] =>
  [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);

/** Calls a function of a server as somebody. @throws Error with what was refused */
export async function callOf<T>(url: string, user: TestUser, name: string, input: unknown): Promise<T> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${user.token}` },
    body: JSON.stringify(input),
  });
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body as T;
}

/** Waits until an app runs: its page is there to read before its script is, which then puts its own in the same place. */
export async function started(app: FrameLocator): Promise<void> {
  const root = app.locator("#root > *").first();
  const isTaken = (): Promise<boolean> =>
    root.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(isTaken).toBe(true);
}
