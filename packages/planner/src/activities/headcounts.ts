import { capital } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, numbered, rollup, rowsOf, stats, turn } from "./build.ts";
import { countIn, listBehind, nameOf, peopleIn, someKids, somePeople } from "./facts.ts";
import { all } from "./signs.ts";

const CHILDREN = "pupils?|kids|children|students?|scouts|campers|girls|boys|teens|youths";
const MOST_STOPS = 6;

/** Who is there at every stop, ticked off one by one. */
function headcount({ text, lower, givenName }: ActivityText): Activity {
  const isGrown = !new RegExp(`\\b(?:${CHILDREN}|school|camp|class)\\b`).test(lower);
  const [one, many] = isGrown ? ["Traveler", "Travelers"] : ["Child", "Children"];
  const pupil = /\bpupils?\b/.test(lower)
    ? ["Pupil", "Pupils"]
    : /\bstudents?\b/.test(lower)
      ? ["Student", "Students"]
      : [one, many];
  const [single = one, plural = many] = pupil;
  const count = Math.min(
    countIn(text, isGrown ? "people|guests|travell?ers|hikers|members|passengers" : CHILDREN) ?? 16,
    60,
  );
  const groups = Math.min(
    countIn(text, "groups|buses|minibuses|teams|cars|patrols") ?? (/\bgroups?|buses\b/.test(lower) ? 3 : 0),
    10,
  );
  const listed = listBehind(text, "stops?|stations?|sites?|places").map(capital);
  const stops = (listed.length > 1 ? listed : ["On the bus", "Arrived", "After lunch", "Back on the bus"]).slice(
    0,
    MOST_STOPS,
  );
  const noun = /\bbuses|minibuses\b/.test(lower) ? "Bus" : /\bcars\b/.test(lower) ? "Car" : "Group";
  const names = isGrown ? somePeople(count) : someKids(count);
  const adults = somePeople(30).slice(24);
  const stopIds = stops.map((stop) => field(`${stop}: boolean`).id);
  const [first = "onTheBus"] = stopIds;
  const hasGroups = groups > 1;
  return {
    id: "headcount",
    form: "tracker",
    icon: "users",
    name: givenName ?? nameOf(text, "Headcount"),
    words: {
      tagline: "Tap each one in at every stop, and see who's missing.",
      itch: "Is everyone here?",
      promise: "Nobody left behind",
      pov: "POV: all of them are on the bus",
    },
    entities: [
      ...(hasGroups
        ? [
            {
              id: "group",
              name: noun,
              plural: noun === "Bus" ? "Buses" : `${noun}s`,
              icon: "users-round",
              fields: [
                "Name: text",
                "Adult: text",
                "Phone: phone",
                rollup(plural, "count", "child.group", { id: "size" }),
                ...stops.slice(0, 4).map((stop, at) =>
                  rollup(`${stop}: here`, "count", "child.group", {
                    id: `here${String(at + 1)}`,
                    where: [when.eq(stopIds[at] ?? first, true)],
                  }),
                ),
              ],
              rows: Array.from({ length: groups }, (_, at) => ({
                name: `${noun} ${String(at + 1)}`,
                adult: turn(adults, at),
                phone: `555-01${String(10 + at)}`,
              })),
            },
          ]
        : []),
      {
        id: "child",
        name: single,
        plural,
        icon: "user-round",
        fields: [
          "Name: text",
          hasGroups ? field(`${noun}: relation group`, { id: "group" }) : undefined,
          ...stops.map((stop) => `${stop}: boolean 0`),
          "Note: text",
        ],
        rows: names.map((name, at) => ({
          name,
          ...(hasGroups && { group: `${noun} ${String((at % groups) + 1)}` }),
          // The first stop is under way: three are still to come.
          ...Object.fromEntries(stopIds.map((id, index) => [id, index === 0 && at % 11 !== 4])),
        })),
      },
    ],
    pages: [
      ...stops.slice(0, 5).map((stop, at) => {
        const id = stopIds[at] ?? first;
        return {
          title: stop,
          icon: at === 0 ? "bus" : "map-pin",
          blocks: [
            stats(
              ["Here", countOf("child", when.eq(id, true)), "circle-check"],
              ["Missing", countOf("child", when.ne(id, true)), "circle-alert"],
            ),
            {
              kind: "list" as const,
              title: "Missing",
              entity: "child",
              facts: hasGroups ? ["group"] : [],
              where: [when.ne(id, true)],
              actions: [{ do: "set" as const, field: id, value: true, label: "Here", icon: "check" }],
            },
            {
              kind: "checklist" as const,
              title: "Everyone",
              entity: "child",
              doneField: id,
              ...(hasGroups && { groupField: "group" }),
            },
          ],
        };
      }),
      {
        title: plural,
        icon: "users",
        blocks: [
          hasGroups
            ? {
                kind: "table",
                title: `${noun}s`.replace("Buss", "Buses"),
                entity: "group",
                fields: ["adult", "phone", "size", ...stops.slice(0, 4).map((_, at) => `here${String(at + 1)}`)],
              }
            : undefined,
          form(
            "child",
            `Add a ${single.toLowerCase()}`,
            ["name", ...(hasGroups ? ["group"] : []), "note"],
            "Add",
            "They're on the list.",
          ),
          { kind: "table", title: plural, entity: "child", fields: [...(hasGroups ? ["group"] : []), "note"] },
        ],
      },
    ],
    notes: [
      "Each stop has ticks of its own, so nothing carries over. Stops are fields: rename or add them in the editor.",
    ],
  };
}

