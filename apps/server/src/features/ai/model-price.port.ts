import type { ModelPrice } from "@sayhey/contract/functions/admin";
import type { ModelUsage } from "@sayhey/planner/model";
import type { Database, Transaction } from "../../infra/database/database.ts";
import type { AiConfig } from "./ai-config.port.ts";

/** US dollars for a million tokens. */
export type Price = Pick<ModelPrice, "input" | "cached" | "output">;

/** What tokens that a service has kept cost, of what they would cost anew. */
const CACHED = { anthropic: 0.1, google: 0.25, "api.openai.com": 0.25 } as const;

/** US dollars for a million tokens, in and out, as their makers listed them; by the beginning of the model's name. The first that fits counts. */
const PRICES: Record<keyof typeof CACHED, readonly [string, number, number][]> = {
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
const FREE: Price = { input: 0, cached: 0, output: 0 };

/** The built-in list, as the administration shows it. */
export const BUILT_IN_PRICES: readonly ModelPrice[] = Object.entries(PRICES).flatMap(([maker, list]) =>
  list.map(([model, input, output]) => ({
    model,
    input,
    cached: rounded(input * CACHED[maker as keyof typeof CACHED]),
    output,
    isOwn: false,
  })),
);

/** What the operator has set, by name. */
export async function readOwnPrices(sql: Database | Transaction): Promise<ModelPrice[]> {
  const rows = await sql<Record<keyof Price | "model", string>[]>`
    select model, input, cached, output from private.model_prices order by model`;
  return rows.map(({ model, input, cached, output }) => ({
    model,
    input: Number(input),
    cached: Number(cached),
    output: Number(output),
    isOwn: true,
  }));
}

/**
 * What a model costs: nothing on this machine, else as the operator has set it, for whom the longest beginning that fits counts, else as its
 * maker listed it. Null where the price is not known, such as at services with prices of their own.
 */
export async function priceOf(
  sql: Database | Transaction,
  config: Pick<AiConfig, "provider" | "baseUrl" | "model" | "isFree">,
): Promise<Price | null> {
  if (config.isFree === true) return FREE;
  const own = (await readOwnPrices(sql))
    .filter(({ model }) => config.model.startsWith(model))
    .toSorted((a, b) => b.model.length - a.model.length);
  return own[0] ?? listedPrice(config);
}

function listedPrice({ provider, baseUrl, model }: Pick<AiConfig, "provider" | "baseUrl" | "model">): Price | null {
  const host = baseUrl === null ? null : new URL(baseUrl).hostname;
  const maker =
    provider === "openai-compatible" ? (host === "api.openai.com" ? host : null) : host === null ? provider : null;
  if (maker === null) return null;
  const [, input, output] = PRICES[maker].find(([beginning]) => model.startsWith(beginning)) ?? [];
  return input === undefined || output === undefined ? null : { input, cached: input * CACHED[maker], output };
}

/** About what tokens cost, in millionths of a US dollar; null where the price is not known. */
export function costMicros(
  price: Price | null,
  { inputTokens, cachedTokens = 0, outputTokens }: ModelUsage,
): number | null {
  if (price === null) return null;
  const fresh = Math.max(0, inputTokens - cachedTokens);
  return Math.round(fresh * price.input + cachedTokens * price.cached + outputTokens * price.output);
}

function rounded(dollars: number): number {
  return Math.round(dollars * 10_000) / 10_000;
}
