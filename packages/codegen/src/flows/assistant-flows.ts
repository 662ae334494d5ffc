import { assistantTexts, seenRows, type Block, type Language } from "@sayhey/appspec";
import { ASKS, grammarOf, knownWords, type Grammar, type GrammarWords } from "../../templates/src/rules/ask-grammar.ts";
import { askRows } from "../../templates/src/rules/ask-rows.ts";
import { readySource, type ReadySource } from "../../templates/src/rules/ask-source.ts";
import type { EntityDef, Row } from "../../templates/src/store/model.ts";
import { word } from "../emit-copy.ts";
import { captionText, see, tap, type, wait, type FlowScene, type FlowsOf } from "./flow-scene.ts";

type Assistant = Extract<Block, { kind: "assistant" }>;

/** What is asked of an assistant: how many there are, and a question that the app has an answer to. */
export const assistantFlows: FlowsOf = {
  assistant: (block, scene) => {
    const ask = (question: string, answer: string) => [
      type(scene.say("askQuestion"), question),
      wait(300),
      tap("button", scene.say("ask")),
      see(answer),
      wait(900),
    ];
    const answer = answersIn(block, scene).find(({ title }) => title.split(/\s+/).length > 2);
    const counted = countedIn(block, scene);
    const steps = [
      ...(answer === undefined ? [] : ask(answer.title, firstLine(answer.text))),
      ...(counted === undefined ? [] : ask(counted.question, counted.answer)),
    ];
    if (steps.length === 0) return [];
    return [
      {
        caption: captionText(block.title ?? scene.say("askQuestion")),
        weight: scene.page.path === "/" ? 9.5 : 8,
        steps,
      },
    ];
  },
};

/** Answers that everybody may read: of pages, then of rows that are questions. */
function answersIn(block: Assistant, scene: FlowScene): { title: string; text: string }[] {
  const texts = assistantTexts(scene.spec).filter(({ kind, roles }) => kind === "answer" && roles === undefined);
  const rows = block.sources.flatMap(({ entity, answerField }) =>
    answerField === undefined || seenRows(scene.spec, entity)?.roles !== undefined
      ? []
      : scene
          .entity(entity)
          .rows.map((row) => ({ title: scene.title(entity, row), text: String(row[answerField] ?? "") })),
  );
  return [...texts, ...rows].filter(({ text }) => text !== "");
}

const firstLine = (text: string): string => (text.trim().split("\n")[0] ?? "").slice(0, 60).replace(/\s+\S*$/, "");

/** A table whose rows can be counted by its name, as the assistant itself reads the question. */
function countedIn(block: Assistant, scene: FlowScene): { question: string; answer: string } | undefined {
  const { language } = scene.spec.identity;
  const grammar = grammarIn(language);
  const sources = block.sources
    .map(({ entity }) => scene.entity(entity))
    .filter(
      ({ id, rows }) =>
        rows.length > 1 && seenRows(scene.spec, id)?.roles === undefined && seenRows(scene.spec, id) !== undefined,
    );
  const ready = sources.map((entity): ReadySource => {
    const def: EntityDef = { ...(entity as unknown as EntityDef), seed: [] };
    const say = (field: { id: string }, row: Row): string => {
      const value = row[field.id];
      return value === null || value === undefined ? "" : Array.isArray(value) ? value.join(", ") : String(value);
    };
    return readySource(
      { entity: def, fields: def.fields.map(({ id }) => id), rows: entity.rows as Row[], say },
      grammar,
    );
  });
  const known = knownWords(
    sources.flatMap(({ name, plural }) => [name, plural]),
    grammar,
  );
  for (const entity of sources) {
    const many = scene.inPhrase(entity.plural);
    const question = scene.say("exampleCount", { many });
    // Any day serves, since no day is asked about.
    const read = askRows(question, ready, grammar, known, new Date(2026, 5, 17));
    if (read?.fn !== "count" || read.source.entity.id !== entity.id || read.parts.length > 0) continue;
    const answer = scene.say("thereAre", { n: entity.rows.length, one: scene.inPhrase(entity.name), many });
    return { question, answer };
  }
  return undefined;
}

function grammarIn(language: Language): Grammar {
  const entries = [...ASKS, "endings", "opposites", "same"].map((key) => [
    key,
    word(`ask${key.charAt(0).toUpperCase()}${key.slice(1)}`, language),
  ]);
  return grammarOf(Object.fromEntries(entries) as GrammarWords, language);
}
