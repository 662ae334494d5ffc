import { createServer } from "node:https";
import { createHmac } from "node:crypto";
import { TEST_CERTIFICATE, TEST_KEY } from "./test-certificate.ts";
import type { WebhookNetwork } from "../features/notifications/webhooks/webhook-network.ts";

/** A post that the test's receiver got. */
export interface ReceivedPost {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** An https server on loopback that webhooks can be posted to, as `https://hooks.test:PORT/`. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedPost[];
  /** A world in which `hooks.test` is this server, and only it may be reached; 700 ms for each post. */
  network: WebhookNetwork;
  /** Status of the next answers; `silence` never answers. */
  answer(status: number | "silence"): void;
  close(): Promise<void>;
}

/** Starts a receiver for tests. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedPost[] = [];
  let status: number | "silence" = 200;
  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      });
      if (status === "silence") return;
      response.writeHead(status, { location: "https://other.test/" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the receiver has no port");
  return {
    url: `https://hooks.test:${address.port}/hook`,
    received,
    network: {
      resolve: async (host) => [{ address: host === "hooks.test" ? "127.0.0.1" : "10.0.0.1", family: 4 }],
      mayReach: (ip) => ip === "127.0.0.1",
      ca: TEST_CERTIFICATE,
      timeLimit: 700,
    },
    answer: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether a post carries the signature that the documentation describes, computed here on its own. */
export function isSignedWith(secret: string, post: ReceivedPost): boolean {
  const [, time = "", signature = ""] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(post.headers["sayhey-signature"])) ?? [];
  return createHmac("sha256", secret).update(`${time}.${post.body}`).digest("hex") === signature;
}
