import { parseAppSpec, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { ideaSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { createRandom, hashText } from "@sayhey/contract/random";
import { AppDraft } from "./app-draft.ts";
import { ARCHETYPES } from "./archetypes/all.ts";
import { composeIdentity } from "./compose-identity.ts";
import { composeTheme } from "./compose-theme.ts";
import { addFeatures } from "./features.ts";
import { findDomain } from "./find-domain.ts";
import type { Plan } from "./plan.ts";
import { translateSpec } from "./translate-spec.ts";
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
  if (!Number.isInteger(seed) || seed < 0 || seed > LIMITS.seedMax) throw new TypeError("options.seed: must be a whole number from 0 to 2147483647");
  const random = createRandom(seed ^ hashText(clean.data));
  const understanding = understand(clean.data);
  const { domain, archetypes, assumptions } = findDomain(understanding);
  const draft = new AppDraft(random);
  const plan: Plan = { draft, domain, understanding, archetypes };
  const theme = composeTheme(domain, understanding, random);
  const identity = composeIdentity(plan);
  const [lead = "tracker", ...supporting] = archetypes;
  ARCHETYPES[lead].lead(plan);
  for (const archetype of supporting) if (roomForPages(plan)) ARCHETYPES[archetype].support(plan);
  addFeatures(plan);
  const spec: AppSpec = { version: "1.0", seed, identity, theme, ...draft.finish(), assumptions };
  return parseAppSpec(translateSpec(spec));
}

/** Five pages in the navigation are as many as a phone shows well. */
function roomForPages({ draft }: Plan): boolean {
  return draft.pages.filter((page) => page.nav).length < 5 && draft.parts.size < 10;
}

