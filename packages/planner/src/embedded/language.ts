import type { Language } from "@sayhey/appspec";
import { fold } from "./fold.ts";
import { KNOWN_WORDS } from "./languages/in/known.ts";
import type { Foreign } from "./languages/foreign.ts";
import { readSite } from "./site.ts";
import { isCompound, stemsOf } from "./languages/word-forms.ts";

export { fold } from "./fold.ts";

/** Small words that give a language away. */
const STOP_WORDS: Record<Language, string> = {
  en: "a an the for of and with to in on my our your their his her that which who whom where when how what is are be can i we you they it from by at or as into so not no without app website tool site platform where people make build create want me us need like about all new simple one two do does have has will this these those than then only also every each more most other some any if but up out over under after before between daily weekly monthly best small big local own social online free",
  de: "der die das den dem des ein eine einen einem einer eines und oder fur mit ohne von zum zur im am auf aus bei nach uber unter wie wo wer was ich wir ihr sie es mein meine meinen unser unsere ist sind nicht kein keine app als auch in an zu verein damit um alle",
  es: "el la los las un una unos unas y o para con sin de del al en por que como donde quien mi mis nuestro nuestra tu su sus es son no aplicacion app una mas entre",
  fr: "le la les un une des du de et ou pour avec sans en dans sur par que qui comme mon ma mes notre nos votre vos est sont ne pas application appli au aux entre",
  pt: "o a os as um uma uns umas e ou para com sem de do da dos das no na nos nas em por que como onde quem meu minha nosso nossa seu sua sao nao aplicativo app entre",
};
/** English words that other languages have as well, beside those that explain the words of others: 'podcast page' is no French. */
const ALSO_ENGLISH = new Set(
  (
    "agenda artisan assistant assistants basket boutique buffet bureau camper camping canoe charges chef chefs color communion composition control creation crisis critique cuisine culture decor " +
    "dent dental diner discussion dossier element ensemble error evaluation exercise experience fall favor foot grand image images impression integration invite isolation lab labor lager land live " +
    "lives lot lots man manicure micro mission monument motif navigation observer occasion operation page pages pale palette pan pause pension pile piles placements planning plantation podcast " +
    "podcasts point points pony port portable portal portions position positions postal publication relation residence resolution revision robe roller rota salsa scenario scout scouts session " +
    "sessions son spa spectacle stocks studio suggestion suggestions support telephone tempo terrain theme tier turn usage version versions will " +
    "theater theaters barbershop martial arts art voter fete repair repairs cafe party refuge workers invoicing nightclub spirits burger burgers clinical laboratory rehab athlete athletes " +
    "medicals babysitter babysitters handyman data science bootcamp creche scholarship fund figurine collection birth spaced repetition newsletter editorial protection register controls " +
    "internal media content social posts agency disaster election observers dealer pet pets shop laser tag center velo pool tee times pro golf skatepark race director tabletop coach training " +
    "parquet sanding layer station testing chauffeur bus depot container empty stacking uber alternative due motorhome stopover patisserie gelateria invoice invoices support " +
    "fitness hotel restaurant cinema radio video videos taxi yoga pilates menu bar club team blog quiz online market festival concert service services plan plans journal catering"
  ).split(" "),
);
/** Endings that English took from French as they are: an expression, a treatment, an entrance. */
const SHARED = /^\p{L}{3,}(?:[st]ion|ment|[ae]nce|[ai]ble|age)s?$/u;
/** Endings and letters that only one of the five has. */
const MARKS: Partial<Record<Language, RegExp>> = {
  de: /ß|(?<=\p{L}{2})(?:ung|heit|keit|lich|garten|plan|planer|buch|verein|zimmer|verwaltung|tausch|kasse|liste)(?:en)?\b|[äöü]/giu,
  es: /ñ|¿|¡|(?:ción|dad|miento)(?:es)?\b/giu,
  fr: /ç|œ|[èêëîïûù]|é\p{L}*(?:ie|ies|ée|ées|é|és|er|e|es)\b|\b[ldjsnmqc]['’]|(?:eux|euse|tion de)\b/giu,
  pt: /ã|õ|(?:ção|ções|dade|inho|inha)\b/giu,
};
/** Length from which a bent word or a compound tells its language; shorter ones look alike. */
const BENT = 7;
const FOREIGN: readonly Foreign[] = ["de", "es", "fr", "pt"];
const SETS = Object.fromEntries(
  Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(" "))]),
) as Record<Language, Set<string>>;
const known = new Map<Language, ReadonlySet<string>>();

/** Language of an idea, English where nothing else is likelier. */
export function detectLanguage(idea: string): Language {
  const words = fold(readSite(idea).text)
    .split(/[^\p{L}]+/u)
    // 'D&D' is no French d'.
    .filter((word) => word.length > 1 || /[aeoy]/.test(word));
  const scores: Record<Language, number> = { en: 0.2, de: 0, es: 0, fr: 0, pt: 0 };
  const anglo = knownIn("en");
  const isAnglo = (word: string): boolean =>
    SETS.en.has(word) || anglo.has(word) || ALSO_ENGLISH.has(word) || SHARED.test(word);
  for (const word of words) {
    const isEnglish = isAnglo(word);
    const speakers = FOREIGN.filter(
      (language) =>
        SETS[language].has(word) ||
        knownIn(language).has(word) ||
        (word.length >= BENT && !isEnglish && isForm(word, language)),
    );
    // A word that many languages have says little about which one this is.
    const share = 1 / (speakers.length + (isEnglish ? 1 : 0));
    for (const language of speakers) scores[language] += share;
    if (isEnglish) scores.en += share;
  }
  // A phrase that one language has tells more than its words: 'liste de courses', 'segunda mano'.
  for (const length of [2, 3])
    for (let at = 0; at + length <= Math.min(words.length, 40); at++) {
      const said = words.slice(at, at + length);
      // A pet shop is one in English too.
      if (said.every(isAnglo)) continue;
      const phrase = said.join(" ");
      const speakers = FOREIGN.filter((language) => knownIn(language).has(phrase));
      for (const language of speakers) scores[language] += 1.5 / speakers.length;
    }
  for (const language of FOREIGN) scores[language] += 1.2 * (idea.match(MARKS[language] ?? /$^/)?.length ?? 0);
  return FOREIGN.reduce<Language>((best, language) => (scores[language] > scores[best] ? language : best), "en");
}

/** Words of a language, those of English being the ones that explain the others. */
function knownIn(language: Language): ReadonlySet<string> {
  let words = known.get(language);
  if (!words) known.set(language, (words = new Set(KNOWN_WORDS[language].split("\n"))));
  return words;
}

/** Whether a word is a bent form or a compound of words of the language. */
function isForm(word: string, language: Foreign): boolean {
  const words = knownIn(language);
  if (stemsOf(word, language).some((stem) => words.has(stem))) return true;
  return language === "de" && isCompound(word, (part) => words.has(part));
}

/** Whether a folded word carries no meaning of its own in the language. */
export function isStopWord(word: string, language: Language): boolean {
  return SETS[language].has(word) || SETS.en.has(word);
}
