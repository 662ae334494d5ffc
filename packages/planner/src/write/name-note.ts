import type { Brief } from "../brief/brief.ts";
import type { Keeping } from "../brief/read-kept.ts";
import { pluralOf } from "../embedded/inflect.ts";

/** Where something is kept or whose it is: 'lab samples', 'theatre props'. */
const HOME =
  /\b((?:[\p{L}-]+\s+)?)(lab|laboratory|museum|orchestra|kitchen|library|parish|hospice|school|theatre|theater|workshop|garage|farm|studio|choir|church|office|warehouse|hostel|clinic|pantry|cellar|estate|shoot|garden|band|canteen|darkroom|archive|hospital|hotel|boatyard|stables|nursery|barn|shed|attic|fridge|freezer|group|club|society|team|troupe|company|association)\b/iu;
/** What these are of says more than that they are groups. */
const GROUP = /^(?:group|club|society|team|troupe|company|association)$/i;
const NO_MODIFIER =
  /^(?:our|my|the|a|an|of|for|in|at|to|from|we|is|are|small|little|local|big|new|old|amateur|own|same|this|that|whole|every|each|and|or|with|by|his|her|their|youth|shared|week|day)$/i;

/** What an app is called that keeps something so. */
const NOUNS: Readonly<Record<Keeping, string>> = {
  log: "Log",
  diary: "Diary",
  register: "Register",
  list: "List",
  inventory: "Inventory",
  tracker: "Tracker",
  loans: "Loans",
  care: "Records",
};
/** What stands before the colon of a list: 'replacement for our telescope time: ...'. */
const LED =
  /\b(?:for|of)\s+(?:(?:our|my|the|an?|his|her|their)\s+)?(?!(?:them|it|us|me)\b)([\p{L}-]+(?: [\p{L}-]+)?)\s*:/iu;
/** Longer names are cut where they are shown. */
const LONGEST = 34;

/** The name of an app by what a note keeps and where or how: 'Lab Samples', 'Instrument Loans', 'Site Change Log'. */
export function nameOfNote(
  { name, keeping }: { name: string; keeping: Keeping },
  { plain: text, subject }: Pick<Brief, "plain" | "subject">,
): string {
  const about = withoutSpeaker(subject, text);
  const [first = text] = text.split(/(?<=[.!?\n])\s/);
  const home = homeIn(first) ?? homeIn(text);
  const isVague = /^(?:entry|item|thing|record)$/.test(name);
  if (isVague) {
    const led = LED.exec(text)?.[1]?.trim() ?? home;
    return `${led ?? (name === "entry" ? "daily" : "item")} ${name === "entry" ? "Log" : "List"}`;
  }
  // 'Daily log' is one already; whose it is tells it from others.
  if (/\b(?:log|diary|record|report)$/.test(name)) {
    const own = about !== "" && about.split(" ").length < 3 ? about : home;
    return own === undefined ? name : `${own} ${name.split(" ").at(-1) ?? name}`;
  }
  const many = pluralOf(name);
  const hasNoun = keeping === "tracker" || keeping === "care" ? false : name.split(" ").length < 4;
  if (hasNoun) return `${name} ${NOUNS[keeping]}`;
  const isOwn = home !== undefined && !name.includes(home) && `${home} ${many}`.length <= LONGEST;
  if (isOwn && name.split(" ").length < 3) return `${home} ${many}`;
  return name.includes(" ") ? many : `${name} ${NOUNS[keeping]}`;
}

function homeIn(text: string): string | undefined {
  const [, before = "", home = ""] = HOME.exec(text) ?? [];
  if (home === "") return undefined;
  const modifier = before.trim().toLowerCase();
  if (GROUP.test(home)) return modifier === "" || NO_MODIFIER.test(modifier) ? undefined : modifier;
  return home.toLowerCase();
}

/** Who speaks and what they do stands before what it is about: 'sell eggs', 'dear sir', 'am foster carer'. */
const SPEAKING =
  /^(?:i|we|my|our|im|i'm|we're|dear|sir|madam|hello|hi|hey|do|does|am|is|are|sell|sells|manage|manages|run|runs|keep|keeps|make|makes|have|has|own|owns|teach|need|needs|want|wants|look|looks|after|help|lend|lends|coordinate|organi[sz]e|father|mother|dad|mum|mom|husband|wife|brother|sister|son|daughter|something|somebody|someone|anything|maybe|track|tracking|please|kindly|here|there|also|just|design|develop|create|build|simple|small|software)$/i;
/** Behind these it is told on. */
const TOLD_ON =
  /^(?:has|have|had|is|are|was|were|do|does|did|needs?|wants?|comes?|goes|lives?|works?|uses?|gets?|takes?|gives?|lends?|sells?|who|which|that|what|because|whose|i|we)$/i;

/** The words of a subject without who speaks and what is told of it. */
export function withoutSpeaker(subject: string, text: string): string {
  const words = subject.split(/\s+/).filter(Boolean);
  // 'I bake for six cafes': what somebody does is no name.
  const isDone = (word: string): boolean =>
    /^[\p{L}-]+$/u.test(word) && new RegExp(`\\b(?:i|we|they|he|she) ${word}\\b`, "i").test(text);
  while (words.length > 0 && (SPEAKING.test(words[0] ?? "") || isDone(words[0] ?? ""))) words.shift();
  const end = words.findIndex((word, at) => at > 0 && TOLD_ON.test(word));
  return (end < 0 ? words : words.slice(0, end)).join(" ");
}
