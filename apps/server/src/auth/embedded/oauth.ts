import { log } from "../../infra/log/log.ts";
import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { authRefusal, AuthRefusal } from "./auth-refusal.ts";
import { accountOf } from "./oauth-account.ts";
import { createOpenIdProvider, type ProviderSettings } from "./oauth-provider.ts";
import { allowedRedirect } from "./redirects.ts";

/** Sign-in with Google: the two addresses that browsers are sent through. */
export interface GoogleSignIn {
  /** `GET /auth/v1/authorize?provider=google`: off to Google. */
  authorize(request: Request, address: string): Promise<Response>;
  /** `GET /auth/v1/callback`: back from Google, and on to the page that asked, with a code for it. */
  callback(request: Request): Promise<Response>;
}

/** What it needs. */
export interface GoogleSignInOptions {
  sql: Database;
  /** Undefined when the operator has not set Google up. */
  provider: ProviderSettings | undefined;
  siteUrl: string;
  /** Addresses that may be led back to. */
  redirectUrls: readonly string[];
}

/** How long somebody may take at Google, minutes. */
const FLOW_MINUTES = 10;
/** The page looks first whether there is an answer, so a sign-in counts twice; an office shares an address. */
const STARTS = { hits: 200, windowMs: 5 * 60_000 };

interface Flow {
  nonce: string;
  code_verifier: string;
  code_challenge: string;
  redirect_to: string;
}

/** Creates the sign-in with Google over the library's own exchange of codes (`/token?grant_type=pkce`). */
export function createGoogleSignIn(options: GoogleSignInOptions): GoogleSignIn {
  const { sql, siteUrl } = options;
  const provider = options.provider === undefined ? undefined : createOpenIdProvider(options.provider);
  const redirectUri = `${siteUrl}/auth/v1/callback`;

  const begin = async (request: Request, address: string): Promise<URL> => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get("provider") !== "google" || provider === undefined) {
      throw new AuthRefusal(400, "validation_failed", "Unsupported provider: provider is not enabled");
    }
    const codeChallenge = searchParams.get("code_challenge") ?? "";
    const method = searchParams.get("code_challenge_method") ?? "";
    // Without it, anybody who gets hold of the code on its way back could use it.
    if (method.toLowerCase() !== "s256" || !/^[A-Za-z0-9_-]{43}$/.test(codeChallenge)) {
      throw new AuthRefusal(400, "validation_failed", "Sign-in with Google needs a code_challenge by the method s256.");
    }
    const verdict = await countHit(sql, `auth:google:address:${networkOf(address)}`, STARTS);
    if (!verdict.allowed) {
      throw new AuthRefusal(
        429,
        "over_request_rate_limit",
        "Too many attempts. Please try again in a few minutes.",
        verdict.retryAfterMs,
      );
    }
    const state = randomBytes(32).toString("base64url");
    const nonce = randomBytes(24).toString("base64url");
    const codeVerifier = randomBytes(48).toString("base64url");
    const url = await provider
      .authorizeUrl({ state, nonce, codeChallenge: digest(codeVerifier).toString("base64url"), redirectUri })
      .catch((cause: unknown) => {
        log.warn(`The sign-in provider cannot be reached: ${wordsOf(cause)}`);
        throw new AuthRefusal(503, "unexpected_failure", "Google cannot be reached. Please try again in a moment.");
      });
    await sql`delete from private.oauth_flows where created_at < now() - make_interval(mins => ${FLOW_MINUTES})`;
    await sql`insert into private.oauth_flows (state_digest, nonce, code_verifier, code_challenge, redirect_to)
      values (${digest(state)}, ${nonce}, ${codeVerifier}, ${codeChallenge},
        ${allowedRedirect(searchParams.get("redirect_to"), options.redirectUrls) ?? siteUrl})`;
    return url;
  };

  const finish = async (parameters: URLSearchParams, flow: Flow): Promise<string> => {
    const refused = parameters.get("error");
    if (refused !== null) {
      const why = parameters.get("error_description") ?? "Google did not sign you in.";
      throw new AuthRefusal(403, /^[a-z_]{1,60}$/.test(refused) ? refused : "access_denied", why.slice(0, 300));
    }
    const code = parameters.get("code");
    if (code === null || code === "" || provider === undefined) {
      throw new AuthRefusal(400, "bad_oauth_callback", "Google's answer carries no code.");
    }
    const identity = await provider
      .exchange({
        code,
        codeVerifier: flow.code_verifier,
        nonce: flow.nonce,
        redirectUri,
        answeredBy: parameters.get("iss"),
      })
      .catch((cause: unknown) => {
        log.warn(`A sign-in with Google was refused: ${wordsOf(cause)}`);
        throw new AuthRefusal(500, "unexpected_failure", "Google's answer could not be verified.");
      });
    const userId = await accountOf(sql, identity);
    const authCode = crypto.randomUUID();
    await sql`delete from auth.flow_state where created_at < now() - interval '1 day'`;
    await sql`insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge_method,
        code_challenge, provider_type, auth_code_issued_at)
      values (gen_random_uuid(), ${userId}, ${authCode}, 'oauth', 's256', ${flow.code_challenge}, 'google', now())`;
    return authCode;
  };

  return {
    async authorize(request, address) {
      try {
        const url = await begin(request, address);
        return new Response(null, { status: 302, headers: { ...NOT_KEPT, location: url.href } });
      } catch (error) {
        return authRefusal(error);
      }
    },
    async callback(request) {
      const { searchParams } = new URL(request.url);
      // Taken out before anything else is looked at: a state is good once, whatever comes of it.
      const [flow] = await sql<(Flow & { over: boolean })[]>`
        delete from private.oauth_flows where state_digest = ${digest(searchParams.get("state") ?? "")}
        returning nonce, code_verifier, code_challenge, redirect_to,
          created_at < now() - make_interval(mins => ${FLOW_MINUTES}) as over`;
      const target = new URL(flow?.redirect_to ?? `${siteUrl}/auth`);
      try {
        if (flow === undefined || flow.over) {
          throw new AuthRefusal(400, "bad_oauth_state", "This sign-in took too long or was used already. Try again.");
        }
        target.searchParams.set("code", await finish(searchParams, flow));
      } catch (error) {
        const refusal = error instanceof AuthRefusal ? error : unexpected(error);
        target.searchParams.set("error", refusal.status < 500 ? "access_denied" : "server_error");
        target.searchParams.set("error_code", refusal.code);
        target.searchParams.set("error_description", refusal.message);
      }
      return new Response(null, { status: 302, headers: { ...NOT_KEPT, location: target.href } });
    },
  };
}

const NOT_KEPT = { "cache-control": "no-store", "access-control-allow-origin": "*" };

function unexpected(error: unknown): AuthRefusal {
  log.error("A sign-in with Google failed.", error);
  return new AuthRefusal(500, "unexpected_failure", "Something went wrong on our side. Please try again in a moment.");
}

/** Only the message: the error itself may carry the claims of a person. */
function wordsOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
