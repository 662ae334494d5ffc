import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { FakeStripe } from "./fake-stripe.ts";

/** A stand-in for Stripe on loopback that answers in Stripe's published shapes and posts signed events. */
export interface StripeServer {
  url: string;
  world: FakeStripe;
  /** Settings of a server that is connected to it. */
  environment: Record<string, string>;
  /** Requests so far: `POST /v1/refunds`. */
  asked: { line: string; key: string | null; version: string | null }[];
  /** The next answers are these instead, in turn: a status, or a connection that breaks off. */
  fail(...answers: (number | "break off")[]): void;
  /** Posts an event to the product, signed as Stripe does; `changes` make a bad one. */
  deliver(
    site: string,
    event: object,
    changes?: { signedAt?: Date; secret?: string; body?: string; header?: string | null },
  ): Promise<Response>;
  close(): Promise<void>;
}

const SECRET_KEY = "sk_test_sayhey";
const WEBHOOK_SECRET = "whsec_sayhey";
const KINDS: Record<number, string> = { 429: "rate_limit_error", 402: "card_error", 400: "invalid_request_error" };

/** Starts it. `now` is the clock of its world. */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const world = new FakeStripe(now, { price_pro: 1900, price_studio: 4900 });
  const asked: StripeServer["asked"] = [];
  const failures: (number | "break off")[] = [];
  const answered = new Map<string, { status: number; body: unknown }>();

  const answer = (request: IncomingMessage, form: URLSearchParams): { status: number; body: unknown } => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key provided." } } };
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? answered.get(key) : undefined;
    if (known !== undefined) return known;
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const made = world.answer(
      request.method ?? "GET",
      url.pathname,
      request.method === "GET" ? url.searchParams : form,
    );
    if (typeof key === "string") answered.set(key, made);
    return made;
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { "idempotency-key": key, "stripe-version": version } = request.headers;
      asked.push({
        line: `${request.method} ${(request.url ?? "").split("?")[0]}`,
        key: typeof key === "string" ? key : null,
        version: typeof version === "string" ? version : null,
      });
      const failure = failures.shift();
      if (failure === "break off") return void request.socket.destroy();
      const { status, body } =
        failure === undefined
          ? answer(request, new URLSearchParams(Buffer.concat(chunks).toString("utf8")))
          : {
              status: failure,
              body: { error: { type: KINDS[failure] ?? "api_error", message: "Something went wrong." } },
            };
      response.writeHead(status, { "content-type": "application/json", "request-id": `req_${asked.length}` });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  const url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    world,
    asked,
    environment: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_PRO: "price_pro",
      STRIPE_PRICE_STUDIO: "price_studio",
      STRIPE_API_URL: url,
    },
    fail: (...answers) => void failures.push(...answers),
    deliver: (
      site,
      event,
      { signedAt = now(), secret = WEBHOOK_SECRET, body = JSON.stringify(event), header } = {},
    ) => {
      const at = Math.floor(signedAt.getTime() / 1000);
      const signature = createHmac("sha256", secret)
        .update(`${at}.${JSON.stringify(event)}`)
        .digest("hex");
      const signed = header === undefined ? `t=${at},v1=${signature}` : header;
      return fetch(`${site}/api/stripe/webhook`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(signed === null ? {} : { "stripe-signature": signed }) },
        body,
      });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
