import { z } from "zod";
import { customDomainSchema } from "../custom-domain.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** A domain of one's own, and what its records have to say. */
export const customDomainStateSchema = z.object({
  domain: z.string(),
  verified: z.boolean(),
  /** Record that proves whose the domain is. */
  proof: z.object({ name: z.string(), value: z.string() }),
  /** Where the domain has to lead: a CNAME record, or ALIAS or ANAME for a domain without a label before it. */
  target: z.string(),
});
/** A domain of one's own. */
export type CustomDomainState = z.infer<typeof customDomainStateSchema>;

/** Functions of domains of one's own, under which published apps are served too. */
export const DOMAIN_FUNCTIONS = {
  /** The domain of a publication, and whether the plan has domains of one's own. */
  "domain-get": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid }),
    output: z.object({ allowed: z.boolean(), domain: customDomainStateSchema.nullable() }),
  },
  /** Asks for a domain; it leads to the app once its records say so. */
  "domain-set": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid, domain: customDomainSchema }),
    output: z.object({ domain: customDomainStateSchema }),
  },
  /** Looks at the domain's records. `problem` says what is missing while it is not proved. */
  "domain-check": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid }),
    output: z.object({ domain: customDomainStateSchema, problem: z.string().nullable() }),
  },
  /** Lets a domain go. */
  "domain-remove": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid }),
    output: z.object({ removed: z.boolean() }),
  },
} as const satisfies FunctionContracts;
