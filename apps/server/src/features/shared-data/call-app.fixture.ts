import { request as httpRequest } from "node:http";
import type { SharedRow } from "./shared-row.ts";

interface Refusal {
  error: { kind: string; message: string; field?: string; rule?: string; current?: SharedRow };
}
/** An answer of an app's origin, its body read. */
export interface Answer<T> {
  status: number;
  body: T & Refusal;
  headers: Record<string, string | string[] | undefined>;
}

/** How an app is called. */
export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Name of another app. */
  at?: string;
}

/** Calls an app's origin as a browser does: by its name, from its own page. */
export function callApp<T = SharedRow>(
  app: { url: string; slug: string },
  method: string,
  path: string,
  options: CallOptions,
): Promise<Answer<T>> {
  const { port } = new URL(app.url);
  const host = `${options.at ?? app.slug}.localhost:${port}`;
  const text =
    options.body === undefined
      ? undefined
      : typeof options.body === "string"
        ? options.body
        : JSON.stringify(options.body);
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers: {
          host,
          "sec-fetch-mode": "cors",
          ...(method === "GET" ? {} : { origin: `http://${host}` }),
          ...(text === undefined
            ? {}
            : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
          ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
          ...options.headers,
        },
      },
      (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (part: string) => (body += part));
        answer.on("end", () => {
          const isJson = String(answer.headers["content-type"]).includes("json");
          resolve({
            status: answer.statusCode ?? 0,
            body: (isJson ? JSON.parse(body) : body) as T & Refusal,
            headers: answer.headers,
          });
        });
      },
    );
    asked.on("error", reject).end(text);
  });
}

/** What `GET /data` answers. */
export interface Start {
  rows: SharedRow[];
  cursor: string;
  more: boolean;
  fresh: boolean;
  timeZone: string;
  visitor: { id: string; name: string; email: string | null; isOwner: boolean } | null;
}
