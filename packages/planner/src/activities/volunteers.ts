import { type Activity, type ActivityText, when } from "./activity.ts";
import { calc, countOf, field, form, mark, moment, rollup, rowsOf, stats } from "./build.ts";
import { countIn, nameOf, somePeople } from "./facts.ts";

const HELPERS =
  "volunteers?|helpers?|people|bénévoles|volontaires|helfer(?:innen)?|freiwillige|ehrenamtliche|personen|voluntarios|personas|ayudantes|voluntários|pessoas|ajudantes|personnes";
const BASKETS = "baskets?|boxes|shares|paniers|kisten|körbe|cestas|cestos";
const ABSENT =
  /\b(?:not come|don't come|can't (?:come|collect)|ne (?:viennent|vient|peuvent) pas|absent\w*|abwesend|nicht (?:kommen|abholen)|no (?:vienen|pueden)|não (?:vêm|vem|podem))\b/i;
const DAYS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:montags?|lunes|lundis?|segundas?(?:-feiras?)?)\b/i, "Monday"],
  [/\b(?:dienstags?|martes|mardis?|terças?(?:-feiras?)?)\b/i, "Tuesday"],
  [/\b(?:mittwochs?|miércoles|mercredis?|quartas?(?:-feiras?)?)\b/i, "Wednesday"],
  [/\b(?:donnerstags?|jueves|jeudis?|quintas?(?:-feiras?)?)\b/i, "Thursday"],
  [/\b(?:freitags?|viernes|vendredis?|sextas?(?:-feiras?)?)\b/i, "Friday"],
  [/\b(?:samstags?|sábados?|samedis?)\b/i, "Saturday"],
  [/\b(?:sonntags?|domingos?|dimanches?)\b/i, "Sunday"],
];
const HOURS =
  /\b(\d{1,2})(?:\s?(?:h|uhr|:)\s?(\d{2})?)\s?(?:à|bis|a|às|-|–|hasta(?: las)?)\s?(?:las\s)?(\d{1,2})(?:\s?(?:h|uhr|:)\s?(\d{2})?)?/i;
const MANY = 6;

/** What the text says of who is needed when, and the sample rows that follow from it. */
function helperFacts({ text }: ActivityText) {
  const places = Math.min(countIn(text, HELPERS) ?? 3, 40);
  const weekday = DAYS.find(([says]) => says.test(text))?.[1];
  const [, from, fromMinutes = "00", to, toMinutes = "00"] = HOURS.exec(text) ?? [];
  const starts = from === undefined ? "10:00" : `${from.padStart(2, "0")}:${fromMinutes}`;
  const ends = to === undefined ? undefined : `${to.padStart(2, "0")}:${toMinutes}`;
  const baskets = ABSENT.test(text) ? countIn(text, BASKETS) : undefined;
  const titles = Array.from({ length: MANY }, (_, at) => `${weekday ?? "Date"} ${String(at + 1)}`);
  const names = somePeople(5);
  const hasAbsences = ABSENT.test(text);
  return { places, weekday, starts, ends, baskets, titles, names, hasAbsences, text };
}

type HelperFacts = ReturnType<typeof helperFacts>;

