import type { Database } from "../../infra/database/database.ts";
import type { LiveSession } from "./verify-session.ts";

/** One call of the second-factor part. */
export interface FactorCall {
  sql: Database;
  session: LiveSession;
  email: string;
  /** Network address of the caller. */
  address: string;
  body: unknown;
  /** Milliseconds since 1970. */
  now: number;
  /** Raises the caller's session to aal2 by `method` and answers its new tokens. */
  raise(method: "totp" | "mfa/recovery_code", factorId: string): Promise<unknown>;
}
