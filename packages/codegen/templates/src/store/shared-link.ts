import type { Change, SharedRow } from "./shared-rows.ts";

/** Somebody who uses this app. Without an address they are known to this browser alone. */
export interface Visitor {
  id: string;
  name: string;
  email: string | null;
  isOwner: boolean;
}

/** What the server says when the app starts. */
export interface Start {
  shared: true;
  rows: SharedRow[];
  /** Where to go on reading. */
  cursor: string;
  more: boolean;
  /** These are all rows, whatever was known before. */
  fresh: boolean;
  visitor: Visitor | null;
  /** Zone that times of these rows are meant in. */
  timeZone: string;
  /** Fields that are counted by steps, and fields in which each visitor has a value of their own. */
  entities: Record<string, { counted: string[]; personal: string[] }>;
}

/** What the server sends while the app is open. */
export interface News {
  rows: SharedRow[];
  cursor: string;
  fresh?: boolean;
}

/** Why the server refused something. */
export class Refusal extends Error {
  readonly status: number;
  /** The rule that would have been broken. */
  readonly rule: string | undefined;
  /** The row as it is now, where somebody was faster. */
  readonly current: SharedRow | undefined;
  readonly retryAfterMs: number;

  constructor(status: number, detail: { message?: string; rule?: string; current?: SharedRow }, retryAfterMs: number) {
    super(detail.message ?? `The server answered ${status}.`);
    this.status = status;
    this.rule = detail.rule;
    this.current = detail.current;
    this.retryAfterMs = retryAfterMs;
  }
}

const ANSWER_MS = 10_000;

/** Asks the app's own origin. @throws Refusal for an answer that is none, TypeError without a network */
export async function ask<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  const answer: unknown = isJson ? await response.json() : null;
  if (response.ok && (isJson || response.status === 204)) return answer as T;
  const detail = isJson
    ? (answer as { error?: { message?: string; rule?: string; current?: SharedRow } }).error
    : undefined;
  // Another page at this address means that nothing is shared here.
  throw new Refusal(
    response.ok ? 404 : response.status,
    detail ?? {},
    Number(response.headers.get("retry-after") ?? 0) * 1000,
  );
}

export const sendChanges = (token: string, key: string, changes: readonly Change[]) =>
  ask<{ rows: SharedRow[]; repeated: boolean }>("POST", "/data", token, { key, changes });

/** The server does not know this visitor any more. */
const SIGNED_OUT = 4401;
/** The owner has ended sharing, or the app is gone. */
const NOT_SHARED = 4404;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

interface LiveOptions {
  token: () => string | null;
  cursor: () => string | null;
  onNews(news: News): void;
  onOpen(): void;
  onLost(): void;
  /** @param token the one that is not good any more */
  onSignedOut(token: string | null): void;
  onNotShared(): void;
}

/** Hears what others change, and comes back by itself where it stood. */
export function openLive(options: LiveOptions): { reconnect: () => void } {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT_MS;
  let timer = 0;

  const connect = () => {
    window.clearTimeout(timer);
    const mine = new WebSocket(`${window.location.origin.replace(/^http/, "ws")}/data/live`);
    socket = mine;
    let token: string | null = null;
    mine.onopen = () => {
      token = options.token();
      mine.send(JSON.stringify({ token, after: options.cursor() ?? undefined }));
      options.onOpen();
    };
    mine.onmessage = (event: MessageEvent<string>) => {
      if (socket !== mine) return;
      wait = FIRST_WAIT_MS;
      options.onNews(JSON.parse(event.data) as News);
    };
    mine.onclose = (event) => {
      if (socket !== mine) return;
      socket = null;
      if (event.code === NOT_SHARED) return options.onNotShared();
      if (event.code === SIGNED_OUT) return options.onSignedOut(token);
      options.onLost();
      timer = window.setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
  };
  const reconnect = () => {
    const old = socket;
    socket = null;
    old?.close();
    connect();
  };
  window.addEventListener("online", reconnect);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && socket === null) reconnect();
  });
  connect();
  return { reconnect };
}
