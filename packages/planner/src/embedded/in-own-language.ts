import type { AppSpec } from "@sayhey/appspec";
import { nameInOwnWords } from "./languages/own-name.ts";
import { translateAssumptions } from "./languages/local-assumptions.ts";
import { translatorOf } from "./languages/translator.ts";
import { translateSpec } from "./translate-spec.ts";
import type { SaidIn, Understanding } from "./understand.ts";

/** An English app of a line of work in the language of its idea: in the idea's own words where it has them, else in those of the dictionary. */
export function sayInOwnLanguage(planned: AppSpec, understanding: Understanding & { said: SaidIn }): AppSpec {
  const { said } = understanding;
  const spec = inMoneyOf(planned, said.idea);
  const main = spec.entities[0];
  const local = translateSpec(spec, said, {
    draft: { main },
    domain: { id: "", general: true, lead: undefined, things: [] },
    understanding: { ...understanding, about: undefined },
    archetypes: spec.identity.archetypes,
    isNumbered: true,
  });
  const translator = translatorOf(said.language, said.own, said.names);
  const name = nameInOwnWords(said, translator.find(spec.identity.name, "thing")) ?? local.identity.name;
  const renamed = (text: string): string => text.replaceAll(local.identity.name, name);
  const tagline = renamed(local.identity.tagline);
  const pages = local.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.kind !== "hero") return block;
      // What stands above the headline is the name, which the headline says now.
      const { title: _title, ...hero } = block;
      return { ...hero, headline: name, body: tagline };
    }),
  }));
  const [tag = "", ...tags] = local.identity.hashtags;
  return {
    ...local,
    ...(local.footer?.about !== undefined && { footer: { ...local.footer, about: tagline } }),
    pages,
    identity: {
      ...local.identity,
      name,
      tagline,
      description: renamed(local.identity.description),
      hashtags: [`#${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "")}`.slice(0, 39) || tag, ...tags],
      idea: said.idea,
    },
    assumptions: translateAssumptions(spec.assumptions, said),
  };
}

const SAYS_MONEY = /[£$]|\b(?:chf|franken|pfund|dollar|libras?|d[oó]lar(?:es)?|livres?|francos?)\b/i;

/** Where a language of the continent says nothing of money, it is euros. */
function inMoneyOf(spec: AppSpec, idea: string): AppSpec {
  if (SAYS_MONEY.test(idea)) return spec;
  const entities = spec.entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) =>
      field.type === "money" || /^(?:GBP|USD|EUR)$/.test(field.unit ?? "") ? { ...field, unit: "EUR" } : field,
    ),
  }));
  return { ...spec, entities, assumptions: spec.assumptions.filter(({ text }) => !text.startsWith("Amounts are in ")) };
}
