import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, field, form, mark, moment, rowsOf, stats, turn } from "./build.ts";
import { listBehind, nameOf } from "./facts.ts";

/** What happens to a person or an animal and is written down for a doctor: its kinds, what may set it off, and what helped. */
interface Trouble {
  says: RegExp;
  title: string;
  kinds: readonly string[];
  triggers: readonly string[];
  helped: readonly string[];
  minutes: readonly number[];
  notes: readonly string[];
}

const TROUBLES: readonly Trouble[] = [
  {
    says: /\b(?:seizures?|epilep\w*|fits)\b/,
    title: "Seizure",
    kinds: ["full body", "absence", "partial", "cluster"],
    triggers: ["missed dose", "stress", "tiredness", "heat", "unknown"],
    helped: ["rest", "emergency medicine", "nothing needed"],
    minutes: [2, 1, 3, 1, 2, 4],
    notes: [
      "Stiff, then paddling",
      "Stared, did not react",
      "Twitching on the left",
      "Two in a row",
      "Slept an hour after",
      "Vet informed",
    ],
  },
  {
    says: /\b(?:migraines?|headaches?)\b/,
    title: "Migraine",
    kinds: ["migraine", "tension headache", "aura only"],
    triggers: ["weather", "little sleep", "stress", "food", "screen", "hormones", "unknown"],
    helped: ["tablet", "dark room", "sleep", "cold cloth", "nothing"],
    minutes: [240, 90, 360, 45, 120, 180],
    notes: [
      "Right side, with nausea",
      "Mild, worked through it",
      "Aura first",
      "After a long drive",
      "Woke up with it",
      "Better by noon",
    ],
  },
  {
    says: /\b(?:tantrums?|meltdowns?|behaviou?r)\b/,
    title: "Incident",
    kinds: ["meltdown", "refusal", "hitting", "running off"],
    triggers: ["transition", "noise", "hunger", "tiredness", "change of plan", "unknown"],
    helped: ["quiet corner", "distraction", "hug", "time"],
    minutes: [15, 8, 5, 20, 10, 12],
    notes: ["Before leaving the house", "Crowded store", "Homework", "Bedtime", "New classroom", "Party next door"],
  },
  {
    says: /\b(?:asthma|breath\w*|cough\w*)\b/,
    title: "Attack",
    kinds: ["wheezing", "coughing", "short of breath"],
    triggers: ["pollen", "cold air", "exercise", "dust", "pets", "unknown"],
    helped: ["inhaler", "rest", "fresh air"],
    minutes: [10, 25, 5, 15, 8, 30],
    notes: [
      "After running",
      "Woke up at night",
      "In the park",
      "Cleaning day",
      "At a friend's with cats",
      "Cold morning",
    ],
  },
  {
    says: /\b(?:limp\w*|vomit\w*|dogs?|cats?|horses?|pets?|vet)\b/,
    title: "Episode",
    kinds: ["vomiting", "limping", "scratching", "not eating", "other"],
    triggers: ["new food", "long walk", "heat", "stress", "unknown"],
    helped: ["rest", "diet food", "medicine", "nothing"],
    minutes: [10, 60, 20, 5, 30, 15],
    notes: [
      "After breakfast",
      "Front left leg",
      "Behind the ears",
      "Left half the bowl",
      "On the way home",
      "Better the next day",
    ],
  },
  {
    says: /./,
    title: "Symptom",
    kinds: ["pain", "dizziness", "nausea", "rash", "tiredness"],
    triggers: ["food", "stress", "weather", "little sleep", "exercise", "unknown"],
    helped: ["rest", "tablet", "warmth", "walk", "nothing"],
    minutes: [60, 15, 45, 120, 30, 90],
    notes: ["Lower back", "When standing up", "After lunch", "Both arms", "All afternoon", "Better after a walk"],
  },
];

