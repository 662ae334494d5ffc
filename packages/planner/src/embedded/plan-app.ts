import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { ideaSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { hashText } from "@sayhey/contract/random";
import { composeApp } from "./compose-app.ts";
import { findDomain } from "./find-domain.ts";
import { understand } from "./understand.ts";

/**
 * Turns an idea into a complete AppSpec without network, clock or chance: the same idea and seed give the same document.
 * `seed` is a whole number from 0 to 2^31 - 1, by default made of the idea.
 * @throws AppError bad-request when the idea is empty or longer than 2,000 characters
 */
export function planApp(idea: string, options: { seed?: number } = {}): AppSpec {
  const clean = ideaSchema.safeParse(idea);
  if (!clean.success) throw new AppError("bad-request", clean.error.issues[0]?.message ?? "The idea cannot be read.");
  const seed = options.seed ?? hashText(clean.data) & LIMITS.seedMax;
  if (!Number.isInteger(seed) || seed < 0 || seed > LIMITS.seedMax)
    throw new TypeError("options.seed: must be a whole number from 0 to 2147483647");
  const understanding = understand(clean.data);
  return parseAppSpec(composeApp(understanding, findDomain(understanding), seed));
}
