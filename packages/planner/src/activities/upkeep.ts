import { capital } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, daysAfter, field, form, mark, rollup, stats } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { entriesIn, nameOf } from "./facts.ts";
import { all, either } from "./signs.ts";

/** What has to be done again and again: how people say it, what there is to do, every so many days, and where. */
type Task = readonly [says: RegExp, what: string, every: number, where: string];

const HOME: readonly Task[] = [
  [/\bfilters?\b|\bfurnace|\bhvac|\bair ?con/, "Furnace filter", 90, "Basement"],
  [/\bfilters?\b|\bfridge|\bwater filters?/, "Fridge water filter", 180, "Kitchen"],
  [/\bfilters?\b|\bhood/, "Range hood filter", 90, "Kitchen"],
  [/\bbatter(?:y|ies)\b|\bsmoke/, "Smoke alarm batteries", 365, "Hallway"],
  [/\bbatter(?:y|ies)\b|\bclocks?/, "Wall clock batteries", 365, "Living room"],
  [/\bbatter(?:y|ies)\b|\bremotes?/, "Remote control batteries", 270, "Living room"],
  [/\bdescal\w*|\bkettle|\bcoffee|\blimescale/, "Descale the coffee maker", 60, "Kitchen"],
  [/\bdescal\w*|\bdishwasher/, "Clean the dishwasher filter", 30, "Kitchen"],
  [/\bboiler|\bheating|\bservic\w+/, "Boiler service", 365, "Basement"],
  [/\bgutters?/, "Clean the gutters", 180, "Outside"],
  [/\bchimney|\bstove/, "Chimney sweep", 365, "Living room"],
  [/\bmattress/, "Turn the mattresses", 90, "Bedrooms"],
  [/\bsheets|\bbedding|\blinen/, "Change the sheets", 14, "Bedrooms"],
  [/\bplants?|\bwater(?:ed|ing)\b/, "Water the plants", 7, "Living room"],
  [/\bdryer|\bvents?\b/, "Clean the dryer vent", 180, "Laundry"],
  [/\bextinguishers?/, "Check the fire extinguisher", 365, "Hallway"],
  [/\bdefrost|\bfreezer/, "Defrost the freezer", 180, "Kitchen"],
  [/\btoothbrush/, "New toothbrush heads", 90, "Bathroom"],
];
const CAR: readonly Task[] = [
  [/\boil\b/, "Oil change", 365, "Car"],
  [/\btyres?|\btires?|\bpressure/, "Check tire pressure", 30, "Car"],
  [/\bwipers?/, "Wiper blades", 365, "Car"],
  [/\bservic\w+|\binspection|\bmot\b/, "Yearly service", 365, "Car"],
  [/\bchain\b/, "Oil the chain", 30, "Bike"],
  [/\bwash\w*/, "Wash the car", 30, "Car"],
];
const PETS: readonly Task[] = [
  [/\bnails?|\bclaws?/, "Trim the nails", 28, "Dog"],
  [/\bflea|\btick|\bworm\w*/, "Flea and tick treatment", 30, "Dog"],
  [/\bbath\w*|\bgroom\w*|\bbrush\w*/, "Brush the coat", 7, "Dog"],
  [/\blitter/, "Change all of the litter", 7, "Cat"],
  [/\btanks?|\baquari\w+|\bfish/, "Change a third of the water", 14, "Tank"],
  [/\bvaccin\w*|\bjabs?|\bshots?|\bvet\b/, "Vaccination", 365, "Dog"],
];

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^d/, 1],
  [/^w/, 7],
  [/^fortnight/, 14],
  [/^month/, 30],
  [/^quarter/, 91],
  [/^y/, 365],
];
const EVERY = new RegExp(
  `\\b([\\p{L}][\\p{L} '-]{2,40}?)\\s*[,:(]?\\s*(?:every|each)\\s+(?:(other)\\s+)?(?:${NUMBER}\\s+)?(days?|weeks?|fortnights?|months?|quarters?|years?)\\b`,
  "giu",
);

