import type { AiRunRow } from "@sayhey/contract/ai";
import { formatNumber, formatPrice } from "../../components/format.ts";

/** What a run used, in words: tokens, and about how much money where the price is known; null when nothing was counted. */
export function costText(run: Pick<AiRunRow, "input_tokens" | "output_tokens" | "cost_micros">): string | null {
  const tokens = run.input_tokens + run.output_tokens;
  if (tokens === 0) return null;
  const used = `${formatNumber(tokens)} tokens`;
  if (run.cost_micros === null) return used;
  if (run.cost_micros === 0) return `${used}, free`;
  const dollars = run.cost_micros / 1_000_000;
  return `${used}, ${dollars < 0.01 ? "less than 1 cent" : `about ${formatPrice(Math.round(dollars * 100))}`}`;
}
