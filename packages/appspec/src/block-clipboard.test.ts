import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import { copyBlock, readBlockClip } from "./block-clipboard.ts";
import type { AppSpec } from "./app-spec.ts";
import { pasteBlock } from "./paste-block.ts";

/** An app that keeps something else. */
function bare(): AppSpec {
  const spec = libraryFixture();
  return {
    ...spec,
    entities: [
      {
        id: "entry",
        name: "Entry",
        plural: "Entries",
        icon: "book",
        titleField: "text",
        fields: [{ id: "text", name: "Text", type: "text", required: true }],
        rows: [{ id: "entry-1", text: "Slept well" }],
      },
    ],
    pages: [
      {
        id: "home",
        path: "/",
        title: "Home",
        icon: "house",
        nav: true,
        blocks: [{ id: "homeList", kind: "list", entity: "entry", facts: [] }],
      },
    ],
  };
}

const blocks = libraryFixture().pages.flatMap((page) =>
  page.blocks.map((block) => ({ page: page.id, block: block.id })),
);

describe("a copied block", () => {
  it("comes to the same page as it was, with an id of its own", () => {
    const spec = libraryFixture();
    for (const at of blocks) {
      const clip = readBlockClip(spec, copyBlock(spec, at));
      if (clip === null || clip.block.kind === "detail") continue;
      const pasted = pasteBlock(spec, clip, { page: "home" });
      if (!("ops" in pasted)) throw new Error(`${at.block}: ${pasted.reason}`);
      const after = applyOps(spec, pasted.ops).spec;
      const before = spec.pages.flatMap((page) => page.blocks).find(({ id }) => id === at.block);
      const added = after.pages[0]?.blocks.find(({ id }) => id === pasted.block);
      expect({ ...added, id: "" }).toEqual({ ...before, id: "" });
      expect(added?.id).not.toBe(at.block);
      expect(after.entities).toEqual(spec.entities);
    }
  });

  it("brings what it shows along into an app that does not keep that", () => {
    const from = libraryFixture();
    const clip = readBlockClip(bare(), copyBlock(from, { page: "loans", block: "loansAgenda" }));
    const pasted = clip && pasteBlock(bare(), clip, { page: "home", index: 0 });
    if (!pasted || !("ops" in pasted)) throw new Error(pasted?.reason);
    const { spec: after, inverse } = applyOps(bare(), pasted.ops);
    const loan = after.entities.find(({ name }) => name === "Loan");
    expect(after.pages[0]?.blocks[0]).toMatchObject({ kind: "agenda", entity: loan?.id });
    expect(loan?.rows.length).toBe(from.entities.find(({ id }) => id === "loan")?.rows.length);
    expect(applyOps(after, inverse).spec).toEqual(bare());
  });

  it("takes the fields of an entity of the same name, and adds what that lacks", () => {
    const target = bare();
    target.entities.push({
      id: "gear",
      name: "Tool",
      plural: "Gear",
      icon: "wrench",
      titleField: "label",
      fields: [
        { id: "label", name: "Label", type: "text" },
        { id: "worth", name: "Price", type: "money", unit: "EUR" },
      ],
      rows: [{ id: "saw", label: "Saw", worth: 12 }],
    });
    const clip = readBlockClip(target, copyBlock(libraryFixture(), { page: "home", block: "homeCards" }));
    const pasted = clip && pasteBlock(target, clip, { page: "home" });
    if (!pasted || !("ops" in pasted)) throw new Error(pasted?.reason);
    const after = applyOps(target, pasted.ops).spec;
    const gear = after.entities.find(({ id }) => id === "gear");
    expect(gear?.fields.map(({ id }) => id)).toContain("state");
    expect(gear?.rows).toEqual([{ id: "saw", label: "Saw", worth: 12 }]);
    expect(after.entities.filter(({ name }) => name === "Tool")).toHaveLength(1);
  });

  it("is refused with the path of the fault where it was tampered with, and left alone where it is no block", () => {
    const spec = bare();
    const text = copyBlock(libraryFixture(), { page: "home", block: "homeCards" });
    const forged = (change: (clip: { block: object; entities: object[] }) => void): string => {
      const clip = JSON.parse(text) as { block: object; entities: object[] };
      change(clip);
      return JSON.stringify(clip);
    };
    expect(readBlockClip(spec, "some words")).toBeNull();
    expect(readBlockClip(spec, '{"a":1}')).toBeNull();
    expect(() => readBlockClip(spec, text.slice(0, -20))).toThrow(/cut off/);
    expect(() =>
      readBlockClip(
        spec,
        forged((clip) => Object.assign(clip, { version: 2 })),
      ),
    ).toThrow(/version/);
    expect(() =>
      readBlockClip(
        spec,
        forged((clip) => Object.assign(clip.block, { entity: "nowhere" })),
      ),
    ).toThrow(/block\.entity names the entity "nowhere"/);
    expect(() =>
      readBlockClip(
        spec,
        forged((clip) => Object.assign(clip.block, { media: "<script>" })),
      ),
    ).toThrow(/block\.media/);
    expect(() =>
      readBlockClip(
        spec,
        forged((clip) => Object.assign(clip.entities[0] ?? {}, { titleField: "__proto__" })),
      ),
    ).toThrow(/entities\.0\.titleField/);
    expect(() => readBlockClip(spec, text.replace('"version":1', `"version":1,"x":"${"x".repeat(500_000)}"`))).toThrow(
      /too large/,
    );
  });
});
