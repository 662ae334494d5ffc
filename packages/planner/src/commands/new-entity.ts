import type { AppSpec, Entity, Language, Op, Page } from "@sayhey/appspec";
import { Part } from "../embedded/app-draft.ts";
import { fold } from "../embedded/fold.ts";
import { pluralOf, singularOf } from "../embedded/inflect.ts";
import type { Knowledge } from "../embedded/knowledge/knowledge.ts";
import { meaningsOf } from "../embedded/languages/meanings-of.ts";
import { translatorOf } from "../embedded/languages/translator.ts";
import { keyOf } from "../embedded/languages/word-forms.ts";
import { cardsOf, formOf } from "../embedded/plan.ts";
import { planSubject } from "../embedded/plan-app.ts";
import { asLabel, blockIds, freeId, pathFor } from "./compose-ops.ts";
import { makeField, type FieldWish } from "./new-field.ts";

const MOST_ENTITIES = 12;
const MOST_PAGES = 12;
/** As an idea says that it keeps something. */
const LIST_OF: Readonly<Record<Language, string>> = {
  en: "list of",
  de: "Liste mit",
  es: "lista de",
  fr: "liste de",
  pt: "lista de",
};

/** The thing that a plural names as the planner knows it, without what it points at; nothing where it knows none of that name. */
export function knownThing(plural: string, language: Language, knowledge: Knowledge | undefined): Entity | undefined {
  const spec = planSubject(`${LIST_OF[language]} ${plural}`, { seed: 7, ...(knowledge ? { knowledge } : {}) });
  const said = fold(plural);
  const found = spec.entities.find((entity) =>
    [entity.plural, entity.name].some((name) => fold(name) === said || singularOf(fold(name)) === singularOf(said)),
  );
  if (!found) return undefined;
  const fields = found.fields.filter(({ type }) => type !== "relation" && type !== "computed");
  const kept = new Set(["id", ...fields.map(({ id }) => id)]);
  return {
    ...found,
    fields,
    rows: found.rows.map(
      (row) => Object.fromEntries(Object.entries(row).filter(([key]) => kept.has(key))) as typeof row,
    ),
  };
}

/** The ops that make an app keep one more thing: the thing with sample rows, a page to see and add them, and a page for one of them. */
export function opsForEntity(
  spec: AppSpec,
  raw: string,
  wishes: readonly FieldWish[],
  language: Language,
  knowledge: Knowledge | undefined,
): { ops: Op[]; entity: Entity } | { reason: string } {
  if (spec.entities.length >= MOST_ENTITIES)
    return { reason: `The app keeps ${MOST_ENTITIES} kinds of things already, which is as many as it can.` };
  const known = knownThing(raw, language, knowledge);
  const [name, plural] = namesOf(raw, language, known);
  const icon = known?.icon ?? "box";
  const id = freeId(
    language === "en" ? name : (known?.id ?? name),
    spec.entities.map((entity) => entity.id),
  );
  const title = known?.fields.find((field) => field.id === known.titleField) ?? {
    id: "name",
    name: titleIn(spec.identity.language),
    type: "text" as const,
    required: true,
  };
  const isListed = wishes.length > 0;
  let entity: Entity = {
    id,
    name,
    plural,
    icon,
    titleField: title.id,
    fields: isListed || !known ? [title] : known.fields,
    rows: (known?.rows ?? []).slice(0, 8).map((row, index) => ({
      ...(isListed ? { id: row.id, [title.id]: row[title.id] ?? name } : row),
      id: `${
        fold(name)
          .replace(/[^a-z0-9]+/g, "-")
          .slice(0, 40) || "row"
      }-${index + 1}`,
    })),
  };
  for (const wish of wishes) {
    if (
      fold(wish.name) === fold(title.name) ||
      /^(?:name|title|nombre|nom|nome|titel|titulo|titre)$/.test(fold(wish.name))
    )
      continue;
    const { field, values } = makeField({ ...spec, entities: [...spec.entities, entity] }, entity, wish, language);
    entity = {
      ...entity,
      fields: [...entity.fields, field],
      rows: entity.rows.map((row) =>
        values[row.id] === undefined ? row : { ...row, [field.id]: values[row.id] ?? null },
      ),
    };
  }
  if (!isListed && !known) {
    const { field } = makeField(
      spec,
      entity,
      { name: noteIn(spec.identity.language), type: "longText" },
      spec.identity.language,
    );
    entity = { ...entity, fields: [...entity.fields, field] };
  }
  const ops: Op[] = [{ op: "add-entity", entity }];
  const pages = pagesFor(spec, entity);
  ops.push(...pages.slice(0, MOST_PAGES - spec.pages.length).map((page): Op => ({ op: "add-page", page })));
  return { ops, entity };
}

function namesOf(raw: string, language: Language, known: Entity | undefined): [string, string] {
  const label = asLabel(raw);
  if (known) return [known.name, known.plural];
  if (language === "en") {
    const one = singularOf(label);
    return [one, one === label ? pluralOf(label) : label];
  }
  try {
    const noun = meaningsOf(language).get(keyOf(label))?.noun;
    if (noun) return [asLabel(noun.one), asLabel(noun.many)];
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return [label, label];
}

const titleIn = (language: Language): string =>
  ({ en: "Name", de: "Name", es: "Nombre", fr: "Nom", pt: "Nome" })[language];
const noteIn = (language: Language): string =>
  ({ en: "Note", de: "Notiz", es: "Nota", fr: "Note", pt: "Nota" })[language];

/** A page with cards and a form, and one for a single row, in the app's language. */
function pagesFor(spec: AppSpec, entity: Entity): Page[] {
  const part = new Part(entity);
  const { language } = spec.identity;
  const pageIds = spec.pages.map(({ id }) => id);
  const id = freeId(`${entity.id}s`, pageIds);
  const detailId = freeId(`${entity.id}Detail`, pageIds);
  const taken = new Set(blockIds(spec));
  const form = formOf(part);
  const shown = part.all.filter((field) => field !== entity.titleField).slice(0, 16);
  const withId = (page: string, block: ReturnType<typeof formOf>): Page["blocks"][number] => {
    const own = freeId(`${page}${block.kind.charAt(0).toUpperCase()}${block.kind.slice(1)}`, taken);
    taken.add(own);
    return { ...said(block, language), id: own } as Page["blocks"][number];
  };
  const path = pathFor(spec, entity.plural);
  return [
    {
      id,
      path,
      title: entity.plural,
      icon: entity.icon,
      nav: true,
      blocks: [withId(id, cardsOf(part)), withId(id, form)],
    },
    {
      id: detailId,
      path: `${path}/:id`,
      title: entity.name,
      icon: entity.icon,
      nav: false,
      blocks: [withId(detailId, { kind: "detail", entity: entity.id, fields: shown.length > 0 ? shown : part.all })],
    },
  ];
}

/** A block with its words in the app's language, as far as they are known. */
function said<B extends object>(block: B, language: Language): B {
  if (language === "en") return block;
  try {
    const translator = translatorOf(language);
    return Object.fromEntries(
      Object.entries(block).map(([key, value]) => [
        key,
        /^(?:title|submitLabel|thanks)$/.test(key) && typeof value === "string" ? translator.say(value, "copy") : value,
      ]),
    ) as B;
  } catch (error) {
    if (error instanceof TypeError) return block;
    throw error;
  }
}
