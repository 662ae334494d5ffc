import {
  addItem,
  addRecord,
  cardsOf,
  chartsOf,
  formOf,
  statsOf,
  type ArchetypeBuilder,
  type Plan,
  withArticle,
} from "../plan.ts";
import { addThing, thingOf } from "../plan.ts";
import { thing } from "../thing.ts";
import type { NewBlock, Part } from "../app-draft.ts";
import { intervalsOf, profileOf, rsvpOf } from "../rich-parts.ts";

/** A timer that logs what was done, with streak, library, circles and a journal where the domain has them. */
export const timer: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(plan);
    const log = addRecord(plan);
    const [date] = log.of("date", "dateTime");
    const event = thingOf(plan, "event", true);
    const circle = event ? addThing(plan, event) : undefined;
    draft.page("home", "Today", domain.icon, [
      timerBlock(plan),
      ...(date ? [{ kind: "streak" as const, title: "Days in a row", entity: log.id, dateField: date }] : []),
      ...(circle ? [countdownTo(circle.id, circle.of("dateTime", "date")[0])] : []),
      statsOf(log),
    ]);
    draft.page("library", item.plural, item.icon, [playerOf(plan, item, log), cardsOf(item), formOf(item)]);
    if (circle) {
      const [starts] = circle.of("dateTime", "date");
      const joined = circle.has("iAmIn")
        ? ([{ do: "toggle", field: "iAmIn", label: "I am in", doneLabel: "You are in", icon: "user-plus" }] as const)
        : [];
      if (starts)
        draft.page("circles", circle.plural, circle.icon, [
          rsvpOf(plan, circle, "Coming up"),
          formOf(circle, `Start ${withArticle(circle.name)}`),
        ]);
      draft.detail(circle, { block: joined.length > 0 ? { actions: [...joined] } : {} });
    }
    const title = log.entity.titleField;
    const author = log.of("text").find((id) => /^(by|who|author|name)$/.test(id));
    const claps = log.of("number").find((id) => /clap|like|react/i.test(id));
    if (plan.understanding.has("social") || author)
      draft.page("feed", "Together", "message-circle-heart", [
        {
          kind: "feed",
          title: "Finished lately",
          entity: log.id,
          bodyField: title,
          ...(author ? { authorField: author } : {}),
          ...(date ? { dateField: date } : {}),
          ...(claps ? { reactionField: claps, reactionLabel: "Quiet clap" } : {}),
          limit: 20,
        },
      ]);
    const journal = draft.add(
      thing(
        "place",
        "journalEntry, Journal entry, Journal, book-heart",
        "",
        "Line of the day: text\nWritten on: date -12..0\nMood: choice heavy|restless|steady|light\nThoughts: longText",
        "The quiet after the bell | writtenOn=@0 | mood=light | thoughts=Noticed how long the last breath is when nobody waits for it.\nStarted late, stayed longer | writtenOn=@-1 | mood=steady | thoughts=The first three minutes are the price.\nToo much coffee | writtenOn=@-2 | mood=restless | thoughts=Walked instead. Walking counts.\nCalled my sister afterwards | writtenOn=@-4 | mood=light | thoughts=Said the thing I had rehearsed. It was easy.\nNothing special | writtenOn=@-6 | mood=steady | thoughts=Nothing special is the point.\nMissed yesterday | writtenOn=@-8 | mood=heavy | thoughts=Came back without a speech to myself.",
      ),
    );
    draft.page("journal", "Journal", "book-heart", [
      profileOf(log, [item, ...(circle ? [circle] : [])]),
      ...(date
        ? [
            {
              kind: "chart" as const,
              title: "Every day counts",
              entity: log.id,
              look: "heat" as const,
              byField: date,
              fn: "count" as const,
            },
          ]
        : []),
      {
        kind: "form",
        title: "Private journal",
        note: "Stays on this device.",
        entity: journal.id,
        fields: journal.inputs(),
        submitLabel: "Keep it",
        thanks: "Kept.",
      },
      {
        kind: "list",
        entity: journal.id,
        subtitleField: "mood",
        facts: ["writtenOn"],
        sort: { field: "writtenOn", direction: "desc" },
      },
      ...chartsOf(log).slice(1),
      ...(log.has("moodAfter")
        ? [
            {
              kind: "chart" as const,
              title: "Mood after",
              entity: log.id,
              look: "donut" as const,
              byField: "moodAfter",
              fn: "count" as const,
            },
          ]
        : []),
      ...(log.has("moodBefore") && log.has("moodAfter")
        ? [
            {
              kind: "matrix" as const,
              title: "Mood before and after",
              entity: log.id,
              rowField: "moodBefore",
              columnField: "moodAfter",
              fn: "count" as const,
            },
          ]
        : []),
    ]);

    draft.detail(item, {
      related: [{ entity: log, title: log.plural }],
      block: { actions: saveAction(item.has("saved")) },
    });
    draft.detail(log);
  },
  support(plan) {
    const calm = isCalm(plan);
    plan.draft.homeExtras.push(calm ? timerBlock(plan) : intervalsOf(addRecord(plan), "Focus and break"));
  },
};

