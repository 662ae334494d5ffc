import { createClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const connectWith = (body: unknown) => (): unknown => {
  const { supabaseUrl, supabaseKey } = parseConfig(body);
  return createClient(supabaseUrl, supabaseKey, { auth: { persistSession: false, autoRefreshToken: false } });
};

describe("settings of the connection", () => {
  test.each([
    ["no URL", { supabaseKey: "key" }, "supabaseUrl is required."],
    ["an URL that is no text", { supabaseUrl: 7, supabaseKey: "key" }, "supabaseUrl is required."],
    ["no key", { supabaseUrl: "http://localhost:1" }, "supabaseKey is required."],
    ["neither", null, "supabaseUrl is required."],
    ["a URL that is not http", { supabaseUrl: "ftp://x.example", supabaseKey: "key" }, "Invalid supabaseUrl"],
    ["a URL that is none", { supabaseUrl: "localhost", supabaseKey: "key" }, "Invalid supabaseUrl"],
  ])("%s is named", (_, body, message) => {
    expect(connectWith(body)).toThrow(message);
  });

  test.each(["http://localhost:8787", "https://sayhey.example"])("%s does", (supabaseUrl) => {
    expect(connectWith({ supabaseUrl, supabaseKey: "key" })).not.toThrow();
  });
});
