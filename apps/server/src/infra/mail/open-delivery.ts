import type { MailSettings } from "./mail-settings.ts";
import { outboxDelivery } from "./outbox.ts";
import { type Deliver, smtpDelivery } from "./smtp.ts";

/** How mails leave by these settings: through the mail server, or into the outbox folder where there is none. */
export function openDelivery({ smtpUrl, from, outbox }: MailSettings): Deliver {
  return smtpUrl === null ? outboxDelivery(outbox, from) : smtpDelivery(smtpUrl, from);
}
