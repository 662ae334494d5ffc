import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf, withAbbreviations } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { isDoing } from "../recognise/no-things.ts";
import { kindOfName } from "../recognise/kinds-of-words.ts";
import { table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";
import { firstSentence, listAfter, withoutOpening } from "./words-in-text.ts";

/** What people talk about: something they have, something they do, or what they are. */
interface Subject {
  words: string;
  kind: "things" | "doing" | "doers" | "people" | "life";
}

const GENRE =
  /\b(?:online|web|local|forums?|message board|discussion board|discussion group|community|communities|network|group|club|blog|app|website|site|page|personal|weekly|daily|simple|little|small)\b/gi;
const OWNERS = /\s+(?:owners?|lovers?|fans?|enthusiasts?|collectors?|keepers?|users?|addicts?|people|nerds?|geeks?)$/i;
const CUT =
  /\s(?:(?<!\b(?:people|those|adults|children|families|anyone)\s)with|where|so|who can|to ask|to share|in which|and (?:i|we|people|comments|photos|my)|plus)\s.*$|[.,:;(].*$/i;
const RESTORING =
  /^(?:people|those|anyone|everyone|folks?)\s+(?:who|that)\s+(?:(?:love|like|own|keep|have|collect|are into|enjoy|do)\s+)?(.+)$/i;

/** People by the life they lead. */
const PEOPLE =
  /\b(?:dads?|mums?|moms?|mothers?|fathers?|parents?|carers?|widow(?:s|er|ers)?|students?|teachers?|nurses?|expats?|newcomers?|beginners|teens?|women|men|girls|seniors?|pensioners?|retirees?|freelancers?|founders?|neighbou?rs?|residents?|veterans?|refugees?|survivors?|patients?|introverts?|single (?:people|parents?))(?: of [\p{L} ]+)?$/iu;

/** What a forum or a blog is about, in the text's own words. */
function subjectIn(text: string): Subject {
  const head = withoutOpening(firstSentence(text))
    .replace(CUT, "")
    .replace(/[.!?]+$/, "");
  const behind =
    /\b(?:place|space|app|site|somewhere|room|forum|board)\s+(?:for|where)\s+(.+?)\s+(?:to |can )?(?:talk|discuss|chat|ask|share|meet)\b/i.exec(
      text,
    )?.[1] ?? /\b(?:forum|board|community|group|blog|network)\s+(?:for|about|of|on)\s+(.+)$/i.exec(head)?.[1];
  const raw = (behind ?? head.replaceAll(GENRE, " "))
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\s(?:where|who|so)\b.*$/i, "")
    .replace(/^(?:(?:the|a|an|for|about|on|of|our own|my own|all|our \d+)\s+)+/i, "")
    .replace(/\s+(?:in|for|of|the|uk|usa|india|ireland)$/i, "")
    .replace(/[,;:]+$/, "");
  const doer = RESTORING.exec(raw)?.[1];
  if (
    /\bblog\b/i.test(text) &&
    /\b(?:our|my)\b|\b(?:life|year|journey|trip|time|adventures?|days?)\b|^(?:living|being|growing|restoring|renovating|building|raising|moving|losing|leaving|surviving|having|becoming|bringing|caring|starting)\b|\b(?:through|across|around) |\b(?:grand(?:father|mother|dad|mum|ma|pa)|mum|mom|dad|mother|father)'?s\b/i.test(
      raw,
    )
  )
    return { words: raw, kind: "life" };
  const words = (
    doer ??
    raw
      .replace(/\s+(?:of|in) (?:our|my|the) .*$/i, "")
      .replace(/\s+(?:in|for)\s+(?:our|my|the)?\s*(?:town|village|area|city|beginners|everyone|\p{Lu}\w+).*$/u, "")
  ).trim();
  // Who owns a flat or a shop talks of more than the thing.
  if (
    /^(?:new )?(?:flat|home|house|apartment|land|property|shop|business|dog|cat|pet|horse) owners?$|\b(?:clubs|schools|groups|teams|societies|companies|charities|churches|villages)$/i.test(
      words,
    )
  )
    return { words: lowerFirst(words), kind: "doers" };
  const bare = words.replace(OWNERS, "").trim();
  if (bare !== words && bare !== "")
    return { words: lowerFirst(bare), kind: isDoing(singularOf(bare)) ? "doing" : "things" };
  if (doer !== undefined && /^\w+(?:ing)?\s/.test(doer))
    return {
      words: lowerFirst(doer.replace(/^(?:restore|repair|build|make|grow|breed|fix|bake|cook|play|ride|keep)\s+/i, "")),
      kind: "things",
    };
  if (/^(?:people|those|adults|children|families|anyone) (?:with|living)\b/i.test(words))
    return { words: lowerFirst(words), kind: "people" };
  const isPeople = PEOPLE.test(words) || kindOfName(singularOf(words.toLowerCase())) === "person";
  if (isPeople && /\bblog\b/i.test(text)) return { words, kind: "life" };
  if (PEOPLE.test(words)) return { words: lowerFirst(words), kind: "people" };
  if (words === "") return { words: "", kind: "things" };
  if (kindOfName(singularOf(words.toLowerCase())) === "person") return { words: lowerFirst(words), kind: "doers" };
  return {
    words: lowerFirst(words),
    kind:
      isDoing(singularOf(words.toLowerCase())) || /ing$|^(?:yoga|chess|golf|running|sourdough)$/i.test(words)
        ? "doing"
        : "things",
  };
}

