import { describe, expect, it } from "vitest";
import { accountProblems, passwordProblem, passwordStrength } from "../templates/src/rules/account-fields.ts";

const ada = { name: "Ada Lin", email: "ada@example.com", password: "harbor-otter-42" };

describe("what somebody types to join", () => {
  it("is fine where a name, an address nobody has and a password of eight letters are there", () => {
    expect(accountProblems(ada, ["ben@example.com"])).toEqual({});
  });

  it("is told at each field, also an address that differs in capitals only", () => {
    expect(accountProblems({ name: " ", email: "ada@", password: "short" }, [])).toEqual({
      name: "name-missing",
      email: "email-wrong",
      password: "password-short",
    });
    expect(accountProblems({ ...ada, email: " ADA@example.com" }, ["ada@example.com"])).toEqual({
      email: "email-taken",
    });
  });

  it("is no password that everybody tries first, or that is one's own name", () => {
    for (const password of ["password1", "12345678", "qwertyuiop", "aaaaaaaaaa", "Ada Lin 1"])
      expect(passwordProblem(password, ["Ada Lin"]), password).toEqual({ password: "password-common" });
    // Eight signs that take two places each are eight letters all the same.
    expect(passwordProblem("🦊🐢🦉🐝🐙🦔🐌🦋", [])).toEqual({});
  });

  it("is stronger the longer it is, and weak where it repeats itself", () => {
    const strengths = ["abababab1", "blueharbor", "blue harbor 7", "harbor-Lantern-otter-42"].map((one) =>
      passwordStrength(one, []),
    );
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(strengths[0]).toBe(1);
    expect(strengths.at(-1)).toBe(3);
    expect(passwordStrength("short", [])).toBe(0);
  });
});
