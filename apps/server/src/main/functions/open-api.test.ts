import { FUNCTIONS, type FunctionName } from "@sayhey/contract/functions";
import type { FunctionContract } from "@sayhey/contract/functions/function-contract";
import { expect, it } from "vitest";
import { createOpenApiHandler, openApiDocument } from "./open-api.ts";

interface Described {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    {
      post: {
        operationId: string;
        summary: string;
        security: { token: string[] }[];
        requestBody: {
          content: { "application/json": { schema: { properties: Record<string, unknown>; required: string[] } } };
        };
      };
    }
  >;
  components: { schemas: Record<string, unknown> };
}
const described = openApiDocument("https://example.com") as Described;

it("describes what a token may call, with its scope and what it takes, and nothing else", () => {
  expect(described.openapi).toBe("3.1.0");
  expect(described.servers).toEqual([{ url: "https://example.com" }]);
  const withScope = (Object.keys(FUNCTIONS) as FunctionName[]).filter(
    (name) => (FUNCTIONS[name] as FunctionContract).scope !== undefined,
  );
  expect(Object.keys(described.paths).toSorted()).toEqual(withScope.map((name) => `/functions/v1/${name}`).toSorted());
  const create = described.paths["/functions/v1/project-create"]?.post;
  expect(create?.operationId).toBe("project-create");
  expect(create?.security).toEqual([{ token: ["projects:write"] }]);
  expect(create?.summary).toMatch(/^Plans an app from an idea/);
  const { schema } = create?.requestBody.content["application/json"] ?? {};
  expect(schema?.required).toEqual(["idea"]);
  expect(Object.keys(schema?.properties ?? {})).toContain("aspect");
});

it("points at nothing that is not in it", () => {
  const text = JSON.stringify(described);
  for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(Object.keys(described.components.schemas)).toContain(name);
  expect(text).not.toContain('"#/$defs');
});

it("is served to everybody, and only read", async () => {
  const handle = createOpenApiHandler("https://example.com");
  const answer = handle(new Request("https://example.com/openapi.json"));
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(described)));
  expect(handle(new Request("https://example.com/openapi.json", { method: "POST" })).status).toBe(405);
});
