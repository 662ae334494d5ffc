import { addDays, dayOf, weekStart } from "../store/moment.ts";
import type { Ask, Grammar } from "./ask-grammar.ts";
import type { Question } from "./ask-tokens.ts";

/** Days a question is about, both included; open at an end that is missing. */
export interface DaySpan {
  from?: string;
  to?: string;
}

const WORDS = [
  "today",
  "tomorrow",
  "yesterday",
  "thisWeek",
  "nextWeek",
  "lastWeek",
  "weekend",
  "thisMonth",
  "nextMonth",
  "lastMonth",
  "thisYear",
] as const satisfies readonly Ask[];

/** Takes the days that a question names; undefined where it names none. */
export function takeDays(question: Question, grammar: Grammar, now: Date): DaySpan | undefined {
  const counted = takeCounted(question, grammar, now);
  if (counted !== undefined) return counted;
  const side = question.takeAny("before", "after");
  const named = takeNamed(question, grammar, now);
  if (named === undefined) {
    // 'After' without a day is no time.
    if (side !== undefined)
      for (const token of question.tokens.slice(side.at, side.at + side.count)) token.isUsed = false;
    return undefined;
  }
  if (side?.ask === "before" && named.from !== undefined) return { to: dayOf(addDays(dateOf(named.from), -1)) };
  if (side?.ask === "after" && named.to !== undefined) return { from: dayOf(addDays(dateOf(named.to), 1)) };
  return named;
}

const dateOf = (day: string): Date => new Date(`${day}T00:00`);

function takeNamed(question: Question, grammar: Grammar, now: Date): DaySpan | undefined {
  const word = question.takeAny(...WORDS);
  if (word !== undefined) return spanOfWord(word.ask, now);
  return takeDate(question, grammar, now) ?? takeWeekday(question, grammar, now);
}

function spanOfWord(word: (typeof WORDS)[number], now: Date): DaySpan {
  const day = (by: number): DaySpan => ({ from: dayOf(addDays(now, by)), to: dayOf(addDays(now, by)) });
  const week = (by: number): DaySpan => {
    const start = addDays(weekStart(now), by * 7);
    return { from: dayOf(start), to: dayOf(addDays(start, 6)) };
  };
  const month = (by: number): DaySpan => monthSpan(now.getFullYear(), now.getMonth() + by);
  switch (word) {
    case "today":
      return day(0);
    case "tomorrow":
      return day(1);
    case "yesterday":
      return day(-1);
    case "thisWeek":
      return week(0);
    case "nextWeek":
      return week(1);
    case "lastWeek":
      return week(-1);
    case "weekend": {
      const start = weekStart(now);
      return { from: dayOf(addDays(start, 5)), to: dayOf(addDays(start, 6)) };
    }
    case "thisMonth":
      return month(0);
    case "nextMonth":
      return month(1);
    case "lastMonth":
      return month(-1);
    case "thisYear":
      return { from: `${now.getFullYear()}-01-01`, to: `${now.getFullYear()}-12-31` };
  }
}

function monthSpan(year: number, month: number): DaySpan {
  return { from: dayOf(new Date(year, month, 1)), to: dayOf(new Date(year, month + 1, 0)) };
}

/** 'in the next 10 days', 'the last 30 days'. */
function takeCounted(question: Question, grammar: Grammar, now: Date): DaySpan | undefined {
  for (const ask of ["nextDays", "lastDays"] as const)
    for (const phrase of grammar.says[ask]) {
      // The number stands in the phrase as 7.
      const gap = phrase.indexOf("7");
      for (let at = 0; at + phrase.length <= question.tokens.length; at++) {
        const count = Number(question.tokens[at + gap]?.word);
        const fits = phrase.every(
          (stem, index) => question.isFree(at + index) && (index === gap || question.tokens[at + index]?.stem === stem),
        );
        if (!fits || !Number.isInteger(count) || count < 1 || count > 3660) continue;
        question.use(at, phrase.length);
        return ask === "nextDays"
          ? { from: dayOf(now), to: dayOf(addDays(now, count)) }
          : { from: dayOf(addDays(now, -count)), to: dayOf(now) };
      }
    }
  return undefined;
}

/** '2026-12-24', '24 December', 'December 24', '24.12.' or 'in December'; the year is the one nearest to today. */
function takeDate(question: Question, grammar: Grammar, now: Date): DaySpan | undefined {
  for (const [at, { word, stem }] of question.tokens.entries()) {
    if (!question.isFree(at)) continue;
    if (/^\d{4}-\d{2}-\d{2}$/.test(word)) {
      question.use(at, 1);
      return { from: word, to: word };
    }
    const month = grammar.months.indexOf(stem);
    if (month < 0) continue;
    const dayBefore = dayNumber(question.tokens[at - 1]?.word);
    const article = dayNumber(question.tokens[at - 2]?.word);
    const dayAfter = dayNumber(question.tokens[at + 1]?.word);
    // 'May I' is no month.
    if (grammar.stop.has(stem) && dayBefore === undefined && dayAfter === undefined) continue;
    const year = nearYear(month, now);
    if (dayBefore !== undefined) question.use(at - 1, 2);
    // '24 de diciembre'
    else if (article !== undefined && question.tokens[at - 1]?.isStop === true) question.use(at - 2, 3);
    else question.use(at, dayAfter === undefined ? 1 : 2);
    const day = dayBefore ?? article ?? dayAfter;
    if (day === undefined) return monthSpan(year, month);
    const date = dayOf(new Date(year, month, day));
    return { from: date, to: date };
  }
  return undefined;
}

/** '24' and '24th'. */
function dayNumber(word: string | undefined): number | undefined {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th|er)?$/.exec(word ?? "")?.[1]);
  return day >= 1 && day <= 31 ? day : undefined;
}

function nearYear(month: number, now: Date): number {
  const away = month - now.getMonth();
  return now.getFullYear() + (away > 6 ? -1 : away < -5 ? 1 : 0);
}

/** The next such day, today included. */
function takeWeekday(question: Question, grammar: Grammar, now: Date): DaySpan | undefined {
  for (const [index, stem] of grammar.weekdays.entries()) {
    const at = question.take([stem]);
    if (at < 0) continue;
    const ahead = (index - ((now.getDay() + 6) % 7) + 7) % 7;
    const day = dayOf(addDays(now, ahead));
    return { from: day, to: day };
  }
  return undefined;
}
