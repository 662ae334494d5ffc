import { SWITCHES } from "@sayhey/contract/switches";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leaveForGoogle, SIGN_UP_CLOSED, takeGoogleFailure } from "./google-return.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const denied = "?error=access_denied&error_code=access_denied&error_description=x";

test("coming back with an error is told once", () => {
  leaveForGoogle();
  expect(takeGoogleFailure({ search: denied, hash: "" })).toContain("You canceled at Google.");
  expect(takeGoogleFailure({ search: denied, hash: "" })).toBeNull();
});

test("the error is found in the page that was wanted, in the query and in the fragment", () => {
  for (const address of [
    { search: `?next=${encodeURIComponent(`/dashboard${denied}`)}`, hash: "" },
    { search: "", hash: denied.replace("?", "#") },
    { search: `?next=${encodeURIComponent(`/dashboard#error=server_error&error_code=user_banned`)}`, hash: "" },
  ]) {
    leaveForGoogle();
    expect(takeGoogleFailure(address)).not.toBeNull();
  }
});

test("words in the address are never shown, and unknown reasons have words of ours", () => {
  leaveForGoogle();
  expect(takeGoogleFailure({ search: "?error=x&error_description=Call+0900", hash: "" })).toBe(
    "Try again in a moment, or sign in with your email.",
  );
});

test("somebody new is told that no accounts are opened, in the words of everywhere else", () => {
  leaveForGoogle();
  const address = "?next=" + encodeURIComponent("/dashboard?error=access_denied&error_code=signup_disabled");
  expect(takeGoogleFailure({ search: address, hash: "" })).toBe(SIGN_UP_CLOSED);
  // Written out there, so that the page of signing in need not load every schema.
  expect(SIGN_UP_CLOSED).toBe(SWITCHES["sign-up"].off);
});

test("without the way there, or without an error, there is nothing to tell", () => {
  expect(takeGoogleFailure({ search: denied, hash: "" })).toBeNull();
  leaveForGoogle();
  expect(takeGoogleFailure({ search: "", hash: "" })).toBeNull();
});
