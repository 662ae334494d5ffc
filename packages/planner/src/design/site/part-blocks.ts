import type { BlueprintThing } from "@sayhey/blueprints";
import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { capital, pluralOf, singularOf, withAbbreviations } from "../../embedded/inflect.ts";
import { cardsOf } from "../../embedded/plan.ts";
import { agendaOf, dateOf } from "../../embedded/plan-parts.ts";
import { camelCase, thing } from "../../embedded/thing.ts";
import type { Trade } from "../../recognise/trade.ts";
import { hours } from "../site-sections.ts";
import { BOOKS, bookedTimes } from "./booked-times.ts";
import { kindOfPart, type PartKind } from "./part-kinds.ts";
import { addKnown, addPublic, isBetweenTwo, isShownBy, isShownEvent, thingSaid } from "./public-part.ts";
import type { SaidItem, SaidPart } from "./said-parts.ts";
import { isSent, sentForm } from "./site-forms.ts";
import { dayPlanOf } from "./usual-parts.ts";

/** What the parts of a site are made from. */
export interface SiteMaterial {
  draft: AppDraft;
  text: string;
  trade: Trade | undefined;
  questions: readonly { question: string; answer: string }[];
  /** Days and times that the text says the place is open. */
  openings: readonly { days: string; times: string }[];
  address: string | undefined;
  isCalledBack: boolean;
  /** What dates are searched by, with what each can be. */
  sought: readonly { name: string; options: readonly string[] }[];
}

/** A text that the owner replaces, and that says so. */
export const toReplace = (body: string): NewBlock => ({ kind: "richText", body, note: "Yours to fill in" });

/** What is offered, by name: what the text lists, else what those of the trade offer. */
export function offersOf({ draft, trade }: SiteMaterial): string[] {
  const own = draft.parts.get("service")?.entity;
  if (own !== undefined) return own.rows.map((row) => String(row[own.titleField]));
  return (trade?.site?.services ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("|")[0]?.trim() ?? "");
}

/** Rows of what is offered, with prices where there are any. */
function offered(draft: AppDraft, name: string, items: readonly SaidItem[]): Part {
  const plural = pluralOf(name);
  const hasPrices = items.some(({ price }) => price !== undefined);
  const part = draft.add(
    thing(
      "item",
      `${camelCase(name)}, ${capital(name)}, ${capital(plural)}, sparkles`,
      "",
      `Name: text\nAbout: longText${hasPrices ? "\nPrice: money 0..0 EUR" : ""}`,
      items
        .map(({ title, body, price }) =>
          [
            title,
            ...(body === undefined ? [] : [`about=${body}`]),
            ...(price === undefined ? [] : [`price=${String(price)}`]),
          ].join(" | "),
        )
        .join("\n"),
    ),
  );
  part.entity.rows.forEach((row, index) => {
    if (items[index]?.body === undefined) delete row["about"];
    if (items[index]?.price === undefined) delete row["price"];
  });
  return part;
}

/** What those of the trade offer. */
function usualOffers({ draft, trade }: SiteMaterial): Part | undefined {
  const lines = (trade?.site?.services ?? "").split("\n").filter(Boolean);
  if (lines.length === 0) return undefined;
  return (
    draft.parts.get("service") ??
    offered(
      draft,
      "service",
      lines.map((line) => {
        const [title = "", body, price = ""] = line.split("|").map((cell) => cell.trim());
        return {
          title,
          ...(body === undefined || body === "" ? {} : { body }),
          ...(price === "" || !Number.isFinite(Number(price)) ? {} : { price: Number(price) }),
        };
      }),
    )
  );
}

const servicesBlock = (part: Part): NewBlock => ({
  kind: "services",
  entity: part.id,
  media: "art",
  ...(part.has("about") ? { bodyField: "about" } : {}),
  ...(part.has("price") ? { priceField: "price" } : {}),
  limit: 9,
});

/** Names and values, one under the other. */
const linesOf = (items: readonly SaidItem[]): NewBlock => ({
  kind: "section",
  look: "hours",
  items: items.map(({ title, value, body }) => ({
    title,
    ...(body === undefined ? {} : { body: body.slice(0, 400) }),
    ...(value === undefined ? {} : { value }),
  })),
});
const pointsOf = (items: readonly SaidItem[]): NewBlock => ({
  kind: "section",
  look: "features",
  items: items.map(({ title, value, body }) => ({
    title,
    ...(body === undefined ? {} : { body: body.slice(0, 400) }),
    ...(value === undefined ? {} : { value }),
  })),
});

