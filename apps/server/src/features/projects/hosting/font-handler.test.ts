import { describe, expect, it } from "vitest";
import { answerFont } from "./font-handler.ts";

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  answerFont(new Request(`http://localhost/fonts/${path}`, init));

describe("answerFont", () => {
  it("serves a typeface and its index of characters", async () => {
    const font = await get("@fontsource/inter/files/inter-latin-700-normal.woff2");
    expect(font.headers.get("content-type")).toBe("font/woff2");
    expect(new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4))).toBe("wOF2");
    expect(await (await get("@fontsource/inter/unicode.json")).json()).toHaveProperty("latin");
  });

  it.each([
    "@fontsource/inter/package.json",
    "@fontsource/inter/files/../package.json",
    "@fontsource/none/files/none-latin-400-normal.woff2",
    "%2e%2e/%2e%2e/package.json",
    "react/index.js",
  ])("has no %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("refuses to be written to", async () => {
    expect((await get("@fontsource/inter/unicode.json", { method: "POST" })).status).toBe(405);
  });
});
