import type { Language } from "@sayhey/appspec";
import { fold } from "../embedded/fold.ts";
import { detectLanguage } from "../embedded/language.ts";
import { commandWords, VERBS, type CommandLexicon } from "./command-words.ts";
import { isNear } from "./edit-distance.ts";

/** A word of a command: as typed, folded, and what it means where it is one of those that commands are made of. */
export interface Token {
  raw: string;
  key: string;
  /** Its meaning in capitals, its generic name, or its key. */
  canon: string;
  /** Typed in quotes: a name or a text, never a word of the command. */
  quoted?: true;
  start: number;
  end: number;
}

/** A stretch of a command that a rule has cut out. */
export interface Phrase {
  tokens: readonly Token[];
  /** As typed, without quotes. */
  raw: string;
  /** Folded words without articles. */
  key: string;
  canon: string;
}

/** One wish: its words with their meanings, in the order 'verb, what, where'. */
export interface Clause {
  language: Language;
  text: string;
  tokens: readonly Token[];
  canon: string;
  /** The stretches that the named groups of a pattern over `canon` catch; null where it does not fit. */
  match(pattern: RegExp): Record<string, Phrase | undefined> | null;
}

const LANGUAGES: readonly Language[] = ["en", "de", "es", "fr", "pt"];
const LONGEST_PHRASE = 5;
const WORD =
  /"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»|‘[^’\n]*’|(?<![\p{L}\p{N}])'[^'\n]+'(?![\p{L}\p{N}])|#[0-9a-fA-F]{3,8}(?![\p{L}\p{N}])|[\p{L}\p{N}&][\p{L}\p{N}\p{M}'’&+%€$£./-]*(?<=[\p{L}\p{N}\p{M}&+%€$£])|[,;:!?.()\n]/gu;
const POLITE =
  /(?:^|[\s,]+)(?:please|pls|plz|thanks|thank you|thx|bitte(?: sch(?:ö|oe)n)?|danke|por favor|porfa|gracias|s['’]il (?:te|vous) pla[iî]t|stp|svp|merci|obrigad[oa])(?=$|[\s,.!?]+)/giu;
/** What German ends a sentence with that its verb begins: 'füge … hinzu', 'blende … aus'. */
const PARTICLES: Readonly<Record<string, string | null>> = {
  hinzu: null,
  dazu: null,
  ein: null,
  an: null,
  um: null,
  dar: null,
  auf: null,
  ab: null,
  aus: null,
  weg: "REMOVE",
  raus: "REMOVE",
};

function tokenize(text: string): Token[] {
  return [...text.matchAll(WORD)].map(({ 0: raw, index }) => {
    const quoted = /^["“„«‘']/.test(raw) && raw.length > 1;
    const bare = quoted ? raw.slice(1, -1).trim() : raw;
    const key = fold(bare).replaceAll("’", "'");
    return {
      raw: bare,
      key,
      canon: quoted ? "«»" : key,
      ...(quoted ? { quoted } : {}),
      start: index,
      end: index + raw.length,
    };
  });
}

/** The language that the words of a command are of; that of the app, then English, where they do not tell. */
export function languageOfCommand(text: string, appLanguage: Language): Language {
  const tokens = tokenize(text);
  const guessed = detectLanguage(text);
  let best: Language = "en";
  let most = -1;
  for (const language of LANGUAGES) {
    const words = commandWords(language);
    let score =
      (language === guessed ? 0.7 : 0) + (language === appLanguage ? 0.35 : 0) + (language === "en" ? 0.2 : 0);
    for (let at = 0; at < tokens.length;) {
      const found = phraseAt(tokens, at, words);
      if (found) score += (VERBS.has(found.meaning) || found.length > 1 ? 1.5 : 1) * (found.text.length < 3 ? 0.5 : 1);
      at += found?.length ?? 1;
    }
    if (score > most) [best, most] = [language, score];
  }
  return best;
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
  words: CommandLexicon,
): { meaning: string; length: number; text: string } | undefined {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ quoted }) => quoted)) continue;
    const typed = part.map(({ raw }) => raw.toLowerCase().replaceAll("’", "'")).join(" ");
    const text = part.map(({ key }) => key).join(" ");
    const meaning = words.get(typed) ?? words.get(text);
    if (meaning !== undefined) return { meaning, length, text };
  }
  return undefined;
}