type Make = (said: SaidPart, material: SiteMaterial) => NewBlock | undefined;

/** Words of a phrase that say what it is a list of: 'dates', 'a list of our'. */
const ANY_DATE =
  /^(?:dates?|schedule|time ?table|program(?:me)?|calendar|what'?s on|events?|day|order of the day|itinerary)$/i;
/** The one thing that a phrase lists: 'exhibition dates' lists exhibitions. */
function nounOf(phrase: string): string {
  const words = (phrase.toLowerCase().split(/\s(?:when|which|that|for|where|who|we|i)\s/)[0] ?? "")
    .replace(
      /\b(?:list|overview|page|section|our|my|the|all|upcoming|next|new|latest|of|for|with|and|small|some|\d+)\b/g,
      " ",
    )
    .replace(/\b(?:dates?|schedule|time ?table|calendar|programme?|times)\b/g, (word, at: number) =>
      at === 0 ? word : " ",
    )
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  return singularOf(words.slice(-2).join(" "));
}

/** How the day goes, and no list of days. */
const OF_ONE_DAY = /\b(?:schedule|time ?table|program(?:me)?|order of (?:the )?day|itinerary|running order|agenda)\b/i;
const SEASONS = ["Spring", "Summer", "Autumn", "Winter"];
const DAYS = ["Saturday", "Sunday", "Evening", "Wednesday"];

function events(said: SaidPart, material: SiteMaterial): NewBlock | undefined {
  const { draft, trade, text } = material;
  if (said.items.some(({ value }) => value !== undefined)) return linesOf(said.items);
  const noun = nounOf(said.phrase);
  const isAny = noun === "" || ANY_DATE.test(noun);
  const own = thingSaid(trade, said.phrase) ?? trade?.things.find((each) => isShownEvent(each));
  const part =
    said.items.length < 2 && own !== undefined && /: date(?:Time)?\b/.test(own.fields)
      ? addPublic(draft, own)
      : undefined;
  if (part !== undefined && dateOf(part) !== undefined)
    return agendaOf(part, capital(said.phrase), { facts: part.of("time", "location", "text").slice(0, 2) });
  if (said.items.length < 2 && OF_ONE_DAY.test(said.phrase) && trade === undefined && material.sought.length === 0)
    return linesOf(dayPlanOf(text));
  const name = isAny ? "event" : noun;
  const titles =
    said.items.length > 1
      ? said.items.map(({ title }) => title)
      : isAny
        ? material.sought.length > 0
          ? ["Opening", "For the little ones", "Late show", "Last evening"]
          : SEASONS.map((season) => `${season} opening`)
        : DAYS.map((day) => `${day} ${name}`);
  const made = draft.add(
    thing(
      "event",
      `${capital(name)}, ${capital(pluralOf(name))}, calendar`,
      "",
      "What: text\nDate: date 5..60\nStarts: time 10:00..19:00\nPlace: text @places\nAbout: longText",
      titles.join("\n"),
    ),
  );
  for (const row of made.entity.rows) delete row["about"];
  if (material.sought.length > 0) {
    draft.extend(
      made,
      material.sought.map(({ name: field, options }) => `${capital(field)}: choice ${options.join("|")}`).join("\n"),
    );
    return cardsOf(made, {
      search: true,
      facts: made.of("date", "time").slice(0, 2),
      filters: material.sought.map(({ name: field }) => camelCase(field)).filter((id) => made.has(id)),
    });
  }
  return agendaOf(made, capital(said.phrase), { facts: made.of("time", "text").slice(0, 2) });
}

function stories(said: SaidPart, { draft, questions }: SiteMaterial): NewBlock {
  const isAdvice = /advice|tip|guide/i.test(said.phrase) && questions.length > 1;
  const isTales = /stor(?:y|ies)/i.test(said.phrase);
  const rows = isAdvice
    ? questions
        .slice(0, 6)
        .map(({ question, answer }) => `${question.replaceAll("|", " ")} | text=${answer.replaceAll("|", " ")}`)
    : isTales
      ? [
          "How it began | text=Yours to write: who it was about, and what happened.",
          "One that stays with us | text=Yours to write: a few lines and a picture are enough.",
        ]
      : [
          "Our new site is here | text=Everything about us is in one place now. Tell us what you miss.",
          "Dates for the coming months | text=Yours to write: what is on, and where to find out more.",
        ];
  const part = draft.add(
    thing(
      "item",
      "Article, Articles, newspaper",
      "",
      "Title: text\nPicture: image\nDate: date -30..0\nText: longText",
      rows.join("\n"),
    ),
  );
  return cardsOf(part, { search: false, limit: 6 });
}

/** What pictures show: 'what my bouncy castles look like', 'photos of finished walls'. */
const SHOWN = /\b(?:of|my|our)\s+((?:\p{L}+\s+){0,2}\p{L}+?)(?:\s+looks?\s+like)?$/iu;
const NOT_SHOWN = /^(?:work|works|jobs?|projects?|pieces?|us|me|place|business)$/i;

/** Whoever shows works shows those of the trade; elsewhere pictures are what is offered. */
const OF_WORKS =
  /\b(?:portfolio|artists?|photographers?|designers?|makers?|potter|ceramic\w*|painter|illustrator|sculptor|architects?|jewell?er|florists?)\b/i;

function gallery(said: SaidPart, material: SiteMaterial): NewBlock {
  const { draft, trade, text } = material;
  const own = OF_WORKS.test(text)
    ? trade?.things.find(({ id, role, fields }) => role === "item" && /: image\b/.test(fields) && isShownBy(trade, id))
    : undefined;
  if (own !== undefined && said.items.length < 2) return cardsOf(addPublic(draft, own), { search: false, limit: 9 });
  const offers = offersOf(material);
  const shown = SHOWN.exec(said.phrase)?.[1];
  const noun = shown === undefined || NOT_SHOWN.test(shown) ? undefined : singularOf(shown.toLowerCase());
  const titles =
    said.items.length > 1
      ? said.items.map(({ title }) => title)
      : noun !== undefined
        ? [1, 2, 3, 4].map((at) => `${capital(noun)} ${String(at)}`)
        : offers.length > 2
          ? offers.slice(0, 6)
          : ["Picture 1", "Picture 2", "Picture 3", "Picture 4"];
  const part = draft.add(
    thing("item", "Picture, Pictures, images", "", "Title: text\nPicture: image", titles.join("\n")),
  );
  return { kind: "gallery", entity: part.id, imageField: "picture" };
}

const played =
  (look: "video" | "audio", head: string, file: string, titles: string): Make =>
  (said, { draft, trade }) => {
    const own = thingSaid(trade, said.phrase);
    const rows =
      said.items.length > 1
        ? said.items.map(({ title }) => title)
        : own === undefined
          ? titles.split("|")
          : rowsOf(own);
    const part = draft.add(thing("item", head, "", `Title: text\n${file}\nLink: url`, rows.join("\n")));
    for (const row of part.entity.rows) delete row["link"];
    const fileField = part.of("file")[0];
    return {
      kind: "media",
      entity: part.id,
      look,
      ...(fileField === undefined ? {} : { fileField }),
      urlField: "link",
    };
  };
const rowsOf = ({ rows }: BlueprintThing): string[] =>
  rows
    .split("\n")
    .map((row) => row.split("|")[0]?.trim() ?? "")
    .filter(Boolean)
    .slice(0, 6);

function team(said: SaidPart, { draft, trade }: SiteMaterial): NewBlock {
  const own = trade?.things.find(
    ({ role, fields, names }) =>
      role === "person" &&
      !/: (?:phone|email)\b/.test(fields) &&
      !/customer|client|patient|member|guest|pupil|student/i.test(names),
  );
  if (said.items.length < 2 && own !== undefined) {
    const part = addPublic(draft, own);
    const [imageField] = part.of("image");
    const [roleField] = part.of("choice", "text");
    return {
      kind: "team",
      entity: part.id,
      ...(imageField !== undefined && { imageField }),
      ...(roleField !== undefined && { roleField }),
    };
  }
  const noun = singularOf(said.phrase.split(" ").at(-1)?.toLowerCase() ?? "") || "member";
  const one = /^(?:team|staff|faculty|committee|board|people|crew|line-?up)$/i.test(noun) ? "team member" : noun;
  const rows =
    said.items.length > 1
      ? said.items.map(({ title, body }) => `${title}${body === undefined ? "" : ` | role=${body}`}`)
      : ["First", "Second", "Third"].map((place) => `${place} ${one} | role=What they do`);
  const part = draft.add(
    thing("person", "Team member, Team, users-round", "", "Name: text\nRole: text\nPicture: image", rows.join("\n")),
  );
  return { kind: "team", entity: part.id, imageField: "picture", roleField: "role" };
}

/** What is offered for a price; the prices themselves where the text says them. */
function services(said: SaidPart, material: SiteMaterial): NewBlock {
  const { draft, trade } = material;
  if (said.items.length > 1) return servicesBlock(draft.parts.get("service") ?? offered(draft, "service", said.items));
  const own = thingSaid(trade, said.phrase);
  const usual =
    own !== undefined && !/service/i.test(own.names) && own.role === "item"
      ? addPublic(draft, own)
      : usualOffers(material);
  if (usual === undefined)
    return pointsOf(
      ["First", "Second", "Third"].map((place) => ({
        title: `${place} ${/feature|benefit/i.test(said.phrase) ? "feature" : /menu|dish/i.test(said.phrase) ? "dish" : "service"}`,
        body: "Say in a line what it gives people.",
      })),
    );
  return usual.id === "service" ? servicesBlock(usual) : cardsOf(usual, { search: false, limit: 9 });
}

function prices(said: SaidPart, material: SiteMaterial): NewBlock {
  if (said.items.length > 1)
    return said.items.some(({ price }) => price !== undefined)
      ? servicesBlock(offered(material.draft, /package/i.test(said.phrase) ? "package" : "price", said.items))
      : linesOf(said.items);
  const [amount] =
    /[€£$₹]\s?\d[\d.,]*(?:\s?(?:a|per|\/)\s?\w+)?|\b\d[\d.,]*\s?(?:€|euros?|pounds?|dollars?|rupees)(?:\s?(?:a|per|\/)\s?\w+)?/i.exec(
      said.whole,
    ) ?? [];
  if (amount !== undefined)
    return { kind: "section", look: "callout", body: capital(said.whole.replace(/[.,]$/, "")) + "." };
  const usual = usualOffers(material);
  return usual?.has("price") === true
    ? { kind: "list", entity: usual.id, facts: ["price"] }
    : toReplace("Your prices go here. Say what each thing costs and what is in it.");
}

const lines =
  (empty: string): Make =>
  (said) =>
    said.items.length > 0 ? pointsOf(said.items) : toReplace(empty);

/** In the text's own words, where they say more than the name of the part. */
const inOwnWords =
  (empty: string): Make =>
  (said) =>
    said.items.length > 0
      ? pointsOf(said.items)
      : said.whole.split(/\s+/).length > 3 && /\d/.test(said.whole)
        ? { kind: "section", look: "callout", body: `${capital(said.whole)}.` }
        : toReplace(empty);

const MAKERS: Record<
  Exclude<
    PartKind,
    "rsvp" | "bring" | "volunteer" | "stall" | "apply" | "booking" | "quote" | "ask" | "contact" | "join" | "newsletter"
  >,
  Make
> = {
  beforeAfter: (_, material) => {
    const offers = offersOf(material);
    const titles = offers.length > 1 ? offers.slice(0, 2) : ["First project", "Second project"];
    const part = material.draft.add(
      thing(
        "item",
        "Before and after, Before and after, columns-2",
        "",
        "Title: text\nBefore: image\nAfter: image",
        titles.join("\n"),
      ),
    );
    return { kind: "beforeAfter", entity: part.id, beforeField: "before", afterField: "after" };
  },
  testimonials: (_, { draft }) => {
    const part = draft.add(thing("log", "Voice, Voices, quote", "", "Words: longText\nName: text\nRole: text", ""));
    return { kind: "testimonials", entity: part.id, quoteField: "words", authorField: "name", roleField: "role" };
  },
  today: (said, { draft }) => {
    const part = draft.add(
      thing(
        "event",
        "Stop, Stops, map-pin",
        "",
        "Where: text\nDate: date 0..6\nFrom: time 11:00..12:00\nUntil: time 15:00..20:00\nNote: text",
        said.items.length > 1
          ? said.items.map(({ title }) => title).join("\n")
          : "Market square\nStation yard\nPark gate\nCanal bridge",
      ),
    );
    part.entity.rows.forEach((row, index) => {
      row["date"] = `@${String(index)}`;
      delete row["note"];
    });
    return agendaOf(part, "Where we are", { facts: ["from", "until"] });
  },
  donate: (said) =>
    inOwnWords("How to give goes here: bank details, a link, a collection point, and what a gift does.")(
      said,
      undefined as never,
    ),
  faq: (_, { questions }) =>
    questions.length > 0
      ? { kind: "faq", items: [...questions] }
      : toReplace("Your questions and answers go here. Write down what people ask you most."),
  hours: (said, { openings }) =>
    openings.length > 0
      ? { ...hours(), items: openings.map(({ days, times }) => ({ title: days, value: times })) }
      : said.items.length > 1
        ? linesOf(said.items)
        : hours(),
  find: (said, { address }) =>
    said.items.length > 0
      ? pointsOf(said.items)
      : address !== undefined
        ? { kind: "section", look: "callout", body: address }
        : toReplace("How to find you goes here. Give the address, the nearest stop, and where to park."),
  area: lines("Where you work goes here. Name the places, and how far you travel."),
  results: (said, { draft, trade }) => {
    const own = thingSaid(trade, said.phrase);
    if (own !== undefined && own.role !== "person") return cardsOf(addPublic(draft, own), { search: false, limit: 6 });
    return toReplace("Your results go here, the latest first.");
  },
  events,
  menu: (said, material) => {
    if (said.items.length > 1) return servicesBlock(offered(material.draft, "dish", said.items));
    const own =
      thingSaid(material.trade, "dish") ??
      thingSaid(material.trade, said.phrase) ??
      material.trade?.things.find(({ role, fields }) => role === "item" && /: money\b/.test(fields));
    return own === undefined
      ? services(said, material)
      : cardsOf(addPublic(material.draft, own), { search: false, limit: 12 });
  },
  prices,
  videos: played("video", "Video, Videos, clapperboard", "Video: file video", "Welcome|Behind the scenes|Highlights"),
  songs: played(
    "audio",
    "Track, Tracks, music",
    "Recording: file audio",
    "Morning take|Slow river|Harbor lights|Last train",
  ),
  gallery,
  stories,
  team,
  partners: (_, { draft }) => {
    const part = draft.add(
      thing("place", "Partner, Partners, handshake", "", "Name: text\nLogo: image\nLink: url", ""),
    );
    return { kind: "logos", entity: part.id, imageField: "logo", urlField: "link" };
  },
  steps: (said) => ({
    kind: "section",
    look: "steps",
    items:
      said.items.length > 1
        ? said.items.map(({ title, body }) => ({ title, ...(body === undefined ? {} : { body }) }))
        : ["Get in touch", "We talk it through", "We get to work"].map((title) => ({
            title,
            body: "Say here what happens.",
          })),
  }),
  stay: lines("What there is nearby goes here: a few places, and how far away they are."),
  tickets: inOwnWords("How to get in goes here: what it costs, and where to get tickets."),
  "good-to-know": (said, material) =>
    said.items.length === 0 && /experience|education|work history/i.test(said.phrase)
      ? linesOf([
          { title: "The latest", value: "since when" },
          { title: "What came before", value: "from – to" },
          { title: "Where it began", value: "from – to" },
        ])
      : lines("What people should know goes here, a line for each point.")(said, material),
  downloads: (said, { draft }) => {
    const titles =
      said.items.length > 0
        ? said.items.map(({ title }) => title)
        : [capital(said.phrase.replace(/\b(?:to )?downloads?\b/gi, "").trim() || "Information sheet")];
    const part = draft.add(
      thing("item", "Download, Downloads, file-down", "", "Name: text\nFile: file document|pdf", titles.join("\n")),
    );
    return { kind: "list", entity: part.id, facts: ["file"] };
  },
  about: () => ({
    kind: "richText",
    body: "Say here who you are, since when, and what you care about.",
    note: "Yours to fill in",
  }),
  services,
};

const COUNTED = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];