const lowerFirst = (words: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Lu}|^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

const AUTHORS = ["Amara Osei", "Mateo Ruiz", "Yuki Tanaka", "Lena Krüger", "Omar Haddad", "Hana Sato"];

/** Opening topics of a forum: title, category by its place, text. */
function topicsOf(
  { words, kind }: Subject,
  isMade: boolean,
): readonly (readonly [title: string, category: number, text: string])[] {
  const one = singularOf(words);
  const many = words.endsWith("s") ? words : pluralOf(words);
  const about = withAbbreviations(words === "" ? "this" : words);
  switch (words === "" ? "people" : kind) {
    case "things":
      return [
        [
          `Which ${one} would you give a beginner?`,
          0,
          `Somebody I know wants to start. What would you look for, and what would you leave alone?`,
        ],
        [
          isMade ? `Where do you find parts for ${many}?` : `Where do you get good ${many}?`,
          0,
          "The usual shops have nothing. Who knows an address?",
        ],
        [`Show us your ${many}`, 1, "A picture says more. I'll begin."],
        [`The mistake I made with my first ${one}`, 2, "So that nobody has to make it again."],
        [`How old is yours, and how did you come by it?`, 1, "Mine came from a neighbour who was clearing out."],
        [`Hello from a newcomer`, 3, `New here, and glad to find others who care about ${many}.`],
      ];
    case "doing":
      return [
        [`How did you begin with ${about}?`, 0, "I have read a lot and done little. What was your first step?"],
        [`What do you wish you had known about ${about}?`, 2, "One thing each, please."],
        [`What went well this week`, 1, "Small or large, tell us."],
        [`What equipment is worth the money?`, 0, "And what turned out not to be?"],
        [`A good day out for ${about}`, 1, "Where to, and when is it quiet?"],
        [`Hello from a newcomer`, 3, `New here, and keen on ${about}.`],
      ];
    case "doers":
      return [
        [`What do you wish somebody had told you as a new ${one}?`, 0, "One thing each, please."],
        ["What went well this week", 1, "Small or large, tell us."],
        ["Whom do you call when nothing works?", 0, "Names and numbers are welcome, with what they are good at."],
        ["The mistake of my first year", 2, "So that nobody has to make it again."],
        ["Before and after", 1, "Pictures, please. I'll begin."],
        ["Hello from a newcomer", 3, `New here, and glad to find other ${many}.`],
      ];
    default:
      return [
        ["What helped you most in the first weeks?", 0, "I'm collecting what really works."],
        ["How do you make time for yourselves?", 2, "Some weeks there is none at all. How do you do it?"],
        ["A small win from today", 1, "Telling you, because nobody else would get it."],
        ["Does anybody know a good place to meet?", 0, "Somewhere dry, and not too loud."],
        ["What I would do differently", 2, "Three things, in no order."],
        ["Hello, I'm new here", 3, "Found this place yesterday, and read until midnight."],
      ];
  }
}

