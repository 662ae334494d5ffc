import type { ModelUsage } from "@sayhey/planner/model";
import type { AiConfig } from "./ai-config.port.ts";

/** US dollars for a million tokens, in and out, as their makers listed them; by the beginning of the model's name. The first that fits counts. */
const PRICES: Record<"anthropic" | "google" | "api.openai.com", readonly [string, number, number][]> = {
  anthropic: [
    ["claude-opus-4-1", 15, 75],
    ["claude-opus-4-2", 15, 75],
    ["claude-sonnet-4", 3, 15],
    ["claude-haiku-4-5", 1, 5],
    ["claude-3-7-sonnet", 3, 15],
    ["claude-3-5-sonnet", 3, 15],
    ["claude-3-5-haiku", 0.8, 4],
  ],
  google: [
    ["gemini-2.5-pro", 1.25, 10],
    ["gemini-2.5-flash-lite", 0.1, 0.4],
    ["gemini-2.5-flash", 0.3, 2.5],
    ["gemini-2.0-flash-lite", 0.075, 0.3],
    ["gemini-2.0-flash", 0.1, 0.4],
  ],
  "api.openai.com": [
    ["gpt-4.1-mini", 0.4, 1.6],
    ["gpt-4.1-nano", 0.1, 0.4],
    ["gpt-4.1", 2, 8],
    ["gpt-4o-mini", 0.15, 0.6],
    ["gpt-4o", 2.5, 10],
    ["gpt-5-mini", 0.25, 2],
    ["gpt-5-nano", 0.05, 0.4],
  ],
};

/** About what tokens cost, in millionths of a US dollar; null where the price is not known, such as at services with prices of their own. */
export function costMicros(
  config: Pick<AiConfig, "provider" | "baseUrl" | "model" | "isFree">,
  usage: ModelUsage,
): number | null {
  const { provider, baseUrl, model } = config;
  if (config.isFree === true) return 0;
  const host = baseUrl === null ? null : new URL(baseUrl).hostname;
  const list =
    provider === "openai-compatible"
      ? host === "api.openai.com"
        ? PRICES[host]
        : []
      : host === null
        ? PRICES[provider]
        : [];
  const price = list.find(([beginning]) => model.startsWith(beginning));
  return price === undefined ? null : Math.round(usage.inputTokens * price[1] + usage.outputTokens * price[2]);
}
