import { MCP_PATH } from "./mcp-handler.ts";
import { OPEN_API_PATH } from "../functions/open-api.ts";

/** What language models read of a site first: https://llmstxt.org */
export const AGENTS_PATH = "/llms.txt";

const textOf = (publicUrl: string): string => `# SayHey

> People type an idea and seconds later hold a working web app, its source code, a public link and a vertical trailer filmed from that app.

Agents can do the same with an API token, which its owner makes at ${publicUrl}/security. A token has scopes: reading projects, changing them, rendering trailers.

## For agents

- [Model Context Protocol](${publicUrl}${MCP_PATH}): streamable HTTP, with the header \`Authorization: Bearer sayhey_...\`. Tools make, read, change, check, film and render projects.
- [OpenAPI](${publicUrl}${OPEN_API_PATH}): the same functions over plain HTTP.

## Connecting a coding agent

Claude Code:

    claude mcp add --transport http sayhey ${publicUrl}${MCP_PATH} --header "Authorization: Bearer sayhey_..."

Others take an entry of this kind in their configuration:

    { "mcpServers": { "sayhey": { "url": "${publicUrl}${MCP_PATH}", "headers": { "Authorization": "Bearer sayhey_..." } } } }

Agents that only start programs run \`npm run sayhey -- mcp\` after \`npm run sayhey -- login --server ${publicUrl}\`.

## For people

- [Gallery](${publicUrl}/gallery): apps that people have published
- [Templates](${publicUrl}/templates): apps to start from
`;

/** Answers `/llms.txt`, for everybody. */
export function createAgentsPage(publicUrl: string): (request: Request) => Response {
  const text = textOf(publicUrl);
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    return new Response(request.method === "HEAD" ? null : text, {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" },
    });
  };
}
