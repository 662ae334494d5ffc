export { type RunningServer, startServer, type StartServerOptions } from "./start-server.ts";
export { serveUntilSignal } from "./serve-until-signal.ts";
export { readSettings, type Settings } from "./platform/settings.ts";
export type { Platform } from "./platform/open-platform.ts";
