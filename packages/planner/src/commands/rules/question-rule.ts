import { patchForMode, type Block, type Page } from "@sayhey/appspec";
import { fold } from "../../embedded/fold.ts";
import type { Found, World } from "../command-answer.ts";
import { asLabel, freeId } from "../compose-ops.ts";
import type { Clause } from "../read-command.ts";
import { listItems } from "./add-field-rule.ts";

type Questionnaire = Extract<Block, { kind: "questionnaire" }>;
type Question = Questionnaire["questions"][number];

const QUESTION = "(?:questions?|frage|pregunta|pergunta)";
const MOST_QUESTIONS = 60;
const MOST_PROMPT = 240;

/** Kinds of questions by what people call them. */
const KINDS: readonly (readonly [RegExp, Question["type"]])[] = [
  [/^(?:nps|net promoter)$/, "nps"],
  [/^(?:scale|rating|skala|escala|echelle)$/, "scale"],
  [/^(?:yes no|ja nein|si no|oui non|sim nao)$/, "single"],
  [/^(?:true false|true or false)$/, "trueFalse"],
  [/^(?:text|open|open ended|long text|offene|abierta|ouverte|aberta)$/, "longText"],
  [/^(?:number|zahl|numero|nombre)$/, "number"],
  [/^(?:date|datum|fecha|data)$/, "date"],
];

/** 'add a question "How did you hear about us?" with friends, search and poster', 'add an NPS question'. */
export function questionRule(clause: Clause, world: World): Found | null {
  const found =
    clause.match(
      new RegExp(
        `^(?:ADD|PUT) (?:A |THE |MORE )*(?<kind>.+? )?${QUESTION} (?:CALLED |: )?(?<prompt>«»)(?: WITH (?<choices>.+))?$`,
      ),
    ) ??
    clause.match(
      new RegExp(
        `^(?:ADD|PUT) (?:A |THE |MORE )*${QUESTION} (?:CALLED |: |OF )(?<prompt>.+?)(?: WITH (?<choices>.+))?$`,
      ),
    ) ??
    clause.match(new RegExp(`^(?:ADD|PUT) (?:A |THE |MORE )*(?<kind>.+?) ${QUESTION}$`));
  if (found === null) return null;
  const at = questionnaireIn(world);
  if (at === undefined) return null;
  const { page, block } = at;
  if (block.questions.length >= MOST_QUESTIONS)
    return { cannot: `A questionnaire has up to ${MOST_QUESTIONS} questions. Remove one first.` };
  const kind = found["kind"] === undefined ? undefined : fold(found["kind"].raw).replaceAll(/[-/]/g, " ").trim();
  const type = kind === undefined ? undefined : KINDS.find(([says]) => says.test(kind))?.[1];
  // 'add a security question' is about something else.
  if (kind !== undefined && type === undefined) return null;
  const prompt = (found["prompt"]?.raw ?? standIn(type)).replaceAll(/^["“„«‘']+|["”“»’']+$/g, "").trim();
  const choices =
    found["choices"] === undefined
      ? []
      : listItems(found["choices"].tokens).map((item) => asLabel(item.map(({ raw }) => raw).join(" ")));
  const question: Question = {
    id: freeId(
      "question",
      block.questions.map(({ id }) => id),
    ),
    prompt: prompt.slice(0, MOST_PROMPT),
    ...answeredBy(type, [...new Set(choices)].slice(0, 20)),
  };
  return {
    ops: [{ op: "update-block", page: page.id, block: block.id, patch: { questions: [...block.questions, question] } }],
  };
}

/** The questionnaire that is looked at or selected, else the first. */
function questionnaireIn({ spec, place }: World): { page: Page; block: Questionnaire } | undefined {
  const all = spec.pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === "questionnaire" ? [{ page, block }] : [])),
  );
  return all.find(({ block }) => block.id === place.block) ?? all.find(({ page }) => page.id === place.page) ?? all[0];
}

function answeredBy(
  type: Question["type"] | undefined,
  choices: readonly string[],
): Pick<Question, "type" | "options"> {
  if (choices.length > 1) return { type: "single", options: choices.map((label) => ({ label: label.slice(0, 160) })) };
  if (type === "single") return { type, options: [{ label: "Yes" }, { label: "No" }] };
  return { type: type ?? "longText" };
}

const standIn = (type: Question["type"] | undefined): string =>
  type === "nps" ? "How likely are you to recommend us to a friend?" : "What would you like to ask?";

/** Kinds of questionnaires by what people call them; any other is a survey. */
const MODES: readonly (readonly [Questionnaire["mode"], RegExp])[] = [
  ["personality", /\bpersonal/],
  ["exam", /\b(?:exam\w*|prufung|prova)\b/],
  ["assessment", /\bassessment\b/],
];

/** A questionnaire that is added, as the kind that somebody named. */
export function withMode(found: Found, text: string): Found {
  if (!("ops" in found)) return found;
  const mode = MODES.find(([, says]) => says.test(fold(text)))?.[0];
  if (mode === undefined) return found;
  return {
    ...found,
    ops: found.ops.map((op) =>
      op.op === "add-block" && op.block.kind === "questionnaire"
        ? { ...op, block: { ...op.block, ...patchForMode(op.block, mode) } }
        : op,
    ),
  };
}
