import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../http/rpc/define-function.ts";
import { endSession } from "../sign-ins/end-sessions.ts";

/** Ends one session of the caller; its open pages are told and land on the auth page. */
export const sessionEnd = defineFunction(
  "session-end",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    if (!(await endSession(sql, userId, input.sessionId))) {
      throw new AppError("not-found", "There is no such session.", { hint: "It has ended already. Reload the list." });
    }
    return { done: true };
  },
);
