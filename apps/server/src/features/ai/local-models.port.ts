import type { LocalModels } from "@sayhey/contract/ai";
import { z } from "zod";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { guardedFetch } from "../../infra/limits/guarded-fetch.ts";
import { saysSmall, type AiConfig } from "./ai-config.port.ts";

/** A program that serves models on the machine of the server, and where it listens. */
export interface LocalServer {
  server: LocalModels["server"];
  port: number;
  /** How long an answer may take, ms; a moment when absent. */
  lookMs?: number;
}

/** Programs that serve models, on their usual ports. */
export const LOCAL_SERVERS: readonly LocalServer[] = [
  { server: "ollama", port: 11_434 },
  { server: "lm-studio", port: 1234 },
  { server: "llama-cpp", port: 8080 },
];

/** A server that does not answer within this time is not there, ms. */
const LOOK_MS = 600;
const ANSWER_BYTES = 256 * 1024;
const MOST_MODELS = 40;
/** Models that answer nothing in words. */
const NOT_WORDS = /embed|\bbge-|rerank|whisper|\btts\b|-ocr\b|stable-diffusion/i;

// Something else may listen on these ports: only an answer of this very shape is a model server.
const modelsSchema = z.object({
  object: z.literal("list"),
  data: z.array(z.object({ id: z.string().min(1).max(120), object: z.literal("model") })).max(1000),
});

/** A model server that answered. */
interface Found {
  server: LocalModels["server"];
  baseUrl: string;
  models: string[];
}

/** Asks this machine, and no other, which models it serves; those that are not there within a moment are left out. */
export async function lookForModels(servers: readonly LocalServer[]): Promise<Found[]> {
  const found = await Promise.all(servers.map(askForModels));
  return found.filter((each) => each !== null);
}

async function askForModels({ server, port, lookMs = LOOK_MS }: LocalServer): Promise<Found | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const fetch = guardedFetch({ policy: null, silenceMs: lookMs, mostBytes: ANSWER_BYTES, asked: "The model server" });
  try {
    const response = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(lookMs) });
    if (!response.ok) return null;
    const models = modelsSchema
      .parse(await response.json())
      .data.map(({ id }) => id)
      .filter((id) => !NOT_WORDS.test(id));
    return models.length === 0 ? null : { server, baseUrl, models: [...new Set(models)].slice(0, MOST_MODELS) };
  } catch {
    // Nobody there, or somebody else.
    return null;
  }
}

/** Looks for model servers on this machine and keeps what was found; what was decided about one stays. How many are there. */
export async function findLocalModels(sql: Database, servers: readonly LocalServer[]): Promise<number> {
  const found = await lookForModels(servers);
  for (const { server, baseUrl, models } of found)
    await sql`
      insert into private.local_models (base_url, server, models) values (${baseUrl}, ${server}, ${sql.json(models)})
      on conflict (base_url) do update set models = excluded.models, server = excluded.server, seen_at = now()`;
  // What is gone is not offered anymore; what was decided is remembered.
  await sql`
    delete from private.local_models where state = 'offered' and base_url <> all(${found.map(({ baseUrl }) => baseUrl)})`;
  return found.length;
}

/** Model servers that were found on this machine and what was decided about each. */
export async function readLocalModels(sql: Database | Transaction): Promise<LocalModels[]> {
  return sql<LocalModels[]>`
    select base_url as "baseUrl", server, models, state, model from private.local_models order by state = 'used' desc, server`;
}

/** The model on this machine that the operator chose; null without one. */
export async function chosenLocalAi(sql: Database | Transaction): Promise<AiConfig | null> {
  const [row] = await sql<{ baseUrl: string; model: string }[]>`
    select base_url as "baseUrl", model from private.local_models where state = 'used'`;
  if (row === undefined) return null;
  // Most that run on one's own machine are small; one whose name says nothing is taken for one.
  const isSmall = saysSmall(row.model) ?? true;
  return { provider: "openai-compatible", ...row, key: null, own: false, isSmall, isFree: true };
}

/** Writes down what the operator decided about a model server; whether it is there. */
export async function decideLocalModel(
  tx: Transaction,
  baseUrl: string,
  decision: { state: LocalModels["state"]; model: string | null },
): Promise<boolean> {
  const { state, model } = decision;
  if (state === "used")
    await tx`update private.local_models set state = 'offered', model = null where state = 'used' and base_url <> ${baseUrl}`;
  const changed = await tx`
    update private.local_models set state = ${state}, model = ${state === "used" ? model : null}
    where base_url = ${baseUrl} and (${state} <> 'used' or models ? ${model ?? ""}) returning 1`;
  return changed.length > 0;
}
