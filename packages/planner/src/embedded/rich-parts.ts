import type { AppDraft, NewBlock, Part } from "./app-draft.ts";
import type { Plan } from "./plan.ts";
import { dateOf } from "./plan-parts.ts";
import { thing } from "./thing.ts";

/** What people say about rows of an entity, with answers to it; the block stands on the entity's own page. */
export function commentsOn(plan: Pick<Plan, "draft">, part: Part, title = "What people say"): NewBlock | undefined {
  if (plan.draft.parts.size >= 11 && !plan.draft.parts.has("remark")) return undefined;
  const ids = part.entity.rows.map((row) => row.id);
  const lines = [
    "This is exactly what I was looking for",
    "How long did it take you?",
    "Longer than I hoped, worth it",
    "Could you say more about the start?",
    "Thank you, that helped",
    "Saved for the weekend",
  ];
  const field = part.id === "remark" ? "about" : part.id;
  const comment = plan.draft.add(
    thing(
      "place",
      "remark, Comment, Comments, message-square-text",
      "",
      `Text: text\n${part.name}: relation ${part.id}\nBy: text @people\nWritten: dateTime -6..0 08:00..20:00\nThanks: number 0..7`,
      lines
        .map((line, index) => `${line} | ${field}=${ids[index % Math.max(1, Math.min(3, ids.length))] ?? ""}`)
        .join("\n"),
    ),
  );
  const via = comment.via(part.id);
  if (via === undefined) return undefined;
  if (!comment.has("answerTo"))
    comment.entity.fields.push({ id: "answerTo", name: "Answer to", type: "relation", relation: comment.id });
  // The third remark answers the second on the same row.
  const [, asked, answer] = comment.entity.rows;
  if (asked && answer) {
    answer[via] = asked[via] ?? null;
    answer["answerTo"] = asked.id;
  }
  return {
    kind: "comments",
    title,
    entity: comment.id,
    bodyField: "text",
    authorField: "by",
    dateField: "written",
    likesField: "thanks",
    via,
    parentField: "answerTo",
  };
}

/** Fields of a position, empty: nobody's place is made up. */
export function placeExactly(draft: AppDraft, part: Part): void {
  if (positionFields(part).length === 2) return;
  draft.extend(part, "Latitude: number -85..85\nLongitude: number -180..180");
  for (const id of positionFields(part)) {
    for (const row of part.entity.rows) delete row[id];
    const field = part.field(id);
    if (field !== undefined) delete field.required;
  }
}

/** Latitude and longitude of a thing, where it has both. */
export function positionFields(part: Part): string[] {
  const named = (says: RegExp): string | undefined =>
    part.of("number").find((id) => says.test(part.field(id)?.name ?? ""));
  const [lat, lng] = [named(/^lat(?:itude)?$/i), named(/^(?:lng|lon|long|longitude)$/i)];
  return lat === undefined || lng === undefined ? [] : [lat, lng];
}

/** Where things are, on a drawn map; nothing when the entity has no place, or all of it is in one. */
export function mapOf(part: Part, title = "On the map"): NewBlock | undefined {
  const [latField, lngField] = positionFields(part);
  const place = part.of("location")[0];
  if (place === undefined) return undefined;
  const areas = new Set(part.entity.rows.map((row) => row[place]).filter((value) => typeof value === "string"));
  if (areas.size < 2) return undefined;
  return {
    kind: "places",
    title,
    entity: part.id,
    placeField: place,
    ...(latField !== undefined && lngField !== undefined && { latField, lngField }),
    facts: part
      .facts(4)
      .filter((id) => ![place, latField, lngField].includes(id))
      .slice(0, 2),
  };
}

/** What is due next, where a day follows from when it was last done. */
export function dueOf(part: Part, title: string, doneLabel: string): NewBlock | undefined {
  const due = part.entity.fields.find((field) => field.formula?.kind === "addDays");
  if (due?.formula?.kind !== "addDays") return undefined;
  const last = part.field(due.formula.field);
  if (last === undefined || (last.type !== "date" && last.type !== "dateTime")) return undefined;
  const facts = part.of("choice", "location", "text").slice(0, 2);
  return { kind: "due", title, entity: part.id, dueField: due.id, lastField: last.id, doneLabel, facts };
}

