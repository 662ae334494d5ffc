import { AppError } from "@sayhey/contract/app-error";
import type { Readable } from "node:stream";
import { cut, WatchedClient } from "./connection-pool.ts";

const MB = 1024 ** 2;

/**
 * A connection that takes answers up to a size: rows become objects and then JSON, which needs many times the memory. One that goes on is
 * cut off, since PostgreSQL cannot be told to stop, and another connection is made at the next need.
 */
export class MeteredClient extends WatchedClient {
  /** Bytes of one answer as PostgreSQL sends it. */
  maxAnswerBytes = Number.POSITIVE_INFINITY;
  #received = 0;
  #metered: Readable | null = null;

  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    this.#meter();
    this.#received = 0;
    // oxlint-disable-next-line typescript/no-explicit-any
    const answer = (super.query as (...args: any[]) => any).apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw this.#received > this.maxAnswerBytes ? tooLarge(this.maxAnswerBytes, error) : error;
    });
  }

  #meter(): void {
    if (this.maxAnswerBytes === Number.POSITIVE_INFINITY) return;
    // `pg` has no public word for it; with TLS it is another one than at first.
    const stream = (Reflect.get(this, "connection") as { stream: Readable }).stream;
    if (stream === this.#metered) return;
    this.#metered = stream;
    stream.on("data", (part: Buffer) => {
      this.#received += part.length;
      if (this.#received > this.maxAnswerBytes) cut(this);
    });
  }
}

const tooLarge = (bytes: number, cause: unknown): AppError =>
  new AppError("too-large", `The answer is larger than ${bytes / MB} MB.`, {
    cause,
    hint: "Ask for fewer rows or columns.",
  });
