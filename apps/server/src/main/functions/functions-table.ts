import { FUNCTIONS, type FunctionName } from "@sayhey/contract/functions";
import type { FunctionContract } from "@sayhey/contract/functions/function-contract";
import { z } from "zod";
import { functionSummary } from "./function-summaries.ts";
import { REGISTRY } from "./registry.ts";

/** The text of docs/FUNCTIONS.md, made from the contract and the registry. */
export function functionsTable(): string {
  const rows = (Object.keys(REGISTRY) as FunctionName[]).toSorted().map((name) => {
    const { hits, windowMs } = REGISTRY[name].rateLimit;
    const { auth, scope, input, output }: FunctionContract = FUNCTIONS[name];
    const who = scope === undefined ? auth : `${auth}, or a token with \`${scope}\``;
    return `| \`${name}\` | ${functionSummary(name).replaceAll("|", "\\|")} | ${who} | ${hits} in ${windowMs / 1000} s | ${fields(input, "input")} | ${fields(output, "output")} |`;
  });
  return `# Functions

\`POST /functions/v1/<name>\` with a JSON body and \`Authorization: Bearer <access token>\`, or an API token of the Security page where that is named. A refusal is
\`{ "error": { "kind", "message", "hint"?, "field"? } }\` with the status of its kind. \`?\` marks what may be left out.

\`GET /openapi.json\` describes those that API tokens may call as OpenAPI 3.1. This table is made from the registry: \`node apps/server/src/main/functions/print-functions.ts > docs/FUNCTIONS.md\`.

| function | what it does | who | limit per caller | takes | answers |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

function fields(schema: z.ZodType, io: "input" | "output"): string {
  const json = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  const required = new Set(json.required ?? []);
  const names = Object.keys(json.properties ?? {}).map((name) => `\`${name}${required.has(name) ? "" : "?"}\``);
  return names.length === 0 ? "nothing" : names.join(", ");
}
