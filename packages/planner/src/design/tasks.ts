import type { Form, Request, Verb } from "../brief/brief.ts";
import { infinitiveOf } from "../brief/read-requests.ts";
import { VERB_OF } from "../brief/words-of-briefs.ts";
import type { AppDraft, NewBlock } from "../embedded/app-draft.ts";
import { capital, pluralOf } from "../embedded/inflect.ts";
import type { Reading, ReadThing } from "../recognise/reading.ts";
import type { Kept } from "./kept.ts";

type Task = Extract<NewBlock, { kind: "tasks" }>["items"][number];

/** Fewer are no choice. */
const LEAST = 3;
/** As many as one takes in at a glance. */
const MOST = 6;
/** So many of one thing leave room for the others; where there are hardly any others, more. */
const MOST_OF_ONE = 2;
const MOST_OF_FEW = 4;
/** Longer labels take a third line on a tile. */
const LONGEST = 38;

/** What each verb is shown by. */
const ICONS: Partial<Record<Verb, string>> = {
  view: "eye",
  create: "plus",
  edit: "pencil",
  search: "search",
  upload: "upload",
  book: "calendar-plus",
  order: "shopping-cart",
  approve: "check-check",
  assign: "user-plus",
  report: "file-chart-column",
  chart: "chart-column",
  compare: "scale",
  message: "message-circle",
  comment: "message-square",
  rate: "star",
  contact: "mail",
  learn: "graduation-cap",
};
/** Verbs that begin with a new row. */
const ADDING = new Set<Verb>(["create", "upload", "report"]);
/** Forms whose first page is read by visitors, or is all there is. */
const WITHOUT = new Set<Form>(["site", "shop", "blog", "game", "quiz", "survey", "calculator", "converter"]);

interface Found {
  task: Task;
  thing: ReadThing;
  /** Its place in the text. */
  at: number;
  key: string;
  /** It tells what to do; else it names a function. */
  isDeed: boolean;
}

/** Deeds before functions by name, each once, of several things rather than of one; in the order of the text. */
function chosen(all: readonly Found[]): Found[] {
  const taken: Found[] = [];
  const most = new Set(all.map(({ thing }) => thing)).size < LEAST ? MOST_OF_FEW : MOST_OF_ONE;
  for (const each of [...all.filter(({ isDeed }) => isDeed), ...all.filter(({ isDeed }) => !isDeed)]) {
    const isSaid = taken.some(({ key, task }) => key === each.key || task.label === each.task.label);
    const ofThing = taken.filter(({ thing }) => thing === each.thing).length;
    if (!isSaid && ofThing < most && taken.length < MOST) taken.push(each);
  }
  return taken.toSorted((a, b) => a.at - b.at);
}

const isDeed = (label: string, verb: Verb): boolean =>
  label.startsWith("Manage ") || VERB_OF.get(label.split(" ")[0]?.toLowerCase() ?? "") === verb;

/** What an order asks for by what is done, on the first page, each one tap away: nobody has to guess which list does what. */
export function addTasks(draft: AppDraft, { brief, about, form, isOrder }: Reading, kept: readonly Kept[]): void {
  const [home] = draft.pages;
  if (home === undefined || !isOrder || WITHOUT.has(form)) return;
  const all = brief.requests.flatMap((request, at): Found[] => {
    const thing = about.get(request);
    const task = thing && taskOf(draft, request, { text: brief.text, thing, kept });
    return thing === undefined || task === undefined
      ? []
      : [{ task, thing, at, key: `${request.verb} ${thing.name}`, isDeed: isDeed(task.label, request.verb) }];
  });
  const tasks = chosen(all).map(({ task }) => task);
  if (tasks.length < LEAST) return;
  const at = home.blocks[0]?.kind === "hero" || home.blocks[0]?.kind === "stats" ? 1 : 0;
  home.blocks.splice(at, 0, { kind: "tasks", items: tasks });
}

