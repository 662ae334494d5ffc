import { languageOfCommand, suggestCommands, understandCommand } from "@sayhey/planner/commands";
import { isReadBySentences, loadKnowledge, loadLanguage, loadLanguageOf } from "@sayhey/planner/embedded";
import type { GrammarAnswer, GrammarRequest } from "./grammar-messages.ts";

async function answerTo(request: GrammarRequest): Promise<GrammarAnswer> {
  const { id, spec, place } = request;
  try {
    if (request.ask === "suggest") return { id, suggestions: suggestCommands(spec, place) };
    if (request.ask === "account") {
      const { idea } = spec.identity;
      if (!isReadBySentences(idea)) return { id, account: [] };
      const [{ accountOf }] = await Promise.all([import("@sayhey/planner/account"), loadLanguageOf(idea)]);
      return { id, account: accountOf(idea, spec) };
    }
    const { text } = request;
    const own = spec.identity.language;
    // What one asks to translate into has to be here too.
    const wanted = /german|deutsch|alem[aá]n|allemand|alem[aã]o/i.test(text)
      ? "de"
      : /spanish|spanisch|español|espagnol|espanhol/i.test(text)
        ? "es"
        : /french|französisch|franc[eé]s|français|francês/i.test(text)
          ? "fr"
          : /portug/i.test(text)
            ? "pt"
            : own;
    const [knowledge] = await Promise.all([
      loadKnowledge(),
      loadLanguage(own),
      loadLanguage(languageOfCommand(text, own)),
      loadLanguage(wanted),
    ]);
    return { id, answer: understandCommand(text, spec, { place, knowledge }) };
  } catch (cause) {
    return { id, failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

self.onmessage = (event: MessageEvent<GrammarRequest>) => {
  void answerTo(event.data).then((answer) => self.postMessage(answer));
};
