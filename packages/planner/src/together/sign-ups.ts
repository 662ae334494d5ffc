import type { Brief } from "../brief/brief.ts";
import { numberOf } from "../brief/written-numbers.ts";
import { capital, singularOf } from "../embedded/inflect.ts";
import { PUBLIC, table } from "../vocabulary/rows.ts";
import { nameFrom } from "./name-from.ts";
import { kept, type Together } from "./together.ts";
import { entriesOf, firstSentence, listAfter, withoutOpening } from "./words-in-text.ts";

/** What is taken on, by the words for it: slots with a kind and places, `Title|kind|places|day and time`. */
interface Work {
  says: RegExp;
  kind: string;
  slots: string;
}

const WORK: readonly Work[] = [
  {
    says: /\b(?:school run|car ?pool|lift (?:club|share)s?|lifts?|driv(?:e|ing|ers)|rides?|walking bus|drop[- ]?off|pick[- ]?up)\b/,
    kind: "Way: choice there|back",
    slots:
      "Monday morning|there|3|@1T08:00;Monday afternoon|back|3|@1T15:15;Tuesday morning|there|3|@2T08:00;Tuesday afternoon|back|3|@2T15:15;Wednesday morning|there|3|@3T08:00;Thursday morning|there|3|@4T08:00",
  },
  {
    says: /\bsnacks?\b|\bfruit duty\b/,
    kind: "For: choice morning|afternoon",
    slots:
      "Monday|morning|1|@1T09:00;Tuesday|morning|1|@2T09:00;Wednesday|morning|1|@3T09:00;Thursday|morning|1|@4T09:00;Friday|morning|1|@5T09:00",
  },
  {
    says: /\b(?:read(?:ing|ers?)|listen(?:ing)? to (?:children|readers))\b/,
    kind: "With: choice small group|one to one",
    slots:
      "Monday, after register|one to one|2|@1T09:15;Tuesday, before lunch|small group|2|@2T11:00;Wednesday, after register|one to one|2|@3T09:15;Thursday, after lunch|small group|2|@4T13:15;Friday, before assembly|one to one|2|@5T09:30",
  },
  {
    says: /\b(?:cats?|dogs?|animals?|hens?|chickens?|feeding|feed|goats?|donkeys?)\b/,
    kind: "Round: choice morning|evening",
    slots:
      "Monday morning|morning|1|@1T07:30;Monday evening|evening|1|@1T18:00;Tuesday morning|morning|1|@2T07:30;Tuesday evening|evening|1|@2T18:00;Wednesday morning|morning|1|@3T07:30;Wednesday evening|evening|1|@3T18:00",
  },
  {
    says: /\b(?:fetes?|fairs?|fayres?|festivals?|sales?|jumble|bazaar|fundraiser|carnival|fun day|open day|book sale|market)\b/,
    kind: "Job: choice setting up|stall|teas|clearing up",
    slots:
      "Setting up|setting up|4|@9T09:00;First stall shift|stall|3|@9T11:00;Teas, first shift|teas|3|@9T11:00;Second stall shift|stall|3|@9T13:00;Teas, second shift|teas|3|@9T13:00;Clearing up|clearing up|5|@9T15:00",
  },
  {
    says: /\b(?:tea|coffee|refreshments|kitchen|bar|tuck shop|canteen)\b/,
    kind: "Job: choice making|serving|washing up",
    slots:
      "This week, making|making|2|@3T10:00;This week, washing up|washing up|2|@3T11:30;Next week, making|making|2|@10T10:00;Next week, washing up|washing up|2|@10T11:30;In two weeks, making|making|2|@17T10:00",
  },
  {
    says: /\b(?:clean(?:ing|up)?|litter|tidy|gardening|working part(?:y|ies)|work day|weeding|paint(?:ing)?)\b/,
    kind: "Job: choice indoors|outdoors",
    slots:
      "Saturday morning|outdoors|6|@4T09:30;Saturday afternoon|indoors|4|@4T13:30;Sunday morning|outdoors|6|@5T09:30;Next Saturday|outdoors|6|@11T09:30",
  },
  {
    says: /\b(?:meals?|meal train|cook(?:ing)?|dinners?|casseroles?)\b/,
    kind: "Meal: choice lunch|supper",
    slots:
      "Monday supper|supper|1|@1T18:00;Tuesday supper|supper|1|@2T18:00;Wednesday supper|supper|1|@3T18:00;Thursday supper|supper|1|@4T18:00;Friday supper|supper|1|@5T18:00",
  },
  {
    says: /\b(?:flowers?|readings?|church|sidesm[ae]n|welcomers?|choir|altar)\b/,
    kind: "Job: choice welcome|flowers|reading|coffee",
    slots:
      "Welcome, this Sunday|welcome|2|@3T09:30;Flowers, this Sunday|flowers|2|@3T09:00;Coffee, this Sunday|coffee|2|@3T11:00;Welcome, next Sunday|welcome|2|@10T09:30;Flowers, next Sunday|flowers|2|@10T09:00",
  },
];
const ANY: Work = {
  says: /./,
  kind: "Job: choice setting up|helping|clearing up",
  slots:
    "First shift|setting up|3|@4T09:00;Second shift|helping|3|@4T11:00;Third shift|helping|3|@4T13:00;Last shift|clearing up|4|@4T15:00;Next week, first shift|setting up|3|@11T09:00",
};