/** What the text says has to be done every so often: 'descale the kettle every 6 weeks'. */
function saidTasks(text: string): { what: string; every: number }[] {
  return [...text.matchAll(EVERY)].flatMap(([, what = "", other, count, unit = ""]) => {
    const days = UNITS.find(([says]) => says.test(unit.toLowerCase()))?.[1] ?? 30;
    const clean = what
      .replace(
        /^.*\b(?:remind me to|i (?:should|need to|have to|must)|that|when|and|need(?:s|ed)?(?: to)?|to|the|has to|have to|must be|changing|change|be)\s+/i,
        "",
      )
      .replace(/\s+(?:is|are|needs?|has|have|done|due|changed|cleaned|to be)$/i, "")
      .trim();
    const times = count === undefined ? (other === undefined ? 1 : 2) : numberOf(count);
    return clean.length < 3 ||
      clean.split(" ").length > 5 ||
      /^(?:it|them|this|something|things?|stuff|what|who)$/i.test(clean)
      ? []
      : [{ what: capital(clean), every: Math.max(1, Math.round(days * times)) }];
  });
}

/** Words of an upkeep list that a text gives itself: 'when I last changed filters and batteries'. */
const CHANGED =
  /\b(?:last|to) (?:i )?(?:changed?|cleaned?|replaced?|serviced?|washed|descaled|did|watered|checked|swapped)\s+(?:the |my |our |all )?([^.!?\n]+)/i;

/** What the text says of what has to be done, and the sample rows that follow from it. */
function taskFacts({ text, lower }: ActivityText) {
  const isCar = /\b(?:car|bikes?|van|motorbike|motorcycle|vehicle|truck|boat)\b/.test(lower);
  const isPet = /\b(?:dogs?|cats?|pets?|puppy|aquarium|tank|rabbits?|horse)\b/.test(lower);
  const known = isCar ? CAR : isPet ? PETS : HOME;
  const said = saidTasks(text);
  const heard = known.filter(([says]) => says.test(lower));
  const behind = entriesIn(
    (CHANGED.exec(text)?.[1] ?? "").replace(/\s+(?:around|in|at|of|on) (?:the|my|our) .*$/i, ""),
    3,
  );
  // Things with a word of their own that is not known stand as the text says them.
  const own = behind
    .filter((entry) => !known.some(([says]) => says.test(entry.toLowerCase())))
    .map((what) => ({ what: capital(what), every: 90 }));
  const chosen: readonly { what: string; every: number; where?: string }[] =
    said.length > 1
      ? said
      : heard.length > 0 || own.length > 0
        ? [...said, ...heard.slice(0, 9).map(([, what, every, where]) => ({ what, every, where })), ...own]
        : known.slice(0, 9).map(([, what, every, where]) => ({ what, every, where }));
  // Some are overdue, some soon, the others later.
  const shares = [1.15, 0.97, 0.5, 1.04, 0.2, 0.75, 0.35, 0.9, 0.1];
  const lines = chosen
    .slice(0, 12)
    .map(({ what, every, where }, at) => [
      what,
      where ?? "",
      every,
      day(-Math.max(1, Math.round(every * (shares[at % shares.length] ?? 0.5)))),
    ]);
  const place = isCar ? "Which" : isPet ? "Who" : "Where";
  const placeId = field(`${place}: text`, { id: "place" });
  const hasPlace = lines.some(([, where]) => where !== "");
  return { lines, place, placeId, text, hasPlace, isCar, isPet };
}

type TaskFacts = ReturnType<typeof taskFacts>;

const taskEntities = ({ lines, placeId }: TaskFacts): Activity["entities"] => [
  {
    id: "task",
    name: "Task",
    plural: "Tasks",
    icon: "wrench",
    fields: [
      "What: text",
      placeId,
      field("Every: number 7..365 days", { required: true, min: 1, help: "In days: 30 is a month, 365 a year" }),
      field("Last done: date -90..0", { required: true, default: "@today" }),
      daysAfter("Next due", "lastDone", "every", {
        warn: [
          mark(when.lt("nextDue", "@today"), "alert", "Overdue"),
          mark(when.lte("nextDue", "@+7"), "attention", "Soon"),
        ],
      }),
      rollup("Times done", "count", "done.task"),
      "Notes: longText",
    ],
    rows: lines.map(([what, where, every, last]) => ({
      what,
      ...(where !== "" && { place: where }),
      every,
      lastDone: last,
    })),
    actions: [{ do: "set", field: "lastDone", value: "@today", label: "Done today", icon: "check" }],
  },
  {
    id: "done",
    name: "Note",
    plural: "Notes",
    icon: "notebook-pen",
    fields: [
      "What was done: text",
      field("Task: relation task", { required: true }),
      field("On: date -60..0", { default: "@today" }),
      "Cost: money 0..60 EUR",
    ],
    rows: [],
    // Noting it is doing it.
    effects: [{ via: "task", field: "lastDone", set: "@today" }],
  },
];

