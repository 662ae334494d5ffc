import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { Readable } from "node:stream";
import { AppError } from "@sayhey/contract/app-error";
import { type AddressPolicy, type HostAddress, reachableAddresses } from "./public-address.ts";

/** Bytes of one answer at most, where nothing else is said. */
const ANSWER_BYTES = 8 * 1024 ** 2;

/** What a guarded fetch may reach and how long it waits. */
export interface GuardOptions {
  /** Null: any address. */
  policy: AddressPolicy | null;
  ca?: string;
  /** Longest silence, ms. */
  silenceMs: number;
  /** Bytes of an answer at most; 8 MB where it is left out. */
  mostBytes?: number;
  /** What is asked, at the beginning of a sentence. */
  asked: string;
}

/**
 * A `fetch` for addresses that people bring: connects to checked addresses only and looks a name up once, follows no redirect, reads no
 * endless answer and waits for no silent one.
 */
export function guardedFetch({
  policy,
  ca,
  silenceMs,
  mostBytes = ANSWER_BYTES,
  asked: who,
}: GuardOptions): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const addresses = policy === null ? null : await reachableAddresses(url.hostname, policy);
    const body = Buffer.from(await asked.arrayBuffer());
    const silence = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new AppError("timeout", `${who} did not answer in time.`)), silenceMs);
      // An answer that nobody reads to its end keeps no program alive.
      timer.unref();
    };
    const signal = AbortSignal.any([asked.signal, silence.signal]);
    wait();
    try {
      const response = await send(url, asked, body, { addresses, ca, signal });
      const tooLarge = (): AppError => new AppError("too-large", `${who}'s answer is far too long.`);
      return answerOf(response, { wait, end: () => clearTimeout(timer), signal, mostBytes, tooLarge });
    } catch (error) {
      clearTimeout(timer);
      throw signal.aborted ? signal.reason : error;
    }
  };
}

function send(
  url: URL,
  asked: Request,
  body: Buffer,
  options: { addresses: HostAddress[] | null; ca: string | undefined; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { addresses, ca, signal } = options;
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        method: asked.method,
        agent: false,
        signal,
        headers: { ...Object.fromEntries(asked.headers), "content-length": body.length, "accept-encoding": "identity" },
        ...(ca === undefined ? {} : { ca }),
        ...(addresses === null
          ? {}
          : {
              lookup: (_host: string, { all }: { all?: boolean | undefined }, done: LookupDone) => {
                const [first] = addresses;
                if (all === true || first === undefined) done(null, addresses);
                else done(null, first.address, first.family);
              },
            }),
      },
      resolve,
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

type LookupDone = (error: Error | null, address: string | HostAddress[], family?: number) => void;

interface Reading {
  /** Begins a new silence. */
  wait(): void;
  end(): void;
  signal: AbortSignal;
  mostBytes: number;
  tooLarge(): AppError;
}

function answerOf(incoming: IncomingMessage, { wait, end, signal, mostBytes, tooLarge }: Reading): Response {
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        wait();
        bytes += chunk.length;
        if (bytes > mostBytes) throw tooLarge();
        yield chunk;
      }
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      end();
      incoming.destroy();
    }
  };
  const status = incoming.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  // A redirect is an answer like any other: whoever asked decides, and here nobody follows.
  const isEmpty = status === 204 || status === 205 || status === 304;
  if (isEmpty) {
    end();
    incoming.resume();
  }
  const stream = isEmpty ? null : (Readable.toWeb(Readable.from(counted())) as ReadableStream<Uint8Array>);
  return new Response(stream, { status: status < 200 || status > 599 ? 502 : status, headers });
}
