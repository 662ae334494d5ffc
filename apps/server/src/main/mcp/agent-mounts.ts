import type { GatewayParts } from "../../http/gateway.ts";
import { AGENTS_PATH, createAgentsPage } from "./agents-page.ts";
import { createMcpHandler, MCP_PATH, type McpOptions } from "./mcp-handler.ts";

/** As long as a call of a function may be. */
const MESSAGE_BYTES = 1024 * 1024;
const QUESTION_BYTES = 1024;

/** What is there for agents: the Model Context Protocol, and where they read of it. */
export const agentMounts = (options: McpOptions): GatewayParts["mounts"] => [
  { path: MCP_PATH, bodyBytes: MESSAGE_BYTES, fetch: createMcpHandler(options) },
  { path: AGENTS_PATH, bodyBytes: QUESTION_BYTES, fetch: createAgentsPage(options.publicUrl) },
];
