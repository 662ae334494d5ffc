import {
  meetsCondition,
  type Action,
  type Block,
  type Condition,
  type Field,
  type Page,
  type SeedRow,
} from "@sayhey/appspec";
import type { FlowStep } from "@sayhey/contract/flow";
import type { FlowsOf } from "./flow-scene.ts";
import type { Gain } from "./gain-lines.ts";
import { fillForm } from "./fill-form.ts";
import { formFlow } from "./form-flow.ts";
import { captionText, type FlowIdea, type FlowScene, see, tap, type, wait } from "./flow-scene.ts";

interface RowsBlock {
  title?: string | undefined;
  entity: string;
  where?: readonly Condition[] | undefined;
  sort?: { field: string; direction: "asc" | "desc" } | undefined;
  limit?: number | undefined;
  actions?: readonly Action[] | undefined;
}

/** Kinds whose 'Add X' sets what their rows are narrowed by. */
const PRESETS: ReadonlySet<Block["kind"]> = new Set([
  "cards",
  "list",
  "table",
  "board",
  "agenda",
  "gallery",
  "files",
  "leaderboard",
]);
/** Kinds that have 'Add X' without setting anything. */
const PLAIN: ReadonlySet<Block["kind"]> = new Set(["calendar", "streak", "quiz", "flashcards", "balance"]);
/** Kinds whose 'Add X' sets other fields. */
const OTHER: ReadonlySet<Block["kind"]> = new Set(["queue", "poll"]);

/** The first 'Add X' for an entity on a page: the one that a tap on that name meets. Null when its form is not known. */
function firstAdder(page: Page, entityId: string): { where: readonly Condition[] } | null {
  const block = page.blocks.find(
    (candidate) =>
      "entity" in candidate &&
      candidate.entity === entityId &&
      (PRESETS.has(candidate.kind) || PLAIN.has(candidate.kind) || OTHER.has(candidate.kind)),
  );
  if (block === undefined || OTHER.has(block.kind)) return null;
  return { where: PRESETS.has(block.kind) && "where" in block ? (block.where ?? []) : [] };
}

/** Opens the dialog of 'Add X', fills it in and keeps the row. */
function addFlow(block: RowsBlock, scene: FlowScene, weight: number, gain: Gain = "add"): FlowIdea[] {
  const entity = scene.entity(block.entity);
  if (scene.isOffered(entity.id)) return [];
  const name = scene.about("addOne", entity.name);
  const adder = firstAdder(scene.page, block.entity);
  if (adder === null) return [];
  const preset = new Set(adder.where.filter((condition) => condition.is === "eq").map((condition) => condition.field));
  const asked = entity.fields.filter((field) => field.type !== "computed" && !preset.has(field.id));
  const filled = fillForm(scene, entity, asked, name);
  if (filled === null) return [];
  const steps: FlowStep[] = [
    tap("button", name),
    ...filled.steps,
    tap("button", scene.say("save"), { within: name }),
    see(scene.say("added", { name: filled.title })),
  ];
  // Where there is a form for it, that is how it is done.
  const hasForm = scene.spec.pages.some(({ blocks }) =>
    blocks.some((other) => other.kind === "form" && other.entity === entity.id),
  );
  return [{ caption: captionText(name), gain, weight: hasForm ? weight - LESS_THAN_FORM : weight, steps }];
}

/** By how much a dialog says less than a form of its own. */
const LESS_THAN_FORM = 2.5;

/** What one does to have a say. */
const VOTES = /vote|stimm|vot[ae]|apoi|plus one|\+ ?1/i;

