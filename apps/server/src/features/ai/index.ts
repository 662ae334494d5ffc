export { aiOfEnvironment } from "./ai-config.port.ts";
export type { AiConfig } from "./ai-config.port.ts";
export { AI_NETWORK } from "./ai-network.port.ts";
export { changedPages } from "./changed-pages.ts";
export { openModel } from "./open-model.port.ts";
