import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { FeedNetwork } from "./feed-network.ts";

/** A site on the loopback that answers as a test says. */
export interface FeedSite {
  url: string;
  /** What each path answers. */
  answers: Record<string, RequestListener>;
  /** Paths that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts a site on a free port. */
export async function startFeedSite(): Promise<FeedSite> {
  const answers: Record<string, RequestListener> = {};
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const answer = answers[path];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://feeds.test:${port}`,
    answers,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A world in which every name but `dead.test` is this machine, under an address that counts as public; `inside.test` is a private network. */
export const testNetwork = (more: Partial<FeedNetwork> = {}): FeedNetwork => ({
  policy: {
    resolve: (host) =>
      host === "dead.test"
        ? Promise.reject(new Error("ENOTFOUND"))
        : Promise.resolve([{ address: host === "inside.test" ? "10.0.0.7" : "127.0.0.1", family: 4 }]),
    mayReach: (address) => address === "127.0.0.1",
  },
  patienceMs: 5000,
  ...more,
});

/** Answers with a text of a type. */
export const says =
  (body: string | Buffer, type = "application/rss+xml"): RequestListener =>
  (_, response) =>
    response.writeHead(200, { "content-type": type }).end(body);

/** An RSS feed of these items. */
export const rss = (items: string, title = "Harbor Post"): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${title}</title>${items}</channel></rss>`;

/** An item with a title, and whatever else. */
export const item = (title: string, more = ""): string => `<item><title>${title}</title>${more}</item>`;
