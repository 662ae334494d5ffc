import type { AiProvider } from "@sayhey/contract/ai";
import { AppError } from "@sayhey/contract/app-error";
import { KEY_NAMES, type KeyName } from "../../infra/settings/key-services.ts";
import { settingsSchema } from "../../infra/settings/settings-schema.ts";
import { aiProblems, namedAi, type AiSettings } from "../../infra/settings/ai-problems.ts";

declare module "../../infra/queue/worker-settings.ts" {
  interface WorkerSettings {
    ai: ServerAi;
  }
}

/** A model and how to reach it, as plain data: it crosses a process border. */
export interface AiConfig {
  provider: AiProvider;
  /** Address of the service without a slash at the end; the provider's own when null. */
  baseUrl: string | null;
  model: string;
  /** Null for services that need none. */
  key: string | null;
  /** Whether a person brought it. Its address may not lead into a private network, and no quota of the server applies. */
  own: boolean;
  /** Whether it is too small to work by tools, so that it designs and changes apps in one answer. */
  isSmall?: boolean;
  /** Whether it costs nothing: it runs on this machine. */
  isFree?: boolean;
  /** How long it thinks before it answers; as its service likes when absent. */
  effort?: "none" | "low" | "medium" | "high";
}

/** The model of the server: one that its settings name, `chosen` for the one that its operator may have chosen on its machine, or none. */
export type ServerAi = AiConfig | "chosen" | null;

/** The model of the server by its settings. */
export const serverAiOf = (settings: AiSettings): ServerAi =>
  serverAi(settings) ?? (settings.AI_PROVIDER === "off" ? null : "chosen");

/** The model that the settings of the server name; null without one. */
export function serverAi(settings: AiSettings): AiConfig | null {
  const named = namedAi(settings);
  if (named?.model === undefined) return null;
  const baseUrl = named.baseUrl?.replace(/\/+$/, "") ?? null;
  return {
    provider: named.provider,
    baseUrl,
    model: named.model,
    key: named.key ?? null,
    own: false,
    ...(isLocalAi({ baseUrl }) && saysSmall(named.model) === true && { isSmall: true }),
    ...(settings.AI_EFFORT === undefined ? {} : { effort: settings.AI_EFFORT }),
  };
}

/** Whether a model answers on this machine. */
const isLocalAi = ({ baseUrl }: Pick<AiConfig, "baseUrl">): boolean =>
  baseUrl !== null && /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?:[:/]|$)/i.test(baseUrl);

/** Parameters, in billions, from which a local model is trusted with tools. */
const LARGE_BILLIONS = 20;

/** Whether the name of a model says that it is small (`qwen3:8b`) or large (`llama3.3:70b`); null where it says neither. */
export function saysSmall(model: string): boolean | null {
  const sizes = [...model.matchAll(/(?<![a-z\d.])(\d+(?:\.\d+)?)b(?![a-z\d])/gi)].map(([, size]) => Number(size));
  return sizes.length === 0 ? null : Math.max(...sizes) < LARGE_BILLIONS;
}

/**
 * The model that an environment names, for commands that need no other setting; null when it names none.
 * @throws AppError bad-request naming what is wrong or missing
 */
export function aiOfEnvironment(environment: Readonly<Record<string, string | undefined>>): AiConfig | null {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => (name.startsWith("AI_") || isKeyName(name)) && value !== undefined && value !== "",
    ),
  );
  const parsed = settingsSchema
    .pick({
      AI_PROVIDER: true,
      AI_BASE_URL: true,
      AI_API_KEY: true,
      AI_MODEL: true,
      AI_EFFORT: true,
      ...(Object.fromEntries(KEY_NAMES.map((name) => [name, true])) as Record<KeyName, true>),
    })
    .safeParse(given);
  const problems = parsed.success
    ? aiProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (parsed.success && problems.length === 0) return serverAi(parsed.data);
  throw new AppError("bad-request", `The settings of the model are wrong: ${problems.join("; ")}.`, {
    hint: "Correct the environment variables, or leave the model out with --no-model.",
  });
}

const isKeyName = (name: string): boolean => (KEY_NAMES as readonly string[]).includes(name);
