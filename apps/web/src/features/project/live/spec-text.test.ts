import { applyOps, parseAppSpec, type AppSpec, type Block } from "@sayhey/appspec";
import type { LivePointed } from "@sayhey/contract/live";
import { planIdea } from "@sayhey/planner/embedded";
import { describe, expect, test } from "vitest";
import { findSpecText } from "./spec-text.ts";

const BLOCKS = [
  {
    kind: "hero",
    id: "hero",
    headline: "Cook better",
    body: "With what you have.",
    cta: { label: "Start", page: "home" },
  },
  {
    kind: "faq",
    id: "faq",
    title: "Questions",
    items: [
      { question: "Why?", answer: "Because." },
      { question: "How?", answer: "Because." },
    ],
  },
  { kind: "richText", id: "words", title: "About us", body: "## Our kitchen\n\nWe cook.\n\n- With love\n- With salt" },
] as const;

const recipeBox = await planIdea("recipe box", { seed: 3 });

function appWith(): { spec: AppSpec; home: string; entity: AppSpec["entities"][number] } {
  const home = recipeBox.pages[0]?.id ?? "";
  const entity = recipeBox.entities[0];
  if (entity === undefined) throw new Error("The app keeps nothing.");
  const blocks = [
    ...BLOCKS.map((block) => (block.kind === "hero" ? { ...block, cta: { label: "Start", page: home } } : block)),
    { kind: "list", id: "rows", title: "All of them", entity: entity.id, facts: [] },
  ] as unknown as Block[];
  const pages = recipeBox.pages.map((page) => (page.id === home ? { ...page, blocks } : page));
  return { spec: parseAppSpec({ ...recipeBox, pages }), home, entity };
}

const { spec, home, entity } = appWith();
const at = (block: string | null, text: string, more: Partial<LivePointed> = {}): LivePointed => ({
  page: home,
  block,
  place: block === null ? "head" : "block",
  text,
  occurrence: 0,
  rect: { x: 0, y: 0, width: 1, height: 1 },
  ...more,
});

/** The app after a text was typed over. */
function typed(pointed: LivePointed, words: string): AppSpec {
  const found = findSpecText(spec, pointed);
  if ("why" in found) throw new Error(found.why);
  const ops = found.text.ops(words);
  if (ops === null) throw new Error("It cannot be empty.");
  return applyOps(spec, ops).spec;
}
const blockOf = (from: AppSpec, id: string): Record<string, unknown> =>
  from.pages[0]?.blocks.find((block) => block.id === id) as unknown as Record<string, unknown>;

describe("a text of the preview becomes the change of the very property", () => {
  test("words of a block, at any depth", () => {
    expect(blockOf(typed(at("hero", " Cook  better "), "Cook well"), "hero")["headline"]).toBe("Cook well");
    expect(blockOf(typed(at("hero", "Start"), "Go"), "hero")["cta"]).toEqual({ label: "Go", page: home });
    expect(blockOf(typed(at("faq", "How?"), "And how?"), "faq")["items"]).toMatchObject([
      { question: "Why?" },
      { question: "And how?", answer: "Because." },
    ]);
  });

  test("of equal texts the one that was pointed at", () => {
    expect(blockOf(typed(at("faq", "Because.", { occurrence: 1 }), "So."), "faq")["items"]).toMatchObject([
      { answer: "Because." },
      { answer: "So." },
    ]);
  });

  test("a paragraph of a longer text leaves the others as they are", () => {
    expect(blockOf(typed(at("words", "Our kitchen"), "Our oven"), "words")["body"]).toBe(
      "## Our oven\n\nWe cook.\n\n- With love\n- With salt",
    );
    expect(blockOf(typed(at("words", "With salt"), ""), "words")["body"]).toBe(
      "## Our kitchen\n\nWe cook.\n\n- With love",
    );
  });

  test("rows the app begins with, names of fields, the name of the app and of pages", () => {
    const title = entity.titleField;
    const row = entity.rows[0];
    const name = String(row?.[title]);
    const rows = typed(at("rows", name), "Quince jam").entities[0]?.rows;
    expect(rows?.[0]?.[title]).toBe("Quince jam");
    expect(typed(at(null, spec.identity.name, { place: "brand" }), "Pot").identity.name).toBe("Pot");
    const second = spec.pages[1];
    expect(typed(at(null, second?.title ?? "", { place: "navigation" }), "Other").pages[1]?.title).toBe("Other");
  });

  test("an empty text takes away what may be missing, and nothing else", () => {
    expect(blockOf(typed(at("faq", "Questions"), ""), "faq")).not.toHaveProperty("title");
    const found = findSpecText(spec, at("hero", "Cook better"));
    expect("text" in found && found.text.ops("")).toBe(null);
  });
});

test("a text that is worked out, a strange block and a strange page are refused in words", () => {
  expect(findSpecText(spec, at("rows", "42"))).toHaveProperty("why");
  expect(findSpecText(spec, at("no-such", "Cook better"))).toHaveProperty("why");
  expect(findSpecText(spec, at("hero", "Cook better", { page: "__proto__" }))).toHaveProperty("why");
  expect(findSpecText(spec, at("hero", "   "))).toHaveProperty("why");
});
