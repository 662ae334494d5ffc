import { AppError } from "@sayhey/contract/app-error";
import { audit } from "../audit.ts";
import { takeDown } from "../publications.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Settles a report. Taking a publication down settles every open report of it. */
export const adminReport = defineFunction(
  "admin-report",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, session }, { reportId, action, reason }) =>
    sql.begin(async (tx) => {
      await requireAdmin(tx, userId);
      const [report] = await tx<{ publicationId: string; reason: string; title: string; ownerId: string }[]>`
        select r.publication_id as "publicationId", r.reason, p.title, p.user_id as "ownerId"
        from reports r join publications p on p.id = r.publication_id
        where r.id = ${reportId} and r.status = 'open' for update of r`;
      if (report === undefined)
        throw new AppError("not-found", "There is no such open report.", {
          hint: "Reload the page: it may be settled.",
        });
      if (action === "take-down") {
        await takeDown(tx, session, report.publicationId, reason === "" ? report.reason : reason);
        return { status: "upheld" };
      }
      await tx`update reports set status = 'dismissed', resolved_at = now(), resolved_by = ${userId} where id = ${reportId}`;
      await audit(tx, session, {
        action: "dismiss",
        target: report.title,
        targetId: report.ownerId,
        reason,
        details: { report: reportId, objection: report.reason },
      });
      return { status: "dismissed" };
    }),
);
