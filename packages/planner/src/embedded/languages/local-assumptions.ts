import type { Assumption } from "@sayhey/appspec";
import type { SaidIn } from "../understand.ts";
import { translatorOf, type Translator } from "./translator.ts";

/** What stands for an assumption that names things nobody can translate. */
const GUESSED = "Took it for the closest kind I know, and gave it the details of that kind.";
const QUOTED = /“([^”]+)”/g;

/** Says what was taken for granted, and the other ways to have it, in the idea's language. */
export function translateAssumptions(assumptions: readonly Assumption[], said: SaidIn): Assumption[] {
  const translator = translatorOf(said.language, said.own, said.names);
  return assumptions.map((assumption) => ({
    ...assumption,
    text: sayQuoting(assumption.text, translator) ?? translator.say(GUESSED, "copy"),
    ...(assumption.choices && {
      choices: assumption.choices.map((choice) => ({
        ...choice,
        label: (sayQuoting(choice.label, translator) ?? choice.label).slice(0, 120),
        ops: choice.ops.map((op) =>
          op.op === "add-field" ? { ...op, field: { ...op.field, name: translator.say(op.field.name, "field") } } : op,
        ),
      })),
    }),
  }));
}

/** Names of pages stand in quotation marks and are said already. */
function sayQuoting(text: string, translator: Translator): string | undefined {
  const names = [...text.matchAll(QUOTED)].map(([, name = ""]) => name);
  if (names.length === 0) return translator.find(text, "copy");
  const into = translator.find(text.replace(/“.*”/, "{0}"), "copy");
  const marks =
    translator.language === "de"
      ? ["„", "“"]
      : translator.language === "fr" || translator.language === "es"
        ? ["«", "»"]
        : ["“", "”"];
  const pad = translator.language === "fr" ? " " : "";
  return into
    ?.replace("{0}", () => names.map((name) => `${marks[0]}${pad}${name}${pad}${marks[1]}`).join(", "))
    .slice(0, 120);
}
