import { expect, test } from "vitest";
import { resolveChromium } from "../../infra/browser/resolve-chromium.ts";
import type { WorkerSettings } from "../../infra/queue/worker-settings.ts";
import { notePart, partProblems } from "../../infra/processes/part-health.ts";
import { checkParts } from "./check-parts.ts";

const broken = (): string[] => partProblems().map(({ part }) => part);
const look = (chromiumPath: string): Promise<void> =>
  checkParts({ settings: { chromiumPath } as WorkerSettings, warn: () => undefined });

test("a browser and an encoder that failed are tried again, and told as mended only once they start", async () => {
  notePart("browser", false);
  notePart("encoder", false);
  // It can be run, and is no browser.
  await look("/bin/false");
  expect(broken()).toEqual(["browser"]);
  await look((await resolveChromium()).executablePath);
  expect(broken()).toEqual([]);
});
