import type { Action, AppSpec, Block, Entity } from "@sayhey/appspec";

/** Everything a behaviour is looked for in. */
interface Parts {
  spec: AppSpec;
  blocks: readonly Block[];
  /** Actions with the entity of the block they stand on. */
  actions: readonly { action: Action; entity: Entity | undefined }[];
}

const DATES = new Set(["date", "dateTime"]);
const hasKind = (parts: Parts, pattern: RegExp): boolean => parts.blocks.some((block) => pattern.test(block.kind));
const does = (parts: Parts, ...verbs: string[]): boolean =>
  parts.actions.some(({ action }) => verbs.includes(action.do));
const hasDate = (entity: Entity | undefined): boolean => entity?.fields.some((field) => DATES.has(field.type)) ?? false;
const computes = (parts: Parts, ...kinds: string[]): boolean =>
  parts.spec.entities.some((entity) => entity.fields.some((field) => kinds.includes(field.formula?.kind ?? "")));
const showsRows = (block: Block): boolean => "entity" in block;
/** The value at any depth of a block under one of the keys. */
const holds = (parts: Parts, key: string): boolean =>
  parts.blocks.some((block) => {
    const value = (block as unknown as Record<string, unknown>)[key];
    return value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0);
  });
const isOnEvent = ({ action, entity }: Parts["actions"][number], spec: AppSpec): boolean =>
  hasDate(entity) || (action.do === "log" && hasDate(spec.entities.find(({ id }) => id === action.entity)));

