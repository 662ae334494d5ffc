import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Database } from "../../infra/database/database.ts";
import { listen } from "../../infra/realtime/listen.ts";
import { type Cursor, formatCursor, parseCursor, readRows } from "./read-rows.ts";
import type { Visitor } from "./permissions.ts";
import type { SharedApp } from "./shared-app.ts";
import { DATA_CHANNEL, type SharedStore } from "./shared-store.ts";

/** A shared app with its data. */
export interface OpenApp {
  app: SharedApp;
  store: SharedStore;
}

/** What live updates need from the server around them. */
export interface LiveOptions {
  sql: Database;
  databaseUrl: string;
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

interface Client {
  socket: WebSocket;
  slug: string;
  token: string | null;
  storeId: string;
  visitor: Visitor | null;
  /** When it was last looked up whose the token is, ms. */
  checkedAt: number;
  cursor: Cursor | null;
  /** Changes came while it was being served. */
  again: boolean;
  busy: boolean;
  alive: boolean;
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
  const clients = new Map<string, Set<Client>>();
  const perNetwork = new Map<string, number>();
  let open = 0;
  /** Apps as they were after the last change, by store and name, so that a hundred tabs ask once: an app has another name once it was renamed. */
  const looks = new Map<string, Map<string, Promise<OpenApp | null>>>();

  const lookAt = (client: Client): Promise<OpenApp | null> => {
    const { slug, storeId } = client;
    const ofStore = looks.get(storeId) ?? new Map<string, Promise<OpenApp | null>>();
    looks.set(storeId, ofStore);
    const known = ofStore.get(slug);
    if (known !== undefined) return known;
    const look = options.look(slug);
    ofStore.set(slug, look);
    look.catch(() => ofStore.delete(slug));
    return look;
  };

  const leave = (client: Client): void => {
    const others = clients.get(client.storeId);
    others?.delete(client);
    if (others?.size === 0) clients.delete(client.storeId);
  };

  /** Sends a client all that it has not seen yet. */
  const serve = async (client: Client): Promise<void> => {
    if (client.busy) {
      client.again = true;
      return;
    }
    client.busy = true;
    try {
      do {
        client.again = false;
        const now = await lookAt(client);
        if (now === null) return client.socket.close(4404, "not shared");
        if (client.token !== null && Date.now() - client.checkedAt > CHECK_MS) {
          client.visitor = await options.visitorOf(now.store, client.token);
          client.checkedAt = Date.now();
          if (client.visitor === null) return client.socket.close(4401, "signed out");
        }
        let more: boolean;
        do {
          const page = await readRows(options.sql, now.app, now.store, client.visitor, {
            after: client.cursor,
          });
          if (client.socket.readyState !== client.socket.OPEN) return;
          const isNews = client.cursor === null || page.rows.length > 0 || page.fresh;
          client.cursor = page.cursor;
          ({ more } = page);
          if (isNews)
            await send(
              client.socket,
              JSON.stringify({
                rows: page.rows,
                cursor: formatCursor(page.cursor),
                ...(page.fresh && { fresh: true }),
                ...(more && { more }),
              }),
            );
        } while (more);
      } while (client.again);
    } catch (error) {
      options.onWarning("Live updates of an app could not be read.", error);
      client.socket.close(1011, "try again");
    } finally {
      client.busy = false;
    }
  };

  const serveAll = (storeId: string): void => {
    looks.delete(storeId);
    for (const client of clients.get(storeId) ?? []) void serve(client);
  };
  const onNotify = (payload: string): void => {
    const [storeId = "", visitorId] = payload.split(" ");
    if (visitorId !== undefined)
      for (const client of clients.get(storeId) ?? []) if (client.visitor?.id === visitorId) client.checkedAt = 0;
    serveAll(storeId);
  };
  const listener = listen({
    url: options.databaseUrl,
    channel: DATA_CHANNEL,
    onNotify,
    onGap: () => [...clients.keys()].forEach(serveAll),
    onWarning: options.onWarning,
  });

  const beat = setInterval(() => {
    // An app that was taken down tells nobody.
    looks.clear();
    for (const client of [...clients.values()].flatMap((some) => [...some])) {
      if (!client.alive) client.socket.terminate();
      client.alive = false;
      client.socket.ping();
      void serve(client);
    }
  }, BEAT_MS);
  beat.unref();

  const hello = async (socket: WebSocket, slug: string, text: string): Promise<Client | null> => {
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
    const client: Client = {
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
    looks.delete(client.storeId);
    await serve(client);
    return client;
  };

  return {
    accept(request, stream, head, slug, network) {
      const count = perNetwork.get(network) ?? 0;
      if (open >= MOST || count >= MOST_PER_NETWORK) return refuse(stream, 429, "Too Many Requests");
      if (!isOwnOrigin(request)) return refuse(stream, 403, "Forbidden");
      open += 1;
      perNetwork.set(network, count + 1);
      stream.once("close", () => {
        open -= 1;
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      });
      server.handleUpgrade(request, stream, head, (socket) => {
        let client: Promise<Client | null> | null = null;
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

/** Resolves when the text has left, so that a slow reader is waited for instead of filling the memory. */
function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => socket.send(text, () => resolve()));
}

function readHello(text: string): { token: string | null; after: Cursor | null } | null {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== "object" || said === null) return null;
    const token = "token" in said && typeof said.token === "string" ? said.token : null;
    const after = "after" in said && typeof said.after === "string" ? parseCursor(said.after) : null;
    return { token, after };
  } catch {
    return null;
  }
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
