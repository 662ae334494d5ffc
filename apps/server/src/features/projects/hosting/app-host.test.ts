import type { CompiledApp } from "@sayhey/contract/source-tree";
import { describe, expect, it } from "vitest";
import { appHeaders } from "../../../infra/browser/app-response.ts";
import { createAppHost } from "./app-host.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const APP: CompiledApp = {
  files: {
    "index.html": bytes("<!doctype html><title>Crates</title>"),
    "assets/app-1234.js": bytes("run()"),
    "icon.svg": bytes("<svg/>"),
  },
  hash: "00ff00ff00ff00ff",
  importMapHash: "sha256-abc=",
  compileMs: 1,
};
const host = createAppHost({
  appsDomain: "localhost",
  productOrigins: ["http://localhost:8700"],
  loadApp: (slug) => Promise.resolve(slug === "crates-7k2m" ? APP : null),
});
const get = (path: string, slug = "crates-7k2m", init: RequestInit = {}): Promise<Response> =>
  host.fetch(new Request(`http://${slug}.localhost:8700${path}`, init), slug, { address: "127.0.0.1" });

describe("slugOf", () => {
  it.each([
    ["crates-7k2m.localhost:8700", "crates-7k2m"],
    ["CRATES.localhost", "crates"],
    ["localhost:8700", null],
    ["127.0.0.1:8700", null],
    ["a.b.localhost", null],
    ["crates.localhost.evil.example", null],
    ["-x.localhost", null],
    [undefined, null],
  ])("reads %s as %s", (name, slug) => {
    expect(host.slugOf(name)).toBe(slug);
  });
});

describe("an app's origin", () => {
  it("answers its own routes with the entry page and a policy that keeps it to itself", async () => {
    const answer = await get("/recipes/rye-loaf");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Crates");
    const policy = answer.headers.get("content-security-policy") ?? "";
    for (const part of [
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "connect-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-src 'self' blob:",
      "frame-ancestors http://localhost:8700",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain("unsafe-eval");
  });

  it("may show the sites that its document names, and nothing that could end the policy", () => {
    const app = {
      importMapHash: "sha256-abc=",
      outside: { frames: ["player.vimeo.com", "x.example; script-src *"], media: ["media.example.org:8443"] },
    };
    const policy = appHeaders(app, [])["content-security-policy"] ?? "";
    expect(policy).toContain("frame-src 'self' blob: https://player.vimeo.com;");
    expect(policy).toContain("media-src 'self' data: blob: https://media.example.org:8443;");
    expect(policy.match(/script-src/g)).toHaveLength(1);
  });

  it("keeps hashed files for a year and asks again for the entry page", async () => {
    expect((await get("/assets/app-1234.js")).headers.get("cache-control")).toContain("immutable");
    const entry = await get("/");
    expect(entry.headers.get("cache-control")).toBe("no-cache");
    const etag = entry.headers.get("etag") ?? "";
    // On the way through compression the tag becomes a weak one.
    for (const known of [etag, `W/${etag}`])
      expect((await get("/", "crates-7k2m", { headers: { "if-none-match": known } })).status).toBe(304);
  });

  it("does not answer a missing file with the entry page", async () => {
    expect((await get("/assets/app-9999.js")).status).toBe(404);
    expect((await get("/%E0%A4%A")).status).toBe(404);
    expect((await get("/__proto__")).headers.get("content-type")).toContain("text/html");
  });

  it("refuses to be written to and says so when there is no app", async () => {
    expect((await get("/", "crates-7k2m", { method: "POST" })).status).toBe(405);
    const missing = await get("/", "nothing-here");
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("No app lives here");
  });
});
