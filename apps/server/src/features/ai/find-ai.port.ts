import type { AiProvider } from "@sayhey/contract/ai";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { decryptSecret } from "../../infra/crypto/encryption.ts";
import { whyOff } from "../../infra/switches/switches.ts";
import type { AiConfig, ServerAi } from "./ai-config.port.ts";
import { chosenLocalAi } from "./local-models.port.ts";

/** A person's own model as it is kept. */
export interface SavedAi {
  provider: AiProvider;
  base_url: string | null;
  model: string;
  /** Encrypted. */
  key: string | null;
  key_hint: string | null;
  improve: boolean;
}

/** A person's own model, removed ones left out. */
export async function readOwnAi(sql: Database | Transaction, userId: string): Promise<SavedAi | null> {
  const [row] = await sql<SavedAi[]>`
    select provider, base_url, model, key, key_hint, improve from private.ai_providers
    where user_id = ${userId} and removed_at is null`;
  return row ?? null;
}

/** The model of the server while it is switched on; null without one. */
export async function findServerAi(sql: Database | Transaction, server: ServerAi): Promise<AiConfig | null> {
  const found = server === "chosen" ? await chosenLocalAi(sql) : server;
  return found === null || (await whyOff(sql, "operator-model")) !== null ? null : found;
}

/** The model that works for a person: their own, else the server's while it is switched on, else none. `improve`: whether new projects get it. */
export async function findAi(
  sql: Database | Transaction,
  userId: string,
  server: ServerAi,
): Promise<(AiConfig & { improve: boolean }) | null> {
  const own = await readOwnAi(sql, userId);
  if (own === null) {
    const found = await findServerAi(sql, server);
    return found === null ? null : { ...found, improve: true };
  }
  return {
    provider: own.provider,
    baseUrl: own.base_url,
    model: own.model,
    key: own.key === null ? null : await decryptSecret(sql, own.key),
    own: true,
    improve: own.improve,
  };
}
