import { allow, ENTITLEMENTS } from "../../billing/entitlements.port.ts";
import { domainState, plainDomain, checkOf, type DomainRow } from "../custom-domain.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";
import { ownPublication, refuseTakenDown } from "../../gallery/own-publication.port.ts";

/** Asks for a domain for one's own publication: what has to be in its records is answered; nothing is served there yet. */
export const domainSet = defineFunction(
  "domain-set",
  { rateLimit: { hits: 20, windowMs: 3_600_000 } },
  async ({ sql, userId, appOrigin, productHost, domains }, { publicationId, domain: typed }) => {
    const row = await sql.begin(async (tx) => {
      const publication = await ownPublication(tx, userId, publicationId);
      refuseTakenDown(publication);
      allow(ENTITLEMENTS.customDomain((await readUsage(tx, userId)).plan));
      const appsDomain = new URL(appOrigin("app")).hostname.slice("app.".length);
      const domain = plainDomain(typed, [productHost.replace(/:\d+$/, ""), appsDomain]);
      const proof = checkOf(await domains.secret(), publication.id, domain);
      const [made] = await tx<DomainRow[]>`
        insert into publication_domains (publication_id, user_id, domain, proof)
        values (${publication.id}, ${userId}, ${domain}, ${proof})
        on conflict (publication_id) do update set
          verified_at = case when publication_domains.domain = excluded.domain then publication_domains.verified_at end,
          proof = excluded.proof,
          domain = excluded.domain
        returning *`;
      if (made === undefined) throw new Error("the domain was not inserted");
      return { made, origin: appOrigin(publication.slug) };
    });
    await domains.directory.refresh();
    return { domain: domainState(row.made, row.origin) };
  },
);
