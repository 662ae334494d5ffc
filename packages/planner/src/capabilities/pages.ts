import type { NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf, formOf } from "../embedded/plan.ts";
import { calendarOf, dateOf } from "../embedded/plan-parts.ts";
import { intervalsOf } from "../embedded/rich-parts.ts";
import { thing } from "../embedded/thing.ts";
import type { Capability, Made } from "./capability.ts";
import { leadPart } from "./rows.ts";
import { analysed, analyticsOf } from "../design/analytics.ts";
import { addMap, OTHER_MAPS } from "../design/positions.ts";

const partsOf = ({ kept }: Made): Part[] => kept.map(({ part }) => part);

/** Rows of the first thing that has days, with the field they are in. */
function datedOf(made: Made): { part: Part; date: string } | undefined {
  const part = partsOf(made).find((each) => dateOf(each) !== undefined);
  const date = part && dateOf(part);
  return part === undefined || date === undefined ? undefined : { part, date };
}

function addCalendar(made: Made): void {
  const dated = datedOf(made);
  if (dated !== undefined) made.draft.page("calendar", "Calendar", "calendar-days", [calendarOf(dated.part)]);
}

/** What comes next of all that has a day ahead, on the page the app opens on. */
function addReminders(made: Made): void {
  const part = partsOf(made).find((each) =>
    each.entity.rows.some((row) => /^@[1-9]/.test(String(row[dateOf(each) ?? ""] ?? ""))),
  );
  const date = part && dateOf(part);
  if (part !== undefined && date !== undefined)
    made.draft.homeExtras.push({ kind: "countdown", title: "Coming up", entity: part.id, dateField: date });
}

function addGoal(made: Made): void {
  const dated = datedOf(made);
  if (dated === undefined) return;
  made.draft.homeExtras.push({
    kind: "progress",
    title: "This week",
    label: dated.part.plural,
    measure: {
      fn: "count",
      entity: dated.part.id,
      where: [{ field: dated.date, is: "gte", value: "@week" }],
    },
    target: 5,
    look: "ring",
  });
}

function addStreak(made: Made): void {
  const dated = datedOf(made);
  if (dated !== undefined)
    made.draft.homeExtras.push({
      kind: "streak",
      title: "Days in a row",
      entity: dated.part.id,
      dateField: dated.date,
    });
}

function addMessages({ draft }: Made): void {
  const message = draft.add(
    thing(
      "place",
      "Message, Messages, message-circle",
      "",
      "Text: text\nFrom: text @people\nSent: dateTime -1..-1 09:00..09:15",
      "Who can be there on Saturday? | sent=@-1T09:12\nI can, after ten | sent=@-1T09:20\nMe too | sent=@-1T09:31\nCan somebody give me a lift? | sent=@-1T12:05\nYes, I'll pick you up at half past nine | sent=@-1T12:40\nThank you! | sent=@-1T12:41",
    ),
  );
  draft.page("chat", "Chat", "message-circle", [
    { kind: "chat", entity: message.id, bodyField: "text", authorField: "from", dateField: "sent" },
  ]);
}

function addToDos({ draft }: Made): void {
  const tasks = draft.add(
    thing(
      "place",
      "Task, Tasks, list-checks",
      "",
      "Task: text\nDue: date 0..14\nWho: text @people\nDone: boolean 0",
      "Make a first list\nAsk who can help\nBook the place\nBuy what is missing\nTell everyone the date\nTidy up afterwards",
    ),
  );
  draft.page("tasks", "Tasks", "list-checks", [
    { kind: "checklist", entity: tasks.id, doneField: "done", facts: ["due"] },
    formOf(tasks),
  ]);
}

function addShoppingList({ draft }: Made): void {
  const item = draft.add(
    thing(
      "place",
      "shoppingItem, Shopping item, Shopping list, shopping-basket",
      "",
      "Name: text\nAmount: text 1|2|1 bag|500 g\nBought: boolean 0",
      "Lemons\nBasil\nRed lentils\nTortillas\nMilk\nCandles",
    ),
  );
  draft.page("shopping", "Shopping list", "shopping-basket", [
    { kind: "checklist", entity: item.id, doneField: "bought", facts: ["amount"] },
    formOf(item, "Add to the list"),
  ]);
}