/** What a person can do in an app, and how its description shows that. */
const BEHAVIOURS = {
  // Looking
  browse: (parts: Parts) => parts.blocks.some(showsRows),
  search: (parts: Parts) => holds(parts, "search") || hasKind(parts, /search/i),
  filter: (parts: Parts) => holds(parts, "filters") || hasKind(parts, /filter|facet/i),
  sort: (parts: Parts) => holds(parts, "sort") || hasKind(parts, /^table$|leaderboard/),
  detail: (parts: Parts) => hasKind(parts, /^detail$/),
  gallery: (parts: Parts) =>
    hasKind(parts, /gallery|masonry|lightbox/i) ||
    parts.blocks.some((block) => "media" in block && ["art", "image"].includes(String(block.media))),
  steps: (parts: Parts) => holds(parts, "stepsField") || hasKind(parts, /steps|walkthrough|cook/i),
  stats: (parts: Parts) => hasKind(parts, /stats|progress|chart|summary|metric|matrix/i),
  chart: (parts: Parts) => hasKind(parts, /chart|trend|matrix/i),
  heat: (parts: Parts) =>
    parts.blocks.some((block) => (block.kind === "chart" && block.look === "heat") || /heat/i.test(block.kind)),
  dark: (parts: Parts) => parts.spec.theme.scheme !== "light",
  // Writing down and changing
  log: (parts: Parts) =>
    hasKind(parts, /^form$|^feed$|wizard|composer|quickAdd/i) || does(parts, "log") || holds(parts, "logEntity"),
  "list-own": (parts: Parts) =>
    hasKind(parts, /^(?:form|feed|cards|list|table|board|gallery|checklist|queue)$|wizard/) || does(parts, "log"),
  toggle: (parts: Parts) => does(parts, "toggle") || hasKind(parts, /checklist|shopping|due/i),
  add: (parts: Parts) => does(parts, "add") || hasKind(parts, /counter|tally/i),
  set: (parts: Parts) => does(parts, "set", "advance", "add", "toggle") || hasKind(parts, /^due$/),
  stage: (parts: Parts) =>
    hasKind(parts, /^board$|^queue$|pipeline|kanban/i) ||
    does(parts, "advance") ||
    parts.actions.some(({ action }) => setsChoice(action, parts)),
  board: (parts: Parts) => hasKind(parts, /^board$|kanban|pipeline/i),
  checklist: (parts: Parts) => hasKind(parts, /checklist|shopping/i),
  approve: (parts: Parts) =>
    hasKind(parts, /approv/i) ||
    parts.actions.some(
      ({ action }) => action.do === "advance" || /approv|accept|confirm|genehm|aprob|aprov|valid/i.test(action.label),
    ),
  apply: (parts: Parts) => hasKind(parts, /^form$|wizard|signup/i) || does(parts, "log"),
  lend: (parts: Parts) =>
    hasKind(parts, /lend|loan|borrow/i) ||
    (does(parts, "set", "advance", "log", "toggle") && parts.spec.entities.some(hasDate)),
  rent: (parts: Parts) => hasKind(parts, /booking|rent|reserv/i),
  "low-stock": (parts: Parts) =>
    hasKind(parts, /stock|reorder/i) ||
    computes(parts, "arithmetic") ||
    JSON.stringify(parts.blocks).match(/"is":"lte?"/) !== null,
  // Time
  calendar: (parts: Parts) => hasKind(parts, /calendar|agenda|week|timetable|schedule|shift|rota/i),
  agenda: (parts: Parts) => hasKind(parts, /agenda/i),
  week: (parts: Parts) => hasKind(parts, /week|rota|shift|timetable/i),
  due: (parts: Parts) =>
    hasKind(parts, /agenda|countdown|remind|due/i) ||
    computes(parts, "daysUntil", "addDays") ||
    /"value":"@today"/.test(JSON.stringify(parts.blocks)),
  countdown: (parts: Parts) => hasKind(parts, /countdown/i),
  timer: (parts: Parts) => hasKind(parts, /timer|intervals|player/i),
  stopwatch: (parts: Parts) => hasKind(parts, /stopwatch/i),
  streak: (parts: Parts) => hasKind(parts, /streak/i),
  progress: (parts: Parts) => hasKind(parts, /progress|goal|budget/i),
  goal: (parts: Parts) => hasKind(parts, /progress|goal|budget|fund/i),
  // Together
  rsvp: (parts: Parts) =>
    hasKind(parts, /rsvp|attend|signup/i) || parts.actions.some((entry) => isOnEvent(entry, parts.spec)),
  book: (parts: Parts) =>
    hasKind(parts, /booking|reserv|slots|seat/i) ||
    parts.actions.some((entry) => entry.action.do === "log" && isOnEvent(entry, parts.spec)),
  vote: (parts: Parts) => hasKind(parts, /poll|vote/i) || does(parts, "add", "vote"),
  react: (parts: Parts) => holds(parts, "reactionField") || does(parts, "add", "like"),
  rate: (parts: Parts) =>
    hasKind(parts, /reviews|rating|testimonials/i) ||
    parts.spec.entities.some((entity) => entity.fields.some((field) => field.type === "rating")),
  comment: (parts: Parts) => hasKind(parts, /reviews|chat|feed|comment|thread|testimonials/i),
  chat: (parts: Parts) => hasKind(parts, /chat|messages/i),
  feed: (parts: Parts) => hasKind(parts, /feed|timeline/i),
  leaderboard: (parts: Parts) => hasKind(parts, /leaderboard|ranking|standings|bracket/i),
  swipe: (parts: Parts) => hasKind(parts, /swipe/i),
  queue: (parts: Parts) => hasKind(parts, /queue|waitlist/i),
  draw: (parts: Parts) => hasKind(parts, /draw|raffle|wheel|random|pairing/i),
  // Money
  cart: (parts: Parts) => hasKind(parts, /^cart$|checkout/i),
  buy: (parts: Parts) =>
    hasKind(parts, /cart|checkout/i) || parts.actions.some(({ action }) => /buy|collect|purchase/i.test(action.label)),
  bid: (parts: Parts) => hasKind(parts, /auction|bid/i),
  split: (parts: Parts) => hasKind(parts, /balance|split|settle/i),
  budget: (parts: Parts) => hasKind(parts, /budget|envelope/i),
  // Learning, planning, reckoning
  quiz: (parts: Parts) => hasKind(parts, /quiz/i),
  flashcards: (parts: Parts) => hasKind(parts, /flashcard/i),
  convert: (parts: Parts) => hasKind(parts, /convert|calculat/i),
  "match-stock": (parts: Parts) => hasKind(parts, /matcher/i),
} satisfies Record<string, (parts: Parts) => boolean>;

type Behaviour = keyof typeof BEHAVIOURS;

/** Whether a name is one of a behaviour that can be looked for. */
export function isBehaviour(name: string): name is Behaviour {
  return Object.hasOwn(BEHAVIOURS, name);
}

function setsChoice(action: Action, { spec }: Parts): boolean {
  if (action.do !== "set") return false;
  return spec.entities.some((entity) =>
    entity.fields.some((field) => field.id === action.field && field.type === "choice"),
  );
}

/** Which behaviours an app has. */
export function behavioursOf(spec: AppSpec): ReadonlySet<string> {
  const entities = new Map(spec.entities.map((entity) => [entity.id, entity]));
  const blocks = spec.pages.flatMap((page) => page.blocks);
  const actions = blocks.flatMap((block) =>
    "actions" in block
      ? (block.actions ?? []).map((action) => ({
          action,
          entity: "entity" in block ? entities.get(block.entity) : undefined,
        }))
      : [],
  );
  const parts: Parts = { spec, blocks, actions };
  const names = Object.keys(BEHAVIOURS) as Behaviour[];
  return new Set(names.filter((name) => BEHAVIOURS[name](parts)));
}
