import type { Brief } from "../brief/brief.ts";
import { capital } from "../embedded/inflect.ts";
import { titleFor } from "../play/read-play.ts";
import { bandsIn, personalityParts, quizQuestions, surveyQuestions, type Ask, type Questionnaire } from "./ask.ts";
import { ownQuestions } from "./own-questions.ts";
import { askSets } from "./loaded-ask-sets.ts";
import type { PersonalitySet, QuizSet, SurveySet } from "./sets.ts";

const QUIZ = /\b(?:quiz(?:zes)?|trivia|flash ?quiz)\b/;
const EXAM =
  /\b(?:(?:online |mock |practice |final |written |entrance |certification |licen[cs]e )?exams?\b|examinations?\b|(?:mock|practice|theory|knowledge|certification|driving|online|placement|multiple[- ]choice|mcq) tests?\b|test (?:with|that has) (?:a )?tim|assessment test|tests?\b(?=.*\b(?:minutes?|pass(?:ing)?|certificates?|multiple[- ]choice|\d+ (?:random )?questions)\b))/;
const SURVEY =
  /\b(?:surveys?|questionnaires?|nps|net promoter|feedback (?:form|page|app|survey|tool|collector)|(?:course|event|training|self|peer|team|health|risk)[- ](?:evaluation|assessment|check(?![- ]?(?:in|out|list))|screening)|(?:evaluation|intake|exit interview|satisfaction|screening) forms?|self[- ](?:check|test)|360(?:[- ]degree)? (?:feedback|review)|pulse check|opinion poll|anonymous poll|class(?:room)? poll|poll in class)\b/;
/** Feedback that is asked for by questions, and is not one of many things that a system has. */
const FEEDBACK =
  /^(?:[^.!?\n]{1,30}[.:]\s+)?[^.!?\n]{0,60}\bfeedback\b(?! (?:systems?|platforms?|management|portals?|features?|functions?|modules?))[^]*\b(?:smil(?:ey|eys|ies)|smiley faces|\d+ (?:[\w-]+ ){0,2}questions?|(?:a few|some|short) questions|open (?:box|question|comment))/;
const PERSONALITY =
  /\bpersonality (?:quiz|test)|\b(?:recommendation|(?:product|gift) (?:finder|match|recommendation)) quiz\b|\b(?:quiz|test)\b.{0,30}\b(?:which|what (?:kind|type|sort|color|colour|pet|plant|job|hobby)|who)\b.{0,40}\b(?:you|i|me|your|suits?|fits?|matches)\b|\b(?:which|what) .{2,40}\b(?:are you|am i|fits you|suits you|should (?:i|you))\b.{0,20}(?:quiz|test)?|\bbuzzfeed\b/;
/** Something else is meant: an evening, what surveyors do, or what is kept of exams. */
const ELSEWHERE =
  /\b(?:(?:quiz|trivia) nights?|pub quiz|land survey\w*|(?:site|building|property|bird|wildlife|tree|asset|stock|energy|topographic\w*|geolog\w+) surveys?|surveyors?|exam (?:timetable|schedul\w+|dates?|hall|seating|results?|marks|countdown|planner|prep(?:aration)? (?:planner|tracker))|(?:medical|eye|physical|dental) exam\w*|blood tests?|test (?:cases?|results?|plans?|drives?)|flash ?cards?|study plan\w*|question bank|game|leaderboard only)\b/;

const CHILDREN = /\b(?:kids?|child(?:ren)?|toddlers?|preschool\w*)\b/;
const ANONYMOUS = /\banonym\w+|\bno names?\b|\bwithout names?\b/;
const NAMED = /\b(?:names?|students?|pupils?|candidates?|employees?|certificates?|leaderboard|high ?scores?)\b/;
const MINUTES = /\b(\d{1,3})[- ]?(?:min(?:ute)?s?)\b/;
const PASS =
  /\b(\d{2,3}) ?(?:%|per ?cent) (?:to pass|pass|or more|needed|required)|pass(?: mark| rate)?(?: of| at| is|:)? (\d{2,3}) ?%/;
