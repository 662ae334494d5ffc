import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobRun } from "../../infra/queue/job-definition.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import { callFunction } from "../../testing/call-function.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";
import { openServices, workerSettings } from "../services.ts";
import { maintenanceJob } from "./maintenance.ts";

const BOUGHT = new Date(Date.now() - 40 * 86_400_000);

let server: TestPlatform;
beforeAll(async () => {
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform, { worker: false, now: () => BOUGHT }),
  });
});
afterAll(() => server.close());

test("a file that cannot be removed keeps nobody's plan waiting", async () => {
  const user = await server.signUp("Waits For Nobody");
  await callFunction(server, user.token, "plan-change", { plan: "pro" });
  const settings = await workerSettings(server.platform);
  const media = {
    ...openMediaStore(settings.media),
    sweepIncoming: () => Promise.reject(new Error("the disk is read-only")),
  };
  const warnings: string[] = [];
  let settled = false;
  const run = {
    sql: server.sql,
    media,
    settings,
    signal: new AbortController().signal,
    warn: (message: string) => void warnings.push(message),
    commit: async () => (settled = true),
  } as unknown as JobRun<"maintenance">;
  await expect(maintenanceJob.run(run)).rejects.toThrow("the disk is read-only");
  expect([settled, warnings]).toEqual([false, ["Half-written files were not removed; the next hour tries again."]]);
  const { body } = await callFunction(server, user.token, "billing-get", {});
  expect(body.invoices.map(({ reason }) => reason).toSorted()).toEqual(["renewal", "start"]);
});
