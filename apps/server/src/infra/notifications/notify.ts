import {
  channelsOf,
  keepsQuiet,
  type NotificationEvent,
  notificationPreferencesSchema,
} from "@sayhey/contract/notification";
import { quietUntil } from "@sayhey/contract/quiet-hours";
import type { Database, Transaction } from "../database/database.ts";
import { plainLine } from "../mail/plain-text.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { queueDelivery } from "./queue-delivery.ts";

/** One thing to tell a person. */
export interface Notification {
  userId: string;
  event: NotificationEvent;
  title: string;
  body?: string;
  /** Path inside the product that shows what happened. */
  href?: string;
  /** True when the caller queues a mail of its own about it. */
  hasOwnMail?: boolean;
  /** The same key for the same person is told only once, so a job may run again. */
  key?: string;
}

/**
 * Tells a person what happened, on the channels they have chosen: an entry in the inbox, an e-mail, a post to their webhook. All of
 * it is one transaction, the caller's when given one, and so happens exactly if what it tells of did.
 * @param now decides about quiet hours
 */
export async function notify(
  sql: Database | Transaction,
  notification: Notification,
  now: Date = new Date(),
): Promise<void> {
  if (isPool(sql)) return void (await sql.begin((tx) => tell(tx, notification, now)));
  await tell(sql, notification, now);
}

const isPool = (sql: Database | Transaction): sql is Database => "begin" in sql;

async function tell(tx: Transaction, notification: Notification, now: Date): Promise<void> {
  const { userId, event, body = "", href = null, key = crypto.randomUUID() } = notification;
  const title = plainLine(notification.title, 120);
  const text = plainLine(body, 500);
  const [person] = await tx<({ email: string | null; name: string; away: boolean } & Record<string, unknown>)[]>`
    select w.*, p.full_name as name, case when u.email_confirmed_at is not null then u.email end as email,
      coalesce(u.banned_until > now(), false) or exists (select from private.account_closures c where c.user_id = u.id) as away
    from auth.users u
    join public.notification_preferences w on w.user_id = u.id
    join public.profiles p on p.id = u.id
    where u.id = ${userId}`;
  if (person === undefined) return; // erased meanwhile
  const preferences = notificationPreferencesSchema.parse(person);
  const channels = channelsOf(event, preferences);
  // Who has closed the account, or was suspended, is only told what concerns its safety; the rest waits in the inbox.
  const isReached = !person.away || event.startsWith("security.");
  // Also one that is not for the inbox has a row, though a dismissed one: it keeps the event from being told twice.
  const hidden = channels.in_app ? null : now;
  const [fresh] = await tx<{ id: string; created_at: string }[]>`
    insert into public.notifications (user_id, event, title, body, href, key, read_at, dismissed_at)
    values (${userId}, ${event}, ${title}, ${text}, ${href}, ${key}, ${hidden}, ${hidden})
    on conflict (user_id, key) do nothing returning id, created_at`;
  if (fresh === undefined) return;
  if (isReached && channels.email && notification.hasOwnMail !== true && person.email !== null) {
    const { quiet_from: from, quiet_until: until, quiet_time_zone: timeZone } = preferences;
    const sendAfter =
      from === null || until === null || !keepsQuiet(event) ? null : quietUntil({ from, until, timeZone }, now);
    await queueMail(
      tx,
      { kind: "notification", to: person.email, name: person.name, data: { event, title, body: text, path: href } },
      { key: `notification ${fresh.id}`, userId, ...(sendAfter === null ? {} : { sendAfter }) },
    );
  }
  if (isReached && channels.webhook) await queueDelivery(tx, { userId, event, title, body: text, path: href });
}
