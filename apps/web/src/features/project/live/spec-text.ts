import { propertiesOf, type AppSpec, type Block, type Op, type PropertyFacts } from "@sayhey/appspec";
import type { LivePointed } from "@sayhey/contract/live";

/** A text of the preview that comes from the description of the app, and what changes it. */
interface SpecText {
  /** What it is, such as 'Headline' or 'Page title'. */
  what: string;
  /** Longest it may become, characters. */
  most: number;
  multiline: boolean;
  /** The ops that put another text there. An empty text gives null where there must be one. */
  ops(text: string): Op[] | null;
}

/** What a text of the preview is: one to type over, or why it is not. */
export type FoundText = { text: SpecText } | { why: string };

/** Longest line of a description, characters. */
const LINE = 120;

const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** Finds what a text that somebody points at in the preview is in the description of the app. What the app says of it is not relied upon. */
export function findSpecText(spec: AppSpec, pointed: LivePointed): FoundText {
  const wanted = plain(pointed.text);
  if (wanted === "") return { why: "There is no text here." };
  const page = spec.pages.find(({ id }) => id === pointed.page);
  const block = page?.blocks.find(({ id }) => id === pointed.block);
  const found =
    page !== undefined && block !== undefined
      ? [...textsOfBlock(page.id, block), ...rowsOfBlock(spec, block), ...namesOfBlock(spec, block)]
      : textsAround(spec, pointed);
  const equal = found.filter(({ value }) => plain(value) === wanted);
  const one = equal[Math.min(pointed.occurrence, equal.length - 1)];
  if (one !== undefined) return { text: one.text };
  return { why: block === undefined ? whyAround(pointed) : whyOfBlock(spec, block, wanted) };
}

interface Candidate {
  value: string;
  text: SpecText;
}

/** The words of a block, at any depth, in the order they are shown. */
function textsOfBlock(page: string, block: Block): Candidate[] {
  const whole = block as Record<string, unknown>;
  const found: Candidate[] = [];
  const visit = (facts: readonly PropertyFacts[], value: unknown, path: readonly (string | number)[]): void => {
    for (const { key, label, required, control } of facts) {
      const own = (value as Record<string, unknown> | undefined)?.[key];
      const at = [...path, key];
      if ((control.type === "line" || control.type === "text") && typeof own === "string") {
        const multiline = control.type === "text";
        const ops = (text: string): Op[] | null => change(page, block.id, whole, at, text, required);
        found.push({ value: own, text: { what: label, most: control.max, multiline, ops } });
        if (multiline) found.push(...partsOfText(own, label, control.max, ops));
      } else if (control.type === "group") visit(control.parts, own, at);
      else if (control.type === "items" && Array.isArray(own))
        for (const [index, item] of own.entries()) visit(control.parts, item, [...at, index]);
    }
  };
  visit(propertiesOf(block.kind), whole, []);
  return found;
}