/** Figures and charts of what there is most to see of. */
function addCharts(made: Made): void {
  const hasOne = made.draft.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "dashboard"));
  const part = analysed(partsOf(made));
  if (part !== undefined && !hasOne)
    made.draft.page("stats", "Statistics", "chart-column", [analyticsOf(made.draft, part, made.text)]);
}

/** Somebody writes to those who run it; what is sent is a row. */
function addContact({ draft }: Made): void {
  const enquiry = draft.add(
    thing(
      "place",
      "Enquiry, Enquiries, mail",
      "",
      "Name: text\nE-mail: email\nMessage: longText\nReceived: date -6..0\nAnswered: boolean 50",
      "Amara Osei | message=Do you have a place free next week?\nMateo Ruiz | message=Could you call me back in the afternoon?\nLena Krüger | message=What does it cost for a group of six?",
    ),
  );
  draft.page("contact", "Contact", "mail", [
    {
      kind: "form",
      title: "Get in touch",
      entity: enquiry.id,
      fields: ["name", "eMail", "message"].filter((id) => enquiry.has(id)),
      submitLabel: "Send",
      thanks: "Thank you. Your message has arrived.",
    },
  ]);
}

function addNewsletter({ draft }: Made): void {
  const subscriber = draft.add(
    thing(
      "place",
      "Subscriber, Subscribers, mail-plus",
      "",
      "E-mail: email\nSince: date -90..0",
      "amara.osei@example.com\nmateo.ruiz@example.com\nlena.kruger@example.com\nomar.haddad@example.com",
    ),
  );
  draft.page("newsletter", "Newsletter", "mail-plus", [
    {
      kind: "form",
      title: "Get the newsletter",
      entity: subscriber.id,
      fields: [subscriber.entity.titleField],
      submitLabel: "Subscribe",
      thanks: "You're on the list.",
    },
  ]);
}

/** Who was there, by day. */
function addAttendance({ draft, kept }: Made): void {
  const people =
    kept.find(({ thing: { known } }) => known?.role === "person")?.part ??
    draft.add(
      thing(
        "person",
        "Member, Members, user-round",
        "",
        "Name: text\nJoined: date -400..-5\nE-mail: email",
        "Amara Osei\nMateo Ruiz\nYuki Tanaka\nLena Krüger\nOmar Haddad\nPriya Shah",
      ),
    );
  if (!kept.some(({ part }) => part === people)) draft.page("members", people.plural, people.icon, [cardsOf(people)]);
  const ids = people.entity.rows.map(({ id }) => id);
  const rows = Array.from(
    { length: 16 },
    (_, index) =>
      `Checked in | who=${ids[index % Math.max(1, ids.length)] ?? ""} | present=${index % 5 === 3 ? "no" : "yes"}`,
  ).join("\n");
  const part = draft.add(
    thing(
      "place",
      "Attendance, Attendance, user-check",
      "",
      `Note: text\nWho: relation ${people.id}\nDate: date -6..0\nPresent: boolean 80`,
      rows,
    ),
  );
  draft.page("attendance", "Check-in", "user-check", [
    formOf(part, "Check somebody in"),
    {
      kind: "list",
      title: "Who was there",
      entity: part.id,
      subtitleField: "who",
      facts: ["date"],
      filters: ["present", "who"],
      sort: { field: "date", direction: "desc" },
      actions: [{ do: "toggle", field: "present", label: "Present", doneLabel: "Present", icon: "user-check" }],
    },
  ]);
}

