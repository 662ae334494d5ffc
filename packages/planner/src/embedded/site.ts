import type { Archetype } from "@sayhey/appspec";
import type { Domain } from "./lexicon/domain.ts";

/** How the five languages say it. */
const SITES = [
  "(?:landing|home|coming[ -]soon|launch|splash|sales|squeeze|product|company|one|single|web|fan|info)[ -]?page(?:s|rs?)?(?: (?:web)?sites?)?",
  "(?:web ?|one-page |single-page )sites?",
  "(?:landing|home|web|internet)seiten?|(?:web|internet)auftritt",
  "(?:sitio|p[aá]gina) web|p[aá]gina de (?:inicio|aterrizaje)",
  "site (?:web|internet|vitrine)|page d['’]accueil",
  "p[aá]gina (?:inicial|de vendas)",
];
/**
 * What people call an app that others look at rather than work with. None of these words says what it is about: the 'page'
 * of a landing page is no thing that it keeps, and no French.
 */
const SITE = new RegExp(
  `\\b(?:(?:saas|product|startup|company|business|personal|professional) )?(?:${SITES.join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);
/** The one page that a profile elsewhere links to holds links. */
const LINKS =
  /\b(?:link[ -]in[ -](?:the )?bio(?: (?:page|site|website))?s?|bio[ -]links?(?: page)?|linktree)(?![\p{L}\p{N}])/iu;

/** Where it stands as what is wanted: not in 'website bookmarks'. */
const IS_SITE =
  /\bwebsites?(?=\s*(?:$|[^\p{L}\p{N}\s])|\s+(?:for|of|with|without|about|to|that|where|in|and|für|mit|ohne|von|der|para|con|sin|pour|avec|sans|com|sem|de|d)(?![\p{L}\p{N}]))/iu;

/** An idea without such words, and whether it had any. */
export function readSite(idea: string): { text: string; isSite: boolean } {
  const text = idea.replace(LINKS, "link directory").replace(SITE, "website");
  return { text, isSite: IS_SITE.test(text) };
}

/** Kinds of app that are made to be looked at by others. */
const SHOWN: ReadonlySet<Archetype> = new Set([
  "marketplace",
  "directory",
  "feed",
  "matching",
  "booking",
  "lending",
  "learning",
  "quiz",
  "shop",
  "community",
  "events",
  "portfolio",
  "blog",
  "leaderboard",
  "jobs",
  "poll",
  "fundraising",
  "waitlist",
  "recipes",
]);
/** What a field's things are shown for, the strongest first. */
const SHOWN_BY: readonly [RegExp, Archetype][] = [
  [/^(?:product|dish|menuItem|bread|bake|cake|bottle|wine|beer)$/, "shop"],
  [/^(?:service|appointment|lesson|class|yogaClass|course|treatment|court|room)$/, "booking"],
  [/^(?:gig|concert|show|event|party|meetup)$/, "events"],
];

/** The kind of app that shows a field to others, where the idea asks for a site and names no kind. */
export function leadOfSite({ lead, things, general, id }: Domain): Archetype {
  if (SHOWN.has(lead)) return lead;
  for (const [ids, archetype] of SHOWN_BY) if (things.some((thing) => ids.test(thing.id))) return archetype;
  return general === true && id.startsWith("kind-") && things[0]?.role === "item" ? "shop" : "portfolio";
}
