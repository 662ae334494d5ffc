import type { Session } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { needsSecondFactor } from "./second-factor.ts";

const token = (claims: object) => `x.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_")}.y`;
const session = (aal: string, factors: { status: string; factor_type: string }[] | undefined) =>
  ({ access_token: token({ aal, note: "ÿ~".length }), user: { factors } }) as unknown as Session;
const app = { status: "verified", factor_type: "totp" };

test("a session without a second factor is signed in, with one it needs its code", () => {
  expect(needsSecondFactor(session("aal1", undefined))).toBe(false);
  expect(needsSecondFactor(session("aal1", [app]))).toBe(true);
  expect(needsSecondFactor(session("aal2", [app]))).toBe(false);
});

test("an app without its first code and recovery codes alone ask for nothing", () => {
  expect(needsSecondFactor(session("aal1", [{ ...app, status: "unverified" }]))).toBe(false);
  expect(needsSecondFactor(session("aal1", [{ status: "verified", factor_type: "recovery_code" }]))).toBe(false);
});

test("a token that cannot be read counts as half signed in", () => {
  expect(needsSecondFactor({ ...session("aal2", [app]), access_token: "hello" })).toBe(true);
});
