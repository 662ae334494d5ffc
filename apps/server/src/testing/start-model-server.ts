import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AiProvider } from "@sayhey/contract/ai";
import type { AiConfig } from "../features/ai/ai-config.port.ts";

/** One answer of the model server. */
export interface ModelReply {
  /** 200 when absent. */
  status?: number;
  headers?: Record<string, string>;
  /** Body of a refusal. */
  body?: string;
  text?: string;
  /** An input that is a text is sent as it is: JSON that is broken. */
  calls?: { name: string; input: unknown }[];
  finish?: "stop" | "length" | "refused";
  /** Not before this has happened. */
  after?: Promise<unknown>;
  /** Breaks the connection after so many characters of the text, or of a tool call's input where there is no text. */
  cutAfter?: number;
  /** Says nothing more after so many characters of the text, and keeps the connection. */
  hangAfter?: number;
  /** Waits after so many characters of the text, or of a tool call's input where there is no text, until this has happened. */
  pause?: { after: number; until: Promise<unknown> };
  /** Puts this between the pieces of the text, such as a piece that cannot be read. */
  between?: string;
  /** Answers in one piece of JSON, as services do that cannot stream. */
  whole?: boolean;
  /** Sent as it is instead of an answer in the format of the provider. */
  raw?: string;
}

/** A request as it came in. */
interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A server on the loopback that speaks the formats of all three kinds of services with prepared answers. */
export interface ModelServer {
  /** How a model there is reached; it is the operator's unless said otherwise. */
  config(provider: AiProvider, changes?: Partial<AiConfig>): AiConfig;
  /** The settings of a server whose operator has that model, so many runs a day for each person. */
  environment(runsPerDay: number): Record<string, string>;
  url: string;
  /** Names of its models, as `/v1/models` lists them; null where something answers that is no model server. */
  models: string[] | null;
  /** Answers to come, first one first; the last is given again and again. */
  replies: ModelReply[];
  requests: ModelRequest[];
  /** Requests whose connection the caller has given up. */
  dropped: number;
  close(): Promise<void>;
}

const PIECE = 24;
const USAGE = { input: 120, output: 30 };

/** Starts the model server on a free port. */
export async function startModelServer(): Promise<ModelServer> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      if (request.method === "GET") return listModels(response, server.models);
      const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, unknown>;
      server.requests.push({ path, headers: request.headers, body });
      response.on("close", () => {
        if (!response.writableEnded) server.dropped++;
      });
      const reply = (server.replies.length > 1 ? server.replies.shift() : server.replies[0]) ?? {};
      void (reply.after ?? Promise.resolve()).then(() => send(response, reply, formatOf(path)));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("the model server has no port");
  const url = `http://127.0.0.1:${address.port}`;
  const server: ModelServer = {
    url,
    config: (provider, changes = {}) => ({
      provider,
      baseUrl: `${url}/${provider === "google" ? "v1beta" : "v1"}`,
      model: "test-model",
      key: "secret-key-of-the-operator",
      own: false,
      ...changes,
    }),
    environment: (runsPerDay) => {
      const { provider, baseUrl, model, key } = server.config("openai-compatible");
      return {
        AI_PROVIDER: provider,
        AI_BASE_URL: baseUrl ?? "",
        AI_MODEL: model,
        AI_API_KEY: key ?? "",
        AI_RUNS_PER_DAY: String(runsPerDay),
      };
    },
    models: ["test-model"],
    replies: [],
    requests: [],
    dropped: 0,
    close: async () => {
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
    },
  };
  return server;
}

/** What such a server has, as Ollama, LM Studio and llama.cpp say it. */
function listModels(response: ServerResponse, models: readonly string[] | null): void {
  response.writeHead(200, { "content-type": models === null ? "text/html" : "application/json" });
  if (models === null) return void response.end("<!doctype html><title>Another program</title>");
  const list = models.map((id) => ({ id, object: "model", created: 1, owned_by: "library" }));
  response.end(JSON.stringify({ object: "list", data: list }));
}

interface Format {
  start(): string;
  text(piece: string): string;
  /** One call, in the pieces that it is written in. */
  call(index: number, name: string, input: unknown): string[];
  /** The same answer in one piece. */
  whole(text: string, calls: readonly { name: string; input: unknown }[]): object;
  end(finish: "stop" | "length" | "refused" | "tools"): string;
}

function formatOf(path: string): Format {
  if (path.includes("/chat/completions")) return OPENAI;
  return path.includes("/messages") ? ANTHROPIC : GOOGLE;
}

