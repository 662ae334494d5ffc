import type { Database } from "../../infra/database/database.ts";
import { queueMail } from "../../infra/mail/queue-mail.ts";
import { notify } from "../../infra/notifications/notify.ts";

/** Tells people that the e-mail address of their account has changed: in the inbox, at the new address and at the old one. */
export async function tellEmailChanges(sql: Database): Promise<void> {
  for (;;) {
    const told = await sql.begin(async (tx) => {
      const [change] = await tx<{ id: string; userId: string; old: string; fresh: string }[]>`
        delete from private.email_changes where id = (
          select id from private.email_changes order by created_at limit 1 for update skip locked)
        returning id, user_id as "userId", old_email as old, new_email as fresh`;
      if (change === undefined) return false;
      const { id, userId, old, fresh } = change;
      const title = "Your email address was changed";
      const body = `It was ${old} and is ${fresh} now. If this wasn't you, change your password and sign out all other sessions.`;
      await notify(tx, {
        userId,
        event: "security.changed",
        title,
        body,
        href: "/security",
        key: `email change ${id}`,
      });
      await queueMail(
        tx,
        { kind: "notification", to: old, data: { event: "security.changed", title, body, path: "/security" } },
        { userId, key: `email change ${id}` },
      );
      return true;
    });
    if (!told) return;
  }
}
