import { AppError } from "@sayhey/contract/app-error";
import type { FUNCTIONS, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { z } from "zod";
import type { AiConfig } from "../../features/ai/ai-config.port.ts";
import type { AiNetwork } from "../../features/ai/ai-network.port.ts";
import type { TokenCaller } from "../../auth/api-tokens/token-caller.ts";
import type { AuthLimiter } from "../../auth/auth-limiter.ts";
import type { VisitCounter } from "../../features/analytics/visit-counter.ts";
import type { Billing } from "../../features/billing/payment-provider.ts";
import type { Database } from "../../infra/database/database.ts";
import type { DomainDirectory } from "../../features/domains/domain-directory.ts";
import type { DomainNames } from "../../features/domains/domain-names.ts";
import type { GitNetwork } from "../../features/projects/git/git-network.ts";
import type { JobQueue } from "../../infra/queue/job-queue.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import type { PasswordCheck } from "../../auth/passwords/check-password.ts";
import type { RateLimit } from "../../infra/limits/rate-limit.ts";
import type { WebhookNetwork } from "../../features/notifications/webhooks/webhook-network.ts";
import type { AppWorkshop } from "../../features/projects/compile/compile-pool.port.ts";

/** What functions work with. */
export interface FunctionServices {
  /** Privileged: every query names the caller's id. */
  sql: Database;
  media: MediaStore;
  jobs: JobQueue;
  workshop: AppWorkshop;
  webhookNetwork: WebhookNetwork;
  /** The model of the server, how often a person may use it, and how models are reached. */
  ai: { server: AiConfig | null; runsPerDay: number; network: AiNetwork };
  gitNetwork: GitNetwork;
  passwords: PasswordCheck;
  authLimiter: AuthLimiter;
  visits: VisitCounter;
  /** Domains of people's own: which are proved, who is asked for their records, and what their proofs are made with. */
  domains: { directory: DomainDirectory; names: DomainNames; secret(): Promise<string> };
  /** Whether mails go to the outbox folder, which `/dev/mail` shows here. */
  outbox: boolean;
  /** Host name of the product. */
  productHost: string;
  /** Folder of the installation, on the disk that media lie on. */
  dataFolder: string;
  /** How plans are paid on this server. */
  billing: Billing;
  /** Origin of a project's app. */
  appOrigin(slug: string): string;
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
