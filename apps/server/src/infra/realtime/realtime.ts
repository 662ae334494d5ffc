import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { Claims, Database } from "../database/database.ts";
import { KeyedCount } from "../limits/keyed-count.ts";
import { CHANGES_CHANNEL, changeSchema, type Change } from "./change.ts";
import { listen, type Listener } from "./listen.ts";
import { RealtimeSocket, type SocketLimits } from "./realtime-socket.ts";
import { createRowReader, type Identity } from "./row-reader.ts";
import type { Subscription } from "./subscription.ts";

/** What realtime needs from the platform around it. */
export interface RealtimeOptions {
  /** A pool whose role may switch to `anon` and `authenticated`. */
  sql: Database;
  /** Address of the same database, for the connection that listens. */
  url: string;
  /** Checks an access token; the publishable key stands for someone who has not signed in. @throws when the token does not hold. */
  identify(token: string): Promise<Identity>;
  /** Whether the session of claims that were identified before still goes on; looked up every second. */
  holds?(claims: Claims): Promise<boolean>;
  /** Address that limits count by; behind a proxy the one the proxy vouches for. */
  addressOf?(request: IncomingMessage): string;
  onWarning?(message: string, error?: unknown): void;
  limits?: Partial<SocketLimits & { connections: number; connectionsPerAddress: number }>;
}

/** Realtime of the platform: `/realtime/v1/websocket`, the part of Supabase Realtime the product uses. */
export interface Realtime {
  /** Takes over an HTTP upgrade of `/realtime/v1/websocket`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Resolves when changes are being listened for. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const DEFAULT_LIMITS = {
  connections: 5000,
  connectionsPerAddress: 60,
  channels: 100,
  bindingsPerChannel: 20,
  frameBytes: 64 * 1024,
  messages: 300,
  perMs: 10_000,
  silenceMs: 70_000,
  unsentBytes: 8 * 1024 ** 2,
};
const READY_MS = 5000;
const SWEEP_MS = 1000;

/** Starts realtime. Every row is read again under the row level security of each subscriber before it is sent. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const warn = options.onWarning ?? (() => undefined);
  const addressOf = options.addressOf ?? ((request: IncomingMessage) => request.socket.remoteAddress ?? "");
  const reader = createRowReader(options.sql);
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false });
  const sockets = new Set<RealtimeSocket>();
  const perAddress = new KeyedCount();
  /** Deliveries to one person keep their order; different people do not wait for each other. */
  const chains = new Map<string, Promise<void>>();

  const deliver = (change: Change, identity: Identity, targets: [RealtimeSocket, Subscription][]): void => {
    const key = personOf(identity);
    const run = async (): Promise<void> => {
      try {
        const row = change.type === "DELETE" ? null : await reader.read(identity, change.table, change.id);
        if (row === null && change.type !== "DELETE") return;
        for (const [socket, channel] of targets) socket.deliver(channel, change, row);
      } catch (error) {
        reader.forget();
        warn(`A change of ${change.table} could not be read for its subscribers; they look again.`, error);
        for (const socket of new Set(targets.map(([each]) => each))) socket.resync("A change could not be read");
      }
    };
    const next = (chains.get(key) ?? Promise.resolve()).then(run);
    chains.set(key, next);
    void next.then(() => {
      if (chains.get(key) === next) chains.delete(key);
    });
  };

  const onNotify = (payload: string): void => {
    const parsed = changeSchema.safeParse(parseJson(payload));
    if (!parsed.success) return warn(`An unreadable message on ${CHANGES_CHANNEL} was ignored.`, parsed.error);
    const change = parsed.data;
    const groups = new Map<string, { identity: Identity; targets: [RealtimeSocket, Subscription][] }>();
    for (const socket of sockets) {
      for (const channel of socket.interested(change)) {
        const key = personOf(channel.identity);
        const group = groups.get(key) ?? { identity: channel.identity, targets: [] };
        group.targets.push([socket, channel]);
        groups.set(key, group);
      }
    }
    for (const { identity, targets } of groups.values()) deliver(change, identity, targets);
  };

  const listener: Listener = listen({
    url: options.url,
    channel: CHANGES_CHANNEL,
    onNotify,
    onGap: () => {
      reader.forget();
      for (const socket of sockets) socket.resync("Changes may have been missed");
    },
    onWarning: warn,
  });

  const { holds } = options;
  let sweeping = false;
  const sweep = async (): Promise<void> => {
    if (holds === undefined || sweeping) return;
    sweeping = true;
    try {
      const look = async (socket: RealtimeSocket, channel: Subscription) => {
        if (!(await holds(channel.identity.claims))) socket.end(channel);
      };
      await Promise.all([...sockets].flatMap((socket) => socket.channels().map((channel) => look(socket, channel))));
    } catch (error) {
      warn("Sessions could not be looked up; the next second tries again.", error);
    } finally {
      sweeping = false;
    }
  };
  const sweeper = setInterval(() => void sweep(), SWEEP_MS);
  sweeper.unref();

  const accept = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== "/realtime/v1/websocket") return refuse(stream, 404, "Not Found");
    const address = addressOf(request);
    if (perAddress.of(address) >= limits.connectionsPerAddress) return refuse(stream, 429, "Too Many Requests");
    if (sockets.size >= limits.connections) return refuse(stream, 503, "Service Unavailable");
    perAddress.add(address);
    stream.once("close", () => perAddress.remove(address));
    server.handleUpgrade(request, stream, head, (websocket) => {
      const socket = new RealtimeSocket(websocket, {
        version: url.searchParams.get("vsn") === "1.0.0" ? "1.0.0" : "2.0.0",
        limits,
        identify: options.identify,
        listening: () => listener.ready(READY_MS),
      });
      sockets.add(socket);
      websocket.once("close", () => sockets.delete(socket));
    });
  };

  return {
    handleUpgrade: accept,
    ready: () => listener.ready(READY_MS),
    close: async () => {
      clearInterval(sweeper);
      for (const socket of sockets) socket.close(1001, "server is stopping");
      await listener.close();
      await Promise.allSettled(chains.values());
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

const personOf = ({ claims }: Identity): string => `${claims.role} ${claims.sub ?? ""}`;

function refuse(stream: Duplex, status: number, text: string): void {
  stream.on("error", () => undefined);
  stream.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
