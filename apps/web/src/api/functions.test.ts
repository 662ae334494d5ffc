import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { explainError } from "./explain-error.ts";
import { refusalError } from "./functions.ts";

describe("refusals of backend functions", () => {
  test("keep kind, message and hint", () => {
    const error = refusalError(402, {
      error: { kind: "quota", message: "You have used all 10 renders.", hint: "They are back on December 1." },
    });
    expect(error.kind).toBe("quota");
    expect(explainError(error)).toEqual({
      message: "You have used all 10 renders.",
      hint: "They are back on December 1.",
    });
  });

  test("a body that is no refusal still gives a sentence and the kind of its status", () => {
    const error = refusalError(503, "<html>");
    expect(error.kind).toBe("unavailable");
    expect(error.message).toContain("503");
    expect(error.hint).toBeDefined();
  });
});

describe("settings", () => {
  test("what is missing stays empty, so that the client names it", () => {
    expect(parseConfig({ supabaseUrl: "http://localhost:3000" })).toEqual({
      supabaseUrl: "http://localhost:3000",
      supabaseKey: "",
      appsDomain: "localhost",
      sendsMail: true,
    });
    expect(parseConfig(null)).toEqual({ supabaseUrl: "", supabaseKey: "", appsDomain: "localhost", sendsMail: true });
  });
});
