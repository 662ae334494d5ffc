import type { App } from "@supabase/lite";
import type { Database } from "../../infra/database/database.ts";

/** What the flows work with. */
export interface EmailFlowContext {
  sql: Database;
  /** Whether new accounts must confirm their address. */
  confirmEmail: boolean;
  siteUrl: string;
  mailer: NonNullable<App["_mailer"]>;
  /** Where an e-mailed link may lead, if the caller asked for a place that is allowed. */
  redirectTo: string | undefined;
  /** The library's answer. */
  ask(request: Request): Promise<Response>;
}
