import { BLUEPRINT_FORMS, loadSector, SECTORS } from "@sayhey/blueprints";
import type { AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { readBrief } from "../brief/read-brief.ts";
import { loadLanguage, loadTradeWords } from "../embedded/languages/tables.ts";
import { translatorOf } from "../embedded/languages/translator.ts";
import { tradeThings } from "../recognise/trade-things.ts";
import { writeApp } from "../write/write-brief.ts";

const ALL = (await Promise.all(SECTORS.map(loadSector))).flat();
const LANGUAGES = ["de", "es", "fr", "pt"] as const;
await Promise.all(LANGUAGES.flatMap((language) => [loadLanguage(language), loadTradeWords(language)]));
/** The same in every language: numbers, sizes, grades, abbreviations. */
const SAME = /^[^a-z]*$|^.{1,2}$|^(?=.{1,6}$).*\d/;

/** Everything that people read in the apps of a line of work, as the planner's own parts name it. */
function textsOf(each: (typeof ALL)[number]): AppSpec[] {
  const brief = readBrief((each.says.en.split("|")[0] ?? "").trim());
  const { site: _site, ...bare } = each;
  return BLUEPRINT_FORMS.flatMap((form) => {
    const trade = { trade: bare, score: 2, evidence: [], named: new Set(each.things.map(({ id }) => id)) };
    const things = tradeThings(trade, [], form).map(({ thing }) => thing);
    return things.length === 0 ? [] : [writeApp({ brief, form, isOrder: false, trade, things, about: new Map() }, 1)];
  });
}

describe("the words of lines of work in German, Spanish, French and Portuguese", () => {
  it.each(ALL.map((each) => [each.id, each] as const))("are there for %s", (_id, each) => {
    const missing = new Set<string>();
    const specs = textsOf(each);
    for (const language of LANGUAGES) {
      const translator = translatorOf(language);
      const need = (text: string, found: string | undefined): void => {
        if (found === undefined && !SAME.test(text)) missing.add(`${language}: ${text}`);
      };
      need(each.name, translator.find(each.name, "thing"));
      for (const { entities, pages } of specs) {
        for (const { name, plural, fields } of entities) {
          need(name, translator.find(name, "thing"));
          need(plural, translator.find(plural, "things"));
          for (const field of fields) {
            need(field.name, translator.find(field.name, "field"));
            for (const option of field.options ?? [])
              need(option, translator.exact(`${option}~${field.name}`, "option") ?? translator.find(option, "option"));
          }
        }
        for (const { title } of pages) if (title !== each.name) need(title, translator.find(title, "title"));
      }
    }
    expect([...missing]).toEqual([]);
  });
});
