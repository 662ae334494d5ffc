export { aiOfEnvironment } from "./ai-config.ts";
export type { AiConfig } from "./ai-config.ts";
export { AI_NETWORK } from "./ai-network.ts";
export { openModel } from "./open-model.ts";
