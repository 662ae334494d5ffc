import type { Transaction } from "../../infra/database/database.ts";
import { notify } from "../../infra/notifications/notify.ts";

/** Tells a person, in the inbox and by e-mail, that something about the safety of their account has changed. */
export function tellSecurityChange(tx: Transaction, userId: string, title: string, body: string): Promise<unknown> {
  return notify(tx, {
    userId,
    event: "security.changed",
    title,
    body: `${body} If this wasn't you, change your password and sign out all other sessions.`,
    href: "/security",
  });
}
