import { applyOps, describeOps, type AppSpec } from "@sayhey/appspec";
import { planIdea } from "@sayhey/planner/embedded";
import { describe, expect, test } from "vitest";
import { fixesFor, wishFor } from "./fixes.ts";

const spec = await planIdea("Repair café queue", { seed: 7 });
const home = spec.pages[0];
const block = home?.blocks[0];
const labels = (problem: Parameters<typeof fixesFor>[0], of: AppSpec = spec, changed: string[] = []) =>
  fixesFor(problem, of, new Set(changed)).map(({ label }) => label);

test("a block that failed can be taken out, and the app is whole without it", () => {
  const fixes = fixesFor(
    { kind: "page", message: "It threw.", page: home?.path ?? "/", block: block?.id ?? "" },
    spec,
    new Set(),
  );
  const fix = fixes.find(({ by }) => by === "ops");
  if (fix?.by !== "ops") throw new Error("no fix by ops");
  const after = applyOps(spec, fix.ops).spec;
  expect(after.pages[0]?.blocks.some(({ id }) => id === block?.id)).toBe(false);
});

test("where a file was changed by hand it can be restored, and opened at its line", () => {
  const problem = {
    kind: "preview" as const,
    message: "x is undefined",
    place: { file: "src/pages/home.tsx", line: 12 },
  };
  expect(labels(problem)).toEqual(["Open home.tsx, line 12"]);
  expect(labels(problem, spec, ["src/pages/home.tsx"])).toEqual(["Open home.tsx, line 12", "Restore home.tsx"]);
});

test("pale text is made readable by the theme where the theme is to blame, and by nothing where it is not", () => {
  const problem = { kind: "axe" as const, rule: "color-contrast", message: "pale", page: "/" };
  expect(labels(problem)).toEqual([]);
  const pale = { ...spec, theme: { ...spec.theme, light: { ...spec.theme.light, muted: spec.theme.light.ground } } };
  const [fix] = fixesFor(problem, pale, new Set());
  if (fix?.by !== "ops") throw new Error("no fix by ops");
  const after = applyOps(pale, fix.ops).spec;
  expect(labels(problem, after)).toEqual([]);
  expect(after.theme.light.ground).toBe(spec.theme.light.ground);
});

describe("what axe finds and ops can mend", () => {
  const entity = spec.entities[0];
  const listed = spec.pages.flatMap((page) =>
    page.blocks.flatMap((each) =>
      "entity" in each && each.entity === entity?.id && "title" in each ? [{ page, block: each }] : [],
    ),
  )[0];
  if (entity === undefined || listed === undefined) throw new Error("the app lists nothing");
  /** The app with some ops, what can be done about a rule, and the app after the first of that. */
  const mend = (rule: string, broken: (of: AppSpec) => void) => {
    const of = structuredClone(spec);
    broken(of);
    const fixes = fixesFor(
      { kind: "axe", rule, message: rule, page: listed.page.path, block: listed.block.id },
      of,
      new Set(),
    );
    const fix = fixes.find(({ by }) => by === "ops");
    if (fix?.by !== "ops") return { labels: fixes.map(({ label }) => label), after: of, lines: [] };
    const { spec: after, inverse } = applyOps(of, fix.ops);
    // Each can be taken back.
    expect(applyOps(after, inverse).spec).toEqual(of);
    return { labels: fixes.map(({ label }) => label), after, lines: describeOps(of, fix.ops) };
  };

  test.each(["image-alt", "link-name"])(
    "rows without a name get one, by which their pictures and links are read: %s",
    (rule) => {
      const {
        labels: said,
        after,
        lines,
      } = mend(rule, (of) => {
        const row = of.entities[0]?.rows[1];
        if (row) row[entity.titleField] = "…";
      });
      expect(said[0]).toBe(`Name the nameless ${entity.plural.toLowerCase()}`);
      expect(after.entities[0]?.rows[1]?.[entity.titleField]).toBe(`${entity.name} 2`);
      expect(lines.length).toBeGreaterThan(0);
    },
  );

  test("a button without words gets some", () => {
    const form = spec.pages.flatMap((page) =>
      page.blocks.flatMap((each) => (each.kind === "form" ? [{ page, block: each }] : [])),
    )[0];
    if (form === undefined) throw new Error("the app has no form");
    const of = structuredClone(spec);
    for (const page of of.pages)
      for (const each of page.blocks) if (each.id === form.block.id && each.kind === "form") each.submitLabel = "→";
    const [fix] = fixesFor({ kind: "axe", rule: "button-name", message: "x", block: form.block.id }, of, new Set());
    if (fix?.by !== "ops") throw new Error("no fix by ops");
    const after = applyOps(of, fix.ops).spec;
    expect(JSON.stringify(after.pages)).toContain('"submitLabel":"Save ');
  });

  test("a field without a name is called after its id", () => {
    const { after } = mend("label", (of) => {
      const field = of.entities[0]?.fields.at(-1);
      if (field) field.name = "-";
    });
    expect(after.entities[0]?.fields.at(-1)?.name).toMatch(/^[A-Z][a-z ]+$/);
  });

  test("parts of a page without a heading get one where headings skip a step", () => {
    const { after, labels: said } = mend("heading-order", (of) => {
      const page = of.pages.find(({ id }) => id === listed.page.id);
      for (const each of page?.blocks ?? []) if ("title" in each) delete each.title;
    });
    expect(said[0]).toMatch(/^Title /);
    const page = after.pages.find(({ id }) => id === listed.page.id);
    expect(page?.blocks.find(({ id }) => id === listed.block.id)).toMatchObject({
      title: expect.stringMatching(/\p{L}/u),
    });
  });

  test("the language that a page was robbed of by hand comes back with its file, and where all is named there is nothing to do", () => {
    const problem = { kind: "axe" as const, rule: "html-has-lang", message: "x", page: "/" };
    expect(labels(problem, spec, ["index.html"])).toEqual(["Restore index.html"]);
    expect(mend("link-name", () => undefined).labels).toEqual([]);
  });
});

test("a model is told what is wrong and where", () => {
  expect(wishFor({ kind: "axe", rule: "label", message: "No name", page: "/", block: "form" })).toBe(
    "Fix this on the page at / in the block form: the accessibility rule label fails: No name",
  );
});
