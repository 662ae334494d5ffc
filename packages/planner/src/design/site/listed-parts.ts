import type { BlueprintThing } from "@sayhey/blueprints";
import type { NewBlock } from "../../embedded/app-draft.ts";
import { capital, pluralOf, singularOf } from "../../embedded/inflect.ts";
import { cardsOf } from "../../embedded/plan.ts";
import { agendaOf, dateOf } from "../../embedded/plan-parts.ts";
import { camelCase, thing } from "../../embedded/thing.ts";
import { addPublic, isShownBy, isShownEvent, thingSaid } from "./public-part.ts";
import type { SaidItem, SaidPart } from "./said-parts.ts";
import { standIn } from "./stand-ins.ts";
import {
  addOwn,
  linesOf,
  offered,
  offersOf,
  pointsOf,
  servicesBlock,
  toWrite,
  usualOffers,
  type SiteMaterial,
} from "./site-material.ts";
import { dayPlanOf } from "./usual-parts.ts";

/** Makes the block of a part. */
export type Make = (said: SaidPart, material: SiteMaterial) => NewBlock | undefined;

/** Words of a phrase that say what it is a list of: 'dates', 'a list of our'. */
const ANY_DATE =
  /^(?:dates?|schedule|time ?table|program(?:me)?|calendar|what'?s on|events?|day|order of the day|itinerary)$/i;
/** The one thing that a phrase lists: 'exhibition dates' lists exhibitions. */
export function nounOf(phrase: string): string {
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
/** No day of the week among them: the dates are made up, and would fall on another one. */
const KINDS = ["Open", "Evening", "Family", "Beginners’"];

export function events(said: SaidPart, material: SiteMaterial): NewBlock | undefined {
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
        : KINDS.map((kind) => `${kind} ${name}`);
  const made = addOwn(
    draft,
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

export function stories(said: SaidPart, { draft, questions }: SiteMaterial): NewBlock {
  const isAdvice = /advice|tip|guide/i.test(said.phrase);
  if (/stor(?:y|ies)/i.test(said.phrase)) return toWrite("Your stories. A few lines each are enough.");
  const rows =
    isAdvice && questions.length > 1
      ? questions
          .slice(0, 6)
          .map(({ question, answer }) => `${question.replaceAll("|", " ")} | text=${answer.replaceAll("|", " ")}`)
      : isAdvice
        ? [
            "Before you start | text=Write down what you want to change and what has to stay. It saves time later.",
            "Questions worth asking | text=What does it cost, how long does it take, and who looks after it afterwards?",
            "When to call us | text=Sooner rather than later. A short conversation often settles it.",
          ]
        : [
            "Our new site is here | text=Everything about us is in one place now. Tell us what you miss.",
            "Say hello | text=Questions, ideas, praise: write to us, we read everything.",
          ];
  const part = addOwn(
    draft,
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

export function gallery(said: SaidPart, material: SiteMaterial): NewBlock {
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
          : ["At work", "Up close", "Along the way", "Finished"];
  const part = addOwn(
    draft,
    thing("item", "Picture, Pictures, images", "", "Title: text\nPicture: image", titles.join("\n")),
  );
  // Pictures show what the site is about.
  for (const row of part.entity.rows)
    row["picture"] = `art:${String(row[part.entity.titleField])} ${material.said.offer ?? material.said.who ?? ""}`
      .trim()
      .slice(0, 150);
  return { kind: "gallery", entity: part.id, imageField: "picture" };
}

export const played =
  (look: "video" | "audio", head: string, file: string, titles: string): Make =>
  (said, { draft, trade }) => {
    const own = thingSaid(trade, said.phrase);
    const rows =
      said.items.length > 1
        ? said.items.map(({ title }) => title)
        : own === undefined
          ? titles.split("|")
          : rowsOf(own);
    const part = addOwn(draft, thing("item", head, "", `Title: text\n${file}\nLink: url`, rows.join("\n")));
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

export function team(said: SaidPart, { draft, trade }: SiteMaterial): NewBlock {
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
  const rows =
    said.items.length > 1
      ? said.items.map(({ title, body }) => `${title}${body === undefined ? "" : ` | role=${body}`}`)
      : [];
  const part = addOwn(
    draft,
    thing("person", "Team member, Team, users-round", "", "Name: text\nRole: text\nPicture: image", rows.join("\n")),
  );
  return { kind: "team", entity: part.id, imageField: "picture", roleField: "role" };
}

/** What any company has, by the word for one of it. */
const OFFERED = /product|service|program|solution|offer/i;
/** What speaks for somebody, and what holds for anyone who does their work well. */
const ADVANTAGES = /benefit|feature|values?\b/i;
const POINTS: readonly SaidItem[] = [
  { title: "Advice first", body: "We listen before we suggest anything." },
  { title: "One contact", body: "The same person answers from the first question to the last." },
  { title: "Careful work", body: "We take the time it needs, and look at the result together." },
];

export const advantages = ({ items }: SaidPart): NewBlock => pointsOf(items.length > 1 ? items : POINTS);

/** What is offered for a price; the prices themselves where the text says them. */
export function services(said: SaidPart, material: SiteMaterial): NewBlock {
  const { draft, trade } = material;
  if (said.items.length > 1) return servicesBlock(draft.parts.get("service") ?? offered(draft, "service", said.items));
  const own = thingSaid(trade, said.phrase);
  const usual =
    own !== undefined && !/service/i.test(own.names) && own.role === "item"
      ? addPublic(draft, own)
      : usualOffers(material);
  if (usual === undefined)
    return ADVANTAGES.test(said.phrase)
      ? advantages(said)
      : /menu|dish/i.test(said.phrase)
        ? toWrite("Your menu, with what each dish costs.")
        : !OFFERED.test(said.phrase)
          ? toWrite("What you do, in a few lines.")
          : standIn("offers", OFFERED.exec(said.phrase)?.[0].toLowerCase() ?? "service");
  return ["service", "offer"].includes(usual.id) ? servicesBlock(usual) : cardsOf(usual, { search: false, limit: 9 });
}

export function prices(said: SaidPart, material: SiteMaterial): NewBlock {
  if (said.items.length > 1)
    return said.items.some(({ price }) => price !== undefined)
      ? servicesBlock(offered(material.draft, /package/i.test(said.phrase) ? "package" : "service", said.items))
      : linesOf(said.items);
  const [amount] =
    /[€£$₹]\s?\d[\d.,]*(?:\s?(?:a|per|\/)\s?\w+)?|\b\d[\d.,]*\s?(?:€|euros?|pounds?|dollars?|rupees)(?:\s?(?:a|per|\/)\s?\w+)?/i.exec(
      said.whole,
    ) ?? [];
  if (amount !== undefined)
    return { kind: "section", look: "callout", body: capital(said.whole.replace(/[.,]$/, "")) + "." };
  const usual = usualOffers(material);
  return usual?.has("price") === true ? { kind: "list", entity: usual.id, facts: ["price"] } : standIn("prices");
}

export const lines =
  (empty: string): Make =>
  (said) =>
    said.items.length > 0 ? pointsOf(said.items) : toWrite(empty);

/** In the text's own words, where they say more than the name of the part. */
export const inOwnWords =
  (part: "donate" | "tickets"): Make =>
  (said) =>
    said.items.length > 0
      ? pointsOf(said.items)
      : said.whole.split(/\s+/).length > 3 && /\d/.test(said.whole)
        ? { kind: "section", look: "callout", body: `${capital(said.whole)}.` }
        : standIn(part);
