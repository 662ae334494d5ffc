import type { ImageModelV4, ImageModelV4CallOptions } from "@ai-sdk/provider";
import { AI_PROVIDERS } from "@sayhey/contract/ai";
import { AppError } from "@sayhey/contract/app-error";
import { IMAGE_MODELS, type ModelTransform, type Settings } from "@sayhey/transforms";
import type { AiConfig } from "../ai/ai-config.port.ts";
import type { AiNetwork } from "../ai/ai-network.port.ts";
import { guardedFetch } from "../../infra/limits/guarded-fetch.ts";
import { modelFailure, passes } from "../ai/model-failure.port.ts";

/** New attempts of a request that may pass. */
const RETRIES = 1;
/** A service that asks for a longer pause is not waited for, ms. */
const LONGEST_PAUSE_MS = 10_000;
/** Sizes that services of OpenAI's kind draw, by shape. */
const SIZES: Readonly<Record<string, `${number}x${number}`>> = {
  "1:1": "1024x1024",
  "9:16": "1024x1536",
  "16:9": "1536x1024",
};

/** A picture to begin with. */
export interface ModelPicture {
  bytes: Uint8Array;
  mediaType: string;
}

/**
 * Checks that there is a model that draws.
 * @throws AppError bad-request saying which key is needed
 */
export function checkImageModel<A extends Pick<AiConfig, "provider">>(
  transform: Pick<ModelTransform, "title">,
  ai: A | null,
): A {
  if (ai === null) {
    throw new AppError("bad-request", `${transform.title} needs an image model, and there is no key for one.`, {
      hint: "Add a key of Google or of an OpenAI-compatible service in the settings.",
    });
  }
  if (IMAGE_MODELS[ai.provider] === null) {
    throw new AppError("bad-request", `${AI_PROVIDERS[ai.provider].title} has no image models.`, {
      hint: "Add a key of Google or of an OpenAI-compatible service in the settings.",
    });
  }
  return ai;
}

async function openImageModel(
  { provider, baseUrl, key, own }: AiConfig,
  network: AiNetwork,
  name: string,
): Promise<ImageModelV4> {
  const { ca, silenceMs } = network;
  const baseURL = baseUrl ?? AI_PROVIDERS[provider].baseUrl ?? "";
  const fetch = guardedFetch({
    policy: own ? network.own : null,
    silenceMs,
    asked: "The model",
    ...(ca === undefined ? {} : { ca }),
  });
  if (provider === "google") {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle({ baseURL, fetch, apiKey: key ?? "" }).imageModel(name);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  return createOpenAICompatible({
    name: "compatible",
    baseURL,
    fetch,
    ...(key === null ? {} : { apiKey: key }),
  }).imageModel(name);
}

/**
 * Asks an image model for one picture; `picture` is what it changes. Answers the bytes as they came: nobody has looked at them.
 * @throws AppError in words a person can act on; nothing a service wrote is repeated
 */
export async function askImageModel(
  ai: AiConfig,
  network: AiNetwork,
  transform: ModelTransform,
  settings: Settings,
  options: { picture: ModelPicture | null; signal: AbortSignal },
): Promise<Uint8Array> {
  checkImageModel(transform, ai);
  const named = String(settings["model"] ?? "").trim();
  const model = await openImageModel(ai, network, named === "" ? (IMAGE_MODELS[ai.provider] ?? "") : named);
  const shape = typeof settings["shape"] === "string" ? settings["shape"] : undefined;
  const { picture, signal } = options;
  const call: ImageModelV4CallOptions = {
    prompt: transform.prompt(settings),
    n: 1,
    size: ai.provider === "google" || shape === undefined ? undefined : SIZES[shape],
    aspectRatio: ai.provider === "google" ? (shape as `${number}:${number}` | undefined) : undefined,
    seed: undefined,
    files: picture === null ? undefined : [{ type: "file", data: picture.bytes, mediaType: picture.mediaType }],
    mask: undefined,
    providerOptions: {},
    abortSignal: signal,
  };
  for (let attempt = 0; ; attempt++) {
    try {
      const { images } = await model.doGenerate(call);
      const [image] = images;
      if (image === undefined || image.length === 0) throw refused();
      return typeof image === "string" ? new Uint8Array(Buffer.from(image, "base64")) : image;
    } catch (error) {
      signal.throwIfAborted();
      const passing = passes(error);
      const pause = Math.max(passing?.retryAfterMs ?? 0, network.retryMs);
      if (passing === null || attempt >= RETRIES || pause > LONGEST_PAUSE_MS) throw modelFailure(error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const refused = (): AppError =>
  new AppError("bad-request", "The image model answered without a picture.", {
    hint: "It may have refused the prompt. Rephrase it, or choose another model.",
  });
