import { AI_PROVIDERS } from "@sayhey/contract/ai";
import type { Settings } from "./settings-schema.ts";

/** The settings of the server's model. */
export type AiSettings = Pick<Settings, "AI_PROVIDER" | "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL">;

/** What is missing among the settings of the model, one sentence each. */
export function aiProblems({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiSettings): string[] {
  if (AI_PROVIDER === undefined) {
    return (AI_BASE_URL ?? AI_API_KEY ?? AI_MODEL) === undefined
      ? []
      : ["AI_PROVIDER: is needed with the other settings of the model"];
  }
  const problems: string[] = [];
  if (AI_MODEL === undefined) problems.push("AI_MODEL: is needed with AI_PROVIDER");
  if (AI_PROVIDERS[AI_PROVIDER].baseUrl === null && AI_BASE_URL === undefined)
    problems.push("AI_BASE_URL: is needed with this AI_PROVIDER");
  if (AI_PROVIDERS[AI_PROVIDER].needsKey && AI_API_KEY === undefined)
    problems.push("AI_API_KEY: is needed with this AI_PROVIDER");
  return problems;
}
