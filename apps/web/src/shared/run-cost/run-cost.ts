import type { AiRunRow, RunEstimate } from "@sayhey/contract/ai";
import { formatNumber, formatPrice } from "../../components/format.ts";

/** Tokens below which an estimate is told to the hundred, and above to the thousand. */
const SMALL = 10_000;

/** What a run used, in words: tokens, and about how much money where the price is known; null when nothing was counted. */
export function costText(run: Pick<AiRunRow, "input_tokens" | "output_tokens" | "cost_micros">): string | null {
  const tokens = run.input_tokens + run.output_tokens;
  if (tokens === 0) return null;
  const used = `${formatNumber(tokens)} tokens`;
  return run.cost_micros === null ? used : `${used}, ${moneyText(run.cost_micros)}`;
}

/** What a run will take before it begins, in a few words: money where the price is known, else tokens. */
export function estimateText({ tokens, costMicros }: RunEstimate): string {
  if (costMicros !== null) return moneyText(costMicros);
  const step = tokens < SMALL ? 100 : 1000;
  return `about ${formatNumber(Math.max(step, Math.round(tokens / step) * step))} tokens`;
}

function moneyText(micros: number): string {
  if (micros === 0) return "free";
  const dollars = micros / 1_000_000;
  return dollars < 0.01 ? "less than 1 cent" : `about ${formatPrice(Math.round(dollars * 100))}`;
}