/** What happened when, how long and how strong, to be shown to a doctor or a vet. */
function eventLogOf({ text, lower, givenName }: ActivityText): Activity {
  const trouble = TROUBLES.find(({ says }) => says.test(lower)) ?? TROUBLES.at(-1);
  const isAnimal = /\b(?:dogs?|cats?|horses?|pets?|puppy|vet|rabbits?)\b/.test(lower);
  const { title = "Symptom", kinds = [], triggers: usual = [], helped = [], minutes = [], notes = [] } = trouble ?? {};
  const said = listBehind(text, "triggers?");
  const triggers = said.length > 1 ? [...said, "unknown"] : usual;
  const listed = listBehind(text, "symptoms?|types?|kinds?");
  const options = listed.length > 1 ? listed : kinds;
  const doctor = isAnimal ? "vet" : "doctor";
  const days = [0, -2, -5, -9, -10, -15, -21, -26];
  return {
    id: "eventLog",
    form: "tracker",
    icon: isAnimal ? "paw-print" : "activity",
    name: givenName ?? nameOf(text, `${title} Log`),
    words: {
      tagline: `When, how long and how strong: ready to show the ${doctor}.`,
      itch: "When was the last one?",
      promise: `Facts for the ${doctor}, not guesses`,
      pov: `POV: you know the answer when the ${doctor} asks`,
    },
    entities: [
      {
        id: "event",
        name: title,
        plural: title === "Symptom" ? "Symptoms" : `${title}s`,
        icon: "activity",
        fields: [
          "What happened: text",
          field(`Kind: choice ${options.join("|")}`, { required: true }),
          field("When: dateTime -26..0 07:00..22:00", { required: true, default: "@now" }),
          field("Minutes: number 1..240 min", { min: 0 }),
          field("Strength: number 1..10", {
            min: 1,
            max: 10,
            required: true,
            warn: [mark(when.gte("strength", 8), "alert", "Severe")],
            help: "1 is mild, 10 is the worst",
          }),
          `Trigger: choice ${triggers.join("|")}`,
          `What helped: choice ${helped.join("|")}`,
          "Note: longText",
        ],
        rows: rowsOf(
          "whatHappened kind when minutes strength trigger whatHelped",
          days.map((at, index) => [
            turn(notes, index),
            turn(options, index),
            moment(at, ["07:30", "15:10", "21:00", "11:45"][index % 4] ?? "09:00"),
            turn(minutes, index),
            [4, 3, 8, 5, 2, 6, 7, 4][index],
            turn(triggers, index * 2),
            turn(helped, index),
          ]),
        ),
      },
    ],
    pages: [
      {
        title: "Log",
        icon: "activity",
        blocks: [
          stats(
            ["This week", countOf("event", when.gte("when", "@week")), "calendar"],
            ["This month", countOf("event", when.gte("when", "@month")), "calendar-days"],
            ["Strength on average", { fn: "average", entity: "event", field: "strength" }, "gauge"],
          ),
          form(
            "event",
            `Log ${/^[AEIOU]/.test(title) ? "an" : "a"} ${title.toLowerCase()}`,
            ["whatHappened", "kind", "when", "minutes", "strength", "trigger", "whatHelped", "note"],
            "Log it",
            "It's in the log.",
          ),
          {
            kind: "timeline",
            title: "What happened",
            entity: "event",
            dateField: "when",
            bodyField: "whatHappened",
            facts: ["kind", "minutes", "strength"],
          },
        ],
      },
      {
        title: "Patterns",
        icon: "chart-column",
        blocks: [
          { kind: "chart", title: "How often", entity: "event", look: "bar", byField: "when", fn: "count" },
          {
            kind: "chart",
            title: "Strength over time",
            entity: "event",
            look: "line",
            byField: "when",
            fn: "average",
            measureField: "strength",
          },
          { kind: "chart", title: "By trigger", entity: "event", look: "bar", byField: "trigger", fn: "count" },
          {
            kind: "matrix",
            title: "What helped with what",
            entity: "event",
            rowField: "kind",
            columnField: "whatHelped",
            fn: "count",
          },
        ],
      },
      {
        title: `For the ${doctor}`,
        icon: "clipboard-list",
        blocks: [
          {
            kind: "table",
            title: `For the ${doctor}`,
            entity: "event",
            fields: ["when", "kind", "minutes", "strength", "trigger", "whatHelped"],
            sort: { field: "when", direction: "desc" },
          },
        ],
      },
    ],
    notes: [`This is a log, not medical advice. The table can be printed or saved for the ${doctor}.`],
  };
}

/** What happened to somebody, for a doctor or a vet. */
export const eventLogs: ActivityKind = {
  id: "eventLog",
  yields: true,
  few: /\b(?:symptoms?|seizures?|migraines?|headaches?|tantrums?|meltdowns?|asthma|flare[- ]?ups?|pain|allergy|(?:allergic |allergy )?reactions?|attacks?|episodes?) (?:log|diary|tracker|journal|record)\b|\b(?:meltdowns|tantrums|seizures|migraines)\b,? (?:when|with|what|how)\b|\b(?:log|track|diary|record) (?:of )?(?:my |our |his |her |the )?(?:dog'?s |cat'?s |son'?s |daughter'?s )?(?:seizures?|migraines?|headaches?|symptoms|tantrums?|meltdowns?|flare[- ]?ups)\b/,
  head: /\b(?:symptoms?|seizures?|migraines?|headaches?|meltdowns?|tantrums?) (?:log|diary|tracker)\b|\b(?:log|track|record|write down) (?:of )?(?:my |our |his |her |the )?(?:dog'?s |cat'?s |son'?s |daughter'?s )?(?:seizures?|migraines?|headaches?|symptoms|tantrums?|meltdowns?)\b/,
  anywhere:
    /\b(?:log|write down|track|record|note down)\b[^.]{0,24}\b(?:seizures?|migraines?|meltdowns|tantrums|headaches|asthma attacks|panic attacks)\b/,
  not: /\b(?:checker|diagnos\w*|clinic|patients?|hospital|ai|predict\w*|employees?|incident management|it incidents|blood (?:sugar|pressure)|diabetes|period|cycle)\b/,
  // A diary of migraines is a line of its own, with the days in between.
  make: (read) => (/\b(?:diary|tracker|journal)\b.*\bmigraines?\b/.test(read.lower) ? undefined : eventLogOf(read)),
};
