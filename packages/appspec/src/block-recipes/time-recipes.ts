import { factsOf, having, type BlockDraft, type Thing } from "./block-draft.ts";
import { DAYS, FIELDS, type NewBlock, type Recipes } from "./recipe.ts";

const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";
const MINUTES = /minute|duration|time|length|took/i;

/** Blocks about days and minutes. */
export const timeRecipes: Recipes<
  "calendar" | "agenda" | "week" | "booking" | "countdown" | "streak" | "timer" | "intervals" | "stopwatch"
> = {
  calendar: (draft) => {
    const thing = draft.thing({ date: { types: DAYS, when: "ahead", add: FIELDS.coming } });
    return { kind: "calendar", entity: thing.entity.id, dateField: need(thing, "date") };
  },
  agenda: (draft) => {
    const thing = draft.thing({
      date: { types: DAYS, like: /start|day|date|when|due|next|opens|begins/i, when: "ahead", add: FIELDS.coming },
      time: { types: ["time"] },
    });
    const dateField = need(thing, "date");
    const timeField = thing.fields["time"];
    return {
      kind: "agenda",
      title: draft.say("upNext"),
      entity: thing.entity.id,
      dateField,
      ...having("timeField", timeField),
      facts: factsOf(thing.entity, 2, [dateField, timeField]),
    };
  },
  week: (draft) => {
    const options = ["optMorning", "optAfternoon", "optEvening"] as const;
    const { entity: item } = draft.thing({});
    const thing = draft.thing(
      {
        date: { types: ["date"], add: { id: "day", word: "day", type: "date", value: (index) => `@+${index}` } },
        slot: {
          types: ["choice"],
          like: /slot|meal|shift|part|when|time/i,
          strict: true,
          add: {
            id: "slot",
            word: "slot",
            type: "choice",
            options,
            value: (index) => draft.say(options[index % 3] ?? "optMorning"),
          },
        },
        item: {
          types: ["relation"],
          add: {
            id: item.id,
            word: "name",
            type: "relation",
            relation: item.id,
            value: (index) => item.rows[index]?.id ?? null,
          },
        },
      },
      {
        fresh: {
          id: "plan",
          word: "planned",
          icon: "calendar-range",
          title: { id: "note", word: "text" },
          rows: item.rows.slice(0, 3).map((row) => String(row[item.titleField] ?? item.name)),
        },
      },
    );
    return {
      kind: "week",
      entity: thing.entity.id,
      dateField: need(thing, "date"),
      slotField: need(thing, "slot"),
      itemField: need(thing, "item"),
    };
  },
  booking: (draft) => {
    const thing = draft.thing(
      {
        date: { types: ["date"], add: { id: "day", word: "day", type: "date", value: (index) => `@+${index + 1}` } },
        time: {
          types: ["time"],
          add: { id: "time", word: "time", type: "time", value: (index) => `${10 + index}:00` },
        },
        name: { types: ["text"], like: /name|who|by|guest|client/i, add: { id: "name", word: "name", type: "text" } },
        resource: { types: ["relation"] },
      },
      {
        fresh: {
          id: "booking",
          word: "booking",
          icon: "calendar-check",
          title: { id: "name", word: "name" },
          rows: draft.people.slice(0, 2),
        },
      },
    );
    return {
      kind: "booking",
      entity: thing.entity.id,
      dateField: need(thing, "date"),
      timeField: need(thing, "time"),
      nameField: need(thing, "name"),
      ...having("resourceField", thing.fields["resource"]),
      from: "09:00",
      to: "17:00",
      stepMinutes: 60,
    };
  },
  countdown: (draft) => {
    const thing = draft.thing({
      date: { types: DAYS, like: /start|day|date|due|ends|when|opens/i, when: "ahead", add: FIELDS.coming },
    });
    return { kind: "countdown", entity: thing.entity.id, dateField: need(thing, "date") };
  },
  streak: (draft) => {
    const thing = draft.thing({
      date: { types: DAYS, like: /day|date|done|when|logged|on/i, when: "behind", add: FIELDS.day },
    });
    return { kind: "streak", title: draft.say("daysInARow"), entity: thing.entity.id, dateField: need(thing, "date") };
  },
  timer: (draft) => ({ kind: "timer", presets: [5, 10, 20], look: "ring", bell: true, ...logOf(draft) }),
  intervals: (draft) => ({
    kind: "intervals",
    phases: [
      { label: draft.say("focus"), minutes: 25 },
      { label: draft.say("pause"), minutes: 5 },
    ],
    rounds: 4,
    bell: true,
    ...logOf(draft),
  }),
  stopwatch: (draft) => {
    const { logEntity, minutesField, dateField } = logOf(draft);
    return {
      kind: "stopwatch",
      ...having("logEntity", logEntity),
      ...having("durationField", minutesField),
      ...having("dateField", dateField),
    };
  },
};

/** Where the app notes minutes already: a number of minutes and a day. */
function logOf({ spec }: BlockDraft): Pick<NewBlock<"timer">, "logEntity" | "minutesField" | "dateField"> {
  for (const entity of spec.entities) {
    const minutes = entity.fields.find(
      ({ id, name, type }) => type === "duration" || (type === "number" && MINUTES.test(`${id} ${name}`)),
    );
    const date = entity.fields.find(({ type }) => DAYS.includes(type));
    // A row must be able to stand with the time alone.
    const isSelfMade = entity.fields.every(
      ({ id, required, type }) =>
        required !== true || id === entity.titleField || id === minutes?.id || type === "text" || type === "date",
    );
    if (minutes && date && isSelfMade) return { logEntity: entity.id, minutesField: minutes.id, dateField: date.id };
  }
  return {};
}
