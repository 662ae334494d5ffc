import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { RENDER_ENVIRONMENT } from "@sayhey/trailer/node";
import type { WorkerServices } from "../../infra/queue/job-definition.ts";
import { isBroken, notePart } from "../../infra/processes/part-health.ts";
import { findBrowser, withBrowser } from "../../features/trailers/footage/footage.port.ts";
import { runTaskProcess } from "../../infra/processes/run-task-process.ts";

const ENTRY = join(import.meta.dirname, "try-encoder.entry.ts");
const ENCODER_MS = 30_000;

/**
 * Sees whether there is a browser, and tries again what failed when a job last needed it: what works is told at once by the job, what is
 * mended has to be found out.
 */
export async function checkParts(services: Pick<WorkerServices, "settings" | "warn">): Promise<void> {
  const wasBroken = isBroken("browser");
  const browser = await findBrowser(services);
  // Nothing is to be done in it: that it starts is noted by the pool.
  if (!(browser instanceof AppError) && wasBroken)
    await withBrowser(browser, { account: "health" }, (pool) => pool.use({}, async () => undefined)).catch(
      () => undefined,
    );
  if (!isBroken("encoder")) return;
  await startEncoder().then(
    () => notePart("encoder", true),
    () => notePart("encoder", false),
  );
}

/** Starts the encoder and ends it again. @throws OwnFailure when it can't be started */
export async function startEncoder(): Promise<void> {
  const words = { what: "encoder", notStarted: "not started", stopped: "stopped", stoppedHint: "" };
  await runTaskProcess(ENTRY, {}, words, {
    signal: AbortSignal.timeout(ENCODER_MS),
    onProgress: () => undefined,
    environment: RENDER_ENVIRONMENT,
  });
}
