import { isIP } from "node:net";
import { AppError } from "@sayhey/contract/app-error";
import { errorResponse } from "../error-response.ts";
import { DEV_MAIL_PATH, devMailList, devMailView } from "./dev-mail-pages.ts";
import type { MailSettings } from "../../infra/mail/mail-settings.ts";
import { listOutbox, readOutbox } from "../../infra/mail/outbox.ts";

/** The page's own words and styles and nothing else; mails are shown in frames that inherit this. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** A proxy in front makes every caller look like one of this machine. */
const PROXY_HEADERS = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via", "cf-connecting-ip"];

/**
 * Shows the mails of the outbox folder to whoever sits at the server's machine. Links in mails open accounts, so for everybody else, and
 * wherever a mail server is set, there is no such page: the caller, the name it calls the server by (a page in the browser of the
 * machine could point a name of its own at it) the address the server listens on and the product's own all have to be this machine.
 */
export function createDevMail(
  mail: MailSettings & { local: boolean },
): (request: Request, caller: { address: string }) => Promise<Response> {
  return async (request, { address }) => {
    const nothing = (): Response => errorResponse(new AppError("not-found", "There is nothing at this address."));
    const isHere =
      mail.local &&
      isLoopback(address) &&
      isLoopback(hostOf(request.headers.get("host"))) &&
      isLoopback(new URL(mail.siteUrl).hostname) &&
      PROXY_HEADERS.every((name) => !request.headers.has(name));
    if (mail.smtpUrl !== null || !isHere || request.method !== "GET") return nothing();
    const name = new URL(request.url).pathname.slice(DEV_MAIL_PATH.length).replace(/^\/|\/$/g, "");
    if (name === "") return page(devMailList(await listOutbox(mail.outbox), mail.outbox));
    const found = await readOutbox(mail.outbox, name);
    return found === null ? nothing() : page(devMailView(found));
  };
}

const page = (html: string): Response =>
  new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
    },
  });

const hostOf = (host: string | null): string =>
  host !== null && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : "";

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, "");
  return address === "localhost" || address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}
