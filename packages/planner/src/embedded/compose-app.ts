import type { Archetype, AppSpec } from "@sayhey/appspec";
import { createRandom, hashText } from "@sayhey/contract/random";
import { addNamedThings, showTheRest } from "./add-named.ts";
import { AppDraft } from "./app-draft.ts";
import { ARCHETYPES } from "./archetypes/all.ts";
import { composeIdentity } from "./compose-identity.ts";
import { composeTheme } from "./compose-theme.ts";
import { addFeatures } from "./features.ts";
import type { Domain } from "./lexicon/domain.ts";
import type { Plan } from "./plan.ts";
import { OUTDOOR_REMARKS } from "./pools.ts";
import { translateSpec } from "./translate-spec.ts";
import { withTopic } from "./topic.ts";
import type { Understanding } from "./understand.ts";

/** What an app is composed of: the field, the kinds of app (leading one first), and what was taken for granted. */
export interface Ingredients {
  domain: Domain;
  archetypes: Archetype[];
  assumptions: AppSpec["assumptions"];
}

/** Composes the app: the leading archetype, the supporting ones while there is room, what the idea names, the features asked for, and `joining` at the end. */
export function composeApp(
  understanding: Understanding,
  ingredients: Ingredients,
  seed: number,
  joining?: Archetype,
): AppSpec {
  const { spec, plan } = composeInEnglish(understanding, ingredients, seed, joining);
  return understanding.said ? translateSpec(spec, understanding.said, plan) : withTopic(spec, understanding);
}

/** The app in English whatever the language of its idea, and the plan it was composed by. */
export function composeInEnglish(
  understanding: Understanding,
  { domain, archetypes, assumptions }: Ingredients,
  seed: number,
  joining?: Archetype,
): { spec: AppSpec; plan: Plan } {
  const random = createRandom(seed ^ hashText(understanding.said?.idea ?? understanding.idea));
  const draft = new AppDraft(random);
  const plan: Plan = { draft, domain, understanding, archetypes };
  const theme = composeTheme(domain, understanding, random);
  const identity = composeIdentity(plan);
  const [lead = "tracker", ...supporting] = archetypes;
  ARCHETYPES[lead].lead(plan);
  const support = (archetype: Archetype): void => {
    if (hasRoom(plan, archetype)) ARCHETYPES[archetype].support(plan);
  };
  supporting.slice(0, 1).forEach(support);
  // What the idea names goes before a third kind of app that a word of it may mean.
  addNamedThings(plan);
  supporting.slice(1).forEach(support);
  addFeatures(plan);
  showTheRest(plan);
  if (joining !== undefined && draft.pages.length < 11 && draft.parts.size < 11) ARCHETYPES[joining].support(plan);
  if (domain.indoors === true || domain.calling === true) draft.replaceTexts(OUTDOOR_REMARKS);
  const spec: AppSpec = { version: "1.0", seed, identity, theme, ...draft.finish(), assumptions };
  return { spec, plan };
}

/** Five pages in the navigation are as many as a phone shows well; what was asked for in so many words may be the sixth or seventh. */
function hasRoom({ draft, understanding }: Plan, archetype: Archetype): boolean {
  const pages = draft.pages.filter((page) => page.nav).length;
  return pages < (understanding.alsoWanted.includes(archetype) ? 7 : 5) && draft.parts.size < 10;
}