/** Who came and who missed which session. */
function register({ text, lower, givenName }: ActivityText): Activity {
  const isKids = new RegExp(`\\b(?:${CHILDREN}|class|school)\\b`).test(lower);
  const count = Math.min(countIn(text, `${CHILDREN}|members|people|players|singers|participants`) ?? 12, 30);
  const { names: said, areNamed } = peopleIn(text, {
    nouns: `${CHILDREN}|members|players|singers|participants`,
    usual: count,
    most: 30,
  });
  const names = areNamed ? said : isKids ? someKids(count) : somePeople(count);
  const [one, many] = isKids ? ["Child", "Children"] : ["Member", "Members"];
  const sessions = [-21, -14, -7, 0].map((at, index) => [`Session ${String(index + 1)}`, day(at)] as const);
  const marks = sessions
    .slice(0, 3)
    .flatMap(([session], by) =>
      names
        .slice(0, 24)
        .map((name, at) => [
          name,
          session,
          (at * 3 + by * 5) % 7 === 0 ? "missed" : (at + by) % 11 === 3 ? "excused" : "came",
        ]),
    );
  return {
    id: "register",
    form: "tracker",
    icon: "clipboard-check",
    name: givenName ?? nameOf(text, "Attendance Register"),
    words: {
      tagline: "Who came, who missed, and how often.",
      itch: "Who was here last time?",
      promise: "The register takes a minute",
      pov: "POV: you know who missed three in a row",
    },
    entities: [
      {
        id: "member",
        name: one,
        plural: many,
        icon: "users",
        fields: [
          "Name: text",
          rollup("Came", "count", "mark.member", { where: [when.eq("state", "came")] }),
          rollup("Missed", "count", "mark.member", { where: [when.eq("state", "missed")] }),
          rollup("Marked", "count", "mark.member"),
          calc("Share", "came", "%", "marked", { unit: "%" }),
          "Phone: phone",
        ],
        rows: names.map((name) => ({ name })),
        actions: [{ do: "log", entity: "mark", via: "member", label: "Mark", icon: "check" }],
      },
      {
        id: "session",
        name: "Session",
        plural: "Sessions",
        icon: "calendar-check",
        fields: [
          "Name: text",
          field("Date: date 0..7", { required: true }),
          rollup("Came", "count", "mark.session", { where: [when.eq("state", "came")] }),
          rollup("Missed", "count", "mark.session", { where: [when.eq("state", "missed")] }),
        ],
        rows: sessions.map(([name, date]) => ({ name, date })),
      },
      {
        id: "mark",
        name: "Mark",
        plural: "Marks",
        icon: "check",
        fields: [
          numbered("Mark"),
          field(`${one}: relation member`, { id: "member", required: true }),
          field("Session: relation session", { required: true }),
          field("State: choice came|missed|excused", { required: true, default: "came" }),
        ],
        rows: rowsOf("member session state", marks),
        limits: [{ per: ["member", "session"], most: 1 }],
      },
    ],
    pages: [
      {
        title: "Take attendance",
        icon: "clipboard-check",
        blocks: [
          {
            kind: "list",
            title: many,
            entity: "member",
            facts: ["came", "missed"],
            actions: [{ do: "log", entity: "mark", via: "member", label: "Mark", icon: "check" }],
          },
          form("session", "Start a session", ["name", "date"], "Start", "Mark who's here."),
        ],
      },
      {
        title: "Sessions",
        icon: "calendar-check",
        blocks: [
          {
            kind: "table",
            title: "Sessions",
            entity: "session",
            fields: ["date", "came", "missed"],
            sort: { field: "date", direction: "desc" },
          },
          {
            kind: "list",
            title: "Who missed",
            entity: "mark",
            subtitleField: "member",
            facts: [],
            groupField: "session",
            where: [when.eq("state", "missed")],
          },
        ],
      },
      {
        title: many,
        icon: "users",
        blocks: [
          {
            kind: "table",
            title: many,
            entity: "member",
            fields: ["came", "missed", "share", "phone"],
            sort: { field: "missed", direction: "desc" },
          },
          form("member", `Add a ${one.toLowerCase()}`, ["name", "phone"], "Add", "They're on the register."),
        ],
      },
    ],
  };
}

