import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GitNetwork } from "../features/projects/git/git-network.ts";
import { createGitRepository, type GitRepository } from "./git-repository.ts";
import { TEST_CERTIFICATE, TEST_KEY } from "./test-certificate.ts";

/** A Git server on loopback with one repository, as `https://hooks.test:PORT/ada/app.git`. */
export interface GitServer extends Pick<GitRepository, "read" | "readBytes" | "commit"> {
  url: string;
  /** Every header with a token that arrived. */
  authorizations: string[];
  /** How the next requests are answered; `silence` never answers, `endless` never ends. */
  behave(how: "well" | "silence" | "endless" | "redirect" | number): void;
  /** Does something as a push arrives, before its refs are looked at. */
  beforePush(act: () => Promise<unknown>): void;
  /** A world in which `hooks.test` is this server, and only it may be reached. */
  network: GitNetwork;
  close(): Promise<void>;
}

/** Starts it with an empty repository. `token` is the only one it accepts. */
export async function startGitServer(token: string): Promise<GitServer> {
  const gitdir = await mkdtemp(join(tmpdir(), "git-server-"));
  let onPush: (() => Promise<unknown>) | null = null;
  const repository = await createGitRepository(gitdir, async () => onPush?.());
  const authorizations: string[] = [];
  let how: Parameters<GitServer["behave"]>[0] = "well";

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? "/", "https://hooks.test");
    const authorization = request.headers.authorization ?? "";
    authorizations.push(authorization);
    if (how === "silence") return;
    if (how === "redirect") return void response.writeHead(301, { location: "https://other.test/app.git" }).end();
    if (typeof how === "number") return void response.writeHead(how).end("no");
    if (how === "endless") {
      response.writeHead(200, { "content-type": "application/x-git-receive-pack-advertisement" });
      const more = (): void =>
        void (response.destroyed || (response.write(Buffer.alloc(1024 ** 2, "0")), setImmediate(more)));
      return more();
    }
    const [, given = ""] = Buffer.from(authorization.slice("Basic ".length), "base64").toString("utf8").split(":");
    if (given !== token) return void response.writeHead(401, { "www-authenticate": "Basic" }).end();
    if (!pathname.startsWith("/ada/app.git/")) return void response.writeHead(404).end();
    const service = pathname.endsWith("/info/refs") ? (searchParams.get("service") ?? "") : "";
    const type =
      service === "" ? `application/x-${pathname.split("/").at(-1)}-result` : `application/x-${service}-advertisement`;
    const body = Buffer.concat(chunks);
    const content =
      service !== ""
        ? await repository.advertise(service)
        : pathname.endsWith("git-receive-pack")
          ? await repository.receive(body)
          : await repository.upload(body);
    response.writeHead(200, { "content-type": type }).end(content);
  };

  const server = createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, (request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the Git server has no port");

  return {
    url: `https://hooks.test:${address.port}/ada/app.git`,
    authorizations,
    network: {
      resolve: async (host) => [{ address: host === "hooks.test" ? "127.0.0.1" : "10.0.0.1", family: 4 }],
      mayReach: (ip) => ip === "127.0.0.1",
      ca: TEST_CERTIFICATE,
      // A busy machine may pause for a second; a remote that is silent costs the tests this much.
      silenceMs: 4000,
      timeLimitMs: 20_000,
      pictureBytes: 512 * 1024,
    },
    behave: (next) => void (how = next),
    beforePush: (act) => void (onPush = act),
    read: repository.read,
    readBytes: repository.readBytes,
    commit: repository.commit,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(gitdir, { recursive: true, force: true });
    },
  };
}
