import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { AppError } from "@sayhey/contract/app-error";
import { Hono } from "hono";
import { errorResponse } from "../../http/error-response.ts";
import { openDatabase } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { createMetricsHandler, METRICS_PATH } from "../../infra/metrics/metrics-handler.ts";
import { readinessResponse, readReadiness } from "../../infra/readiness.ts";
import type { Settings } from "../../infra/settings/settings-schema.ts";
import type { SupervisedWorker } from "./supervise-worker.ts";

/** What a separate worker answers to whoever watches over it. */
export interface WorkerServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Answers `/healthz` (the worker runs, and what it can't start), `/readyz` (database, migrations, storage, queue) and, with METRICS_TOKEN, `/metrics`.
 * @throws AppError unavailable when it can't listen on the port
 */
export async function serveWorker(options: {
  settings: Pick<Settings, "HOST" | "METRICS_TOKEN">;
  databaseUrl: string;
  media: Pick<MediaStore, "checkWritable">;
  port: number;
  worker: SupervisedWorker;
}): Promise<WorkerServer> {
  const { settings, databaseUrl, media, port, worker } = options;
  const sql = openDatabase(databaseUrl, { max: 1, name: "sayhey worker health" });
  const app = new Hono();
  app.onError((error) => errorResponse(error));
  app.notFound(() => errorResponse(new AppError("not-found", "There is nothing at this address.")));
  app.get("/healthz", (c) => {
    const problems = worker.problems().map(({ part, message }) => ({ part, message }));
    if (problems.some(({ part }) => part === "worker"))
      throw new AppError("unavailable", "The worker ended and is being started again.");
    return c.json(problems.length === 0 ? { status: "ok" } : { status: "degraded", problems });
  });
  app.get("/readyz", async () => readinessResponse(await readReadiness(sql, media)));
  if (settings.METRICS_TOKEN !== undefined) {
    const answer = createMetricsHandler(settings.METRICS_TOKEN, async () => [await worker.metrics()]);
    app.get(METRICS_PATH, (c) => answer(c.req.raw));
  }
  const server = createServer(getRequestListener((request) => app.fetch(request)));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, settings.HOST, resolve);
  }).catch(async (cause: unknown) => {
    await sql.end({ timeout: 1 });
    throw new AppError("unavailable", `The worker can't listen on ${settings.HOST}:${port}: ${String(cause)}.`, {
      cause,
      hint: "Choose another port with WORKER_PORT.",
    });
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sql.end({ timeout: 1 });
    },
  };
}
