import { AppError } from "@sayhey/contract/app-error";
import { decryptSecret } from "../crypto/encryption.ts";
import { defineJob } from "../queue/job-definition.ts";
import { failureText } from "../queue/job-failure.ts";
import { mailClass } from "./mail.ts";
import { openDelivery } from "./open-delivery.ts";
import { readMail } from "./read-mail.ts";
import { writeMail } from "./write-mail.ts";

const HOUR_MS = 3_600_000;

/**
 * Sends one mail. The mail server taking it and this being written down cannot be one step: a worker that is killed exactly between
 * the two leaves a mail that is sent a second time, with the same Message-ID. Nothing is ever lost.
 */
export const mailJob = defineJob({
  name: "mail",
  run: async (run) => {
    const [row] = await run.sql<{ id: string; content: string | null; created_at: string }[]>`
      select id, content, created_at from private.mails where id = ${run.data.mailId} and status = 'queued'`;
    if (row === undefined || row.content === null) return void (await run.commit(async () => undefined));
    const mail = readMail(await decryptSecret(run.sql, row.content));
    const group = mailClass(mail);
    if ((group === "asked-for" || group === "visitor") && Date.now() - Date.parse(row.created_at) > HOUR_MS)
      throw new AppError("conflict", "The link in this email expired before it could be sent.");
    run.signal.throwIfAborted();
    await openDelivery(run.settings.mail)(writeMail(mail, run.settings.mail.siteUrl), row.id, new Date(row.created_at));
    await run.commit(async (tx) => {
      await tx`
        update private.mails set status = 'sent', content = null, error = null, finished_at = now()
        where id = ${row.id} and status = 'queued'`;
    });
  },
  onRetry: async () => undefined,
  onFailure: async (tx, { mailId }, error) => {
    await tx`
      update private.mails set status = 'failed', content = null, error = ${failureText(error).slice(0, 500)}, finished_at = now()
      where id = ${mailId} and status = 'queued'`;
  },
});
