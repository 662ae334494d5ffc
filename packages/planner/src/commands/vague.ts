import type { Language } from "@sayhey/appspec";
import { fold } from "../embedded/fold.ts";

/** Folded words and phrases by which one says that something should be different, but not what. */
const VAGUE: Readonly<Record<Language, string>> = {
  en: "better, nicer, cool, cooler, awesome, amazing, improve, improvement, prettier, pretty, beautify, polish, spice up, something, anything, ugly, boring, dull, bland, meh, wow, great, wrong, don't like, do not like, dislike, hate, not happy, not good, looks bad, looks off, looks strange",
  de: "besser, schoner, schon, hubscher, hubsch, cooler, cool, toll, verbessere, verbessern, verbesser, verschonere, verschonern, optimiere, optimieren, aufpeppen, peppe, etwas, irgendwas, irgendetwas, hasslich, langweilig, ode, fad, komisch, schlecht, gefallt mir nicht, gefallt uns nicht, nicht schon, nicht gut, mag ich nicht, mag das nicht, sieht nicht gut aus, falsch",
  es: "mejor, mejora, mejorar, mejorala, mejoralo, bonito, bonita, lindo, linda, guapo, guapa, chulo, chula, genial, embellece, algo, cualquier cosa, feo, fea, aburrido, aburrida, soso, sosa, raro, rara, mal, no me gusta, no nos gusta, no me convence, no me encanta, odio",
  fr: "mieux, meilleur, meilleure, ameliore, ameliorer, ameliorez, joli, jolie, beau, belle, embellis, embellir, cool, genial, quelque chose, n'importe quoi, moche, laid, laide, ennuyeux, ennuyeuse, fade, terne, bizarre, nul, nulle, mauvais, n'aime pas, n'aime vraiment pas, aime pas, me plait pas, ne me plait pas, deteste, pas terrible",
  pt: "melhor, melhore, melhora, melhorar, bonito, bonita, lindo, linda, bacana, legal, embeleze, alguma coisa, algo, qualquer coisa, feio, feia, chato, chata, sem graca, entediante, estranho, estranha, ruim, nao gostei, nao gosto, nao gostamos, nao curti, odeio, odiei",
};

/** Words that mean something else in another of these languages. */
const OWN_ONLY = new Set(["mal", "legal", "fade", "ode", "fad", "algo", "mejora", "melhora", "pretty", "schon"]);

const known = new Map<Language, RegExp>();

function wordsOf(language: Language): RegExp {
  let words = known.get(language);
  if (!words) {
    const list = Object.entries(VAGUE).flatMap(([of, said]) =>
      said
        .split(",")
        .map((word) => word.trim())
        .filter((word) => of === language || !OWN_ONLY.has(word)),
    );
    const any = [...new Set(list)].map((word) => word.replaceAll("'", "['’]")).join("|");
    known.set(language, (words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "u")));
  }
  return words;
}

/** Whether a wish that is not understood says no more than that something should be better or different. A few words do not tell a language surely, so all are heard. */
export function isVague(wish: string, language: Language): boolean {
  return wordsOf(language).test(fold(wish));
}
