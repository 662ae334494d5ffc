import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { AppSpec } from "@sayhey/appspec";
import { TOKEN_SCOPE_NAMES } from "@sayhey/contract/api-token";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { callFunction } from "../../testing/call-function.ts";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../testing/start-test-platform.ts";
import { openServices } from "../services.ts";

const CLI = join(import.meta.dirname, "../../../../cli/src/main.ts");

let server: TestPlatform;
let ada: TestUser;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  ada = await server.signUp("Ada");
});
afterAll(() => server.close());

async function tokenOf(user: TestUser, scopes: readonly string[] = TOKEN_SCOPE_NAMES): Promise<string> {
  await server.prove(user);
  const input = { name: "Agent", scopes: [...scopes] as never, days: 30, password: TEST_PASSWORD } as const;
  const { body } = await callFunction(server, user.token, "token-create", input);
  return body.token;
}

async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: "an agent", version: "1" });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}

const overHttp = (token: string): Promise<Client> =>
  connect(
    new StreamableHTTPClientTransport(new URL("/mcp", server.url), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );

/** Calls a tool. @returns its JSON, or its refusal as a text */
async function use(client: Client, name: string, args: Record<string, unknown>): Promise<unknown> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return isError === true ? first?.text : JSON.parse(first?.text ?? "null");
}

async function read(client: Client, uri: string): Promise<string> {
  const { contents } = await client.readResource({ uri });
  return (contents[0] as { text: string }).text;
}

test("an agent makes an app of an idea, reads it, and changes it by ops", async () => {
  const client = await overHttp(await tokenOf(ada));
  expect(client.getServerVersion()?.title).toBe("SayHey");
  const made = (await use(client, "project-create", { idea: "Plant diary", seed: 7 })) as { projectId: string };
  expect(await use(client, "project-list", {})).toMatchObject({ projects: [{ id: made.projectId }] });
  const uri = `sayhey://projects/${made.projectId}/spec`;
  const { version, spec } = JSON.parse(await read(client, uri)) as { version: number; spec: AppSpec };
  expect(await read(client, "sayhey://spec-format")).toContain("set-identity");
  const ops = [{ op: "set-identity", patch: { name: "Fern & Friends" } }];
  const requestId = crypto.randomUUID();
  expect(
    await use(client, "project-edit", { projectId: made.projectId, baseVersion: version, ops, requestId }),
  ).toMatchObject({ version: version + 1 });
  const after = JSON.parse(await read(client, uri)) as { spec: AppSpec };
  expect([spec.identity.name, after.spec.identity.name]).toEqual([expect.any(String), "Fern & Friends"]);
});

test("tools are those its token may use, short enough to be read, and say which of them only read", async () => {
  const reader = await overHttp(await tokenOf(ada, ["projects:read"]));
  const { tools } = await reader.listTools();
  expect(tools.length).toBeGreaterThan(10);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  const writer = await overHttp(await tokenOf(ada));
  const all = await writer.listTools();
  expect(all.tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["project-edit", "render-create"]));
  // An agent keeps all of them in mind.
  expect(JSON.stringify(all.tools).length).toBeLessThan(60_000);
  expect(await use(reader, "project-create", { idea: "Plant diary" })).toMatch(/scope|may not/i);
});

test("what is refused is told in words: without a token, what is wrong, and what is somebody else's", async () => {
  await expect(overHttp("sayhey_wrong")).rejects.toThrow("incomplete or mistyped");
  const stranger = await overHttp(await tokenOf(await server.signUp("Eve")));
  const { body } = await callFunction(server, ada.token, "project-create", { idea: "Secret plans" });
  expect(await use(stranger, "project-history", { projectId: body.projectId })).toContain("no such project");
  await expect(read(stranger, `sayhey://projects/${body.projectId}/spec`)).rejects.toThrow();
  expect(await use(stranger, "project-create", { idea: "" })).toMatch(/idea|type/i);
  expect(await use(stranger, "project-create", { idea: "Plant diary", colour: "red" })).toContain("colour");
  await expect(use(stranger, "project-delete", {})).rejects.toThrow("There is no tool project-delete.");
  await expect(read(stranger, "file:///etc/passwd")).rejects.toThrow("There is no resource");
  const post = (text: string, token: string) =>
    fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: text,
    });
  expect((await post("{", await tokenOf(ada))).status).toBe(400);
  expect((await post("{}", "")).headers.get("www-authenticate")).toContain("Bearer");
  expect((await fetch(`${server.url}/mcp`)).status).toBe(405);
});

test("agents that start programs reach it through the command line, and llms.txt says how", async () => {
  const token = await tokenOf(ada);
  const client = await connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [CLI, "mcp"],
      env: { PATH: process.env["PATH"] ?? "", SAYHEY_SERVER: server.url, SAYHEY_TOKEN: token, NODE_NO_WARNINGS: "1" },
    }),
  );
  expect(await use(client, "token-check", {})).toMatchObject({ email: ada.email });
  const told = await (await fetch(`${server.url}/llms.txt`)).text();
  expect(told).toContain(`claude mcp add --transport http sayhey ${server.platform.publicUrl}/mcp`);
});
