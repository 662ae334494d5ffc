import { createServer, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { AppError } from "@sayhey/contract/app-error";
import { createGateway } from "../http/gateway.ts";
import { refuseUnreadable } from "../http/refuse-unreadable.ts";
import { metrics } from "../infra/metrics/metrics.ts";
import { openPlatform, type Platform, type PlatformOptions } from "./open-platform.ts";
import { publicUrl } from "../infra/settings/settings.ts";
import { type Settings } from "../infra/settings/settings-schema.ts";
import { openServices, type Services } from "./services.ts";

/** A running server. */
export interface RunningServer {
  /** Address browsers reach it under, without a trailing slash. */
  url: string;
  /** Port it listens on. */
  port: number;
  platform: Platform;
  /** Stops in order: no new requests, services, database. Safe to call twice. */
  close(): Promise<void>;
}

/** Further ways to start, for tests and the command line. */
export interface StartServerOptions extends Pick<PlatformOptions, "sendMail" | "authLimits" | "restLimits" | "onLost"> {
  /** Folder of the built web app, when not the usual one. */
  webFolder?: string;
  /** What stands on the platform, when not everything. */
  openServices?: (platform: Platform) => Promise<Services>;
}

type Listener = ReturnType<typeof getRequestListener>;

/**
 * Starts the whole server and resolves once it answers. The port is bound first, so a taken one is told at once.
 * @throws AppError with a sentence for the operator; nothing is left running then
 */
export async function startServer(settings: Settings, options: StartServerOptions = {}): Promise<RunningServer> {
  await using stack = new AsyncDisposableStack();
  let answer: Listener = getRequestListener(() =>
    Response.json(
      { error: { kind: "unavailable", message: "SayHey is starting." } },
      { status: 503, headers: { "retry-after": "1" } },
    ),
  );
  const http = createServer((request, response) => void answer(request, response));
  http.on("clientError", refuseUnreadable);
  const port = await listen(http, settings);
  stack.defer(() => closeHttp(http));
  const url = publicUrl(settings, port);

  const { webFolder, openServices: open = openServices, ...platformOptions } = options;
  const platform = await openPlatform({ settings, publicUrl: url, ...platformOptions });
  stack.defer(() => platform.close());
  const services = await open(platform);
  stack.defer(() => services.close());
  // Node does not count these as HTTP any more, yet a server is not closed before they have ended.
  const upgraded = new Set<Duplex>();
  let stopping = false;
  // Stopping goes backwards through the stack: requests must end before the services they use.
  stack.defer(() => {
    stopping = true;
    for (const socket of upgraded) socket.destroy();
    return closeHttp(http);
  });

  const gateway = createGateway(platform, services, webFolder);
  answer = getRequestListener((request, env) => gateway.fetch(request, env));
  http.on("upgrade", (request, socket, head) => {
    // One that had connected before, and asks only now, would keep the server from ever being closed.
    if (stopping) return void socket.destroy();
    upgraded.add(socket);
    const slug = services.appHost?.slugOf(request.headers.host) ?? null;
    const kind = slug === null ? "product" : "app";
    metrics.sockets.inc({ kind });
    socket.once("close", () => {
      upgraded.delete(socket);
      metrics.sockets.dec({ kind });
    });
    // Whatever goes wrong here, with what is asked or with the line, ends this connection and never the server.
    socket.on("error", () => socket.destroy());
    try {
      const isTaken =
        slug === null
          ? services.upgrade(request, socket, head)
          : (services.upgradeApp?.(request, socket, head, slug) ?? false);
      if (!isTaken) refuseUpgrade(socket, "404 Not Found");
    } catch {
      refuseUpgrade(socket, "400 Bad Request");
    }
  });

  const opened = stack.move();
  let closing: Promise<void> | undefined;
  return { url, port, platform, close: () => (closing ??= opened.disposeAsync()) };
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function listen(http: Server, settings: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(settings.PORT, settings.HOST, () => resolve());
  }).catch((cause: unknown) => {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
    if (code === "EADDRINUSE") {
      throw new AppError("conflict", `Port ${settings.PORT} is already in use on ${settings.HOST}.`, {
        cause,
        hint: "Stop what uses it, or choose another with PORT.",
      });
    }
    throw new AppError(
      "unavailable",
      `The server cannot listen on ${settings.HOST}:${settings.PORT}: ${String(cause)}.`,
      { cause },
    );
  });
  const address = http.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return address.port;
}

/** Idle connections go at once; requests that run get a few seconds. */
async function closeHttp(http: Server): Promise<void> {
  if (!http.listening) return;
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  const timer = setTimeout(() => http.closeAllConnections(), 3000);
  await closed;
  clearTimeout(timer);
}
