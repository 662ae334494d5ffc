import { z } from "zod";

/** Kinds of services that models are reached through. */
export const AI_PROVIDERS = {
  "openai-compatible": { title: "OpenAI-compatible", baseUrl: null, needsKey: false },
  anthropic: { title: "Anthropic", baseUrl: "https://api.anthropic.com/v1", needsKey: true },
  google: { title: "Google", baseUrl: "https://generativelanguage.googleapis.com/v1beta", needsKey: true },
} as const satisfies Record<string, { title: string; baseUrl: string | null; needsKey: boolean }>;

/** Kind of a service that models are reached through. */
export const aiProviderSchema = z.enum(["openai-compatible", "anthropic", "google"]);
/** Kind of a service that models are reached through. */
export type AiProvider = z.infer<typeof aiProviderSchema>;

/** Programs that serve models on one's own machine. */
export const LOCAL_SERVERS = {
  ollama: "Ollama",
  "lm-studio": "LM Studio",
  "llama-cpp": "llama.cpp",
} as const;

/** A program that serves models on the machine of the server, and what its operator decided about it. */
export const localModelsSchema = z.object({
  server: z.enum(["ollama", "lm-studio", "llama-cpp"]),
  baseUrl: z.string(),
  /** Names of what it serves. */
  models: z.array(z.string()),
  state: z.enum(["offered", "used", "refused"]),
  /** The model that is used; null otherwise. */
  model: z.string().nullable(),
});
/** A program that serves models on the machine of the server, and what its operator decided about it. */
export type LocalModels = z.infer<typeof localModelsSchema>;

/** About what one run will take. */
export const runEstimateSchema = z.object({
  tokens: z.number().int(),
  /** Millionths of a US dollar; null where the price is not known. */
  costMicros: z.number().int().nullable(),
});
/** About what one run will take. */
export type RunEstimate = z.infer<typeof runEstimateSchema>;

/** Limits of what is typed about a model, in characters. */
export const AI_LIMITS = { baseUrl: 500, model: 120, key: 500, wish: 2000, said: 4000 } as const;

/** States of a model's run and where each may go; the database check, the server and the UI read this table. */
export const AI_RUN_TRANSITIONS = {
  queued: ["running", "failed", "cancelled"],
  running: ["queued", "done", "failed", "cancelled"],
  done: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
/** State of a model's run. */
export const aiRunStatusSchema = z.enum(["queued", "running", "done", "failed", "cancelled"]);
/** State of a model's run. */
export type AiRunStatus = z.infer<typeof aiRunStatusSchema>;

const words = z.array(z.string());
/** What a model means to build, as people read it before it is built. */
export const runDesignSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  form: z.string(),
  /** Art direction, in words. */
  look: z.string(),
  roles: words,
  tables: z.array(z.object({ name: z.string(), fields: words, rules: words })),
  pages: z.array(z.object({ title: z.string(), purpose: z.string() })),
  capabilities: words,
  /** Blocks that are written for this app. */
  ownBlocks: words,
});
/** What a model means to build, as people read it. */
export type RunDesign = z.infer<typeof runDesignSchema>;

/** What a run may use and how far it has got. */
export const runBudgetSchema = z.object({
  /** Times that the app was looked at and went back to the model. */
  round: z.number().int(),
  rounds: z.number().int(),
  tokens: z.number().int(),
  /** Minutes. */
  minutes: z.number(),
});
/** What a run may use and how far it has got. */
export type RunBudget = z.infer<typeof runBudgetSchema>;

/** One thing that a message asks for, and what became of it: `open` while it is made, and where the model did not say. */
export const runWishSchema = z.object({
  text: z.string(),
  state: z.enum(["open", "done", "declined"]),
  /** Why it was not done; null otherwise. */
  why: z.string().nullable(),
});
/** One thing that a message asks for, and what became of it. */
export type RunWish = z.infer<typeof runWishSchema>;

/** What a model asks instead of guessing, with what may be chosen. */
export const runQuestionSchema = z.object({ text: z.string(), choices: z.array(z.string()) });
/** What a model asks instead of guessing, with what may be chosen. */
export type RunQuestion = z.infer<typeof runQuestionSchema>;

/** One run of a model on a project: `plan` makes a new app, `change` does what a person asks for. */
export const aiRunRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  project_id: z.uuid(),
  kind: z.enum(["plan", "change"]),
  status: aiRunStatusSchema,
  /** What is going on, in words. */
  stage: z.string().nullable(),
  /** 0..1 */
  progress: z.number(),
  /** What a person asked for; null for a plan. */
  wish: z.string().nullable(),
  /** Asset of the picture that went with it. */
  picture_asset_id: z.uuid().nullable(),
  /** What the model has said so far while it is at work. */
  said: z.string().nullable(),
  /** What the model answered, or what came of it. */
  answer: z.string().nullable(),
  /** What changed, one line each; while it is at work, what it has made so far. */
  changes: z.array(z.string()),
  /** What it means to build; null for a change, and until it has said so. */
  design: runDesignSchema.nullable(),
  /** Rounds, tokens and time that it may use; null until it has begun. */
  budget: runBudgetSchema.nullable(),
  /** What the message asks for, line by line; none for a plan, and for a question. */
  wishes: z.array(runWishSchema),
  /** What the person is asked; nothing was changed then, and it counts as no run. */
  question: runQuestionSchema.nullable(),
  /** Title of the page that changed and is pictured before and after; null where none is. */
  pictured_page: z.string().nullable(),
  /** Version of the project that it made; null when it made none. */
  version: z.number().int().nullable(),
  /** Whether what it changed has been taken back. */
  undone: z.boolean(),
  model: z.string(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** Millionths of a US dollar; null where the price is not known. */
  cost_micros: z.number().int().nullable(),
  /** Hash of the app that the preview shows while the run goes on. */
  draft_hash: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});
/** One run of a model on a project. */
export type AiRunRow = z.infer<typeof aiRunRowSchema>;
