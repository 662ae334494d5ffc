import { FEW_WORDS } from "./few-words.ts";

/** What people call a site. */
const SITE = String.raw`(?:web ?sites?|web[- ]?pages?|home ?page|landing page|one[- ]?pager|one[- ]page site|portfolio(?: site| page)?|(?:online )?(?:cv|resume)|site)`;
/** What stands between 'I want a' and that word. */
const OF_WHAT_KIND = String.raw`(?:[\w&'’-]+,?\s+){0,5}`;
/** A text that begins with it: 'Website for a roofer', 'online cv of a junior analyst'. */
const BEGINS = new RegExp(
  String.raw`(?:^|[.!?\n]\s+)\W*(?:(?:a|an|the|my|our|simple|new|modern|small|nice|personal|business|company|one[- ]page|single[- ]page|online|public|static)\s+)*${SITE}\s+(?:for|of|about|to|where|with|that|showing)\b`,
  "i",
);
/** A few words that end with it: 'band website', 'club site for our model railway'. */
const TITLED = new RegExp(
  String.raw`^\W*(?:[\w&'’-]+\s+){1,4}${SITE}(?=\W*$|\s*[,:;(.–—-]|\s+(?:for|of|with|about|where|to)\b)`,
  "i",
);
/** Somebody says in a sentence that they want one. */
const WANTED = new RegExp(
  String.raw`\b(?:need(?:s|ing)?|want(?:s|ing)?|(?:would|we'd|i'd) like|like|make|build|create|design|do|have|having|get|looking for|after|please)\s+(?:us |me |him |her |to (?:have|make|build|get|create) |have )?(?:an?|the|our(?: own)?|my(?: own)?|some|one)?\s*${OF_WHAT_KIND}${SITE}\b(?!\s+(?:visits?|manager|inspection|address|plan|survey|diary|log|foreman|builder|traffic|monitor))`,
  "i",
);
/** A page that others find, read or are shown. */
const PAGE = new RegExp(
  String.raw`\b(?:make|build|create|need|want|like|do|have|get)\s+(?:us |me |to have )?(?:an?|our|my|one)\s+${OF_WHAT_KIND}page\b|^\W*(?:(?:a|an|the|my|our|simple|single)\s+)*(?:\w+\s+)?page\s+(?:for|of|about)\s+(?:our|my|the|an?)\b|\b(?:memorial|tribute|fan|press|information|campaign|link) page\b`,
  "i",
);
/** A page is there to be read where the text says so. */
const READ_BY_OTHERS =
  /\b(?:people|guests?|visitors?|folks?|famil(?:y|ies)|parents|customers?|clients?|fans?|supporters?|neighbou?rs?|everyone|anybody|anyone|public|where to|what to bring|how to (?:get|find|join|help)|directions|parking|timetable|programme)\b/i;

/** Kinds of product that a text means by the word 'site' as well. */
const ANOTHER =
  /\b(?:dashboard|management|crm|tracker|tracking|admin|back ?office|marketplace|forum|community (?:site|website|app|platform|page|portal)|directory|quiz|poll|survey|e-?commerce|online (?:shop|store)|web ?shop|shop(?:ping)? (?:site|website)|booking (?:site|website|system|platform|page)|auction|dating|social (?:network|media)|job board|classifieds|comparison|review site|price comparison|streaming|download|search engine|converter|calculator|generator|monitor\w*|wiki|chat|portal|blog)\b/i;
/** What only those who work there or have an account do. */
const OF_MEMBERS =
  /\b(?:log ?in|sign in|accounts?|users? can (?:post|upload|sell|list|create|register|share)|(?:post|upload|publish|add) their own|each user|members? only)\b/i;
/** Whoever owns such means all of them by a portfolio. */
const SHARES =
  /\b(?:shares?|stocks?|crypto\w*|coins?|invest\w*|etfs?|bonds?|dividends?|holdings|assets|loans?|flats|properties)\b/i;
/** On a site of builders there is another kind of site. */
const GROUND =
  /\b(?:building|construction|job|work|camp|archaeological|heritage|on[- ]?|off[- ]?|per |each |every |which |the )site\b/i;

/**
 * Whether a text asks in its own words for a site: something that others come to read, with a way to get in touch. A shop, a forum
 * or a portal on the web is what it is called.
 */
export function asksForSite(text: string): boolean {
  // To whoever writes orders for developers every product is a website.
  if (text.length > LONG_ORDER && ORDERED.test(text)) return false;
  const [first = text, second = ""] = text.split(/(?<=[.!?\n])\s+/);
  const opening = text.length < FEW_WORDS * 3 ? text : `${first} ${second}`;
  const isCalled =
    BEGINS.test(text) ||
    (TITLED.test(first) && !GROUND.test(first)) ||
    WANTED.test(text) ||
    (PAGE.test(opening) && READ_BY_OTHERS.test(text));
  if (SHARES.test(text) && !/\b(?:web ?site|site|page)\b/i.test(text)) return false;
  return isCalled && !ANOTHER.test(headOf(text)) && !OF_MEMBERS.test(text);
}

