import type { DomainDirectory } from "./domain-directory.ts";

/** Where a proxy in front asks whether it may fetch a certificate for a domain. */
export const DOMAIN_ASK_PATH = "/domains";

/**
 * Answers `/domains/ask?domain=…` with 200 for a domain that is proved and served, else 404: what a proxy that fetches certificates as
 * they are needed has to know, so that nobody can make it fetch others.
 */
export function createDomainAsk(directory: DomainDirectory): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const entry =
      pathname === `${DOMAIN_ASK_PATH}/ask` ? directory.find(searchParams.get("domain") ?? undefined) : null;
    return new Response(null, { status: entry?.served === true ? 200 : 404, headers: { "cache-control": "no-store" } });
  };
}