/** The paragraphs, headings and points of a longer text. */
function partsOfText(whole: string, what: string, most: number, ops: (text: string) => Op[] | null): Candidate[] {
  const lines = whole.split("\n");
  if (lines.filter((line) => line.trim() !== "").length < 2 && !/^\s*(?:#|[-*]|\d+\.)/.test(whole)) return [];
  return lines.flatMap((line, index) => {
    const [, mark = "", value = ""] = /^(\s*(?:#{1,6}\s+|[-*]\s+|\d+\.\s+)?)(.*)$/.exec(line) ?? [];
    if (value.trim() === "") return [];
    const put = (text: string): Op[] | null =>
      ops(
        [...lines.slice(0, index), ...(text === "" ? [] : [mark + text]), ...lines.slice(index + 1)].join("\n").trim(),
      );
    return [
      {
        value: value.replaceAll(/[*_`]/g, ""),
        text: { what, most: Math.max(1, most - whole.length + value.length), multiline: false, ops: put },
      },
    ];
  });
}

/** Puts a text at a path of a block: lists and objects are replaced whole. */
function change(
  page: string,
  block: string,
  whole: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
  text: string,
  required: boolean,
): Op[] | null {
  const [key, ...rest] = path;
  if (typeof key !== "string") return null;
  if (text === "") {
    if (required || rest.length > 0) return null;
    return [{ op: "update-block", page, block, patch: {}, unset: [key] }];
  }
  return [{ op: "update-block", page, block, patch: { [key]: put(whole[key], rest, text) } }];
}

function put(value: unknown, path: readonly (string | number)[], text: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? put(item, rest, text) : item));
  const record = value as Record<string, unknown>;
  return { ...record, [step]: put(record[String(step)], rest, text) };
}

/** The texts of the rows that the app begins with, as far as they are shown as they are kept. */
function rowsOfBlock(spec: AppSpec, block: Block): Candidate[] {
  return entitiesOf(spec, block).flatMap((entity) =>
    entity.rows.flatMap((row) =>
      entity.fields
        .filter(({ type }) => type === "text" || type === "longText")
        .flatMap((field) => {
          const value = row[field.id];
          if (typeof value !== "string" || value === "") return [];
          const required = field.required === true || field.id === entity.titleField;
          const to = { op: "update-row", entity: entity.id, row: row.id } as const;
          const ops = (text: string): Op[] | null => {
            if (text !== "") return [{ ...to, values: { [field.id]: text } }];
            return required ? null : [{ ...to, values: {}, unset: [field.id] }];
          };
          const multiline = field.type === "longText";
          return [
            {
              value,
              text: { what: `${field.name} of this ${entity.name}`, most: multiline ? 4000 : 500, multiline, ops },
            },
          ];
        }),
    ),
  );
}

/** What the rows of a block and their fields are called. */
function namesOfBlock(spec: AppSpec, block: Block): Candidate[] {
  return entitiesOf(spec, block).flatMap((entity) => [
    ...entity.fields.map((field) => ({
      value: field.name,
      text: {
        what: `Name of the field ${field.name}`,
        most: 60,
        multiline: false,
        ops: (text: string): Op[] | null =>
          text === "" ? null : [{ op: "update-field", entity: entity.id, field: field.id, patch: { name: text } }],
      },
    })),
    ...(["plural", "name"] as const).map((key) => ({
      value: entity[key],
      text: {
        what: key === "plural" ? `What ${entity.plural} are called` : `What one ${entity.name} is called`,
        most: 60,
        multiline: false,
        ops: (text: string): Op[] | null =>
          text === "" ? null : [{ op: "update-entity", entity: entity.id, patch: { [key]: text } }],
      },
    })),
  ]);
}

function entitiesOf(spec: AppSpec, block: Block): AppSpec["entities"] {
  const text = JSON.stringify(block);
  return spec.entities.filter(({ id }) => text.includes(`"${id}"`));
}

/** The texts outside of blocks: the app's name, its line, the titles of its pages. */
function textsAround(spec: AppSpec, { place, page: pageShown }: LivePointed): Candidate[] {
  const pages = spec.pages.map((page) => ({
    value: page.title,
    text: {
      what: "Page title",
      most: LINE,
      multiline: false,
      ops: (text: string): Op[] | null =>
        text === "" ? null : [{ op: "update-page", page: page.id, patch: { title: text } }],
    },
    id: page.id,
  }));
  const words = (["name", "tagline", "promise"] as const).map((key) => ({
    // The head of the first page ends its promise as a sentence.
    value: key === "promise" ? `${spec.identity.promise}.` : spec.identity[key],
    text: {
      what: key === "name" ? "Name of the app" : key === "tagline" ? "Tagline" : "What the app promises",
      most: key === "name" ? 40 : 160,
      multiline: false,
      ops: (text: string): Op[] | null =>
        text === ""
          ? null
          : [{ op: "set-identity", patch: { [key]: key === "promise" ? text.replace(/\.$/, "") : text } }],
    },
  }));
  if (place === "brand") return words;
  if (place === "navigation") return pages;
  return [...pages.filter(({ id }) => id === pageShown), ...words, ...pages.filter(({ id }) => id !== pageShown)];
}

function whyAround({ place }: LivePointed): string {
  return place === "navigation"
    ? "The app writes this itself, in its own language."
    : "This text belongs to the app itself and cannot be typed over.";
}

function whyOfBlock(spec: AppSpec, block: Block, wanted: string): string {
  for (const entity of entitiesOf(spec, block))
    for (const field of entity.fields)
      if (field.options?.some((option) => plain(option) === wanted) === true)
        return `This is an option of ${field.name}. Change it under Data, so that all rows follow.`;
  return "This is worked out from the rows, or a word of the app's own. Change the rows under Data, or the block beside the preview.";
}
