import type { NewBlock, Part } from "./app-draft.ts";
import { mergeFields } from "./merge-fields.ts";
import { addThing, cardsOf, chartsOf, formOf, type Plan } from "./plan.ts";
import { agendaOf, dateOf, listOf } from "./plan-parts.ts";
import type { Thing } from "./thing.ts";

/** As many pages as the navigation takes when an idea asks for them in so many words. */
const MOST_IN_NAV = 7;

/** Gives a page to every thing the idea names that the kind of app has no place for. */
export function addNamedThings(plan: Plan): void {
  const { draft } = plan;
  for (const named of plan.domain.things) {
    if (!named.named || hasPage(plan, named.id)) continue;
    // The kind of app may have brought its own of that name: orders of a shop, expenses of a budget.
    const twin = [...draft.parts.values()].find(
      ({ id, name }) => id !== named.id && name.toLowerCase() === named.name.toLowerCase(),
    );
    if (twin) {
      draft.add({ ...named, id: twin.id }, { more: fieldsBeside(twin, named) });
      continue;
    }
    if (draft.pages.filter(({ nav }) => nav).length >= MOST_IN_NAV || draft.pages.length >= 11) return;
    if (!draft.parts.has(named.id) && draft.parts.size >= 11) return;
    const part = addThing(plan, linkedTo(plan, named));
    if (draft.pages.some(({ nav, title }) => nav && title === part.plural)) continue;
    draft.page(`${named.id}Page`, part.plural, part.icon, blocksFor(part, named));
    draft.detail(part, { block: { actions: advanceOf(part) } });
  }
}

/** The thing pointing at what the app has already of the names it points at: guests of the event, not others. */
function linkedTo({ draft, domain }: Plan, thing: Thing): Thing {
  const fields = thing.fields.replace(/: relation (\w+)/g, (link, id: string) => {
    const name = domain.things.find((one) => one.id === id)?.name.toLowerCase();
    const twin = [...draft.parts.values()].find((part) => part.id !== id && part.name.toLowerCase() === name);
    return twin ? `: relation ${twin.id}` : link;
  });
  return { ...thing, fields };
}

/** What is known of a thing and the one of its name does not have yet. */
function fieldsBeside({ entity }: Part, { fields }: Thing): string {
  const own = entity.fields.map(({ name }) => `${name}: text`).join("\n");
  return mergeFields(own, fields).split("\n").slice(entity.fields.length).join("\n");
}

/** Shows what came along only because something points at it: on a page of its own, or where there is room. */
export function showTheRest(plan: Plan): void {
  const { draft } = plan;
  // More pages than that an app cannot have.
  draft.pages.splice(12);
  for (const part of draft.parts.values()) {
    const named = new RegExp(`"(?:entity|[a-z]+Entity)":"${part.id}"`);
    const isShown = draft.pages.some(
      (page) => page.id !== `${part.id}Detail` && named.test(JSON.stringify(page.blocks)),
    );
    if (isShown) continue;
    const sameTitle = draft.pages.find(({ nav, title }) => nav && title === part.plural);
    if (sameTitle) sameTitle.blocks.push(listOf(part));
    else if (draft.pages.filter(({ nav }) => nav).length < MOST_IN_NAV && draft.pages.length < 11) {
      draft.page(`${part.id}Page`, part.plural, part.icon, [cardsOf(part), formOf(part)]);
    } else {
      const room = draft.pages.findLast((page) => page.nav && page.blocks.length < 6);
      room?.blocks.push(listOf(part, { title: part.plural }));
    }
    if (!draft.pageById(`${part.id}Detail`) && draft.pages.length < 12) draft.detail(part);
  }
}

/** Whether a page of the navigation is about an entity. */
function hasPage({ draft }: Plan, id: string): boolean {
  return draft.pages.some(
    (page) =>
      page.nav && page.blocks.some((block) => "entity" in block && block.entity === id && block.kind !== "calendar"),
  );
}

/** What suits a thing by what it has: stages a board, a date ahead an agenda, something done a checklist. */
function blocksFor(part: Part, { role }: Thing): (NewBlock | undefined)[] {
  const stage = stageOf(part);
  const done = part.of("boolean").find((id) => /^(?:done|bought|paid|doneToday|usedUp)$/.test(id));
  const form = formOf(part);
  const date = dateOf(part);
  if (role === "event") return [agendaOf(part, "Coming up") ?? cardsOf(part), form];
  if (role === "person") return [cardsOf(part), form];
  if (stage !== undefined && role !== "log")
    return [
      { kind: "board", entity: part.id, stageField: stage, facts: part.facts(2), actions: advanceOf(part) },
      form,
    ];
  if (done !== undefined && role !== "log")
    return [{ kind: "checklist", entity: part.id, doneField: done, facts: part.facts(2) }, form];
  if (role === "log")
    return [
      form,
      listOf(part, { ...(date ? { sort: { field: date, direction: "desc" } } : {}), search: true }),
      ...chartsOf(part).slice(0, 1),
    ];
  return [cardsOf(part), form];
}

/** The field a thing moves along: a state with at least three steps. */
export function stageOf(part: Part): string | undefined {
  return ["state", "stage", "status"].find((id) => part.field(id)?.type === "choice" && part.options(id).length >= 3);
}

/** Button that moves a thing one state on, where it has states. */
export function advanceOf(part: Part): { do: "advance"; field: string; label: string; icon: string }[] {
  const stage = stageOf(part);
  return stage === undefined ? [] : [{ do: "advance", field: stage, label: "Next step", icon: "arrow-right" }];
}
