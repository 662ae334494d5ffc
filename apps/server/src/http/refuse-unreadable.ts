import type { Duplex } from "node:stream";
import { errorCode } from "../infra/error-code.ts";

/** What Node answers by itself, by the code of its parser (https://nodejs.org/api/http.html#event-clienterror). */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const TOO_LARGE = "Your browser sent more cookies than this site takes, so they were cleared. Reload the page.";

/**
 * Whether an answer is already on its way: what follows a request that was refused would be answered as if it were one more. Node knows
 * it by this field alone, and does the same where nobody listens (lib/_http_server.js, socketOnError).
 */
const isAnswered = (socket: Duplex & { _httpMessage?: { _headerSent?: boolean } | null }): boolean =>
  socket._httpMessage?._headerSent === true;

/**
 * Answers a request that could not be read as HTTP. An app can set so many cookies for all apps of its domain that none of them can be
 * opened any more: what is too large has its cookies cleared (https://w3c.github.io/webappsec-clear-site-data/), so the next try works.
 */
export function refuseUnreadable(error: Error, socket: Duplex): void {
  const code = errorCode(error);
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  if (isAnswered(socket)) return void socket.end();
  const isTooLarge = code === "HPE_HEADER_OVERFLOW";
  const body = isTooLarge ? TOO_LARGE : "";
  const head = [
    `HTTP/1.1 ${STATUS[code ?? ""] ?? "400 Bad Request"}`,
    "Connection: close",
    "Cache-Control: no-store",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(isTooLarge ? ['Clear-Site-Data: "cookies"'] : []),
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
