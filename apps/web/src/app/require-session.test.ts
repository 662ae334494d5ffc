import { describe, expect, test } from "vitest";
import { guard } from "./require-session.tsx";

describe("guard of session routes", () => {
  test("waits while the session is read", () => {
    expect(guard({ status: "loading" }, "/renders")).toEqual({ do: "wait" });
  });

  test("sends a visitor to the auth page, with the way back", () => {
    expect(guard({ status: "out" }, "/projects/8?device=phone")).toEqual({
      do: "redirect",
      to: "/auth?next=%2Fprojects%2F8%3Fdevice%3Dphone",
    });
  });

  test("says why when the session cannot be read", () => {
    const error = new Error("supabaseUrl is required.");
    expect(guard({ status: "failed", error }, "/renders")).toEqual({ do: "fail", error });
  });
});
