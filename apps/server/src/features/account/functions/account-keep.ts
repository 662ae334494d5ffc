import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { networkOf } from "../../../infra/limits/network-of.ts";
import { readKeepTicket } from "../../../auth/sign-ins/account-closure.ts";
import { keepAccount } from "../../../auth/sign-ins/close-account.ts";
import { accountOfPassword } from "../../../auth/sign-ins/own-password.ts";

/**
 * Opens a closed account again. It signs nobody in: whoever keeps the account still has to sign in, second factor and all, so a
 * ticket that leaks gives nothing away.
 */
export const accountKeep = defineFunction(
  "account-keep",
  { rateLimit: { hits: 10, windowMs: 60_000 } },
  async ({ sql, address }, { email, password, ticket }) => {
    const byTicket = ticket === undefined ? null : await readKeepTicket(sql, ticket);
    const userId =
      email !== undefined && password !== undefined
        ? await accountOfPassword(sql, { email, password, network: networkOf(address) })
        : null;
    if (byTicket === null && userId === null) {
      throw ticket === undefined
        ? new AppError("unauthenticated", "Email and password don't match.", { hint: "Check both and try again." })
        : new AppError("unauthenticated", "This link is not valid or has expired.", {
            hint: "Sign in with your password or with Google to restore the account.",
          });
    }
    const kept = await sql.begin((tx) =>
      userId !== null
        ? keepAccount(tx, { userId })
        : byTicket !== null
          ? keepAccount(tx, { closureId: byTicket })
          : Promise.resolve(null),
    );
    if (kept === null) {
      throw new AppError("conflict", "This account isn't scheduled for deletion.", {
        hint: "It was already restored or erased. Try signing in.",
      });
    }
    return { email: kept };
  },
);
