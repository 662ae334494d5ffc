import type { LiveApp } from "@sayhey/bundler";
import { expect, test } from "vitest";
import { createAppHost } from "./app-host.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const EDITOR = "http://localhost:8700";

const version = (hash: string, code: string): LiveApp => ({
  hash,
  modules: {
    "src/main.tsx": { code: "start();", needs: {}, lines: [], hash: "same" },
    "src/app.tsx": { code, needs: {}, lines: [], hash: code },
  },
  theme: ":root { --ink: #111; }",
  styles: ".card { }",
  page: "<!doctype html><html><head></head><body></body></html>",
  files: { "__sayhey/agent-1.js": bytes("agent()"), "vendor/react-1.js": bytes("react()") },
  importMap: "{}",
  importMapHash: "sha256-live=",
  preload: [],
  agentPath: "/__sayhey/agent-1.js",
});
const earlier = version("v1", "earlier()");
const now = version("v2", "now()");
const opened: string[] = [];
const host = createAppHost({
  appsDomain: "localhost",
  productOrigins: [EDITOR],
  loadApp: () =>
    Promise.resolve({
      files: { "index.html": bytes("<title>Plain</title>"), "vendor/react-2.js": bytes("plain()") },
      hash: "00ff",
      importMapHash: "sha256-plain=",
      compileMs: 1,
    }),
  onRequest: (_slug, request) => opened.push(new URL(request.url).pathname),
  live: {
    load: (slug) =>
      Promise.resolve(
        slug === "draft"
          ? { app: now, before: (hash) => [earlier, now].find((each) => each.hash === hash) ?? null }
          : null,
      ),
    file: (slug, name) => (slug === "draft" ? (now.files[name] ?? null) : null),
  },
});
const get = (path: string, slug = "draft"): Promise<Response> =>
  host.fetch(new Request(`http://${slug}.localhost:8700${path}`), slug, { address: "127.0.0.1" });

test("a preview that follows edits is given to who asks for it, with the agent, and is not kept", async () => {
  const answer = await get("/recipes/rye?sayhey-live=1");
  const html = await answer.text();
  expect(html).toContain("/__sayhey/app-v2.js");
  expect(html).toContain(`{"editors":["${EDITOR}"]}`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self' 'sha256-live='");
  expect(policy).toContain(`frame-ancestors ${EDITOR}`);
  expect(policy).not.toContain("unsafe-eval");
  expect(opened).toEqual([]);
});

test("an app that nobody edits has no agent, whatever it is asked for", async () => {
  for (const path of ["/?sayhey-live=1", "/__sayhey/update.js?from=v1"])
    expect(await (await get(path, "published")).text()).not.toMatch(/__sayhey|now\(\)/);
  expect(await (await get("/")).text()).toBe("<title>Plain</title>");
});

test("an update brings what the preview does not have", async () => {
  const change = await (await get("/__sayhey/update.js?from=v1&to=v2")).text();
  expect(change).toContain("now()");
  expect(change).not.toContain("start();");
  expect(await (await get("/__sayhey/update.js?from=unknown")).text()).toContain("start();");
  expect(await (await get("/__sayhey/app-v1.js")).text()).toContain("earlier()");
  expect(await (await get("/__sayhey/app-v9.js")).text()).toContain("now()");
});

test("shared files come from the preview where it has them, else from the app", async () => {
  expect(await (await get("/vendor/react-1.js")).text()).toBe("react()");
  expect(await (await get("/vendor/react-2.js")).text()).toBe("plain()");
  expect(await (await get("/__sayhey/agent-1.js")).text()).toBe("agent()");
});
