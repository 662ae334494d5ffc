import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";

let platform: TestPlatform;
let user: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform();
  user = await platform.signUp();
});
afterAll(() => platform?.close());

test.each([
  ["the name of a parameter", "GET", "projects?%00=eq.1", undefined],
  ["the name of a column", "GET", "projects?select=id%00,name", undefined],
  ["a path into JSON", "GET", "projects?select=spec->>a%00b", undefined],
  ["an alias", "GET", "projects?select=a%00b:id", undefined],
  ["an order", "GET", "projects?order=na%00me.desc", undefined],
  ["a value", "GET", "projects?name=eq.%00", undefined],
  ["a list", "GET", "projects?name=in.(%00,b)", undefined],
  ["the name of a table", "GET", "pro%00jects?select=id", undefined],
  ["a key that is written", "PATCH", "profiles?id=eq.1", { "bio\0": "x" }],
  ["a key that is added", "POST", "projects", { "na\0me": "x" }],
  ["a value that is written", "PATCH", "profiles", { bio: "a\0b" }],
  ["columns", "POST", "projects?columns=na%00me", { name: "x" }],
  ["a conflict", "POST", "projects?on_conflict=i%00d", { name: "x" }],
] as const)(
  "a null character in %s is refused as what it is, and not taken for a database that is away",
  async (_, method, path, body) => {
    const answer = await fetch(`${platform.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: platform.platform.keys.publishable,
        authorization: `Bearer ${user.token}`,
        "content-type": "application/json",
        prefer: "return=representation",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect([answer.status >= 400 && answer.status < 500, text]).toEqual([true, expect.any(String)]);
  },
);
