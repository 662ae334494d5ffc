import type { Archetype, AppSpec } from "@sayhey/appspec";
import type { Ingredients } from "./compose-app.ts";
import { DOMAINS } from "./lexicon/all.ts";
import type { Domain } from "./lexicon/domain.ts";
import { inferDomain } from "./infer-domain.ts";
import type { Understanding } from "./understand.ts";

/** Scores below this come from one weak word, which says too little about the field. */
const ENOUGH = 0.9;

/** The field an idea belongs to, the kinds of app to compose, and what was taken for granted. */
export function findDomain(understanding: Understanding): Ingredients {
  const assumptions: AppSpec["assumptions"] = [];
  let best: Domain | undefined;
  let bestScore = ENOUGH;
  for (const candidate of DOMAINS) {
    const score = understanding.nameScore(candidate.words);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  const domain = best ?? inferDomain(understanding);
  if (!best)
    assumptions.push({
      id: "domain",
      text: "This field is new to me, so the details are general. Rename or add what you need.",
    });
  const archetypes = [...understanding.archetypes];
  // What a field is best served by joins in, and leads where the idea names no kind of app.
  if (archetypes.length === 0) {
    archetypes.push(domain.lead);
    if (best)
      assumptions.push({
        id: "archetype",
        text: `Took it for ${withArticle(domain.lead)} app, because the idea does not say.`,
      });
  }
  const led = promote(archetypes, domain, understanding);
  return {
    domain,
    archetypes: [...new Set([...led.slice(0, 2), ...understanding.alsoWanted, ...led.slice(2)])].slice(0, 3),
    assumptions,
  };
}

/** Lets the field overrule a weak word: 'recipe finder' is about recipes, not a directory. */
function promote(archetypes: Archetype[], domain: Domain, understanding: Understanding): Archetype[] {
  const [first] = archetypes;
  const weak: readonly Archetype[] = ["tracker", "log", "directory", "planner", "feed", "collection", "community"];
  const strong: readonly Archetype[] = ["recipes", "timer"];
  if (
    understanding.platform === undefined &&
    first &&
    first !== domain.lead &&
    weak.includes(first) &&
    strong.includes(domain.lead)
  )
    return [domain.lead, ...archetypes.filter((archetype) => archetype !== domain.lead)];
  // 'Job board' names openings, not a kanban board; 'waiting list' is no shop of lists.
  return first === "jobs" ? archetypes.filter((archetype) => archetype !== "board") : archetypes;
}

function withArticle(word: string): string {
  return /^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`;
}