const PLACES =
  /\b(\d{1,2}|one|two|three|four|five|six|eight|ten) (?:people|persons|volunteers|helpers|parents|places|spots|adults|of us)\b(?: (?:each|per|a|on|in))?|\bmax(?:imum)?(?: of)? (\d{1,2})\b/i;
const placesIn = (text: string): number | undefined => {
  const said = PLACES.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.toLowerCase();
  return said === undefined ? undefined : numberOf(said);
};

const PEOPLE = PUBLIC.split(",");

const TIMED =
  /\b(\d{1,3})[- ]?(min(?:ute)?s?|h(?:ou)?rs?) (?:slots?|shifts?)\b[^.]{0,40}?\b(?:between|from) (\d{1,2})(?:[:.](\d\d))? ?(am|pm)? ?(?:and|to|till|until|-|–) ?(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?/i;
const MOST_SLOTS = 12;

/** Slots one after the other, where the text says how long each is and from when to when. */
function timedSlots(text: string, most: number | undefined): string[] | undefined {
  const [, size = "", unit = "", from = "", fromMinutes = "0", , to = "", toMinutes = "0", half] =
    TIMED.exec(text) ?? [];
  if (size === "") return undefined;
  const length = Number(size) * (/^h/i.test(unit) ? 60 : 1);
  // 'Between 12 and 4' ends in the afternoon.
  const hour = (said: string): number =>
    Number(said) + (half?.toLowerCase() === "pm" && Number(said) < 12 && Number(said) < 8 ? 12 : 0);
  const asSaid = hour(from) * 60 + Number(fromMinutes);
  // Nobody helps at one in the night.
  const start = asSaid < 7 * 60 ? asSaid + 12 * 60 : asSaid;
  const said = hour(to) * 60 + Number(toMinutes);
  const end = said <= start ? said + 12 * 60 : said;
  const count = Math.floor((end - start) / Math.max(5, length));
  if (count < 1 || count > MOST_SLOTS || end > 24 * 60) return undefined;
  const clock = (minutes: number): string =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return Array.from({ length: count }, (_, at) => {
    const begins = start + at * length;
    return `${clock(begins)} to ${clock(begins + length)}||${String(most ?? 2)}|@7T${clock(begins)}`;
  });
}

/** Shifts or turns with places left and the names of who has signed up. */
export function shiftsOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const work = WORK.find(({ says }) => says.test(lower)) ?? ANY;
  const isShift = /\bshifts?\b/.test(lower);
  const isTurn = /\b(?:rota|roster|duty|school run|lift)\b/.test(lower) && !isShift;
  const one = isShift ? "shift" : isTurn ? "turn" : "slot";
  const most = placesIn(text);
  const said = listAfter(text, /\b(?:jobs?|tasks?|shifts?|roles?|slots?|stalls?)\s*(?::|like|such as|are)\s*/i).map(
    capital,
  );
  const timed = timedSlots(text, most);
  const given =
    timed ??
    (said.length > 1
      ? said
          .slice(0, 12)
          .map((title, at) => `${title}||${String(most ?? 3)}|@7T${String(9 + (at % 8)).padStart(2, "0")}:00`)
      : work.slots.split(";"));
  const rows = given.map((row) => {
    const [title = "", kind = "", places = "2", starts = "@3T10:00"] = row.split("|");
    return [title, kind, starts, String(most ?? places)].join("|");
  });
  const minutes = /\b(\d)[- ]?h(?:ou)?rs?\b/i.exec(text)?.[1];
  const slot = kept(
    { id: one, name: one, plural: `${one}s`, role: "event", icon: "calendar-clock" },
    [
      `${capital(one)}: text`,
      said.length > 1 || timed !== undefined ? undefined : work.kind,
      "Starts: dateTime 1..14 08:00..18:00",
      minutes !== undefined && `Length: duration ${String(Number(minutes) * 60)}..${String(Number(minutes) * 60)}`,
      "Places: number 1..6",
      "Notes: longText Meet by the main entrance.|Everything you need is there.|Please be there ten minutes early.",
    ],
    table(
      `${said.length > 1 || timed !== undefined ? "kind" : (work.kind.split(":")[0] ?? "kind").toLowerCase()} starts places`,
      rows.join("\n"),
    ),
  );
  const isParents = /\bparents?|school|nursery|pta|mums?|dads?\b/.test(lower);
  const helper = kept(
    { id: "signUp", name: "sign-up", plural: "sign-ups", role: "place", icon: "user-check" },
    [
      "Name: text",
      `${capital(one)}: relation ${one}`,
      isParents && "Child: text",
      "Phone: phone",
      "Note: text I can stay longer.|Call me if somebody drops out.|First time, happy to learn.",
    ],
    table(`${one} phone`, namesOn(given.map((row) => row.split("|")[0] ?? "")).join("\n")),
  );
  const occasion = occasionIn(text);
  return signUp({
    text,
    givenName,
    things: [slot, helper],
    adding: `Add a ${one}`,
    made: occasion === undefined ? "Sign-up Sheet" : `${capital(occasion)} Sign-up`,
    itch: "Who is on next?",
    icon: "clipboard-list",
  });
}