const LONG_ORDER = 200;
const ORDERED = /^\W*(?:please |kindly )?(?:implement|develop|design|create|program|build|make|write)\b/i;

/** Up to where a text begins to say what is on the site. */
const headOf = (text: string): string => text.split(/[.!?:;\n(]|,\s/)[0] ?? text;

/** In small letters it says how big or whose it is; 'Little Wenham' is a name. */
const OWN =
  /^(?:(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y|own|small|little|new|local|simple|modern|nice|beautiful|professional|personal|family|nonprofit|non-profit)\s+)+/;
const END = String.raw`(?=\s*(?:[.,:;!?\n(–—]|\s-\s|\s(?:with(?:out)?|that|which|where|who|whose|including|to show|showing|so|called|named|based|and (?:i|we|they|it|people|needs?|wants?|shows?|have|has)|but|since|from|we|i|they|people|needs?|wants?|on the)\s)|\s*$)`;
const WHOSE: readonly RegExp[] = [
  new RegExp(String.raw`\b${SITE}\s+(?:for|of|about)\s+(.{2,60}?)${END}`, "i"),
  /^\W*((?:[\p{L}'’&-]+\s+){1,4}?)(?:in\s+\p{Lu}[\p{L}'’-]+\s+)?here(?=[.,!])/iu,
  new RegExp(String.raw`\bpage\s+(?:for|of|about)\s+(.{2,60}?)${END}`, "i"),
  new RegExp(
    String.raw`^\W*(?:hi|hello|hey)?\W*(?:we are|we're|i am|i'm|were|im)\s+((?:an?|the|two|three)?\s*.{2,50}?)(?=\s(?:playing|working|making|doing|offering|selling|in|near|at|of)\s|${END.slice(3)}`,
    "i",
  ),
  new RegExp(String.raw`\b(?:i|we)\s+(?:run|have|own|manage|organi[sz]e|started|opened|do)\s+(.{2,70}?)${END}`, "i"),
  new RegExp(String.raw`^\W*(?:our|my)\s+(.{2,40}?)\s*(?:\(.*?\)\s*)?(?:wants?|needs?)\b`, "i"),
  new RegExp(String.raw`^\W*((?:[\w&'’-]+\s+){1,4})${SITE}\b`, "i"),
  new RegExp(String.raw`^\W*([A-Z][\w'’&-]+(?:\s[\w'’&-]+){1,4})(?=\s*[,:(])`),
  /\b(?:my|our)\s+((?:[\w'’-]+\s+){0,2}[\w'’-]+?)(?=\s+(?:looks?|is|are|can|cost|for)\b|\s*[,.;(]|$)/i,
];
const LONGEST_WORDS = 6;
const LONGEST = 38;
/** It is on a day of the calendar: that stands below its name. */
const ON_A_DAY =
  /\s+(?:on|from|this|next)\s+(?:the\s+)?(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)).*$/i;
/** Words that could be anybody's. */
const ANYBODYS =
  /^(?:app|application|product|company|business|shop|store|startup|project|website|site|page|service|event|brand|us|me|work|idea|team)s?$/i;
const NOBODY =
  /^(?:i|we|it|me|us|you|people|customers?|please|need|want|make|build|create|simple|business|new|personal|company|online|small)$/i;

/** Whose site it is, in the words of the text: 'mobile mechanic in Leeds', 'folk band'; undefined where it does not say. */
export function whoseSite(said: string): string | undefined {
  const text = said.replaceAll(/\s*(?:["“][^"”]{2,40}["”]|\b(?:called|named) (?:(?:& )?[A-Z][\w'’&-]*\s?){1,5})/g, "");
  for (const pattern of WHOSE) {
    const words = (pattern.exec(text)?.[1] ?? "")
      .trim()
      .replace(ON_A_DAY, "")
      .replace(OWN, "")
      .split(/\s+/)
      .filter(Boolean);
    while (/^(?:in|at|of|for|and|the|a|an|called)$/i.test(words.at(-1) ?? "")) words.pop();
    let whose = words.join(" ");
    // Where it is can stand below; what it is cannot.
    if (whose.length > LONGEST || words.length > LONGEST_WORDS) whose = whose.replace(/\s(?:in|at|near|on)\s.*$/i, "");
    if (
      words.length > 0 &&
      whose.split(" ").length <= LONGEST_WORDS &&
      whose.length <= LONGEST &&
      !NOBODY.test(words[0] ?? "") &&
      !ANYBODYS.test(whose)
    )
      return whose;
  }
  return undefined;
}