/** Does the first row's first action that asks nothing. */
function actionFlow(block: RowsBlock, scene: FlowScene, weight: number): FlowIdea[] {
  const { lockedWhen } = scene.entity(block.entity);
  const rows = scene.shown(block).filter((row) => !lockedWhen || !meetsCondition(row, lockedWhen, new Date(0)));
  for (const action of block.actions ?? []) {
    if (action.do === "set") {
      const flow = setFlow(action, block, rows, scene, weight);
      if (flow !== null) return [flow];
      continue;
    }
    const field = action.do === "log" ? null : action.field;
    const stepped = action.do === "advance" ? scene.field(block.entity, action.field) : undefined;
    if (stepped?.steps !== undefined) {
      const flow = stepFlow(stepped, rows, `${scene.entity(block.entity).plural}: ${action.label}`, weight);
      if (flow !== null) return [flow];
      continue;
    }
    const row = rows.find((candidate) => {
      if (action.do === "toggle") return candidate[action.field] !== true;
      if (action.do === "advance")
        return scene.field(block.entity, action.field).options?.at(-1) !== candidate[action.field];
      return action.do === "add" && action.by > 0;
    });
    if (field === null || row === undefined) continue;
    const name = action.do === "add" && action.once ? `${action.label} ${Number(row[field] ?? 0)}` : action.label;
    const before = rows
      .slice(0, rows.indexOf(row))
      .filter((other) =>
        action.do === "toggle"
          ? other[action.field] !== true
          : action.do === "advance"
            ? scene.field(block.entity, action.field).options?.at(-1) !== other[action.field]
            : true,
      ).length;
    // 'Save' alone says nothing: a single word is said of what it is done to.
    const caption = /\s/.test(action.label.trim())
      ? action.label
      : `${scene.entity(block.entity).plural}: ${action.label}`;
    return [
      {
        caption: captionText(caption),
        gain: action.do === "advance" ? "move" : action.do === "add" && VOTES.test(action.label) ? "vote" : "tick",
        weight,
        steps: [tap("button", name, { exact: action.do !== "add", nth: action.do === "add" ? 0 : before }), wait(600)],
      },
    ];
  }
  return [];
}

/** Sets the first row that is not so yet: 'Paid'. Where only such rows are listed it is gone, and one sees what that adds up to. */
function setFlow(
  action: Extract<Action, { do: "set" }>,
  block: RowsBlock,
  rows: readonly SeedRow[],
  scene: FlowScene,
  weight: number,
): FlowIdea | null {
  const { steps } = scene.field(block.entity, action.field);
  const [row] = rows;
  if (row === undefined || action.when !== undefined || steps !== undefined || row[action.field] === action.value)
    return null;
  const isGone = block.where?.some(
    ({ field, is, value }) => field === action.field && is === "eq" && value !== action.value,
  );
  const caption = /\s/.test(action.label.trim())
    ? action.label
    : `${scene.entity(block.entity).plural}: ${action.label}`;
  return {
    caption: captionText(caption),
    gain: "tick",
    weight: isGone === true ? weight + 2 : weight,
    steps: [tap("button", action.label, { nth: 0 }), wait(500), { do: "scroll", by: -400 }, wait(600)],
  };
}

/** Takes the first row that has a step to go on to it: each step is a button of its own. */
function stepFlow(field: Field, rows: readonly SeedRow[], caption: string, weight: number): FlowIdea | null {
  const options = field.options ?? [];
  const stepsOf = (row: SeedRow): readonly string[] => {
    const at = row[field.id] ?? null;
    if (at === null) return [];
    return field.steps?.find(({ from }) => from === at)?.to ?? options.filter((option) => option !== at);
  };
  const row = rows.find((candidate) => stepsOf(candidate).length > 0);
  const next = row === undefined ? undefined : stepsOf(row)[0];
  if (row === undefined || next === undefined) return null;
  const before = rows.slice(0, rows.indexOf(row)).filter((other) => stepsOf(other).includes(next)).length;
  return {
    caption: captionText(caption),
    gain: "move",
    weight,
    steps: [tap("button", next, { exact: true, nth: before }), wait(600)],
  };
}
/** From so many rows on a list can be searched by itself, as in `use-browse.ts` of the templates. */
const WORTH_SEARCHING = 6;
/** Up to so many choices are chips, as in `filter-sheet.tsx`. */
const MOST_CHIPS = 24;

/** Rows further down are out of sight. */
const IN_REACH = 4;