/** Words of the clause with their meanings. A verb means something where a wish begins or, in German, ends. */
function tag(all: readonly Token[], language: Language, isName: (word: string) => boolean): Token[] {
  const words = commandWords(language);
  const tokens = all.flatMap((token) => apart(token, language, words));
  const tagged: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const found = phraseAt(tokens, at, words);
    const isFirst = tagged.length === 0;
    const length = found?.length ?? 1;
    const isLast = at + length >= tokens.length;
    const last = tokens[at + length - 1] ?? token;
    const whole: Token = {
      ...token,
      raw: tokens
        .slice(at, at + length)
        .map(({ raw }) => raw)
        .join(" "),
      end: last.end,
    };
    at += length;
    if (found?.meaning === "SKIP") continue;
    if (
      found &&
      (!VERBS.has(found.meaning) ||
        isFirst ||
        (isLast && language === "de" && tagged[0] && !VERBS.has(tagged[0].canon)))
    )
      tagged.push({ ...whole, canon: found.meaning });
    else if (isFirst && !token.quoted && !isName(token.key))
      tagged.push({ ...whole, canon: nearVerb(token.key, words) ?? token.canon });
    else if (found && VERBS.has(found.meaning)) {
      // A verb in between is a word like others.
      tagged.push(...tokens.slice(at - length, at));
    } else tagged.push(whole);
  }
  return tagged;
}

/** German writes a name and what it names as one: 'Einkaufsseite'. */
const JOINED = /^(.{3,}?)(?:s|-)?(seite|feld|spalte|knopf)$/i;

/** French writes article and noun as one: "l'option". */
function apart(token: Token, language: Language, words: CommandLexicon): Token[] {
  if (token.quoted || words.has(token.key)) return [token];
  const joined = language === "de" ? JOINED.exec(token.raw) : null;
  if (joined) {
    const [, name = "", what = ""] = joined;
    const end = token.start + name.length;
    return [
      { ...token, raw: name, key: fold(name), canon: fold(name), end },
      { ...token, raw: what, key: fold(what), canon: fold(what), start: token.end - what.length },
    ];
  }
  if (language !== "fr") return [token];
  const found = /^(l|d|qu|n)['’](?=.)/i.exec(token.raw);
  if (!found) return [token];
  const at = found[0].length;
  const rest = token.raw.slice(at);
  return [
    { ...token, raw: found[0], key: found[0].toLowerCase().replace("’", "'"), canon: found[0], end: token.start + at },
    { ...token, raw: rest, key: fold(rest), canon: fold(rest), start: token.start + at },
  ];
}

function nearVerb(key: string, words: CommandLexicon): string | undefined {
  if (key.length < 4) return undefined;
  let best: string | undefined;
  for (const [word, meaning] of words)
    if (VERBS.has(meaning) && meaning !== "HELP" && !word.includes(" ") && word.length > 3 && isNear(key, word))
      best ??= meaning;
  return best;
}

/** Puts the verb first, as English has it, and lets the particle of a German verb go. */
function verbFirst(tokens: Token[], language: Language): Token[] {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.length < 2) return tokens;
  if (VERBS.has(first.canon)) {
    if (language !== "de" || !(last.key in PARTICLES)) return tokens;
    const verb = PARTICLES[last.key] ?? first.canon;
    return [{ ...first, canon: verb }, ...tokens.slice(1, -1)];
  }
  if (language !== "de" || !VERBS.has(last.canon)) return tokens;
  return [last, ...tokens.slice(0, -1)];
}

/** Words before a text of several sentences. */
const DESCRIBED = /\b(?:description|beschreibung|descripci[oó]n|descri[cç][aã]o)\b/iu;

