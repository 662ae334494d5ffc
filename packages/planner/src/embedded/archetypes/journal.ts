import { addItem, cardsOf, chartsOf, formOf, thingOf, withAsked, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { addThing } from "../plan.ts";
import { dateOf, listOf } from "../plan-parts.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

/** Something written every day, looked back on. */
export const journal: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const log = entriesOf(plan);
    const date = dateOf(log) ?? "date";
    draft.record = log;
    draft.main = log;
    draft.page("home", "Today", domain.icon, [
      { kind: "streak", title: "Days in a row", entity: log.id, dateField: date },
      formOf(log, "Write"),
      listOf(log, { title: "Lately", sort: { field: date, direction: "desc" }, limit: 5 }),
    ]);
    draft.page("entries", log.plural, log.icon, [
      cardsOf(log, { sort: { field: date, direction: "desc" } }),
      { kind: "calendar", entity: log.id, dateField: date },
    ]);
    if (plan.domain.id !== "inferred" && thingOf(plan, "item", true)) {
      draft.main = undefined;
      const item = addItem(plan);
      draft.page("items", item.plural, item.icon, [cardsOf(item), formOf(item)]);
      draft.detail(item, { related: [{ entity: log, title: log.plural }] });
    }
    for (const role of ["person", "place"] as const) {
      const known = thingOf(plan, role, true);
      if (!known || draft.pages.filter((page) => page.nav).length > 3) continue;
      const part = addThing(plan, known);
      draft.page(part.id, part.plural, part.icon, [cardsOf(part), formOf(part)]);
      draft.detail(part, { related: [{ entity: log, title: log.plural }] });
    }
    draft.page("patterns", "Patterns", "chart-line", [
      { kind: "chart", title: "Every day counts", entity: log.id, look: "heat", byField: date, fn: "count" },
      ...chartsOf(log),
    ]);
    draft.detail(log);
  },
  support(plan) {
    const log = plain(plan);
    plan.draft.page("journal", "Journal", "book-heart", [
      formOf(log, "Write"),
      listOf(log, { sort: { field: "date", direction: "desc" } }),
    ]);
    plan.draft.detail(log);
  },
};

function entriesOf(plan: Plan): Part {
  const known = thingOf(plan, "log", true);
  return known && /: date(?:Time)? /.test(known.fields) && plan.domain.id !== "inferred"
    ? addThing(plan, withAsked(plan, known))
    : plain(plan);
}

function plain(plan: Plan): Part {
  return plan.draft.add(
    withAsked(
      plan,
      thing(
        "log",
        "journalEntry, Entry, Entries, book-heart",
        "",
        "Line of the day: text\nDate: date -30..0\nMood: choice heavy|flat|steady|light|bright\nEnergy: rating 1..5\nGrateful for: text a long call|quiet hour|good soup|help with the boxes|sun at four\nThoughts: longText\nPhoto: image",
        "A slow morning that stayed slow\nSaid no and the world went on\nRain, and a letter\nWorked too long, walked it off\nOld friends, same jokes\nNothing special, which was nice\nFirst frost on the window\nCooked for four, ate for two",
      ),
    ),
  );
}
