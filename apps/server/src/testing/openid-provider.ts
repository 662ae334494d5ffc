import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";

/** Somebody with an account at the test provider. */
export interface ProviderPerson {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** An OpenID provider on the loopback address that stands for Google. */
export interface TestProvider {
  issuer: string;
  /** GOOGLE_* settings of a server that signs in by it. */
  environment: Record<string, string>;
  people: ProviderPerson[];
  close(): Promise<void>;
}

const CLIENT = { id: "sayhey-tests", secret: "a secret of tests: + / % &" };

/** Starts the provider. Its page lists the people, and lets one cancel. */
export async function startTestProvider(people: ProviderPerson[]): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });

  const provider = new Provider(issuer, {
    clients: [
      { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: ["http://localhost/auth/v1/callback"] },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: "test" }] },
    cookies: { keys: ["test"] },
    pkce: { required: () => true },
    scopes: ["openid", "email", "profile"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
    // Like Google: the ID token says who it is, without a second call.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const person = people.find((each) => each.id === id);
      if (person === undefined) return undefined;
      const claims = {
        sub: person.id,
        email: person.email,
        email_verified: person.emailVerified,
        name: person.name,
        picture: "https://pictures.example/grace.png",
      };
      return { accountId: id, claims: () => claims };
    },
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new context.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  // The server under test listens on a port of its own each time.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/localhost:\d+\/auth\/v1\/callback$/.test(uri);

  const answer = provider.callback();
  server.on("request", (request, response) => {
    const isInteraction = request.url?.startsWith("/interaction/") === true;
    if (!isInteraction) return void answer(request, response);
    if (request.method === "GET") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      return void response.end(page(people));
    }
    bodyOf(request)
      .then((form) => {
        const accountId = form.get("account");
        return provider.interactionFinished(
          request,
          response,
          accountId === null
            ? { error: "access_denied", error_description: "The person did not agree." }
            : { login: { accountId, remember: false } },
        );
      })
      .catch((cause: unknown) => response.writeHead(500).end(String(cause)));
  });

  return {
    issuer,
    environment: { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: issuer },
    people,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function page(people: readonly ProviderPerson[]): string {
  const buttons = people.map(({ id, name }) => `<button name="account" value="${id}">${name}</button>`).join("");
  return `<!doctype html><html lang="en"><title>Choose an account</title><h1>Choose an account</h1>
    <form method="post">${buttons}<button>Cancel</button></form></html>`;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

/** A browser in so far as a sign-in needs one: it follows redirects and keeps cookies. */
export class TestBrowser {
  readonly #cookies = new Map<string, string>();

  /** Goes to an address and on while it stays with the provider. Answers where it leads away to, or the page it ends on. */
  async visit(address: string, stayWith: string, init: RequestInit = {}): Promise<{ url: URL; status: number }> {
    let url = new URL(address);
    let request = init;
    for (let hops = 0; hops < 12; hops += 1) {
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(url, { ...request, redirect: "manual", headers: { ...request.headers, cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        this.#cookies.set(name, value);
      }
      const location = answer.headers.get("location");
      if (location === null) return { url, status: answer.status };
      url = new URL(location, url);
      request = {};
      if (url.origin !== stayWith) return { url, status: answer.status };
    }
    throw new Error("too many redirects");
  }
}
