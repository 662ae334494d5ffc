import type { RunEstimate } from "@sayhey/contract/ai";
import type { Database } from "../../infra/database/database.ts";
import type { AiConfig } from "./ai-config.port.ts";
import { costMicros, priceOf } from "./model-price.port.ts";

/** Tokens of one run before there is any of this model's to go by: what recorded ones took (ADRs 50, 57 and 60). */
const USUAL = {
  plan: { tools: { inputTokens: 40_000, outputTokens: 2500 }, small: { inputTokens: 2500, outputTokens: 1500 } },
  change: { tools: { inputTokens: 28_000, outputTokens: 500 }, small: { inputTokens: 6000, outputTokens: 500 } },
} as const;
/** Runs that an estimate goes by. */
const LATEST = 10;

/** About what a new app and a change will take with a model: what the person's latest runs of it took, else what is usual. */
export async function estimateRuns(
  sql: Database,
  userId: string,
  ai: AiConfig,
): Promise<{ plan: RunEstimate; change: RunEstimate }> {
  const price = await priceOf(sql, ai);
  const rows = await sql<{ kind: "plan" | "change"; input: number; output: number }[]>`
    select kind, avg(input_tokens)::int as input, avg(output_tokens)::int as output from (
      select kind, input_tokens, output_tokens, row_number() over (partition by kind order by created_at desc) as nth
      from ai_runs where user_id = ${userId} and model = ${ai.model} and status = 'done' and question is null and input_tokens > 0) r
    where nth <= ${LATEST} group by kind`;
  const of = (kind: "plan" | "change"): RunEstimate => {
    const past = rows.find((row) => row.kind === kind);
    const usage =
      past === undefined
        ? USUAL[kind][ai.isSmall === true ? "small" : "tools"]
        : { inputTokens: past.input, outputTokens: past.output };
    return { tokens: usage.inputTokens + usage.outputTokens, costMicros: costMicros(price, usage) };
  };
  return { plan: of("plan"), change: of("change") };
}
