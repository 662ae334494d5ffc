import type { DomainDirectory } from "./domain-directory.ts";
import { Resolver } from "node:dns/promises";
import { AppError } from "@sayhey/contract/app-error";

declare module "../../http/rpc/define-function.ts" {
  interface FunctionServices {
    /** Domains of people's own: which are proved, who is asked for their records, and what their proofs are made with. */
    domains: { directory: DomainDirectory; names: DomainNames; secret(): Promise<string> };
  }
}

/** How long a name server may take, ms, and how often it is asked. */
const TIMEOUT_MS = 2000;
const TRIES = 2;

/** What is asked of the domain name system. */
export interface DomainNames {
  /** The texts of a name's TXT records; none where there are none. @throws AppError unavailable when nobody answers */
  texts(name: string): Promise<string[]>;
}

/** Asks name servers, those of the machine unless others are given: `1.1.1.1` or `127.0.0.1:5353`. */
export function openDomainNames(servers: readonly string[]): DomainNames {
  return {
    async texts(name) {
      // One for each question: it forgets what it was told, so that a record just made is seen.
      const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
      if (servers.length > 0) resolver.setServers(servers);
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
      } catch (cause) {
        const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
        if (code === "ENOTFOUND" || code === "ENODATA") return [];
        throw new AppError("unavailable", "The domain's name servers aren't responding.", {
          cause,
          hint: "Try again in a few minutes.",
        });
      }
    },
  };
}
