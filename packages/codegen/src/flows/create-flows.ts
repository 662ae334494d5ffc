import type { AppSpec, Block, Page } from "@sayhey/appspec";
import { flowSchema, type Flow, type FlowStep } from "@sayhey/contract/flow";
import { inPhrase } from "../../templates/src/say.ts";
import { hashText } from "@sayhey/contract/random";
import { kebabCase } from "../names.ts";
import { wayIn } from "./account-flows.ts";
import { blockFlows } from "./block-flows.ts";
import { customSteps, customTest } from "./custom-flows.ts";
import { gainLines, type Gain } from "./gain-lines.ts";
import { captionText, FlowScene, type FlowIdea, wait } from "./flow-scene.ts";

/** As many walks as a trailer and a test run can use. */
const MOST_FLOWS = 5;
const FEWEST_FLOWS = 3;
/** What the first page offers is what the app is for: it goes before the like of it elsewhere. */
const FIRST_PAGE = 1.25;
const MOST_WEIGHT = 10;

/** What the idea itself asks for goes before all else, however much an app shows besides. */
const ASKED_FOR = 1.5;
const MOST_UNASKED = 8.5;

function weightOf(idea: FlowIdea, block: Block, page: Page, spec: AppSpec): number {
  const weight = idea.weight * (page === spec.pages[0] ? FIRST_PAGE : 1);
  return matchesIdea(idea, block, spec) ? Math.min(MOST_WEIGHT, weight * ASKED_FOR) : Math.min(MOST_UNASKED, weight);
}

/** A walk with where it begins, and what a trailer says about it. */
interface Walk extends FlowIdea {
  page: Page;
  kind: string;
  path: string;
  /** The ways of saying it, the best first. */
  lines: readonly string[];
}

/** What one gains by a kind of block, unless a walk says otherwise. */
const GAINS: Partial<Record<Block["kind"], Gain>> = {
  assistant: "ask",
  auction: "bid",
  balance: "settle",
  board: "move",
  booking: "book",
  budget: "left",
  calculator: "reckon",
  calendar: "day",
  cart: "basket",
  chat: "talk",
  checklist: "tick",
  comments: "talk",
  converter: "convert",
  dashboard: "figures",
  due: "due",
  feed: "talk",
  files: "files",
  flashcards: "learn",
  gallery: "look",
  game: "play",
  hero: "contact",
  intervals: "focus",
  leaderboard: "rank",
  matcher: "match",
  media: "look",
  newsletter: "contact",
  people: "account",
  places: "map",
  player: "look",
  poll: "vote",
  profile: "account",
  purchase: "basket",
  questionnaire: "answer",
  queue: "turn",
  quiz: "know",
  reviews: "review",
  rsvp: "coming",
  search: "find",
  services: "look",
  shopping: "basket",
  slideshow: "look",
  stopwatch: "focus",
  streak: "streak",
  swipe: "match",
  testimonials: "review",
  timer: "focus",
  week: "day",
  wizard: "add",
};

/** How ideas ask for what a kind of block does, in the five languages. */
const ASKED: Partial<Record<Block["kind"], RegExp>> = {
  auction: /auction|\bbid|auktion|subasta|ench[èe]re|leil[ãa]o/i,
  balance: /\bowe|split|schulde|aufteil|\bdeb[eo]|divid|partag|doit/i,
  board: /\bboards?\b|kanban|pipeline|stages?\b|tafel|tablero|tableau|quadro/i,
  booking: /book|appointment|reserv|buch|termin|\bcita|rendez-vous|marca[çr]|agendamento/i,
  budget: /budget|or[çc]ament|presupuest/i,
  calculator: /calculat|rechner|calcul/i,
  calendar: /calendar|kalender|calend[aá]ri|calendrier/i,
  chat: /chat|messag|nachricht|mensa[gj]/i,
  checklist: /check ?list|packing|to-?do|tick|packliste|lista de tareas|cocher/i,
  dashboard: /dashboard|figures|kpi|kennzahl|panel|tableau de bord|painel/i,
  due: /\bdue\b|overdue|remind|f[äa]llig|venc|[ée]ch[ée]ance|lembr/i,
  feed: /feed|\bposts?\b|news|community|beitr[äa]g|publica/i,
  flashcards: /flash ?cards?|vocab|karteikart|vokabel|tarjetas|cartes?|cart[õo]es/i,
  gallery: /gallery|photos?|pictures?|galerie|fotos?|galer[íi]a|imagens/i,
  leaderboard: /leader ?board|rank|standings|league|score ?board|bestenliste|rangliste|clasificaci|classement|placar/i,
  matcher: /match/i,
  places: /\bmaps?\b|karte|mapa|carte\b/i,
  poll: /\bvot|poll|abstimm|umfrage|encuesta|sondage|enquete/i,
  questionnaire: /survey|questionnaire|feedback|umfrage|encuesta|question/i,
  quiz: /quiz|trivia/i,
  rsvp: /rsvp|who.?s coming|invit|einlad|zusage|convite/i,
  shopping: /shopping|groceries|einkauf|compra|courses/i,
  streak: /streak|habit|every day|daily|serie|gewohnheit|racha|h[áa]bito|habitude|s[ée]rie|sequ[êe]ncia/i,
  swipe: /swipe|match/i,
  timer: /timer|pomodoro|minuteur|temporizador/i,
};

