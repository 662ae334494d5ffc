import type { Field } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf, formOf } from "../embedded/plan.ts";
import { agendaOf, calendarOf, chatOf, listOf } from "../embedded/plan-parts.ts";
import type { ThingJob } from "../recognise/reading.ts";
import { chartOf } from "./chart-of.ts";
import { columnsOf } from "./columns-of.ts";

type RowActions = NonNullable<Extract<NewBlock, { kind: "table" }>["actions"]>;
type StatItems = Extract<NewBlock, { kind: "stats" }>["items"];

/** Words on a button that say what pressing it does, where its field says what is then so. */
const DEEDS: Readonly<Record<string, string>> = {
  following: "Follow",
  saved: "Save",
  listed: "List",
  pinned: "Pin",
  favourite: "Add to favorites",
  favorite: "Add to favorites",
};

/** What is so when it is ticked: 'ID checked', 'heard only'; what only is there, springs, is ticked by its name. */
const SO = /(?:ed|en|paid|sent|done|met|only|ly|ready|back|out)$/;

function toggleOf(field: string, name: string, isListed: boolean): RowActions[number] {
  const lower = name.toLowerCase();
  if (isListed && !SO.test(lower))
    return { do: "toggle", field, label: name.slice(0, 60), doneLabel: name, icon: "check" };
  const isSaid = /^(?:want to|i am|i'm|may|can|with|on|open|for|to) /.test(lower);
  const label = DEEDS[lower] ?? (isSaid ? name : `Mark as ${lower}`);
  return { do: "toggle", field, label: label.slice(0, 60), doneLabel: name, icon: "check" };
}

/** Titles of more letters than this are sentences, which a column of a table would break into single words. */
const TITLE = 26;

function isSentences(part: Part): boolean {
  const { titleField, rows } = part.entity;
  if (part.field(titleField)?.type === "longText") return true;
  const letters = rows.reduce((sum, row) => sum + String(row[titleField] ?? "").length, 0);
  return rows.length > 0 && letters / rows.length > TITLE;
}

/** Buttons that a thing's jobs put on its rows. */
export function actionsOf(part: Part, jobs: readonly ThingJob[]): RowActions {
  return jobs
    .flatMap(({ job, field = "" }): RowActions => {
      const name = part.field(field)?.name ?? "";
      if (job === "check" || job === "tick") return [toggleOf(field, name, part.asked.includes(field))];
      if (job === "vote") return [{ do: "add" as const, field, by: 1, once: true, label: "Vote", icon: "vote" }];
      if (job === "count")
        return [
          { do: "add" as const, field, by: 1, label: `${name} +1`, icon: "plus" },
          { do: "add" as const, field, by: -1, label: `${name} -1`, icon: "minus" },
        ];
      if (job === "move") return [{ do: "advance" as const, field, label: "Next step", icon: "arrow-right" }];
      return [];
    })
    .slice(0, 3);
}

/** The rows of a thing: a table where people work with them, cards where they look for one. */
export function rowsFor(part: Part, jobs: readonly ThingJob[], isWork: boolean): NewBlock {
  const actions = actionsOf(part, jobs);
  const more = actions.length === 0 ? {} : { actions };
  const isShown =
    jobs.some(({ job }) => job === "show" || job === "find") || part.of("image").length > 0 || part.sought.length > 0;
  if (isWork && !isShown && !isSentences(part) && columnsOf(part).length > 2)
    return { kind: "table", entity: part.id, fields: columnsOf(part), ...more };
  return isWork && !jobs.some(({ job }) => job === "show")
    ? listOf(part, { search: true, ...more })
    : cardsOf(part, more);
}

/** The block that does a job; undefined for a job that the rows themselves do. */
export function blockFor(
  { job, field = "" }: ThingJob,
  part: Part,
  title: string,
  draft: AppDraft,
): NewBlock | undefined {
  switch (job) {
    case "book":
      // What has no time of its own, a place in a class, is asked for by a form.
      return bookingOf(part, title) ?? formOf(part, title);
    case "request":
      return formOf(part, title);
    case "move":
      return {
        kind: "board",
        title,
        entity: part.id,
        stageField: field,
        facts: part.facts(2),
        actions: [{ do: "advance", field, label: "Next step", icon: "arrow-right" }],
      };
    case "due":
      return dueOf(part, field, title);
    case "plan":
      return { ...calendarOf(part, title), kind: "calendar", entity: part.id, dateField: field };
    case "agenda": {
      const agenda = agendaOf(part, title, {});
      return agenda === undefined ? undefined : ({ ...agenda, dateField: field } as NewBlock);
    }
    case "chart":
      return chartOf(part, field);
    case "rank":
      return { kind: "leaderboard", title, entity: part.id, scoreField: field, limit: 10 };
    case "map":
      return {
        kind: "places",
        title,
        entity: part.id,
        placeField: field,
        facts: part.facts(2).filter((id) => id !== field),
      };
    case "show":
      return { kind: "gallery", title, entity: part.id, imageField: field };
    case "message":
      return part.has("text") && part.has("from") && part.has("sent") ? chatOf(part, title) : undefined;
    case "sell":
      return cartOf(part, field, draft);
    case "post":
      return feedOf(part);
    case "match":
      return swipeOf(part, field);
    case "learn":
      return {
        kind: "flashcards",
        title,
        entity: part.id,
        frontField: part.entity.titleField,
        backField: "back",
        boxField: "box",
        dueField: "due",
      };
    case "vote":
      return {
        kind: "leaderboard",
        title,
        entity: part.id,
        scoreField: field,
        limit: 10,
        actions: [{ do: "add", field, by: 1, once: true, label: "Vote", icon: "vote" }],
      };
    case "split":
      return splitOf(part, field, title);
    case "time":
      return {
        kind: "timer",
        title,
        presets: [5, 15, 25, 50],
        look: "ring",
        logEntity: part.id,
        minutesField: field,
        ...dated(part),
      };
    case "countdown":
      return { kind: "countdown", title, entity: part.id, dateField: field };
    case "streak":
      return { kind: "streak", title, entity: part.id, dateField: field };
    case "tick":
      return {
        kind: "checklist",
        title,
        entity: part.id,
        doneField: field,
        facts: [...part.of("date"), ...part.of("text").filter((id) => id !== part.entity.titleField)].slice(0, 2),
      };
    default:
      return undefined;
  }
}

const dated = (part: Part): { dateField?: string } => {
  const [date] = part.of("date");
  return date === undefined ? {} : { dateField: date };
};

/** What people write, the newest first. */
function feedOf(part: Part): NewBlock {
  return {
    kind: "feed",
    entity: part.id,
    bodyField: part.entity.titleField,
    authorField: "by",
    dateField: "posted",
    reactionField: "likes",
    reactionLabel: "Like",
  };
}

/** One after the other, yes or no. */
function swipeOf(part: Part, verdict: string): NewBlock {
  return {
    kind: "swipe",
    entity: part.id,
    verdictField: verdict,
    yes: "liked",
    no: "passed",
    ...(part.has("likesYou") ? { mutualField: "likesYou" } : {}),
    facts: part.all
      .filter((id) => ![verdict, "likesYou", part.entity.titleField].includes(id) && part.field(id)?.type !== "image")
      .slice(0, 4),
    matchText: "You both said yes. Say hello!",
    where: [{ field: verdict, is: "eq", value: "undecided" }],
  };
}

/** Who owes whom, between those who paid. */
function splitOf(part: Part, amount: string, title: string): NewBlock | undefined {
  const payer = part.field("paidBy");
  return payer?.relation === undefined
    ? undefined
    : {
        kind: "balance",
        title,
        entity: part.id,
        amountField: amount,
        paidByField: payer.id,
        peopleEntity: payer.relation,
      };
}

/** Whether a tick says that what was due is done: 'Paid' does, 'Hearing checked' does of no review. */
function settles(tick: string, due: string): boolean {
  if (!/done|paid|sent|returned|cleared|fixed|checked|complete/i.test(tick)) return false;
  const words = due.toLowerCase().split(" ");
  const about = tick.toLowerCase().split(" ").slice(0, -1);
  return about.length === 0 || about.some((word) => words.includes(word));
}

/** What is due: done by ticking it off, or by moving the date on to when it was last done. */
function dueOf(part: Part, field: string, title: string): NewBlock {
  const done = part.of("boolean").find((id) => settles(part.field(id)?.name ?? "", part.field(field)?.name ?? ""));
  const last = part.of("date").find((id) => /^last|last[A-Z]/.test(id) && id !== field);
  const facts = [...part.badges(1), ...part.of("relation")].slice(0, 2);
  const open = openRows(part);
  if (done === undefined && last === undefined)
    return {
      kind: "list",
      title,
      entity: part.id,
      facts: [field, ...facts].slice(0, 3),
      ...(open.length > 0 ? { where: open } : {}),
      sort: { field, direction: "asc" },
      limit: 8,
    };
  return {
    kind: "due",
    title,
    entity: part.id,
    dueField: field,
    ...(done === undefined ? { lastField: last ?? field } : { doneField: done }),
    doneLabel: done === undefined ? "Done today" : (part.field(done)?.name ?? "Done"),
    facts,
    limit: 8,
  };
}

/** States in which nothing is due any more. */
const SETTLED =
  /^(?:paid|done|closed|complete|completed|settled|returned|cancelled|canceled|declined|rejected|refused|delivered|resolved|finished|archived|withdrawn|won|lost|sold|fixed|handed over|written off)$/i;

/** What leaves out rows that are settled by their state. */
function openRows(part: Part): { field: string; is: "ne"; value: string }[] {
  const state = part.of("choice").find((id) => part.options(id).some((option) => SETTLED.test(option)));
  if (state === undefined) return [];
  const settled = part.options(state).filter((option) => SETTLED.test(option));
  // Nobody is due for anything where there is no other state.
  return settled.length === part.options(state).length
    ? []
    : settled.map((value) => ({ field: state, is: "ne" as const, value }));
}

function bookingOf(part: Part, title: string): NewBlock | undefined {
  const [date] = part.of("date");
  const [time] = part.of("time");
  const resource = resourceOf(part);
  if (date === undefined || time === undefined) return undefined;
  return {
    kind: "booking",
    title,
    entity: part.id,
    dateField: date,
    timeField: time,
    nameField: part.entity.titleField,
    ...(resource === undefined ? {} : { resourceField: resource }),
    ...openingOf(part, time),
    stepMinutes: 30,
  };
}

/** Whoever comes, or what is worked on, is not what is taken for the time. */
const NO_RESOURCE =
  /customer|client|guest|patient|member|pupil|owner|child|pet|dog|horse|artist|band|treatment|service|piece|product|order|package|party/i;
/** What can be in one place at a time comes first. */
const RESOURCE =
  /room|chair|court|pitch|table|bay|desk|studio|hall|lane|boat|van|vehicle|bike|stop|technician|stylist|barber|therapist|instructor|trainer|tutor|teacher|coach|groomer|guide|staff|host/i;

/** What a booking takes for itself: a room or somebody's hands, not what is done. */
export function resourceOf(part: Part): string | undefined {
  const open = part.of("relation").filter((id) => {
    const target = part.field(id)?.relation ?? "";
    return !NO_RESOURCE.test(id) && !NO_RESOURCE.test(target);
  });
  return open.find((id) => RESOURCE.test(id) || RESOURCE.test(part.field(id)?.relation ?? "")) ?? open[0];
}

/** From the hour before which nothing is booked in the sample rows to the one after which nothing is. */
function openingOf(part: Part, time: string): { from: string; to: string } {
  const hours = part.entity.rows.flatMap((row) => {
    const hour = Number(String(row[time] ?? "").slice(0, 2));
    return Number.isNaN(hour) || row[time] === undefined ? [] : [hour];
  });
  if (hours.length === 0) return { from: "09:00", to: "17:00" };
  const clock = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;
  return { from: clock(Math.min(...hours)), to: clock(Math.min(23, Math.max(...hours) + 2)) };
}

/** A shop over what is for sale; orders are those of the trade, or plain ones. */
function cartOf(part: Part, price: string, draft: AppDraft): NewBlock | undefined {
  const known = [...draft.parts.values()].find(
    (each) =>
      each.id !== part.id &&
      /\b(?:order|purchase|sale|basket)$/i.test(each.name) &&
      each.of("lines").length > 0 &&
      each.of("money").length > 0 &&
      each.of("date", "dateTime").length > 0,
  );
  // The trade takes its orders in another way.
  if (known === undefined && draft.parts.has("order")) return undefined;
  const order =
    known ??
    draft.add({
      id: "order",
      name: "Order",
      plural: "Orders",
      icon: "package",
      role: "log",
      words: "",
      fields:
        "Customer: text\nE-mail: email\nDeliver to: text\nItems: lines\nTotal: money 12..90 EUR\nOrdered: dateTime -10..0\nStatus: choice new|packed|on its way|arrived",
      rows: ordersOf(part, price),
    });
  const stock = part.of("number").find((id) => /stock|available|left/i.test(id));
  return {
    kind: "cart",
    entity: part.id,
    priceField: price,
    ...(stock === undefined ? {} : { stockField: stock }),
    media: "art",
    facts: part.badges(2),
    orderEntity: order.id,
    itemsField: order.of("lines")[0] ?? "items",
    totalField: order.of("money")[0] ?? "total",
    dateField: order.of("date", "dateTime")[0] ?? "ordered",
  };
}

const BUYERS: readonly [string, string][] = [
  ["Margaret Hale", "4 Mill Lane"],
  ["Priya Nair", "17 Station Road"],
  ["Owen Pritchard", "9 Canal Street"],
  ["Daniel Okoro", "22 Park View"],
  ["Ruth Ellis", "3 Church Row"],
  ["Helen Sharp", "31 Castle Street"],
];
const STATES = ["new", "new", "packed", "packed", "on its way", "arrived"];

/** Orders of what the shop sells, at its prices, as lines of rows. */
function ordersOf({ entity: { rows, titleField } }: Part, price: string): string {
  const goods = rows.filter((row) => typeof row[price] === "number" && !/[|;=]/.test(String(row[titleField])));
  if (goods.length === 0) return "";
  return BUYERS.map(([name, street], at) => {
    const basket = [...new Set([goods[at % goods.length], ...(at % 2 === 0 ? [goods[(at + 3) % goods.length]] : [])])];
    const items = basket.map((row) => `1 ${String(row?.[titleField])}`).join(";");
    const total = basket.reduce((sum, row) => sum + Number(row?.[price]), 0);
    const mail = `${name.toLowerCase().replace(" ", ".")}@example.com`;
    const hour = String(9 + at).padStart(2, "0");
    return `${name} | eMail=${mail} | deliverTo=${street} | items=${items} | total=${total.toFixed(2)} | ordered=@${at === 0 ? "0" : `-${String(at)}`}T${hour}:20 | status=${STATES[at] ?? "new"}`;
  }).join("\n");
}

/** What is worth counting until it is so: what is to be done, paid or given back, and what is liked; 'from here' is neither. */
const COUNTED =
  /(?:ed|paid|sent|done|set|met|back|given|cut|read|made|listed)$|^(?:still|favou?rite|saved|liked|featured|may) /i;

/** How many are still to do; of what is liked, how many are. */
function openItem(part: Part, { id, name }: Field): StatItems[number] {
  const isLiked = /^(?:favou?rite|saved|liked|listed|featured|may )/i.test(name);
  const words = name.toLowerCase().split(" ");
  const last = words.at(-1) ?? "";
  // What is 'still wanted' is not 'still not wanted' else, but no longer.
  const isStill = words[0] === "still";
  // 'fee not paid', but 'not on today'.
  const not = isStill
    ? `no longer ${words.slice(1).join(" ")}`
    : /(?:ed|paid|sent|done|set|met)$/.test(last)
      ? [...words.slice(0, -1), "not", last].join(" ")
      : `not ${words.join(" ")}`;
  const label =
    words.length > 1 && !/^(?:not|no longer) /.test(not) ? `${part.plural}: ${not}` : `${part.plural} ${not}`;
  return {
    label: (isLiked ? `${name} ${part.plural.toLowerCase()}` : label).slice(0, 60),
    measure: { fn: "count", entity: part.id, where: [{ field: id, is: isLiked ? "eq" : "ne", value: true }] },
    icon: isLiked ? "heart" : "circle",
  };
}

/** Amounts that are a sum by their own name. */
const TOTAL = /^(?:total|amount|sum|price|cost)$/i;

/** Numbers worth a look every morning: how many, what they add up to, what is due. */
export function statsFor(kept: readonly { part: Part; jobs: readonly ThingJob[] }[]): NewBlock | undefined {
  const items = kept.flatMap(({ part, jobs }): StatItems =>
    jobs.flatMap(({ job, field = "" }): StatItems => {
      const about = part.field(field);
      if (job === "total" && about !== undefined)
        return [
          {
            label: (TOTAL.test(about.name)
              ? `Total of all ${part.plural.toLowerCase()}`
              : `${part.plural}: ${about.name.toLowerCase()} in total`
            ).slice(0, 60),
            measure: { fn: "sum" as const, entity: part.id, field },
            icon: "sigma",
          },
        ];
      if (job === "due" && about !== undefined && about.type !== "computed" && /due|next|back/i.test(about.name))
        return [
          {
            label: `${part.plural} due`.slice(0, 60),
            measure: {
              fn: "count" as const,
              entity: part.id,
              where: [{ field, is: "lte" as const, value: "@today" }, ...openRows(part)],
            },
            icon: "alarm-clock",
          },
        ];
      if (job === "check" && about !== undefined && COUNTED.test(about.name)) return [openItem(part, about)];
      return [];
    }),
  );
  const [main] = kept;
  if (main === undefined) return undefined;
  const count = {
    label: main.part.plural,
    measure: { fn: "count" as const, entity: main.part.id },
    icon: main.part.icon,
  };
  const all = [...items.slice(0, 3), ...(items.length < 4 ? [count] : [])];
  return all.length > 1 ? { kind: "stats", items: all } : undefined;
}
