import { AppError } from "@sayhey/contract/app-error";
import type { FUNCTIONS, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import type { z } from "zod";
import type { Database } from "../database.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { MediaStore } from "../media/media-store.ts";
import type { RateLimit } from "../rate-limit.ts";
import type { AppWorkshop } from "../workshop/app-workshop.ts";

/** What functions work with. */
export interface FunctionServices {
  /** Privileged: every query names the caller's id. */
  sql: Database;
  media: MediaStore;
  jobs: JobQueue;
  workshop: AppWorkshop;
  /** Origin of a project's app. */
  appOrigin(slug: string): string;
}

/** One call. */
interface FunctionContext extends FunctionServices {
  /** Who calls; checked. */
  userId: string;
}

/** How often one person may call a function. */
export interface FunctionOptions {
  rateLimit: RateLimit;
}

/** A backend function: its name in the contract, its limits, what it does. */
export interface FunctionDefinition<N extends FunctionName> extends FunctionOptions {
  name: N;
  /** `input` has been checked. @throws AppError for every refusal. */
  handler(context: FunctionContext, input: z.output<(typeof FUNCTIONS)[N]["input"]>): Promise<FunctionOutput<N>>;
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
