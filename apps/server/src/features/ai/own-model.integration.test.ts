import type { FunctionInput } from "@sayhey/contract/functions";
import { describe, expect, test, vi } from "vitest";
import { callFunction } from "../../testing/call-function.ts";
import { mentions } from "../../testing/traces-of-person.ts";
import {
  models,
  server,
  call,
  refusal,
  ended,
  plainProject,
  stopWorker,
  startAgain,
  useModels,
} from "./model-runs.fixture.ts";

vi.setConfig({ testTimeout: 60_000 });
useModels();

describe("a model of one's own", () => {
  const KEY = "sk-live-0123456789-wxyz";
  const own = {
    provider: "openai-compatible",
    baseUrl: "https://models.example.com/v1",
    model: "big",
    improve: true,
  } as const;

  test("keeps its key encrypted, shows the last characters only, and can be removed and brought back", async () => {
    const eve = await server.signUp("Eve");
    const save = (input: Partial<FunctionInput<"ai-save">>) =>
      callFunction(server, eve.token, "ai-save", { ...own, provider: "anthropic", baseUrl: null, ...input });
    expect(await refusal("ai-remove", {}, eve)).toMatchObject({ status: 404 });
    expect((await save({})).body.error).toMatchObject({ field: "key" });
    const saved = await save({ key: KEY });
    expect([saved.status, saved.body]).toMatchObject([200, { keyHint: "wxyz", provider: "anthropic", baseUrl: null }]);
    expect(JSON.stringify(saved.body)).not.toContain("0123456789");
    expect(await mentions(server.sql, KEY)).toEqual([]);
    expect((await save({ model: "bigger" })).body).toMatchObject({ keyHint: "wxyz", model: "bigger" });
    expect(await call("ai-get", {}, eve)).toMatchObject({
      own: { model: "bigger", keyHint: "wxyz" },
      server: "test-model",
    });
    await call("ai-remove", {}, eve);
    expect((await call("ai-get", {}, eve)).own).toBeNull();
    await call("ai-restore", {}, eve);
    expect((await call("ai-get", {}, eve)).own).toMatchObject({ keyHint: "wxyz" });
  });

  test("may not lie in a private network, and its key goes to no other address", async () => {
    const eve = await server.signUp("Eve");
    for (const baseUrl of [
      "https://127.0.0.1/v1",
      "https://[::1]/v1",
      "https://169.254.169.254/latest",
      "http://example.com/v1",
      "https://me:secret@example.com/v1",
    ])
      expect(await refusal("ai-save", { ...own, baseUrl, key: KEY }, eve)).toMatchObject({
        status: 400,
        field: "baseUrl",
      });
    await server.sql`
      insert into private.ai_providers (user_id, provider, base_url, model, key, key_hint)
      values (${eve.id}, 'openai-compatible', 'https://1.1.1.1/v1', 'big', 'v1.encrypted', 'wxyz')`;
    const moved = await call("ai-save", { ...own, baseUrl: "https://8.8.8.8/v1" }, eve);
    expect(moved.keyHint).toBeNull();
  });

  test("and the server's are not taken for each other: what was queued for one is not paid by the other", async () => {
    const eve = await server.signUp("Eve");
    const projectId = await plainProject(eve);
    await stopWorker();
    try {
      await server.sql`
        insert into private.ai_providers (user_id, provider, base_url, model)
        values (${eve.id}, 'openai-compatible', 'https://1.1.1.1/v1', 'bogus')`;
      await call("project-ask", { projectId, baseVersion: 1, message: "Make it green" }, eve);
      await call("ai-remove", {}, eve);
    } finally {
      await startAgain();
    }
    expect(await ended(projectId)).toMatchObject({
      status: "failed",
      answer:
        "Your own model was removed before it could do this. Nothing was changed. Ask again to use the server's model.",
      version: null,
    });
    expect(models.requests).toHaveLength(0);
  });

  test("is really asked by the test, which says what is wrong", async () => {
    models.replies = [{ text: "Hello." }];
    expect(await call("ai-test", {})).toMatchObject({ model: "test-model", answer: "Hello." });
    models.replies = [{ status: 401, body: '{"error":"secret-key-of-the-operator"}' }];
    const refused = await refusal("ai-test", {});
    expect(refused).toMatchObject({ status: 403, message: "The model's service refused the key." });
    expect(JSON.stringify(refused)).not.toContain("secret-key");
  });
});
