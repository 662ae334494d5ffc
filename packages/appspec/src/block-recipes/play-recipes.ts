import type { Entity, SeedRow } from "../entity.ts";
import { factsOf, having, type BlockDraft, type NewField, type Thing } from "./block-draft.ts";
import { FIELDS, TEXTS, type Recipes } from "./recipe.ts";

const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";

/** Blocks to learn and play with. */
export const playRecipes: Recipes<"quiz" | "flashcards" | "swipe" | "player" | "game" | "tool"> = {
  game: () => ({ kind: "game", game: "merge2048" }),
  tool: () => ({ kind: "tool", tool: "wordCounter" }),
  quiz: (draft) => {
    const asked = questionsOf(draft);
    const field = (id: string, word: NewField["word"], type: NewField["type"], at: "options" | "answer"): NewField => ({
      id,
      word,
      type,
      value: (index) => asked[index]?.[at] ?? null,
    });
    const thing = draft.thing(
      {
        prompt: {
          types: TEXTS,
          like: /question|prompt|frage/i,
          strict: true,
          add: { id: "question", word: "question", type: "text" },
        },
        options: { types: ["lines"], add: field("choices", "choices", "lines", "options") },
        answer: {
          types: TEXTS,
          like: /answer|right|correct/i,
          strict: true,
          add: field("answer", "rightAnswer", "text", "answer"),
        },
      },
      {
        fresh: {
          id: "question",
          word: "question",
          icon: "circle-question-mark",
          title: { id: "question", word: "question" },
          rows: asked.map(({ question }) => question),
        },
      },
    );
    return {
      kind: "quiz",
      entity: thing.entity.id,
      promptField: need(thing, "prompt"),
      optionsField: need(thing, "options"),
      answerField: need(thing, "answer"),
    };
  },
  flashcards: (draft) => {
    const learnt = cardsOf(draft);
    const thing = draft.thing(
      {
        front: {
          types: TEXTS,
          like: /front|word|term|prompt/i,
          strict: true,
          add: { id: "front", word: "front", type: "text" },
        },
        back: {
          types: TEXTS,
          like: /back|meaning|definition|translation|answer/i,
          strict: true,
          add: { id: "back", word: "back", type: "text", value: (index) => learnt[index]?.[1] ?? null },
        },
        box: {
          types: ["number"],
          like: /box|level/i,
          strict: true,
          add: { id: "box", word: "box", type: "number", min: 1, max: 5, default: 1, value: () => 1 },
        },
        due: { types: ["date"], add: { id: "due", word: "due", type: "date", default: "@today", value: () => "@0" } },
      },
      {
        fresh: {
          id: "card",
          word: "card",
          icon: "copy",
          title: { id: "front", word: "front" },
          rows: learnt.map(([front]) => front),
        },
      },
    );
    return {
      kind: "flashcards",
      entity: thing.entity.id,
      frontField: need(thing, "front"),
      backField: need(thing, "back"),
      boxField: need(thing, "box"),
      dueField: need(thing, "due"),
    };
  },
  swipe: (draft) => {
    const options = ["optOpen", "optYes", "optNo"] as const;
    const thing = draft.thing({
      verdict: {
        types: ["choice"],
        like: /verdict|decision|swipe|liked/i,
        strict: true,
        add: {
          id: "verdict",
          word: "verdict",
          type: "choice",
          options,
          default: draft.say("optOpen"),
          value: () => draft.say("optOpen"),
        },
      },
    });
    const verdictField = need(thing, "verdict");
    const known = draft.entity(thing.entity.id)?.fields.find(({ id }) => id === verdictField)?.options ?? [];
    const [yes = "", no = yes] = known.length > 2 ? known.slice(1) : known;
    return {
      kind: "swipe",
      entity: thing.entity.id,
      verdictField,
      yes,
      no,
      facts: factsOf(thing.entity, 3, [verdictField]),
      matchText: draft.say("match"),
    };
  },
  player: (draft) => {
    const thing = draft.thing({
      minutes: {
        types: ["duration", "number"],
        like: /minute|length|duration|time/i,
        strict: true,
        add: FIELDS.minutes,
      },
      text: { types: ["longText"] },
      steps: { types: ["lines"], like: /step|method|instruction/i, strict: true },
    });
    return {
      kind: "player",
      entity: thing.entity.id,
      minutesField: need(thing, "minutes"),
      ...having("textField", thing.fields["text"]),
      ...having("stepsField", thing.fields["steps"]),
      sound: "waves",
    };
  },
};

interface Asked {
  question: string;
  options: string[];
  answer: string;
}

const titleOf = (entity: Entity, row: SeedRow): string => String(row[entity.titleField] ?? entity.name).slice(0, 80);

/** Questions out of what the app keeps: the choices of its rows, such as 'Pho: Cuisine?'. */
function questionsOf(draft: BlockDraft): Asked[] {
  for (const entity of draft.spec.entities) {
    const field = entity.fields.find(({ type, options }) => type === "choice" && (options?.length ?? 0) > 1);
    if (field === undefined || field.id === entity.titleField) continue;
    const asked = entity.rows.flatMap((row) => {
      const answer = row[field.id];
      if (typeof answer !== "string") return [];
      const others = (field.options ?? []).filter((option) => option !== answer).slice(0, 3);
      return [{ question: `${titleOf(entity, row)}: ${field.name}?`, options: [answer, ...others].toSorted(), answer }];
    });
    if (asked.length > 0) return asked.slice(0, 5);
  }
  const options = (["optFirst", "optSecond"] as const).map((word) => draft.say(word));
  return [{ question: draft.say("firstQuestion"), options, answer: options[0] ?? "" }];
}

/** Front and back of cards out of the rows of what the app is about. */
function cardsOf({ spec }: BlockDraft): (readonly [string, string])[] {
  for (const entity of spec.entities) {
    const field = entity.fields.find(
      ({ id, type }) => id !== entity.titleField && ["longText", "choice", "text", "location"].includes(type),
    );
    if (field === undefined) continue;
    const cards = entity.rows.flatMap((row) => {
      const back = row[field.id];
      return typeof back === "string" && back !== "" ? [[titleOf(entity, row), back.slice(0, 200)] as const] : [];
    });
    if (cards.length > 0) return cards.slice(0, 8);
  }
  return [[spec.identity.name, spec.identity.tagline]];
}
