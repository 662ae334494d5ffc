import type { WebSocket } from "ws";
import type { Database } from "../../infra/database/database.ts";
import type { OpenApp } from "./app-looks.ts";
import type { Visitor } from "./permissions.ts";
import { type Cursor, formatCursor, parseCursor, readRows } from "./read-rows.ts";

/** An open tab: who it is and where it stands. */
export interface LiveClient {
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

/** Sends a client, page by page, all that has changed since it was served; false when it has left meanwhile. */
export async function sendNews(sql: Database, { app, store }: OpenApp, client: LiveClient): Promise<boolean> {
  let more: boolean;
  do {
    const page = await readRows(sql, app, store, client.visitor, { after: client.cursor });
    if (client.socket.readyState !== client.socket.OPEN) return false;
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
  return true;
}

/** Resolves when the text has left, so that a slow reader is waited for instead of filling the memory. */
function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve) => socket.send(text, () => resolve()));
}

/** What a tab says first; null when it is no greeting. */
export function readHello(text: string): { token: string | null; after: Cursor | null } | null {
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
