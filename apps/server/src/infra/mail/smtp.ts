import { isIP } from "node:net";
import { AppError } from "@sayhey/contract/app-error";
import { createTransport, type Transporter } from "nodemailer";
import { errorCode } from "../error-code.ts";
import type { WrittenMail } from "./write-mail.ts";

/** Sends a written mail; `id` makes its Message-ID, so that receivers see a second copy as the same mail. */
export type Deliver = (mail: WrittenMail, id: string, createdAt: Date) => Promise<void>;

const CONNECT_MS = 10_000;
/** Longest silence of the server while it takes a mail. */
const SILENCE_MS = 30_000;

/** Host of the sender's address, the right half of Message-IDs. */
const hostOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

/** A name or address that stays on this machine. */
const isOwnMachine = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));

/**
 * Delivery through a mail server. Refusals come as AppError: `bad-request` where trying again is useless, `unavailable` where it is not.
 * A password goes over the line only encrypted, unless the server is on this machine.
 */
export function smtpDelivery(url: string, from: string): Deliver {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  const secure = protocol === "smtps:";
  const transport: Transporter = createTransport({
    host,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && username !== "" && !isOwnMachine(host),
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, html, text }, id, createdAt) => {
    try {
      await transport.sendMail({
        from,
        to: { name: "", address: checkedAddress(to) },
        subject,
        html,
        text,
        messageId: `<${id}@${hostOf(from)}>`,
        date: createdAt,
        headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
      });
    } catch (error) {
      throw smtpError(error);
    }
  };
}

/** @throws AppError bad-request for an address that could be read as several, or as none */
function checkedAddress(address: string): string {
  if (/^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,255}$/u.test(address)) return address;
  throw new AppError("bad-request", "The recipient's address isn't valid.");
}

/** What went wrong, by the code of the answer: 5xx is a no, everything else may pass. */
function smtpError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
  const kind = errorCode(error);
  // A wrong password is the operator's to correct, and the mail can wait for that.
  if (typeof code === "number" && code >= 500 && kind !== "EAUTH")
    return new AppError("bad-request", `The mail server refused the email (${code}).`, { cause: error });
  return new AppError(
    "unavailable",
    `The mail server didn't accept the email (${String(code ?? kind ?? "no answer")}).`,
    {
      cause: error,
      hint: "Check SMTP_URL and MAIL_FROM. The email will be sent again.",
    },
  );
}
