import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

const SECONDS = 900;

/** The address of the caller's packed data, for a quarter of an hour. */
export const accountExportLink = defineFunction(
  "account-export-link",
  { rateLimit: { hits: 30, windowMs: 60_000 } },
  async ({ sql, media, userId }, input) => {
    const [row] = await sql<{ path: string | null; status: string; day: string; left: number }[]>`
      select path, status, to_char(finished_at, 'YYYY-MM-DD') as day,
        floor(extract(epoch from expires_at - now()))::int as left
      from account_exports where id = ${input.exportId} and user_id = ${userId}`;
    if (row === undefined) throw new AppError("not-found", "There is no such export.", { hint: "Reload the page." });
    if (row.status !== "completed" || row.path === null)
      throw new AppError("conflict", "This export has no file.", {
        hint: "Wait until it is ready, or start a new one.",
      });
    if (row.left <= 0) throw new AppError("not-found", "This file has expired.", { hint: "Export your data again." });
    const fileName = `sayhey-data-${row.day}.zip`;
    return {
      url: media.sign(row.path, { expiresInSeconds: Math.min(SECONDS, row.left), downloadName: fileName }),
      fileName,
    };
  },
);
