import { createServer } from "node:net";
import type { ModelAnswer, ModelCall } from "@sayhey/planner/model";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isPublicAddress } from "../../infra/limits/public-address.ts";
import { startModelServer, type ModelReply, type ModelServer } from "../../testing/start-model-server.ts";
import type { AiConfig } from "./ai-config.port.ts";
import { openModel } from "./open-model.port.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.dropped = 0;
});

const network = {
  own: { resolve: async () => [{ address: "127.0.0.1", family: 4 as const }], mayReach: isPublicAddress },
  silenceMs: 15_000,
  retryMs: 1,
};

async function ask(
  config: AiConfig,
  replies: ModelReply[],
  changes: Partial<ModelCall> = {},
): Promise<ModelAnswer & { heard: string }> {
  server.replies = replies;
  let heard = "";
  // Only where silence is what is tried is it told soon: a busy machine is silent for a moment too.
  const silenceMs = replies.some(({ hangAfter }) => hangAfter !== undefined) ? 300 : network.silenceMs;
  const answer = await openModel(config, { ...network, silenceMs }).ask({
    system: "You improve apps.",
    messages: [{ role: "user", text: "Hello" }],
    maxOutputTokens: 500,
    maxTextLength: 5000,
    signal: new AbortController().signal,
    onText: (piece) => (heard += piece),
    ...changes,
  });
  return { ...answer, heard };
}

/** The sentences a person would read. */
const told = (config: AiConfig, replies: ModelReply[], changes: Partial<ModelCall> = {}): Promise<string> =>
  ask(config, replies, changes).then(
    ({ text }) => `answered: ${text}`,
    (error: Error & { hint?: string }) => [error.message, error.hint].filter(Boolean).join(" "),
  );

/** How long something may take to be seen on a busy machine. */
const SOON = { timeout: 10_000 };
const TEXT = "A longer answer that comes in several pieces, with ümlauts and 🥖.";