/** Opens the own page of the first row that has something on it, after narrowing where there is something to narrow by. */
function browseFlow(
  block: RowsBlock & { search?: boolean | undefined; filters?: readonly string[] | undefined },
  scene: FlowScene,
  weight: number,
): FlowIdea[] {
  const entity = scene.entity(block.entity);
  const rows = scene.shown(block);
  // A page with a name and nothing else on it is nothing to show.
  const row = rows.slice(0, IN_REACH).find((each) => scene.tells(block.entity, each));
  if (row === undefined) return [];
  const title = scene.title(block.entity, row);
  const filter = (block.filters ?? [])
    .map((id) => scene.field(block.entity, id))
    .find((field) => field.type === "choice" || field.type === "tags");
  const steps: FlowStep[] = [];
  const textsOf = (value: unknown): string[] =>
    Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];
  const present = new Set(rows.flatMap((each) => (filter === undefined ? [] : textsOf(each[filter.id]))));
  const chosen = filter === undefined ? undefined : textsOf(row[filter.id])[0];
  // A list of some length can be searched unless it says otherwise.
  const searched = block.search ?? (block.limit === undefined && rows.length >= WORTH_SEARCHING);
  if (filter !== undefined && chosen !== undefined && present.size >= 2 && present.size <= MOST_CHIPS) {
    const within = scene.say("filtersOf", { name: entity.plural });
    const left = rows.filter((each) => textsOf(each[filter.id]).includes(chosen)).length;
    steps.push(
      tap("button", within),
      wait(400),
      tap("button", chosen, { within }),
      wait(400),
      tap("button", scene.say("showCount", { n: left }), { within }),
    );
  } else if (searched) {
    steps.push(type(scene.say("search", { name: entity.plural }), title.split(/\s+/)[0] ?? title, "searchbox"));
  }
  steps.push(wait(500), tap("link", title), wait(400), { do: "scroll", by: 360 });
  const found = steps.length > 4 ? scene.say("search", { name: entity.plural }) : entity.plural;
  // 'Everything' or 'Lately' says nothing without the page around it.
  const telling = block.title !== undefined && /\s/.test(block.title.trim()) ? block.title : found;
  return [{ caption: captionText(telling), gain: steps.length > 4 ? "find" : "open", weight, steps }];
}

/** Goes to what the rows come to, and looks. */
function lookFlow(block: RowsBlock, scene: FlowScene, weight: number, gain: Gain, fewest = 3): FlowIdea[] {
  const rows = scene.entity(block.entity).rows.length;
  if (rows < fewest) return [];
  const isFirst =
    scene.page.blocks[0] !== undefined &&
    "entity" in scene.page.blocks[0] &&
    scene.page.blocks[0].entity === block.entity;
  const go: FlowStep[] =
    block.title === undefined || isFirst
      ? []
      : [{ do: "scroll", target: { role: "region", name: block.title.slice(0, 200), exact: true } }];
  return [
    {
      caption: captionText(block.title ?? scene.page.title),
      gain,
      weight,
      steps: [wait(300), ...go, wait(500), { do: "scroll", by: 220 }, wait(500), { do: "scroll", by: -220 }, wait(400)],
    },
  ];
}

/** Whether a page ranks the same rows by what its cards count. */
const leadsAbove = (block: RowsBlock, scene: FlowScene): boolean =>
  scene.page.blocks.some(
    (other) =>
      other.kind === "leaderboard" &&
      other.entity === block.entity &&
      block.actions?.some((action) => action.do === "add" && action.field === other.scoreField) === true,
  );

/** Gives points and sees who leads. */
const scoreFlow = (block: RowsBlock, scene: FlowScene): FlowIdea[] =>
  actionFlow(block, scene, 8).map((idea) => ({
    ...idea,
    gain: "rank",
    steps: [...idea.steps, ...idea.steps, { do: "scroll", by: -700 }, wait(700)],
  }));

