import {
  assistantOf,
  parseAppSpec,
  type AppSpec,
  type Block,
  type Entity,
  type Language,
  type Page,
} from "@sayhey/appspec";
import { KNOWLEDGE, type KnowledgeWords } from "./knowledge-words.ts";
import type { AskedAssistant } from "./read-assist.ts";

const MOST_PAGES = 12;

/** The app with the assistant that its text asks for: in front where the text is about one, with its FAQ where there is one, else on a page of its own. */
export function withAssistant(spec: AppSpec, asked: AskedAssistant | undefined): AppSpec {
  if (asked === undefined || spec.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "assistant")))
    return spec;
  const made = assistantOf(spec);
  if (made.sources.length === 0 && !spec.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "faq")))
    return spec;
  const words = KNOWLEDGE[spec.identity.language];
  const block: Block = { ...made, id: freeId(spec), greeting: words.greeting };
  const [home] = spec.pages;
  const faq = spec.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "faq"));
  if (asked.isAll && home !== undefined) {
    const at = home.blocks[0]?.kind === "hero" ? 1 : 0;
    return parseAppSpec(changed(spec, home, home.blocks.toSpliced(at, 0, block)));
  }
  if (faq !== undefined) {
    const above = faq.blocks.findIndex(({ kind }) => kind === "faq");
    return parseAppSpec(changed(spec, faq, faq.blocks.toSpliced(above, 0, block)));
  }
  const isFull = spec.pages.length >= MOST_PAGES || spec.pages.some(({ id, path }) => id === "ask" || path === "/ask");
  if (isFull) return home === undefined ? spec : parseAppSpec(changed(spec, home, [...home.blocks, block]));
  const page: Page = {
    id: "ask",
    path: "/ask",
    title: words.ask,
    icon: "bot-message-square",
    nav: true,
    blocks: [block],
  };
  const shown = spec.pages.filter(({ nav }) => nav).length;
  return parseAppSpec({ ...spec, pages: spec.pages.toSpliced(Math.max(1, Math.min(shown, 2)), 0, page) });
}

function changed(spec: AppSpec, page: Page, blocks: Block[]): AppSpec {
  return { ...spec, pages: spec.pages.map((each) => (each === page ? { ...page, blocks } : each)) };
}

function freeId({ pages }: AppSpec): string {
  const used = new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return used.has("assistant") ? "assistantBlock" : "assistant";
}

const STAFF =
  /handbook|employee|staff|onboarding|\bhr\b|polic(?:y|ies)|colleague|intern(?:al|o|e)?\b|mitarbeiter|handbuch|emplead|employ[eé]|funcion[aá]rio|manuel|manual/i;

/** An app that is an assistant and nothing else: answers to look up, and questions that had none. `spec` gives it its look. */
export function assistantApp(spec: AppSpec, text: string, language: Language): AppSpec {
  const words = KNOWLEDGE[language];
  const answer = answers(words, STAFF.test(text));
  const sent = questions(words);
  const page = (id: string, path: string, title: string, icon: string, nav: boolean, blocks: Block[]): Page => ({
    id,
    path,
    title,
    icon,
    nav,
    blocks,
  });
  const pages: Page[] = [
    page("home", "/", words.ask, "bot-message-square", true, [
      {
        kind: "assistant",
        id: "assistant",
        greeting: words.greeting,
        sources: [{ entity: answer.id, answerField: "answer" }],
        askEntity: sent.id,
        askField: "question",
      },
    ]),
    page("answers", "/answers", words.answer[1], "library-big", true, [
      {
        kind: "list",
        id: "answersList",
        entity: answer.id,
        subtitleField: "answer",
        facts: ["topic"],
        filters: ["topic"],
        search: true,
        groupField: "topic",
      },
    ]),
    page("questions", "/questions", words.sent[1], "inbox", true, [
      {
        kind: "checklist",
        id: "questionsList",
        entity: sent.id,
        doneField: "answered",
        facts: ["received"],
      },
      {
        kind: "form",
        id: "questionsForm",
        title: words.write,
        entity: sent.id,
        fields: ["question", "name", "email"],
        submitLabel: words.send,
        thanks: words.thanks,
      },
    ]),
    page("answerDetail", "/answers/:id", words.answer[0], "library-big", false, [
      { kind: "detail", id: "answerDetailDetail", entity: answer.id, fields: ["answer", "topic", "updated"] },
    ]),
  ];
  const { accounts: _accounts, footer: _footer, ...rest } = spec;
  return parseAppSpec({
    ...rest,
    identity: {
      ...spec.identity,
      name: words.name,
      tagline: words.tagline,
      description: words.description,
      promise: words.promise,
      problem: words.problem,
      audience: words.audience,
      icon: "bot-message-square",
      language,
      idea: text,
      archetypes: ["directory"],
      hooks: { itch: words.problem, pov: words.pov, promise: words.promise },
      verbs: [...words.verbs],
    },
    entities: [answer, sent],
    pages,
    assumptions: [],
  });
}

function answers(words: KnowledgeWords, isForStaff: boolean): Entity {
  const rows = isForStaff ? [...words.rows.slice(0, -3), ...words.staffRows] : words.rows;
  const [question, answer, topic, updated] = words.fields;
  return {
    id: "answer",
    name: words.answer[0],
    plural: words.answer[1],
    icon: "library-big",
    titleField: "question",
    fields: [
      { id: "question", name: question, type: "text", required: true },
      { id: "answer", name: answer, type: "longText", required: true },
      { id: "topic", name: topic, type: "choice", options: [...words.topics] },
      { id: "updated", name: updated, type: "date" },
    ],
    rows: rows.map(([asked, answered, place], index) => ({
      id: `answer-${String(index + 1)}`,
      question: asked,
      answer: answered,
      topic: words.topics[place],
      updated: `@-${String(index * 3 + 1)}`,
    })),
  };
}

function questions(words: KnowledgeWords): Entity {
  const [name, email, question, received, answered] = words.sentFields;
  return {
    id: "sentQuestion",
    name: words.sent[0],
    plural: words.sent[1],
    icon: "inbox",
    titleField: "question",
    fields: [
      { id: "question", name: question, type: "text", required: true },
      { id: "name", name, type: "text" },
      { id: "email", name: email, type: "email" },
      { id: "received", name: received, type: "date", default: "@today" },
      { id: "answered", name: answered, type: "boolean" },
    ],
    rows: [],
  };
}