function taskOf(
  draft: AppDraft,
  request: Request,
  { text, thing, kept }: { text: string; thing: ReadThing; kept: readonly Kept[] },
): Task | undefined {
  const part = kept.find((each) => each.thing === thing)?.part;
  const icon = ICONS[request.verb];
  const label = labelOf(request, text, thing);
  if (part === undefined || icon === undefined || label === undefined || request.isLoose || SAYS_NOTHING.test(label))
    return undefined;
  const page =
    draft.pageById(part.id) ??
    draft.pages.find(({ nav, blocks }) => nav && blocks.some((block) => "entity" in block && block.entity === part.id));
  if (page === undefined) return undefined;
  const adds = ADDING.has(request.verb) && !page.blocks.some(({ kind }) => kind === "form" || kind === "booking");
  // What stands on the first page anyway needs no way there.
  if (page === draft.pages[0] && !adds) return undefined;
  return { label, icon, page: page.id, ...(adds ? { entity: part.id } : {}) };
}

/** Words that say for whom, how or of what kind, after what is done with what. */
const ASIDE =
  /\s(?:for|by|based|including|includes|such|with|from|through|via|using|in|on|at|to|so|when|where|which|that|and|or|within|across|under|into|as|if|after|before)\s.*$/i;
/** Labels longer than this lose such words. */
const SHORT = 26;
const OWN =
  /(?<![-\p{L}])(?:their|your|our|his|her|its|own|the|all|various|different|multiple|relevant|related|corresponding|desired|some)\s+/giu;
const LEADING = /^(?:(?:and|or|to|also|be able to|easily|quickly|directly|freely|an?|other|simple|corresponding)\s+)+/i;
/** What a function is called by, behind what it does. */
const TRAILING =
  /\s+(?:functions?|functionality|functionalities|features?|modules?|pages?|services?|operations?|system)$/i;
/** What is said of people and programs, and leads nowhere by itself. */
const SAYS_NOTHING =
  /\b(?:each other|one another|personal cent(?:er|re)|account|system|website|application|platform|function|data)\b|^\w+ information$/i;
const MANAGING = /\s(?:management|administration|maintenance)$/i;

/** The words of a request as they stand in the text, unless others stand between them. */
function wordsOf({ say, span }: Request, text: string): string {
  const bare = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
  const raw = text.slice(span[0], span[1]);
  return bare(raw) === bare(say) ? raw : say;
}

/** What is done, as one would tell somebody to: 'submitting their refund requests' is 'Submit refund requests'. */
function labelOf(request: Request, text: string, thing: ReadThing): string | undefined {
  const bare = wordsOf(request, text)
    .replaceAll(/\s+/g, " ")
    .replaceAll(OWN, "")
    .replace(/[.,;:()"]+/g, "")
    .trim()
    .replace(LEADING, "")
    .replace(TRAILING, "");
  const label = capital(
    shorten(isManaged(bare) ? `Manage ${pluralOf(bare.replace(MANAGING, ""))}` : inImperative(bare, request.verb)),
  );
  const isOnlyNamed = label.toLowerCase() === thing.name || label.toLowerCase() === thing.plural;
  return isOnlyNamed || !label.includes(" ") || label.length > LONGEST || !/^[\p{L}\p{N}' -]+$/u.test(label)
    ? undefined
    : label;
}

const isManaged = (words: string): boolean => MANAGING.test(words);
const shorten = (label: string): string => (label.length > SHORT ? label.replace(ASIDE, "") : label);

/** 'Browsing vehicles' is 'browse vehicles'; what is no verb of this request stays as it is. */
function inImperative(words: string, verb: Verb): string {
  const [first = "", ...rest] = words.split(" ");
  const infinitive = infinitiveOf(first.toLowerCase());
  return VERB_OF.get(infinitive) === verb ? [infinitive, ...rest].join(" ") : words;
}
