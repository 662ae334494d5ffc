import { expect, test } from "vitest";
import { appHeaders, type AppResponse } from "../../../infra/browser/app-response.ts";
import { mapTilesOf, tellStyle, withTiles } from "./map-tiles.ts";

const app = (map: boolean) => ({
  importMapHash: "sha256-abc=",
  outside: { frames: [], media: [], ...(map && { map }) },
});
const page = (): AppResponse => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", etag: '"one"' },
  body: new TextEncoder().encode("<head></head><body></body>"),
});

test("apps with a map, and no others, may load the operator's tiles and ask where somebody is", () => {
  const tiles = mapTilesOf({
    MAP_STYLE_URL: "https://tiles.example.com/style.json",
    MAP_HOSTS: ["glyphs.example.com"],
  });
  const open = appHeaders(withTiles(app(true), tiles), []);
  for (const part of ["connect-src 'self' tiles.example.com glyphs.example.com;", "worker-src 'self' blob:"])
    expect(open["content-security-policy"]).toContain(part);
  expect(open["permissions-policy"]).toContain("geolocation=(self)");
  const closed = appHeaders(withTiles(app(false), tiles), []);
  expect(closed["content-security-policy"]).toContain("connect-src 'self';");
  expect(closed["permissions-policy"]).toContain("geolocation=()");
  expect(appHeaders(withTiles(app(true), undefined), [])["content-security-policy"]).not.toContain("worker-src");
  expect(mapTilesOf({ MAP_HOSTS: [] })).toBeUndefined();
});

test("a page is told the style, and is another page for that", () => {
  const answer = page();
  tellStyle(answer, { style: 'https://t.example/a?b="c"&d', hosts: [] });
  expect(new TextDecoder().decode(answer.body)).toContain(
    '<meta name="sayhey-map" content="https://t.example/a?b=&quot;c&quot;&amp;d" />',
  );
  expect(answer.headers["etag"]).toMatch(/^"one-[0-9a-f]{8}"$/);
});
