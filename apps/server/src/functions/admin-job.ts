import { AppError } from "@sayhey/contract/app-error";
import { audit } from "../platform/admin/audit.ts";
import { requireAdmin } from "../platform/admin/require-admin.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { renderCancel } from "./render-cancel.ts";
import { renderRetry } from "./render-retry.ts";
import { transformCancel } from "./transform-cancel.ts";
import { transformRetry } from "./transform-retry.ts";

/** Cancels or retries somebody's render or transform, as they themselves could: their quota holds for a retry too. */
export const adminJob = defineFunction(
  "admin-job",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async (context, { kind, id, action }) => {
    const { sql, userId, session } = context;
    await requireAdmin(sql, userId);
    const table = kind === "render" ? sql`renders` : sql`transforms`;
    const [owner] = await sql<{ id: string; email: string | null }[]>`
      select u.id, u.email from ${table} j join auth.users u on u.id = j.user_id where j.id = ${id}`;
    if (owner === undefined) throw new AppError("not-found", `There is no such ${kind}.`);
    const theirs = { ...context, userId: owner.id };
    const answer =
      kind === "render"
        ? await (action === "cancel" ? renderCancel : renderRetry).handler(theirs, { renderId: id })
        : await (action === "cancel" ? transformCancel : transformRetry).handler(theirs, { transformId: id });
    await sql.begin((tx) => audit(tx, session, `${action}-${kind}`, owner.email ?? owner.id, { id }));
    return answer;
  },
);
