import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";
import { refusalSchema } from "@sayhey/contract/functions";
import { z } from "zod";
import { MCP_RESOURCE_TEMPLATES, MCP_RESOURCES, readMcpResource, SPEC_FORMAT_URI } from "./mcp-resources.ts";
import { mcpTools } from "./mcp-tools.ts";

/** Where agents find SayHey. */
export const MCP_PATH = "/mcp";

type Answer = (request: Request, caller: { address: string }) => Promise<Response>;

/** What it stands on: what answers functions, and the origin of the product. */
export interface McpOptions {
  functions: Answer;
  publicUrl: string;
}

/** Characters of an answer; more would fill what an agent keeps in mind. */
const MOST_ANSWERED = 200_000;

const INSTRUCTIONS = `SayHey makes working web apps from ideas, and trailers filmed from them.
- project-create makes an app of an idea, a sentence or two. Its preview can be opened at once (project-preview).
- project-edit changes an app by ops against its present version. Read ${SPEC_FORMAT_URI} and the project's spec first.
- override-save keeps a file written by hand; source-problems tells what is wrong with it; project-check plays the app's flows.
- render-create renders the trailer, render-get tells how far it is, render-files where its files are.
Publishing and who may see an app are up to its owner, on the web.`;

class Refused extends Error {}

/**
 * Answers the Model Context Protocol over HTTP (https://modelcontextprotocol.io/specification/2025-06-18/basic/transports), for whoever has
 * an API token. Tools are the functions that tokens may call and go through `functions`, so that scopes, limits and checks are those of
 * every other call. No session is kept: any server can answer any request.
 */
export function createMcpHandler({ functions, publicUrl }: McpOptions): Answer {
  return async (request, caller) => {
    if (request.method !== "POST")
      return refuse(405, "Messages are sent with POST; there is no stream to listen to.", { allow: "POST" });
    const ask = (name: string, input: unknown): Promise<Response> =>
      functions(
        new Request(`${publicUrl}/functions/v1/${name}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: request.headers.get("authorization") ?? "",
            "user-agent": request.headers.get("user-agent") ?? "",
          },
          body: JSON.stringify(input),
          signal: request.signal,
        }),
        caller,
      );
    const checked = await ask("token-check", {});
    if (!checked.ok) {
      const status = checked.status === 403 ? 401 : checked.status;
      return refuse(status, await wordsOf(checked), { "www-authenticate": 'Bearer realm="SayHey"' });
    }
    const { scopes } = scopesSchema.parse(await checked.json());
    const server = openServer(ask, scopes);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  };
}

const scopesSchema = z.object({ scopes: z.array(z.string()) });

function openServer(ask: (name: string, input: unknown) => Promise<Response>, scopes: readonly string[]): Server {
  const server = new Server(
    { name: "sayhey", title: "SayHey", version: "1" },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  const allowed = mcpTools().filter(({ scope, tool }) => tool.name === "token-check" || scopes.includes(scope));
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: allowed.map(({ tool }) => tool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    if (!mcpTools().some(({ tool }) => tool.name === params.name))
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}.`);
    const answer = await ask(params.name, params.arguments ?? {});
    if (!answer.ok) return { isError: true, content: [{ type: "text", text: await wordsOf(answer) }] };
    const text = await answer.text();
    if (text.length > MOST_ANSWERED)
      return {
        isError: true,
        content: [{ type: "text", text: `The answer is too long (${text.length} characters). Ask for less of it.` }],
      };
    return { content: [{ type: "text", text }] };
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...MCP_RESOURCES] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...MCP_RESOURCE_TEMPLATES],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const call = async (name: string, input: unknown): Promise<unknown> => {
      const answer = await ask(name, input);
      if (!answer.ok) throw new Refused(await wordsOf(answer));
      return answer.json();
    };
    try {
      const found = await readMcpResource(uri, call);
      if (found !== undefined) return found;
    } catch (error) {
      if (error instanceof Refused) throw new McpError(ErrorCode.InvalidParams, error.message);
      throw error;
    }
    throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}.`);
  });
  return server;
}

/** What a function's refusal says, with what can be done. */
async function wordsOf(answer: Response): Promise<string> {
  const refusal = refusalSchema.safeParse(await answer.json().catch(() => null));
  if (!refusal.success) return `The server answered with status ${answer.status}.`;
  const { message, hint } = refusal.data.error;
  return hint === undefined ? message : `${message} ${hint}`;
}

const refuse = (status: number, message: string, headers: Record<string, string>): Response =>
  Response.json({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }, { status, headers });
