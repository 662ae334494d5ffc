/** How mails leave, as plain data: it crosses the border to the worker's process. */
export interface MailSettings {
  /** `smtp://` or `smtps://` with user and password; null: mails are put into the outbox folder instead. */
  smtpUrl: string | null;
  /** Sender: `SayHey <hello@example.com>`. */
  from: string;
  /** Folder of mails when there is no mail server. */
  outbox: string;
  /** Origin of the product, where links lead. */
  siteUrl: string;
}
