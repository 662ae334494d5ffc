import { capital, singularOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, daysAfter, field, form, numbered, rollup, rowsOf, stats, turn } from "./build.ts";
import { countIn, listBehind, nameOf, peopleIn, weekdayIn } from "./facts.ts";
import { all, either } from "./signs.ts";

/** What there are several of in each turn. */
const PLACES =
  "spots|spaces|bays|desks|machines|seats|lanes|courts|jobs|chores|tasks|duties|cars|rooms|lockers|slots|plätze|aufgaben|plazas|tareas|places|tâches|vagas|tarefas";
/** One of them, in other languages. */
const SINGULAR: Readonly<Record<string, string>> = {
  plätze: "Platz",
  aufgaben: "Aufgabe",
  plazas: "plaza",
  tareas: "tarea",
  tâches: "tâche",
  tarefas: "tarefa",
  vagas: "vaga",
};
const COUNTED = new RegExp(`(?<!\\p{L})(?:${PLACES})(?!\\p{L})`, "iu");
const NAMES_DOWN =
  /\b(?:put|putting|write|sign)\b[^.]{0,20}\b(?:names?|themselves|yourself) (?:down|up|in)\b|\bsign(?:s|ing)?[- ]?up\b|\bpick (?:their|a|your) (?:own )?(?:dates?|days?|sundays?|weeks?)\b|\bclaim (?:a|their)\b/;
/** Of these there are sheets with shifts and places to sign up for. */
const HAS_SHEETS =
  /\b(?:teas?|coffee|flowers?|snacks?|fruit|school run|car ?pool|lifts?|reading|volunteers?|meals?|church|village|community|feeding|milk|litter|parents?)\b/;
const DAILY =
  /\b(?:daily|each day|every day|per day|a day|each night|every night|nightly|each evening|each morning|every morning|täglich|cada día|chaque jour|cada dia)\b/;
const MONTHLY = /\b(?:monthly|each month|every month|a month each|by month|monatlich|cada mes|chaque mois|cada mês)\b/;
const LEFT_OUT =
  /\b(?:no|not|never|except|apart from|without|excluding|skip(?:ping)?)\b(?: \w+){0,3}? (?:in|on|during|over|for)?\s*((?:lent|advent|august|july|december|christmas|easter|(?:school |bank |public )?holidays?|half[- ]term|vacations?)(?:,? (?:and|or) (?:lent|advent|august|july|december|christmas|easter|holidays?))*)/i;
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** So many turns are planned ahead at most. */
const MOST_TURNS = 48;

