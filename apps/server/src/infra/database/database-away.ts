import { inspect } from "node:util";
import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { errorCode } from "../error-code.ts";
import { noteAway } from "./outage.ts";

/** The database could not be reached, or went away with the answer: nothing is known to have been written. */
class DatabaseAwayError extends AppError {
  constructor(cause: unknown) {
    super("unavailable", "The database can't be reached right now.", { cause, hint: "Try again in a few seconds." });
  }

  /** One line in a log: an outage meets every request, and where each of them stood says nothing about it. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** Codes of Node for a connection that could not be made or broke. */
const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOENT"]);
const LOOKUP = new Set(["ENOTFOUND", "EAI_AGAIN"]);
/** SQLSTATEs of a server that ends, starts, fails over or takes no more connections: classes 08, 57P0x; 53300. */
const AWAY_STATE = /^(?:08...|57P0[1-5]|53300)$/;
/** What `pg` says without a code (pg/lib/client.js, pg-pool/index.js). */
const AWAY_WORDS =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether an error means that the connection is gone, whatever was asked over it. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const code = errorCode(error);
  if (code !== undefined && (NETWORK.has(code) || LOOKUP.has(code) || AWAY_STATE.test(code))) return true;
  return AWAY_WORDS.test(error.message);
}

/** SQLSTATE of a disk without room (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const DISK_FULL = "53100";

/** SQLSTATEs of a transaction that PostgreSQL ended because others met it: repeated, it goes through. */
const MET_OTHERS = new Set(["40P01", "40001"]);

/** What went wrong, as an error of ours where it is about the database itself and not about what was asked of it. */
export function databaseError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    noteAway(error);
    return new DatabaseAwayError(error);
  }
  if (errorCode(error) === DISK_FULL) {
    return new AppError("disk-full", "The server's disk is full, so nothing was saved.", {
      cause: error,
      hint: "Try again later. If this is your server, free some space.",
    });
  }
  if (MET_OTHERS.has(errorCode(error) ?? "")) {
    return new OwnFailure("Too much was changed at the same moment, so this wasn't saved.", {
      cause: error,
      hint: "Try again.",
    });
  }
  return error;
}
