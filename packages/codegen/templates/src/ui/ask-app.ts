import type { PageText } from "../page-texts.ts";
import { knownWords, type Grammar } from "../rules/ask-grammar.ts";
import { askRows, type RowAnswer } from "../rules/ask-rows.ts";
import { indexPassages, rowPassages, type FindPassages, type Found, type Passage } from "../rules/ask-search.ts";
import { readySource, type ReadySource } from "../rules/ask-source.ts";
import type { Mended } from "../rules/ask-tokens.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { readRows } from "../store/store.ts";
import { formatValue } from "./format.ts";

/** Rows an assistant answers from, as the app is written. */
export interface SourceProps {
  entity: EntityDef;
  fields?: readonly string[];
  answerField?: string;
  /** Path of the page that lists them. */
  page?: string;
  /** Who may see them; everybody where it is left out. */
  roles?: readonly string[];
}

/** What came of a question before it is put into words. */
export type Outcome =
  | { is: "rows"; answer: RowAnswer }
  | { is: "found"; found: readonly Found[]; mended: readonly Mended[] }
  | { is: "nothing" };

/** Everything that may be answered from, ready to be asked. */
export interface AskedApp {
  sources: readonly ReadySource[];
  texts: readonly PageText[];
  /** Questions that have an answer of the owner's. */
  answered: readonly string[];
  ask: (question: string, now: Date) => Outcome;
  /** Passages that are about a question, the nearest first. */
  find: FindPassages;
  rowOf: (passage: Passage) => { source: ReadySource; row: Row; page: string | undefined } | undefined;
}

/** Pictures, colors and files say nothing that can be asked for. */
const UNTOLD = ["image", "colour"];
/** From here on an answer of the owner's is what was asked for. */
const SURE = { share: 0.75, titleShare: 0.6 };

/** Makes ready what somebody with these roles may see. */
export function askedApp(
  sources: readonly SourceProps[],
  texts: readonly PageText[],
  held: readonly string[],
  grammar: Grammar,
): AskedApp {
  const may = ({ roles }: { roles?: readonly string[] }): boolean =>
    roles === undefined || roles.some((role) => held.includes(role));
  const said = texts.filter(may);
  const ready = sources.filter(may).map(({ entity, fields, answerField }) =>
    readySource(
      {
        entity,
        fields: fields ?? entity.fields.filter(({ type }) => !UNTOLD.includes(type)).map(({ id }) => id),
        rows: readRows(entity.id),
        ...(answerField !== undefined && { answerField }),
        say: (field, row) => formatValue(field, row[field.id]),
      },
      grammar,
    ),
  );
  const passages: Passage[] = [
    ...said.map(({ id, kind, title, text }) => ({ id: `page/${id}`, kind, title, text })),
    ...ready.flatMap(rowPassages),
  ];
  const names = ready.flatMap(({ entity, told }) => [
    entity.plural,
    entity.name,
    ...told.flatMap(({ name, options = [] }) => [name, ...options]),
  ]);
  const known = knownWords([...names, ...passages.flatMap(({ title, text }) => [title, text])], grammar);
  const find = indexPassages(passages, grammar, known);
  const rowOf = ({ id }: Passage) => {
    const [entity, row] = id.split("/");
    const source = ready.find((each) => each.entity.id === entity);
    const found = source?.rows.find((each) => each.id === row);
    const page = sources.find((each) => each.entity.id === entity)?.page;
    return source === undefined || found === undefined ? undefined : { source, row: found, page };
  };
  const ask = (question: string, now: Date): Outcome => {
    const { found, mended } = find(question);
    const [best] = found;
    if (best?.passage.kind === "answer" && best.share >= SURE.share && best.titleShare >= SURE.titleShare)
      return { is: "found", found, mended };
    const answer = askRows(question, ready, grammar, known, now);
    if (answer !== null) return { is: "rows", answer };
    return found.length > 0 ? { is: "found", found, mended } : { is: "nothing" };
  };
  const answered = passages.filter(({ kind }) => kind === "answer").map(({ title }) => title);
  return { sources: ready, texts: said, answered, ask, find, rowOf };
}
