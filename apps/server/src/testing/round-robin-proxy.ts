import { createServer, request as ask, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";

/** What stands before several servers: each request and each socket goes to the next of them, whoever it is from. */
export interface RoundRobinProxy {
  url: string;
  port: number;
  /** How many requests the server of a port has got. */
  taken(port: number): number;
  add(port: number): void;
  remove(port: number): void;
  close(): Promise<void>;
}

/**
 * Starts one with no servers yet. As the usual load balancers do, it tries the next where a server takes no connection, keeps none open, and
 * answers 502 where a server ends in the middle of a request.
 */
export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  const ports: number[] = [];
  const counts = new Map<number, number>();
  const open = new Set<Duplex>();
  let turn = 0;
  /** Every server once, beginning with whose turn it is. */
  const order = (): number[] => {
    turn += 1;
    return ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
  };

  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const tryNext = ([port, ...others]: number[]): void => {
        if (port === undefined) return void response.writeHead(502).end();
        const asked = ask({ port, host: "127.0.0.1", agent: false, path: request.url, method: request.method });
        for (const [name, value] of Object.entries(forwarded(request)))
          if (value !== undefined) asked.setHeader(name, value);
        asked.on("response", (answer) => {
          counts.set(port, (counts.get(port) ?? 0) + 1);
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on("error", () => response.destroy());
          answer.pipe(response);
        });
        asked.on("error", (error) => {
          if ("code" in error && error.code === "ECONNREFUSED") return tryNext(others);
          if (response.headersSent) response.destroy();
          else response.writeHead(502).end();
        });
        asked.end(Buffer.concat(parts));
      };
      tryNext(order());
    });
  });
  http.on("connection", (socket: Duplex) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  http.on("upgrade", (request, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const tryNext = ([port, ...others]: number[]): void => {
      if (port === undefined) return void socket.destroy();
      const server = connect(port, "127.0.0.1");
      server.once("connect", () => {
        const lines = Object.entries(forwarded(request)).map(([name, value]) => `${name}: ${String(value)}\r\n`);
        server.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("")}\r\n`);
        server.write(head);
        socket.pipe(server).pipe(socket);
        socket.once("close", () => server.destroy());
        server.once("close", () => socket.destroy());
      });
      server.on("error", () => (server.connecting || server.bytesRead === 0 ? tryNext(others) : socket.destroy()));
    };
    tryNext(order());
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    taken: (of) => counts.get(of) ?? 0,
    add: (one) => void ports.push(one),
    remove: (one) => void ports.splice(ports.indexOf(one), 1),
    close: async () => {
      const closed = new Promise((resolve) => http.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

const forwarded = (request: IncomingMessage): IncomingMessage["headers"] => ({
  ...request.headers,
  "x-forwarded-for": request.headers["x-forwarded-for"] ?? request.socket.remoteAddress ?? "",
});