/** Reads one wish. `isName` tells words that are names in the app, which are no typing errors of verbs. */
export function readClause(text: string, language: Language, isName: (word: string) => boolean): Clause {
  const polite = text.replace(POLITE, " ").replace(/\s+/g, " ").trim();
  // A description is sentences, with their full stops.
  const whole = DESCRIBED.test(polite) ? polite : polite.replace(/[.!?,;:\s]+$/u, "");
  // The particle of a German verb is no part of what stands before it.
  const particle = language === "de" ? /\s(?:hinzu|dazu|um|ein)$/i.exec(whole) : null;
  const bare = particle && whole.includes(" ") ? whole.slice(0, particle.index) : whole;
  const tokens = verbFirst(
    tag(
      tokenize(bare).filter(({ raw }) => !/^[.!?;\n]$/.test(raw)),
      language,
      isName,
    ),
    language,
  );
  const starts: number[] = [];
  let canon = "";
  for (const token of tokens) {
    starts.push(canon.length + (canon === "" ? 0 : 1));
    canon += (canon === "" ? "" : " ") + token.canon;
  }
  return {
    language,
    text: bare,
    tokens,
    canon,
    match(pattern) {
      const found = new RegExp(pattern.source, `${pattern.flags.replace("d", "")}d`).exec(canon);
      if (!found) return null;
      return Object.fromEntries(
        Object.entries(found.indices?.groups ?? {}).map(([name, range]) => [
          name,
          range === undefined ? undefined : phraseOf(tokensIn(tokens, starts, range), bare, tokens),
        ]),
      );
    },
  };
}

function tokensIn(tokens: readonly Token[], starts: readonly number[], [from, to]: [number, number]): Token[] {
  return tokens.filter((_, index) => (starts[index] ?? 0) >= from && (starts[index] ?? 0) < to);
}

/** A phrase of some neighbouring tokens. What was skipped between it and the token before belongs to it as it was typed. */
export function phraseOf(part: readonly Token[], text: string, tokens: readonly Token[] = part): Phrase {
  const [first] = part;
  const last = part.at(-1);
  const words = part.filter(({ canon }) => canon !== "THE" && canon !== "A" && canon !== ",");
  const key = words.map((token) => token.key).join(" ");
  const canon = part.map((token) => token.canon).join(" ");
  if (!first || !last) return { tokens: part, raw: "", key, canon };
  const at = tokens.indexOf(first);
  const before = tokens[at - 1];
  const start =
    part.length === 1 && first.quoted ? first.start : before && before.end <= first.start ? before.end : first.start;
  const isWhole = tokens.at(-1) === last;
  const end = isWhole && !(part.length === 1 && first.quoted) ? Math.max(text.length, last.end) : last.end;
  const raw = first.start <= last.start ? text.slice(start, last.start >= start ? end : last.end) : first.raw;
  return { tokens: part, raw: cleaned(raw), key, canon };
}

const cleaned = (raw: string): string => {
  const bare = raw.replace(/^[\s,:;]+|[\s,:;]+$/g, "");
  return /^(?:"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|‘[^’]*’|'[^']*')$/.test(bare) ? bare.slice(1, -1).trim() : bare;
};

/** Cuts a message where a new wish may begin: after a sentence, and before a verb behind a comma or an 'and'. */
export function cutWishes(text: string, language: Language): string[] {
  const words = commandWords(language);
  const wishes: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…])\s+(?=\S)|[;\n]+/u)) {
    const tokens = tokenize(sentence);
    let from = 0;
    for (let at = 1; at < tokens.length; at++) {
      const before = tokens[at - 1];
      const joint =
        before &&
        (before.raw === "," || words.get(before.key) === "AND" || words.get(before.raw.toLowerCase()) === "AND");
      if (!joint) continue;
      let next = at;
      // 'and please', 'and then also'.
      for (let found = phraseAt(tokens, next, words); found && (found.meaning === "SKIP" || found.meaning === "AND");) {
        next += found.length;
        found = phraseAt(tokens, next, words);
      }
      const verb = phraseAt(tokens, next, words);
      const startsWish = verb && VERBS.has(verb.meaning) && next + verb.length < tokens.length && verb.text !== "ein";
      if (!startsWish) continue;
      wishes.push(sentence.slice(from, before.start));
      from = tokens[at]?.start ?? before.end;
    }
    wishes.push(sentence.slice(from));
  }
  return wishes.map((wish) => wish.replace(/^[\s,]+|[\s,]+$/g, "")).filter((wish) => /[\p{L}\p{N}#]/u.test(wish));
}
