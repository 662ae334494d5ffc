import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import { DOMAIN_LENGTH, DOMAIN_PROOF_LABEL } from "@sayhey/contract/custom-domain";
import type { CustomDomainState } from "@sayhey/contract/functions/domain";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { FieldError } from "../../http/rpc/define-function.ts";

/** A row of `publication_domains`. */
export interface DomainRow {
  publication_id: string;
  user_id: string;
  domain: string;
  proof: string;
  verified_at: string | null;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that no public resolver knows: RFC 6761, RFC 6762, RFC 8375, RFC 7686, RFC 9476. */
const PRIVATE = /\.(?:localhost|local|internal|invalid|test|example|onion|alt|arpa|lan|home|corp|intranet)$/;

/**
 * The plain form of a domain, letters beyond ASCII as `xn--`.
 * @param ours hosts below which nobody has a domain of their own
 * @throws FieldError of `domain` when it is none that can lead here
 */
export function plainDomain(typed: string, ours: readonly string[]): string {
  const domain = domainToASCII(typed);
  const refuse = (message: string, hint: string): never => {
    throw new FieldError("domain", message, { hint });
  };
  if (domain.length > DOMAIN_LENGTH || !HOST.test(domain))
    return refuse("This isn't a domain.", "Enter one like shop.example.com.");
  if (PRIVATE.test(domain)) return refuse("This name can't be reached on the internet.", "Enter a domain you own.");
  if (ours.some((host) => domain === host || domain.endsWith(`.${host}`)))
    return refuse("This domain is SayHey's own.", "Enter a domain you own.");
  return domain;
}

/** What the domain's TXT record has to say for a publication; always the same, so that a domain let go can come back. */
export const checkOf = (secret: string, publicationId: string, domain: string): string =>
  `sayhey-proof=${createHmac("sha256", secret).update(`${publicationId} ${domain}`).digest("hex").slice(0, 40)}`;

/** The domain of a publication, if it has one. */
export async function readDomain(sql: Database | Transaction, publicationId: string): Promise<DomainRow | null> {
  const [row] = await sql<DomainRow[]>`select * from publication_domains where publication_id = ${publicationId}`;
  return row ?? null;
}

/** What its owner sees of a domain. `origin` is the app's usual address. */
export function domainState(row: DomainRow, origin: string): CustomDomainState {
  return {
    domain: row.domain,
    verified: row.verified_at !== null,
    proof: { name: `${DOMAIN_PROOF_LABEL}.${row.domain}`, value: row.proof },
    target: new URL(origin).hostname,
  };
}
