import type { Plan } from "../plan.ts";
import type { NewBlock } from "../app-draft.ts";
import { thing } from "../thing.ts";

/** Flashcards of the field; for an unknown field, cards one fills oneself. */
export function cardsBlock(plan: Plan): NewBlock {
  const lines = (
    plan.domain.cards ??
    "What do I want to know first? | Write the answer in your own words\nThe most important word here | and what it means to you\nThe mistake everyone makes | and how to avoid it\nA person to ask | and what to ask them"
  ).split("\n");
  const rows = lines.map((line, index) => {
    const [front = "", back = ""] = line.split(" | ");
    return `${front} | back=${back} | box=${(index % 3) + 1} | due=@${index < 5 ? 0 : index - 4}`;
  });
  const card = plan.draft.add(
    thing(
      "place",
      "flashcard, Card, Cards, layers",
      "",
      `Front: text\nBack: text\n${plan.draft.main && !/^(?:front|back|box|due)$/i.test(plan.draft.main.name) ? `${plan.draft.main.name}: relation ${plan.draft.main.id}\n` : ""}Box: number 1..5\nDue: date 0..4`,
      rows.join("\n"),
    ),
  );
  return {
    kind: "flashcards",
    title: "Due today",
    entity: card.id,
    frontField: "front",
    backField: "back",
    boxField: "box",
    dueField: "due",
  };
}
