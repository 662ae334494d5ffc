import { FUNCTIONS, refusalSchema, type FunctionName } from "@sayhey/contract/functions";
import type { FunctionContract } from "@sayhey/contract/functions/function-contract";
import { z } from "zod";
import { functionSummary } from "./function-summaries.ts";
import { REGISTRY } from "./registry.ts";

/** Address of the description. */
export const OPEN_API_PATH = "/openapi.json";

const json = (schema: z.ZodType, io: "input" | "output"): object => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

/**
 * Describes every function that can be called with an API token, as OpenAPI 3.1, made from the contract and the registry:
 * https://spec.openapis.org/oas/v3.1.0
 * @param publicUrl origin of the product
 */
export function openApiDocument(publicUrl: string): object {
  const refusal = (description: string): object => ({
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  });
  const names = (Object.keys(REGISTRY) as FunctionName[]).toSorted();
  const paths: Record<string, object> = {};
  for (const name of names) {
    const { scope, input, output }: FunctionContract = FUNCTIONS[name];
    if (scope === undefined) continue;
    const { hits, windowMs } = REGISTRY[name].rateLimit;
    paths[`/functions/v1/${name}`] = {
      post: {
        operationId: name,
        tags: [name.split("-")[0]],
        summary: functionSummary(name),
        description: `Needs a token with the scope \`${scope}\`. At most ${hits} calls in ${windowMs / 1000} s.`,
        security: [{ token: [scope] }],
        requestBody: { required: true, content: { "application/json": { schema: json(input, "input") } } },
        responses: {
          200: { description: "Done.", content: { "application/json": { schema: json(output, "output") } } },
          400: refusal("The input does not fit; the message names the field."),
          401: refusal("No token, or one that is not known."),
          402: refusal("The plan's quota is used up."),
          403: refusal("The token has not the scope."),
          404: refusal("Not there, or another person's."),
          409: refusal("Changed elsewhere in the meantime."),
          429: refusal("Too many calls."),
        },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "SayHey",
      version: "1",
      description:
        "Makes web apps and their trailers. Tokens are made on the Security page; each has scopes. Every call is a POST with a JSON body.",
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "An API token: `sayhey_…`." } },
      schemas: { Refusal: json(refusalSchema, "output") },
    },
  };
}

/** Answers `/openapi.json`, for everybody. */
export function createOpenApiHandler(publicUrl: string): (request: Request) => Response {
  let text: string | undefined;
  return (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    text ??= JSON.stringify(openApiDocument(publicUrl));
    return new Response(request.method === "HEAD" ? null : text, {
      headers: {
        "content-type": "application/json",
        "cache-control": "public, max-age=300",
        "access-control-allow-origin": "*",
      },
    });
  };
}