/** Headcounts on the way. */
export const headcounts: ActivityKind = {
  id: "headcount",
  few: /\bhead ?counts?\b|\bwho(?:'s|s| is) missing\b|\bcount (?:the )?(?:kids|children|pupils|heads)\b|\broll call\b/,
  head: /\bhead ?counts?\b|\broll call\b/,
  anywhere: all(
    /\b(?:trips?|excursion|outing|bus(?:es)?|hike|coach)\b/,
    /\b(?:who(?:'s|s| is) (?:missing|back|not here)|tick (?:off|them))\b/,
    /\b(?:kids|children|pupils|students|scouts|seniors|teens)\b/,
  ),
  not: /\b(?:employees?|hr|budget|planning|workforce|headcount (?:plan|report|forecast)|hiring|wedding|rsvp|from photos?|camera|stuff|parts?)\b/,
  make: headcount,
};

/** Registers of who came. */
export const registers: ActivityKind = {
  id: "register",
  yields: true,
  few: /\battendance (?:for|of|at) (?:our|my|the) (?:\w+ )?(?:choir|club|class|team|group|band|training|practice|orchestra|troop|lessons)\b|\battendance (?:register|sheet|list|log|tracker|book)\b(?! system)|\bwho came to (?:training|practice|rehearsal|class)\b|\b(?:training|practice|rehearsal|choir|band|team|class) attendance\b/,
  head: /\battendance (?:register|sheet|list|log)\b|\bwho (?:came to|missed) (?:training|practice|rehearsals?)\b/,
  anywhere: all(
    /\b(?:tick|mark|note|write down)\b[^.]{0,16}\bwho (?:is|was|came|comes|turned)\b/,
    /\b(?:training|practi[cs]e|rehearsals?|lessons?|sessions?|classes)\b/,
    /\b(?:absent|missed|missing|how often|attend\w*|came)\b/,
  ),
  not: /\b(?:employees?|staff|payroll|rfid|face|fingerprint|biometric|qr|management system|school management|leave|marks?|grades|timetable|exam)\b/,
  make: register,
};
