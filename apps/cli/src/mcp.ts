import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { isJSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { readConfig } from "./config-file.ts";

/** `sayhey mcp`: speaks the Model Context Protocol on standard input and output, and hands each message to the server one is signed in to. */
export async function mcp(): Promise<number> {
  const { server, token } = await readConfig();
  const agent: Transport = new StdioServerTransport();
  const remote: Transport = new StreamableHTTPClientTransport(new URL("/mcp", server), {
    requestInit: { headers: { authorization: `Bearer ${token}` }, redirect: "manual" },
  });
  const ended = Promise.withResolvers<void>();
  const complain = (error: Error): void => console.error(error.message);
  agent.onerror = complain;
  remote.onerror = complain;
  agent.onclose = () => ended.resolve();
  process.stdin.once("end", () => ended.resolve());
  remote.onmessage = (message) => void agent.send(message).catch(complain);
  agent.onmessage = (message) => {
    void remote.send(message).catch((error: unknown) => {
      // Whoever asked must not wait for an answer that never comes.
      if (!isJSONRPCRequest(message)) return;
      const reason = error instanceof Error ? error.message : String(error);
      void agent
        .send({
          jsonrpc: "2.0",
          id: message.id,
          error: { code: -32_000, message: `${server} didn't answer: ${reason}` },
        })
        .catch(complain);
    });
  };
  await remote.start();
  await agent.start();
  await ended.promise;
  await remote.close();
  await agent.close();
  return 0;
}
