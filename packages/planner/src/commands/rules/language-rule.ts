import type { Language } from "@sayhey/appspec";
import type { Found, World } from "../command-answer.ts";
import type { Clause } from "../read-command.ts";
import { translateApp } from "../translate-app.ts";

const NAMES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:english|englisch|englische|ingles|anglais|inglesa)$/,
  de: /^(?:german|deutsch|deutsche|aleman|allemand|alemao)$/,
  es: /^(?:spanish|spanisch|spanische|espanol|espagnol|espanhol|castellano)$/,
  fr: /^(?:french|franzosisch|franzosische|frances|francais)$/,
  pt: /^(?:portuguese|brazilian|portugiesisch|portugiesische|portugues|portugais|brasilianisch)$/,
};
const OTHERS =
  /^(?:italian|italienisch|italiano|italien|dutch|niederlandisch|polish|polnisch|russian|russisch|chinese|chinesisch|japanese|japanisch|korean|turkish|turkisch|arabic|arabisch|hindi|swedish|danish|norwegian|finnish|greek|czech|hungarian|ukrainian|ruso|chino|japones|russe|chinois|latin|klingon)$/;

/** What languages are called among people. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "German",
  es: "Spanish",
  fr: "French",
  pt: "Portuguese",
};

/** 'translate to German', 'make it Spanish', 'auf Deutsch bitte'. */
export function languageRule(clause: Clause, world: World): Found | null {
  const isTranslation = clause.canon.startsWith("TRANSLATE");
  const words = clause.tokens.filter(
    ({ canon }) => !/^(?:TRANSLATE|MAKE|SET|SHOW|USE|PUT|IT|TO|IN|THE|AS|A|ALL|BE|page|BY)$/.test(canon),
  );
  const rest = words.filter(
    ({ key }) =>
      !/^(?:app|language|sprache|idioma|langue|version|whole|speak|interface|texts?|words|sprachig)$/.test(key),
  );
  if (rest.length !== 1 && !isTranslation) return null;
  const key = rest.at(-1)?.key ?? "";
  const language = (Object.keys(NAMES) as Language[]).find((each) => NAMES[each].test(key));
  if (language)
    return rest.length === 1
      ? translateApp(world.spec, language, world.knowledge)
      : {
          cannot: "The whole app is translated at once, not a part of it.",
          examples: [`translate to ${LANGUAGE_NAMES[language]}`],
        };
  if (OTHERS.test(key) && (isTranslation || words.length < 3))
    return {
      cannot: "Apps speak English, German, Spanish, French or Portuguese; I know no words of other languages.",
      examples: ["translate to German", "translate to Spanish"],
    };
  if (!isTranslation) return null;
  return {
    question: "Into which language?",
    chips: (Object.keys(LANGUAGE_NAMES) as Language[])
      .filter((each) => each !== world.spec.identity.language)
      .map((each) => ({ label: LANGUAGE_NAMES[each], text: `translate to ${LANGUAGE_NAMES[each]}` })),
  };
}
