import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../http/rpc/define-function.ts";
import { queueMail } from "../../infra/mail/queue-mail.ts";
import { isProven, signProofTicket } from "../sign-ins/proven-address.ts";

/** Mails a link to the caller's address that confirms it, to be opened while signed in. */
export const emailConfirmSend = defineFunction(
  "email-confirm-send",
  { rateLimit: { hits: 5, windowMs: 15 * 60_000 } },
  async ({ sql, userId, outbox }) => {
    const sent = await sql.begin(async (tx) => {
      const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
      if (user === undefined || user.email === null || (await isProven(tx, userId))) return false;
      const ticket = await signProofTicket(tx, userId, user.email.toLowerCase());
      const path = `/security?${new URLSearchParams({ confirm: ticket }).toString()}`;
      const queued = await queueMail(tx, { kind: "confirm-address", to: user.email, data: { path } }, { userId });
      if (queued === "limited")
        throw new AppError("rate-limited", "Too many emails went to your address lately.", {
          hint: "Open the newest one, or try again in an hour.",
        });
      return true;
    });
    return { sent, outbox };
  },
);