/** A noun that no kind of part is called by: what is known of it is shown. */
export function shownBlock(said: SaidPart, { draft, trade }: SiteMaterial, isListed = false): NewBlock | undefined {
  const noun = nounOf(said.phrase);
  if (noun === "") return undefined;
  const own = thingSaid(trade, noun);
  const part =
    said.items.length > 1
      ? draft.add(
          thing(
            "item",
            `${capital(noun)}, ${capital(pluralOf(noun))}, sparkles`,
            "",
            "Name: text\nPicture: image\nAbout: longText",
            said.items.map(({ title, body }) => `${title}${body === undefined ? "" : ` | about=${body}`}`).join("\n"),
          ),
        )
      : own !== undefined && own.role !== "log" && own.role !== "person" && !isBetweenTwo(own)
        ? addPublic(draft, own)
        : (addKnown(draft, noun) ?? (isListed && isNames(said.phrase) ? placeholders(draft, noun) : undefined));
  if (part === undefined) return undefined;
  // 'Three rooms' are three.
  const [count] = /^(?:\d{1,2}|two|three|four|five|six|seven|eight)(?=\s)/i.exec(said.phrase) ?? [];
  const many = count === undefined ? part.entity.rows.length : Number(count) || COUNTED.indexOf(count.toLowerCase());
  if (many > 1 && many < part.entity.rows.length) part.entity.rows.splice(many);
  for (const row of part.entity.rows)
    if (said.items.length > 1 && !said.items.some(({ body }) => body === row["about"])) delete row["about"];
  return cardsOf(part, { search: false, limit: 9 });
}

