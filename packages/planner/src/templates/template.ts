import type { ArtDirection, SeedRow } from "@sayhey/appspec";
import type { StudioChoices } from "@sayhey/contract/studio";

/** A curated start: an idea that makes a good app, the look it is given, and the trailer that suits it. */
export interface Template {
  /** Names it in addresses and calls: lower-case words with hyphens. */
  slug: string;
  name: string;
  category: TemplateCategory;
  hashtags: readonly [string, string, string];
  /** Two colours of its gradient. */
  gradient: readonly [string, string];
  /** What is planned. `{…}` holds whom or what it is for; a twist that says so itself takes its place. */
  idea: string;
  /** Twists that suit it, as people type them. */
  twists: readonly [string, string, string];
  look: {
    direction: ArtDirection;
    /** Place among the direction's palettes; its first when absent. */
    palette?: number;
    scheme?: "light" | "dark";
  };
  trailer: Pick<StudioChoices, "style" | "mood" | "hook">;
  /** Entities the plan has that the template does without. */
  without?: readonly string[];
  /** Sample rows by entity that the template brings along; a twist has others. */
  rows?: Readonly<Record<string, readonly Omit<SeedRow, "id">[]>>;
}

/** Categories of templates, in the order they are shown. */
export const TEMPLATE_CATEGORIES = [
  "Social",
  "Health",
  "Lifestyle",
  "Community",
  "Events",
  "Learning",
  "Games",
  "Work",
  "Money",
  "Shop",
  "Travel",
  "Creators",
  "Web3",
] as const;
/** Category of a template. */
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

const FOR_SLOT = /\s*\{([^}]*)\}/;
/** How a twist begins that says whom or what the app is for. */
const SAYS_FOR = /^(?:for|about|of|für|über|para|sobre|pour|sur)\s/i;
/** Longest twist. */
export const TWIST_LENGTH = 200;

/** The idea of a template in a sentence, with a twist if there is one. */
export function templateIdea(template: Pick<Template, "idea">, twist = ""): string {
  const said = twist
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[.!?]+$/, "");
  const takesSlot = SAYS_FOR.test(said) && FOR_SLOT.test(template.idea);
  const idea = template.idea.replace(FOR_SLOT, (_, usual: string) =>
    takesSlot || usual !== "" ? ` ${takesSlot ? said : usual}` : "",
  );
  return said === "" || takesSlot ? idea : `${idea}, ${said}`;
}