const helperEntities = ({
  places,
  weekday,
  starts,
  ends,
  baskets,
  titles,
  names,
  hasAbsences,
}: HelperFacts): Activity["entities"] => [
  {
    id: "slot",
    name: "Date",
    plural: "Dates",
    icon: "calendar-clock",
    fields: [
      "Title: text",
      field("Starts: dateTime 3..40 10:00..10:00"),
      ends === undefined ? undefined : field(`Until: time ${ends}..${ends}`, { default: ends }),
      field("Places: number 1..6", { required: true, min: 1, default: places }),
      rollup("Signed up", "count", "signUp.slot"),
      calc("Places left", "places", "-", "signedUp", {
        warn: [mark(when.lte("placesLeft", 0), "good", "Full"), mark(when.gt("placesLeft", 0), "attention", "Needed")],
      }),
      hasAbsences ? rollup("Not coming", "count", "absence.slot") : undefined,
      baskets === undefined ? undefined : calc("Baskets to prepare", baskets, "-", "notComing"),
    ],
    rows: titles.map((title, at) => ({
      title,
      // Which day a row falls on is told by the calendar alone.
      ...(weekday === undefined && { starts: moment(at * 7 + 4, starts) }),
      ...(ends !== undefined && { until: ends }),
      places,
    })),
    actions: [{ do: "log", entity: "signUp", via: "slot", label: "I'll help", icon: "user-plus" }],
  },
  {
    id: "signUp",
    name: "Sign-up",
    plural: "Sign-ups",
    icon: "user-check",
    fields: ["Name: text", field("Date: relation slot", { id: "slot", required: true }), "Phone: phone", "Note: text"],
    rows: rowsOf(
      "name slot phone",
      names.map((name, at) => [name, titles[at < places ? 0 : 1], `555-01${String(40 + at)}`]),
    ),
    limits: [{ per: ["slot"], mostField: "places" }],
  },
  ...(hasAbsences
    ? [
        {
          id: "absence",
          name: "Absence",
          plural: "Absences",
          icon: "calendar-x",
          fields: ["Name: text", field("Date: relation slot", { id: "slot", required: true }), "Note: text"],
          rows: rowsOf("name slot", [[somePeople(8)[6], titles[0]]]),
        },
      ]
    : []),
];

const helperPages = ({ ends, baskets, hasAbsences }: HelperFacts): Activity["pages"] => [
  {
    title: "Dates",
    icon: "calendar-clock",
    blocks: [
      {
        kind: "cards",
        title: "Where somebody is needed",
        entity: "slot",
        media: "none",
        badges: [],
        facts: [
          "starts",
          "places",
          "placesLeft",
          ...(baskets === undefined ? [] : [field("Baskets to prepare: number").id]),
        ].slice(0, 4),
        actions: [{ do: "log", entity: "signUp", via: "slot", label: "I'll help", icon: "user-plus" }],
      },
      form(
        "signUp",
        "Put your name down",
        ["name", "slot", "phone", "note"],
        "Put me down",
        "Thank you, you're on the list.",
      ),
    ],
  },
  {
    title: "Who helps",
    icon: "users",
    blocks: [
      { kind: "list", title: "Who helps when", entity: "signUp", facts: ["phone"], groupField: "slot" },
      stats(["Sign-ups", countOf("signUp"), "user-check"]),
    ],
  },
  ...(hasAbsences
    ? [
        {
          title: "Not coming",
          icon: "calendar-x",
          blocks: [
            form(
              "absence",
              "I'm not coming",
              ["name", "slot", "note"],
              "Let us know",
              "Thank you for letting us know.",
            ),
            { kind: "list" as const, title: "Who isn't coming", entity: "absence", facts: [], groupField: "slot" },
          ],
        },
      ]
    : []),
  {
    title: "Plan",
    icon: "calendar-days",
    blocks: [
      form(
        "slot",
        "Add a date",
        ["title", "starts", ...(ends === undefined ? [] : ["until"]), "places"],
        "Add",
        "People can sign up now.",
      ),
      { kind: "table", title: "All dates", entity: "slot", fields: ["starts", "places", "signedUp", "placesLeft"] },
    ],
  },
];

/** Dates on which so many are needed, and who has put their name down. */
export function helpersOf(read: ActivityText): Activity {
  const facts = helperFacts(read);
  const { weekday } = facts;
  const { text, givenName } = read;
  return {
    id: "helpers",
    form: "portal",
    icon: "heart-handshake",
    name: givenName ?? nameOf(text, "Helpers"),
    words: {
      tagline: "Who helps when, and where somebody is still needed.",
      itch: "Who's helping next time?",
      promise: "Every date covered, nobody too many",
      pov: "POV: the list filled up by itself",
    },
    entities: helperEntities(facts),
    pages: helperPages(facts),
    notes: weekday === undefined ? [] : ["Fill in the days of the dates under Plan."],
  };
}
