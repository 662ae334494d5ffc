import type { AiProvider } from "@sayhey/contract/ai";
import type { Settings } from "../platform/settings.ts";

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
export function serverAi(
  settings: Pick<Settings, "AI_PROVIDER" | "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL">,
): AiConfig | null {
  const { AI_PROVIDER, AI_BASE_URL, AI_API_KEY, AI_MODEL } = settings;
  if (AI_PROVIDER === undefined || AI_MODEL === undefined) return null;
  return {
    provider: AI_PROVIDER,
    baseUrl: AI_BASE_URL?.replace(/\/+$/, "") ?? null,
    model: AI_MODEL,
    key: AI_API_KEY ?? null,
    own: false,
  };
}