const taskPages = ({ hasPlace }: TaskFacts): Activity["pages"] => [
  {
    title: "Due",
    icon: "bell",
    blocks: [
      {
        kind: "due",
        title: "What's due",
        entity: "task",
        dueField: "nextDue",
        lastField: "lastDone",
        doneLabel: "Done today",
        facts: ["lastDone", ...(hasPlace ? ["place"] : [])],
      },
    ],
  },
  {
    title: "All tasks",
    icon: "list",
    blocks: [
      stats(
        ["Overdue", countOf("task", when.lt("nextDue", "@today")), "circle-alert"],
        ["Tasks", countOf("task"), "list"],
      ),
      {
        kind: "table",
        title: "All tasks",
        entity: "task",
        fields: [...(hasPlace ? ["place"] : []), "every", "lastDone", "nextDue"],
        sort: { field: "nextDue", direction: "asc" },
      },
      form(
        "task",
        "Add a task",
        ["what", "place", "every", "lastDone", "notes"],
        "Add task",
        "It comes up when it's due.",
      ),
    ],
  },
  {
    title: "Notes",
    icon: "notebook-pen",
    blocks: [
      form(
        "done",
        "Note what was done",
        ["whatWasDone", "task", "on", "cost"],
        "Save note",
        "Noted, and the task starts over.",
      ),
      {
        kind: "list",
        title: "Notes",
        entity: "done",
        subtitleField: "task",
        facts: ["on", "cost"],
        sort: { field: "on", direction: "desc" },
      },
    ],
  },
];

/** What has to be done again and again, the overdue first. */
function upkeepOf(read: ActivityText): Activity {
  const facts = taskFacts(read);
  const { isCar, isPet } = facts;
  const { text, givenName } = read;
  return {
    id: "upkeep",
    form: "tracker",
    icon: "wrench",
    name: givenName ?? nameOf(text, isCar ? "Car Upkeep" : isPet ? "Pet Care" : "Home Upkeep"),
    words: {
      tagline: "When it was last done, and when it's due again.",
      itch: "When did I last do that?",
      promise: "One tap when it's done",
      pov: "POV: nothing is overdue",
    },
    entities: taskEntities(facts),
    pages: taskPages(facts),
  };
}

/** What has to be done again after some time. */
export const upkeep: ActivityKind = {
  id: "upkeep",
  yields: true,
  few: /\b(?:home|house|household|car|bike|appliance) (?:maintenance|upkeep) (?:tracker|log|reminders?|schedule|list|app)\b|\bwhen (?:did )?(?:i|we) last\b(?! (?:spoke|saw|met|talked|texted|called))|\bremind me (?:when|to|about) (?:i )?.*\b(?:filters?|batter\w+|descal\w+|nails|oil|sheets|boiler)\b|\breminders? (?:for|to|about) (?:chang|clean|replac|servic|descal|water)\w*\b|\blast time (?:i|we) (?:changed|cleaned|replaced|descaled|serviced|watered|washed|trimmed|did)\b|\bdue for (?:an? )?(?:oil|service|inspection|new (?:tyres|tires))\b|\blast (?:changed|cleaned|replaced|descaled|watered|done) \b/,
  head: /\b(?:home|house|household) (?:maintenance|upkeep) (?:reminders?|log|schedule|list|tracker)\b|\bwhen (?:did )?(?:i|we) last (?:changed?|cleaned?|replaced?|did|descaled?|serviced?|washed|watered|flea|wormed|trimmed|bathed)\b|\bremind(?:s|er)?s? (?:me )?(?:when|to|about|of)\b.*\b(?:filters?|batter\w+|descal\w+|nails|boiler|gutters?)\b/,
  anywhere: either(
    /\bwhen (?:i|we) last (?:changed|cleaned|replaced|descaled|serviced|watered)\b/,
    all(
      /\b(?:oil change|ty?ire pressure|tyre pressure|chain oil|inspection|filters?|descal\w*|smoke alarms?|batteries|gutters?)\b/,
      /\b(?:overdue|never know when|when (?:which|it|they|each|i) (?:needs?|last|was|were|is|are)|last done|last did)\b/,
      /\b(?:my|our|the) (?:\w+ )?(?:cars?|bikes?|house|home|flat|family|appliances?|van)\b|\bin the (?:house|family|flat)\b/,
    ),
  ),
  not: /\b(?:customers?|clients?|fleet|machines?|tenants?|hotel|factory|plant maintenance|work orders?|technicians?|website|cmms|wound|patients?|nappy|diaper|baby|hives?)\b/,
  make: upkeepOf,
};
