import type { AppSpec, Entity, Op } from "@sayhey/appspec";
import { fold } from "../../embedded/fold.ts";
import { pluralOf, singularOf } from "../../embedded/inflect.ts";
import { meaningsOf } from "../../embedded/languages/meanings-of.ts";
import { keyOf } from "../../embedded/languages/word-forms.ts";
import { choose } from "../choose.ts";
import type { Found, World } from "../command-answer.ts";
import { asLabel } from "../compose-ops.ts";
import type { Target } from "../names.ts";
import { phraseOf, type Clause, type Phrase } from "../read-command.ts";

const KINDS = ["entity", "field", "page", "block"] as const;

const TITLE = "(?:THE |A )*(?:title|name|titel|titulo|titre|nombre|nom|nome)";
/** What is renamed and how it is called then; 'to' parts them rather than 'in', which may say where it is. */
const SPLITS: readonly RegExp[] = [
  new RegExp(`^(?:RENAME|CALL|SET|MAKE) ${TITLE} (?:OF|FOR|IN) (?<what>.+?) (?:TO|BE|:) (?<value>.+)$`),
  new RegExp(`^(?:RENAME|CALL|SET|MAKE) ${TITLE} (?:OF|FOR|IN) (?<what>.+?) (?:AS|BY|IN) (?<value>.+)$`),
  /^(?:RENAME|CALL) (?<what>.+?) (?:TO|:|CALLED) (?<value>.+)$/,
  /^(?:RENAME|CALL) (?<what>.+?) (?:AS|BY|IN|FOR) (?<value>.+)$/,
  /^(?!ADD|PUT|TRACK|REMOVE|MOVE|SHOW|SORT)(?<what>.+?) (?:BE |NEED )?CALLED (?<value>.+)$/,
  /^SET (?<what>(?!.* option$).+?) (?:TO|BY) (?<value>[^A-Z,][^,]*)$/,
  /^SET (?<what>(?!.* option$).+?) IN (?<value>[^A-Z,][^,]*)$/,
];

/** 'rename members to runners', 'call the exercises drills', 'change the title of the week page to Meal plan'. */
export function renameRule(clause: Clause, world: World): Found | null {
  const found = SPLITS.map((pattern) => clause.match(pattern)).find((match) => match?.["what"] && match["value"]);
  if (found?.["what"] && found["value"])
    return renamed(found["what"], found["value"].raw, world, clause.canon.startsWith("SET"));
  const bare = clause.match(/^CALL (?<rest>.+)$/)?.["rest"];
  if (bare) {
    const { tokens } = bare;
    for (let cut = tokens.length - 1; cut > 0; cut--) {
      const what = phraseOf(tokens.slice(0, cut), clause.text, clause.tokens);
      const best = world.names.find(what, ...KINDS)[0];
      if (best && best.score > 0.85)
        return renamed(what, phraseOf(tokens.slice(cut), clause.text, clause.tokens).raw, world, false);
    }
  }
  if (/^(?:RENAME|CALL) IT$/.test(clause.canon))
    return {
      question: "What should the app be called?",
      chips: [{ label: "Type its new name …", text: "call the app " }],
    };
  const only = clause.match(/^(?:RENAME|CALL) (?<what>.+)$/)?.["what"];
  const target = only && world.names.first(only, ...KINDS);
  if (!only || !target) return null;
  const name = only.raw.replace(/^(?:the|das|die|der|el|la|le|o|a) /i, "");
  return {
    question: `What should ${name} be called?`,
    chips: ["to …", "and its page to …"]
      .map((label) => ({ label: `Rename ${name} ${label}`, text: `rename ${name} to ` }))
      .slice(0, 1),
  };
}

function renamed(what: Phrase, raw: string, world: World, isSet: boolean): Found | null {
  const value = asLabel(raw.replace(/^(?:"|“)|(?:"|”)$/g, ""));
  if (value === "") return null;
  const matches = world.names.find(what, ...KINDS);
  const sure = isSet ? matches.filter(({ score }) => score > 0.9) : matches;
  // A page called like the thing it shows is renamed along with it.
  const entities = sure.flatMap(({ target }) => (target.kind === "entity" ? [target.entity] : []));
  const apart = sure.filter(
    ({ target }) =>
      target.kind !== "page" ||
      !entities.some((entity) => entity.plural === target.page.title || entity.name === target.page.title),
  );
  return choose(apart, "Which one should get the new name?", (target) => rename(target, value, what, world));
}

