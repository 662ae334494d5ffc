import { describe, expect, test } from "vitest";
import { authPath, returnPath } from "./return-path.ts";

describe("the way to the auth page and back", () => {
  test("comes back to the wanted page with its query and hash", () => {
    for (const path of ["/projects/8?device=phone#trailer", "/renders", "/templates?q=a%20b"]) {
      expect(returnPath(new URL(authPath(path), "http://x").search)).toBe(path);
    }
  });

  test("leads to the dashboard when nothing was wanted", () => {
    expect(authPath("/dashboard")).toBe("/auth");
    expect(returnPath("")).toBe("/dashboard");
  });

  test("never leads to another site or back to the auth page", () => {
    for (const bad of [
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://evil.example",
      "javascript:alert(1)",
      "",
      "/auth?next=/auth",
    ]) {
      expect(returnPath(`?next=${encodeURIComponent(bad)}`)).toBe("/dashboard");
    }
  });
});
