/** A tool that a model may call. */
export interface ModelTool {
  name: string;
  description: string;
  /** JSON Schema of its input. */
  schema: Record<string, unknown>;
}

/** One call of a tool, as the model made it. */
export interface ModelToolCall {
  id: string;
  name: string;
  /** JSON text, not yet read. */
  input: string;
  /** What the provider wants to get back with the result; nobody else reads it. */
  opaque?: unknown;
}

/** A picture that a model is shown. */
export interface ModelPicture {
  mediaType: "image/jpeg";
  base64: string;
}

/** One turn of a conversation. */
export type ModelMessage =
  | { role: "user"; text: string; pictures?: readonly ModelPicture[] }
  | { role: "assistant"; text: string; calls: readonly ModelToolCall[] }
  | { role: "tool"; results: readonly { call: ModelToolCall; text: string; failed: boolean }[] };

/** One request to a model. */
export interface ModelCall {
  system: string;
  messages: readonly ModelMessage[];
  tools?: readonly ModelTool[];
  /** Asks for a JSON document where the provider knows such a mode. */
  json?: boolean;
  /** JSON Schema of that document, where the provider can hold a model to one. */
  schema?: Record<string, unknown>;
  maxOutputTokens: number;
  /** Characters of text after which reading stops. */
  maxTextLength: number;
  signal: AbortSignal;
  /** Each piece of the text as it comes. */
  onText?(piece: string): void;
  /** Each piece of a tool call's input as it comes, where the provider tells them. */
  onCall?(call: { id: string; name: string }, piece: string): void;
}

/** Tokens of one or several calls. */
export interface ModelUsage {
  inputTokens: number;
  /** Of these, tokens that the service had kept from an earlier request, and charges less for. */
  cachedTokens?: number;
  outputTokens: number;
}

/** How an answer ended: `length` when it was cut off, `refused` when the provider or model declined. */
export type ModelFinish = "stop" | "tool-calls" | "length" | "refused";

/** What a model answered. */
export interface ModelAnswer {
  text: string;
  calls: readonly ModelToolCall[];
  finish: ModelFinish;
  usage: ModelUsage;
  /** The model takes no pictures and was asked without those that were to go along. */
  unseen?: true;
}

/** A language model, whoever serves it. */
export interface Model {
  /** @throws AppError with a sentence for people: no answer, wrong key, too many requests; or the reason of `signal` */
  ask(call: ModelCall): Promise<ModelAnswer>;
}
