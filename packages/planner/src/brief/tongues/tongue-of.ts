import type { ReadTongue } from "./read-tongue.ts";
import { knows } from "./to-english.ts";

/** A language that ideas are typed in beside the five that apps are written in. */
export interface Tongue {
  /** As English calls it. */
  name: string;
  /** Undefined for one that cannot be read. */
  reads?: ReadTongue;
}

interface Signs {
  tongue: Tongue;
  /** Small words that give it away; those that one of the five has too say little. */
  words: ReadonlySet<string>;
  /** Letters that none of the five has. */
  letters?: RegExp;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const SIGNS: readonly Signs[] = [
  {
    tongue: { name: "Italian", reads: "it" },
    words: set(
      "il lo gli della dello dei delle degli nel nella nei dal dalla alla allo sul sulla di che per sono è con una ho vorrei abbiamo mia mio miei nostra nostro nostri più ogni anche chi cosa quando senza e i le un ma non",
    ),
  },
  {
    tongue: { name: "Dutch", reads: "nl" },
    words: set(
      "het een van voor met ik wij mijn ons onze zijn niet wie wat waar wanneer en ook als maar naar bij om te dat die deze iedereen moet kan wil zonder elke nog er aan zelf de in voor is jij je",
    ),
  },
  {
    tongue: { name: "Polish", reads: "pl" },
    words: set(
      "i w na z do dla nie jest są się że to jak kto co który która mój moja nasz nasza lub oraz bez przez po od ale czy albo każdy tylko dla moich naszej musi chcę",
    ),
    letters: /[ąęłńśźż]/gu,
  },
  {
    tongue: { name: "Turkish" },
    words: set("ve için bir bu ile olan ben biz çok var yok gibi daha takip"),
    letters: /[ığş]/gu,
  },
  { tongue: { name: "Swedish" }, words: set("och för att jag ett inte med som är på till vi våra min mitt från där") },
  {
    tongue: { name: "Norwegian" },
    words: set("og for å jeg ikke med som er på til vi våre min mitt fra der et av det"),
  },
  {
    tongue: { name: "Danish" },
    words: set("og for at jeg ikke med som er på til vi vores min mit fra hvor et af det"),
  },
  {
    tongue: { name: "Czech" },
    words: set("a pro se je na že jsem jsou který kde naše můj bez nebo jako když"),
    letters: /[ěřů]/gu,
  },
  {
    tongue: { name: "Finnish" },
    words: set("ja on ei minä että joka kanssa varten missä meidän minun tai kun myös"),
    letters: /ää|yö/gu,
  },
  {
    tongue: { name: "Hungarian" },
    words: set("és egy az hogy nem van ki mi amely vagy számára nélkül minden"),
    letters: /[őű]/gu,
  },
  {
    tongue: { name: "Romanian" },
    words: set("și pentru cu un o nu este sunt care unde fără sau din al lista mea noastre"),
    letters: /[ășț]/gu,
  },
  { tongue: { name: "Welsh" }, words: set("yn ar gyfer y yr gyda am dw i ni ein eich pwy beth ble pryd neu heb") },
  {
    tongue: { name: "Indonesian" },
    words: set("dan untuk yang dengan di ke dari tidak saya kami aplikasi atau pada oleh"),
  },
  {
    tongue: { name: "Vietnamese" },
    words: set("và cho của không là các một với tôi người"),
    letters: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gu,
  },
];

/** Small words of the five that apps are written in, as they are typed. */
const OF_THE_FIVE: readonly ReadonlySet<string>[] = [
  set(
    "the per i me each off and for of with to in on my our your who what when is are can i we you it from by at or not no every app an this that need want keep track list",
  ),
  set(
    "der die das den dem ein eine einen einem einer und oder für mit ohne von zum zur im am auf ist sind nicht kein ich wir mein unser wer was wo wie auch in soll",
  ),
  set(
    "el los las un una y para con sin de del al en por que como donde quien mi mis nuestro nuestra es son no la lo se quiero necesito",
  ),
  set(
    "le la les un une des du de et ou pour avec sans en dans sur par que qui mon ma mes notre nos est sont ne pas je nous il au aux",
  ),
  set(
    "o os as um uma e ou para com sem de do da dos das no na em por que como onde quem meu minha nosso nossa não é são quero eu",
  ),
];

/** So many of its words make a language. */
const LEAST = 3;
/** A letter that none of the five has is worth so many words. */
const LETTER = 2;
/** Words of the tables that one of the five has too, spelled the same. */
const SHARED = set(
  "casa agenda lista data festa banda nome moto foto auto bar menu film quiz app e o a da de in con un una la le se me i io mi ci su come solo si per " +
    "musica visita classe telefono mese torneo concerto teatro evento pizzeria album animale medico cliente te en of on is was man plan team club school week product " +
    "dienst werk boot test les der die das am bar hotel restaurant band training markt park melding dossier garage station machine contract project document activiteit",
);

/** Letters of no alphabet that Latin letters make up. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "Japanese"],
  [/\p{Script=Hangul}/u, "Korean"],
  [/\p{Script=Han}/u, "Chinese"],
  [/\p{Script=Cyrillic}/u, "Cyrillic"],
  [/\p{Script=Greek}/u, "Greek"],
  [/\p{Script=Arabic}/u, "Arabic script"],
  [/\p{Script=Hebrew}/u, "Hebrew"],
  [/\p{Script=Devanagari}/u, "Devanagari"],
  [/\p{Script=Thai}/u, "Thai"],
];

/** The language of a text that is none of the five; undefined for one of those, and where too little gives it away. */
export function tongueOf(text: string): Tongue | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) {
    const script = SCRIPTS.find(([sign]) => sign.test(text));
    return { name: script?.[1] ?? "this script" };
  }
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const inFive = Math.max(...OF_THE_FIVE.map((small) => words.filter((word) => small.has(word)).length));
  const scored = SIGNS.map(({ tongue, words: small, letters: own }) => ({
    tongue,
    score:
      words.filter((word) => small.has(word)).length +
      LETTER * (own === undefined ? 0 : new Set(text.toLowerCase().match(own)).size),
  })).toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  if (best !== undefined && best.score >= LEAST && best.score > inFive) return best.tongue;
  // A few words have few small ones among them; then those count that the tables know.
  return SIGNS.find(({ tongue: { reads }, words: small }) => {
    if (reads !== "it" && reads !== "nl") return false;
    const known = words.filter((word) => !SHARED.has(word) && (small.has(word) || knows(word, reads))).length;
    return known >= 2 && known * 2 > words.length && known > inFive;
  })?.tongue;
}
