import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Database } from "../../infra/database/database.ts";
import { KeyedCount } from "../../infra/limits/keyed-count.ts";
import { listen } from "../../infra/realtime/listen.ts";
import { AppLooks, type OpenApp } from "./app-looks.ts";
import { type LiveClient, readHello, sendNews } from "./live-client.ts";
import type { Visitor } from "./permissions.ts";
import { DATA_CHANNEL, type SharedStore } from "./shared-store.ts";

/** What live updates need from the server around them. */
export interface LiveOptions {
  sql: Database;
  directUrl: string;
  /** The app of a slug with its store as they are now; null when there is no such shared app. */
  look(slug: string): Promise<OpenApp | null>;
  /** Whose a token is; null when it is not good in this app. */
  visitorOf(store: SharedStore, token: string | null): Promise<Visitor | null>;
  onWarning(message: string, error?: unknown): void;
}

/** Live updates of all apps on this server. */
export interface LiveRows {
  /** Takes over an upgraded request to `/data/live` of an app. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, slug: string, network: string): void;
  close(): Promise<void>;
}

const MOST = 5000;
const MOST_PER_NETWORK = 60;
const HELLO_BYTES = 1024;
const HELLO_MS = 10_000;
const BEAT_MS = 25_000;
/** Who a token stands for is looked up again after this time, or at once when that visitor leaves. */
const CHECK_MS = 10_000;

/**
 * Sends every open tab the rows that changed. A tab says who it is and where it stands, gets what it has missed, then what happens:
 * `{"token": …, "after": "1.42"}` is answered by `{"rows": […], "cursor": "1.57"}`. `{"fresh": true}` says that the rows are all there are.
 */
export function openLiveRows(options: LiveOptions): LiveRows {
  const server = new WebSocketServer({ noServer: true, maxPayload: HELLO_BYTES, perMessageDeflate: false });
  const clients = new Map<string, Set<LiveClient>>();
  const perNetwork = new KeyedCount();
  let open = 0;
  const looks = new AppLooks(options.look);

  const leave = (client: LiveClient): void => {
    const others = clients.get(client.storeId);
    others?.delete(client);
    if (others?.size === 0) clients.delete(client.storeId);
  };

  /** Sends a client all that it has not seen yet. */
  const serve = async (client: LiveClient): Promise<void> => {
    if (client.busy) {
      client.again = true;
      return;
    }
    client.busy = true;
    try {
      do {
        client.again = false;
        const now = await looks.at(client);
        if (now === null) return client.socket.close(4404, "not shared");
        if (client.token !== null && Date.now() - client.checkedAt > CHECK_MS) {
          client.visitor = await options.visitorOf(now.store, client.token);
          client.checkedAt = Date.now();
          if (client.visitor === null) return client.socket.close(4401, "signed out");
        }
        if (!(await sendNews(options.sql, now, client))) return;
      } while (client.again);
    } catch (error) {
      options.onWarning("Live updates of an app could not be read.", error);
      client.socket.close(1011, "try again");
    } finally {
      client.busy = false;
    }
  };

  const serveAll = (storeId: string): void => {
    looks.forget(storeId);
    for (const client of clients.get(storeId) ?? []) void serve(client);
  };
  const onNotify = (payload: string): void => {
    const [storeId = "", visitorId] = payload.split(" ");
    if (visitorId !== undefined)
      for (const client of clients.get(storeId) ?? []) if (client.visitor?.id === visitorId) client.checkedAt = 0;
    serveAll(storeId);
  };
  const listener = listen({
    url: options.directUrl,
    channel: DATA_CHANNEL,
    onNotify,
    onGap: () => [...clients.keys()].forEach(serveAll),
    onWarning: options.onWarning,
  });

  const beat = setInterval(() => {
    // An app that was taken down tells nobody.
    looks.forgetAll();
    for (const client of [...clients.values()].flatMap((some) => [...some])) {
      if (!client.alive) client.socket.terminate();
      client.alive = false;
      client.socket.ping();
      void serve(client);
    }
  }, BEAT_MS);
  beat.unref();

  const hello = async (socket: WebSocket, slug: string, text: string): Promise<LiveClient | null> => {
    const said = readHello(text);
    if (said === null) {
      socket.close(1008, "not a greeting");
      return null;
    }
    const now = await options.look(slug);
    const visitor = now === null ? null : await options.visitorOf(now.store, said.token);
    if (now === null || (said.token !== null && visitor === null)) {
      socket.close(now === null ? 4404 : 4401, now === null ? "not shared" : "signed out");
      return null;
    }
    const client: LiveClient = {
      socket,
      slug,
      token: said.token,
      storeId: now.store.id,
      visitor,
      checkedAt: Date.now(),
      cursor: said.after,
      again: false,
      busy: false,
      alive: true,
    };
    const others = clients.get(client.storeId) ?? new Set();
    clients.set(client.storeId, others.add(client));
    try {
      // Only from here on is no change missed: what came before is read now.
      await listener.ready(5000);
    } catch (error) {
      leave(client);
      throw error;
    }
    looks.forget(client.storeId);
    await serve(client);
    return client;
  };

  return {
    accept(request, stream, head, slug, network) {
      if (open >= MOST || perNetwork.of(network) >= MOST_PER_NETWORK) return refuse(stream, 429, "Too Many Requests");
      if (!isOwnOrigin(request)) return refuse(stream, 403, "Forbidden");
      open += 1;
      perNetwork.add(network);
      stream.once("close", () => {
        open -= 1;
        perNetwork.remove(network);
      });
      server.handleUpgrade(request, stream, head, (socket) => {
        let client: Promise<LiveClient | null> | null = null;
        const late = setTimeout(() => socket.close(1008, "no greeting"), HELLO_MS);
        socket.on("error", () => socket.terminate());
        socket.on("message", (data) => {
          if (client !== null) return;
          clearTimeout(late);
          client = hello(socket, slug, String(data)).catch((error: unknown) => {
            options.onWarning("Live updates of an app could not begin.", error);
            socket.close(1011, "try again");
            return null;
          });
        });
        socket.on("pong", () => void client?.then((found) => found !== null && (found.alive = true)));
        socket.once("close", () => {
          clearTimeout(late);
          void client?.then((found) => found !== null && leave(found));
        });
      });
    },
    async close() {
      clearInterval(beat);
      for (const socket of server.clients) socket.close(1001, "server is stopping");
      await listener.close();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/** A browser says where a page comes from; only the app's own pages may listen. */
function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function refuse(stream: Duplex, status: number, text: string): void {
  stream.on("error", () => undefined);
  stream.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
