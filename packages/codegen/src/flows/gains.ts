import type { AppSpec, Block } from "@sayhey/appspec";
import { hashText } from "@sayhey/contract/random";
import { inPhrase } from "../../templates/src/say.ts";
import type { FlowIdea } from "./flow-scene.ts";
import { gainLines, type Gain, type GainLine } from "./gain-lines.ts";

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
  conversations: "message",
  converter: "convert",
  countdown: "countdown",
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
  matcher: "fits",
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
  conversations: /messag|\bchat|\bdms?\b|nachricht|mensa[gj]|\bconversa/i,
  countdown:
    /count(?:ing)? ?down|days (?:until|till|to go)|countdown|cuenta atr[áa]s|compte [àa] rebours|contagem regressiva/i,
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
  reviews: /\brat(?:e|ings?)\b|reviews?|bewert|rese[ñn]a|\bavis\b|avalia/i,
  rsvp: /rsvp|who.?s coming|invit|einlad|zusage|convite/i,
  shopping: /shopping|groceries|einkauf|compra|courses/i,
  streak: /streak|habit|every day|daily|serie|gewohnheit|racha|h[áa]bito|habitude|s[ée]rie|sequ[êe]ncia/i,
  swipe: /swipe|match/i,
  timer: /timer|pomodoro|minuteur|temporizador/i,
};

/** Whether a walk shows what the idea names: what its kind of block is for, or what it is done to or called. */
export function matchesIdea({ caption }: FlowIdea, block: Block, { identity }: AppSpec): boolean {
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
export function gainsOf(idea: FlowIdea, block: Block, spec: AppSpec): GainLine[] {
  const gain = idea.gain ?? GAINS[block.kind];
  if (gain === undefined) return [];
  const { language } = spec.identity;
  const entity = spec.entities.find(({ id }) => "entity" in block && id === block.entity) ?? spec.entities[0];
  const [thing, things] = [entity?.name ?? "", entity?.plural ?? spec.identity.name];
  const names = { thing: inPhrase(thing, language), things: inPhrase(things, language), Things: things };
  return gainLines(gain, language, hashText(`${spec.seed}:${gain}:${things}`), names).filter(
    ({ line }) => line.length <= MOST_LETTERS,
  );
}

/** Of a line. */
const MOST_LETTERS = 60;
