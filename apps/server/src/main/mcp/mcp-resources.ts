import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReadResourceResult, Resource, ResourceTemplate } from "@modelcontextprotocol/sdk/types.js";

/** Address of the description of AppSpecs and the ops that change them. */
export const SPEC_FORMAT_URI = "sayhey://spec-format";
const SPEC_FORMAT = join(import.meta.dirname, "../../../../../packages/appspec/SPEC.md");
const PROJECT_SPEC = /^sayhey:\/\/projects\/([\w-]{1,64})\/spec$/;

/** What can be read besides calling tools. */
export const MCP_RESOURCES: readonly Resource[] = [
  {
    uri: SPEC_FORMAT_URI,
    name: "spec-format",
    title: "AppSpec and ops",
    description: "The document an app is made of, block by block, and the ops that project-edit takes.",
    mimeType: "text/markdown",
  },
];

/** What can be read of each project. */
export const MCP_RESOURCE_TEMPLATES: readonly ResourceTemplate[] = [
  {
    uriTemplate: "sayhey://projects/{projectId}/spec",
    name: "project-spec",
    title: "A project's AppSpec",
    description: "The app as it is now, with its version for project-edit's baseVersion.",
    mimeType: "application/json",
  },
];

/** Calls a function as whoever asks. @throws Error with the server's words when it refuses */
export type CallFunction = (name: string, input: unknown) => Promise<unknown>;

/** Reads a resource. @returns undefined where there is none of that address */
export async function readMcpResource(uri: string, call: CallFunction): Promise<ReadResourceResult | undefined> {
  if (uri === SPEC_FORMAT_URI)
    return { contents: [{ uri, mimeType: "text/markdown", text: await readFile(SPEC_FORMAT, "utf8") }] };
  const projectId = PROJECT_SPEC.exec(uri)?.[1];
  if (projectId === undefined) return undefined;
  const { present } = (await call("project-history", { projectId })) as { present: number };
  const { spec } = (await call("project-version", { projectId, version: present })) as { spec: unknown };
  return { contents: [{ uri, mimeType: "application/json", text: JSON.stringify({ version: present, spec }) }] };
}
