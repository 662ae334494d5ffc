import { createRandom, hashText } from "@sayhey/contract/random";
import type { ListedItem } from "../brief/listed-item.ts";
import { stagesIn } from "../brief/read-stages.ts";
import { fieldsIn } from "../described/read-field.ts";
import { listAtHead, piecesOf } from "../described/list-text.ts";
import { listedLineOf } from "../design/field-lines.ts";
import { readFieldLines } from "../embedded/field-line.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { PUBLIC, STAFF } from "../vocabulary/rows.ts";
import type { Activity, ActivityKind, ActivityText, Cell } from "./activity.ts";
import { countOf, field, form, stats, turn } from "./build.ts";
import { when } from "./activity.ts";
import { nameOf, namesIn } from "./facts.ts";
import { all } from "./signs.ts";

/** What hangs on a wall, or looks as if it did. */
const BOARD =
  /\b(?:kanban|white ?board|boards?|cards?|trello|post-?its?|sticky notes?|stickies|swim ?lanes|columns|lanes|wall)\b/;
const WALL = /\b(?:kanban|white ?board|boards?|trello|post-?its?|sticky notes?|stickies|swim ?lanes|wall)\b/;
const LANES = /\b(?:columns|lanes|stages|statuses|steps|phases)\b/;
const ON_CARDS =
  /\b(?:each|every|a|the|all|on (?:each|every|the))?\s*(?:(?<one>[\p{L}-]+)\s+)?(?<card>cards?|tiles?|stick(?:y|ies)|post-?its?|entr(?:y|ies)|tickets?)?\s*(?:has|have|shows?|should (?:have|show|say)|needs?|with|says?|holds?|carr(?:y|ies)|lists?)\s*:?\s+(?:the\s+)?(?<list>[\p{L}][^.;!?\n]*,[^.;!?\n]*)/giu;
const IS_CARD = /^(?:cards?|tiles?|stick(?:y|ies)|post-?its?|entr(?:y|ies)|tickets?)$/i;
const VAGUE =
  /^(?:cards?|tiles?|boards?|columns?|lanes?|stages?|it|they|we|i|that|which|who|app|tool|each|every|one|also|must|just|workshop|team|office)$/i;

/** What stands on each card, and what a card is of. */
function cardsIn(text: string): { of: string | undefined; fields: ListedItem[] } {
  let best: { of: string | undefined; fields: ListedItem[] } = { of: undefined, fields: [] };
  for (const { groups } of text.matchAll(ON_CARDS)) {
    const { one: word = "", card: noun, list = "" } = groups ?? {};
    const isCard = noun === undefined && IS_CARD.test(word);
    const [one, card] = isCard ? ["", word] : [word, noun];
    const isOfOne = one !== "" && !VAGUE.test(one) && new RegExp(`\\b(?:each|every)\\s+${one}\\b`, "i").test(text);
    if (card === undefined && !isOfOne) continue;
    const fields = piecesOf(listAtHead(list)).flatMap((piece) => fieldsIn(said(piece), true));
    if (fields.length > best.fields.length) best = { of: isOfOne ? singularOf(one.toLowerCase()) : undefined, fields };
  }
  return best;
}

