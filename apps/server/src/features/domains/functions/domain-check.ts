import { AppError } from "@sayhey/contract/app-error";
import { DOMAIN_PROOF_LABEL } from "@sayhey/contract/custom-domain";
import { allow, ENTITLEMENTS } from "../../billing/entitlements.port.ts";
import { domainState, readDomain } from "../custom-domain.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";
import { ownPublication } from "../../gallery/own-publication.port.ts";

/**
 * Looks for the proof in the records of a domain. Whoever proved it last holds it: a domain that was sold goes to who can write its
 * records now.
 */
export const domainCheck = defineFunction(
  "domain-check",
  { rateLimit: { hits: 20, windowMs: 600_000 } },
  async ({ sql, userId, appOrigin, domains }, { publicationId }) => {
    const publication = await ownPublication(sql, userId, publicationId);
    const asked = await readDomain(sql, publication.id);
    if (asked === null) throw new AppError("not-found", "This app has no custom domain yet.");
    allow(ENTITLEMENTS.customDomain((await readUsage(sql, userId)).plan));
    const origin = appOrigin(publication.slug);
    if (asked.verified_at !== null) return { domain: domainState(asked, origin), problem: null };
    const name = `${DOMAIN_PROOF_LABEL}.${asked.domain}`;
    const texts = await domains.names.texts(name);
    if (!texts.includes(asked.proof)) {
      const problem =
        texts.length === 0
          ? `There is no TXT record at ${name} yet. New records can take up to an hour to be seen.`
          : `The TXT record at ${name} says something else. Copy its value once more.`;
      return { domain: domainState(asked, origin), problem };
    }
    const row = await sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${`sayhey domain ${asked.domain}`}, 0))`;
      await tx`
        update publication_domains set verified_at = null
        where domain = ${asked.domain} and publication_id <> ${publication.id}`;
      await tx`
        update publication_domains set verified_at = now()
        where publication_id = ${publication.id} and domain = ${asked.domain} and proof = ${asked.proof}`;
      return readDomain(tx, publication.id);
    });
    await domains.directory.refresh();
    if (row === null) throw new AppError("conflict", "The domain was removed in the meantime.");
    return { domain: domainState(row, origin), problem: null };
  },
);
