import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { publicSource, publicText, rowPassage, wordedAssistant } from "./assistant-passages.ts";
import { assistantTexts, seenRows } from "./assistant-texts.ts";
import { assistantOf } from "./block-recipes/assistant-of.ts";
import type { Block } from "./block.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

type Assistant = Extract<Block, { kind: "assistant" }>;

/** The library with an assistant and an FAQ, and a page that only staff sees. */
function library(more: Partial<Assistant> = {}): AppSpec {
  const spec = libraryFixture();
  const [first] = spec.entities;
  const blocks: Block[] = [
    {
      kind: "assistant",
      id: "ask",
      sources: [{ entity: first?.id ?? "" }],
      items: [{ question: "Who runs it?", answer: "The street." }],
      ...more,
    },
    {
      kind: "faq",
      id: "faq",
      items: [
        { question: "How long may I keep it?", answer: "A week." },
        { question: "Is it free?", answer: "Yes." },
      ],
    },
  ];
  const page = { icon: "circle", nav: true };
  return {
    ...spec,
    accounts: {
      roles: [
        { id: "member", name: "Member" },
        { id: "staff", name: "Staff" },
      ],
      signIn: "optional",
    },
    pages: [
      ...spec.pages,
      { ...page, id: "help", path: "/help", title: "Help", blocks },
      {
        ...page,
        id: "staff",
        path: "/staff",
        title: "Staff",
        roles: ["staff"],
        blocks: [{ kind: "richText", id: "keys", body: "Keys are in the shed.\n\nThe code is 4711." }],
      },
    ],
  };
}

describe("an assistant", () => {
  it("names tables and fields that exist, and the field that takes a question", () => {
    const problem = (more: Partial<Assistant>): string => {
      try {
        parseAppSpec(library(more));
        return "accepted";
      } catch (error) {
        return (error as Error).message;
      }
    };
    const entity = libraryFixture().entities[0]?.id ?? "";
    expect(problem({})).toBe("accepted");
    expect(problem({ sources: [{ entity: "nothing" }] })).toContain("sources[0].entity");
    expect(problem({ sources: [{ entity, fields: ["nothing"] }] })).toContain("sources[0].fields[0]");
    expect(problem({ sources: [{ entity, answerField: "nothing" }] })).toContain("sources[0].answerField");
    expect(problem({ askEntity: entity })).toContain("askEntity");
    expect(problem({ askEntity: entity, askField: "nothing" })).toContain("askField");
  });
  it("knows what the pages say, answers first, each with whom it is for", () => {
    const texts = assistantTexts(library());
    expect(texts.slice(0, 3).map(({ id, kind }) => [id, kind])).toEqual([
      ["ask", "answer"],
      ["faq", "answer"],
      ["faq-2", "answer"],
    ]);
    expect(texts.filter(({ page }) => page === "/staff").map(({ id, roles }) => [id, roles])).toEqual([
      ["keys", ["staff"]],
      ["keys-2", ["staff"]],
    ]);
  });
  it("takes rows as seen where a page shows them, and for the roles of those pages", () => {
    const spec = library();
    const [first] = spec.entities;
    const shown = spec.pages.filter((page) =>
      page.blocks.some((block) => "entity" in block && block.entity === first?.id),
    );
    expect(seenRows(spec, first?.id ?? "")?.roles).toBeUndefined();
    for (const page of shown) page.roles = ["staff"];
    expect(seenRows(spec, first?.id ?? "")).toMatchObject({ roles: ["staff"] });
  });
  it("gives a model nothing that is not for everybody, and only where that is on", () => {
    const spec = library({ useModel: true });
    const [first] = spec.entities;
    const block = wordedAssistant(spec, "ask");
    expect(wordedAssistant(library(), "ask")).toBeUndefined();
    expect(publicText(spec, "page/faq")).toMatchObject({ title: "How long may I keep it?", text: "A week." });
    expect(publicText(spec, "page/keys")).toBeUndefined();
    if (block === undefined || first === undefined) throw new TypeError("ask: none");
    expect(publicSource(spec, block, first.id)?.id).toBe(first.id);
    expect(publicSource(spec, block, spec.entities[1]?.id ?? "")).toBeUndefined();
    const [row] = first.rows;
    const told = { ...block, sources: [{ entity: first.id, fields: [first.titleField] }] };
    expect(rowPassage("x", first, told, row ?? { id: "x" })).toMatchObject({
      title: row?.[first.titleField],
      text: "",
    });
  });
  it("is made of what visitors may see", () => {
    const spec = libraryFixture();
    const made = assistantOf(spec);
    expect(made.sources.map(({ entity }) => entity)).toEqual(
      spec.entities.filter(({ rows }) => rows.length > 0).map(({ id }) => id),
    );
  });
});
