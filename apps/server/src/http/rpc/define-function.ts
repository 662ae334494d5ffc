import { AppError } from "@sayhey/contract/app-error";
import type { TokenScope } from "@sayhey/contract/api-token";
import type { FUNCTIONS, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { z } from "zod";
import type { Database } from "../../infra/database/database.ts";
import type { PartProblem } from "../../infra/processes/part-health.ts";
import type { RateLimit } from "../../infra/limits/rate-limit.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import type { JobQueue } from "../../infra/queue/job-queue.ts";

/**
 * What functions work with. Auth and features add what they offer beside their own types (`declare module`), so that this file knows none
 * of them; `main/services.ts` opens it all and does not compile while one is missing.
 */
export interface FunctionServices {
  /** Privileged: every query names the caller's id. */
  sql: Database;
  media: MediaStore;
  jobs: JobQueue;
  /** Whether mails go to the outbox folder, which `/dev/mail` shows here. */
  outbox: boolean;
  /** Host name of the product. */
  productHost: string;
  /** Folder of the installation, on the disk that media lie on. */
  dataFolder: string;
  /** Folder of the daily backups; null where none are made. */
  backupsFolder: string | null;
  /** What workers can't start now, those of other machines included. */
  workerProblems(): Promise<PartProblem[]>;
  /** Origin of a project's app. */
  appOrigin(slug: string): string;
}

/** Whoever calls with an API token. */
export interface TokenCaller {
  tokenId: string;
  name: string;
  scopes: TokenScope[];
  userId: string;
  email: string;
}

/** The session of a call, as its access token tells; checked. */
export interface CallerSession {
  userId: string;
  email: string;
  /** Null for a token that belongs to no session. */
  sessionId: string | null;
  /** `aal2` after a second factor. */
  aal: "aal1" | "aal2";
}

/** One call. Functions that anybody may call have a `session` only when the caller sent a valid token. */
export interface FunctionContext<N extends FunctionName = FunctionName> extends FunctionServices {
  /** Who calls; checked. */
  userId: (typeof FUNCTIONS)[N]["auth"] extends "session" ? string : string | null;
  session: (typeof FUNCTIONS)[N]["auth"] extends "session" ? CallerSession : CallerSession | null;
  /** The API token of the call; null when it comes with a session or with nothing. */
  apiToken: TokenCaller | null;
  /** Network address of the caller, as the server sees it. */
  address: string;
  /** Browser or program of the caller, as it names itself; cut to 400 characters. */
  userAgent: string;
}

/** How often one person may call a function; without a session, how often one network address may. */
export interface FunctionOptions {
  rateLimit: RateLimit;
}

/** A backend function: its name in the contract, its limits, what it does. */
export interface FunctionDefinition<N extends FunctionName> extends FunctionOptions {
  name: N;
  /** `input` has been checked. @throws AppError for every refusal. */
  handler(context: FunctionContext<N>, input: z.output<(typeof FUNCTIONS)[N]["input"]>): Promise<FunctionOutput<N>>;
}

/** Defines the function of a name in the contract. */
export function defineFunction<N extends FunctionName>(
  name: N,
  options: FunctionOptions,
  handler: FunctionDefinition<N>["handler"],
): FunctionDefinition<N> {
  return { name, ...options, handler };
}

/** A refusal of one field of the input, named as a path such as `ops.0`. */
export class FieldError extends AppError {
  readonly field: string;

  constructor(field: string, message: string, options: { hint?: string } = {}) {
    super("bad-request", message, options);
    this.field = field;
  }
}
