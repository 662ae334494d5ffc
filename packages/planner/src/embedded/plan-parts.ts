import type { NewBlock, Part } from "./app-draft.ts";
import { addThing, thingOf, type Plan } from "./plan.ts";
import { thing, type Thing } from "./thing.ts";

type Rows = Extract<NewBlock, { kind: "list" }>;

/** First date of an entity. */
export function dateOf(part: Part): string | undefined {
  return part.of("date", "dateTime")[0];
}

/** People of the field: the domain's own kind, else members. */
export function addPeople(plan: Plan, more = ""): Part {
  const found = thingOf(plan, "person", true);
  // Clients are worked for and characters are played; neither takes part.
  const isPlayed = found?.id === "hero" && plan.understanding.nameScore(found.words) === 0;
  const known = isPlayed || OUTSIDE.has(found?.id ?? "") ? undefined : found;
  const members = thing(
    "person",
    "Member, Members, user-round",
    "",
    "Name: text\nPortrait: image\nRole: choice member|helper|board\nSkill: choice organising|teaching|hands-on work|listening|driving\nJoined: date -400..-5\nPlace: location\nE-mail: email\nPhone: phone",
    "Amara Osei\nMateo Ruiz\nYuki Tanaka\nLena Krüger\nOmar Haddad\nPriya Shah\nKofi Annor\nIngrid Lund\nDiego Quiroga\nHana Sato",
  );
  return addThing(plan, known ?? members, more);
}

/** People one works for or buys from. */
const OUTSIDE = new Set(
  "client customer customerPerson supplier contractor tenant expectantMother grandparentContact".split(" "),
);

/** Dates of the field with who comes: the domain's own kind, else meet-ups. */
export function addEvents(plan: Plan, more = ""): Part {
  const known = thingOf(plan, "event", true) ?? plannedThing(plan);
  const meetups = thing(
    "event",
    "meetup, Meet-up, Meet-ups, calendar-heart",
    "",
    "Title: text\nStarts: dateTime 1..24 10:00..19:30\nPlace: location\nHost: text @people\nSeats: number 8..30\nComing: number 2..8\nI am in: boolean 25",
    "First get-together\nOpen evening\nHands-on Saturday\nNewcomers welcome\nBring a friend\nPlanning round\nSeason opening\nLong table",
  );
  return addThing(plan, known ?? meetups, more);
}

/** In a plan for something the lexicon does not know, the dates are those of the thing itself. */
function plannedThing(plan: Plan): Thing | undefined {
  const [item] = plan.domain.things;
  if (plan.domain.id !== "inferred" || plan.archetypes[0] !== "planner" || !item) return undefined;
  const fields =
    "Title: text\nStarts: dateTime 1..30 09:00..18:00\nPlace: location\nMinutes: number 15..120 min\nWho: text @people\nState: choice planned|ready|done\nNote: longText @remarks\nI am in: boolean 30";
  return { ...item, id: `${item.id}Date`, role: "event", fields };
}

/** Things to do in the field. */
export function addTasks(plan: Plan): Part {
  const rows = (
    plan.domain.tasks ??
    "Make a first list\nAsk who wants to help\nBook the place\nBuy what is missing\nTell everyone the date\nTidy up afterwards"
  )
    .split("\n")
    .map((line) => line.split(" | "))
    .map(
      ([task = "", group], index) =>
        `${task} | group=${group ?? ["First", "Soon", "Later"][Math.floor(index / 3)] ?? "Later"} | done=${index === 0 ? "yes" : "no"}`,
    )
    .join("\n");
  // A field may have tasks of its own kind.
  const isTaken = plan.domain.things.some(({ id, name }) => id !== "task" && name === "Task");
  return plan.draft.add(
    thing(
      "place",
      isTaken ? "task, To-do, To-dos, list-checks" : "Task, Tasks, list-checks",
      "",
      "Task: text\nGroup: text\nDue: date 0..14\nWho: text @people\nDone: boolean 0",
      rows,
    ),
  );
}

