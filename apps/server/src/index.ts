export { type RunningServer, startServer, type StartServerOptions } from "./start-server.ts";
export { serveUntilSignal } from "./serve-until-signal.ts";
export { workUntilSignal } from "./work-until-signal.ts";
export { rollUpAnalytics } from "./platform/analytics/roll-up.ts";
export { startWorker, type Worker } from "./platform/jobs/start-worker.ts";
export type { WorkerSettings } from "./platform/jobs/worker-settings.ts";
export { readSettings, type Settings } from "./platform/settings.ts";
export type { Platform } from "./platform/open-platform.ts";
export { openServices, type Services, type ServicesOptions } from "./services.ts";
