import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTarget, type Person, type Target } from "./target.ts";

let target: Target;
/** Something on the server's own machine that strangers have no business with. */
let inside: Server;
let port: number;
const reached: string[] = [];

beforeAll(async () => {
  inside = createServer((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.end("{}");
  });
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  ({ port } = inside.address() as AddressInfo);
  target = await startTarget();
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
  await new Promise((resolve) => inside?.close(resolve));
});

const addresses = (): string[] =>
  [
    "127.0.0.1",
    "localhost",
    "LOCALHOST.",
    "127.1",
    "0",
    "0.0.0.0",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "user:pass@127.0.0.1",
    "10.0.0.1",
    "192.168.0.1",
    "169.254.169.254",
    "metadata.google.internal",
    "app.localhost",
  ].flatMap((host) => [`https://${host}:${port}/x`, `http://${host}:${port}/x`]);
const SCHEMES = [
  "file:///etc/passwd",
  "gopher://127.0.0.1/x",
  "ssh://127.0.0.1/x",
  "ext::sh -c id",
  "-oProxyCommand=id",
  "//127.0.0.1/x",
];

/** Somebody who has used up no limit yet, and may do everything. */
async function newcomer(): Promise<Person> {
  const person = await target.signUp();
  expect((await target.call(person, "plan-change", { plan: "studio" })).status).toBe(200);
  return person;
}
/** Parts small enough for the limits of one person. */
const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

it("no webhook goes to the server's own machine or network", async () => {
  for (const urls of inParts([...addresses(), ...SCHEMES], 18)) {
    const person = await newcomer();
    for (const url of urls)
      expect([url, (await target.call(person, "webhook-save", { url })).status]).toEqual([url, 400]);
  }
  expect(reached).toEqual([]);
});

it("no push of a project goes there, nor becomes a command", async () => {
  for (const urls of inParts([...addresses(), ...SCHEMES], 11)) {
    const person = await newcomer();
    const { projectId } = (await target.call(person, "project-create", { idea: "Plant diary", useModel: false })).body;
    for (const url of urls) {
      const pushed = await target.call(person, "git-push", { projectId, url, branch: "main", token: "t" });
      expect([url, pushed.body.error?.kind]).toEqual([url, expect.stringMatching(/bad-request|forbidden|unavailable/)]);
    }
  }
  const person = await newcomer();
  const { projectId } = (await target.call(person, "project-create", { idea: "Plant diary", useModel: false })).body;
  const url = "https://example.com/x";
  for (const branch of ["--upload-pack=id", "../../x", "a b", "HEAD", "x.lock", "refs/heads/../x", "$(id)", "a\nb"])
    expect([branch, (await target.call(person, "git-push", { projectId, url, branch })).status]).toEqual([branch, 400]);
  const other = await target.signUp();
  expect((await target.call(other, "git-push", { projectId, url, branch: "main" })).status).toBe(404);
  expect((await target.call(other, "git-get", { projectId })).status).toBe(404);
  expect(reached).toEqual([]);
});

it("no model that somebody brings is asked for there", async () => {
  for (const urls of inParts(addresses(), 6)) {
    const person = await newcomer();
    for (const baseUrl of urls) {
      const own = { provider: "openai-compatible", baseUrl, model: "m", key: "k", improve: true };
      if ((await target.call(person, "ai-save", own)).status === 200)
        expect([baseUrl, (await target.call(person, "ai-test")).status]).not.toEqual([baseUrl, 200]);
    }
  }
  expect(reached).toEqual([]);
});
