import { afterEach, expect, test, vi } from "vitest";
import { callFunction } from "./functions.ts";
import { connect } from "./supabase.ts";

afterEach(() => void vi.unstubAllGlobals());

test("without a session, a call that needs one and the auth client both say 'Auth session missing!'", async () => {
  vi.stubGlobal("window", { location: { origin: "http://localhost:1" } });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string | URL) => {
    asked.push(String(address));
    return Response.json({ supabaseUrl: "http://localhost:1", supabaseKey: "key" });
  });
  await expect(callFunction("usage-get", {})).rejects.toMatchObject({
    kind: "unauthenticated",
    message: "Auth session missing!",
    hint: "Sign in again to continue.",
  });
  expect((await (await connect()).auth.getUser()).error?.message).toBe("Auth session missing!");
  // Nothing but the settings was asked for.
  expect(asked).toEqual(["/config.json"]);
});