function addBadges({ draft }: Made): void {
  const badge = draft.add(
    thing(
      "place",
      "Badge, Badges, award",
      "",
      "Name: text\nReason: text\nEarned: boolean 40\nEarned on: date -40..0",
      "First one | reason=Make a start\nSeven in a row | reason=A week without a gap\nEarly bird | reason=Before eight in the morning\nHelping hand | reason=Ten thanks from others\nHundred | reason=A hundred entries | earned=no\nWhole year | reason=Twelve months in a row | earned=no",
    ),
  );
  draft.page("badges", "Badges", "award", [
    {
      kind: "progress",
      label: "Badges earned",
      measure: { fn: "count", entity: badge.id, where: [{ field: "earned", is: "eq", value: true }] },
      target: { fn: "count", entity: badge.id },
      look: "ring",
    },
    cardsOf(badge, {
      media: "icon",
      subtitleField: "reason",
      actions: [{ do: "toggle", field: "earned", label: "Mark as earned", doneLabel: "Earned", icon: "award" }],
    }),
  ]);
}

/** Cards to learn the first thing by: its name on one side, what is said of it on the other. */
function addFlashcards(made: Made): void {
  const part = leadPart(made);
  const [told] = part?.of("longText", "text", "choice") ?? [];
  if (part === undefined || told === undefined) return;
  const { rows, titleField } = part.entity;
  const lines = rows
    .filter((row) => typeof row[told] === "string" && row[told] !== "")
    .slice(0, 8)
    .map(
      (row, index) =>
        `${String(row[titleField])} | back=${String(row[told])} | box=${String((index % 3) + 1)} | due=@${String(Math.max(0, index - 4))}`,
    );
  const card = made.draft.add(
    thing(
      "place",
      "flashcard, Flashcard, Flashcards, layers",
      "",
      "Front: text\nBack: text\nBox: number 1..5\nDue: date 0..4",
      lines.join("\n"),
    ),
  );
  made.draft.page("flashcards", "Flashcards", "layers", [
    {
      kind: "flashcards",
      title: "Due today",
      entity: card.id,
      frontField: "front",
      backField: "back",
      boxField: "box",
      dueField: "due",
    },
  ]);
}

/** What it stops is written down where the app keeps how long something took, and when. */
function stopwatchOf({ kept }: Made): NewBlock {
  for (const { part } of kept) {
    const durationField = [...part.of("duration"), ...part.of("number").filter((id) => id === "minutes")][0];
    const [dateField] = part.of("date", "dateTime");
    if (durationField !== undefined && dateField !== undefined)
      return { kind: "stopwatch", title: "Stopwatch", logEntity: part.id, durationField, dateField };
  }
  return { kind: "stopwatch", title: "Stopwatch" };
}

const onHome =
  (block: (made: Made) => NewBlock) =>
  (made: Made): unknown =>
    made.draft.homeExtras.push(block(made));

