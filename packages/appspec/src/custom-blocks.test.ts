import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { copyBlock, readBlockClip } from "./block-clipboard.ts";
import { SHELF, withShelf } from "./custom-block.fixture.ts";
import type { CustomBlock } from "./custom-block.ts";
import { describeOps } from "./describe-ops.ts";
import { diffSpecs } from "./diff-specs.ts";
import { hashSpec } from "./hash-spec.ts";
import { mergeSpecs } from "./merge-specs.ts";
import {
  opsToAddCustomBlock,
  opsToDuplicateCustomBlock,
  opsToMakeCustomBlock,
  customBlockUses,
} from "./ops-to-add-custom-block.ts";
import { opsToAddBlock } from "./ops-to-add-block.ts";
import { parseAppSpec } from "./parse-app-spec.ts";
import { pasteBlock } from "./paste-block.ts";
import { sharedRules } from "./shared-rules.ts";
import { opsToRemoveEntity, withConsequences } from "./with-consequences.ts";

const shelf = (): AppSpec => parseAppSpec(withShelf(libraryFixture()));
const having = (patch: Partial<CustomBlock>): AppSpec => ({
  ...withShelf(libraryFixture()),
  customBlocks: [{ ...SHELF, ...patch }],
});
const importing = (name: string): AppSpec => having({ source: `import x from "${name}";\nexport default () => x;\n` });