describe.each(["openai-compatible", "anthropic", "google"] as const)("a model of %s", (provider) => {
  const config = (): AiConfig => server.config(provider);

  test("streams its words, counts its tokens, and is shown the key in a header only", async () => {
    const answer = await ask(config(), [{ text: TEXT }], { json: true });
    expect(answer).toMatchObject({
      text: TEXT,
      heard: TEXT,
      finish: "stop",
      calls: [],
      usage: { inputTokens: 120, outputTokens: 30 },
    });
    const [request] = server.requests;
    const { authorization, "x-api-key": anthropic, "x-goog-api-key": google } = request?.headers ?? {};
    expect([authorization, anthropic, google].join(" ")).toContain("secret-key-of-the-operator");
    expect(`${request?.path} ${JSON.stringify(request?.body)}`).not.toContain("secret-key");
  });
  test("calls tools, and gets their results back", async () => {
    const tools = [{ name: "change_app", description: "Changes", schema: { type: "object", properties: {} } }];
    const { calls, finish } = await ask(
      config(),
      [{ text: "One moment.", calls: [{ name: "change_app", input: { ops: [1] } }] }],
      { tools },
    );
    expect([finish, calls.map(({ name, input }) => [name, JSON.parse(input)])]).toEqual([
      "tool-calls",
      [["change_app", { ops: [1] }]],
    ]);
    await ask(config(), [{ text: "Done." }], {
      tools,
      messages: [
        { role: "user", text: "Hello" },
        { role: "assistant", text: "One moment.", calls },
        { role: "tool", results: calls.map((call) => ({ call, text: "1 applied.", failed: false })) },
      ],
    });
    expect(JSON.stringify(server.requests.at(-1)?.body)).toContain("1 applied.");
  });
  test.each<[string, ModelReply[], RegExp]>([
    [
      "refuses the key",
      [{ status: 401, body: '{"error":{"message":"bad secret-key-of-the-operator"}}' }],
      /refused the key.*Check the key/,
    ],
    ["does not know the model", [{ status: 404 }], /does not know this model/],
    ["takes no such request", [{ status: 400 }], /did not take the request/],
    ["is too busy for long", [{ status: 429, headers: { "retry-after": "3600" } }], /too many requests/],
    ["is too busy again and again", [{ status: 429 }], /too many requests/],
    ["has a fault again and again", [{ status: 500 }], /has a fault/],
    ["sends elsewhere", [{ status: 302, headers: { location: "http://169.254.169.254/" } }], /another address/],
    ["is silent", [{ hangAfter: 0 }], /did not answer in time/],
    ["falls silent", [{ text: TEXT, hangAfter: 20 }], /did not answer in time/],
    ["answers a web page", [{ raw: "<html><body>Welcome</body></html>" }], /could not be read|broke off/],
    ["answers something else", [{ raw: 'data: {"hello":"world"}\n\n' }], /could not be read|broke off/],
    ["answers broken JSON", [{ raw: 'data: {"choices": [{"del\n\n' }], /could not be read|broke off/],
    ["mixes what cannot be read into its words", [{ text: TEXT, between: "data: {nonsense\n\n" }], /could not be read/],
  ])("that %s is told in words, without the key", async (_what, replies, message) => {
    const text = await told(config(), replies);
    expect(text).toMatch(message);
    expect(text).not.toContain("secret-key");
  });
  test("that cannot stream and answers in one piece is heard all the same, and asked once", async () => {
    const tools = [{ name: "change_app", description: "Changes", schema: { type: "object", properties: {} } }];
    const answer = await ask(
      config(),
      [{ text: TEXT, calls: [{ name: "change_app", input: { ops: [1] } }], whole: true }],
      {
        tools,
      },
    );
    expect(answer).toMatchObject({
      text: TEXT,
      heard: TEXT,
      finish: "tool-calls",
      usage: { inputTokens: 120, outputTokens: 30 },
    });
    expect(answer.calls.map(({ input }) => JSON.parse(input))).toEqual([{ ops: [1] }]);
    expect(server.requests).toHaveLength(1);
  });
  test("tells the input of a tool call while it is being written", async () => {
    const tools = [{ name: "change_app", description: "Changes", schema: { type: "object", properties: {} } }];
    const input = { ops: [{ op: "set-identity", patch: { name: "A name that takes several pieces" } }] };
    const pieces: string[] = [];
    await ask(config(), [{ calls: [{ name: "change_app", input }] }], {
      tools,
      onCall: ({ name }, piece) => pieces.push(`${name}:${piece}`),
    });
    expect(pieces.every((piece) => piece.startsWith("change_app:"))).toBe(true);
    expect(JSON.parse(pieces.map((piece) => piece.slice("change_app:".length)).join(""))).toEqual(input);
    if (provider !== "google") expect(pieces.length).toBeGreaterThan(2);
  });
  test("that breaks off in the middle is told, and not asked again: half of it was taken already", async () => {
    expect(await told(config(), [{ text: TEXT, cutAfter: 30 }])).toMatch(/broke off|could not be read/);
    expect(server.requests).toHaveLength(1);
  });
  test("is asked again after a fault that passes, and after the pause it asks for", async () => {
    const replies = [{ status: 503 }, { status: 429, headers: { "retry-after": "0" } }, { text: "Here." }];
    expect(await told(config(), replies)).toBe("answered: Here.");
    expect(server.requests).toHaveLength(3);
  });
  test("is shown a picture; one that takes none is asked by words alone, and says so", async () => {
    const picture = { mediaType: "image/jpeg" as const, base64: "/9j/4AAQSkZJRgABAQ==" };
    const messages = [{ role: "user" as const, text: "Like this", pictures: [picture] }];
    const seen = await ask(config(), [{ text: "A garden." }], { messages });
    expect([seen.text, seen.unseen]).toEqual(["A garden.", undefined]);
    expect(JSON.stringify(server.requests[0]?.body)).toContain(picture.base64);
    const blind = await ask(config(), [{ status: 400 }, { text: "I went by the words." }], { messages });
    expect([blind.text, blind.unseen]).toEqual(["I went by the words.", true]);
    const last = JSON.stringify(server.requests.at(-1)?.body);
    expect(last).not.toContain(picture.base64);
    expect(last).toContain("could not be shown to you");
  });
  test("that knows no mode for JSON is asked without it", async () => {
    expect(await told(config(), [{ status: 400 }, { text: "Here." }], { json: true })).toBe("answered: Here.");
    expect(await told(config(), [{ status: 400 }], { json: true })).toMatch(/did not take the request/);
  });
  test("is held to a schema and to an effort where it takes them, and asked without where it does not", async () => {
    const schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
    const thinking = { ...config(), effort: "low" as const };
    await ask(thinking, [{ text: "{}" }], { json: true, schema });
    const body = JSON.stringify(server.requests[0]?.body);
    expect(body.includes('"json_schema"')).toBe(provider === "openai-compatible");
    expect(body).toMatch(
      { "openai-compatible": /"reasoning_effort":"low"/, anthropic: /"(?:effort|thinking)"/, google: /"thinking/ }[
        provider
      ],
    );
    const refusals = Array.from({ length: provider === "openai-compatible" ? 3 : 2 }, () => ({ status: 400 }));
    const plain = await told(thinking, [...refusals, { text: "Here." }], { json: true, schema });
    expect(plain).toBe("answered: Here.");
    expect(JSON.stringify(server.requests.at(-1)?.body)).not.toMatch(
      /json_schema|json_object|responseMimeType|reasoning_effort|"thinking/,
    );
  });
  test("that declines or is cut off by its limit says so", async () => {
    expect((await ask(config(), [{ text: "No.", finish: "refused" }])).finish).toBe("refused");
    expect((await ask(config(), [{ text: "And then", finish: "length" }])).finish).toBe("length");
  });
  test("that writes without end is left alone after what was asked for", async () => {
    const answer = await ask(config(), [{ text: "x".repeat(30_000), hangAfter: 20_000 }], { maxTextLength: 1000 });
    expect([answer.text.length, answer.finish]).toEqual([1000, "length"]);
    await expect.poll(() => server.dropped, SOON).toBe(1);
  });
  test("is let go of at once when it is stopped", async () => {
    const stop = new AbortController();
    const asked = told(config(), [{ text: TEXT, hangAfter: 20 }], {
      signal: stop.signal,
      onText: () => stop.abort(new Error("stopped by hand")),
    });
    expect(await asked).toBe("stopped by hand");
    await expect.poll(() => server.dropped, SOON).toBe(1);
  });
});