const WORDS: Activity["words"] = {
  tagline: "Whose turn it is, who's next, and that it stays fair.",
  itch: "Whose turn is it?",
  promise: "Everyone's turn, planned ahead",
  pov: "POV: nobody argues about whose turn it is",
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Turns given out one after the other, so that everybody has as many as the others. */
function fairRota({ text, lower, givenName }: ActivityText): Activity {
  const listed = listBehind(text, PLACES).map(capital);
  const { names, areNamed } = peopleIn(listed.length > 1 ? withoutList(text, listed) : text, { usual: 4, most: 24 });
  const noun = COUNTED.exec(text)?.[0]?.toLowerCase();
  const one = noun === undefined ? undefined : (SINGULAR[noun] ?? singularOf(noun));
  const count = Math.min(countIn(text, PLACES) ?? 1, 12);
  const places =
    listed.length > 1
      ? listed
      : count > 1 && one !== undefined
        ? Array.from({ length: count }, (_, at) => `${capital(one)} ${String(at + 1)}`)
        : [];
  const each = Math.max(1, places.length);
  const step = DAILY.test(lower) ? 1 : MONTHLY.test(lower) ? 30 : 7;
  // A full round leaves nobody behind.
  const round = names.length / gcd(names.length, each);
  const turns = Math.max(1, Math.min(Math.floor(MOST_TURNS / each), round < 6 ? round * 2 : round));
  const label = one === undefined ? "What" : capital(one);
  const lines = Array.from({ length: turns * each }, (_, at) => {
    const when = Math.floor(at / each);
    return [turn(places, at % each), turn(names, at), day(when * step), false];
  });
  const title = places.length > 0 ? `${label}: text` : numbered("Turn");
  const titleId = places.length > 0 ? field(`${label}: text`).id : "number";
  const isTask = !/\b(?:spots?|spaces?|bays?|desks?|seats?|lockers?|rooms?|cars?)\b/.test(one ?? "");
  const lasts = step > 1;
  const current = lasts ? [when.lte("starts", "@today"), when.gte("until", "@today")] : [when.eq("starts", "@today")];
  const period = step === 7 ? "This week" : step === 1 ? "Today" : "This month";
  const columns = lasts ? ["who", "starts", "until"] : ["who", "starts"];
  return {
    id: "rota",
    form: "tracker",
    icon: "rotate-cw",
    name: givenName ?? nameOf(text, "Rota"),
    words: WORDS,
    entities: [
      {
        id: "person",
        name: "Person",
        plural: "People",
        icon: "users",
        fields: [
          "Name: text",
          rollup("Turns", "count", "turn.who"),
          rollup("Next turn", "earliest", "turn.who.starts", { where: [when.gte("starts", "@today")] }),
          isTask ? rollup("Done", "count", "turn.who", { where: [when.eq("done", true)] }) : undefined,
          "Phone: phone",
        ],
        rows: names.map((name) => ({ name })),
      },
      {
        id: "turn",
        name: "Turn",
        plural: "Turns",
        icon: "rotate-cw",
        fields: [
          title,
          field("Who: relation person", { required: true }),
          // The next one that nobody has been given yet.
          field("Starts: date 0..60", { required: true, default: `@+${String(turns * step)}` }),
          lasts ? daysAfter("Until", "starts", step - 1) : undefined,
          isTask ? "Done: boolean 0" : undefined,
          "Note: text",
        ],
        rows: rowsOf(`${titleId} who starts${isTask ? " done" : ""}`, lines),
        // Nobody has two at once, and nothing is given out twice.
        limits:
          places.length > 0
            ? [
                { per: [titleId, "starts"], most: 1 },
                ...(places.length <= names.length ? [{ per: ["who", "starts"], most: 1 }] : []),
              ]
            : [{ per: ["starts"], most: 1 }],
      },
    ],
    pages: [
      {
        title: period,
        icon: "calendar-check",
        blocks: [
          {
            kind: "list",
            title: period,
            entity: "turn",
            subtitleField: "who",
            facts: lasts ? ["until"] : [],
            where: current,
            ...(isTask && {
              actions: [{ do: "toggle", field: "done", label: "Done", doneLabel: "Done", icon: "check" }],
            }),
          },
          {
            kind: "agenda",
            title: "Coming up",
            entity: "turn",
            dateField: "starts",
            facts: ["who"],
            where: [when.gt("starts", "@today")],
          },
        ],
      },
      {
        title: "Plan",
        icon: "calendar-days",
        blocks: [
          {
            kind: "table",
            title: "All turns",
            entity: "turn",
            fields: columns,
            sort: { field: "starts", direction: "asc" },
          },
          form(
            "turn",
            "Plan a turn",
            [...(places.length > 0 ? [titleId] : []), "who", "starts", "note"],
            "Add turn",
            "The turn is planned.",
          ),
        ],
      },
      {
        title: "Fair share",
        icon: "scale",
        blocks: [
          stats(["Turns planned", countOf("turn"), "rotate-cw"], ["People", countOf("person"), "users"]),
          { kind: "leaderboard", title: "Turns each", entity: "person", scoreField: "turns", limit: 40 },
          {
            kind: "table",
            title: "People",
            entity: "person",
            fields: ["turns", "nextTurn", ...(isTask ? ["done"] : [])],
          },
          form("person", "Add a person", ["name", "phone"], "Add person", "They're on the rota."),
        ],
      },
    ],
    notes: [
      areNamed
        ? "To swap, change who is on a turn. New turns are added by hand."
        : "The names are examples: rename them under Fair share. To swap, change who is on a turn.",
      ...leftOutNote(text),
    ],
  };
}

const withoutList = (text: string, entries: readonly string[]): string =>
  entries.reduce(
    (rest, entry) => rest.replace(new RegExp(entry.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i"), ""),
    text,
  );

function leftOutNote(text: string): string[] {
  const said = LEFT_OUT.exec(text)?.[1];
  return said === undefined
    ? []
    : [
        `Dates in ${said.replace(/\b(?:lent|advent|august|july|december|christmas|easter)\b/g, capital)} aren't blocked by themselves: put “Closed” down for them.`,
      ];
}

/** Free dates on one day of the week that people put their own name down for. */
function claimedDates({ text, lower, givenName }: ActivityText): Activity {
  const weekday = weekdayIn(text);
  const open = DAYS.find((each) => weekday?.startsWith(each) === true);
  const closed = open === undefined ? [] : DAYS.filter((each) => each !== open);
  const dates = weekday === undefined ? "dates" : `${capital(weekday)}s`;
  const names = weekday === undefined ? peopleIn("", { usual: 4 }).names : [];
  const isDaily = DAILY.test(lower);
  return {
    id: "rota",
    form: "booking",
    icon: "calendar-heart",
    name: givenName ?? nameOf(text, "Rota"),
    words: {
      tagline: `Pick a free date and put your name down.`,
      itch: "Who's on next?",
      promise: "Every date covered, nobody twice",
      pov: "POV: the whole rota filled itself",
    },
    entities: [
      {
        id: "turn",
        name: "Turn",
        plural: "Turns",
        icon: "calendar-check",
        fields: [
          "Name: text",
          field("Date: date 1..60", { required: true }),
          "Time: time 10:00..10:00",
          "Phone: phone",
          "Note: text",
        ],
        rows: rowsOf(
          "name date time",
          names.map((name, at) => [name, day(at * (isDaily ? 1 : 7) + 2), "10:00"]),
        ),
        limits: [{ per: ["date"], most: 1 }],
      },
    ],
    pages: [
      {
        title: "Put your name down",
        icon: "calendar-plus",
        blocks: [
          {
            kind: "booking",
            title: `Free ${dates}`,
            entity: "turn",
            dateField: "date",
            timeField: "time",
            nameField: "name",
            from: "10:00",
            to: "11:00",
            stepMinutes: 60,
            fields: ["phone", "note"],
            ...(closed.length > 0 && { closed }),
            note: "One person per date. Taken dates can't be picked again.",
          },
        ],
      },
      {
        title: "Who's on",
        icon: "users",
        blocks: [
          stats(["Dates taken", countOf("turn", when.gte("date", "@today")), "calendar-check"]),
          {
            kind: "agenda",
            title: "Coming up",
            entity: "turn",
            dateField: "date",
            facts: ["note"],
            where: [when.gte("date", "@today")],
          },
          { kind: "calendar", title: "By month", entity: "turn", dateField: "date" },
          { kind: "table", title: "Everyone so far", entity: "turn", fields: ["date", "phone", "note"] },
        ],
      },
    ],
    notes: leftOutNote(text),
  };
}

/** Turns that people take: planned ahead and fair, or put down for by themselves. */
export const rota: ActivityKind = {
  id: "rota",
  yields: true,
  few: /\b(?:rotas?|duty roster|chore (?:chart|wheel|rotation)|cleaning (?:schedule|roster)|take turns|taking turns|whose turn|who'?s turn|(?:desk|parking|spot|seat|chore|cooking|duty|driver|driving) rotation|duty (?:plan|list|schedule))\b|\bon duty\b.*\b(?:each|every|per) (?:day|week)\b|\bwho(?:'s| is)? (?:\w+ ){1,4}(?:this|next) week\b|\bwho (?:buys|brings|does|cooks|cleans|drives|feeds) (?:\w+ ){0,3}(?:this|next) week\b/,
  head: /\b(?:rota|chore (?:chart|wheel|rotation))\b|\b(?:take|taking) turns\b|\bwhose turn\b/,
  anywhere: either(
    /\b(?:whose turn it is|we take (?:it in )?turns|taking turns)\b/,
    all(
      /\b(?:each|every) (?:week|day|morning|evening|month|time)\b[^.]{0,12}\b(?:one of us|somebody else|someone else|another (?:one|family|person))\b|\bone of us (?:drives|cooks|cleans|does|brings|buys)\b/,
      /\b(?:fair|whose (?:turn|week|day)|swap|twice in a row|who (?:drives|cooks|cleans|is on|does it) (?:today|tomorrow|next))\b/,
    ),
    all(
      /\bput (?:their|your|our) (?:own )?names? down\b/,
      /\b(?:every|each) (?:sun|mon|tues|wednes|thurs|fri|satur)day\b/,
    ),
  ),
  not: /\b(?:staff|nurses?|doctors?|employees?|wards?|hospital|restaurant|cafe|agency|crop|tyres?|tires?|shifts?|game|carer|carers|care home|turn[- ]based|lesson|police|firefighters?|guards?|lifeguards?|assistants?|dental|clinic|surgery|technicians?|workers?|waiters?|pharmac\w+|was it|(?:chess|tic tac) |who pays|who(?:'s| is)? (?:in|off|out|away|working|coming|playing|free|available)|won|winner)\b/,
  make(read) {
    const { text, lower } = read;
    const isClaimed = NAMES_DOWN.test(lower);
    if (isClaimed) return weekdayIn(text) === undefined ? undefined : claimedDates(read);
    const hasPeople = peopleIn(text, { usual: 0 }).names.length > 1;
    // Sheets to sign up for have work and places; turns that go round have people.
    return HAS_SHEETS.test(lower) && !hasPeople ? undefined : fairRota(read);
  },
};
