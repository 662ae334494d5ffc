import type { Brief } from "../brief/brief.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { camelCase } from "../embedded/thing.ts";
import { PUBLIC, table } from "../vocabulary/rows.ts";
import { kept, type Together } from "./together.ts";
import { votableIn } from "./vote-options.ts";
import { entriesOf, firstSentence, listAfter, withoutOpening } from "./words-in-text.ts";
import { nameFrom } from "./name-from.ts";

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twenty: 20,
  thirty: 30,
};

/** One of whom each has one vote: a flat, a household. */
const VOTER =
  /\b(?:one|1|single|only one) votes? (?:per|each|for (?:each|every)|a|only,?) (\p{L}+)|\b(?:each|every) (\p{L}+) (?:(?:has|gets|have|can) )?(?:only )?(?:one|1|a single|cast one) vote/iu;
/** '28 pupils' */
const COUNTED =
  /\b\d{1,4} (flats|households|houses|homes|members|pupils|students|plots|families|apartments|owners|residents|employees|shareholders|boats|teams)\b/i;
const NO_VOTER = /^(?:each|every|only|person|people|and|the|of|one|everyone|visitor|user|day)$/i;
const HIDDEN =
  /\b(?:hidden|secret|(?:nobody|no one|not|can't|cannot|don't) (?:\w+ )?(?:see|sees|shown|show|visible)|only (?:shown|visible|seen) (?:after|when|once)|results? (?:only )?(?:after|at the end|till|until|when))\b/i;
const QUORUM =
  /\bquorum(?: (?:is|of|:))?\s*(\d+)|\b(?:at least|need|minimum(?: of)?) (\d+) (?:votes|flats|households|members|people|plots|voters)|\b(\d+) votes (?:needed|required|to pass)/i;
const CODE = /\b(?:\d[- ]?digit )?(?:code|pin)\b/i;
const CLOSES = /\b(?:clos(?:es|ing|e)|open(?:s)? (?:from|till|until)|ends?|deadline|until|till)\b/i;
/** When one may vote, in the text's own words. */
const PERIOD =
  /\b(?:voting |vote |poll )?(?:(?:is )?open(?:s)? (?:from|until|till)|closes?(?: on| at)?|closing on|ends? on|deadline(?: is)?) [^.,;!?\n]{3,40}/i;
const YES_NO = ["Yes", "No", "Don't mind"];
const IS_YES_NO = /^(?:should|shall|do|does|is|are|can|could|would|will)\b/i;

/** What can be chosen, where the text says it. */
export const optionsIn = (text: string): string[] => listedOptions(text).map((option) => option.replace(ASIDE, ""));

/** When or what for, behind the last option. */
const ASIDE =
  /\s+(?:on|this|next|for|at|in) (?:\p{L}+day|lunch|dinner|tonight|week|weekend|month|friday|the \w+)\b.*$|\s+(?:tonight|tomorrow|today)$|\s[-–]\s.*$/iu;

