import { afterAll, beforeAll, expect, test } from "vitest";
import { decryptSecret, encryptSecret } from "./encryption.ts";
import { startTestPlatform, type TestPlatform } from "../../testing/start-test-platform.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

test("what is encrypted comes back, never looks the same twice and does not show the text", async () => {
  const { sql } = platform;
  const [one, two] = [await encryptSecret(sql, "Grüße 👋"), await encryptSecret(sql, "Grüße 👋")];
  expect(one).toMatch(/^v1\.[\w-]+$/);
  expect(one).not.toBe(two);
  expect(one).not.toContain(Buffer.from("Grüße").toString("base64url").slice(0, 6));
  expect([await decryptSecret(sql, one), await decryptSecret(sql, two)]).toEqual(["Grüße 👋", "Grüße 👋"]);
  expect(await decryptSecret(sql, await encryptSecret(sql, ""))).toBe("");
});

test("a changed, cut or foreign text is refused", async () => {
  const { sql } = platform;
  const good = await encryptSecret(sql, "a secret");
  const last = good.at(-1) === "A" ? "B" : "A";
  const flipped = `${good.slice(0, 20)}${good[20] === "A" ? "B" : "A"}${good.slice(21)}`;
  for (const bad of [
    good.slice(0, -1) + last + "A",
    flipped,
    good.slice(0, 12),
    "v1.",
    "",
    "a secret",
    good.slice(3),
  ]) {
    await expect(decryptSecret(sql, bad), bad).rejects.toThrow("A stored secret cannot be read.");
  }
});
