import type { Form } from "../brief/brief.ts";
import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf, formOf } from "../embedded/plan.ts";
import type { Trade } from "../recognise/trade.ts";
import { blockFor } from "./job-blocks.ts";
import type { Kept } from "./kept.ts";
import { isSold, shopOf } from "./lead.ts";

/** What visitors of a site are to do. */
export interface Goal {
  /** Words of its button. */
  label: string;
  /** The thing that comes of it, where there is one. */
  goal: Kept | undefined;
}

/** What visitors are to do: what the line of work says, else what can be asked for or booked. */
export function goalOf({ site }: Trade, form: Form, ordered: readonly Kept[]): Goal {
  const [label = "", target = ""] = (site?.action ?? (form === "booking" ? "Book now|" : "Get in touch|"))
    .split("|")
    .map((part) => part.trim());
  const goal =
    ordered.find(({ thing }) => thing.id === target) ??
    ordered.find(({ thing }) => thing.jobs.some(({ job }) => job === "request" || job === "book"));
  return { label, goal };
}

/** Whether times are booked of it, by a block of its own. */
const books = ({ thing: { jobs } }: Kept): boolean => jobs.some(({ job }) => job === "book");

/** The first page of a site: what it is, what it offers, how to get it. */
export function openForVisitors(
  draft: AppDraft,
  { site, words }: Trade,
  form: Form,
  ordered: readonly Kept[],
  { goal, label, name }: Goal & { name: string },
): void {
  const sells = ordered.flatMap((each) =>
    each.thing.jobs.filter(({ job }) => job === "sell").map((job) => ({ each, job })),
  )[0];
  const hero: NewBlock = {
    kind: "hero",
    headline: form === "site" || site === undefined ? name : site.headline,
    body: form === "site" && site !== undefined ? `${site.headline}. ${site.body}` : words.tagline,
    ...(goal === undefined ? {} : { cta: { label, page: goal.part.id } }),
  };
  const sold = sells?.each.part ?? ordered.find(({ part }) => isSold(part))?.part;
  const shop = form === "shop" && sold !== undefined ? shopOf(draft, sold, sells?.job.field) : undefined;
  const booking =
    form === "booking" && goal !== undefined
      ? goal.thing.jobs
          .map((job) => (job.job === "book" ? blockFor(job, goal.part, label, draft) : undefined))
          .find(Boolean)
      : undefined;
  // Whoever reads a blog comes for what is written there.
  const services =
    site === undefined || shop !== undefined || form === "blog" ? undefined : addServices(draft, site.services);
  // Where no services are written, the first of what there is to see stands for them.
  const shown =
    form === "blog"
      ? ordered.find(({ thing: { known } }) => known?.role === "item" || known?.role === "event")?.part
      : ordered.find((each) => each !== goal && isToSee(each))?.part;
  const offered = services ?? (booking === undefined && shop === undefined ? shown : undefined);
  draft.page("home", "Home", "house", [
    hero,
    booking,
    shop,
    offered && cardsOf(offered, { title: titleOfServices(offered), limit: 6, search: false }),
    form === "site" && goal !== undefined && !books(goal) ? formOf(goal.part, label) : undefined,
  ]);
}

/** Visitors look at what is offered and shown, not at who there is or what happened. */
const isToSee = ({ thing: { known, jobs } }: Kept): boolean =>
  (known?.role === "item" || known?.role === "place") && jobs.some(({ job }) => job === "find" || job === "show");

/** Services of the site; what the trade itself keeps under these names is shown instead. */
function addServices(draft: AppDraft, lines: string): Part {
  const services = lines.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const names = new Set(services.map(([title = ""]) => title.toLowerCase()));
  const own = [...draft.parts.values()].find(
    ({ name, entity: { rows, titleField } }) =>
      /^service$/i.test(name) ||
      rows.filter((row) => names.has(String(row[titleField]).toLowerCase())).length * 2 > names.size,
  );
  if (own !== undefined) return own;
  const part = draft.add({
    id: draft.parts.has("service") ? "offer" : "service",
    name: "Service",
    plural: "Services",
    icon: "sparkles",
    role: "item",
    words: "",
    fields: "Name: text\nAbout: longText\nPrice: money 0..0 EUR",
    rows: services
      .map(
        ([title = "", about = "", price = ""]) => `${title} | about=${about}${price === "" ? "" : ` | price=${price}`}`,
      )
      .join("\n"),
  });
  // What is priced on request costs nothing that could be told.
  part.entity.rows.forEach((row, index) => {
    if ((services[index]?.[2] ?? "") === "") delete row["price"];
  });
  return part;
}

const titleOfServices = ({ id, plural }: Part): string => (id === "service" || id === "offer" ? "Services" : plural);

export function addQuestions(draft: AppDraft, trade: Trade): void {
  const items = questionsOf(trade);
  if (items.length > 0) draft.page("questions", "Questions", "circle-help", [{ kind: "faq", items }]);
}

/** What people ask those of the trade, with what they answer. */
export const questionsOf = ({ site }: Pick<Trade, "site">): { question: string; answer: string }[] =>
  (site?.questions ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([question = "", answer = ""]) => ({ question, answer }));
