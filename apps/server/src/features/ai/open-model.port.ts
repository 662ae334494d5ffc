import type {
  JSONSchema7,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  SharedV4ProviderOptions,
} from "@ai-sdk/provider";
import { AI_PROVIDERS } from "@sayhey/contract/ai";
import type {
  Model,
  ModelAnswer,
  ModelCall,
  ModelMessage,
  ModelPicture,
  ModelToolCall,
  ModelUsage,
} from "@sayhey/planner/model";
import type { AiConfig } from "./ai-config.port.ts";
import type { AiNetwork } from "./ai-network.port.ts";
import { fetchWhole } from "./fetch-whole.ts";
import { guardedFetch } from "../../infra/limits/guarded-fetch.ts";
import { modelFailure, passes, refusesRequest } from "./model-failure.port.ts";

/** New attempts of a request that may pass. */
const RETRIES = 2;
/** A service that asks for a longer pause is not waited for, ms. */
const LONGEST_PAUSE_MS = 20_000;
const CALLS = 64;
const TOOL_INPUT_LENGTH = 100_000;

/** How much of an answer has come. */
interface Heard {
  /** The service took the request. */
  taken: boolean;
  text: boolean;
  /** Characters of words, thoughts and tool calls. */
  length: number;
}

/**
 * Opens a model. Nothing is asked of it yet.
 * @param onBroken told about what a request cost that the service took but that broke off or was stopped
 */
export function openModel(config: AiConfig, network: AiNetwork, onBroken?: (usage: ModelUsage) => void): Model {
  return {
    ask: async (asked) => {
      let call = asked;
      let opened = config;
      let unseen = false;
      for (let attempt = 0; ; attempt++) {
        const heard: Heard = { taken: false, text: false, length: 0 };
        try {
          const answer = await askOnce(await openLanguage(opened, network), opened, call, heard);
          return unseen ? { ...answer, unseen } : answer;
        } catch (error) {
          if (heard.taken) onBroken?.(guessUsage(call, heard));
          call.signal.throwIfAborted();
          // What a service refuses is left out, one after the other; the words of the prompt ask for the same.
          if (hasPicture(call) && refusesRequest(error)) {
            call = { ...call, messages: call.messages.map(withoutPicture) };
            unseen = true;
            continue;
          }
          if (opened.effort !== undefined && refusesRequest(error)) {
            const { effort: _effort, ...plain } = opened;
            opened = plain;
            continue;
          }
          if (call.schema !== undefined && takesSchema(opened) && refusesRequest(error)) {
            const { schema: _schema, ...plain } = call;
            call = plain;
            continue;
          }
          if (call.json === true && refusesRequest(error)) {
            call = { ...call, json: false };
            continue;
          }
          const passing = heard.text ? null : passes(error);
          const pause = Math.max(passing?.retryAfterMs ?? 0, network.retryMs * 2 ** attempt);
          if (passing === null || attempt >= RETRIES || pause > LONGEST_PAUSE_MS) throw modelFailure(error);
          await sleep(pause, call.signal);
        }
      }
    },
  };
}

/** A model for one request, and whether its service answered in one piece although it was asked to stream. */
interface Language {
  model: LanguageModelV4;
  cameWhole(): boolean;
}

async function openLanguage(config: AiConfig, network: AiNetwork): Promise<Language> {
  const { ca, silenceMs } = network;
  const fetch = guardedFetch({
    policy: config.own ? network.own : null,
    silenceMs,
    asked: "The model",
    ...(ca === undefined ? {} : { ca }),
  });
  const { tolerant, cameWhole } = fetchWhole(fetch);
  return { model: await languageModel(config, tolerant), cameWhole };
}

/** Loads what speaks to the service with the first request: most installations have no model, or one. */
async function languageModel(
  { provider, baseUrl, model, key }: AiConfig,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModelV4> {
  const baseURL = baseUrl ?? AI_PROVIDERS[provider].baseUrl ?? "";
  switch (provider) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "compatible",
        baseURL,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(key === null ? {} : { apiKey: key }),
      }).chatModel(model);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL, fetch, apiKey: key ?? "" }).languageModel(model);
    }
    case "google": {
      const { createGoogle } = await import("@ai-sdk/google");
      return createGoogle({ baseURL, fetch, apiKey: key ?? "" }).languageModel(model);
    }
  }
}

