import type { Session } from "@supabase/supabase-js";
import { AUTH_WORDS } from "./auth-words.ts";

/** Where links to a new password lead. */
export const NEW_PASSWORD_PATH = "/auth?mode=new-password";

const LINK_TYPES = ["signup", "recovery", "magiclink", "email_change"] as const;

/** A link of a mail, as the page gets it. */
export interface MailLink {
  tokenHash: string;
  type: (typeof LINK_TYPES)[number];
}

/** The link of a mail that led here, if one did. */
export function mailLink(search: string): MailLink | null {
  const query = new URLSearchParams(search);
  const tokenHash = query.get("token_hash");
  const type = LINK_TYPES.find((known) => known === query.get("type"));
  return tokenHash === null || type === undefined ? null : { tokenHash, type };
}

/** The auth page in another mode, with where one wanted to go. */
export function authModePath(mode: "forgot-password" | null, search: string): string {
  const next = new URLSearchParams(search).get("next");
  const query = new URLSearchParams({
    ...(mode === null ? {} : { mode }),
    ...(next === null ? {} : { next }),
  }).toString();
  return query === "" ? "/auth" : `/auth?${query}`;
}

/**
 * What went wrong with a link of a mail, as an auth server says in the address of this page or of the one that was wanted.
 * Its own words are not shown: anybody could write some into a link.
 */
export function linkProblem(search: string, hash: string): string | null {
  const wanted = new URLSearchParams(search).get("next") ?? "";
  const said = [hash, wanted.split("#")[1] ?? ""].map((part) => new URLSearchParams(part.replace(/^#/, "")));
  return said.some((parameters) => parameters.get("error_code") === "otp_expired") ? AUTH_WORDS.linkExpired : null;
}

/** How long after opening a link from a mail a new password may be set without the old one, ms. */
const FRESH_MS = 30 * 60_000;

/** Whether a session came by a link from a mail just now, and so may set a password without knowing the old one. */
export function cameByMail(session: Session, now: number = Date.now()): boolean {
  return proofsOf(session.access_token).some(
    ({ method, timestamp }) => ["otp", "recovery", "magiclink"].includes(method) && now - timestamp * 1000 < FRESH_MS,
  );
}

/** The `amr` claim: how a session was proven, and when (seconds since 1970). */
function proofsOf(token: string): { method: string; timestamp: number }[] {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims: unknown = JSON.parse(atob(part));
    const amr: unknown = claims !== null && typeof claims === "object" && "amr" in claims ? claims.amr : [];
    return Array.isArray(amr) ? amr.filter(isProof) : [];
  } catch {
    return []; // Not a token of the kind that tells.
  }
}

function isProof(value: unknown): value is { method: string; timestamp: number } {
  return (
    value !== null &&
    typeof value === "object" &&
    "method" in value &&
    typeof value.method === "string" &&
    "timestamp" in value &&
    typeof value.timestamp === "number"
  );
}
