import type { z } from "zod";
import type { TokenScope } from "../api-token.ts";

/**
 * What a function takes and answers, and who may call it: `session` a signed-in person, `none` anybody
 * (a session is still told to the handler when there is one).
 */
export interface FunctionContract {
  readonly auth: "session" | "none";
  /** What an API token needs to be allowed to call it. Without one it refuses API tokens. */
  readonly scope?: TokenScope;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

/** Functions by name. */
export type FunctionContracts = Record<string, FunctionContract>;