/** What people of the field post. */
export function addPosts(plan: Plan): Part {
  const lines = (
    plan.domain.posts ??
    "Hello everyone, new here and glad to have found you.\nDoes anybody have a spare hour on Saturday?\nThank you for yesterday, that helped a lot.\nSmall win today. Telling you because nobody else would get it.\nHere is how I do it now. Took me three tries."
  ).split("\n");
  return plan.draft.add({
    ...thing(
      "place",
      "Post, Posts, message-square",
      "",
      "Text: longText\nAuthor: text @people\nPosted: dateTime -6..0 08:00..20:00\nLikes: number 0..14",
      [...lines].reverse().join("\n"),
    ),
  });
}

/** A conversation of the field. */
export function addMessages(plan: Plan): Part {
  return plan.draft.add(
    thing(
      "place",
      "Message, Messages, message-circle",
      "",
      "Text: text\nFrom: text @people\nSent: dateTime -1..-1 09:00..09:15",
      "Who is in for Saturday? | sent=@-1T09:12\nI am, after ten | sent=@-1T09:20\nBringing cake | sent=@-1T09:31\nCan somebody pick me up? | sent=@-1T12:05\nOn my way, five minutes | sent=@-1T12:40\nThat was good, thanks all | sent=@-1T18:02\nSame time next week? | sent=@0T08:10\nYes, I will write it down | sent=@0T08:15",
    ),
  );
}

/** Plain list of an entity with what suits it. */
export function listOf(part: Part, options: Partial<Rows> = {}): NewBlock {
  return {
    kind: "list",
    entity: part.id,
    // A choice says something only with its name: 'Support: none'.
    facts: [...part.badges(1), ...part.facts(2)],
    ...(part.filters(2).length > 0 ? { filters: part.filters(2) } : {}),
    ...options,
  };
}

/** What comes next, by day; nothing when the entity has no date. */
export function agendaOf(
  part: Part,
  title: string,
  options: Partial<Extract<NewBlock, { kind: "agenda" }>> = {},
): NewBlock | undefined {
  const date = dateOf(part);
  return date === undefined
    ? undefined
    : {
        kind: "agenda",
        title,
        entity: part.id,
        dateField: date,
        facts: [...part.facts(3), ...part.of("text")].filter((id) => id !== date).slice(0, 3),
        ...options,
      };
}

/** Checklist over the tasks. */
export function checklistOf(tasks: Part, title = "To do", limit?: number): NewBlock {
  return {
    kind: "checklist",
    title,
    entity: tasks.id,
    doneField: "done",
    groupField: "group",
    facts: ["due", "who"],
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Feed over the posts. */
export function feedOf(posts: Part, title?: string): NewBlock {
  return {
    kind: "feed",
    ...(title === undefined ? {} : { title }),
    entity: posts.id,
    bodyField: "text",
    authorField: "author",
    dateField: "posted",
    reactionField: "likes",
    reactionLabel: "Like",
  };
}

/** Conversation over the messages. */
export function chatOf(messages: Part, title?: string): NewBlock {
  return {
    kind: "chat",
    ...(title === undefined ? {} : { title }),
    entity: messages.id,
    bodyField: "text",
    authorField: "from",
    dateField: "sent",
  };
}

/** Button that flips 'I am in'-like fields, when the entity has one. */
export function joinAction(
  part: Part,
): { do: "toggle"; field: string; label: string; doneLabel: string; icon: string }[] {
  return part.has("iAmIn")
    ? [{ do: "toggle", field: "iAmIn", label: "I am in", doneLabel: "You are in", icon: "user-plus" }]
    : [];
}

/** Button that saves a row for later, when the entity has such a field. */
export function saveAction(
  part: Part,
): { do: "toggle"; field: string; label: string; doneLabel: string; icon: string }[] {
  const field = ["saved", "favourite", "collected", "following"].find((id) => part.field(id)?.type === "boolean");
  return field
    ? [
        {
          do: "toggle",
          field,
          label: field === "following" ? "Follow" : "Save",
          doneLabel: field === "following" ? "Following" : "Saved",
          icon: "heart",
        },
      ]
    : [];
}

/** Calendar over an entity with dates. */
export function calendarOf(part: Part, title?: string): NewBlock | undefined {
  const date = dateOf(part);
  return date === undefined
    ? undefined
    : { kind: "calendar", ...(title === undefined ? {} : { title }), entity: part.id, dateField: date };
}
