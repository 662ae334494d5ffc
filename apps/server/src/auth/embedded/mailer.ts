import { log } from "../../infra/log/log.ts";
import type { App } from "@supabase/lite";
import type { Database } from "../../infra/database/database.ts";
import type { Mail } from "../../infra/mail/mail.ts";
import { queueMail } from "../../infra/mail/queue-mail.ts";
import { requestScope } from "./request-scope.ts";

/** An e-mail of the auth part. */
export interface AuthMail {
  kind: "confirmation" | "recovery" | "magic-link" | "email-change" | "reauthentication";
  to: string;
  /** What the receiver opens; absent for reauthentication, which is by code. */
  link: string | undefined;
  /** Code to type in instead. */
  code: string;
}

/** Sends one e-mail. */
export type SendMail = (mail: AuthMail) => Promise<void>;

type Mailer = NonNullable<App["_mailer"]>;

/** The library's mailer port; it keeps the address the caller wished to come back to, which the library drops. */
export function createMailer(options: { siteUrl: string; sendMail: SendMail }): Mailer {
  const { siteUrl, sendMail } = options;
  const linkOf = (type: string, token: string) => {
    const link = new URL("/auth/v1/verify", siteUrl);
    link.searchParams.set("token", token);
    link.searchParams.set("type", type);
    link.searchParams.set("redirect_to", requestScope.getStore()?.redirectTo ?? siteUrl);
    return link.href;
  };
  return {
    sendConfirmation: (to, token, code) => sendMail({ kind: "confirmation", to, link: linkOf("signup", token), code }),
    sendRecovery: (to, token, code) => sendMail({ kind: "recovery", to, link: linkOf("recovery", token), code }),
    sendMagicLink: (to, token, code) => sendMail({ kind: "magic-link", to, link: linkOf("magiclink", token), code }),
    sendEmailChange: (to, token, code) =>
      sendMail({ kind: "email-change", to, link: linkOf("email_change", token), code }),
    sendReauthentication: (to, code) => sendMail({ kind: "reauthentication", to, link: undefined, code }),
  };
}

/** Queues an e-mail of the auth part. One too many to an address is dropped without a word: the caller may be a stranger. */
export async function queueAuthMail(sql: Database, mail: AuthMail): Promise<void> {
  const queued = await sql.begin((tx) => queueMail(tx, productMail(mail)));
  if (queued === "limited") log.warn(`A ${mail.kind} mail was dropped: too many went to that address within the hour.`);
}

const KINDS = {
  confirmation: "confirm-email",
  recovery: "reset-password",
  "magic-link": "magic-link",
  "email-change": "email-change",
} as const;

function productMail({ kind, to, link, code }: AuthMail): Mail {
  if (kind === "reauthentication") return { kind, to, data: { code } };
  if (link === undefined) throw new TypeError(`A ${kind} mail needs a link.`);
  return { kind: KINDS[kind], to, data: { link, code } };
}