/** A forum: topics by category with replies. */
export function forumOf({ text, givenName }: Brief): Together {
  const subject = subjectIn(text);
  const said = listAfter(text, /\b(?:categor(?:y|ies)|sections|boards|topics)\s*(?:like|such as|are|:|for)+\s*/i).map(
    capital,
  );
  const categories = said.length > 1 ? said.slice(0, 12) : ["Questions", "Show and tell", "Tips", "Introductions"];
  const byBrand =
    subject.kind === "things" &&
    /\b(?:machines?|cars?|bikes?|motorcycles?|cameras?|radios?|watches|guitars?|tractors?|boats?|computers?|consoles?|synths?|trains?|caravans?|motorhomes?|phones?|pens?|scooters?|engines?|typewriters?|vans?)\b/i.test(
      subject.words,
    );
  const topics = topicsOf(subject, byBrand);
  const topic = kept(
    { id: "topic", name: "topic", plural: "topics", role: "place", icon: "messages-square" },
    [
      "Title: text",
      `Category: choice ${categories.join("|")}`,
      byBrand && "Brand or model: text",
      "By: text @people",
      "Posted: dateTime -6..0 08:00..21:00",
      "Text: longText",
      "Likes: number 0..18",
    ],
    table(
      "category by posted text likes",
      topics
        .map(([title, category, said2], at) =>
          [
            title,
            categories[category % categories.length],
            AUTHORS[at],
            `@-${String(at)}T${String(18 - at)}:20`,
            said2,
            String(14 - at * 2),
          ].join("|"),
        )
        .join("\n"),
    ),
  );
  const wantsMeetings =
    /\b(?:meet-?ups?|meet(?:ing)?s? (?:up|in person)|events?|outings|get-?togethers?|rallies|rally)\b/i.test(text);
  const meeting = kept(
    { id: "meeting", name: "get-together", plural: "get-togethers", role: "event", icon: "calendar-heart" },
    ["What: text", "Starts: dateTime 3..30 10:00..19:30", "Place: location", "Host: text @people", "About: longText"],
    table(
      "starts place host about",
      "First get-together|@5T18:30|Market Place|Amara Osei|Say hello, nothing to prepare\nSaturday morning|@12T10:00|Park View|Mateo Ruiz|Rain or shine",
    ),
  );
  const name =
    givenName ??
    nameFrom(
      text,
      `${capital(subject.words === "" ? "Our" : subject.words)} ${/\bforum|board\b/i.test(text) ? "Forum" : "Community"}`,
    );
  const isOne = subject.kind === "things" && !subject.words.endsWith("s");
  const about =
    subject.words === "" ? "what you share" : withAbbreviations(isOne ? pluralOf(subject.words) : subject.words);
  return {
    kind: "forum",
    form: "community",
    name,
    icon: "messages-square",
    things: wantsMeetings ? [topic, meeting] : [topic],
    words: {
      tagline: `Questions, answers and stories ${subject.kind === "people" || subject.kind === "doers" ? "among" : "about"} ${about}.`,
      itch: "Whom can you ask about this?",
      promise: "An answer from somebody who knows",
      pov: "POV: somebody answered within the hour",
    },
    hasComments: true,
  };
}

/** Posts of a blog that are of its own subject and of no other: title, text. */
function postsOf({ words, kind }: Subject): readonly (readonly [string, string])[] {
  const about = withAbbreviations(words.replace(/^(?:our|my)\s+/i, ""));
  const ours = /^our\b/i.test(words) ? "we" : "I";
  const start = capital(about === "" ? "The beginning" : about);
  if (kind === "life" || words === "")
    return [
      [
        `${start}: how it began`,
        "It began with a question at the kitchen table, and an answer that surprised us both.",
      ],
      ["An ordinary day", "From the first cup of tea to lights out, hour by hour."],
      [`What ${ours} got wrong in the first weeks`, "Five things, so that you need not repeat them."],
      ["What it costs, in plain numbers", "Nobody told us, so here is every line of it."],
      ["People along the way", "Three people who helped, and what they said."],
      ["Questions you have asked", "Your letters, with an answer to each."],
    ];
  return [
    [`${start} for beginners`, `Where to start with ${about}, and what can wait.`],
    [`How it began with ${about}`, "It was an accident, more or less."],
    [`Five mistakes with ${about}`, "All of them made here first."],
    [`What you need for ${about}, and what you don't`, "A short list, and a shorter one."],
    [`${start} on a small budget`, "What a little money goes furthest on."],
    ["Your questions, answered", "Five of your letters, with an answer to each."],
  ].map(([title = "", body = ""]) => [title, body] as const);
}

const BY_FACETS: readonly { says: RegExp; field: string; cells: readonly string[] }[] = [
  {
    says: /\bby year\b|\bby years\b/i,
    field: "Year: choice 2023|2024|2025|2026",
    cells: ["2023", "2023", "2024", "2024", "2025", "2026"],
  },
  {
    says: /\bby seasons?\b/i,
    field: "Season: choice spring|summer|autumn|winter",
    cells: ["winter", "spring", "spring", "summer", "summer", "autumn"],
  },
  {
    says: /\bby month\b/i,
    field: "Month: choice January|February|March|April|May|June|July|August|September|October|November|December",
    cells: ["March", "April", "May", "May", "June", "July"],
  },
];
/** 'Posts by canal and by year': what posts are told apart by. */
const FACET =
  /\b(?:posts?|articles?|entries|sorted|browse|grouped?|filter(?:ed)?)\b[^.;]{0,30}?\bby ([\p{L}]+)(?:(?:,| and) (?:by )?([\p{L}]+))?/iu;
