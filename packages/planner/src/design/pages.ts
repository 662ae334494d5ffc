import type { Form, Verb } from "../brief/brief.ts";
import { AppDraft, type NewBlock, type Part } from "../embedded/app-draft.ts";
import { cardsOf, chartsOf, formOf, statsOf } from "../embedded/plan.ts";
import { calendarOf, chatOf, listOf } from "../embedded/plan-parts.ts";
import type { Reading } from "../recognise/reading.ts";
import { analysed, analyticsOf } from "./analytics.ts";
import { columnsOf } from "./columns-of.ts";
import type { Kept } from "./kept.ts";
import { isSold, isTrace, leadOf, shopOf } from "./lead.ts";
import { leaveToVisitors } from "./for-visitors.ts";
import { addOrders } from "./orders/checkout.ts";
import { layOutAsk } from "./ask-pages.ts";
import { layOutDescribed, statsOf as numbersOf } from "./described-pages.ts";
import { layOutPlays } from "./play-pages.ts";
import { isFileItself, shelfOf } from "./uploads.ts";
import { layOutActivity } from "./activity-pages.ts";
import { layOutTrade } from "./trade-pages.ts";
import { layOutTogether } from "./together-pages.ts";
import { actionsOf, resourceOf } from "./job-blocks.ts";
import { listedJobs } from "./listed-jobs.ts";
import { addUsual } from "./add-usual.ts";

/** Forms whose lists are for work: dense, with sorting. */
const WORK = new Set<Form>([
  "management",
  "dashboard",
  "tracker",
  "tool",
  "editor",
  "converter",
  "calculator",
  "survey",
]);
/** Forms of which people want to know how much there is, before they look at the rows. */
const COUNTED = new Set<Form>(["management", "dashboard"]);
/** Forms that open on what they are for, with the first of what there is. */
const WELCOMING = new Set<Form>(["portal", "community", "marketplace", "shop", "booking", "directory", "blog"]);
/** Forms that open on numbers. */
const NUMBERS = new Set<Form>(["management", "dashboard"]);

