import { AI_PROVIDERS, type AiProvider } from "@sayhey/contract/ai";
import { KEY_NAMES, KEY_SERVICES, type KeyName } from "./key-services.ts";
import type { Settings } from "./settings-schema.ts";

/** The settings of the server's model. */
export type AiSettings = Pick<
  Settings,
  "AI_PROVIDER" | "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL" | "AI_EFFORT" | KeyName
>;

/** The server's model as its settings name it; what none of them names is undefined. */
interface NamedAi {
  provider: AiProvider;
  baseUrl: string | undefined;
  key: string | undefined;
  model: string | undefined;
}

/**
 * The server's model by its settings, with what the usual name of a key says where they say nothing: a key goes to its own service only.
 * Null without a model.
 */
export function namedAi(settings: AiSettings): NamedAi | null {
  const { AI_PROVIDER, AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = settings;
  if (AI_PROVIDER === "off" || (AI_PROVIDER === undefined && (baseUrl ?? key) !== undefined)) return null;
  const found =
    key !== undefined
      ? undefined
      : KEY_NAMES.map((name) => ({ key: settings[name], ...KEY_SERVICES[name] })).find(
          (each) =>
            each.key !== undefined &&
            (AI_PROVIDER === undefined || AI_PROVIDER === each.provider) &&
            (baseUrl === undefined || baseUrl.replace(/\/+$/, "") === each.baseUrl),
        );
  if (found !== undefined)
    return {
      provider: found.provider,
      baseUrl: baseUrl ?? found.baseUrl ?? undefined,
      key: found.key,
      model: model ?? found.model,
    };
  return AI_PROVIDER === undefined ? null : { provider: AI_PROVIDER, baseUrl, key, model };
}

/** What is missing among the settings of the model, one sentence each. */
export function aiProblems(settings: AiSettings): string[] {
  const { AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL } = settings;
  const named = namedAi(settings);
  if (named === null) {
    return AI_PROVIDER === "off" || (AI_BASE_URL ?? AI_API_KEY ?? AI_MODEL) === undefined
      ? []
      : ["AI_PROVIDER: is needed with the other settings of the model"];
  }
  const problems: string[] = [];
  if (named.model === undefined) problems.push("AI_MODEL: is needed with AI_PROVIDER");
  if (AI_PROVIDERS[named.provider].baseUrl === null && named.baseUrl === undefined)
    problems.push("AI_BASE_URL: is needed with this AI_PROVIDER");
  if (AI_PROVIDERS[named.provider].needsKey && named.key === undefined)
    problems.push("AI_API_KEY: is needed with this AI_PROVIDER");
  return problems;
}