const USUAL_FACET = /^(?:year|month|season|seasons|date|tag|topic|category|email|post|me|us|hand|search)$/i;

/** A blog of its own subject, with comments and, where asked, where its writers are. */
export function blogOf({ text, givenName, refused }: Brief): Together {
  const subject = subjectIn(text);
  const posts = postsOf(subject);
  const [, first, second] = FACET.exec(text) ?? [];
  const facets = [first, second]
    .filter((each): each is string => each !== undefined && !USUAL_FACET.test(each))
    .map((each) => capital(each.toLowerCase()));
  const dated = BY_FACETS.filter(
    ({ says, field }) =>
      says.test(text) ||
      [first, second].some((each) => each !== undefined && field.toLowerCase().startsWith(each.toLowerCase())),
  );
  const said = listAfter(text, /\b(?:categor(?:y|ies)|sections|topics)\s*(?:like|such as|are|:)+\s*/i).map(capital);
  const topics =
    said.length > 1
      ? said.slice(0, 12)
      : subject.kind === "life"
        ? ["Daily life", "Lessons", "People", "Practical"]
        : ["Getting started", "Lessons", "Practical", "Letters"];
  const at = [0, 0, 1, 3, 2, 3];
  const post = kept(
    { id: "article", name: "article", plural: "articles", role: "place", icon: "newspaper" },
    [
      "Title: text",
      "Picture: image",
      ...facets.map((each) => `${each}: text`),
      ...dated.map(({ field }) => field),
      `Topic: choice ${topics.join("|")}`,
      "By: text @people",
      "Date: date -80..0",
      "Text: longText",
    ],
    table(
      ["topic", "date", ...dated.map(({ field }) => camelCase(field.slice(0, field.indexOf(":")))), "text"].join(" "),
      posts
        .map(([title, body], index) =>
          [
            title,
            topics[(at[index] ?? 0) % topics.length],
            `@-${String(80 - index * 15)}`,
            ...dated.map(({ cells }) => cells[index] ?? ""),
            body,
          ].join("|"),
        )
        .join("\n"),
    ),
  );
  // Whose canal it was nobody can know; a facet without values is filled by its own name and a number.
  const withFacets =
    facets.length === 0
      ? post
      : {
          ...post,
          known: post.known && {
            ...post.known,
            fields: post.known.fields.replaceAll(
              new RegExp(`^(${facets.join("|")}): text$`, "gm"),
              (_whole, facet: string) =>
                `${facet}: choice First ${facet.toLowerCase()}|Second ${facet.toLowerCase()}|Third ${facet.toLowerCase()}`,
            ),
          },
        };
  const hasPlaceNow =
    /\bwhere (?:we|i)(?:'re| are| am|'m)\b|\bmoored\b|\bcurrent (?:location|position|place)\b|\bmap\b/i.test(text);
  const stop = kept(
    { id: "stop", name: "stop", plural: "stops", role: "place", icon: "map-pin" },
    ["Where: text", "Place: location", "From: date -60..0", "Here now: boolean 0", "Note: longText"],
    table(
      "place from hereNow note",
      /\b(?:boat|barge|canal|sail\w*)\b/i.test(text)
        ? "Where we are now|Town bridge|@-3|yes|Change this whenever you move on.\nThe stop before|Lower lock|@-12|no|\nWhere it began|Old wharf|@-60|no|"
        : "Where we are now|Old Town|@-3|yes|Change this whenever you move on.\nThe stop before|Harbour|@-12|no|\nWhere it began|Home|@-60|no|",
    ),
  );
  const isWithout = refused.some((each) => /comment/.test(each)) || /\bno comments?\b/i.test(text);
  const about = subject.words === "" ? "what happens" : withAbbreviations(subject.words);
  return {
    kind: "blog",
    form: "blog",
    name: givenName ?? nameFrom(text, subject.words === "" ? "Our Blog" : capital(subject.words)),
    icon: "newspaper",
    things: hasPlaceNow ? [withFacets, stop] : [withFacets],
    words: {
      tagline: `Posts about ${about.replace(/^my\b/i, "my")}.`,
      itch: "Where can one read more of this?",
      promise: "A new post, and room to answer",
      pov: "POV: one more before bed",
    },
    hasComments: !isWithout,
    hasPlaceNow,
  };
}
