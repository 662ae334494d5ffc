import type { AiProvider } from "@sayhey/contract/ai";
import { AppError } from "@sayhey/contract/app-error";
import { settingsSchema } from "../../infra/settings/settings-schema.ts";
import { aiProblems, type AiSettings } from "../../infra/settings/ai-problems.ts";

declare module "../../infra/queue/worker-settings.ts" {
  interface WorkerSettings {
    /** The model of the server; null without one. */
    ai: AiConfig | null;
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
}

/** The model of the server; null without one. */
export function serverAi({ AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL }: AiSettings): AiConfig | null {
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return null;
  return {
    provider: AI_PROVIDER,
    baseUrl: AI_BASE_URL?.replace(/\/+$/, "") ?? null,
    model: AI_MODEL,
    key: AI_API_KEY ?? null,
    own: false,
  };
}

/**
 * The model that an environment names, for commands that need no other setting; null when it names none.
 * @throws AppError bad-request naming what is wrong or missing
 */
export function aiOfEnvironment(environment: Readonly<Record<string, string | undefined>>): AiConfig | null {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name.startsWith("AI_") && value !== undefined && value !== "",
    ),
  );
  const parsed = settingsSchema
    .pick({ AI_PROVIDER: true, AI_BASE_URL: true, AI_API_KEY: true, AI_MODEL: true })
    .safeParse(given);
  const problems = parsed.success
    ? aiProblems(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  if (parsed.success && problems.length === 0) return serverAi(parsed.data);
  throw new AppError("bad-request", `The settings of the model are wrong: ${problems.join("; ")}.`, {
    hint: "Correct the environment variables, or leave the model out with --no-model.",
  });
}