/** Who comes to dates of an entity, with an answer a visitor; nothing when it has no date. */
export function rsvpOf(plan: Plan, event: Part, title: string): NewBlock | undefined {
  const date = dateOf(event);
  if (date === undefined) return undefined;
  const answer = addAnswers(plan, event);
  const via = answer.via(event.id);
  if (via === undefined) return undefined;
  const places = ["seats", "places", "spots", "capacity"].find((id) => event.field(id)?.type === "number");
  return {
    kind: "rsvp",
    title,
    entity: event.id,
    dateField: date,
    ...(places ? { placesField: places } : {}),
    facts: [...event.of("location"), ...event.of("text"), ...event.of("duration", "number")]
      .filter((id) => id !== places && id !== "coming")
      .slice(0, 3),
    answerEntity: answer.id,
    via,
    nameField: "name",
    answerField: "answer",
  };
}

const GUESTS = [
  "Amara Osei",
  "Mateo Ruiz",
  "Yuki Tanaka",
  "Lena Krüger",
  "Omar Haddad",
  "Priya Shah",
  "Kofi Annor",
  "Ingrid Lund",
  "Hana Sato",
  "Diego Quiroga",
  "Inês Duarte",
  "Tom Okafor",
];

function addAnswers(plan: Plan, event: Part): Part {
  const ids = event.entity.rows.map((row) => row.id).slice(0, 6);
  const rows = GUESTS.map(
    (name, index) =>
      `${name} | ${event.id}=${ids[index % Math.max(1, ids.length)] ?? ""} | answer=${index % 5 === 3 ? "maybe" : index === 9 ? "not this time" : "coming"}`,
  );
  return plan.draft.add(
    thing(
      "place",
      "Answer, Answers, user-check",
      "",
      `Name: text\n${event.name}: relation ${event.id}\nAnswer: choice coming|maybe|not this time`,
      rows.join("\n"),
    ),
  );
}

/** The visitor's own corner: numbers of the record and what is theirs or saved. */
export function profileOf(record: Part, others: readonly Part[]): NewBlock | undefined {
  const who = (part: Part): string | undefined =>
    part.of("text").find((id) => /^(by|who|author|from|name|reader|player)$/.test(id));
  const saved = (part: Part): string | undefined =>
    ["saved", "favourite", "collected", "following", "iAmIn"].find((id) => part.field(id)?.type === "boolean");
  const scopes = [record, ...others].flatMap((part) => {
    const [whoField, savedField] = [who(part), saved(part)];
    if (whoField === undefined && !part.entity.rows.some((row) => savedField !== undefined && row[savedField] === true))
      return [];
    return [
      {
        entity: part.id,
        title: whoField === undefined ? `${part.plural} you kept` : `Your ${part.plural.toLowerCase()}`,
        ...(whoField === undefined ? {} : { whoField }),
        ...(whoField !== undefined || savedField === undefined ? {} : { savedField }),
      },
    ];
  });
  if (scopes.length === 0) return undefined;
  const minutes = record.of("number", "duration").find((id) => /minute|duration/i.test(id));
  return {
    kind: "profile",
    items: [
      { label: record.plural, measure: { fn: "count", entity: record.id }, icon: record.icon },
      ...(minutes
        ? [{ label: "Minutes", measure: { fn: "sum" as const, entity: record.id, field: minutes }, icon: "clock" }]
        : []),
    ],
    scopes: scopes.slice(0, 4),
  };
}

/** One box that finds all of these. */
export function searchOf(parts: readonly Part[]): NewBlock {
  return {
    kind: "search",
    scopes: parts.slice(0, 8).map((part) => {
      const [subtitle] = part.of("longText", "text", "choice");
      return { entity: part.id, ...(subtitle ? { subtitleField: subtitle } : {}) };
    }),
  };
}

/** Work and rest in turn; kept in a record that takes minutes and a day. */
export function intervalsOf(record: Part | undefined, title: string, sport = false): NewBlock {
  const minutes = record?.of("number", "duration").find((id) => /minute|duration/i.test(id));
  const date = record === undefined ? undefined : dateOf(record);
  return {
    kind: "intervals",
    title,
    phases: sport
      ? [
          { label: "Work", minutes: 0.75 },
          { label: "Rest", minutes: 0.25 },
        ]
      : [
          { label: "Focus", minutes: 25 },
          { label: "Break", minutes: 5 },
        ],
    rounds: sport ? 8 : 4,
    bell: true,
    ...(record && minutes && date ? { logEntity: record.id, minutesField: minutes, dateField: date } : {}),
  };
}