function listedOptions(text: string): string[] {
  const listed = listAfter(
    text,
    /\b(?:options?|choices?|candidates?|nominees)(?: for [\p{L} ]{2,24})?(?: are| is)?\s*(?::|-|\bare\b|\bbetween\b)\s*/iu,
  );
  if (listed.length > 1) return listed;
  const between = listAfter(text, /\bbetween\s+/i);
  if (between.length > 1) return between;
  const bracketed = /\(([^)]*,[^)]*)\)/.exec(text)?.[1];
  const inBrackets = bracketed === undefined ? [] : entriesOf(bracketed);
  if (inBrackets.length > 1) return inBrackets;
  const yesNo =
    /\b(yes)\b[,/ ]+(?:or )?\b(no)\b(?:[,/ ]+(?:or |and )?((?:don'?t|do not|not|only|dont) [\p{L} ]{2,30}|maybe|abstain))?/iu.exec(
      text,
    );
  if (yesNo !== null) return yesNo.slice(1).filter((each) => each !== undefined);
  const asking = sentencesOf(text).find((sentence) =>
    /\b(?:vote|choose|decide|pick|poll|select)\b[^:]*:/i.test(sentence),
  );
  const behind = /:\s*([^:.!?\n]+)$|:\s*([^:.!?\n]+)[.!?\n]/
    .exec(asking ?? firstSentence(text))
    ?.slice(1)
    .find(Boolean);
  const afterColon = behind === undefined ? [] : entriesOf(behind);
  if (afterColon.length > 1) return afterColon;
  const either =
    /((?:[\p{L}\p{N}'-]+ ){0,2}[\p{L}\p{N}'-]+) (?:or|vs\.?|versus) ((?:[\p{L}\p{N}'-]+ ?){1,3})\?*$/iu.exec(
      firstSentence(text).replace(/[.!?]+$/, ""),
    );
  return either === null || either.length < 3
    ? []
    : entriesOf(either[0].replace(/^.*\b(?:vote|poll|on|for|choose|pick|have|be|go|do|to|the|a|new|our|it)\s/i, ""));
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n/);

/** What is decided, each with its options. */
interface Question {
  title: string;
  one: string;
  options: string[];
}

const WHETHER =
  /\b(?:whether|if we should|if)\s+(?:or not\s+)?(?:we (?:should|shall)\s+|(?:people|they|members|residents|you|everyone|neighbou?rs) (?:want|wants|would like|like|agree (?:to|with)|are for)\s+|to\s+)((?:[^.,;!?\n]|\.(?=\d)){4,60})/gi;

function questionsIn(text: string): Question[] {
  const yesNo = [...text.matchAll(WHETHER)].map(([, what = ""]): Question => ({
    title: `${capital(what.trim().replace(/\s+(?:and|or|also).*$/i, ""))}?`,
    one: "answer",
    options: YES_NO.slice(0, 2),
  }));
  const named = [
    ...text.matchAll(/\b(?:options|choices) for (?:the )?([\p{L} ]{2,24}?)(?: are)?\s*:\s*([^.;!?\n]+)/giu),
  ].map(([, what = "", list = ""]): Question => ({
    title: capital(what.trim()),
    one: what.trim().toLowerCase(),
    options: entriesOf(list).map(capital),
  }));
  // 'Whether people want it: yes, no, don't know' is one question, with its own answers.
  const said = optionsIn(text).map(capital);
  const [asked] = yesNo;
  if (asked !== undefined && named.length === 0 && said.some((option) => /^yes\b/i.test(option)))
    return [{ ...asked, options: said }];
  const whole = named.length > 0 ? named : [wholeQuestion(text, yesNo.length > 0)].filter((each) => each !== undefined);
  return [...whole, ...yesNo].slice(0, 3);
}

function wholeQuestion(text: string, isAnswered: boolean): Question | undefined {
  const options = optionsIn(text).map(capital);
  if (isAnswered && options.length === 0) return undefined;
  const said = subjectOf(text);
  const known = votableIn((said ?? text).toLowerCase()) ?? votableIn(text.toLowerCase());
  const isYes = options.some((option) => /^yes\b/i.test(option));
  // What nobody has listed is called what the text calls it: cheeses.
  const called =
    said !== undefined && said.split(" ").length < 3 && options.length > 0 && pluralOf(said) !== said
      ? singularOf(said.toLowerCase())
      : undefined;
  const one = isYes ? "answer" : (known?.one ?? called ?? "option");
  return {
    title: said ?? capital(known?.many ?? "options"),
    one,
    options: options.length > 0 ? options : (known?.options.split("|") ?? []),
  };
}

const VOTING = /\b(?:votes? (?:on|for|about)|voting|poll|ballot|decide|choose|pick|election)\b/i;

/** What is voted on, in the text's words, where they are few: 'next book'. */
function subjectOf(text: string): string | undefined {
  const asking = sentencesOf(text).find((sentence) => VOTING.test(sentence)) ?? firstSentence(text);
  const head = withoutOpening(asking).replace(/[.!?]+$/, "");
  const said =
    /^(?!(?:vote|voting|poll|ballot|decide|choose|pick)\b)(?!.*\b(?:we|i|are|is|am|have|has|want|wants|run|members|people|everyone|everybody)\b.*\bvot)([^,:;.(]+?)\s+(?:vote|voting|poll|ballot|election)s?\b/i.exec(
      head,
    )?.[1] ??
    /\b(?:vote|voting|poll|ballot|decide|choose|pick|election)\s+(?:on|for|about|of)?\s*(?:the |our |a |an |which |what )*([^,:;.(]+)/i.exec(
      head,
    )?.[1] ??
    /^([^,:;.(]+?)\s+(?:vote|voting|poll|ballot|election)s?\b/i.exec(head)?.[1];
  const words = said
    ?.replace(/\s+(?:between|with|for (?:the|our|my|grade|class|year)|by|at|in|to|so|each|one vote)\b.*$/i, "")
    .replace(/\s+(?:app|page|tool|site|vote|poll)$/i, "")
    .replace(/^(?:secret|public|online|quick|anonymous|open|simple|big|small|final|fair)(?:\s+|$)/i, "")
    .trim();
  return words === undefined || words === "" || words.split(/\s+/).length > 5 ? undefined : capital(words);
}

const wordsFor = (many: string): Together["words"] => ({
  tagline: "One vote each, and everybody sees what comes of it.",
  itch: "Who counts all the replies?",
  promise: `The ${many} in order, by votes`,
  pov: "POV: it was decided by lunch",
});

/** Who votes, where a text begins with their name: 'Hillside Court, 24 flats'. */
const BODY = /^((?:\p{Lu}[\p{L}\p{N}'&]*\s?(?:of the |of |and )?){2,5}),/u;
const bodyIn = (text: string): string | undefined => {
  const body = BODY.exec(text.trim())?.[1]?.trim();
  return body === undefined || body.length > 34 ? undefined : `${body} Vote`;
};

/** A vote: options with one vote a visitor, or a ballot of those who may vote. */
export function voteOf({ text, givenName }: Brief): Together {
  const lower = text.toLowerCase();
  const voter =
    VOTER.exec(text)
      ?.slice(1)
      .find((word) => word !== undefined && !NO_VOTER.test(word)) ?? COUNTED.exec(text)?.[1];
  const isHidden = HIDDEN.test(text);
  const quorum = numberIn(QUORUM, text);
  // What a ballot counts itself is nothing to be asked under that name.
  const questions = questionsIn(text).map((question) =>
    /^(?:votes?|closes|code|voted)$/i.test(question.title)
      ? { ...question, title: `The ${question.title.toLowerCase()}` }
      : question,
  );
  for (const question of questions)
    if (question.options.length === 0 && (voter !== undefined || isHidden)) question.options = [...YES_NO];
  const [first] = questions;
  const either =
    first !== undefined && first.options.length === 2 && subjectOf(text) === undefined
      ? first.options.join(" or ")
      : undefined;
  const name = givenName ?? bodyIn(text) ?? nameFrom(text, either ?? `${first?.title.replace("?", "") ?? "Our"} Vote`);
  const isBallot =
    (voter !== undefined && text.length > 40) || isHidden || quorum !== undefined || questions.length > 1;
  const known = votableIn(lower);
  if (isBallot) return ballotOf(text, { voter, isHidden, quorum, questions, name });
  const [question] = questions;
  const one = question?.one ?? known?.one ?? "option";
  const many = known?.one === one ? known.many : pluralOf(one);
  const votes = [14, 11, 9, 6, 4, 2, 1, 1];
  const rows = (question?.options ?? []).map(
    (title, at) => `${title}|${String(votes[at % votes.length] ?? 1)}|${PUBLIC.split(",")[at % 8] ?? ""}`,
  );
  const isYes = question?.options.some((option) => /^yes\b/i.test(option)) === true;
  const option = kept(
    { id: camelCase(one), name: one, plural: many, role: "item", icon: known?.icon ?? "vote" },
    [
      `${capital(one)}: text`,
      "Votes: number 0..14",
      !isYes && "Suggested by: text @people",
      CLOSES.test(text) && "Closes: date 3..9",
      "Why: longText Most of us would like it.|Easy to do.|Something new for once.",
    ],
    table(isYes ? "votes" : "votes suggestedBy", rows.join("\n")),
  );
  return {
    kind: "vote",
    hasComments: /\b(?:comments?|discuss\w*|reasons?|features?|feedback|ideas?|suggestions?)\b/i.test(text),
    form: "survey",
    name,
    icon: known?.icon ?? "vote",
    things: [option],
    words: wordsFor(many),
    question: askFor(text, question?.title ?? "", one),
    ...(isYes
      ? {}
      : { adding: one === "suggestion" ? "Make a suggestion" : `Suggest ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}` }),
  };
}

/** What stands above the options. */
function askFor(text: string, title: string, one: string): string {
  const asked = withoutOpening(firstSentence(text)).trim();
  if (
    text.trim().endsWith("?") &&
    asked.length < 100 &&
    (IS_YES_NO.test(asked) || /^(?:which|what|where|who)\b/i.test(asked))
  )
    return capital(asked);
  if (title !== "" && title.split(" ").length > 1) return `${title.replace(/[?]$/, "")}: which one gets your vote?`;
  return `Which ${one} gets your vote?`;
}

interface BallotFacts {
  voter: string | undefined;
  isHidden: boolean;
  quorum: number | undefined;
  questions: readonly Question[];
  name: string;
}

const GROUP =
  /\b(\d{1,2}|two|three|four|five|six)\s+(wings?|blocks?|buildings?|houses|towers?|classes|teams?|streets?|branches)(?: \(?([A-Z])\s*(?:-|to|–)\s*([A-Z])\)?)?/i;

/** A ballot: who may vote fills in one paper, which asks all questions; turnout is seen, and the result once it may be. */
function ballotOf(text: string, { voter, isHidden, quorum, questions, name }: BallotFacts): Together {
  const who = singularOf((voter ?? "member").toLowerCase());
  const options = questions.map(({ title, one, options: labels }, at) => {
    const id = at === 0 ? "firstChoice" : at === 1 ? "secondChoice" : "thirdChoice";
    return kept(
      {
        id,
        name: one === "answer" ? `answer ${String(at + 1)}` : one,
        plural: one === "answer" ? `answers ${String(at + 1)}` : pluralOf(one),
        role: "place",
        icon: "list-checks",
      },
      [`${title.replaceAll(":", " ").slice(0, 60)}: text`, `Votes: rollup count vote.${id}`, "Closes: date 6..6"],
      table("closes", labels.map((label) => `${label}|@6`).join("\n")),
    );
  });
  const groups = groupsIn(text);
  const isSomebody =
    /^(?:member|person|parent|pupil|student|employee|resident|player|voter|owner|tenant|colleague)$/.test(who);
  const names = PUBLIC.split(",");
  const papers = names.map((person, at) => {
    const group = groups?.options[at % groups.options.length];
    const title = isSomebody
      ? person
      : `${capital(who)} ${group?.length === 1 ? `${group}-` : ""}${String(101 + at * 3)}`;
    const cells = options.map((question) => {
      const labels = question.known?.rows.split("\n").map((row) => row.split(" | ")[0] ?? "") ?? [];
      return labels[[0, 1, 0, 2, 1, 0, 2, 0][at] ?? 0] ?? labels[0] ?? "";
    });
    return [
      title,
      ...(groups === undefined ? [] : [group ?? ""]),
      ...cells,
      `@-${String(at % 4)}T${String(9 + at).padStart(2, "0")}:20`,
    ].join("|");
  });
  const hasCode = CODE.test(text);
  const total = new RegExp(String.raw`\b(\d{1,4}) ${who}s?\b`, "i").exec(text)?.[1];
  const period = PERIOD.exec(text)?.[0].trim();
  const vote = kept(
    { id: "vote", name: "vote", plural: "votes", role: "place", icon: "vote" },
    [
      `${capital(who)}: text`,
      hasCode && "Code: text 4821|7350|1196|6042|9917|2485|5563|3078",
      groups !== undefined && `${groups.name}: choice ${groups.options.join("|")}`,
      ...options.map(({ id = "" }, at) => `${labelOf(questions[at]?.title ?? "Choice")}: relation ${id}`),
      "Voted: dateTime -3..0 09:00..20:00",
    ],
    "",
  );
  const cells = [
    ...(groups === undefined ? [] : [camelCase(groups.name)]),
    ...options.map((_, at) => camelCase(labelOf(questions[at]?.title ?? "Choice"))),
    "voted",
  ];
  const filled = { ...vote, known: vote.known && { ...vote.known, rows: table(cells.join(" "), papers.join("\n")) } };
  return {
    kind: "ballot",
    form: "survey",
    name,
    icon: "vote",
    things: [...retarget(options, questions), filled],
    words: {
      tagline: isHidden
        ? `One vote per ${who}; the result shows once voting has closed.`
        : `One vote per ${who}, counted as it comes in.`,
      itch: "Who has voted, and who hasn't?",
      promise: "One vote each, counted right",
      pov: "POV: the quorum is reached",
    },
    questions: options.map(({ id = "" }, at) => ({ id, title: questions[at]?.title ?? "Result" })),
    isHidden,
    ...(period === undefined ? {} : { period: `${capital(period)}.` }),
    ...(total === undefined || Number(total) === quorum ? {} : { total: `${total} ${pluralOf(who)}` }),
    ...(quorum === undefined ? {} : { quorum }),
    ...(groups === undefined ? {} : { groupField: camelCase(groups.name) }),
  };
}

/** Votes point at options by the question's own label. */
const retarget = (options: ReturnType<typeof kept>[], questions: readonly Question[]): ReturnType<typeof kept>[] =>
  options.map((option, at) => ({
    ...option,
    known: option.known && {
      ...option.known,
      fields: option.known.fields.replace(/vote\.\w+/, `vote.${camelCase(labelOf(questions[at]?.title ?? "Choice"))}`),
    },
  }));

const labelOf = (title: string): string =>
  title
    .replaceAll(/[:?!|]/g, "")
    .trim()
    .slice(0, 36);

function groupsIn(text: string): { name: string; options: string[] } | undefined {
  const [, count = "", word = "", from, to] = GROUP.exec(text) ?? [];
  if (word === "") return undefined;
  const many = Number(count) || (NUMBER_WORDS[count.toLowerCase()] ?? 0);
  const first = (from ?? "A").toUpperCase().charCodeAt(0);
  const last = to === undefined ? first + many - 1 : to.toUpperCase().charCodeAt(0);
  const options = Array.from({ length: Math.min(12, Math.max(0, last - first + 1)) }, (_, at) =>
    String.fromCharCode(first + at),
  );
  return options.length < 2 ? undefined : { name: capital(singularOf(word.toLowerCase())), options };
}

function numberIn(words: RegExp, text: string): number | undefined {
  const found = words
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  return found === undefined ? undefined : Number(found);
}

/** A date that suits everybody: days, with an answer each. */
export function datesOf({ text, givenName }: Brief): Together {
  const what =
    /\b(meeting|rehearsal|dinner|party|trip|match|game|training|stag do|hen do|reunion|walk|practice|workshop|lunch|call|session|barbecue|bbq|picnic|visit)\b/i
      .exec(text)?.[1]
      ?.toLowerCase() ?? "meeting";
  const isDays = /\b(?:weekend|trip|stag|hen|reunion|walk|visit|days?)\b/i.test(text);
  const rows = isDays
    ? "First weekend|@13T10:00\nSecond weekend|@20T10:00\nThird weekend|@27T10:00\nFourth weekend|@34T10:00"
    : "Monday evening|@5T18:30\nWednesday evening|@7T19:00\nThursday at noon|@8T12:30\nSaturday morning|@10T10:00";
  const titles = rows.split("\n").map((row) => row.split("|")[0] ?? "");
  const day = kept(
    { id: "day", name: "date", plural: "dates", role: "event", icon: "calendar-days" },
    ["What: text", "Starts: dateTime 5..34 09:00..19:00", "Place: text", "Suggested by: text @people"],
    table("starts", rows),
  );
  const answers = PUBLIC.split(",").flatMap((person, at) =>
    titles
      .slice(0, 3)
      .map((title, turn) => `${person}|${title}|${["yes", "yes", "if need be", "no"][(at + turn * 2) % 4] ?? "yes"}`),
  );
  const answer = kept(
    { id: "answer", name: "answer", plural: "answers", role: "place", icon: "user-check" },
    ["Name: text", "Date: relation day", "Answer: choice yes|if need be|no"],
    table("date answer", answers.slice(0, 18).join("\n")),
  );
  return {
    kind: "dates",
    form: "survey",
    name: givenName ?? nameFrom(text, `A Date for the ${what}`),
    icon: "calendar-check",
    things: [day, answer],
    words: {
      tagline: `Everybody says when they can; the ${what} gets its date.`,
      itch: "When can everybody come?",
      promise: "The date that suits most",
      pov: "POV: nobody wrote forty messages",
    },
    question: `When can you come?`,
    adding: "Suggest a date",
  };
}
