import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signed address grants: one key until a moment, optionally as a download under a name. */
export interface MediaGrant {
  key: string;
  /** Unix seconds. */
  expiresAt: number;
  /** File name the browser saves it under; absent means it is shown in place. */
  downloadName: string | undefined;
}

const signatureOf = (secret: string, grant: MediaGrant): string =>
  createHmac("sha256", secret)
    // The length prefix keeps a key and a name from trading characters.
    .update(`${grant.key.length}:${grant.key}\n${grant.expiresAt}\n${grant.downloadName ?? ""}`)
    .digest("base64url");

/** The path and query that carries a grant: `/media/<key>?expires=...&signature=...`. */
export function signMediaPath(secret: string, grant: MediaGrant): string {
  const query = new URLSearchParams({ expires: String(grant.expiresAt) });
  if (grant.downloadName !== undefined) query.set("download", grant.downloadName);
  query.set("signature", signatureOf(secret, grant));
  return `/media/${grant.key}?${query.toString()}`;
}

/** Reads the grant out of a request. Returns the reason in words when it does not hold. `now` in ms. */
export function verifyMediaGrant(
  secret: string,
  key: string,
  query: URLSearchParams,
  now: number,
): MediaGrant | "invalid" | "expired" {
  const expires = query.get("expires") ?? "";
  // As text: the last character of base64 holds bits that decode to nothing, so several texts mean the same bytes.
  const given = Buffer.from(query.get("signature") ?? "");
  if (!/^\d{1,12}$/.test(expires)) return "invalid";
  const grant: MediaGrant = { key, expiresAt: Number(expires), downloadName: query.get("download") ?? undefined };
  const wanted = Buffer.from(signatureOf(secret, grant));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return "invalid";
  return grant.expiresAt * 1000 <= now ? "expired" : grant;
}