/** Lays out the pages: one that says what it is about, then one for each thing under its own name, and each row's own page. */
export function layOut(
  draft: AppDraft,
  { brief, form, trade, converters, plays, ask, together, activity, keeps, described }: Reading,
  kept: readonly Kept[],
  { name, purpose }: { name: string; purpose: string },
): void {
  if (converters !== undefined) {
    const isConverter = converters.every(({ kind }) => kind === "converter");
    const log = kept[0]?.part;
    const keeping =
      log === undefined
        ? {}
        : log.has("whatIsInIt")
          ? {
              logEntity: log.id,
              logResultField: "total",
              logLinesField: "whatIsInIt",
              logDateField: "on",
              logName: "Customer",
            }
          : { logEntity: log.id, logTypedField: "amount", logResultField: "comesTo", logDateField: "on" };
    draft.page(
      "home",
      isConverter ? "Convert" : log?.has("whatIsInIt") === true ? log.name.replace(/^Saved/, "New") : "Work it out",
      "calculator",
      [
        ...converters.map((block) => (block.kind === "calculator" ? { ...block, ...keeping } : block)),
        // What was worked out last stays in sight below.
        log?.has("comesTo") === true
          ? listOf(log, { facts: resultsOf(log), title: log.plural, limit: 3, search: false })
          : undefined,
      ],
    );
    for (const { part } of kept) {
      draft.page(part.id, part.plural, part.icon, [
        isConverter ? formOf(part, "Keep a result") : undefined,
        listOf(part, part.has("comesTo") ? { facts: resultsOf(part) } : {}),
      ]);
      draft.detail(part);
    }
    return;
  }
  if (plays !== undefined) return layOutPlays(draft, plays, kept, name);
  const responses = kept[0]?.part;
  if (ask !== undefined && responses !== undefined) return layOutAsk(draft, ask, responses);
  if (activity !== undefined) return layOutActivity(draft, activity, kept);
  if (together !== undefined) return layOutTogether(draft, together, kept);
  if (trade !== undefined) {
    layOutTrade(draft, trade.trade, form, kept, { name, text: brief.text });
    return;
  }
  if (described !== undefined && kept.length > 0) return layOutDescribed(draft, kept, described, brief.text);
  const [main, ...others] = kept;
  if (main === undefined) {
    draft.page("home", "Home", "house", [{ kind: "hero", headline: name, body: purpose }]);
    return;
  }
  const contact = kept.find(({ thing }) => thing.verbs.has("contact"));
  if (NUMBERS.has(form) && (kept.length > 1 || form === "dashboard")) {
    const shown = form === "dashboard" ? analysed(kept.map(({ part }) => part)) : undefined;
    if (shown !== undefined)
      draft.page("home", "Overview", "layout-dashboard", [analyticsOf(draft, shown, brief.text)]);
    else
      draft.page("home", "Overview", "layout-dashboard", [
        statsOf(...kept.slice(0, 4).map(({ part }) => part)),
        ...chartsOf(main.part).slice(0, 1),
        listOf(main.part, { title: `Latest ${main.part.plural.toLowerCase()}`, limit: 5 }),
      ]);
    addPage(draft, main, form);
  } else if (form === "site") {
    draft.page("home", "Home", "house", [
      {
        kind: "hero",
        headline: name,
        body: purpose,
        ...(contact === undefined ? {} : { cta: { label: "Get in touch", page: contact.part.id } }),
      },
      ...(main === contact ? [] : [firstOf(main.part, 6)]),
      ...(contact === undefined ? [] : [formOf(contact.part, "Get in touch")]),
    ]);
    if (main !== contact) addPage(draft, main, form);
  } else if (WELCOMING.has(form)) {
    const lead = leadOf(kept, form) ?? main;
    const next = kept.find((each) => each !== lead && !isTrace(each));
    draft.page("home", "Home", "house", [
      { kind: "hero", headline: name, body: purpose, cta: { label: callOf(lead), page: lead.part.id } },
      firstOf(lead.part, 4),
      next && listOf(next.part, { title: next.part.plural, limit: 3 }),
    ]);
    // One thing is sold; the cart that the brief names is the shop's own.
    addPage(
      draft,
      lead,
      form,
      lead.part.id,
      form === "shop" && isSold(lead.part) ? shopOf(draft, lead.part) : undefined,
    );
    const sells = draft.pageById(lead.part.id)?.blocks.some(({ kind }) => kind === "cart") === true;
    for (const each of kept)
      if (each !== lead && !(sells && /(?:^| )cart$/i.test(each.part.name))) addPage(draft, each, form);
    if (form === "shop") addOrders(draft, kept);
    for (const { part } of kept) draft.detail(part, { related: relatedOf(part, kept) });
    return;
  } else {
    addPage(draft, main, form, "home");
    if (others.length === 0 || keeps !== undefined) addUsual(draft, main);
    const numbers = keeps !== undefined || COUNTED.has(form) ? numbersOf(main.part) : undefined;
    if (numbers !== undefined) draft.pages.at(-1)?.blocks.unshift(numbers);
  }
  for (const each of others) addPage(draft, each, form);
  if (contact !== undefined && main === contact) addPage(draft, contact, form);
  if (form === "site") leaveToVisitors(draft);
  for (const { part } of kept) draft.detail(part, { related: relatedOf(part, kept) });
}

/** What was typed, what it came to, and when. */
const resultsOf = (part: Part): string[] => ["amount", "comesTo", "on"].filter((id) => part.has(id));

const relatedOf = (part: Part, kept: readonly Kept[]): { entity: Part; title: string }[] =>
  kept.flatMap(({ part: other }) => (other.via(part.id) === undefined ? [] : [{ entity: other, title: other.plural }]));

/** A page of one thing, with what is to be done with it. */
function addPage(draft: AppDraft, { thing: { verbs }, part }: Kept, form: Form, id = part.id, shop?: NewBlock): void {
  const blocks: (NewBlock | undefined)[] = [];
  if (shop !== undefined) blocks.push(shop);
  else if (verbs.has("message") && part.has("text") && part.has("from") && part.has("sent")) blocks.push(chatOf(part));
  else if (verbs.has("contact") && isContact(part, form)) blocks.push(formOf(part, "Get in touch"));
  else {
    if (verbs.has("book")) blocks.push(bookingOf(part));
    // Lists have a button to add a row; a form of its own stands where visitors hand something in.
    if (HANDING_IN.has(form) && makes(verbs)) blocks.push(formOf(part, `New ${part.name.toLowerCase()}`));
    blocks.push(rowsOf(part, verbs, form));
    const stages = listedJobs(part, []).find(({ job }) => job === "move")?.field;
    if (stages !== undefined || verbs.has("approve") || verbs.has("assign")) blocks.push(boardOf(part, stages));
    if (verbs.has("chart") || verbs.has("report")) blocks.push(...chartsOf(part));
    if (verbs.has("compare") || verbs.has("rate")) blocks.push(rankingOf(part));
    if (verbs.has("book") && part.of("date").length > 0) blocks.push(calendarOf(part, "Calendar"));
  }
  draft.page(id, part.plural, part.icon, blocks);
}