test("Anthropic is told where what was said before ends, so that a loop pays for it once", async () => {
  const tools = [{ name: "change_app", description: "Changes", schema: { type: "object", properties: {} } }];
  await ask(server.config("anthropic"), [{ text: "Done." }], { tools });
  const { system, messages } = server.requests[0]?.body ?? {};
  for (const part of [system, messages]) expect(JSON.stringify(part)).toContain('"cache_control":{"type":"ephemeral"}');
  await ask(server.config("anthropic"), [{ text: "Done." }]);
  expect(JSON.stringify(server.requests.at(-1)?.body)).not.toContain("cache_control");
});

describe("addresses", () => {
  test("a person's own service may not lie in a private network, whatever its name says", async () => {
    for (const host of ["127.0.0.1", "models.example.com", "[::1]", "169.254.169.254"]) {
      const config = server.config("openai-compatible", { own: true, baseUrl: `https://${host}/v1` });
      expect(await told(config, [{ text: "Hello" }])).toMatch(/private network/);
    }
    expect(server.requests).toHaveLength(0);
  });
  test("the operator's may, such as Ollama, without a key", async () => {
    expect(await told(server.config("openai-compatible", { key: null }), [{ text: "Hello" }])).toBe("answered: Hello");
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
  test("a service that is not there is told", async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const address = closed.address();
    await new Promise<void>((resolve) => closed.close(() => resolve()));
    const port = typeof address === "object" && address !== null ? address.port : 1;
    const config = server.config("openai-compatible", { baseUrl: `http://127.0.0.1:${port}/v1` });
    expect(await told(config, [])).toMatch(/could not be reached.*Check its address/);
  });
});
