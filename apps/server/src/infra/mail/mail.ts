import { NOTIFICATION_EVENTS } from "@sayhey/contract/notification";
import { z } from "zod";

const link = z.object({ link: z.url(), code: z.string() });
const nothing = z.object({});

/**
 * What each kind of mail needs to know. Kept with the mail until it is sent and written out only then, so words and looks are
 * those of the version that sends it. Paths lie inside the product and begin with `/`.
 */
export const MAIL_DATA = {
  "confirm-email": link,
  /** To somebody who is signed in already; `path` is opened there. */
  "confirm-address": z.object({ path: z.string() }),
  "reset-password": link,
  "magic-link": link,
  /** Goes to the old and to the new address; each has a link of its own. */
  "email-change": link,
  reauthentication: z.object({ code: z.string() }),
  /** To a visitor of a published app, which is called `app`. */
  "visitor-code": z.object({ app: z.string(), code: z.string() }),
  notification: z.object({
    event: z.enum(NOTIFICATION_EVENTS),
    title: z.string(),
    body: z.string(),
    path: z.string().nullable(),
  }),
  /** `deletedOn`: moment as ISO 8601. `path` leads to where the deletion can be cancelled. */
  "account-deletion-scheduled": z.object({ deletedOn: z.string(), path: z.string() }),
  "account-deletion-cancelled": nothing,
  "account-deleted": nothing,
} as const;

/** Kinds of mail. */
export type MailKind = keyof typeof MAIL_DATA;

/** What a kind of mail needs to know. */
export type MailData<K extends MailKind> = z.infer<(typeof MAIL_DATA)[K]>;

/** One mail to one person. */
export type Mail = {
  [K in MailKind]: {
    kind: K;
    /** Address of the receiver. */
    to: string;
    /** Full name of the receiver, as they wrote it. */
    name?: string;
    data: MailData<K>;
  };
}[MailKind];

/** Groups of mails with a limit of their own, so that many of one cannot keep those of another from being sent. */
export type MailClass = "asked-for" | "visitor" | "notice" | "security";

/** Which group a mail counts in. */
export function mailClass(mail: Mail): MailClass {
  if (mail.kind === "notification") return mail.data.event.startsWith("security.") ? "security" : "notice";
  // Anybody can have one sent from any app; that must not use up what somebody needs to get into their account.
  if (mail.kind === "visitor-code") return "visitor";
  return mail.kind.startsWith("account-") ? "security" : "asked-for";
}
