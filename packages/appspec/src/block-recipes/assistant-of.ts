import type { AppSpec } from "../app-spec.ts";
import type { Entity } from "../entity.ts";
import { inboxEntities } from "../inbox-entities.ts";
import type { NewBlock } from "./recipe.ts";

/** What takes a message: a name that says so, and no thing the app is about. */
const TAKES =
  /\b(?:message|question|enquiry|inquiry|request|note|comment|description|details|nachricht|frage|anfrage|mensaje|pregunta|consulta|message|question|demande|mensagem|pergunta|d[uú]vida)\b/i;
const MOST = 8;

/** An assistant that answers from all that visitors of an app may see, and hands over to its contact form where there is one. */
export function assistantOf(spec: AppSpec): NewBlock<"assistant"> {
  const sent = inboxEntities(spec);
  const ask = handover(spec);
  const sources = spec.entities
    .filter(({ id, rows }) => !sent.has(id) && id !== ask?.askEntity && rows.length > 0)
    .slice(0, MOST)
    .map((entity) => ({ entity: entity.id, ...answersOf(entity) }));
  return { kind: "assistant", sources, ...ask };
}

const QUESTION = /question|faq|frage|pregunta|pergunta|d[uú]vida/i;
const ANSWER = /^(?:answer|antwort|respuesta|r[ée]ponse|resposta)/i;

/** Rows that are questions with their answers. */
function answersOf({ fields, titleField }: Entity): { answerField?: string } {
  const title = fields.find(({ id }) => id === titleField);
  const answer = fields.find(({ name, type }) => ANSWER.test(name) && (type === "longText" || type === "text"));
  return answer !== undefined && QUESTION.test(`${title?.name ?? ""} ${title?.id ?? ""}`)
    ? { answerField: answer.id }
    : {};
}

/** The form that takes messages, with the field the question goes to. */
function handover(spec: AppSpec): { askEntity: string; askField: string } | undefined {
  for (const block of spec.pages.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== "form") continue;
    const entity = spec.entities.find(({ id }) => id === block.entity);
    const words = entity?.fields.filter(({ id, type }) => type === "longText" && block.fields.includes(id)) ?? [];
    const field = words.find(({ id, name }) => TAKES.test(`${name} ${id}`));
    if (entity !== undefined && field !== undefined) return { askEntity: entity.id, askField: field.id };
  }
  return undefined;
}
