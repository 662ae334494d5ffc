import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TOKEN_SCOPE_NAMES } from "@sayhey/contract/api-token";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  startTestPlatform,
  TEST_PASSWORD,
  type TestPlatform,
  type TestUser,
} from "../../server/src/testing/start-test-platform.ts";
import { openServices } from "../../server/src/main/services.ts";

const MAIN = join(import.meta.dirname, "main.ts");
let server: TestPlatform;
let ada: TestUser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-cli-"));
  server = await startTestPlatform({
    openServices: (platform) => openServices(platform),
    // Filming has its own test: without a browser the trailer draws the app's screens itself.
    environment: { CHROMIUM_PATH: "/nonexistent/chromium", RENDER_WORKERS: "2" },
  });
  ada = await server.signUp("Ada");
  await server.prove(ada);
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  input?: string;
  environment?: Record<string, string>;
  /** Called with what was written to stderr so far. */
  onStderr?(text: string, interrupt: () => void): void;
}

/** Runs the command line as a process of a person with settings of their own in `home`. */
function sayhey(home: string, args: string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { SAYHEY_TOKEN: _token, SAYHEY_SERVER: _server, ...inherited } = process.env;
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...inherited, NODE_NO_WARNINGS: "1", XDG_CONFIG_HOME: join(folder, home), ...options.environment },
    });
    let [stdout, stderr] = ["", ""];
    let interrupted = false;
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
      options.onStderr?.(stderr, () => {
        // A second one would end it without a word, as a second Ctrl-C does.
        if (!interrupted) interrupted = child.kill("SIGINT");
      });
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(options.input ?? "");
  });
}

async function makeToken(scopes: readonly string[] = TOKEN_SCOPE_NAMES): Promise<{ token: string; tokenId: string }> {
  const answer = await fetch(`${server.url}/functions/v1/token-create`, {
    method: "POST",
    headers: { authorization: `Bearer ${ada.token}` },
    body: JSON.stringify({ name: "Laptop", scopes, days: 30, password: TEST_PASSWORD }),
  });
  return (await answer.json()) as { token: string; tokenId: string };
}

describe("sayhey login", () => {
  it("checks a pasted token, keeps it for its owner only and says who and what", async () => {
    const { token } = await makeToken();
    const outcome = await sayhey("login", ["login", "--server", `${server.url}/security`], { input: `${token}\n` });
    expect(outcome).toMatchObject({ code: 0, stderr: "" });
    expect(outcome.stdout).toContain(`Signed in to ${server.url} as ${ada.email} (Free plan) with the token 'Laptop'.`);
    expect(outcome.stdout).toContain("Render trailers and download them");
    expect(outcome.stdout).not.toContain(token);
    const path = join(folder, "login", "sayhey", "config.json");
    expect(JSON.parse(await readFile(path, "utf8"))).toEqual({ server: server.url, token });
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe("600");
    expect(await sayhey("login", ["logout"])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Signed out."),
    });
    expect(await readdir(join(folder, "login", "sayhey"))).toEqual([]);
    expect((await sayhey("login", ["projects"])).stderr).toContain("You are not signed in.");
  });

  it.each([
    [["login"], "", "Say which server with --server URL."],
    [["login", "--server", "nonsense"], "", "'nonsense' is not the address of a server."],
    [["login", "--server", "http://127.0.0.1:9"], "sayhey_x", "http://127.0.0.1:9 cannot be reached."],
    [["login", "--server", "SERVER"], "", "No token was given."],
    [["login", "--server", "SERVER"], "sayhey_abc", "This API token is incomplete or mistyped."],
    [["login", "--sever", "SERVER"], "", "Unknown option '--sever'"],
  ])("refuses %j with %j in one clear sentence and keeps nothing", async (args, input, message) => {
    const outcome = await sayhey(
      "refused",
      args.map((arg) => arg.replace("SERVER", server.url)),
      { input },
    );
    expect(outcome.code).not.toBe(0);
    expect(outcome.stderr).toContain(message);
    expect(outcome.stderr).not.toMatch(/ at .*\.ts:\d+/);
    await expect(stat(join(folder, "refused"))).rejects.toThrow("ENOENT");
  });

  it("never follows a redirect with the token", async () => {
    let reached = 0;
    const other = createServer((_request, response) => response.end(String(++reached)));
    const first = createServer((_request, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${(other.address() as AddressInfo).port}/` }).end(),
    );
    await Promise.all([other, first].map((each) => new Promise<void>((done) => each.listen(0, "127.0.0.1", done))));
    try {
      const address = `http://127.0.0.1:${(first.address() as AddressInfo).port}`;
      const outcome = await sayhey("redirect", ["login", "--server", address], { input: "sayhey_secret" });
      expect(outcome.stderr).toContain("sends elsewhere");
      expect(reached).toBe(0);
    } finally {
      for (const each of [other, first]) each.close();
    }
  });
});

