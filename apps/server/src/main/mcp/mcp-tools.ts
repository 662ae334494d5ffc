import type { Tool } from "@modelcontextprotocol/sdk/types.js";
import type { TokenScope } from "@sayhey/contract/api-token";
import { FUNCTIONS, type FunctionName } from "@sayhey/contract/functions";
import type { FunctionContract } from "@sayhey/contract/functions/function-contract";
import { z } from "zod";
import { functionSummary } from "../functions/function-summaries.ts";
import { REGISTRY } from "../functions/registry.ts";
import { SPEC_FORMAT_URI } from "./mcp-resources.ts";

/** A function as a tool, with the scope that its token needs. */
interface ScopedTool {
  scope: TokenScope;
  tool: Tool;
}

/** Characters of a property's schema that a list of tools has room for; the vocabulary of ops alone has a hundred times as many. */
const MOST_OF_PROPERTY = 1500;

let tools: readonly ScopedTool[] | undefined;

/** Every function that can be called with an API token, as tools of the Model Context Protocol, sorted by name. */
export function mcpTools(): readonly ScopedTool[] {
  return (tools ??= (Object.keys(REGISTRY) as FunctionName[]).toSorted().flatMap((name) => toolOf(name) ?? []));
}

function toolOf(name: FunctionName): ScopedTool | undefined {
  const { scope, input }: FunctionContract = FUNCTIONS[name];
  if (scope === undefined) return undefined;
  return {
    scope,
    tool: {
      name,
      description: functionSummary(name),
      inputSchema: inputSchemaOf(input),
      annotations: {
        readOnlyHint: scope.endsWith(":read"),
        destructiveHint: false,
        openWorldHint: name === "git-push",
      },
    },
  };
}

/** What a tool takes; of a property whose schema fills pages, its type and where to read the rest. */
function inputSchemaOf(input: z.ZodType): Tool["inputSchema"] {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [key, shortOf(property)]),
  );
  return { type: "object", properties, ...(schema.required === undefined ? {} : { required: schema.required }) };
}

function shortOf(property: boolean | z.core.JSONSchema.JSONSchema): object {
  if (typeof property === "boolean") return {};
  if (JSON.stringify(property).length <= MOST_OF_PROPERTY) return property;
  const { type, description } = property;
  return {
    ...(type === undefined ? {} : { type }),
    description: `${description ?? ""} Described in the resource ${SPEC_FORMAT_URI}.`.trim(),
  };
}
