import type { Foreign, Gender, Noun } from "./foreign.ts";

const ARTICLES: Record<string, Gender> = {
  der: "m",
  die: "f",
  das: "n",
  un: "m",
  una: "f",
  une: "f",
  um: "m",
  uma: "f",
};

const ENDINGS: Record<Foreign, { test: RegExp; gender: Gender }[]> = {
  de: [
    { test: /(?:chen|lein|ment|um|tel|nis|ing|zeug)$/, gender: "n" },
    { test: /(?:er|ling|ismus|or|ist|ant|ent|plan|tag|kurs|zettel)$/, gender: "m" },
    { test: /(?:ung|heit|keit|schaft|tion|tät|ik|ei|ie|ur|e|in|enz|anz)$/, gender: "f" },
  ],
  es: [{ test: /(?:a|ción|sión|dad|tad|tud|umbre|ez|triz)s?$/, gender: "f" }],
  fr: [
    {
      test: /(?:tion|sion|té|ure|ette|ance|ence|ie|ée|esse|aille|ande|ade|ude|ise|elle|enne|euse|ine|ane|ole|gue|que)s?$/,
      gender: "f",
    },
  ],
  pt: [{ test: /(?:a|ção|são|dade|agem|tude|ez)s?$/, gender: "f" }],
};

/** Gender a word probably has, told by its ending. */
export function guessGender(word: string, language: Foreign): Gender {
  const [first = ""] = word.toLowerCase().split(" ");
  const told = language === "de" ? word.toLowerCase() : first;
  return ENDINGS[language].find(({ test }) => test.test(told))?.gender ?? "m";
}

/** Entries `English = word`, one a line; nothing after `=` means the same word. */
export function* readWords(text: string): Generator<[english: string, into: string]> {
  for (const line of text.split("\n")) {
    const at = line.indexOf(" =");
    if (at < 1) continue;
    const english = line.slice(0, at);
    const into = line.slice(at + 2).trim();
    yield [english, into === "" ? english : into];
  }
}

/** A noun with its article: `die Ruhe, Ruhen`. */
export function readNoun(text: string): Noun {
  const [, article = "", one = "", many = one] = /^(\S+) ([^,]+)(?:, (.+))?$/.exec(text) ?? ["", "", text];
  return { one, many, gender: ARTICLES[article] ?? "m" };
}