describe("a signed-in command line", () => {
  const environment: Record<string, string> = {};
  let tokenId = "";
  beforeAll(async () => {
    const made = await makeToken();
    tokenId = made.tokenId;
    Object.assign(environment, { SAYHEY_SERVER: server.url, SAYHEY_TOKEN: made.token });
  });

  it("makes a project, lists it, renders its trailer with progress and downloads the file", async () => {
    const created = await sayhey("none", ["create", "Plant diary", "--aspect", "1:1"], { environment });
    expect(created.stderr).toBe("");
    const address = created.stdout.trim();
    expect(address).toMatch(new RegExp(`^${server.url}/projects/[0-9a-f-]{36}$`));
    const id = address.split("/").at(-1) ?? "";
    const listed = await sayhey("none", ["projects", "--json"], { environment });
    expect(JSON.parse(listed.stdout)).toMatchObject([{ id, idea: "Plant diary", address }]);
    expect((await sayhey("none", ["projects"], { environment })).stdout).toContain(id);

    const out = join(folder, "trailer.mp4");
    const rendered = await sayhey("none", ["render", address, "--out", out, "--duration", "6"], { environment });
    expect(rendered).toMatchObject({ code: 0, stdout: expect.stringMatching(/trailer\.mp4 \(\d+\.\d MB\)/) });
    expect(rendered.stderr).toMatch(/Queued|Getting ready|Drawing frames/);
    expect((await readFile(out)).subarray(4, 8).toString()).toBe("ftyp");
    const [row] = await server.sql<
      { bytes: number }[]
    >`select (file_bytes->>'mp4')::int as bytes from renders where project_id = ${id} and status = 'completed'`;
    expect((await stat(out)).size).toBe(row?.bytes);
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining(".part"));
  }, 120_000);

  it("makes an idea on the server and brings home source, built app and trailer", async () => {
    const out = join(folder, "made");
    const made = await sayhey(
      "none",
      ["make", "Book club", "--server", "--out", out, "--duration", "6", "--size", "720", "--format", "gif", "--json"],
      { environment },
    );
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining(`${server.url}/projects/`)]);
    const { paths } = JSON.parse(made.stdout) as { paths: Record<string, string> };
    expect(paths).toMatchObject({ app: join(out, "app"), dist: join(out, "dist"), gif: join(out, "trailer.gif") });
    expect(await readdir(join(out, "app"))).toEqual(expect.arrayContaining(["package.json", "sayhey.json", "src"]));
    expect(await readdir(join(out, "dist"))).toContain("index.html");
    expect((await readFile(join(out, "trailer.gif"))).subarray(0, 6).toString()).toBe("GIF89a");
    const refused = await sayhey("none", ["make", "Book club", "--server", "--spec-only", "--out", out], {
      environment,
    });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("--server goes without --spec-only") });
  }, 120_000);

  it("cancels the render on the server when it is interrupted", async () => {
    const [project] = await server.sql<{ id: string }[]>`select id from projects where user_id = ${ada.id}`;
    const outcome = await sayhey(
      "none",
      ["render", project?.id ?? "", "--out", join(folder, "never.mp4"), "--duration", "15"],
      {
        environment,
        onStderr: (text, interrupt) => {
          if (/Getting ready|Drawing frames/.test(text)) interrupt();
        },
      },
    );
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toContain("Stopped; the render is canceled.");
    const [row] =
      await server.sql`select status from renders where user_id = ${ada.id} order by created_at desc limit 1`;
    expect(row).toEqual({ status: "cancelled" });
    expect(await readdir(folder)).not.toContain("never.mp4");
  }, 120_000);

  it.each([
    [["create", "  "], "Please enter your idea first!"],
    [["create", "a", "shop"], "Put the idea in quotes"],
    [["create", "a shop", "--aspect", "4:3"], "--aspect must be 9:16, 4:5, 1:1 or 16:9."],
    [["render", "plants", "--out", "x.mp4"], "Name one project by its id or address."],
    [["render", "00000000-0000-4000-8000-000000000000"], "Say where to write to with --out FILE.mp4."],
    [["render", "00000000-0000-4000-8000-000000000000", "--out", "FOLDER"], "is a folder; --out must name a file."],
    [
      ["render", "00000000-0000-4000-8000-000000000000", "--out", "FOLDER/x.avi"],
      "--out must name a file that ends in .mp4, .webm or .gif.",
    ],
    [["render", "00000000-0000-4000-8000-000000000000", "--out", "FOLDER/no/x.mp4"], "There is no folder"],
    [
      ["render", "00000000-0000-4000-8000-000000000000", "--out", "FOLDER/x.mp4", "--duration", "20"],
      "--duration must be from 6 to 15 seconds.",
    ],
    [["render", "00000000-0000-4000-8000-000000000000", "--out", "FOLDER/x.mp4"], "There is no such project."],
  ])("refuses %j in one clear sentence", async (args, message) => {
    const outcome = await sayhey(
      "none",
      args.map((arg) => arg.replace("FOLDER", folder)),
      { environment },
    );
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toContain(message);
    expect(outcome.stderr).not.toMatch(/ at .*\.ts:\d+/);
  });

  it("says what to do about a token with too few scopes, a revoked one and a damaged file of settings", async () => {
    const { token } = await makeToken(["projects:read"]);
    const few = await sayhey("none", ["create", "Plant diary"], {
      environment: { ...environment, SAYHEY_TOKEN: token },
    });
    expect(few.stderr).toContain(
      "it lacks the scope projects:write. Make a token with 'Make and change projects' on the Security page.",
    );
    await server.sql`delete from api_tokens where id = ${tokenId}`;
    const revoked = await sayhey("none", ["projects"], { environment });
    expect(revoked.stderr).toContain("This API token doesn't exist. It may have been revoked.");
    await sayhey("damaged", ["login", "--server", server.url], { input: token });
    await writeFile(join(folder, "damaged", "sayhey", "config.json"), "{");
    const damaged = await sayhey("damaged", ["projects"]);
    expect(damaged.stderr).toContain("config.json cannot be read. Run sayhey login again.");
  });
});
