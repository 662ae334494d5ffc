import { AppError } from "./app-error.ts";

/**
 * A failure of the server's own parts: a child process or a thread that is gone, a browser that cannot be started. It says nothing about what
 * somebody made, so it uses up none of a job's tries and is never told as a fault of their app. `message` and `hint` are for people.
 */
export class OwnFailure extends AppError {
  constructor(message: string, options: { cause?: unknown; hint?: string } = {}) {
    super("unavailable", message, options);
  }
}