/** Whether a walk shows what the idea names: what its kind of block is for, or what it is done to or called. */
function matchesIdea({ caption }: FlowIdea, block: Block, { identity }: AppSpec): boolean {
  const idea = identity.idea.toLowerCase();
  if (ASKED[block.kind]?.test(idea) === true) return true;
  const title = "title" in block && typeof block.title === "string" ? block.title : "";
  return [caption, title].some((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length >= TELLING && idea.includes(word.slice(0, word.length - 1)) && ACTION.test(word)),
  );
}

/** Shorter words are in any idea. */
const TELLING = 4;
/** Words for what is done, where an idea names it. */
const ACTION =
  /^(?:vot|rat(?:e|ing)|log|lend|borrow|return|swap|claim|approv|sign|water|feed|play|order|pay|split|draw)/;

/** What a trailer can say of a walk; nothing where the kind of block says too little of what it is for. */
function gainsOf(gain: Gain | undefined, block: Block, spec: AppSpec): string[] {
  if (gain === undefined) return [];
  const { language } = spec.identity;
  const entity = spec.entities.find(({ id }) => "entity" in block && id === block.entity) ?? spec.entities[0];
  const [thing, things] = [entity?.name ?? "", entity?.plural ?? spec.identity.name];
  const names = { thing: inPhrase(thing, language), things: inPhrase(things, language), Things: things };
  return gainLines(gain, language, hashText(`${spec.seed}:${gain}:${things}`), names).filter(
    (line) => line.length <= MOST_LETTERS,
  );
}

/** Of a line. */
const MOST_LETTERS = 60;

/** Walks through the app that show what it is for, the best first: each plays on a fresh app, by role and name. */
export function createFlows(spec: AppSpec): Flow[] {
  const logs = resultsOf(spec);
  const ideas = spec.pages.flatMap((page) => {
    const path = openPath(page, spec);
    const scene = new FlowScene(spec, page);
    const way = path === null ? null : wayIn(page, path, scene);
    return path === null || way === null
      ? []
      : page.blocks
          .filter((block) => !("entity" in block && logs.has(block.entity)))
          .flatMap((block) =>
            blockFlows(block, scene).map((idea) => ({
              ...idea,
              steps: idea.isWayIn === true ? idea.steps : [...way.steps, ...idea.steps],
              weight: weightOf(idea, block, page, spec),
              page,
              lines: gainsOf(idea.gain ?? GAINS[block.kind], block, spec),
              kind: block.kind === "custom" ? `custom-${block.customBlock}` : block.kind,
              path: idea.isWayIn === true ? path : way.path,
            })),
          );
  });
  const chosen: Walk[] = [];
  for (const idea of ideas.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length >= MOST_FLOWS) break;
    // Two walks that look alike bore: one of a kind, one of a caption.
    const alike = chosen.some(
      (other) => other.kind === idea.kind || other.caption.toLowerCase() === idea.caption.toLowerCase(),
    );
    if (!alike) chosen.push(idea);
  }
  for (const idea of ideas) {
    if (chosen.length >= FEWEST_FLOWS) break;
    if (!chosen.some((other) => other.caption === idea.caption)) chosen.push(idea);
  }
  const said = new Set<string>();
  const flows = chosen.map((idea, index) => {
    // Nothing is said twice in a trailer.
    const gain = idea.lines.find((line) => !said.has(line));
    if (gain !== undefined) said.add(gain);
    return toFlow({ ...idea, caption: inSentenceCase(idea.caption, spec) }, index, gain);
  });
  const enough = logs.size > 0 && flows.length > 1 ? flows.length : FEWEST_FLOWS;
  return flows.length >= enough ? flows : [...flows, ...lookFlows(spec, flows)];
}