/** A few of the slots are taken, and none is full beyond its places. */
const namesOn = (titles: readonly string[]): string[] =>
  titles.slice(0, 3).map((title, at) => `${PEOPLE[at] ?? ""}|${title}|555-01${String(11 + at)}`);

const BROUGHT: readonly { says: RegExp; kind: string; items: string }[] = [
  {
    says: /\bthanksgiving\b/,
    kind: "Kind: choice starter|main|side|dessert|drink",
    items:
      "Roast turkey|main|1;Mashed potatoes|side|2;Green beans|side|1;Cranberry sauce|side|1;Pumpkin pie|dessert|2;Cider|drink|3",
  },
  {
    says: /\b(?:christmas|xmas)\b/,
    kind: "Kind: choice starter|main|side|dessert|drink",
    items:
      "Mince pies|dessert|3;Roast vegetables|side|2;Cheese board|starter|2;Nut roast|main|1;Mulled wine|drink|2;Crackers|side|2",
  },
  {
    says: /\b(?:cakes?|bakes?|baking|bakers?)\b/,
    kind: "Kind: choice cake|biscuits|savoury|gluten-free",
    items:
      "Sponge cake|cake|3;Lemon drizzle|cake|2;Brownies|biscuits|3;Scones|cake|2;Cheese straws|savoury|2;Gluten-free bake|gluten-free|2",
  },
  {
    says: /\b(?:bbq|barbecue|braai)\b/,
    kind: "Kind: choice grill|salad|bread|dessert|drink",
    items:
      "Sausages|grill|2;Vegetable skewers|grill|2;Potato salad|salad|2;Bread and butter|bread|2;Fruit|dessert|2;Ice and drinks|drink|3",
  },
  {
    says: /\b(?:camp(?:ing)?|trip|hike|festival)\b/,
    kind: "Kind: choice kitchen|shelter|food|other",
    items:
      "Gas stove|kitchen|1;Big pan|kitchen|1;Tarpaulin|shelter|2;Breakfast things|food|2;First aid box|other|1;Torches|other|3",
  },
  {
    says: /./,
    kind: "Kind: choice savoury|salad|dessert|drink|things",
    items:
      "Quiche or savoury pie|savoury|3;Green salad|salad|2;Bread and dips|savoury|2;Cake or pudding|dessert|3;Soft drinks|drink|3;Plates and cups|things|1",
  },
];

