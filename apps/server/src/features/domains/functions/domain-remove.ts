import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownPublication } from "../../gallery/own-publication.port.ts";

/** Lets the domain of one's own publication go; the app stays at its usual address. */
export const domainRemove = defineFunction(
  "domain-remove",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId, domains }, { publicationId }) => {
    const publication = await ownPublication(sql, userId, publicationId);
    const removed = await sql`delete from publication_domains where publication_id = ${publication.id} returning 1`;
    await domains.directory.refresh();
    return { removed: removed.length > 0 };
  },
);