/** Entities that games and questionnaires note their results in: they are filled by those alone. */
const resultsOf = ({ pages }: AppSpec): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        (block.kind === "game" || block.kind === "questionnaire") && block.logEntity !== undefined
          ? [block.logEntity]
          : [],
      ),
  );

/** A caption is a sentence, 'Search hives', where a button says 'Search Hives'. German writes its nouns large. */
function inSentenceCase(caption: string, { identity, entities }: AppSpec): string {
  return entities
    .flatMap(({ name, plural }) => [plural, name])
    .reduce((text, label) => text.replaceAll(` ${label}`, ` ${inPhrase(label, identity.language)}`), caption);
}

function toFlow(idea: Walk, index: number, gain: string | undefined): Flow {
  const steps: FlowStep[] = [{ do: "open", path: idea.path }, ...idea.steps];
  return flowSchema.parse({
    id: `${kebabCase(idea.page.id)}-${kebabCase(idea.kind)}${index === 0 ? "" : `-${index + 1}`}`.slice(0, 60),
    caption: idea.caption === "" ? captionText(idea.page.title) : idea.caption,
    ...(gain === undefined ? {} : { gain }),
    weight: Math.max(0.5, idea.weight),
    steps,
  });
}

/** The test of one placed block of one's own: a walk that ends where all of its texts were found. */
export interface BlockTest {
  /** Id of the block on its page. */
  block: string;
  /** What the block is called. */
  name: string;
  flow: Flow;
}

/** The tests of the blocks of one's own that have one, each wherever it stands. */
export function createBlockTests(spec: AppSpec): BlockTest[] {
  return spec.pages.flatMap((page) => {
    const path = openPath(page, spec);
    const way = path === null ? null : wayIn(page, path, new FlowScene(spec, page));
    if (way === null) return [];
    return page.blocks.flatMap((block): BlockTest[] => {
      if (block.kind !== "custom") return [];
      const { name, region, sees } = customTest(block, spec);
      if (sees.length === 0) return [];
      const steps: FlowStep[] = [{ do: "open", path: way.path }, ...way.steps, ...customSteps({ region, sees })];
      const id = `block-${kebabCase(block.id)}`.slice(0, 60);
      return [
        { block: block.id, name, flow: flowSchema.parse({ id, caption: captionText(region), weight: 0, steps }) },
      ];
    });
  });
}

/** Where each page of an app can be opened on its first run. */
export function openPaths(spec: AppSpec): string[] {
  return spec.pages.flatMap((page) => {
    const path = openPath(page, spec);
    return path === null ? [] : (wayIn(page, path, new FlowScene(spec, page))?.path ?? path);
  });
}

/** Path of a page; one that shows a row opens with the first seed row. */
function openPath(page: Page, spec: AppSpec): string | null {
  if (!page.path.endsWith("/:id")) return page.path;
  const detail = page.blocks.find((block) => block.kind === "detail");
  const entity = spec.entities.find((candidate) => detail?.kind === "detail" && candidate.id === detail.entity);
  const steps = detail?.kind === "detail" ? detail.stepsField : undefined;
  const row = entity?.rows.find(
    (candidate) => steps === undefined || (Array.isArray(candidate[steps]) && candidate[steps].length > 1),
  );
  return row === undefined ? null : page.path.replace(":id", row.id);
}

/** A look around, for apps that offer little to do. */
function lookFlows(spec: AppSpec, flows: readonly Flow[]): Flow[] {
  const pages = spec.pages.filter(
    (page) =>
      page.roles === undefined &&
      !page.path.endsWith("/:id") &&
      !flows.some(
        (flow) => flow.steps[0]?.do === "open" && flow.steps[0].path === page.path && flow.id.startsWith("look-"),
      ),
  );
  return pages.slice(0, FEWEST_FLOWS - flows.length).map((page) => {
    const { path, steps } = wayIn(page, page.path, new FlowScene(spec, page)) ?? { path: page.path, steps: [] };
    return flowSchema.parse({
      id: `look-${kebabCase(page.id)}`.slice(0, 60),
      caption: captionText(page.title),
      weight: 1,
      steps: [{ do: "open", path }, ...steps, wait(500), { do: "scroll", by: 300 }, wait(500)],
    });
  });
}
