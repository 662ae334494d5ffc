import { expect, test } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { seenRows } from "./assistant-texts.ts";
import { applyOps } from "./apply-ops.ts";
import { conversationsFor } from "./ops-to-add-block.ts";
import { parseAppSpec } from "./parse-app-spec.ts";
import { sharedRules } from "./shared-rules.ts";

/** The library with another block on its first page and perhaps another leading archetype. */
function withBlock(block: Record<string, unknown>, archetype?: AppSpec["identity"]["archetypes"][number]): AppSpec {
  const spec = libraryFixture();
  if (archetype !== undefined) spec.identity.archetypes = [archetype];
  spec.pages[0]?.blocks.push({ id: "extra", ...block } as never);
  return parseAppSpec(spec);
}

test("14.2 an entity's own access wins over what suits its part in the app", () => {
  const spec = libraryFixture();
  expect(sharedRules(spec).get("tool")?.access).toEqual({ read: "everyone", create: "everyone", edit: "author" });
  const access = { read: "signed-in", create: "owner", edit: "owner" } as const;
  Object.assign(spec.entities[0] ?? {}, { access });
  expect(sharedRules(parseAppSpec(spec)).get("tool")?.access).toEqual(access);
});

test("14.2 people who run an app together edit each other's rows", () => {
  expect(sharedRules(withBlock({ kind: "richText", body: "Hi" }, "board")).get("tool")?.access.edit).toBe("everyone");
});

test("14.3 what actions change is open, what they count goes by steps", () => {
  const rules = sharedRules(
    withBlock({
      kind: "board",
      entity: "tool",
      stageField: "state",
      facts: [],
      actions: [
        { do: "add", field: "stars", by: 1, once: true, label: "Star" },
        { do: "add", field: "price", by: 5, label: "Raise" },
      ],
    }),
  ).get("tool");
  expect([...(rules?.open ?? [])]).toContain("state");
  expect(rules?.counted.get("stars")).toEqual({ kind: "once", steps: [1] });
  expect(rules?.counted.get("price")).toEqual({ kind: "count", steps: [5] });
  expect(rules?.open.has("stars")).toBe(false);
});

test("14.3 a number that counts once somewhere is open to no other steps", () => {
  const spec = withBlock({
    kind: "list",
    entity: "tool",
    facts: [],
    actions: [
      { do: "add", field: "stars", by: 1, once: true, label: "Star" },
      { do: "add", field: "stars", by: 1, label: "More" },
    ],
  });
  expect(sharedRules(spec).get("tool")?.counted.get("stars")?.kind).toBe("once");
});

test("14.3 what visitors mark on rows that only the owner offers is their own", () => {
  const spec = withBlock({
    kind: "list",
    entity: "tool",
    facts: [],
    actions: [{ do: "advance", field: "state", label: "Next" }],
  });
  expect([...(sharedRules(spec).get("tool")?.open ?? [])]).toEqual(["state"]);
  Object.assign(spec.entities[0] ?? {}, { access: { read: "everyone", create: "owner", edit: "owner" } });
  const rules = sharedRules(parseAppSpec(spec)).get("tool");
  expect([[...(rules?.open ?? [])], [...(rules?.personal ?? [])]]).toEqual([[], ["state"]]);
});

test("14.2 a wallet is each visitor's own and begins with what the app gives, and what is bought is marked for oneself", () => {
  const spec = withBlock({
    kind: "list",
    entity: "tool",
    facts: [],
    // Stands for a purchase, which needs more fields than the library has.
  });
  Object.assign(spec.pages[0]?.blocks.at(-1) ?? {}, { walletEntity: "loan", savedField: "state" });
  const rules = sharedRules(spec);
  expect(rules.get("loan")?.access).toEqual({ read: "author", create: "everyone", edit: "author" });
  expect([...(rules.get("loan")?.given ?? [])]).toEqual(spec.entities[1]?.rows.map((row) => row.id));
  expect([...(rules.get("tool")?.personal ?? [])]).toContain("state");
});

test("6.19 14.2.2 conversations name their parts, keep them from everybody, and are told of by no assistant", () => {
  const library = libraryFixture();
  const made = conversationsFor(library, library.pages[0]?.id ?? "", "staff");
  if ("reason" in made) throw new Error(made.reason);
  const { spec } = applyOps(library, made.ops);
  const parts = [...sharedRules(spec)].flatMap(([id, { conversation, access }]) =>
    conversation === undefined ? [] : [[conversation.part, access.read, seenRows(spec, id)]],
  );
  expect(parts).toEqual([
    ["person", "author", undefined],
    ["conversation", "author", undefined],
    ["message", "author", undefined],
  ]);
  const blocks = spec.pages[0]?.blocks ?? [];
  const talk = blocks.find(({ kind }) => kind === "conversations");
  const broken = (patch: Record<string, unknown>) => () =>
    applyOps(spec, [{ op: "update-block", page: spec.pages[0]?.id ?? "", block: talk?.id ?? "", patch }]);
  expect(broken({ between: "author" })).toThrow("aboutField");
  expect(broken({ authorField: "conversation" })).toThrow("authorField");
  expect(broken({ conversationEntity: spec.entities[0]?.id })).toThrow(/conversationEntity|membersField|via/);
  // The second block is over the same rows.
  const again = conversationsFor(spec, spec.pages[0]?.id ?? "", "people");
  expect("ops" in again && again.ops.map(({ op }) => op)).toEqual(["add-block"]);
});