const RANKS = /\b(?:leader ?boards?|ranking|high ?scores?|compete)\b/;
const ONE_BY_ONE_SECONDS = 60;

const EXAMPLES =
  "The questions are examples. Replace them with your own in the inspector, or ask for new ones in the chat.";
const ROAD =
  "The questions are about driving in general, not about the law of a country. Check them against your official material.";

/** Whether a text may ask for something that `loadAskSets` loads. */
export function mayAsk(text: string): boolean {
  const lower = text.toLowerCase();
  return [QUIZ, EXAM, SURVEY, FEEDBACK, PERSONALITY].some((says) => says.test(lower));
}

/** What only an exam has. */
const OF_EXAM = /\b\d+ (?:random )?questions\b[^]*\b(?:pass|answers? each)\b/;
/** A text that begins with it: 'Parish council survey about ...'. */
const TITLED = /^\W*(?:(?:an?|the|our|anonymous|short|quick)\s+)*(?:[\p{L}'’&-]+\s+){0,5}?(?:survey|questionnaire)\b/iu;

/** Whether a text calls itself a survey and lists its questions: whatever is voted on in it is one of them. */
export const isSurveyOfOwn = (text: string): boolean => TITLED.test(text) && ownQuestions(text) !== undefined;

/** So much of a text says what it is about. */
const HEAD = 200;
/** What asks for it in a later sentence. */
const WISHED =
  /\b(?:need|want|make|making|build|create|like|develop|implement|design|looking for|app|website|tool)\b[^.!?]{0,60}$/;

/**
 * The part of a text that may ask for a questionnaire: its first sentence, a second one behind a question, and what is wished for in
 * so many words. A pub that says 'quiz on Tuesdays' among its opening times wants none.
 */
function headOf(text: string): string {
  const head = text.slice(0, HEAD);
  const sentences = head.split(/(?<=[.!?\n])\s+/);
  const [first = "", second = ""] = sentences;
  const asks = first.trim().endsWith("?") || first.split(/\s+/).length < 4 ? `${first} ${second}` : first;
  const later = sentences.slice(1).filter((sentence) => {
    const at = [QUIZ, EXAM, SURVEY, PERSONALITY].map((says) => sentence.search(says)).filter((found) => found >= 0);
    return at.length > 0 && WISHED.test(sentence.slice(0, Math.min(...at)));
  });
  return [asks, ...later].join(" ");
}

/** The quiz, exam or survey that a text asks for; undefined where it asks for something else. */
export function askIn(brief: Brief): Ask | undefined {
  const text = brief.text.toLowerCase();
  const head = headOf(text);
  if (ELSEWHERE.test(text.slice(0, HEAD))) return undefined;
  if (PERSONALITY.test(head)) return personality(brief, head);
  if (EXAM.test(head) || (/\btests?\b/.test(head) && OF_EXAM.test(text))) return exam(brief, text);
  // Children practice: with cards beside the questions, and with rows that a grown-up adds to.
  if (QUIZ.test(head)) return CHILDREN.test(head) ? undefined : quiz(brief, text);
  return SURVEY.test(head) || FEEDBACK.test(text.slice(0, HEAD)) ? survey(brief, text) : undefined;
}

/** The set whose subject is named first. */
function named<S extends { says: RegExp }>(sets: readonly S[], text: string): S | undefined {
  const found = sets.flatMap((set) => {
    const at = set.says.exec(text)?.index;
    return at === undefined ? [] : [{ set, at }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.set;
}

function personality(brief: Brief, head: string): Ask | undefined {
  const sets = askSets().personalities;
  const known = named(sets, head);
  const set: PersonalitySet | undefined = known ?? sets[0];
  if (set === undefined) return undefined;
  return {
    block: { kind: "questionnaire", mode: "personality", title: set.title, ...personalityParts(set) },
    name: nameFor(brief, set.title),
    icon: set.icon,
    ...(known === undefined && { assumption: EXAMPLES }),
  };
}

function quiz(brief: Brief, text: string): Ask | undefined {
  const set = named(askSets().quizzes, withoutKind(text));
  // What nobody has written questions for is asked by what else is known of the subject.
  if (set === undefined) return undefined;
  return {
    block: {
      kind: "questionnaire",
      mode: "quiz",
      title: set.title,
      questions: quizQuestions(set.questions),
      ...settingsOf(text),
    },
    name: nameFor(brief, set.title),
    icon: set.icon,
    ...(RANKS.test(text) && { hasRanks: true as const }),
  };
}

/** A mixed exam has one question of each of so many subjects. */
const MIXED = 10;

function exam(brief: Brief, text: string): Ask | undefined {
  const sets = askSets().quizzes;
  const set: QuizSet | undefined = named(sets, withoutKind(text));
  if (sets.length === 0) return undefined;
  const mixed = sets.flatMap(({ questions }) => questions.split("\n").slice(0, 1));
  const lines = set?.questions ?? mixed.slice(0, MIXED).join("\n");
  const questions = quizQuestions(lines);
  const minutes = Number(MINUTES.exec(text)?.[1] ?? Math.ceil((questions.length * ONE_BY_ONE_SECONDS) / 60));
  const pass = PASS.exec(text);
  return {
    block: {
      kind: "questionnaire",
      mode: "exam",
      title: set === undefined ? "Practice exam" : set.title,
      questions,
      passMark: Math.min(100, Number(pass?.[1] ?? pass?.[2] ?? 70)),
      certificate: true,
      askName: true,
      allowRepeat: true,
      ...settingsOf(text),
      minutes: Math.max(1, minutes),
    },
    name: nameFor(brief, set?.title ?? "Practice exam"),
    icon: set?.icon ?? "graduation-cap",
    ...(set === undefined ? { assumption: EXAMPLES } : set.id === "road" ? { assumption: ROAD } : {}),
    ...(RANKS.test(text) && { hasRanks: true as const }),
  };
}

function survey(brief: Brief, text: string): Ask | undefined {
  const sets = askSets().surveys;
  const known = named(sets, text);
  const set: SurveySet | undefined = known ?? sets[0];
  if (set === undefined) return undefined;
  const isAssessment = set.bands !== undefined;
  // Whoever writes down the questions wants those and no others.
  const own = isAssessment ? undefined : ownQuestions(brief.text);
  return {
    block: {
      kind: "questionnaire",
      mode: isAssessment ? "assessment" : "survey",
      title: own === undefined ? set.title : nameFor(brief, set.title),
      intro: own === undefined ? set.intro : "A few questions. It takes a minute or two.",
      questions: surveyQuestions(own ?? set.questions),
      ...(set.bands === undefined ? { thanks: set.thanks } : { bands: bandsIn(set.bands) }),
    },
    name: nameFor(brief, set.title),
    icon: set.icon,
    ...(known === undefined && own === undefined && { assumption: EXAMPLES }),
  };
}

const settingsOf = (text: string): Partial<Questionnaire> => ({
  ...(/\b(?:shuffl\w+|random(?:ly|i[sz]ed)?)\b/.test(text) && { shuffle: true }),
  ...(MINUTES.test(text) && { minutes: Number(MINUTES.exec(text)?.[1] ?? 10) }),
  ...(NAMED.test(text) && !ANONYMOUS.test(text) && { askName: true }),
  ...(/\bcertificate\b/.test(text) && { certificate: true }),
});

/** What it is called, with the capitals that somebody wrote: 'NPS survey'. */
function nameFor(brief: Brief, title: string): string {
  const name = titleFor(brief, brief.text.slice(0, HEAD).toLowerCase(), title);
  const at = brief.text.toLowerCase().indexOf(name.toLowerCase());
  return capital(at === -1 ? name : brief.text.slice(at, at + name.length));
}

/** A text without the words for what it wants, which are no subject. */
const withoutKind = (text: string): string =>
  text.replaceAll(/\b(?:quiz(?:zes)?|trivia|exams?|tests?|questions?|general)\b/g, " ");
