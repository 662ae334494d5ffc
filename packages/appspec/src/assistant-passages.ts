import type { AppSpec } from "./app-spec.ts";
import { assistantTexts, seenRows } from "./assistant-texts.ts";
import type { Block } from "./block.ts";
import type { Entity, SeedRow } from "./entity.ts";

/** A passage as a model reads it. */
export interface NamedPassage {
  id: string;
  title: string;
  text: string;
}

type Assistant = Extract<Block, { kind: "assistant" }>;
type Values = Readonly<Record<string, SeedRow[string] | undefined>>;

/** An assistant of an app that its owner lets a model word answers for; undefined where there is none of that id. */
export function wordedAssistant(spec: AppSpec, id: string): Assistant | undefined {
  const block = spec.pages.flatMap(({ blocks }) => blocks).find((each) => each.id === id);
  return block?.kind === "assistant" && block.useModel === true ? block : undefined;
}

/** What a page says, by the name an assistant calls it, where everybody may read it. */
export function publicText(spec: AppSpec, id: string): NamedPassage | undefined {
  const text = assistantTexts(spec).find((each) => `page/${each.id}` === id);
  return text === undefined || text.roles !== undefined ? undefined : { id, title: text.title, text: text.text };
}

/** The entity that an assistant may tell rows of to everybody; undefined where some roles alone, or only the owner, see them. */
export function publicSource(spec: AppSpec, block: Assistant, entityId: string): Entity | undefined {
  const seen = seenRows(spec, entityId);
  const isSource = block.sources.some(({ entity }) => entity === entityId);
  if (!isSource || seen === undefined || seen.roles !== undefined) return undefined;
  return spec.entities.find(({ id }) => id === entityId);
}

/** A row as a passage: the fields that the assistant tells, pictures and files aside. */
export function rowPassage(id: string, entity: Entity, block: Assistant, values: Values): NamedPassage {
  const told = block.sources.find((source) => source.entity === entity.id)?.fields;
  const shown = (value: SeedRow[string] | undefined): string =>
    value === null || value === undefined ? "" : Array.isArray(value) ? value.join(", ") : String(value);
  const lines = entity.fields
    .filter(
      ({ id: field, type }) =>
        !["image", "file", "colour", "relation", "computed"].includes(type) && field !== entity.titleField,
    )
    .filter(({ id: field }) => told === undefined || told.includes(field))
    .map(({ id: field, name, unit }) => ({
      name,
      text: `${shown(values[field])}${unit === undefined ? "" : ` ${unit}`}`,
    }))
    .filter(({ text }) => text.trim() !== "");
  return {
    id,
    title: shown(values[entity.titleField]) || entity.name,
    text: lines.map(({ name, text }) => `${name}: ${text}`).join("\n"),
  };
}
