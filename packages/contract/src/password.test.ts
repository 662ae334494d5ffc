import { describe, expect, test } from "vitest";
import { isStrongPassword, PASSWORD_RULES, passwordFits, passwordHolds, STRENGTH_NAMES } from "./password.ts";

describe("the five password rules", () => {
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

describe("strong", () => {
  test("needs a score of at least 3 and all five rules", () => {
    expect(isStrongPassword("Correct-Horse-7", 3)).toBe(true);
    expect(isStrongPassword("Correct-Horse-7", 4)).toBe(true);
    expect(isStrongPassword("Correct-Horse-7", 2)).toBe(false);
    expect(isStrongPassword("correct horse battery staple", 4)).toBe(false);
  });

  test("the scores 0 to 4 are named Very Weak, Weak, Fair, Strong and Very Strong", () => {
    expect(STRENGTH_NAMES).toEqual(["Very Weak", "Weak", "Fair", "Strong", "Very Strong"]);
  });
});

test("a password fits up to 72 bytes, which emoji and accents fill sooner", () => {
  expect(passwordFits("a".repeat(72))).toBe(true);
  expect(passwordFits("a".repeat(73))).toBe(false);
  expect(passwordFits("é".repeat(36))).toBe(true);
  expect(passwordFits("é".repeat(37))).toBe(false);
  expect(passwordFits("密".repeat(24))).toBe(true);
  expect(passwordFits("密".repeat(25))).toBe(false);
  expect(passwordFits("🙂".repeat(18))).toBe(true);
  expect(passwordFits("🙂".repeat(19))).toBe(false);
});
