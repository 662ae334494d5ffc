import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf } from "../embedded/plan.ts";
import { capital } from "../embedded/inflect.ts";
import { addUsual } from "./add-usual.ts";
import { columnsOf } from "./columns-of.ts";
import type { Kept } from "./kept.ts";
import { listedJobs } from "./listed-jobs.ts";
import { formFor, type RowAction } from "./together-blocks.ts";

type Stats = Extract<NewBlock, { kind: "stats" }>;

/** Somebody decides about what others hand in. */
const DECIDES = /\b(?:accept|approve|confirm|decline|reject|turn down)/iu;
const DECISION = "State: choice new|accepted|declined";

/**
 * An app of what its text describes: what it is about with its numbers in front, each other thing on a page of its own, a form where
 * people hand something in.
 */
export function layOutDescribed(
  draft: AppDraft,
  kept: readonly Kept[],
  { handedIn, rowsTitle }: { handedIn: readonly string[]; rowsTitle?: string },
  text: string,
): void {
  for (const { thing, part } of kept)
    if (handedIn.includes(thing.name) && stageOf(part) === undefined && DECIDES.test(text)) {
      draft.extend(part, DECISION);
      const state = part.field("state");
      if (state !== undefined) state.default = "new";
    }
  for (const [at, { thing, part }] of kept.entries()) {
    const stage = stageOf(part);
    const isHandedIn = handedIn.includes(thing.name);
    // A home that is kept is no first page.
    draft.page(at === 0 ? "home" : part.id === "home" ? "homes" : part.id, part.plural, part.icon, [
      statsOf(part, stage),
      stage === undefined ? undefined : boardOf(part, stage, isHandedIn),
      rowsOf(part, rowsTitle),
    ]);
    if (at === 0) addUsual(draft, { thing, part });
    if (isHandedIn) {
      const name = part.name.toLowerCase();
      draft.page(`new${capital(part.id)}`, `New ${name}`, "send", [
        {
          ...formFor(part, `New ${name}`, "Send", "Thank you, it has arrived.", stage === undefined ? [] : [stage]),
          title: `New ${name}`,
        },
      ]);
    }
  }
  for (const { part } of kept)
    draft.detail(part, {
      related: kept.flatMap(({ part: other }) =>
        other.via(part.id) === undefined ? [] : [{ entity: other, title: other.plural }],
      ),
    });
}

const STAGE = /^(?:status|state|stage|step|phase|progress|result|outcome)$/iu;

/** The choice that rows move through. */
const stageOf = (part: Part): string | undefined =>
  listedJobs(part, []).find(({ job }) => job === "move")?.field ??
  part.of("choice").find((id) => STAGE.test(part.field(id)?.name ?? "") && part.options(id).length > 2);

const MOST_STATS = 4;
/** Amounts for one of each, which add up to nothing. */
const EACH = /\b(?:price|rate|fee|wage|salary|rent|each|per)\b/iu;

/** How many there are, how many at each end of their way, and what they add up to; nothing where it is only how many. */
export function statsOf(part: Part, stage = stageOf(part)): Stats | undefined {
  const items: Stats["items"] = [{ label: part.plural, measure: { fn: "count", entity: part.id }, icon: part.icon }];
  const options = stage === undefined ? [] : part.options(stage);
  const last = options.at(-1);
  for (const option of stage === undefined ? [] : [options[0], last])
    if (option !== undefined)
      items.push({
        label: capital(option),
        measure: { fn: "count", entity: part.id, where: [{ field: stage ?? "", is: "eq", value: option }] },
        icon: option === last ? "circle-check" : "circle-dot",
      });
  for (const id of part.of("money").slice(0, 1)) {
    const name = part.field(id)?.name ?? "Sum";
    const isEach = EACH.test(name);
    items.push({
      label: isEach ? `Average ${name.toLowerCase()}` : name,
      measure: { fn: isEach ? "average" : "sum", entity: part.id, field: id },
      icon: "coins",
    });
  }
  for (const id of part.of("boolean").slice(0, 1))
    items.push({
      label: part.field(id)?.name ?? "Done",
      measure: { fn: "count", entity: part.id, where: [{ field: id, is: "eq", value: true }] },
      icon: "check",
    });
  return items.length > 1 ? { kind: "stats", items: items.slice(0, MOST_STATS) } : undefined;
}

/** Lanes by state; what is handed in is accepted or not, whatever else goes on to the next. */
function boardOf(part: Part, stage: string, isHandedIn: boolean): NewBlock {
  const options = part.options(stage);
  const decisions: RowAction[] =
    isHandedIn && options.includes("accepted")
      ? [
          { do: "set", field: stage, value: "accepted", label: "Accept", icon: "check" },
          { do: "set", field: stage, value: "declined", label: "Decline", icon: "x" },
        ]
      : [{ do: "advance", field: stage, label: "Next step", icon: "arrow-right" }];
  return {
    kind: "board",
    title: "Where it stands",
    entity: part.id,
    stageField: stage,
    facts: [...part.of("relation"), ...part.facts(3)].slice(0, 3),
    actions: decisions,
  };
}

/** Pictures as cards, whatever else as a table with a column for each property. */
function rowsOf(part: Part, title = `All ${part.plural.toLowerCase()}`): NewBlock {
  const columns = columnsOf(part);
  return part.of("image").length > 0 || columns.length < 3
    ? cardsOf(part, { title, search: true })
    : { kind: "table", title, entity: part.id, fields: columns };
}
