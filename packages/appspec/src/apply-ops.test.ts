import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import { ART_DIRECTIONS } from "./data/art-directions.ts";
import type { Op } from "./op.ts";

import { parseAppSpec } from "./parse-app-spec.ts";

const word = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `a${text.replace(/[\p{C}\s]+/gu, "")}z`);
const index = fc.integer({ min: 0, max: 4 });
const op: fc.Arbitrary<Op> = fc.oneof(
  word.map((name): Op => ({ op: "set-identity", patch: { name: name.slice(0, 40), tagline: name } })),
  fc.constantFrom(...(["arcade", "ledger", "salon"] as const)).map((direction): Op => ({
    op: "set-theme",
    patch: { direction, light: ART_DIRECTIONS[direction].light, radius: 3 },
  })),
  fc
    .tuple(fc.constantFrom("tool", "loan"), word)
    .map(([entity, name]): Op => ({ op: "rename-entity", entity, name, plural: `${name}s` })),
  fc.tuple(fc.constantFrom("weight", "colourOf"), index).map(([id, at]): Op => ({
    op: "add-field",
    entity: "tool",
    index: at,
    field: { id, name: id, type: "number" },
    values: { "tool-1": 3 },
  })),
  fc
    .constantFrom("weight", "stars", "state", "name")
    .map((field): Op => ({ op: "remove-field", entity: "tool", field })),
  fc.tuple(fc.constantFrom("price", "stars"), word, fc.boolean()).map(([field, name, bare]): Op => ({
    op: "update-field",
    entity: "tool",
    field,
    patch: { name, help: name },
    ...(bare ? { unset: ["unit"] } : {}),
  })),
  fc.tuple(fc.integer({ min: 3, max: 9 }), index).map(([number, at]): Op => ({
    op: "add-row",
    entity: "tool",
    index: at,
    row: { id: `tool-${number}`, name: "Saw", price: number },
  })),
  fc
    .tuple(fc.constantFrom("tool-1", "tool-2", "tool-3"), fc.double({ min: 0, max: 99, noNaN: true }), fc.boolean())
    .map(([row, price, bare]): Op => ({
      op: "update-row",
      entity: "tool",
      row,
      values: { price },
      ...(bare ? { unset: ["state"] } : {}),
    })),
  fc.constantFrom("tool-1", "tool-2", "tool-3").map((row): Op => ({ op: "remove-row", entity: "tool", row })),
  fc.constant<Op>({ op: "set-rows", entity: "loan", rows: [] }),
  fc.tuple(fc.constantFrom("extra", "more"), index).map(([id, at]): Op => ({
    op: "add-page",
    index: at,
    page: {
      id,
      path: `/${id}`,
      title: id,
      icon: "star",
      nav: true,
      blocks: [{ id: `${id}Text`, kind: "richText", body: "Hello" }],
    },
  })),
  fc.constantFrom("extra", "more", "loans", "toolDetail").map((page): Op => ({ op: "remove-page", page })),
  fc
    .tuple(fc.constantFrom("loans", "toolDetail", "extra"), index)
    .map(([page, at]): Op => ({ op: "move-page", page, index: at })),
  word.map((title): Op => ({ op: "update-page", page: "loans", patch: { title, icon: "star" } })),
  fc.tuple(fc.constantFrom("home", "loans"), index).map(([page, at]): Op => ({
    op: "add-block",
    page,
    index: at,
    block: { id: "newStats", kind: "stats", items: [{ label: "Tools", measure: { fn: "count", entity: "tool" } }] },
  })),
  fc
    .constantFrom("homeCards", "homeHero", "newStats")
    .map((block): Op => ({ op: "remove-block", page: "home", block })),
  fc
    .tuple(fc.constantFrom("home", "loans"), index)
    .map(([to, at]): Op => ({ op: "move-block", page: "home", block: "homeCards", to, index: at })),
  word.map((title): Op => ({
    op: "update-block",
    page: "home",
    block: "homeCards",
    patch: { title, limit: 5 },
    unset: ["filters"],
  })),
  fc.constant<Op>({ op: "remove-entity", entity: "loan" }),
);

describe("applyOps", () => {
  it("7.1 7.2 7.3 either refuses and changes nothing, or leaves a valid document that its inverse takes back", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(op, { minLength: 1, maxLength: 6 }), (ops) => {
        const before = libraryFixture();
        let result;
        try {
          result = applyOps(before, ops);
        } catch {
          expect(before).toEqual(libraryFixture());
          return;
        }
        accepted++;
        expect(before).toEqual(libraryFixture());
        expect(parseAppSpec(result.spec)).toEqual(result.spec);
        expect(applyOps(result.spec, result.inverse).spec).toEqual(before);
      }),
      { numRuns: 600, seed: 11 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
  it("7.1 takes back a list whose last op fails", () => {
    expect(() =>
      applyOps(libraryFixture(), [
        { op: "set-identity", patch: { name: "New" } },
        { op: "remove-field", entity: "tool", field: "state" },
      ]),
    ).toThrow(/stat/);
  });
  it("7.4 names what does not exist", () => {
    expect(() => applyOps(libraryFixture(), [{ op: "remove-block", page: "home", block: "nope" }])).toThrow(
      /ops\[0\]\.block names "nope"/,
    );
  });
  it("7.5 refuses to change ids and kinds, and keys that reach prototypes", () => {
    expect(() =>
      applyOps(libraryFixture(), [{ op: "update-block", page: "home", block: "homeCards", patch: { kind: "list" } }]),
    ).toThrow(/kind/);
    expect(() =>
      applyOps(libraryFixture(), [{ op: "update-row", entity: "tool", row: "tool-1", values: { id: "x" } }]),
    ).toThrow(/id/);
    const patch = JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown>;
    expect(applyOps(libraryFixture(), [{ op: "update-block", page: "home", block: "homeCards", patch }]).spec).toEqual(
      libraryFixture(),
    );
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
