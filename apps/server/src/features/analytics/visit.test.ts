import { describe, expect, test } from "vitest";
import { opensPage, visitTraits } from "./visit.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const PIXEL =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36";
const TAB =
  "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36";
const DESK = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36";

test.each([
  [IPHONE, "phone"],
  [PIXEL, "phone"],
  [TAB, "tablet"],
  [DESK, "desktop"],
])("%s is a %s", (userAgent, device) => {
  expect(visitTraits(userAgent, "", "sayhey.example")?.device).toBe(device);
});

test.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "curl/8.5.0",
  "",
])("'%s' is no visitor", (userAgent) => {
  expect(visitTraits(userAgent, "", "sayhey.example")).toBeNull();
});

test.each([
  ["https://www.tiktok.com/@ada/video/1?token=secret", "tiktok.com"],
  ["https://sayhey.example/gallery", "sayhey"],
  ["https://my-app.sayhey.example/", ""],
  ["javascript:alert(1)", ""],
  ["not an address", ""],
])("of the referrer %s only '%s' is kept", (referrer, kept) => {
  expect(visitTraits(DESK, referrer, "sayhey.example")?.referrer).toBe(kept);
});

describe("opening a page", () => {
  test.each([
    [{ "sec-fetch-dest": "document" }, true],
    [{ "sec-fetch-dest": "iframe" }, true],
    [{ "sec-fetch-dest": "script", accept: "text/html" }, false],
    [{ "sec-fetch-dest": "document", "sec-purpose": "prefetch;prerender" }, false],
    [{ accept: "text/html,application/xhtml+xml" }, true],
    [{ accept: "image/png" }, false],
  ])("with %j is %s", (headers, opens) => {
    expect(opensPage(new Headers(headers as Record<string, string>))).toBe(opens);
  });
});