/** 'What it is (window, door)' is a kind, 'whose job it is' is somebody. */
const said = (piece: string): string =>
  piece
    .replace(/^(?:and\s+)?what (?:it is|it's|kind it is)\b/i, "kind")
    .replace(/^(?:and\s+)?(?:whose (?:\p{L}+ )?(?:it is|it's)|who(?:'s| is) (?:on it|doing it|got it))\b/iu, "who")
    .replace(/\s+etc\.?(?=\))/i, "");

/** What goes over the board: 'jobs are on a whiteboard', 'a board for cake orders'. */
function thingOf(text: string): string {
  const on =
    /\b(\p{L}+s) (?:are|is|go|sit|live|move|hang) (?:currently |all |still )?(?:on|across|along|over|through)\b/iu.exec(
      text,
    )?.[1];
  const board =
    /\b(?:board|kanban)\b[^.,;:]{0,12}? (?:for|of|with) (?:(?:our|my|the|all|every|each)\s)*((?:\p{L}+ )?\p{L}+s)\b/iu.exec(
      text,
    )?.[1];
  const before = /((?:\p{L}+ )?\p{L}+s) (?:kanban )?(?:white ?)?board\b/iu.exec(text)?.[1];
  const found = [on, board, before].find(
    (word) => word !== undefined && !VAGUE.test(word) && !/(?:columns|lanes|stages|us|ss)$/i.test(word),
  );
  return found === undefined
    ? /\bjobs?\b/i.test(text)
      ? "job"
      : /\borders?\b/i.test(text)
        ? "order"
        : "card"
    : singularOf(found.toLowerCase());
}

/** What is on a board is not over yet. */
const COMES = /^(?!.*(?:received|ordered|started|opened|booked|last)).*(?:\bdate|deadline|\bdue)\b/i;
const IS_WHO = /^(?:who|whose|owner|assigned(?: to)?|person|responsible|by)$/i;
const ROWS = 9;

/** A board whose lanes and cards a text describes itself. */
function boardOf({ text, lower, givenName }: ActivityText): Activity | undefined {
  const lanes = stagesIn(text, true)?.stages;
  if (lanes === undefined) return undefined;
  const { of, fields } = cardsIn(text);
  // Columns alone may be those of any list.
  if (fields.length === 0 && !WALL.test(lower)) return undefined;
  const one = of ?? thingOf(text);
  const many = pluralOf(one);
  const people = namesIn(text).filter((name) => !lanes.includes(name));
  const named = fields.map((each) =>
    IS_WHO.test(each.name) && people.length > 1 ? { ...each, name: "who", options: people } : each,
  );
  const isOwned = named.some(({ name }) => IS_WHO.test(name));
  const listed = [
    ...named,
    ...(people.length > 1 && !isOwned ? [{ name: "who", options: people, isUsual: true }] : []),
  ].slice(0, 12);
  const lines = listed.map(({ name, options, as }) =>
    listedLineOf(name, options, COMES.test(name) ? "date -3..40" : as, one),
  );
  // Who it is for, or what it is called, is what a card is known by.
  const at = listed.findIndex(
    ({ name, options, as }) =>
      options.length < 2 &&
      /^(?:text\b|$)/.test(as ?? "") &&
      /\b(?:customer|client|name|title|couple|artist|family|patient|company|owner|guest|student)\b/i.test(name),
  );
  const title = at < 0 ? `${capital(one)}: text` : `${capital(listed[at]?.name ?? one)}: text`;
  const others = lines.filter((_, index) => index !== at);
  const stage = field(`Stage: choice ${lanes.map((lane) => lane.replaceAll(/[|:;]/g, " ")).join("|")}`, {
    id: "stage",
    required: true,
  });
  const plans = readFieldLines(others.join("\n"));
  const isPerson = /customer|client|name|couple|artist|family|patient|owner|guest|student/i.test(title);
  const names = [...PUBLIC.split(","), ...STAFF.split(",")];
  const titleId = camelCase(title.split(":")[0] ?? one);
  const random = createRandom(hashText(text));
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const called = isPerson
      ? (turn(names, index) ?? "")
      : `${capital(one)} for ${turn(names, index)?.split(" ")[0] ?? ""}`;
    const context = { random, title: called, index, count: ROWS, record: false, idsOf: () => [] };
    const cells = Object.fromEntries(plans.map((plan) => [plan.field.id, plan.make(context) as Cell]));
    return { ...cells, [titleId]: called, stage: turn(lanes, index) };
  });
  const facts = plans
    .filter(({ field: each }) => each.type !== "longText" && each.type !== "image")
    .toSorted((one, other) => Number(other.field.id === "who") - Number(one.field.id === "who"))
    .map(({ field: each }) => each.id);
  const asked = [titleId, ...plans.map(({ field: each }) => each.id)].slice(0, 11);
  const [first = "", last = ""] = [lanes[0], lanes.at(-1)];
  return {
    id: "lanes",
    form: "tracker",
    icon: "kanban",
    name: givenName ?? nameOf(text, `${capital(one)} Board`),
    words: {
      tagline: `Every ${one}, from ${first.toLowerCase()} to ${last.toLowerCase()}.`,
      itch: `Where is that ${one}?`,
      promise: `One tap moves a ${one} along`,
      pov: "POV: nobody wipes the board",
    },
    entities: [
      {
        id: camelCase(one),
        name: capital(one),
        plural: capital(many),
        icon: "kanban",
        fields: [title, stage, ...plans.map((plan) => plan.field)],
        rows,
      },
    ],
    pages: [
      {
        title: "Board",
        icon: "kanban",
        blocks: [
          {
            kind: "board",
            title: capital(many),
            entity: camelCase(one),
            stageField: "stage",
            facts: facts.slice(0, 3),
          },
        ],
      },
      {
        title: capital(many),
        icon: "table",
        blocks: [
          stats(
            [`${capital(many)} in all`, countOf(camelCase(one)), "layers"],
            [`Not yet ${last.toLowerCase()}`, countOf(camelCase(one), when.ne("stage", last)), "loader"],
          ),
          {
            kind: "table",
            title: `All ${many}`,
            entity: camelCase(one),
            fields: [titleId, "stage", ...facts].slice(0, 7),
          },
          form(
            camelCase(one),
            `Add ${/^[aeiou]/i.test(one) ? "an" : "a"} ${one}`,
            [...asked, "stage"],
            "Add",
            `The ${one} is on the board.`,
          ),
        ],
      },
    ],
  };
}

export const lanes: ActivityKind = {
  id: "lanes",
  anywhere: all(BOARD, LANES),
  // Columns of a spreadsheet or a database are properties.
  not: /\b(?:spreadsheet|excel|csv|database|seating|leader ?board|score ?board|chess|notice ?board|dashboard|flash ?cards?|memory|vocabulary|(?:playing|business|gift|credit|report|score|greeting|birthday) ?cards?|card game)\b/,
  readsFields: true,
  make: boardOf,
};
