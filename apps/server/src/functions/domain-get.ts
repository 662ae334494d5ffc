import { ENTITLEMENTS } from "../platform/billing/entitlements.ts";
import { domainState, readDomain } from "../platform/domains/own-domain.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";
import { ownPublication } from "../platform/gallery/own-publication.ts";

/** The domain of one's own publication, and whether the plan has domains. */
export const domainGet = defineFunction(
  "domain-get",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, appOrigin }, input) => {
    const publication = await ownPublication(sql, userId, input.publicationId);
    const { plan } = await readUsage(sql, userId);
    const row = await readDomain(sql, publication.id);
    return {
      allowed: ENTITLEMENTS.customDomain(plan) === null,
      domain: row === null ? null : domainState(row, appOrigin(publication.slug)),
    };
  },
);
