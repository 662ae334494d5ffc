import { createHmac } from "node:crypto";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { publishedOrMissing } from "../published-or-missing.ts";
import { networkOf } from "../../../infra/limits/network-of.ts";
import { installationSecret } from "../../../infra/crypto/secrets.ts";

/** Keeps an objection to what is published for those who decide. A second one of the same person corrects the first. */
export const reportCreate = defineFunction(
  "report-create",
  { rateLimit: { hits: 10, windowMs: 3600_000 } },
  async ({ sql, userId, address }, input) => {
    const row = await publishedOrMissing(sql, input.publicationId);
    const reporter =
      userId ??
      `visitor ${createHmac("sha256", await installationSecret(sql, "reporter"))
        .update(networkOf(address))
        .digest("base64url")}`;
    await sql`
      insert into reports as r (publication_id, user_id, reporter, reason, details)
      values (${row.id}, ${userId}, ${reporter}, ${input.reason}, ${input.details})
      on conflict (publication_id, reporter) do update set reason = excluded.reason, details = excluded.details, created_at = now()
        where r.status = 'open'`;
    return { received: true };
  },
);
