import { firstSentence, withoutOpening } from "./words-in-text.ts";

/** The genre of a text, before anything is known of its subject. */
export type Genre =
  | "vote"
  | "dates"
  | "ratings"
  | "directory"
  | "finder"
  | "swap"
  | "forum"
  | "blog"
  | "bringing"
  | "shifts"
  | "invitation"
  | "countdown"
  | "dues"
  | "listings"
  | "waitlist"
  | "flashCards"
  | "scoreboard";

/** How a genre is asked for. */
interface GenreWords {
  genre: Genre;
  /** In a text of a few words, anywhere. */
  few: RegExp;
  /** In the first sentence of a longer text, once its opening is gone. */
  head?: RegExp;
  /** Anywhere in a longer text. */
  anywhere?: RegExp;
  /** Something else that has the same words. */
  not?: RegExp;
}

const FEW = 90;

/** In the order in which they are looked for: who swaps in a community swaps. */
const GENRES: readonly GenreWords[] = [
  {
    genre: "invitation",
    few: /\brsvps?\b|\b(?:e-?vites?|(?:digital|online|party|birthday|wedding|web|event) invit(?:ation|e)s?)\b|\bwho(?:'s|s| is) coming to (?:my|our|the)\b|\binvitations? (?:page|site|website|for|with)\b/,
    head: /\brsvps?\b|\binvit(?:ation|e)s? (?:page|site|website)\b/,
    anywhere:
      /\b(?:guests?|people|friends|family|everyone|everybody) (?:can |could |should |to |must |will |should be able to )?rsvp\b|\brsvp (?:yes|form|button|page|list)\b/,
    not: /^(?!.*\brsvps? (?:web ?site|site|page|form)\b).*\b(?:web ?site|site) (?:for|of)\b|\b(?:event management|ticket(?:s|ing)?|planners?(?! for)|planning (?:tool|business|agency|company)|design(?:er|s)? (?:tool|app|studio)|invitation (?:maker|designer|templates?|cards? shop)|generator|seating|budget|suppliers?|vendors?|meet ?ups?|clubs?|classes|venue)\b/,
  },
  {
    genre: "waitlist",
    few: /\bwait ?lists?(?: landing)? (?:page|site|website|landing)\b|\b(?:waitlist|coming[- ]soon|pre-?launch|early access) (?:page|site|website|landing)\b|^(?:\S+\s+){0,2}wait ?list (?:for (?:my|our|an?|the) (?:new )?\S+(?: \S+)? ?(?:app|startup|product|launch|beta|game|book|course|newsletter))\b/,
    head: /\b(?:waitlist|wait list|coming[- ]soon|pre-?launch|early access) (?:landing |sign[- ]?up )?(?:page|site|website)\b/,
    not: /\b(?:restaurant|tables?|clinic|patients?|nursery|childcare|queue|daycare|school places|allotments?)\b/,
  },
  {
    genre: "countdown",
    few: /\bcount(?:ing)? ?downs?\b|\b(?:days|sleeps|weeks) (?:until|till|to go)\b|\bhow (?:many (?:days|sleeps)|long) (?:until|till|to go)\b/,
    head: /^(?:\S+\s+){0,3}?count ?down (?:for|to|till|until|page|app|clock)\b/,
    not: /\b(?:timers?|games?|quiz|numbers|rounds?|workout|intervals?|new year'?s eve show|auction|deals?|sale|launch page|bombs?|music chart|tea|egg|eggs|oven|kitchen|calculator|widget for)\b/,
  },
  {
    genre: "flashCards",
    few: /\bflash ?-?cards?\b|\bspaced repetition\b|\banki\b/,
    head: /\bflash ?-?cards?\b|\bspaced repetition\b/,
    not: /\b(?:verbs|vocab\w*|words|language|course|tutor\w*|memory cards?|courses|school management|video|audio|recordings?|homework)\b/,
  },
  {
    genre: "scoreboard",
    few: /\bscore ?boards?\b|\bscore ?keepers?\b|\bkeep(?:ing)? (?:the )?score\b|\b(?:points|score) (?:counter|tally)\b|\bscore (?:tracker|sheet) for (?:game night|board games?|card games?|quiz|trivia|darts|our games?)\b/,
    head: /^(?:\S+\s+){0,4}?score ?board\b|^(?:\S+\s+){0,3}?score ?keeper\b/,
    not: /\b(?:league|fixtures?|matches|tournaments?|season|credit|football|soccer|basketball|cricket|tennis|golf|hockey|rugby|baseball|volleyball|referee|typing|snake|kpi|sales|live scores?|with (?:a )?scoreboard)\b/,
  },
  {
    genre: "dues",
    few: /\b(?:(?:club|league|team|membership|member|society|class|association|hoa|troop|scouts?|gym|church|band|choir) (?:dues|subs|fees)|dues (?:tracker|list|log|app)|subs (?:tracker|list|collector|collection))\b|\bwho(?:'s|s| has| have)? (?:all )?(?:has |have )?(?:not )?paid (?:their|there|the|his|her|this|for the|for)\b(?! (?:what|dinner|lunch|meal))/,
    head: /\bwho(?:'s|s| has| have)? (?:has |have )?paid (?:their|there|the|this) (?:\w+ )?(?:dues|subs|fees?|share|subscription|contribution|money|deposit)\b|\b(?:dues|subs) (?:tracker|list|log)\b/,
    not: /\b(?:invoices?|rent(?:al)?|tenants?|split|trip|bill|loan|customers?|clients?|school fees|tuition|accounting|management|portal|crm)\b/,
  },
  {
    genre: "listings",
    few: /\bmarketplaces? (?:for|of|to)\b|\b(?:buy|buying) ?(?:and|&|or|\/) ?(?:sell|selling)\b|\bclassifieds?\b|\b(?:second[- ]?hand|pre-?owned|used) (?:\w+ ){1,2}(?:market(?:place)?|sales?|board|app|site|website|exchange)\b/,
    head: /\bmarketplaces? (?:for|of|to)\b|\b(?:buy|buying) ?(?:and|&|or|\/) ?(?:sell|selling)\b|\bclassifieds?\b/,
    not: /\b(?:swaps?|swapping|hand ?made|artisans?|makers?|crafts?(?:men|people)?|vendors?|farmers?|services?|freelanc\w+|jobs?|gigs?|nfts?|crypto\w*|shares|stocks?|tutors?|designers?|photographers?|templates|prompts|courses|rentals?|rent|hire|cars?|vehicles?|motorbikes?|houses?|homes|propert(?:y|ies)|apartments|land|dealers?|dealership|wholesale|b2b|management|developers?|influencers?|coaches|cleaners|contractors|local (?:food|produce))\b/,
  },
  {
    genre: "dates",
    few: /\bdoodle\b|\bwhen (?:can|could|should|shall|is everyone|are (?:we|you))\b.*\b(?:meet|free|everyone|everybody|all)\b|\b(?:which|what) (?:day|date|weekend|evening|time|week)s? (?:suits?|works?|can|is (?:best|good))\b|\b(?:find|pick|agree on|choose|fix|set|decide(?: on)?|vote (?:on|for)|poll for) an? (?:\w+ )?(?:date|day|time)\b|\b(?:date|meeting time|availability) (?:poll|finder|vote)\b/,
    head: /\bdoodle\b|\b(?:find|agree on|pick) an? (?:\w+ )?(?:date|day|time)\b.*\b(?:everyone|everybody|all|most|suits?|works?)\b/,
    not: /\b(?:date night|dating|doodle (?:art|app|pad|drawing|dog)|release date|labradoodle|drawing)\b/,
  },
  {
    genre: "ratings",
    few: /^(?:rate|rating|score) (?:the|my|our|your|all the|each)\b/,
    head: /^(?:rate|score) (?:the|our|each|every)\b/,
    not: /\b(?:rate of|interest|exchange rate|heart rate|tax|film log|credit|limit)\b/,
  },
  {
    genre: "vote",
    few: /\b(?:votes?|voting|polls?|polling|ballot|referendum|election|straw poll)\b|^(?:decide|choose|pick|choosing|deciding) (?:on |between |the |our |an? |new |which )(?!who )(?=.*\b(?:we|our|us|team|class|club|group|together|everyone|everybody|members|office|friends|village|town)\b)|\b(?:which|what)\b.*\bshould (?:we|i|our)\b/,
    head: /^(?:\S+\s+){0,5}?(?:poll|vote|voting|ballot|election)\b/,
    anywhere:
      /\b(?:one|1|single) votes? (?:per|each|for (?:each|every)|only|a )|\b(?:each|every) \w+ (?:(?:has|gets|have|can) )?(?:only )?(?:one|1|a single|cast one) votes?\b|\bonly (?:one|1) vote\b|\bvoting (?:is )?(?:open|closes|ends|until|till)\b|\bquorum\b|\bsecret ballot\b|\bone (?:vote|answer|reply) (?:per|for each|for every) (?:flat|household|house|home|member|family|plot|apartment)\b|\bone vote\b|\b(?:everybody|everyone|each (?:person|member|one)|all members|people|you) (?:can |may )?(?:only )?votes? (?:only )?once\b/,
    not: /\b(?:poll(?:ing)? (?:stations?|workers?|places?|volunteers?|cards?|clerks?)|voters? (?:regist\w+|lists?|roll|turnout|id)|exit poll|elections? (?:helpers?|observers?|offic\w+|materials?|staff)|ballot (?:box(?:es)?|counting|papers)|get out the vote|postal votes?|who won|running an election|referendum campaign|(?:election|vote|voting) (?:results?|counts?|canvass\w*|campaigns?|night|day|machine|monitor\w*|dates?)|vote count\w*|upvot\w*|(?:opinion|anonymous|class|classroom) polls?|manage|management|bookings?|orders|inventory|random|wheel|picker|generator|minutes|agenda)\b/,
  },
  {
    genre: "bringing",
    few: /\bwho(?:'s|’s|s| is| will)? bring(?:s|ing)?\b|\b(?:bring (?:and|&|n) share|bring a (?:dish|plate|cake|salad)|pot ?lucks?|i'?ll bring|what (?:to|everyone|everybody|people) brings?|what (?:everyone|everybody) is bringing)\b/,
    head: /\bwho(?:'s|’s|s| is| will)? bring(?:s|ing)? what\b|\bpot ?luck\b|\bbring (?:and|&) share\b/,
    not: /\b(?:recipes?|website|restaurant)\b/,
  },
  {
    genre: "shifts",
    few: /\bsign(?:ing)?[- ]?ups?\b|\bvolunteer(?:s|ing)? (?:shifts?|rotas?|slots?|schedule|roster|times?)\b|\b(?:volunteers?|parents?|neighbou?r(?:s|hood)?|church|teas?|coffee|flowers?|kitchen|snacks?|reading|village|pta|feeding|meals?|cake|toast|milk|watering|litter|allotment|community)\b.*\b(?:rota|roster)\b|\b(?:rota|roster)\b.*\b(?:feeding|watering|teas?|coffee|flowers?|snacks?|meals?|litter|volunteers?|parents?|neighbou?rs?|church|names? down|sign)\b|\bput (?:their|your|our) names? down\b|\bmeal train\b|\b(?:people|volunteers?|helpers?|parents?) (?:per|each|every|a) (?:slot|shift)\b/,
    head: /\bsign[- ]?up (?:sheets?|lists?)\b|\bvolunteer(?:s)? (?:shifts?|rotas?|slots?|roster)\b|^(?:\S+\s+){0,4}?(?:rota|roster)\b(?=.*\b(?:volunteers?|parents?|neighbou?rs?|church|village|names? down|sign)\b)|\b(?:volunteers|parents|neighbou?rs|members|people|helpers|families) (?:to |can |could |should |must )?(?:sign ?up|put (?:their )?names? down)\b/,
    anywhere:
      /\b(?:people|volunteers?|helpers?|parents?) (?:per|each|every|a) (?:slot|shift)\b|\bput (?:their|your|our) names? down\b/,
    not: /\b(?:newsletter|mailing|e-?mail|beta|wait(?:ing)?[- ]?list|accounts?|trial|log ?in|login|users?|no sign|without sign|sign[- ]?up page|landing|staff|nurses?|doctors?|employees?|wards?|on[- ]call|drivers?|chores?|shift log|hospital|restaurant|cafe|agency|courses?|class(?:es)?|workshops?|karaoke|open mic|marathon|charity run|tournament|conference|gym|lessons?|umpire|referee|esports|guild|crew)\b/,
  },
  {
    genre: "swap",
    few: /\b(?:swaps?|swapping|swop|swopping|swap shop|exchange|bartering|barter)\b/,
    head: /^(?:\S+\s+){0,6}?(?:swap|swaps|swapping|swop|barter)\b/,
    not: /\b(?:shifts?|currency|currencies|exchange students?|students? exchange|languages?|stock|crypto|rates?|server|gifts?|information|heat|foreign|telephone|money|programmes?|programs?|organi[sz]ers?|part(?:y|ies)|planner|event|face ?swap|wife|faces?|data|tokens?|idioms?|gear ratio|lessons?|interest)\b/,
  },
  {
    genre: "forum",
    few: /\b(?:forums?|message board|discussion board|discussion group|support group online)\b|\bcommunity$|\bcommunit(?:y|ies) (?:for|of|where|app|site|website|uk|usa|india|online|page)\b|\bonline community\b|\b(?:place|space|app|site|somewhere|room) (?:for|where) .*\b(?:talk|discuss|ask questions|share (?:tips|experiences?|stories))\b/,
    head: /\b(?:forum|message board|discussion board)\b|^(?:online )?community (?:for|of)\b|^(?:a |an )?(?:place|space) (?:for|where) .*\b(?:talk|discuss)\b|\bonline community\b/,
    not: /\b(?:community (?:gardens?|centre|center|kitchen|fridges?|halls?|library|shop|bank|service|events?|manager|policing|nurse)|housing|gated|neighbou?rhood community|events?|calendar|noticeboard|marketplace|chat)\b/,
  },
  {
    genre: "blog",
    few: /\bblog\b/,
    head: /^(?:\S+\s+){0,3}?blog\b/,
    not: /\b(?:blog (?:post )?(?:ideas?|planner|generator|schedule|calendar|titles?)|content (?:calendar|planner)|(?:and|with|plus|a) (?:a )?blog$|manage|management|cms|platform|bloggers?|vlog)\b/,
  },
  {
    genre: "directory",
    few: /\b(?:director(?:y|ies)|yellow pages|who'?s who)\b/,
    head: /^(?:\S+\s+){0,6}?(?:directory|yellow pages)\b/,
    not: /\b(?:file|active|internal|employees?|staff|phone|telephone|company|members?|alumni|contacts?|parish|church|student|class|residents?|web|api|ldap|office|department|faculty)(?:'s)? director(?:y|ies)\b|\bdirectory (?:tree|listing|structure|sync)\b/,
  },
  {
    genre: "finder",
    few: /\b(?:finder|locator|near me|nearby)\b|^(?:find|finding|where (?:to|can (?:i|we|you|people))\b|(?:index|register|database|gazetteer|catalogue) of|looking for|search for) |\bmaps?\b|^lists? of |^local .*\blist\b|^best .* (?:in|near|around) |^places? (?:to|that|where|which|for) |\bguide (?:to|of)\b/,
    head: /^(?:\S+\s+){0,4}?(?:finder|locator)\b|^(?:interactive )?(?:maps?|lists?|guide) (?:of|with|to|showing) |^where (?:to|can (?:i|we|you|people))\b|^(?:find|finds|discover) (?!out\b)/,
    not: /\b(?:mind|road|story|concept|process|empathy|heat|site|value stream|skill|impact|journey|treasure|sea|star|world|knit\w*|memory|progress|floor|scratch|travel|seating|geo) ?maps?\b|\b(?:map|path|bug|fault|leak|job|word|rhyme|colou?r|font|key|phone|pet|recipe|gift|name|date) finder\b|\blost\b|\bbefore i die\b|\b(?:visited|my plants|been to)\b|\bquiz\b|\bgame\b/,
  },
];

/** What a text asks people to do together, by its own words; undefined where it asks for something else. */
export function genreOf(text: string): Genre | undefined {
  const lower = text.toLowerCase().replaceAll("’", "'").trim();
  const isFew = lower.length < FEW;
  const first = firstSentence(lower).slice(0, 160);
  const head = withoutOpening(first);
  const found = GENRES.find(({ genre, few, head: atHead, anywhere, not }) => {
    // What stands behind is what else there is to be: a book club with voting.
    const front =
      (lower.split(/\s(?:with|w\/|plus)\s/)[0] ?? lower).split(genre === "vote" ? /\n/ : /[,(]/)[0] ?? lower;
    if (not?.test(isFew ? front : head) === true) return false;
    if (isFew) return few.test(withoutOpening(front)) || few.test(front) || anywhere?.test(lower) === true;
    return atHead?.test(head) === true || atHead?.test(first) === true || anywhere?.test(lower) === true;
  });
  return found?.genre;
}
