import type { Language } from "@sayhey/appspec";

/** Small words that give a language away; words shared between two languages are left out or listed for both. */
const STOP_WORDS: Record<Language, string> = {
  en: "a an the for of and with to in on my our your their his her that which who whom where when how what is are be can i we you they it from by at or as into so not no without app website tool site platform where people make build create want me us need like about",
  de: "der die das den dem des ein eine einen einem einer eines und oder fur mit ohne von zum zur im am auf aus bei nach uber unter wie wo wer was ich wir ihr sie es mein meine meinen unser unsere ist sind nicht kein keine app als auch in an zu verein damit um alle",
  es: "el la los las un una unos unas y o para con sin de del al en por que como donde quien mi mis nuestro nuestra tu su sus es son no aplicacion app una mas entre",
  fr: "le la les un une des du de et ou pour avec sans en dans sur par que qui comme mon ma mes notre nos votre vos est sont ne pas application appli au aux entre",
  pt: "o a os as um uma uns umas e ou para com sem de do da dos das no na nos nas em por que como onde quem meu minha nosso nossa seu sua sao nao aplicativo app entre",
};
/** Endings and letters that only one of the five has. */
const MARKS: Partial<Record<Language, RegExp>> = {
  de: /ß|(?:ung|heit|keit|lich|garten|plan|verein|zimmer|verwaltung|tausch|kasse)(?:en)?\b|[äöü]/giu,
  es: /ñ|¿|¡|(?:ción|dad|miento)(?:es)?\b/giu,
  fr: /ç|œ|[èêëîïûù]|\b[ldjsnmqc]['’]|(?:eux|euse|tion de)\b/giu,
  pt: /ã|õ|(?:ção|ções|dade|inho)\b/giu,
};
const SETS = Object.fromEntries(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(" "))]),
) as Record<Language, Set<string>>;

/** Lower case, without accents: what words are compared by. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss");
}

/** Language of an idea, English where nothing else is likelier. */
export function detectLanguage(idea: string): Language {
  const words = fold(idea)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  let best: Language = "en";
  let bestScore = words.filter((word) => SETS.en.has(word)).length + 0.5;
  for (const language of ["de", "es", "fr", "pt"] as const) {
    const stops = words.filter((word) => SETS[language].has(word)).length;
    const score = stops + 1.2 * (idea.match(MARKS[language] ?? /$^/)?.length ?? 0);
    if (score > bestScore) [best, bestScore] = [language, score];
  }
  return best;
}

/** Whether a folded word carries no meaning of its own in the language. */
export function isStopWord(word: string, language: Language): boolean {
  return SETS[language].has(word) || SETS.en.has(word);
}
