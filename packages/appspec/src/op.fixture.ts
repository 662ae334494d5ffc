import fc from "fast-check";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { ART_DIRECTIONS } from "./data/art-directions.ts";
import { SHELF } from "./custom-block.fixture.ts";
import type { Op } from "./op.ts";

const word = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `a${text.replace(/[\p{C}\s]+/gu, "")}z`);
const index = fc.integer({ min: 0, max: 4 });
/** Any op on the library, some of which fit only after others or never. */
export const anyOp: fc.Arbitrary<Op> = fc.oneof(
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
  fc
    .tuple(fc.constantFrom("tool", "loan"), index)
    .map(([entity, at]): Op => ({ op: "move-entity", entity, index: at })),
  fc.constantFrom("everyone", "signed-in", "owner").map((create): Op => ({
    op: "update-entity",
    entity: "loan",
    patch: { access: { read: "everyone", create: create as "everyone" | "signed-in" | "owner", edit: "author" } },
  })),
  fc.constant<Op>({ op: "update-entity", entity: "loan", patch: {}, unset: ["access"] }),
  fc
    .tuple(fc.constantFrom("price", "stars", "state"), index)
    .map(([field, at]): Op => ({ op: "move-field", entity: "tool", field, index: at })),
  fc
    .tuple(fc.constantFrom("tool-1", "tool-2", "tool-4"), index)
    .map(([row, at]): Op => ({ op: "move-row", entity: "tool", row, index: at })),
  fc.integer({ min: 0, max: 9 }).map((seed): Op => ({ op: "set-seed", seed })),
  fc.constantFrom("visitor", "shared").map((sharing): Op => ({
    op: "set-sharing",
    sharing: sharing as "visitor" | "shared",
  })),
  fc.option(word).map((about): Op => ({ op: "set-footer", footer: about === null ? null : { about } })),
  fc.constantFrom("optional", "required").map((signIn): Op => ({
    op: "set-accounts",
    accounts: {
      roles: [
        { id: "member", name: "Member" },
        { id: "admin", name: "Administrator" },
      ],
      signIn: signIn as "optional",
    },
  })),
  word.map((name): Op => ({
    op: "set-accounts",
    accounts: {
      roles: [
        { id: "member", name: `${name}s` },
        { id: "staff", name: "Staff", plural: "Staff" },
      ],
      signIn: "optional",
      demo: true,
    },
  })),
  fc.constant<Op>({ op: "set-accounts", accounts: null }),
  fc.tuple(fc.constantFrom("toolShelf", "rack"), index).map(([id, at]): Op => ({
    op: "add-custom-block",
    index: at,
    customBlock: { ...SHELF, id, name: id },
  })),
  fc.constantFrom("toolShelf", "rack").map((customBlock): Op => ({ op: "remove-custom-block", customBlock })),
  fc.tuple(fc.constantFrom("toolShelf", "rack"), index).map(([customBlock, at]): Op => ({
    op: "move-custom-block",
    customBlock,
    index: at,
  })),
  fc.tuple(fc.constantFrom("toolShelf", "rack"), word).map(([customBlock, about]): Op => ({
    op: "update-custom-block",
    customBlock,
    patch: { about },
    unset: ["test"],
  })),
  fc.constantFrom("toolShelf", "rack").map((customBlock): Op => ({
    op: "add-block",
    page: "home",
    block: { id: "homeShelf", kind: "custom", customBlock, values: { list: "tool" } },
  })),
  fc.tuple(fc.constantFrom("domain", "language"), word).map(([id, text]): Op => ({
    op: "add-assumption",
    assumption: { id, text, choices: [{ label: text, ops: [{ op: "set-identity", patch: { tagline: text } }] }] },
  })),
  fc.constantFrom("domain", "language").map((assumption): Op => ({ op: "remove-assumption", assumption })),
);

/** A document that a list of ops leads to from another, each op left out that does not fit there. */
export function afterOps(spec: AppSpec, ops: readonly Op[]): AppSpec {
  return ops.reduce((before, next) => {
    try {
      return applyOps(before, [next]).spec;
    } catch {
      return before;
    }
  }, spec);
}