/** Words that name several of something: 'layouts', 'crime novels'. */
const isNames = (phrase: string): boolean =>
  /^(?:\p{L}[\p{L}'’-]*\s+){0,2}\p{L}[\p{L}'’-]*[^s\s]s$/u.test(phrase) &&
  !/\b(?:i|we|you|they|it|is|are|can|always|please|thanks|colou?rs|years|days|hours|minutes|generations)\b/i.test(
    phrase,
  );

/** Rows of something nobody has described, for the owner to name. */
function placeholders(draft: AppDraft, noun: string): Part {
  const rows = ["First", "Second", "Third"].map((place) => `${place} ${noun} | about=Say in a line or two what it is.`);
  return draft.add(
    thing(
      "item",
      `${capital(noun)}, ${capital(pluralOf(noun))}, sparkles`,
      "",
      "Name: text\nPicture: image\nAbout: longText",
      rows.join("\n"),
    ),
  );
}

const LONGEST_TITLE = 4;

/** What a part is called: in the words that ask for it, where they are few. */
export function titleOfPart(phrase: string, usual: string): string {
  const bare = phrase
    .replace(/^(?:\d+|two|three|four|five|six)\s+/i, "")
    .replace(/\s+(?:section|page|form|list|button)$/i, "")
    .replace(/^(?:section|form|list|page)\s+(?:of|for|with|about)\s+/i, "");
  const said = /^(?:faqs?|about|cv|me|us)$|whats ?app|\bphone\b|\bcall (?:us|me)\b/i.test(bare) ? usual : bare;
  const isName =
    said.split(/\s+/).length <= LONGEST_TITLE &&
    said.length <= 32 &&
    !/\b(?:i|we|you|they|can|could|should|if|that|look like)\b|\d/i.test(said);
  return capital(withAbbreviations(isName ? said : usual));
}

/** 'What grows now' and 'how we shear' are names of parts as they stand. */
const QUESTION = /^(?:what|how|where|who|why|when)\s+\S+(?:\s+\S+){0,4}$/i;

/** The block that a phrase asks for, named for the menu; undefined where it asks for none that is known. */
export function blockFor(
  said: SaidPart,
  material: SiteMaterial,
  isListed = false,
): { kind: PartKind | "shown"; block: NewBlock } | undefined {
  const found = kindOfPart(said.phrase) ?? kindOfPart(said.whole);
  if (found === undefined && isListed && QUESTION.test(said.phrase))
    return { kind: "shown", block: named(toReplace("Yours to write, in a few lines."), capital(said.phrase)) };
  if (found === undefined) {
    const block = shownBlock(said, material, isListed);
    return block === undefined
      ? undefined
      : { kind: "shown", block: named(block, titleOfPart(said.phrase, capital(said.phrase))) };
  }
  const { kind } = found;
  const title = titleOfPart(said.phrase, found.title);
  if (kind === "newsletter") return { kind, block: named(newsletterOf(material.draft), title) };
  const block =
    kind === "booking" && BOOKS.test(said.whole)
      ? bookedTimes(material.draft, material.trade, title)
      : isSent(kind)
        ? sentForm(material.draft, kind, {
            offers: kind === "stall" ? [] : offersOf(material),
            isCalledBack: material.isCalledBack,
            title,
          })
        : MAKERS[kind as keyof typeof MAKERS](said, material);
  return block === undefined ? undefined : { kind, block: named(block, title) };
}

const named = (block: NewBlock, title: string): NewBlock =>
  ({ ...block, title: title.slice(0, 120), menu: title.slice(0, 40) }) as NewBlock;

/** One line to leave an address. */
export function newsletterOf(draft: AppDraft): NewBlock {
  const part = draft.add(
    thing("place", "Subscriber, Subscribers, mail-plus", "", "E-mail: email\nSince: date -90..0", ""),
  );
  return {
    kind: "newsletter",
    entity: part.id,
    emailField: part.entity.fields.find(({ type }) => type === "email")?.id ?? part.entity.titleField,
    submitLabel: "Subscribe",
    thanks: "Thank you. You're on the list.",
  };
}
