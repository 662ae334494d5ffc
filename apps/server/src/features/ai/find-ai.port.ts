import type { AiProvider } from "@sayhey/contract/ai";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { decryptSecret } from "../../infra/crypto/encryption.ts";
import { whyOff } from "../../infra/switches/switches.ts";
import type { AiConfig } from "./ai-config.port.ts";

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

/** The model that works for a person: their own, else the server's while it is switched on, else none. `improve`: whether new projects get it. */
export async function findAi(
  sql: Database | Transaction,
  userId: string,
  server: AiConfig | null,
): Promise<(AiConfig & { improve: boolean }) | null> {
  const own = await readOwnAi(sql, userId);
  if (own === null)
    return server === null || (await whyOff(sql, "operator-model")) !== null ? null : { ...server, improve: true };
  return {
    provider: own.provider,
    baseUrl: own.base_url,
    model: own.model,
    key: own.key === null ? null : await decryptSecret(sql, own.key),
    own: true,
    improve: own.improve,
  };
}
