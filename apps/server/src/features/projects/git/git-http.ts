import { request } from "node:https";
import type { IncomingMessage } from "node:http";
import { AppError } from "@sayhey/contract/app-error";
import type { GitHttpRequest, GitHttpResponse, HttpClient } from "isomorphic-git";
import { errorCode } from "../../../infra/error-code.ts";
import type { HostAddress } from "../../../infra/limits/public-address.ts";

/** How a remote is spoken with. */
export interface GitHttpOptions {
  /** Address of the repository; nothing of another host is ever asked for. */
  url: string;
  /** Checked addresses of its host; the name is not looked up again. */
  addresses: readonly HostAddress[];
  username: string;
  token: string;
  ca?: string | undefined;
  /** Longest silence, ms. */
  silenceMs: number;
  /** Most that all answers together may hold, bytes. */
  mostBytes: number;
}

/**
 * HTTP for Git: connects to the checked addresses only, sends the token to no other host, follows no redirect, reads no endless
 * answer and waits for no silent one.
 */
export function createGitHttp(options: GitHttpOptions): HttpClient {
  const { host } = new URL(options.url);
  const authorization = `Basic ${Buffer.from(`${options.username}:${options.token}`).toString("base64")}`;
  let bytes = 0;

  const tooLarge = (): AppError =>
    new AppError("too-large", "url: This repository is too large to push to from here.", {
      hint: "Use a repository of its own for the app.",
    });
  const read = async function* (response: IncomingMessage): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of response as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > options.mostBytes) throw tooLarge();
        yield chunk;
      }
    } finally {
      response.destroy();
    }
  };

  return {
    request: async ({ url, method = "GET", headers = {}, body }: GitHttpRequest): Promise<GitHttpResponse> => {
      const target = new URL(url);
      if (target.protocol !== "https:" || target.host !== host)
        throw new AppError("forbidden", "url: The repository leads to another host.");
      const sent = body === undefined ? null : await collect(body);
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const outgoing = request(
          target,
          {
            method,
            agent: false,
            timeout: options.silenceMs,
            lookup: (_host, { all }, done) => {
              const [first] = options.addresses;
              if (all === true || first === undefined) done(null, [...options.addresses]);
              else done(null, first.address, first.family);
            },
            ...(options.ca === undefined ? {} : { ca: options.ca }),
            headers: {
              ...headers,
              authorization,
              "accept-encoding": "identity",
              "user-agent": "git/sayhey",
              ...(sent === null ? {} : { "content-length": String(sent.length) }),
            },
          },
          resolve,
        );
        // Silence before and within an answer alike.
        outgoing.on("timeout", () => outgoing.destroy(silent(options.silenceMs)));
        outgoing.on("error", (cause) => reject(cause instanceof AppError ? cause : unreachable(host, cause)));
        outgoing.end(sent ?? undefined);
      });
      const { statusCode = 502, statusMessage = "" } = response;
      if (statusCode >= 300 && statusCode < 400) {
        response.destroy();
        throw new AppError("bad-request", "url: The repository has moved to another address.", {
          hint: "Open it in a browser and copy its address from there.",
        });
      }
      return {
        url,
        method,
        statusCode,
        statusMessage,
        headers: Object.fromEntries(
          Object.entries(response.headers).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
          ),
        ),
        // The list of branches is read before it is looked at: one that never ends would be looked at for ever.
        body: method === "GET" ? once(await collect(read(response), MOST_REFS)) : read(response),
      };
    },
  };
}

/** Most that a list of branches may hold, bytes. */
const MOST_REFS = 8 * 1024 ** 2;

async function collect(body: GitHttpRequest["body"], most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // What is called an iterator may be a plain list.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > most)
      throw new AppError("too-large", "url: This repository has too many branches and tags to push to from here.", {
        hint: "Use a repository of its own for the app.",
      });
  }
  return Buffer.concat(chunks);
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const silent = (ms: number): AppError =>
  new AppError("timeout", `url: The repository did not answer within ${Math.round(ms / 1000)} seconds.`, {
    hint: "Try again in a moment.",
  });

const unreachable = (host: string, cause: Error): AppError =>
  new AppError("unavailable", `url: ${host} could not be reached (${errorCode(cause) ?? "no answer"}).`, {
    cause,
    hint: "Check the address, or try again in a moment.",
  });
