import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../http/rpc/define-function.ts";
import { endSessions } from "../sign-ins/end-sessions.ts";
import { tellSecurityChange } from "../sign-ins/tell-security-change.ts";

/** Ends every session of the caller but the present one. */
export const sessionEndOthers = defineFunction(
  "session-end-others",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId, session }) => {
    const { sessionId } = session;
    if (sessionId === null)
      throw new AppError("forbidden", "This needs a session.", { hint: "Sign in, then try again." });
    const ended = await sql.begin(async (tx) => {
      const count = await endSessions(tx, userId, { but: sessionId });
      if (count > 0)
        await tellSecurityChange(
          tx,
          userId,
          "All other sessions were signed out",
          "Only the device you did this on is still signed in.",
        );
      return count;
    });
    return { ended };
  },
);
