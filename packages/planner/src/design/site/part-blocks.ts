import type { AppDraft, NewBlock } from "../../embedded/app-draft.ts";
import { capital, pluralOf, withAbbreviations } from "../../embedded/inflect.ts";
import { cardsOf } from "../../embedded/plan.ts";
import { thing } from "../../embedded/thing.ts";
import { BOOKS, bookedTimes } from "./booked-times.ts";
import { nounOf } from "./listed-parts.ts";
import { kindOfPart, type PartKind } from "./part-kinds.ts";
import { MAKERS } from "./part-makers.ts";
import { addKnown, addPublic, isBetweenTwo, thingSaid } from "./public-part.ts";
import type { SaidPart } from "./said-parts.ts";
import { isSent, sentForm } from "./site-forms.ts";
import { addOwn, offersOf, toWrite, type SiteMaterial } from "./site-material.ts";

const COUNTED = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];

/** A noun that no kind of part is called by: what is known of it is shown. */
function shownBlock(said: SaidPart, { draft, trade, pieces }: SiteMaterial, isListed = false): NewBlock | undefined {
  const noun = nounOf(said.phrase);
  if (noun === "") return undefined;
  const own = thingSaid(trade, noun);
  const part =
    said.items.length > 1
      ? addOwn(
          draft,
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
        : OF_ANY_SITE.test(noun)
          ? undefined
          : addKnown(draft, noun);
  if (part === undefined)
    return isListed && isNames(said.phrase) && !pieces.includes(capital(said.phrase))
      ? nothingKnown(said.phrase)
      : undefined;
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

/** What every site has or is shown on, and words that any company has things for: the dictionary knows other things by them. */
export const OF_ANY_SITE =
  /\b(?:home|website|site|page|terminal|device|screen|interface|platform|system|email|region|country|company|brand|introduction|effect|element|option|visitor|card|button|font|colou?r|header|footer|menu)$/i;

/** A part that is asked for by a name of which nothing is known: it says what it can, or is the owner's to write. */
function nothingKnown(phrase: string): NewBlock {
  const title = phrase.toLowerCase();
  return /introduction|profile|overview/.test(title)
    ? toWrite(`${capital(phrase)}: who you are, since when, and what you care about.`)
    : toWrite(`${capital(phrase)}: name a few, and say in a line or two what each is.`);
}

const LONGEST_TITLE = 4;

/** What a part is called: in the words that ask for it, where they are few. */
function titleOfPart(phrase: string, usual: string): string {
  const bare = phrase
    .replace(/\s+(?:such as|including|like)\s.*$/i, "")
    .replace(/^(?:\d+|two|three|four|five|six)\s+/i, "")
    .replace(/\s+(?:section|pages?|form|list|button)$/i, "")
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
    return {
      kind: "shown",
      block: named(toWrite(`${capital(said.phrase)}: yours to write, in a few lines.`), capital(said.phrase)),
    };
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
function newsletterOf(draft: AppDraft): NewBlock {
  const part = addOwn(
    draft,
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
