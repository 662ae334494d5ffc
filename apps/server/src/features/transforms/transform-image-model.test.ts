import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { findTransform, type ModelTransform, type Settings } from "@sayhey/transforms";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AiConfig } from "../ai/ai-config.port.ts";
import { isPublicAddress } from "../../infra/limits/public-address.ts";
import { askImageModel, checkImageModel } from "./transform-image-model.ts";

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Reply {
  status?: number;
  body: unknown;
}

let service: Server;
let url: string;
let picture: Buffer;
const asked: Asked[] = [];
let replies: Reply[] = [];

beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#ff5a36" } })
    .png()
    .toBuffer();
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { body: {} };
      response.writeHead(reply.status ?? 200, { "content-type": "application/json" });
      response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  if (address === null || typeof address === "string") throw new Error("the service has no port");
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  asked.length = 0;
});

const KEY = "secret-key-of-mara";
const network = {
  own: { resolve: async () => [{ address: "127.0.0.1", family: 4 as const }], mayReach: isPublicAddress },
  silenceMs: 5000,
  retryMs: 1,
};
const config = (provider: AiConfig["provider"]): AiConfig => ({
  provider,
  baseUrl: `${url}/${provider === "google" ? "v1beta" : "v1"}`,
  model: "words",
  key: KEY,
  own: false,
});
const transformOf = (kind: string): ModelTransform => {
  const transform = findTransform(kind);
  if (transform?.engine !== "model") throw new Error(kind);
  return transform;
};
const ask = (provider: AiConfig["provider"], kind: string, settings: Settings, from: Buffer | null = null) =>
  askImageModel(config(provider), network, transformOf(kind), settings, {
    picture: from === null ? null : { bytes: new Uint8Array(from), mediaType: "image/png" },
    signal: new AbortController().signal,
  });

/** The picture as each kind of service answers it. */
const answerOf = (provider: AiConfig["provider"]): Reply => {
  const data = picture.toString("base64");
  return provider === "google"
    ? {
        body: {
          candidates: [
            {
              content: { role: "model", parts: [{ inlineData: { mimeType: "image/png", data } }] },
              finishReason: "STOP",
            },
          ],
        },
      }
    : { body: { created: 1, data: [{ b64_json: data }] } };
};

describe.each(["openai-compatible", "google"] as const)("an image model of %s", (provider) => {
  test("draws what is described, in the shape, and is shown the key in a header only", async () => {
    replies = [answerOf(provider)];
    const drawn = await ask(provider, "draw-picture", { prompt: "a fox in a raincoat", shape: "9:16", model: "" });
    expect(Buffer.from(drawn).equals(picture)).toBe(true);
    const [request] = asked;
    const body = request?.body.toString() ?? "";
    expect(body).toContain("a fox in a raincoat");
    expect(`${request?.path} ${body}`).not.toContain(KEY);
    expect(JSON.stringify(request?.headers)).toContain(KEY);
    if (provider === "google") {
      expect(request?.path).toContain("gemini-2.5-flash-image:generateContent");
      expect(body).toContain('"aspectRatio":"9:16"');
    } else {
      expect(request?.path).toBe("/v1/images/generations");
      expect(JSON.parse(body)).toMatchObject({ model: "gpt-image-1", n: 1, size: "1024x1536" });
    }
  });

  test("changes a picture: it goes along with the words, and the model that was named is asked", async () => {
    replies = [answerOf(provider)];
    const model = provider === "google" ? "gemini-3-pro-image-preview" : "flux-kontext";
    await ask(provider, "replace-background", { prompt: "a quiet beach", model }, picture);
    const [request] = asked;
    const text = request?.body.toString("latin1") ?? "";
    expect(text).toContain("a quiet beach");
    expect(text).toContain("Keep the subject");
    expect(`${request?.path} ${text}`).toContain(model);
    if (provider === "google") expect(text).toContain(picture.toString("base64"));
    else {
      expect(request?.path).toBe("/v1/images/edits");
      expect(request?.body.includes(picture)).toBe(true);
    }
  });

  test("that is busy for a moment is asked once more", async () => {
    replies = [{ status: 503, body: {} }, answerOf(provider)];
    await ask(provider, "draw-picture", { prompt: "a fox", shape: "1:1", model: "" });
    expect(asked).toHaveLength(2);
  });

  test.each<[string, Reply, RegExp]>([
    ["refuses the key", { status: 401, body: { error: { message: `bad ${KEY}` } } }, /refused the key/],
    ["does not know the model", { status: 404, body: {} }, /does not know this model/],
    ["asks for payment", { status: 402, body: {} }, /asks for payment/],
    ["takes no such words", { status: 400, body: { error: { message: "safety" } } }, /did not take the request/],
    ["answers a web page", { body: "<html></html>" }, /could not be read/],
  ])("that %s is told in words, without the key", async (_what, reply, message) => {
    replies = [reply];
    const said = await ask(provider, "draw-picture", { prompt: "a fox", shape: "1:1", model: "" }).then(
      () => "a picture",
      (error: Error) => error.message,
    );
    expect(said).toMatch(message);
    expect(said).not.toContain(KEY);
  });

  test("that answers without a picture is told", async () => {
    replies = [
      { body: provider === "google" ? { candidates: [{ content: { parts: [{ text: "No." }] } }] } : { data: [] } },
    ];
    await expect(ask(provider, "draw-picture", { prompt: "a fox", shape: "1:1", model: "" })).rejects.toThrow(
      /picture|read/,
    );
  });
});

test("without a key, or with one of a provider that draws nothing, it is said which key is needed", () => {
  expect(() => checkImageModel(transformOf("edit-picture"), null)).toThrow("needs an image model");
  expect(() => checkImageModel(transformOf("edit-picture"), { provider: "anthropic" })).toThrow(
    "Anthropic has no image models",
  );
  expect(checkImageModel(transformOf("edit-picture"), { provider: "google" })).toEqual({ provider: "google" });
});