/** Who brings what: dishes and things, each with how many are wanted and who brings one. */
export function bringingOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const set = BROUGHT.find(({ says }) => says.test(lower)) ?? BROUGHT.at(-1);
  const said = listAfter(text, /\b(?:need(?:ed|s)?|bring|items?|list|things|dishes)\s*(?::|like|such as)\s*/i).map(
    capital,
  );
  const behind = /:\s*([^.!?\n]+)/.exec(firstSentence(text))?.[1];
  const named = said.length > 1 ? said : behind === undefined ? [] : entriesOf(behind).map(capital);
  // 'Who brings what, office lunch, rice, salad, lemonade'
  const pieces = text.split(",").map((piece) => piece.trim().replace(/[.!?]+$/, ""));
  const dishes = pieces.filter(
    (piece) =>
      piece.split(" ").length < 4 &&
      !/\b(?:who|what|party|lunch|dinner|picnic|brunch|potluck|bring\w*|people|please)\b|\d/i.test(piece),
  );
  if (named.length < 2 && dishes.length > 2) named.push(...dishes.map(capital));
  const rows = named.length > 1 ? named.map((title) => `${title}||2`) : (set?.items.split(";") ?? []);
  const item = kept(
    {
      id: "dish",
      name: named.length > 1 ? "item" : /\btrip|camp|hike\b/.test(lower) ? "thing" : "dish",
      plural: named.length > 1 ? "items" : /\btrip|camp|hike\b/.test(lower) ? "things" : "dishes",
      role: "place",
      icon: "utensils",
    },
    ["What: text", named.length > 1 ? undefined : set?.kind, "Places: number 1..4", "Notes: text"],
    table("kind places", rows.join("\n")),
  );
  const titles = rows.map((row) => row.split("|")[0] ?? "");
  const bringer = kept(
    { id: "signUp", name: "promise", plural: "promises", role: "place", icon: "user-check" },
    [
      "Name: text",
      "What: relation dish",
      "Exactly: text A large one|Enough for eight|The usual",
      "Allergens: tags none|nuts|milk|gluten|egg",
    ],
    table(
      "what exactly",
      titles
        .slice(0, 3)
        .map((title, at) => `${PEOPLE[at] ?? ""}|${title}|`)
        .join("\n"),
    ),
  );
  const occasion = occasionIn(text);
  return signUp({
    text,
    givenName,
    things: [item, bringer],
    adding: "Add to the list",
    made: occasion === undefined ? "Who Brings What" : `${capital(occasion)}: Who Brings What`,
    itch: "Five potato salads again?",
    icon: "utensils",
  });
}

/** What it is for: 'the street party'. */
function occasionIn(text: string): string | undefined {
  const said = /\b(?:for|to|at)\s+(?:the|our|my|a|an)?\s*((?:[\p{L}\p{N}'-]+\s?){1,4})/iu.exec(
    withoutOpening(firstSentence(text)),
  )?.[1];
  const words = said
    ?.replace(/\s+(?:with|in|at|on|to|so|sign|signup|and|where|who|every|morning|evening|each|need|needs).*$/i, "")
    .trim();
  return words === undefined || words === "" || words.split(" ").length > 4 ? undefined : singularOf(words);
}

function signUp({
  text,
  givenName,
  things,
  adding,
  made,
  itch,
  icon,
}: {
  text: string;
  givenName: string | undefined;
  things: Together["things"];
  adding: string;
  made: string;
  itch: string;
  icon: string;
}): Together {
  return {
    kind: "signUp",
    form: "portal",
    name: givenName ?? nameFrom(text, made),
    icon,
    things,
    words: {
      tagline: "Who is down for what, and where somebody is still wanted.",
      itch,
      promise: "Every place taken, nobody twice",
      pov: "POV: the list filled up overnight",
    },
    adding,
  };
}