/** What a request cost whose service never got to say so. */
function guessUsage({ system, messages, tools = [] }: ModelCall, { length }: Heard): ModelUsage {
  const pictures = messages.reduce((sum, message) => sum + picturesOf(message).length, 0);
  const words = JSON.stringify([system, messages.map(withoutPicture), tools]).length;
  return { inputTokens: tokensOf(words) + pictures * PICTURE_TOKENS, outputTokens: tokensOf(length) };
}

/** About what a picture of a thousand pixels a side costs. */
const PICTURE_TOKENS = 1100;

const picturesOf = (message: ModelMessage): readonly ModelPicture[] =>
  message.role === "user" ? (message.pictures ?? []) : [];
const hasPicture = (call: ModelCall): boolean => call.messages.some((message) => picturesOf(message).length > 0);

function withoutPicture(message: ModelMessage): ModelMessage {
  const count = picturesOf(message).length;
  if (message.role !== "user" || count === 0) return message;
  return {
    role: "user",
    text: `${message.text}\n\n(The ${count === 1 ? "picture" : "pictures"} could not be shown to you.)`,
  };
}

/** Four characters are about a token. */
const tokensOf = (characters: number): number => Math.ceil(characters / 4);

async function askOnce(
  { model: language, cameWhole }: Language,
  config: AiConfig,
  call: ModelCall,
  heard: Heard,
): Promise<ModelAnswer> {
  // Ended by us when an answer is long enough; the caller's own end comes through as well.
  const enough = new AbortController();
  const options = { ...optionsOf(call, config), abortSignal: AbortSignal.any([call.signal, enough.signal]) };
  const { stream } = await language.doStream(options);
  heard.taken = true;
  let text = "";
  const calls: ModelToolCall[] = [];
  const named = new Map<string, string>();
  const answer: { finish: ModelAnswer["finish"] | null; usage: ModelAnswer["usage"] } = {
    finish: null,
    usage: { inputTokens: 0, outputTokens: 0 },
  };
  for await (const part of partsOf(stream, language, options, cameWhole)) {
    if ("delta" in part) heard.length += part.delta.length;
    if (part.type === "tool-input-start") named.set(part.id, part.toolName);
    else if (part.type === "tool-input-delta")
      call.onCall?.({ id: part.id, name: named.get(part.id) ?? "" }, part.delta);
    else if (part.type === "text-delta" && part.delta !== "") {
      heard.text = true;
      const room = call.maxTextLength - text.length;
      // No database keeps a NUL.
      const piece = part.delta.slice(0, room).replaceAll("\0", "");
      text += piece;
      call.onText?.(piece);
      if (part.delta.length >= room) {
        answer.finish = "length";
        enough.abort();
        break;
      }
    } else if (part.type === "tool-call") {
      if (calls.length < CALLS)
        calls.push({
          id: part.toolCallId,
          name: part.toolName,
          input: part.input.slice(0, TOOL_INPUT_LENGTH),
          ...(part.providerMetadata === undefined ? {} : { opaque: part.providerMetadata }),
        });
    } else if (part.type === "error") throw part.error;
    else if (part.type === "finish") {
      answer.usage = {
        inputTokens: part.usage.inputTokens.total ?? 0,
        cachedTokens: part.usage.inputTokens.cacheRead ?? 0,
        outputTokens: part.usage.outputTokens.total ?? 0,
      };
      answer.finish = finishOf(part.finishReason.unified);
    }
  }
  call.signal.throwIfAborted();
  if (answer.finish === null && text === "" && calls.length === 0) throw new Error("the answer broke off");
  // Providers do not always say what an answer cost when it was cut off.
  const usage =
    answer.usage.outputTokens === 0 && text !== ""
      ? { ...answer.usage, outputTokens: tokensOf(text.length) }
      : answer.usage;
  return { text, calls, finish: answer.finish ?? "length", usage };
}

