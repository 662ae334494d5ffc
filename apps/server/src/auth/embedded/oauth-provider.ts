import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

/** An OpenID provider and what this installation is to it. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** `https://accounts.google.com`, or another provider that speaks OpenID Connect. */
  issuer: string;
}

/** A person as the provider's ID token names them; checked. */
export interface ProviderIdentity {
  /** The provider's own id of the person; never changes. */
  subject: string;
  /** Lower case. */
  email: string;
  /** Whether the provider vouches that the address is theirs. */
  emailVerified: boolean;
  name: string | undefined;
  picture: string | undefined;
}

/** An OpenID provider: authorization code flow with PKCE (RFC 7636) and a nonce (OpenID Connect Core 1.0, 3.1). */
export interface OpenIdProvider {
  /** Where a browser goes to sign in there. @throws Error when the provider cannot be reached */
  authorizeUrl(flow: { state: string; nonce: string; codeChallenge: string; redirectUri: string }): Promise<URL>;
  /** Exchanges the code that came back. @throws Error when anything about it is not as it must be */
  exchange(flow: {
    code: string;
    codeVerifier: string;
    nonce: string;
    redirectUri: string;
    /** `iss` of the answer (RFC 9207), when the provider sends it. */
    answeredBy: string | null;
  }): Promise<ProviderIdentity>;
}

const GOOGLE = "https://accounts.google.com";
const TIMEOUT_MS = 10_000;
const KNOWN_MS = 3_600_000;

const address = z.url({ protocol: /^https?$/ });
const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
const tokensSchema = z.looseObject({ id_token: z.string() });
const claimsSchema = z.looseObject({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  azp: z.string().optional(),
  email: z.email().max(255),
  // Some providers write it as text.
  email_verified: z.union([z.boolean(), z.literal("true"), z.literal("false")]).default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
});

type Metadata = z.infer<typeof metadataSchema>;

/** Creates the client of a provider. Its metadata and keys are fetched at first use and kept for an hour. */
export function createOpenIdProvider(settings: ProviderSettings): OpenIdProvider {
  const { clientId, clientSecret } = settings;
  const issuer = settings.issuer.replace(/\/+$/, "");
  let known: { at: number; metadata: Promise<{ metadata: Metadata; keys: JWTVerifyGetKey }> } | undefined;

  const discover = () => {
    if (known !== undefined && Date.now() - known.at < KNOWN_MS) return known.metadata;
    const metadata = readMetadata(issuer);
    known = { at: Date.now(), metadata };
    metadata.catch(() => (known = undefined));
    return metadata;
  };

  return {
    async authorizeUrl(flow) {
      const { metadata } = await discover();
      const url = new URL(metadata.authorization_endpoint);
      const parameters = {
        client_id: clientId,
        redirect_uri: flow.redirectUri,
        response_type: "code",
        scope: "openid email profile",
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: flow.codeChallenge,
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url;
    },
    async exchange({ code, codeVerifier, nonce, redirectUri, answeredBy }) {
      const { metadata, keys } = await discover();
      if (answeredBy !== null && answeredBy !== metadata.issuer) throw new Error(`the answer is of ${answeredBy}`);
      const form = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      });
      const headers: Record<string, string> = { accept: "application/json" };
      const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      if (methods.includes("client_secret_basic")) {
        const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
        headers["authorization"] = `Basic ${Buffer.from(pair).toString("base64")}`;
      } else {
        form.set("client_id", clientId);
        form.set("client_secret", clientSecret);
      }
      const answer = await fetch(metadata.token_endpoint, {
        method: "POST",
        headers,
        body: form,
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`the token end point answered ${answer.status}`);
      const { id_token: idToken } = tokensSchema.parse(await answer.json());
      // The issuer's own keys only, by asymmetric algorithms only: neither `none` nor our own secret can sign one.
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: issuer === GOOGLE ? [GOOGLE, "accounts.google.com"] : metadata.issuer,
        audience: clientId,
        algorithms: ["RS256", "PS256", "ES256", "EdDSA"],
        requiredClaims: ["exp", "iat", "sub", "nonce"],
        clockTolerance: 10,
      });
      const claims = claimsSchema.parse(payload);
      if (claims.nonce !== nonce) throw new Error("the ID token has another nonce");
      const severalAudiences = Array.isArray(payload.aud) && payload.aud.length > 1;
      if (claims.azp === undefined ? severalAudiences : claims.azp !== clientId) {
        throw new Error("the ID token was made for another client");
      }
      return {
        subject: claims.sub,
        email: claims.email.toLowerCase(),
        emailVerified: claims.email_verified === true || claims.email_verified === "true",
        name: claims.name,
        picture: claims.picture?.startsWith("https://") === true ? claims.picture : undefined,
      };
    },
  };
}

async function readMetadata(issuer: string): Promise<{ metadata: Metadata; keys: JWTVerifyGetKey }> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the provider's configuration answered ${answer.status}`);
  const metadata = metadataSchema.parse(await answer.json());
  if (metadata.issuer.replace(/\/+$/, "") !== issuer) throw new Error(`the provider calls itself ${metadata.issuer}`);
  if (issuer.startsWith("https:")) {
    for (const url of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri]) {
      if (!url.startsWith("https:")) throw new Error(`${url} is not https`);
    }
  }
  return { metadata, keys: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: TIMEOUT_MS }) };
}
