import { describe, expect, test } from "vitest";
import { PASSWORD_RULES, passwordHolds } from "./password-rules.ts";

describe("password rules", () => {
  test("a password with all five passes", () => {
    expect(passwordHolds("Correct-Horse-7")).toBe(true);
    expect(passwordHolds("Ärgernis über 9 Äpfel!")).toBe(true);
  });

  test.each([
    ["Short-7aaaa", "At least 12 characters"],
    ["correct-horse-7", "An uppercase letter"],
    ["CORRECT-HORSE-7", "A lowercase letter"],
    ["Correct-Horse-x", "A number"],
    ["CorrectHorse777", "A special character"],
  ])("%s lacks exactly: %s", (password, missing) => {
    expect(PASSWORD_RULES.filter(({ holds }) => !holds(password)).map(({ label }) => label)).toEqual([missing]);
  });

  test("spaces are no special characters and emoji count as one character", () => {
    expect(passwordHolds("Correct Horse 77")).toBe(false);
    expect(PASSWORD_RULES[0]?.holds("🙂🙂🙂🙂🙂🙂")).toBe(false);
  });
});
