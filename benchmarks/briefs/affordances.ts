import type { AppSpec, Block } from "@sayhey/appspec";

/** What somebody can do in an app: a verb of the gold list, and the name of the thing. */
export interface Affordance {
  verb: string;
  thing: string;
}

const SHOWS = ["view"];
/** Verbs that a kind of block gives to its entity, besides seeing its rows. */
const VERBS: Partial<Record<Block["kind"], readonly string[]>> = {
  form: ["create", "register", "contact", "report"],
  quiz: ["play", "learn"],
  flashcards: ["learn"],
  chart: ["chart"],
  chat: ["message", "create"],
  feed: ["create", "message"],
  comments: ["comment", "create"],
  reviews: ["rate", "comment", "create"],
  poll: ["rate"],
  cart: ["order", "pay", "create"],
  checkout: ["order", "pay"],
  purchase: ["order", "pay"],
  booking: ["book", "create"],
  calculator: ["calculate"],
  converter: ["convert", "calculate"],
  search: ["search"],
  rsvp: ["register", "book"],
  newsletter: ["subscribe", "create"],
  files: ["upload", "download"],
  player: ["play"],
  wizard: ["create", "register", "calculate"],
};
/** Rows of these are made, changed and deleted where they are shown. */
const ROWS = new Set<Block["kind"]>([
  "table",
  "cards",
  "list",
  "board",
  "calendar",
  "agenda",
  "detail",
  "checklist",
  "gallery",
  "matrix",
  "timeline",
  "files",
]);

/** Rows that are searched, narrowed, printed and handed out where they are shown. */
const LISTED = new Set<Block["kind"]>(["table", "cards", "list", "board", "agenda", "gallery"]);

/** What a block does with its rows as a list; one that shows only the first has no search and no filters of its own. */
function listVerbs(block: Block): string[] {
  if (block.kind === "detail") return ["share", "print"];
  if (!LISTED.has(block.kind)) return [];
  const isWhole = !("limit" in block) || block.limit === undefined;
  const search = "search" in block ? block.search : undefined;
  const filters = "filters" in block ? (block.filters?.length ?? 0) : 0;
  return [
    "print",
    ...("export" in block && block.export === false ? [] : ["export", "download"]),
    ...((search ?? isWhole) ? ["search"] : []),
    ...(isWhole || filters > 0 ? ["filter"] : []),
    ...("compare" in block && block.compare === true ? ["compare"] : []),
  ];
}

/** What can be done in an app, as its blocks allow it; each once. */
export function affordancesOf(spec: AppSpec): Affordance[] {
  const names = new Map(spec.entities.map(({ id, name }) => [id, name]));
  const found = new Map<string, Affordance>();
  const add = (verb: string, entity: unknown): void => {
    const thing = names.get(String(entity));
    if (thing !== undefined) found.set(`${verb} ${thing}`, { verb, thing });
  };
  for (const block of spec.pages.flatMap((page) => page.blocks)) {
    const entity = "entity" in block ? block.entity : undefined;
    if (entity === undefined) continue;
    for (const verb of [...SHOWS, ...(VERBS[block.kind] ?? [])]) add(verb, entity);
    if (ROWS.has(block.kind)) for (const verb of ["create", "edit", "delete"]) add(verb, entity);
    for (const verb of listVerbs(block)) add(verb, entity);
    if ("orderEntity" in block) for (const verb of ["order", "view", "create"]) add(verb, block.orderEntity);
    for (const action of "actions" in block ? (block.actions ?? []) : []) {
      if (action.do === "log") add("create", action.entity);
      else if (action.do === "advance" || action.do === "set")
        for (const verb of ["edit", "approve", "assign"]) add(verb, entity);
      else add("edit", entity);
    }
  }
  // Accounts are signed in to and made beside the navigation and on the page of one's account, whatever the thing is called.
  if (spec.accounts !== undefined)
    for (const verb of ["login", "register"]) found.set(`${verb} account`, { verb, thing: "account" });
  for (const { id, fields } of spec.entities)
    if (fields.some(({ type }) => type === "image" || type === "file")) add("upload", id);
  return [...found.values()];
}

/** Every text that somebody reads in an app before touching its rows. */
export function visibleTextOf(spec: AppSpec): string {
  const blocks = spec.pages.flatMap((page) => page.blocks);
  return [
    spec.identity.name,
    spec.identity.tagline,
    ...spec.pages.map(({ title }) => title),
    ...blocks.flatMap((block) => [block.title, block.note, "headline" in block ? block.headline : undefined]),
    ...spec.entities.flatMap(({ name, plural, fields }) => [name, plural, ...fields.map((field) => field.name)]),
  ]
    .filter((text) => text !== undefined)
    .join(" . ");
}