function rename(target: Target, value: string, said: Phrase, world: World): Found | null {
  switch (target.kind) {
    case "entity":
      return { ops: renameEntity(world, target.entity, value, said) };
    case "field":
      return {
        ops: [{ op: "update-field", entity: target.entity.id, field: target.field.id, patch: { name: value } }],
      };
    case "page":
      return { ops: [{ op: "update-page", page: target.page.id, patch: { title: value } }] };
    case "block":
      return { ops: [{ op: "update-block", page: target.page.id, block: target.block.id, patch: { title: value } }] };
    case "option":
      return null;
  }
}

function renameEntity(world: World, entity: Entity, value: string, said: Phrase): Op[] {
  const { spec } = world;
  const language = spec.identity.language;
  const isOneWord = fold(entity.name).slice(0, 3) === fold(entity.plural).slice(0, 3);
  let name = value;
  let plural = value;
  // What is typed in a language bends as it does there, whatever the app is written in.
  const typed = world.language === "en" ? undefined : nounOf(value, world.language);
  if (typed) [name, plural] = [asLabel(typed.one), asLabel(typed.many)];
  else if (language === "en" && world.language !== "en")
    [name, plural] = [asLabel(oneOf(value, world.language)), value];
  else if (language === "en") {
    const single = singularOf(value, world.knowledge);
    name = asLabel(single);
    plural = single === value ? pluralOf(value) : value;
  } else {
    const noun = nounOf(value, language);
    if (noun) [name, plural] = [asLabel(noun.one), asLabel(noun.many)];
    else if (said.key === fold(entity.name)) plural = isOneWord ? value : entity.plural;
  }
  const patch = isOneWord ? { name, plural } : said.key === fold(entity.name) ? { name } : { plural };
  const renames: [string, string][] = [];
  if ("plural" in patch && patch.plural !== undefined) renames.push([entity.plural, patch.plural]);
  if ("name" in patch && patch.name !== undefined) renames.push([entity.name, patch.name]);
  // Fields that point at it are called like it.
  const fields = spec.entities.flatMap((other) =>
    other.fields.flatMap((field): Op[] => {
      const to = field.relation === entity.id ? renames.find(([from]) => from === field.name)?.[1] : undefined;
      return to === undefined ? [] : [{ op: "update-field", entity: other.id, field: field.id, patch: { name: to } }];
    }),
  );
  return [{ op: "rename-entity", entity: entity.id, ...patch }, ...fields, ...renameWords(spec, renames)];
}

/** The singular of a word that no list knows, by the usual ending of its language; German has too many to guess. */
function oneOf(value: string, language: Exclude<World["language"], "en">): string {
  if (language === "de") return value.replace(/innen$/u, "in");
  if (language === "fr") return value.replace(/(?<=[\p{L}]{2}(?<!s))[sx]$/iu, "");
  if (language === "pt" && /ões$/iu.test(value)) return value.replace(/ões$/iu, "ão");
  return /[rnldz]es$/iu.test(value) ? value.slice(0, -2) : value.replace(/(?<=[aeiouáéíóú])s$/iu, "");
}

function nounOf(value: string, language: Exclude<World["language"], "en">): { one: string; many: string } | undefined {
  try {
    return meaningsOf(language).get(keyOf(value))?.noun;
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Puts a new word where pages and blocks say the old one. */
function renameWords(spec: AppSpec, renames: readonly [from: string, to: string][]): Op[] {
  const swap = (text: string): string => {
    let next = text;
    for (const [from, to] of renames) {
      const word = new RegExp(
        `(?<![\\p{L}\\p{N}])${from.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&")}(?![\\p{L}\\p{N}])`,
        "giu",
      );
      next = next.replace(word, (found) => (/^\p{Ll}/u.test(found) ? to.charAt(0).toLowerCase() + to.slice(1) : to));
    }
    return next;
  };
  return spec.pages.flatMap((page): Op[] => {
    const title = swap(page.title);
    return [
      ...(title === page.title ? [] : [{ op: "update-page" as const, page: page.id, patch: { title } }]),
      ...page.blocks.flatMap((block): Op[] => {
        const patch = Object.fromEntries(
          (["title", "submitLabel"] as const).flatMap((key) => {
            const text = (block as Record<string, unknown>)[key];
            const next = typeof text === "string" ? swap(text) : text;
            return typeof text === "string" && next !== text ? [[key, next]] : [];
          }),
        );
        return Object.keys(patch).length === 0 ? [] : [{ op: "update-block", page: page.id, block: block.id, patch }];
      }),
    ];
  });
}
