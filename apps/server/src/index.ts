export { type RunningServer, startServer, type StartServerOptions } from "./main/start-server.ts";
export { serveUntilSignal } from "./main/serve-until-signal.ts";
export { workUntilSignal } from "./main/work-until-signal.ts";
export { rollUpAnalytics } from "./features/analytics/roll-up.ts";
export { startWorker, type Worker } from "./main/worker/start-worker.ts";
export type { WorkerSettings } from "./infra/queue/worker-settings.ts";
export { readSettings, type Settings } from "./infra/settings/settings.ts";
export type { Platform } from "./main/open-platform.ts";
export { openServices, type Services, type ServicesOptions } from "./main/services.ts";
