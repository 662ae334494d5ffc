import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startTestPlatform, type TestPlatform } from "../testing/start-test-platform.ts";

let platform: TestPlatform;
let ready = true;
let webFolder: string;

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "sayhey-web-"));
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "index.html"), "<!doctype html><script>let a = 1</script><div id=root></div>");
  writeFileSync(join(webFolder, "assets/main-123.js"), "console.log(1)");
  platform = await startTestPlatform({
    webFolder,
    openServices: async () => ({
      mounts: [
        {
          path: "/functions/v1",
          bodyBytes: 1000,
          fetch: async (given, caller) => {
            const name = new URL(given.url).pathname.split("/").at(-1);
            if (name === "refuse") throw new AppError("quota", "All used up.", { hint: "Upgrade." });
            if (name === "crash") throw new Error("secret inner words");
            return Response.json({ name, address: caller.address, body: await given.text() });
          },
        },
      ],
      appHost: {
        slugOf: (host) => /^([a-z-]+)\.localhost(:\d+)?$/.exec(host ?? "")?.[1] ?? null,
        fetch: async (given, slug) => new Response(`app ${slug} ${new URL(given.url).pathname}`),
      },
      ready: async () => {
        if (!ready) throw new AppError("unavailable", "The queue does not answer.");
      },
      upgrade: () => false,
      close: () => Promise.resolve(),
    }),
  });
});
afterAll(async () => {
  await platform?.close();
  rmSync(webFolder, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(platform.url + path, init);

/** fetch() sets Host itself, so a plain request is needed to ask for an app's origin. */
function getFromHost(host: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port: new URL(platform.url).port, path, headers: { host } }, (answer) => {
      let body = "";
      answer.on("data", (chunk: Buffer) => (body += chunk.toString()));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end();
  });
}

test("/healthz answers when everything is there, and says what is not", async () => {
  expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
  ready = false;
  const answer = await get("/healthz");
  ready = true;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ error: { kind: "unavailable", message: "The queue does not answer." } });
});

test("/config.json tells the browser where to go", async () => {
  expect(await (await get("/config.json")).json()).toEqual({
    supabaseUrl: platform.url,
    supabaseKey: platform.platform.keys.publishable,
    appsDomain: "localhost",
    sendsMail: false,
  });
});

describe("the web app", () => {
  test.each(["/", "/projects/123", "/auth", "/renders", "/a/b/c"])(
    "answers %s with its page, an unknown path with status 404, under a policy",
    async (path) => {
      const answer = await get(path, { headers: { accept: "text/html" } });
      expect(answer.status).toBe(path === "/a/b/c" ? 404 : 200);
      expect(await answer.text()).toContain("id=root");
      const csp = answer.headers.get("content-security-policy") ?? "";
      expect(csp).toContain("default-src 'self'");
      expect(csp).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+';/);
      expect(csp).not.toMatch(/script-src[^;]*'unsafe-inline'/);
      expect(csp).toContain(`frame-src http://*.localhost:${new URL(platform.url).port}`);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    },
  );

  test("keeps hashed assets for ever and does not invent missing ones", async () => {
    const asset = await get("/assets/main-123.js");
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-type")).toContain("javascript");
    expect((await get("/assets/gone.js")).status).toBe(404);
  });

  test.each([
    "/..%2f..%2fpackage.json",
    "/assets/..%2f..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/%00.js",
  ])("does not leave its folder for %s", async (path) => {
    const body = await (await get(path)).text();
    expect(body).not.toContain('"name"');
    expect(body).not.toContain("root:");
  });
});

describe("API paths", () => {
  test.each([
    "/auth/v1x/y",
    "/rest/v2/profiles",
    "/functions/v2/x",
    "/storage/v1/bucket",
    "/realtime/v1/x",
    "/media/x",
    "/api/x",
  ])("%s is 404 in JSON", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { kind: "not-found" } });
  });

  test("a mount gets the request and the caller's address", async () => {
    const answer = await get("/functions/v1/hello", { method: "POST", body: "hi" });
    expect(await answer.json()).toEqual({ name: "hello", address: "127.0.0.1", body: "hi" });
  });

  test("an expected failure keeps its kind, message and hint; an unexpected one keeps its words to itself", async () => {
    const refused = await get("/functions/v1/refuse", { method: "POST" });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toEqual({ error: { kind: "quota", message: "All used up.", hint: "Upgrade." } });
    const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const crashed = await get("/functions/v1/crash", { method: "POST" });
    expect(crashed.status).toBe(500);
    expect(await crashed.text()).not.toContain("secret inner words");
    expect(report).toHaveBeenCalledWith(
      "A request failed unexpectedly.",
      expect.objectContaining({ message: "secret inner words" }),
    );
    report.mockRestore();
  });

  test("a body that is too large is refused", async () => {
    const answer = await get("/functions/v1/hello", { method: "POST", body: "x".repeat(2000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { kind: "too-large" } });
    const signup = await get("/auth/v1/signup", { method: "POST", body: "x".repeat(100_000) });
    expect(signup.status).toBe(413);
  });

  test("broken JSON is a clear 400, not a crash", async () => {
    const answer = await get("/auth/v1/signup", {
      method: "POST",
      headers: { apikey: platform.platform.keys.publishable, "content-type": "application/json" },
      body: "{",
    });
    expect(answer.status).toBe(400);
  });
});

describe("generated apps", () => {
  test("get their own origin before anything else, the API's paths included", async () => {
    const host = `my-app.localhost:${new URL(platform.url).port}`;
    for (const path of ["/", "/auth/v1/health", "/config.json", "/functions/v1/hello"]) {
      expect(await getFromHost(host, path)).toEqual({ status: 200, body: `app my-app ${path}` });
    }
  });

  test("may not call the product from their pages", async () => {
    const answer = await get("/config.json", {
      headers: { origin: `http://my-app.localhost:${new URL(platform.url).port}` },
    });
    expect(answer.status).toBe(403);
  });
});
