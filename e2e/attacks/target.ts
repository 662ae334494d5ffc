import { randomUUID } from "node:crypto";
import { connect as connectSocket } from "node:net";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { callFunction, type FunctionAnswer } from "../../apps/server/src/testing/call-function.ts";
import { startProduct, type Product } from "../product.ts";

/** Password of everybody here. */
export const PASSWORD = "Correct-Horse-9-Battery";

/** Somebody with an account. */
export interface Person {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** What a request may differ in. */
export interface Ask {
  method?: string;
  token?: string | undefined;
  body?: string | object;
  headers?: Record<string, string>;
  /** Network the request seems to come from; the target has to trust its proxy. */
  from?: string;
}

/** An answer, read. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // What came is looked at by the tests.
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any;
}

/** The product as it is started, seen from outside. */
export interface Target extends Product {
  key: string;
  ask(path: string, options?: Ask): Promise<Answer>;
  signUp(options?: { email?: string; password?: string; data?: object; from?: string }): Promise<Person>;
  call<N extends FunctionName>(
    person: Person | null,
    name: N,
    input?: FunctionInput<N> | Record<string, unknown>,
  ): Promise<FunctionAnswer<N>>;
  /** Everything that comes back over a connection of one's own, byte for byte; `parts` are sent one after the other. */
  raw(parts: readonly (string | Buffer)[], options?: { cutAfter?: number }): Promise<string>;
  /** Fails unless the server still answers. */
  lives(): Promise<void>;
}

/** An address nobody has yet. */
export const newEmail = (): string => `x-${randomUUID()}@example.com`;

const LONGEST_RAW_MS = 20_000;

/** Starts the product, without a browser to film with. */
export async function startTarget(settings: Record<string, string> = {}): Promise<Target> {
  const product = await startProduct({ CHROMIUM_PATH: "/nonexistent/chromium", ...settings });
  const { supabaseKey: key } = (await (await fetch(`${product.url}/config.json`)).json()) as { supabaseKey: string };
  const port = Number(new URL(product.url).port);

  const ask: Target["ask"] = async (path, { method = "GET", token, body, headers = {}, from } = {}) => {
    const answer = await fetch(new URL(path, product.url), {
      method,
      redirect: "manual",
      headers: {
        apikey: key,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(from === undefined ? {} : { "x-forwarded-for": from }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      // Pages and empty answers are no JSON.
    }
    return { status: answer.status, headers: answer.headers, text, json };
  };

  return Object.assign(product, {
    key,
    ask,
    async signUp({ email = newEmail(), password = PASSWORD, data = { full_name: "Somebody" }, from } = {}) {
      const { status, text, json } = await ask("/auth/v1/signup", {
        method: "POST",
        body: { email, password, data },
        ...(from === undefined ? {} : { from }),
      });
      if (status !== 200) throw new Error(`signing up answered ${status}: ${text}`);
      return { id: json.user.id, email, token: json.access_token, refreshToken: json.refresh_token };
    },
    call: (person, name, input = {}) => callFunction(product, person?.token ?? null, name, input),
    raw: (parts, { cutAfter } = {}) =>
      new Promise((resolve, reject) => {
        const socket = connectSocket(port, "127.0.0.1");
        let received = "";
        const timer = setTimeout(() => {
          socket.destroy();
          reject(new Error(`no end after ${LONGEST_RAW_MS} ms; received: ${received.slice(0, 500)}`));
        }, LONGEST_RAW_MS);
        socket.on("data", (part: Buffer) => (received += part.toString("latin1")));
        // A server that refuses may close while something is still being sent.
        socket.on("error", () => undefined);
        socket.on("close", () => {
          clearTimeout(timer);
          resolve(received);
        });
        socket.on("connect", () => {
          const all = Buffer.concat(parts.map((part) => Buffer.from(part)));
          if (cutAfter === undefined) socket.write(all);
          else socket.write(all.subarray(0, cutAfter), () => socket.destroy());
        });
      }),
    async lives() {
      const { status } = await ask("/healthz");
      if (status !== 200) throw new Error(`/healthz answers ${status}:\n${product.output().slice(-2000)}`);
    },
  } satisfies Omit<Target, keyof Product>);
}
