import { AppError } from "@sayhey/contract/app-error";
import { countModelTest } from "../ai-runs.port.ts";
import { findAi } from "../find-ai.port.ts";
import { openModel } from "../open-model.port.ts";
import { noAi } from "../own-ai.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Longer than this nobody waits for one word, ms. */
const TIME_LIMIT = 30_000;

/** Asks the model in use for one word. */
export const aiTest = defineFunction(
  "ai-test",
  { rateLimit: { hits: 6, windowMs: 60_000 } },
  async ({ sql, userId, ai }) => {
    const found = await findAi(sql, userId, ai.server);
    if (found === null) throw noAi();
    if (!found.own) await countModelTest(sql, userId, ai.runsPerDay);
    const startedAt = performance.now();
    const late = new AppError("timeout", "The model did not answer in time.", { hint: "Try again in a moment." });
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(late), TIME_LIMIT);
    try {
      const { text } = await openModel(found, ai.network).ask({
        system: "You answer with one word.",
        messages: [{ role: "user", text: "Say hello." }],
        // Models that think first need room for it.
        maxOutputTokens: 400,
        maxTextLength: 200,
        signal: stop.signal,
      });
      return { model: found.model, ms: Math.round(performance.now() - startedAt), answer: text.trim().slice(0, 80) };
    } finally {
      clearTimeout(timer);
    }
  },
);
