import { z } from "zod";
import { AI_LIMITS, aiProviderSchema, localModelsSchema, runEstimateSchema } from "../ai.ts";
import type { FunctionContracts } from "./function-contract.ts";

const nothing = z.strictObject({});
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{C}]*$/u, "Leave out line breaks and control characters.");

/** A person's own model, without its key. */
export const aiOwnSchema = z.object({
  provider: aiProviderSchema,
  /** Address of the service; the provider's usual one when null. */
  baseUrl: z.string().nullable(),
  model: z.string(),
  /** The last characters of the key; null without one. */
  keyHint: z.string().nullable(),
  /** Whether new projects are improved by the model. */
  improve: z.boolean(),
});
/** A person's own model, without its key. */
export type AiOwn = z.infer<typeof aiOwnSchema>;

/** Functions of models: one's own provider and key, and what a model does to a project. */
export const AI_FUNCTIONS = {
  /** One's own model, and which one is used: one's own, the server's, or none. */
  "ai-get": {
    auth: "session",
    input: nothing,
    output: z.object({
      own: aiOwnSchema.nullable(),
      /** Name of the model of this server; null when it has none. */
      server: z.string().nullable(),
      /** Model servers on the server's machine, for whoever runs it while no setting names a model; null for everybody else. */
      local: z.array(localModelsSchema).nullable(),
      /** About what a new app and a change will take with the model in use; null without one. */
      estimate: z.object({ plan: runEstimateSchema, change: runEstimateSchema }).nullable(),
    }),
  },
  /** Keeps one's own provider, model and key. A key that is left out stays as it is, for the same address only. */
  "ai-save": {
    auth: "session",
    input: z.strictObject({
      provider: aiProviderSchema,
      baseUrl: line(AI_LIMITS.baseUrl).nullable(),
      model: line(AI_LIMITS.model).min(1, "Enter the name of a model."),
      key: line(AI_LIMITS.key).optional(),
      improve: z.boolean(),
    }),
    output: aiOwnSchema,
  },
  /** Stops using one's own model and forgets its key after a day. */
  "ai-remove": { auth: "session", input: nothing, output: z.object({}) },
  /** Takes the removal back. */
  "ai-restore": { auth: "session", input: nothing, output: z.object({}) },
  /** Looks for model servers on the server's machine again; for whoever runs it. */
  "ai-local-find": {
    auth: "session",
    input: nothing,
    output: z.object({ local: z.array(localModelsSchema) }),
  },
  /** Uses a model on the server's machine for everybody, refuses it for good, or offers it again; for whoever runs the server. */
  "ai-local-choose": {
    auth: "session",
    input: z.strictObject({
      baseUrl: line(AI_LIMITS.baseUrl),
      state: localModelsSchema.shape.state,
      /** Which of its models to use; the first when it is left out. */
      model: line(AI_LIMITS.model).optional(),
    }),
    output: z.object({ local: z.array(localModelsSchema) }),
  },
  /** Asks the model in use for one word and says how long it took. */
  "ai-test": {
    auth: "session",
    input: nothing,
    output: z.object({ model: z.string(), ms: z.number(), answer: z.string() }),
  },
  /** Asks for a change of a project in words; the run's row tells how it goes. */
  "project-ask": {
    auth: "session",
    input: z.strictObject({
      projectId: z.uuid(),
      baseVersion: z.number().int().min(1),
      message: z.string().trim().min(1, "Describe a change.").max(AI_LIMITS.wish, "Use at most 2,000 characters."),
      /** A picture among one's own assets that goes with the wish, to models that see pictures. */
      pictureId: z.uuid().optional(),
    }),
    output: z.object({ runId: z.uuid() }),
  },
  /** Takes back what a run changed: one more version. */
  "ai-undo": {
    auth: "session",
    input: z.strictObject({ runId: z.uuid() }),
    output: z.object({ version: z.number().int(), appHash: z.string() }),
  },
  /** Addresses of how the page that a run changed looked before, where it was there, and after; null where there is no picture. */
  "ai-pictures": {
    auth: "session",
    input: z.strictObject({ runId: z.uuid() }),
    output: z.object({ before: z.string().nullable(), after: z.string().nullable() }),
  },
  /** Stops a run; nothing of it is kept. */
  "ai-cancel": {
    auth: "session",
    input: z.strictObject({ runId: z.uuid() }),
    output: z.object({ status: z.string() }),
  },
} as const satisfies FunctionContracts;
