import { AI_PROVIDERS } from "@sayhey/contract/ai";
import { readOwnAi } from "../find-ai.port.ts";
import { checkBaseUrl, keyHint, shownAi } from "../own-ai.port.ts";
import { encryptSecret } from "../../../infra/crypto/encryption.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";

/** Keeps one's own provider, model and key; the key is encrypted and never shown again. */
export const aiSave = defineFunction(
  "ai-save",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId, ai }, input) => {
    const { provider, model, improve } = input;
    const baseUrl = await checkBaseUrl(provider, input.baseUrl, ai.network);
    const kept = await readOwnAi(sql, userId);
    // A key goes where it was meant to go: another address needs it typed again.
    const sameService = kept !== null && kept.provider === provider && kept.base_url === baseUrl;
    const key = input.key === undefined || input.key === "" ? null : input.key;
    if (key === null && !(sameService && kept.key !== null) && AI_PROVIDERS[provider].needsKey)
      throw new FieldError("key", "Enter the key of this service.");
    const encrypted = key === null ? (sameService ? kept.key : null) : await encryptSecret(sql, key);
    const hint = key === null ? (sameService ? kept.key_hint : null) : keyHint(key);
    await sql`
      insert into private.ai_providers (user_id, provider, base_url, model, key, key_hint, improve)
      values (${userId}, ${provider}, ${baseUrl}, ${model}, ${encrypted}, ${hint}, ${improve})
      on conflict (user_id) do update set provider = excluded.provider, base_url = excluded.base_url, model = excluded.model,
        key = excluded.key, key_hint = excluded.key_hint, improve = excluded.improve, removed_at = null`;
    return shownAi({ provider, base_url: baseUrl, model, key: encrypted, key_hint: hint, improve });
  },
);