/** Blocks that show, make and change rows. */
export const rowFlows: FlowsOf = {
  cards: (block, scene) => [
    ...browseFlow(block, scene, 6.5),
    ...(leadsAbove(block, scene) ? scoreFlow(block, scene) : actionFlow(block, scene, 6)),
    ...addFlow(block, scene, 4.5),
  ],
  list: (block, scene) => [
    ...addFlow(block, scene, 6),
    ...actionFlow(block, scene, 5.5),
    ...browseFlow(block, scene, 4),
  ],
  table: (block, scene) => [...addFlow(block, scene, 5.5), ...browseFlow(block, scene, 3.5)],
  agenda: (block, scene) => [
    ...actionFlow({ ...block, actions: block.actions?.filter((action) => action.do === "toggle") }, scene, 6),
    ...addFlow(block, scene, 4.5),
  ],
  calendar: (block, scene) => addFlow(block, scene, 5),
  streak: (block, scene) => addFlow(block, scene, 7, "streak"),
  gallery: (block, scene) => {
    const row = scene.shown(block)[0];
    if (row === undefined) return [];
    const title = scene.title(block.entity, row);
    const isOpened = scene.isOffered(block.entity) || !scene.leads(block.entity);
    return [
      {
        caption: captionText(block.title ?? scene.entity(block.entity).plural),
        weight: 6,
        steps: [tap(isOpened ? "button" : "link", title), wait(800)],
      },
    ];
  },
  countdown: (block, scene) => {
    const first = scene.page.blocks.find(({ kind }) => kind === "countdown");
    // Only what counts down by itself is worth a look, and one of a page is enough.
    return first === undefined || !("title" in first) || first.title !== block.title
      ? []
      : lookFlow(block, scene, 6.5, "countdown", 1);
  },
  leaderboard: (block, scene) => [...lookFlow(block, scene, 7, "rank"), ...addFlow(block, scene, 5.5, "rank")],
  board: (block, scene) => {
    const field = scene.field(block.entity, block.stageField);
    const stages = field.options ?? [];
    const row = scene.shown(block).find((candidate) => candidate[block.stageField] === stages[0]);
    const next = stages[1];
    if (row === undefined || next === undefined) return addFlow(block, scene, 6);
    const name = scene.title(block.entity, row);
    return [
      {
        caption: captionText(scene.say("moveTo", { stage: `“${next}”` })),
        weight: 8,
        steps: [
          wait(400),
          tap("button", scene.say("moveOneTo", { name, stage: next })),
          see(scene.say("movedTo", { name, stage: next })),
          wait(600),
        ],
      },
      ...addFlow(block, scene, 5),
    ];
  },
  checklist: (block, scene) => {
    const entity = scene.entity(block.entity);
    const rows = scene.shown(block);
    const sample = entity.rows.at(-1);
    if (sample === undefined) return [];
    const open = rows.find((row) => row[block.doneField] !== true);
    const label = scene.about("addOne", entity.name);
    const steps: FlowStep[] = [
      type(label, scene.title(block.entity, sample)),
      tap("button", scene.say("add")),
      see(scene.say("added", { name: scene.title(block.entity, sample) })),
    ];
    if (open !== undefined) steps.push(tap("checkbox", scene.title(block.entity, open)), wait(600));
    return [
      {
        caption: captionText(scene.about(open === undefined ? "addOne" : "tickOff", entity.plural)),
        weight: 6.5,
        steps,
      },
    ];
  },
  feed: (block, scene) => {
    const entity = scene.entity(block.entity);
    const sample = entity.rows.find((row) => typeof row[block.bodyField] === "string");
    if (sample === undefined) return [];
    const steps: FlowStep[] = [
      type(scene.field(block.entity, block.bodyField).name, String(sample[block.bodyField]).slice(0, 90)),
      tap("button", scene.say("post")),
      wait(800),
    ];
    if (block.reactionField !== undefined)
      steps.push(
        tap("button", block.reactionLabel ?? scene.field(block.entity, block.reactionField).name, {
          exact: false,
          nth: 1,
        }),
        wait(500),
      );
    return [{ caption: captionText(block.title ?? entity.plural), weight: 7, steps }];
  },
  form: formFlow,
  detail: (block, scene) => {
    const entity = scene.entity(block.entity);
    const steps = block.stepsField;
    const row = entity.rows.find(
      (candidate) => steps === undefined || (Array.isArray(candidate[steps]) && candidate[steps].length > 1),
    );
    if (row === undefined) return [];
    const ideas: FlowIdea[] = [];
    if (steps !== undefined) {
      const within = scene.title(block.entity, row);
      ideas.push({
        caption: captionText(scene.say("stepByStep")),
        gain: "cook",
        weight: 8,
        steps: [
          tap("button", scene.say("stepByStep")),
          wait(700),
          tap("button", scene.say("next"), { within }),
          wait(700),
        ],
      });
    }
    if (block.scaleField !== undefined && typeof row[block.scaleField] === "number") {
      const name = scene.say("moreOf", { name: scene.field(block.entity, block.scaleField).name });
      ideas.push({
        caption: captionText(name),
        gain: "scale",
        weight: 5,
        steps: [
          { do: "scroll", target: { role: "button", name, exact: true } },
          tap("button", name),
          tap("button", name),
          wait(500),
        ],
      });
    }
    return ideas.concat(actionFlow({ entity: block.entity, actions: block.actions, where: [], limit: 1 }, scene, 4));
  },
};