/** The first rows, with nothing to narrow them down: all of them have a page. */
function firstOf(part: Part, limit: number): NewBlock {
  const cards = cardsOf(part, { title: part.plural, limit, search: false });
  delete (cards as { filters?: string[] }).filters;
  return cards;
}

/** Whether the rows are what visitors send: elsewhere it is them one gets in touch with. */
const isContact = ({ name }: Part, form: Form): boolean =>
  form === "site" || /\b(?:contact|message|enquiry|inquiry|form|call|callback|feedback|question)\b/i.test(name);

const HANDING_IN = new Set<Form>(["site", "survey"]);
/** From so many rows on, a table can be searched. */
const SEARCHABLE = 6;
const MAKING: readonly Verb[] = ["create", "upload", "order", "register", "report"];
const makes = (verbs: ReadonlySet<Verb>): boolean => MAKING.some((verb) => verbs.has(verb));

/** The rows: dense where people work with them, as cards where they look for one. */
function rowsOf(part: Part, verbs: ReadonlySet<Verb>, form: Form): NewBlock {
  const columns = columnsOf(part);
  const [file] = part.of("file");
  if (file !== undefined && isFileItself(part.name)) return shelfOf(part, file);
  const ticks = actionsOf(
    part,
    listedJobs(part, []).filter(({ job }) => job === "check"),
  );
  const more = {
    ...(ticks.length === 0 ? {} : { actions: ticks }),
    ...(verbs.has("compare") ? { compare: true } : {}),
  };
  const isSearched = verbs.has("search") || verbs.has("filter");
  // A table of as many rows has a search and filters of its own; pictures are looked through as cards.
  const isWorkedWith = !isSearched || (part.entity.rows.length >= SEARCHABLE && part.of("image").length === 0);
  if (WORK.has(form) && columns.length > 2 && isWorkedWith && part.sought.length === 0)
    return { kind: "table", entity: part.id, fields: columns, ...more };
  return cardsOf(part, {
    ...more,
    ...(verbs.has("upload") && part.of("image").length > 0 ? { media: "image" } : {}),
  });
}

/** Lanes by state, with a button to the next one. */
function boardOf(part: Part, stages?: string): NewBlock | undefined {
  const state = stages ?? part.of("choice")[0];
  return state === undefined
    ? undefined
    : {
        kind: "board",
        entity: part.id,
        stageField: state,
        facts: part.facts(2),
        actions: [{ do: "advance", field: state, label: "Next step", icon: "arrow-right" }],
      };
}

function bookingOf(part: Part): NewBlock | undefined {
  const [date] = part.of("date");
  const [time] = part.of("time");
  const resource = resourceOf(part);
  return date === undefined || time === undefined
    ? undefined
    : {
        kind: "booking",
        entity: part.id,
        dateField: date,
        timeField: time,
        nameField: part.entity.titleField,
        ...(resource === undefined ? {} : { resourceField: resource }),
        from: "09:00",
        to: "17:00",
        stepMinutes: 30,
      };
}

function rankingOf(part: Part): NewBlock | undefined {
  const [score] = [...part.of("rating"), ...part.of("number", "money", "percent")].filter(
    (id) => !/\byear\b/i.test(part.field(id)?.name ?? ""),
  );
  return score === undefined
    ? undefined
    : { kind: "leaderboard", title: `${part.plural} compared`, entity: part.id, scoreField: score, limit: 8 };
}

/** What whoever comes first does with the main thing. */
function callOf({ thing: { verbs }, part }: Kept): string {
  const name = part.name.toLowerCase();
  if (verbs.has("book")) return `Book ${anOf(name)}`;
  if (verbs.has("order") || verbs.has("pay")) return `Order now`;
  return `See ${part.plural.toLowerCase()}`;
}

const anOf = (name: string): string => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