/** The parts of an answer as they come, or of one that came in one piece. */
async function* partsOf(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  language: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  cameWhole: () => boolean,
): AsyncGenerator<LanguageModelV4StreamPart> {
  if (!cameWhole()) {
    yield* stream as unknown as AsyncIterable<LanguageModelV4StreamPart>;
    return;
  }
  await stream.cancel();
  const { content, usage, finishReason } = await language.doGenerate(options);
  for (const part of content) {
    if (part.type === "text") yield { type: "text-delta", id: "whole", delta: part.text };
    else if (part.type === "tool-call") yield part;
  }
  yield { type: "finish", usage, finishReason };
}

/** Null where an answer ended without saying so. */
function finishOf(reason: string): ModelAnswer["finish"] | null {
  if (reason === "content-filter") return "refused";
  if (reason === "stop" || reason === "tool-calls" || reason === "length") return reason;
  return null;
}

/** Whether a service is sent the schema of an answer. Anthropic and Google read them in ways of their own; their models follow the words. */
const takesSchema = ({ provider }: AiConfig): boolean => provider === "openai-compatible";

function optionsOf(call: ModelCall, config: AiConfig): LanguageModelV4CallOptions {
  const { system, messages, tools = [], json, schema, maxOutputTokens } = call;
  const prompt: LanguageModelV4Message[] = [{ role: "system", content: system }, ...messages.map(messageOf)];
  return {
    prompt: config.provider === "anthropic" && tools.length > 0 ? withCachePoints(prompt) : prompt,
    maxOutputTokens,
    ...(config.effort === undefined ? {} : { reasoning: config.effort }),
    // Anthropic has no mode for JSON without a schema; its models follow the words.
    ...(json === true && config.provider !== "anthropic"
      ? {
          responseFormat: {
            type: "json" as const,
            ...(schema !== undefined && takesSchema(config) && { schema: schema as JSONSchema7, name: "answer" }),
          },
          // A strict schema would have to name every property as required.
          providerOptions: { compatible: { strictJsonSchema: false } },
        }
      : {}),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, description, schema: inputSchema }) => ({
            type: "function" as const,
            name,
            description,
            inputSchema,
          })),
        }),
  };
}

const CACHE_POINT: SharedV4ProviderOptions = { anthropic: { cacheControl: { type: "ephemeral" } } };

/**
 * Marks where what was said before ends, so that a loop of requests pays for it once: after tools and system, and after the last message.
 * The others' services find that by themselves.
 */
const withCachePoints = (prompt: readonly LanguageModelV4Message[]): LanguageModelV4Message[] =>
  prompt.map((message, index) =>
    index === 0 || index === prompt.length - 1
      ? { ...message, providerOptions: { ...message.providerOptions, ...CACHE_POINT } }
      : message,
  );

function messageOf(message: ModelMessage): LanguageModelV4Message {
  switch (message.role) {
    case "user":
      return {
        role: "user",
        content: [
          { type: "text", text: message.text },
          ...picturesOf(message).map(({ mediaType, base64 }) => ({
            type: "file" as const,
            mediaType,
            data: { type: "data" as const, data: base64 },
          })),
        ],
      };
    case "assistant":
      return {
        role: "assistant",
        content: [
          ...(message.text === "" ? [] : [{ type: "text" as const, text: message.text }]),
          ...message.calls.map(({ id, name, input, opaque }) => ({
            type: "tool-call" as const,
            toolCallId: id,
            toolName: name,
            input: readable(input),
            ...(opaque === undefined ? {} : { providerOptions: opaque as SharedV4ProviderOptions }),
          })),
        ],
      };
    case "tool":
      return {
        role: "tool",
        content: message.results.map(({ call, text, failed }) => ({
          type: "tool-result" as const,
          toolCallId: call.id,
          toolName: call.name,
          output: failed ? { type: "error-text" as const, value: text } : { type: "text" as const, value: text },
        })),
      };
  }
}

/** A call that could not be read is sent back without its input. */
function readable(input: string): unknown {
  try {
    return JSON.parse(input === "" ? "{}" : input);
  } catch {
    return {};
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      if (signal.aborted) reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
      else resolve();
    }
    signal.addEventListener("abort", done);
  });
}
