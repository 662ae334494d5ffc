import { ENTITLEMENTS } from "../../billing/entitlements.port.ts";
import { domainState, readDomain } from "../custom-domain.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";
import { ownPublication } from "../../gallery/own-publication.port.ts";

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
