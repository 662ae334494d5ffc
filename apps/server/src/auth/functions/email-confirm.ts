import { AppError } from "@sayhey/contract/app-error";
import { defineFunction, FieldError } from "../../http/rpc/define-function.ts";
import { noteProof, readProofTicket } from "../sign-ins/proven-address.ts";

/** Confirms the caller's address with what was mailed to it. */
export const emailConfirm = defineFunction(
  "email-confirm",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }, { ticket }) => {
    const proof = await readProofTicket(sql, ticket);
    if (proof === null)
      throw new FieldError("ticket", "This link is invalid or has expired.", {
        hint: "Send yourself a new one from the Security page.",
      });
    await sql.begin(async (tx) => {
      const [user] = await tx<{ email: string | null }[]>`
        select email from auth.users where id = ${userId} for update`;
      // Both have to be theirs: the mailbox it came to, and the account it was sent for.
      if (proof.userId !== userId || user?.email?.toLowerCase() !== proof.email)
        throw new AppError("forbidden", "This link confirms the address of another account.", {
          hint: "Sign in to that account, then open the link again.",
        });
      await noteProof(tx, userId);
    });
    return { done: true };
  },
);
