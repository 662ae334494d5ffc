import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** How long the address of a picture works, s. */
const SECONDS = 3600;

/** Addresses of how the page that a run changed looked before and after. */
export const aiPictures = defineFunction(
  "ai-pictures",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, media, userId }, { runId }) => {
    const [run] = await sql<{ before_path: string | null; after_path: string | null }[]>`
      select before_path, after_path from ai_runs where id = ${runId} and user_id = ${userId}`;
    if (run === undefined)
      throw new AppError("not-found", "There is no such run.", { hint: "It may have been deleted. Reload the page." });
    const sign = (path: string | null): string | null =>
      path === null ? null : media.sign(path, { expiresInSeconds: SECONDS });
    return { before: sign(run.before_path), after: sign(run.after_path) };
  },
);