function saveAction(has: boolean): { do: "toggle"; field: string; label: string; doneLabel: string; icon: string }[] {
  return has ? [{ do: "toggle", field: "saved", label: "Save", doneLabel: "Saved", icon: "bookmark" }] : [];
}

function countdownTo(entity: string, dateField: string | undefined): NewBlock {
  return dateField
    ? { kind: "countdown", title: "Next together", entity, dateField }
    : { kind: "richText", body: "Nothing planned yet." };
}

/** The timer block of a plan, logging to its record when that takes minutes and a day. */
function timerBlock(plan: Plan): NewBlock {
  const log = addRecord(plan);
  const calm = isCalm(plan);
  const choices = (id: string): string | undefined => (log.field(id)?.type === "choice" ? id : undefined);
  const [before, after] = [choices("moodBefore"), choices("moodAfter")];
  const by = log.of("text").find((id) => /^(by|who|author)$/.test(id));
  const minutes = log.of("number", "duration").find((id) => /minute|duration/i.test(id));
  const [date] = log.of("date", "dateTime");
  return {
    kind: "timer",
    title: calm ? "Breathe" : "Timer",
    presets: calm ? [3, 5, 10, 15, 20] : [5, 15, 25, 45],
    look: calm ? "breathing" : "ring",
    bell: true,
    ...(minutes && date
      ? {
          logEntity: log.id,
          minutesField: minutes,
          dateField: date,
          ...(before ? { beforeField: before } : {}),
          ...(after ? { afterField: after } : {}),
          ...(by ? { authorField: by } : {}),
        }
      : {}),
  };
}

function isCalm(plan: Plan): boolean {
  return /meditation|sleep|spirit/.test(plan.domain.id);
}

/** Guided sessions to play, where the things have minutes; they are noted like those of the timer. */
function playerOf(plan: Plan, item: Part, log: Part): NewBlock | undefined {
  const minutes = item.of("number", "duration").find((id) => /minute|duration/i.test(id));
  if (minutes === undefined) return undefined;
  const logMinutes = log.of("number", "duration").find((id) => /minute|duration/i.test(id));
  const [date] = log.of("date", "dateTime");
  const via = log.via(item.id);
  const [text] = item.of("longText", "text");
  const [steps] = item.of("lines");
  return {
    kind: "player",
    title: isCalm(plan) ? "Play a session" : "Play along",
    entity: item.id,
    minutesField: minutes,
    ...(text ? { textField: text } : {}),
    ...(steps ? { stepsField: steps } : {}),
    sound: isCalm(plan) ? "bowls" : "pulse",
    ...(logMinutes && date
      ? { logEntity: log.id, logMinutesField: logMinutes, logDateField: date, ...(via ? { logVia: via } : {}) }
      : {}),
  };
}
