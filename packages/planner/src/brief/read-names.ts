import { singularOf } from "../embedded/inflect.ts";
import type { Mention } from "./brief.ts";

/** A name of one or two words, each with a capital. */
const NAME = String.raw`(?:[Tt]he )?\p{Lu}[\p{L}\p{N}'’&-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)?`;
/** 'Our stylists are Ana, Ben and Chloe', 'two rooms called Oak and Elm'. */
const CALLED = new RegExp(
  String.raw`\b([\p{L}-]{3,}s)\s*(?:are(?: called| named)?|called|named)[:,]?\s+(${NAME}(?:(?:\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+)${NAME})+)`,
  "gu",
);
/** 'Two helpers Mina and Olu', 'three fridges (Nord, Sued and Keller)': as many names as are counted. */
const COUNTED = new RegExp(
  String.raw`\b([Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[2-6])\s+(?:[\p{Ll}\d-]+\s+)?([\p{Ll}-]{3,}s|men|people)\s*(?:[,:(–-]\s*)?(?:called |named )?(${NAME}(?:(?:\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+)${NAME})+)`,
  "gu",
);
/** 'Our kids Mia (11) and Theo (8)': those one lives with are named as they are. */
const AGE = String.raw`(?:\s*\(\d{1,2}\))?`;
const AT_HOME = new RegExp(
  String.raw`\b(kids|children|sons|daughters|boys|girls|twins|cats|dogs|hens|flatmates|housemates|roommates)\s*(?:[,:(–-]\s*)?(${NAME}${AGE}(?:(?:\s*,\s*(?:and )?|\s+(?:and|&)\s+)${NAME}${AGE})+)`,
  "gu",
);
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** 'Small, medium and large boxes': there are as many as sizes. */
const SIZES =
  /\b((?:mini|small|med|medium|standard|regular|large|big|family|giant)(?:(?:\s*[,/]\s*|\s+(?:and|or|&)\s+|\s+)(?:mini|small|med|medium|standard|regular|large|big|family|giant))+)\s+([\p{L}-]{3,}s)\b/giu;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Things of which a text gives each by its name. */
export function readNames(text: string): Mention[] {
  const called = [...text.matchAll(CALLED)].map(({ 1: many = "", 2: list = "", index }) =>
    mentionOf(many, list.split(/\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+/u), index),
  );
  const counted = [...text.matchAll(COUNTED)].flatMap(({ 1: count = "", 2: many = "", 3: list = "", index }) => {
    const items = list.split(/\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+/u);
    return items.length === (COUNTS[count.toLowerCase()] ?? Number(count)) ? [mentionOf(many, items, index)] : [];
  });
  const sized = [...text.matchAll(SIZES)].map(({ 1: list = "", 2: many = "", index }) =>
    mentionOf(
      many,
      list
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((word) => !/^(?:and|or)?$/.test(word))
        .map((word) => capital(word === "med" ? "medium" : word)),
      index,
    ),
  );
  const atHome = [...text.matchAll(AT_HOME)].map(({ 1: many = "", 2: list = "", index }) =>
    mentionOf(many, list.replaceAll(/\s*\(\d{1,2}\)/g, "").split(/\s*,\s*(?:and )?|\s+(?:and|&)\s+/u), index),
  );
  return [...called, ...counted, ...atHome, ...sized];
}

function mentionOf(many: string, items: readonly string[], at: number): Mention {
  return {
    name: singularOf(many.toLowerCase()),
    isPlural: true,
    how: "counted",
    count: items.length,
    items: items.map((each) => each.trim()).filter(Boolean),
    at,
  };
}

/** How long each service takes: 'gel 60 min, pedicure 45'. */
const LENGTH =
  /(?:^|[,;:(/.!?\n]|\band\b)\s*(?:an? |the )?([\p{L}][\p{L} -]{2,24}?)\s+(?:takes? )?(\d{1,3})\s*(min(?:ute)?s?|m|h|hrs?|hours?)?\b(?=\s*(?:[,;.)/]|and\b|$))/giu;

/** Services with the minutes that each takes, by the text; none where it names fewer than two with a unit among them. */
export function readLengths(text: string): { name: string; minutes: number }[] {
  const found = [...text.matchAll(LENGTH)].map(({ 1: name = "", 2: count = "", 3: unit }) => ({
    name: capital(name.trim().toLowerCase()),
    minutes: Number(count) * (/^h/i.test(unit ?? "") ? 60 : 1),
    isSaid: unit !== undefined,
  }));
  return found.length > 1 && found.some(({ isSaid }) => isSaid)
    ? found.filter(({ minutes }) => minutes >= 5 && minutes <= 480).map(({ name, minutes }) => ({ name, minutes }))
    : [];
}

const SOUGHT =
  /\b(?:search(?:able|ing|ed)?|find(?:able)?|filter(?:able|ed|ing)?|sort(?:able|ed|ing)?|browse|look(?:ed)? (?:them |it |things )?up|list(?:ed|ing)?|(?:sees?|views?|shows?|shown|ordered|order) (?:them|it|those|these|all|everything|what))\b[^.!?;:,]{0,32}?\bby ((?:(?!(?:and|or)\b)[\p{L}'-]+(?: (?!(?:and|or)\b)[\p{L}'-]+)?(?:\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+|\s*\/\s*)?){1,6})/giu;
/** Behind these words something else is said. */
const ENDS = /\s+(?:so|that|when|if|for|in|on|at|with|to|free|please|pls|because|but|which|who)\b.*$/i;

/** What a text wants to search, filter and sort by: 'find by size and color'. */
export function readSought(text: string): string[] {
  return [
    ...new Set(
      [...text.matchAll(SOUGHT)].flatMap(({ 1: list = "" }) =>
        list
          .replace(ENDS, "")
          .split(/\s*,\s*(?:and |or )?|\s+(?:and|or|&)\s+|\s*\/\s*/u)
          .map((name) => name.trim().toLowerCase())
          .filter((name) => name.length > 2 && name.split(" ").length <= 3),
      ),
    ),
  ];
}
