import type { AiProvider } from "@sayhey/contract/ai";

/** A service whose key has a usual name in environments. */
interface KeyService {
  title: string;
  provider: AiProvider;
  /** Null for the provider's own address. */
  baseUrl: string | null;
  /** The model that is used where no setting names one. */
  model: string;
}

/** Usual names of keys, in the order that they are looked for: the first that is set is used. */
export const KEY_NAMES = [
  "ANTHROPIC_API_KEY",
  "OPENAI_API_KEY",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "GEMINI_API_KEY",
  "OPENROUTER_API_KEY",
  "MISTRAL_API_KEY",
  "GROQ_API_KEY",
  "DEEPSEEK_API_KEY",
] as const;
/** Usual name of a service's key. */
export type KeyName = (typeof KEY_NAMES)[number];

const GOOGLE: KeyService = { title: "Google", provider: "google", baseUrl: null, model: "gemini-2.5-flash" };
const compatible = (title: string, baseUrl: string, model: string): KeyService => ({
  title,
  provider: "openai-compatible",
  baseUrl,
  model,
});

/** Whose key each is. */
export const KEY_SERVICES: Readonly<Record<KeyName, KeyService>> = {
  ANTHROPIC_API_KEY: { title: "Anthropic", provider: "anthropic", baseUrl: null, model: "claude-sonnet-4-5" },
  OPENAI_API_KEY: compatible("OpenAI", "https://api.openai.com/v1", "gpt-5-mini"),
  GOOGLE_GENERATIVE_AI_API_KEY: GOOGLE,
  GEMINI_API_KEY: GOOGLE,
  OPENROUTER_API_KEY: compatible("OpenRouter", "https://openrouter.ai/api/v1", "openrouter/auto"),
  MISTRAL_API_KEY: compatible("Mistral", "https://api.mistral.ai/v1", "mistral-large-latest"),
  GROQ_API_KEY: compatible("Groq", "https://api.groq.com/openai/v1", "llama-3.3-70b-versatile"),
  DEEPSEEK_API_KEY: compatible("DeepSeek", "https://api.deepseek.com/v1", "deepseek-chat"),
};