describe("a block of one's own", () => {
  it("leaves documents without any as they were", () => {
    expect(parseAppSpec(libraryFixture())).toEqual(libraryFixture());
    expect(parseAppSpec({ ...libraryFixture(), version: "0.9" })).not.toHaveProperty("customBlocks");
  });

  it.each([
    [
      "lodash",
      having({ source: `import { map } from 'lodash'\nexport default () => map;` }),
      /customBlocks\[0\]\.source imports "lodash", which a block may not use/,
    ],
    ["a file of the app", importing("../../store/store.ts"), /imports "\.\.\/\.\.\/store\/store\.ts"/],
    ["an address", importing("https://esm.sh/three"), /imports "https:\/\/esm\.sh\/three"/],
    ["for effect", having({ source: `import "./x.css";\nexport default () => null;` }), /imports "\.\/x\.css"/],
    ["again", having({ source: `export { a } from "fs";\nexport default () => null;` }), /imports "fs"/],
    [
      "while running",
      having({ source: `export default () => { void import("react"); return null; };` }),
      /source loads code while it runs \(import\(\)\)/,
    ],
    ["eval", having({ source: `export default () => eval("1");` }), /source calls eval\(\)/],
    ["new Function", having({ source: `export default () => new Function("1")();` }), /source calls new Function\(\)/],
    ["undeclared", having({ packages: [] }), /customBlocks\[0\]\.packages must name "colord"/],
    ["no component", having({ source: "const x = 1;" }), /source has no default export/],
    [
      "too long",
      having({ source: `export default () => null; // ${"ä".repeat(20_000)}` }),
      /customBlocks\[0\]\.source: must have at most 40 kB/,
    ],
  ])("refuses a source that imports or does what it may not: %s", (_name, spec, message) => {
    expect(() => parseAppSpec(spec)).toThrow(message);
  });

  it("takes words that only look like imports", () => {
    const source = `import type { BlockProps } from "./props.ts";
// import x from "lodash";
/* Reads data
 * import y from "fs" */
export default function A(_: BlockProps) {
  return <p>Made from "flour", with "import" and 'export' of goods</p>;
}
`;
    expect(() => parseAppSpec(having({ source, packages: [] }))).not.toThrow();
  });

  it.each([
    [{ properties: [{ id: "a", name: "A", type: "choice" }] }, /properties\[0\]\.options are needed by a choice/],
    [
      { properties: [{ id: "a", name: "A", type: "number", min: 3, max: 1 }] },
      /properties\[0\]\.min must not be above max/,
    ],
    [
      { properties: [{ id: "a", name: "A", type: "number", max: 1, default: 2 }] },
      /properties\[0\]\.default must be 1 or less/,
    ],
    [
      { properties: [{ id: "a", name: "A", type: "field", of: "b" }] },
      /properties\[0\]\.of must name a property of type entity/,
    ],
    [{ data: [{ id: "a", entity: "nope", can: ["read"] }] }, /data\[0\]\.entity names the entity "nope"/],
    [
      { data: [{ id: "a", property: "label", can: ["read"] }] },
      /data\[0\]\.property must name a property of type entity/,
    ],
    [{ data: [{ id: "a", entity: "tool", can: ["read"], roles: ["admin"] }] }, /data\[0\]\.roles need accounts/],
    [{ id: "default" }, /customBlocks\[0\]\.id "default" is a reserved word/],
  ] as [Partial<CustomBlock>, RegExp][])("names what is wrong: %j", (patch, message) => {
    expect(() => parseAppSpec({ ...libraryFixture(), customBlocks: [{ ...SHELF, ...patch }] })).toThrow(message);
  });

  it.each([
    [{ nope: 1 }, /values\.nope is no property of the block "Tool shelf"/],
    [{ wide: 10 }, /values\.wide must be 9 or less/],
    [{ tall: "yes" }, /values\.tall must be true or false/],
    [{ look: "loud" }, /values\.look must be one of its options/],
    [{ tint: "red" }, /values\.tint must be a color/],
    [{ list: "nope" }, /values\.list names the entity "nope"/],
    [{ list: "tool", shown: "name" }, /values\.shown names tool\.name of type text/],
    [{ shown: "price" }, /values\.shown needs list to be set too/],
    [{ label: "x".repeat(501) }, /values\.label/],
  ])("checks the values where it stands: %j", (values, message) => {
    expect(() =>
      applyOps(shelf(), [{ op: "update-block", page: "home", block: "homeShelf", patch: { values } }]),
    ).toThrow(message);
  });

  it("is added, changed and removed by ops that undo, in words", () => {
    const before = parseAppSpec(libraryFixture());
    const made = opsToMakeCustomBlock(before, { page: "home" }, { name: "Chess clock" });
    if ("reason" in made) throw new Error(made.reason);
    const { spec, inverse } = applyOps(before, made.ops);
    expect(describeOps(before, made.ops)).toEqual([
      "Made the block Chess clock",
      "Added the block Chess clock to the page Tools",
    ]);
    expect(customBlockUses(spec, "chessClock")).toEqual([{ page: "home", block: made.block }]);
    expect(applyOps(spec, inverse).spec).toEqual(before);
    const renamed = applyOps(spec, [
      { op: "update-custom-block", customBlock: "chessClock", patch: { name: "Clock" }, unset: ["test"] },
    ]);
    expect(renamed.spec.customBlocks?.[0]).not.toHaveProperty("test");
    expect(applyOps(renamed.spec, renamed.inverse).spec).toEqual(spec);
    expect(() => applyOps(spec, [{ op: "remove-custom-block", customBlock: "chessClock" }])).toThrow(
      /customBlock names the block "chessClock"/,
    );
    const gone = withConsequences(spec, [{ op: "remove-custom-block", customBlock: "chessClock" }]);
    expect(applyOps(spec, gone).spec).toEqual(before);
    expect(hashSpec(spec)).not.toBe(hashSpec(renamed.spec));
  });

  it("is placed with what the app has, and duplicated under a name and id of its own", () => {
    const again = opsToAddCustomBlock(shelf(), "toolShelf", { page: "loans", index: 0 });
    if ("reason" in again) throw new Error(again.reason);
    const { spec } = applyOps(shelf(), again.ops);
    expect(spec.pages[1]?.blocks[0]).toMatchObject({
      customBlock: "toolShelf",
      values: { list: "tool", shown: "price" },
    });
    const copy = opsToDuplicateCustomBlock(spec, "toolShelf");
    expect(copy).toMatchObject({
      customBlock: "toolShelf2",
      ops: [{ customBlock: { name: "Tool shelf 2" }, index: 1 }],
    });
    const first = opsToAddBlock(shelf(), "custom", { page: "loans" });
    expect(first).toMatchObject({ ops: [{ op: "add-block", block: { customBlock: "toolShelf" } }] });
  });

  it("holds at most twenty", () => {
    let spec = parseAppSpec(libraryFixture());
    for (let count = 0; count < 20; count++)
      spec = applyOps(spec, [
        { op: "add-custom-block", customBlock: { ...SHELF, id: `own${count}`, name: `Own ${count}` } },
      ]).spec;
    expect(opsToMakeCustomBlock(spec, { page: "home" })).toEqual({
      reason: "An app has at most 20 blocks of its own. Delete one first.",
    });
    expect(() =>
      applyOps(spec, [{ op: "add-custom-block", customBlock: { ...SHELF, id: "more", name: "More" } }]),
    ).toThrow(/customBlocks/);
  });

  it("goes on without rows when their entity goes, and keeps from everybody what was for a role that went", () => {
    const { spec } = applyOps(shelf(), opsToRemoveEntity(shelf(), "tool"));
    expect(spec.customBlocks?.[0]?.data[0]).toEqual({ id: "tools", can: SHELF.data[0]?.can });
    expect(spec.pages[0]?.blocks.at(-1)).toMatchObject({ values: { wide: 5 } });
    const roles = { roles: [{ id: "member", name: "Member" }], signIn: "optional" as const };
    const limited = parseAppSpec({
      ...having({ data: [{ id: "tools", entity: "tool", can: ["read"], roles: ["member"] }] }),
      accounts: roles,
      customBlocks: [{ ...SHELF, data: [{ id: "tools", entity: "tool", can: ["read"], roles: ["member"] }] }],
    });
    const open = applyOps(limited, withConsequences(limited, [{ op: "set-accounts", accounts: null }])).spec;
    expect(open.customBlocks?.[0]?.data).toEqual([{ id: "tools", can: ["read"] }]);
  });

  it("is told apart and merged like the rest", () => {
    const spec = shelf();
    expect(diffSpecs(parseAppSpec(libraryFixture()), spec).map(({ op }) => op)).toEqual([
      "add-custom-block",
      "add-block",
    ]);
    expect(diffSpecs(spec, parseAppSpec(libraryFixture())).map(({ op }) => op)).toEqual([
      "remove-block",
      "remove-custom-block",
    ]);
    const ours = applyOps(spec, [
      { op: "update-custom-block", customBlock: "toolShelf", patch: { name: "Shelf" } },
    ]).spec;
    const theirs = applyOps(spec, [
      { op: "update-custom-block", customBlock: "toolShelf", patch: { about: "Of the street" } },
    ]).spec;
    const merged = mergeSpecs(spec, ours, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.spec.customBlocks?.[0]).toMatchObject({ name: "Shelf", about: "Of the street" });
    const both = mergeSpecs(
      spec,
      ours,
      applyOps(spec, [{ op: "update-custom-block", customBlock: "toolShelf", patch: { name: "Rack" } }]).spec,
    );
    expect(both.conflicts).toMatchObject([
      { path: "customBlocks.toolShelf.name", reason: "both-changed", kept: "ours" },
    ]);
  });

  it("travels to another app with what its source reads, once", () => {
    const text = copyBlock(shelf(), { page: "home", block: "homeShelf" });
    const other = parseAppSpec(libraryFixture());
    const clip = readBlockClip(other, text);
    if (clip === null) throw new Error("no clip");
    const pasted = pasteBlock(other, clip, { page: "loans" });
    if ("reason" in pasted) throw new Error(pasted.reason);
    expect(pasted.ops.map(({ op }) => op)).toEqual(["add-custom-block", "add-block"]);
    const once = applyOps(other, pasted.ops).spec;
    expect(once.customBlocks).toEqual([SHELF]);
    const twice = pasteBlock(once, clip, { page: "home" });
    expect("ops" in twice && twice.ops.map(({ op }) => op)).toEqual(["add-block"]);
    const evil = text.replace('from \\"colord', 'from \\"lodash');
    expect(() => readBlockClip(other, evil)).toThrow(/lodash/);
  });

  it("makes what it lets everybody add visitors' own to write on a site, and no more readable than before", () => {
    const custom = (can: CustomBlock["data"][number]["can"]) =>
      sharedRules(
        parseAppSpec({
          ...withShelf(libraryFixture()),
          sharing: "shared",
          footer: {},
          entities: libraryFixture().entities.map(({ access: _access, ...entity }) => entity),
          customBlocks: [{ ...SHELF, data: [{ id: "tools", entity: "tool", can }] }],
        }),
      ).get("tool")?.access.create;
    expect(custom(["read"])).toBe("owner");
    expect(custom(["create"])).toBe("everyone");
  });
});
