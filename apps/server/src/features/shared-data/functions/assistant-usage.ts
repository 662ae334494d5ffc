import { ASSISTANT_LIMITS } from "@sayhey/contract/assistant";
import { readOwnAi } from "../../ai/find-ai.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";

interface UsageRow {
  day: string;
  asked: number;
  answered: number;
  input_tokens: string;
  output_tokens: string;
}

/** What visitors asked the assistant of one's own app through one's model in the last 30 days. */
export const assistantUsage = defineFunction(
  "assistant-usage",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const rows = await sql<UsageRow[]>`
      select day::text, asked, answered, input_tokens::text, output_tokens::text from private.assistant_usage
      where project_id = ${project.id} and day > current_date - 30 order by day desc`;
    const [{ today } = { today: "" }] = await sql<{ today: string }[]>`select current_date::text as today`;
    const own = await readOwnAi(sql, userId);
    return {
      model: own?.model ?? null,
      today: rows.find(({ day }) => day === today)?.asked ?? 0,
      limit: ASSISTANT_LIMITS.perApp,
      days: rows.map(({ day, asked, answered, input_tokens: input, output_tokens: output }) => ({
        day,
        asked,
        answered,
        inputTokens: Number(input),
        outputTokens: Number(output),
      })),
    };
  },
);