/** What has a page, or a place on the first page, of its own. */
export const OF_PAGES: readonly Capability[] = [
  { id: "calendar", says: "calendar|calendar view|month view", blocks: ["calendar"], make: addCalendar },
  {
    id: "reminders",
    says: "reminders|reminder|remind me|alerts|notifications",
    blocks: ["countdown", "due"],
    make: addReminders,
    falls: "What's due is on the first page; no message goes out yet.",
  },
  { id: "countdown", says: "countdown", blocks: ["countdown"], make: addReminders },
  { id: "goals", says: "goals|goal|weekly goal|targets", blocks: ["progress"], make: addGoal },
  { id: "streak", says: "streak|streaks", blocks: ["streak"], make: addStreak },
  {
    id: "chat",
    says: "chat|group chat|messaging|messages",
    blocks: ["chat", "conversations"],
    keeps: /\bmessage$/i,
    make: addMessages,
  },
  {
    id: "to-dos",
    says: "checklist|checklists|to-do list|todo list|tasks",
    blocks: ["checklist"],
    keeps: /\b(?:task|to-do|chore)$/i,
    make: addToDos,
  },
  {
    id: "shopping-list",
    says: "shopping list|grocery list",
    blocks: ["checklist", "shopping"],
    keeps: /\bshopping item$/i,
    make: addShoppingList,
  },
  {
    id: "map",
    says: "map|map view|on a map|on the map|interactive map|store locator",
    unless: OTHER_MAPS,
    blocks: ["places"],
    make: addMap,
  },
  { id: "charts", says: "statistics|stats|charts|graphs|analytics|reports", blocks: ["dashboard"], make: addCharts },
  {
    id: "about",
    says: "about us|about us page|about page|about me|company introduction|company profile|our story",
    make: ({ draft, purpose }) =>
      draft.page("about", "About us", "info", [
        {
          kind: "richText",
          body: purpose,
        },
      ]),
  },
  {
    id: "account",
    says: "user account|user accounts|my account|account page|user profile|user profiles|my profile|profile page|personal center|personal centre|user center|user centre",
    blocks: ["profile"],
    make: addAccount,
    falls: "Accounts are kept on each visitor's device; they hold everywhere once the data is shared.",
  },
  {
    id: "contact",
    says: "contact us|contact us page|contact form|contact page|enquiry form|inquiry form",
    keeps: /\b(?:enquiry|inquiry|contact|message)$/i,
    make: addContact,
  },
  {
    id: "newsletter",
    says: "newsletter|newsletter sign-up|mailing list",
    keeps: /\bsubscriber$/i,
    make: addNewsletter,
    falls: "Sign-ups are collected; no email goes out yet.",
  },
  {
    id: "attendance",
    says: "check-in|check-ins|attendance|roll call",
    keeps: /\battendance(?: entry)?$|\b(?:check-in|guest|room)$/i,
    make: addAttendance,
  },
  { id: "badges", says: "badges|achievements", keeps: /\b(?:badge|achievement)$/i, make: addBadges },
  {
    id: "flashcards",
    says: "flashcards|flash cards|spaced repetition",
    blocks: ["flashcards"],
    make: addFlashcards,
  },
  {
    id: "questions",
    says: "faq|faqs|frequently asked questions|help page",
    blocks: ["faq"],
    make: ({ draft, questions }) => {
      if (questions.length > 0)
        draft.page("questions", "Questions", "circle-help", [{ kind: "faq", items: [...questions] }]);
    },
  },
  {
    id: "news-feed",
    says: "rss reader|rss widget|rss ticker|news ticker|show an rss feed|shows an rss feed",
    blocks: ["news"],
  },
  {
    id: "chatbot",
    says: "chatbot|chat bot|faq bot|help bot|support bot|question bot|knowledge bot",
    blocks: ["assistant"],
  },
  {
    id: "ai-assistant",
    says: "ai assistant|ai chatbot|ai helper|virtual assistant|smart assistant|digital assistant",
    blocks: ["assistant"],
    falls: "Answers are looked up in the app's own pages and rows; once it's published, your AI model can word them.",
  },
  {
    id: "stopwatch",
    says: "stopwatch|lap times|lap timer",
    blocks: ["stopwatch"],
    make: onHome(stopwatchOf),
  },
  {
    id: "timer",
    says: "timer|timers|pomodoro",
    blocks: ["timer", "intervals"],
    make: onHome((made) => intervalsOf(leadPart(made), "Focus and break")),
  },
];

/** Fields that say whose a row is. */
const WHOSE =
  /^(?:(?:asked|added|booked|ordered|requested|reported|posted|written|made|sent|submitted|filed|created) by|author|customer|client|member|user|name of customer|buyer|guest|student|patient|tenant|applicant|owner|who|from)$/i;
const MOST_OWN = 3;

/** A page of one's own: who one is here, and what of the rows is one's own. */
function addAccount({ draft, kept }: Made): void {
  const scopes = kept.flatMap(({ part }) => {
    const whose = part.entity.fields.find(
      ({ name, type, id }) => type === "text" && id !== part.entity.titleField && WHOSE.test(name),
    );
    return whose === undefined
      ? []
      : [{ entity: part.id, title: `My ${part.plural.toLowerCase()}`, whoField: whose.id }];
  });
  draft.page("account", "Account", "circle-user-round", [{ kind: "profile", scopes: scopes.slice(0, MOST_OWN) }]);
}
