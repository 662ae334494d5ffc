import { afterEach, beforeEach, expect, test } from "vitest";
import { startGitServer, type GitServer } from "../../../testing/start-git-server.ts";
import type { TreePush, TreePushed } from "./push-tree.ts";
import { checkRemoteUrl } from "./remote-url.ts";
import { runPush } from "./run-push.ts";

const TOKEN = "ghp_secret-token-4711";
const author = { name: "Ada", email: "ada@users.noreply.test" };

let server: GitServer;
beforeEach(async () => {
  server = await startGitServer(TOKEN);
});
afterEach(() => server.close());

async function push(files: Record<string, string>, rest: Partial<TreePush> = {}, token = TOKEN): Promise<TreePushed> {
  const { network } = server;
  const { url, addresses } = await checkRemoteUrl(rest.url ?? server.url, network);
  return runPush(
    { url, addresses, username: "x", token, ca: network.ca, silenceMs: network.silenceMs },
    { branch: "main", files, message: "First\n", author, last: null, onTop: false, ...rest, url },
    network.timeLimitMs,
  );
}

test("pushes add one commit each; what the app has no longer goes, what others committed stays", async () => {
  const first = await push({ "README.md": "one\n", "src/app.tsx": "a\n", "src/old.ts": "b\n" });
  if (!first.pushed) throw new Error("not pushed");
  expect((await server.read("main")).messages).toEqual(["First\n"]);
  const last = { branch: "main", commit: first.commit, paths: ["README.md", "src/app.tsx", "src/old.ts"] };
  const again = await push({ "README.md": "one\n", "src/app.tsx": "a\n", "src/old.ts": "b\n" }, { last });
  expect(again).toMatchObject({ pushed: true, unchanged: true, commit: first.commit });
  const second = await push({ "README.md": "one\n", "src/app.tsx": "c\n" }, { last, message: "Second\n" });
  if (!second.pushed) throw new Error("not pushed");
  expect(await server.read("main")).toEqual({
    files: { "README.md": "one\n", "src/app.tsx": "c\n" },
    messages: ["Second\n", "First\n"],
  });

  await server.commit("main", { LICENSE: "MIT\n", "README.md": "Bob's\n" }, "Bob was here\n");
  const known = { branch: "main", commit: second.commit, paths: ["README.md", "src/app.tsx"] };
  const files = { "README.md": "two\n", "src/app.tsx": "c\n" };
  expect(await push(files, { last: known })).toEqual({ pushed: false, branch: "main", replaces: ["README.md"] });
  expect((await server.read("main")).files["README.md"]).toBe("Bob's\n");

  // A branch of its own leaves theirs alone and starts from where ours or theirs stands.
  expect(await push(files, { last: known, branch: "sayhey" })).toMatchObject({ pushed: true, branch: "sayhey" });
  expect((await server.read("main")).files["README.md"]).toBe("Bob's\n");
  expect((await server.read("sayhey")).files).toEqual({ LICENSE: "MIT\n", ...files });

  // On top of theirs: their commit stays in the history, their other files in the tree.
  await push(files, { last: known, onTop: true, message: "Third\n" });
  const { files: there, messages } = await server.read("main");
  expect(there).toEqual({ LICENSE: "MIT\n", ...files });
  expect(messages[0]).toBe("Third\n");
  expect(messages).toContain("Bob was here\n");
});

test("a branch that goes on while it is pushed to is not written over", async () => {
  await push({ "a.txt": "1\n" });
  server.beforePush(() => server.commit("main", { "b.txt": "Bob\n" }, "Bob again\n"));
  await expect(push({ "a.txt": "2\n" }, { onTop: true })).rejects.toMatchObject({ kind: "conflict", field: "branch" });
  expect((await server.read("main")).files).toEqual({ "a.txt": "1\n", "b.txt": "Bob\n" });
});

test.for([
  ["a wrong token", "well", "wrong-token", { kind: "bad-request", field: "token" }],
  ["a repository that is not there", 404, TOKEN, { kind: "bad-request", field: "url" }],
  ["a server that fails", 500, TOKEN, { kind: "unavailable", field: "url" }],
  ["a redirect", "redirect", TOKEN, { kind: "bad-request", field: "url" }],
  ["a remote that hangs", "silence", TOKEN, { kind: "timeout", field: "url" }],
  ["a remote that never ends", "endless", TOKEN, { kind: "too-large", field: "url" }],
] as const)("%s is told at its field", async ([, how, token, error]) => {
  server.behave(how);
  await expect(push({ "a.txt": "1\n" }, {}, token)).rejects.toMatchObject(error);
});

test.for([
  ["http://hooks.test/ada/app.git", /https/],
  ["git@github.com:ada/app.git", /SSH/],
  ["https://ada:token@hooks.test/ada/app.git", /user or password/],
  ["https://hooks.test", /no repository/],
  ["https://inside.test/ada/app.git", /private network/],
  ["https://[::1]/ada/app.git", /private network/],
  ["https://169.254.169.254/latest/meta-data", /private network/],
  ["nonsense", /https/],
] as const)("%s is refused", async ([url, message]) => {
  await expect(checkRemoteUrl(url, server.network)).rejects.toMatchObject({
    field: "url",
    message: expect.stringMatching(message) as string,
  });
  expect(server.authorizations).toEqual([]);
});