async function send(response: ServerResponse, reply: ModelReply, format: Format): Promise<void> {
  const { status = 200, headers = {}, body, text = "", calls = [], cutAfter, hangAfter, pause } = reply;
  if (status !== 200) {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body ?? JSON.stringify({ error: { message: `status ${status}`, type: "error" } }));
    return;
  }
  if (reply.whole === true) {
    response.writeHead(200, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(format.whole(text, calls)));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream", ...headers });
  if (reply.raw !== undefined) return void response.end(reply.raw);
  response.write(format.start());
  const stopAt = cutAfter ?? hangAfter ?? text.length;
  let paused = pause === undefined;
  for (let at = 0; at < stopAt; at += PIECE) {
    if (!paused && at >= (pause?.after ?? 0)) {
      paused = true;
      await pause?.until;
    }
    response.write(format.text(text.slice(at, Math.min(at + PIECE, stopAt))));
    if (reply.between !== undefined) response.write(reply.between);
  }
  // What has been written is to arrive before the connection breaks.
  const cut = (): void => void setTimeout(() => response.destroy(), 20);
  if (cutAfter !== undefined && text !== "") return cut();
  if (hangAfter !== undefined) return;
  for (const [index, { name, input }] of calls.entries()) {
    for (const [at, piece] of format.call(index, name, input).entries()) {
      if (!paused && at * PIECE >= (pause?.after ?? 0)) {
        paused = true;
        await pause?.until;
      }
      response.write(piece);
      if (cutAfter !== undefined && (at + 1) * PIECE >= cutAfter) return cut();
    }
  }
  response.end(format.end(calls.length > 0 ? "tools" : (reply.finish ?? "stop")));
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (type: string, value: object): string => `event: ${type}\n${data({ type, ...value })}`;

/** A tool call's input as it is written. */
const inPieces = (input: unknown): string[] =>
  (typeof input === "string" ? input : JSON.stringify(input)).match(new RegExp(`[^]{1,${PIECE}}`, "gu")) ?? [];

const chunk = (delta: object, finish: string | null = null): string =>
  data({ id: "chat-1", created: 1, model: "test-model", choices: [{ index: 0, delta, finish_reason: finish }] });

/** Chat completions, as OpenAI streams them. */
const OPENAI: Format = {
  start: () => chunk({ role: "assistant", content: "" }),
  text: (content) => chunk({ content }),
  call: (index, name, input) =>
    inPieces(input).map((piece, at) =>
      chunk({
        tool_calls: [
          at === 0
            ? { index, id: `call-${index}`, type: "function", function: { name, arguments: piece } }
            : { index, function: { arguments: piece } },
        ],
      }),
    ),
  whole: (content, calls) => ({
    id: "chat-1",
    created: 1,
    model: "test-model",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content,
          ...(calls.length === 0
            ? {}
            : {
                tool_calls: calls.map(({ name, input }, index) => ({
                  id: `call-${index}`,
                  type: "function",
                  function: { name, arguments: JSON.stringify(input) },
                })),
              }),
        },
        finish_reason: calls.length > 0 ? "tool_calls" : "stop",
      },
    ],
    usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
  }),
  end: (finish) =>
    chunk({}, { stop: "stop", length: "length", refused: "content_filter", tools: "tool_calls" }[finish]) +
    data({
      id: "chat-1",
      choices: [],
      usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
    }) +
    "data: [DONE]\n\n",
};

/** Messages, as Anthropic streams them. */
const ANTHROPIC: Format = {
  start: () =>
    event("message_start", {
      message: {
        id: "msg-1",
        type: "message",
        role: "assistant",
        model: "test-model",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: USAGE.input, output_tokens: 1 },
      },
    }) + event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  text: (text) => event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  call: (index, name, input) => [
    event("content_block_start", {
      index: index + 1,
      content_block: { type: "tool_use", id: `call-${index}`, name, input: {} },
    }),
    ...inPieces(input).map((piece) =>
      event("content_block_delta", {
        index: index + 1,
        delta: { type: "input_json_delta", partial_json: piece },
      }),
    ),
    event("content_block_stop", { index: index + 1 }),
  ],
  whole: (text, calls) => ({
    type: "message",
    id: "msg-1",
    role: "assistant",
    model: "test-model",
    content: [
      { type: "text", text },
      ...calls.map(({ name, input }, index) => ({ type: "tool_use", id: `call-${index}`, name, input })),
    ],
    stop_reason: calls.length > 0 ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  }),
  end: (finish) =>
    event("content_block_stop", { index: 0 }) +
    event("message_delta", {
      delta: {
        stop_reason: { stop: "end_turn", length: "max_tokens", refused: "refusal", tools: "tool_use" }[finish],
        stop_sequence: null,
      },
      usage: { output_tokens: USAGE.output },
    }) +
    event("message_stop", {}),
};

const candidateOf = (parts: object[], finishReason?: string): object => ({
  candidates: [
    { index: 0, content: { role: "model", parts }, ...(finishReason === undefined ? {} : { finishReason }) },
  ],
  usageMetadata: {
    promptTokenCount: USAGE.input,
    candidatesTokenCount: USAGE.output,
    totalTokenCount: USAGE.input + USAGE.output,
  },
});
const candidate = (parts: object[], finishReason?: string): string => data(candidateOf(parts, finishReason));

/** Contents, as Google streams them. */
const GOOGLE: Format = {
  start: () => "",
  text: (text) => candidate([{ text }]),
  call: (_index, name, input) => [candidate([{ functionCall: { name, args: input } }])],
  whole: (text, calls) =>
    candidateOf([{ text }, ...calls.map(({ name, input }) => ({ functionCall: { name, args: input } }))], "STOP"),
  end: (finish) => candidate([], { stop: "STOP", length: "MAX_TOKENS", refused: "SAFETY", tools: "STOP" }[finish]),
};
