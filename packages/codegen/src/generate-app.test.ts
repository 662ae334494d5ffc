import { stripTypeScriptTypes } from "node:module";
import { artDirectionSchema, blockSchema, languageSchema } from "@sayhey/appspec";
import { flowSchema } from "@sayhey/contract/flow";
import { describe, expect, test } from "vitest";
import { renderTemplates } from "../scripts/render-templates.ts";
import { everyBlock } from "./fixtures/every-block.ts";
import { generateApp } from "./generate-app.ts";
import { inPhrase } from "../templates/src/say.ts";
import { kebabCase } from "./names.ts";
import { TEMPLATES } from "./templates.gen.ts";

const HOSTILE = `"\`\${alert(1)}</script><img src=x onerror=alert(1)>\\'{x}*/ \u2028<!--`;

/** Loads a generated file without imports of values, as the browser would. */
async function load(text: string): Promise<Record<string, unknown>> {
  // A module of data leads nowhere: what works formulas out stands in it.
  const whole = text
    .replace(/^export \{.*from.*$/m, "")
    .replace(/^import \{ (.+) \} from "\.\.\/store\/expression\.ts";$/m, (_, names: string) =>
      names
        .split(", ")
        .map((name) => `const ${name} = () => null;`)
        .join(" "),
    );
  const code = stripTypeScriptTypes(whole, { mode: "strip" });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
}

describe("the tree", () => {
  const spec = everyBlock();
  const { tree } = generateApp(spec);

  test("is the same for the same spec, with sorted paths", () => {
    expect(generateApp(everyBlock())).toEqual(generateApp(everyBlock()));
    expect(Object.keys(tree)).toEqual(Object.keys(tree).toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test("has every kind of block there is", () => {
    const kinds = new Set<string>(blockSchema.options.map((option) => option.shape.kind.value));
    // Games and tools have a component each.
    for (const kind of ["game", "tool"]) kinds.delete(kind);
    kinds.delete("people");
    expect(generateApp(everyBlock({ accounts: "optional" })).tree).toHaveProperty(["src/blocks/people.tsx"]);
    for (const kind of kinds) expect(tree, kind).toHaveProperty([`src/blocks/${kebabCase(kind)}.tsx`]);
    for (const path of ["src/games/memory.tsx", "src/tools/word-counter.tsx"]) expect(tree).toHaveProperty([path]);
  });

  test("names every page and every block in what it shows", () => {
    expect(tree["src/ui/page.tsx"]).toContain("data-page={id}");
    expect(tree["src/ui/section.tsx"]).toContain("data-block={partOf}");
    expect(tree["src/ui/rows-section.tsx"]).toMatch(/<Section\s+id=\{id\}/);
    for (const page of spec.pages) {
      const text = tree[`src/pages/${kebabCase(page.id)}.tsx`] ?? "";
      expect(text).toMatch(new RegExp(`<Page\\s+id="${page.id}"`));
      for (const { kind } of page.blocks.filter(({ kind }) => kind !== "game" && kind !== "tool"))
        expect(tree[`src/blocks/${kebabCase(kind)}.tsx`], kind).toMatch(
          /<(?:Section|Region)\s+id=\{id\}|data-block=\{id\}|<RowsSection \{\.\.\.props\}/,
        );
    }
  });

  test("holds no source file that the app does not reach", () => {
    const reached = new Set(["src/main.tsx", "src/env.d.ts"]);
    const waiting = ["src/main.tsx"];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      for (const [, target = ""] of (tree[path] ?? "").matchAll(/(?:from |import )"(\.[^"]+)"/g)) {
        const wanted = new URL(target, `file:///${path}`).pathname.slice(1);
        if (!reached.has(wanted)) waiting.push(wanted);
        reached.add(wanted);
      }
    }
    expect(Object.keys(tree).filter((path) => path.startsWith("src/") && !reached.has(path))).toEqual([]);
    expect([...reached].filter((path) => tree[path] === undefined)).toEqual([]);
  });

  test("depends on what it imports and on nothing else", () => {
    const imported = new Set<string>();
    for (const [path, text] of Object.entries(tree)) {
      if (!path.startsWith("src/")) continue;
      for (const [, name = ""] of text.matchAll(/(?:from |import )"([^."][^"]*)"/g))
        imported.add(
          name
            .split("/")
            .slice(0, name.startsWith("@") ? 2 : 1)
            .join("/"),
        );
    }
    imported.delete("tailwindcss");
    const manifest = JSON.parse(tree["package.json"] ?? "") as { dependencies: Record<string, string> };
    expect(Object.keys(manifest.dependencies).toSorted()).toEqual([...imported].toSorted());
  });

  test("leaves out blocks, looks and words of blocks the app has not", () => {
    const pages = spec.pages
      .slice(0, 1)
      .map((page) => ({ ...page, blocks: page.blocks.filter((block) => block.kind === "richText") }));
    const { customBlocks: _own, ...rest } = spec;
    const small = { ...rest, pages };
    const paths = Object.keys(generateApp(small).tree);
    expect(paths.filter((path) => path.startsWith("src/blocks/"))).toEqual(["src/blocks/rich-text.tsx"]);
    expect(paths).not.toContain("src/styles/blocks/board.css");
    expect(generateApp(small).tree["src/copy.ts"]).not.toContain("Step by step");
  });

  test("draws only the icons it names, a circle for a name lucide has not", () => {
    const icons = tree["src/ui/icons.tsx"] ?? "";
    expect(icons).toContain(`"chef-hat": (`);
    expect(icons).toContain(`"no-such-icon": <circle cx="12" cy="12" r="10" />,`);
    expect(icons).not.toContain(`"accessibility"`);
  });

  test("speaks the app's language", () => {
    for (const language of languageSchema.options) {
      const copy = generateApp(everyBlock({ language })).tree["src/copy.ts"] ?? "";
      expect(copy).toContain(`language = "${language}"`);
      expect(copy.includes(`"Settings"`)).toBe(language === "en");
    }
  });

  test("has a look for every direction", () => {
    for (const direction of artDirectionSchema.options) {
      const { tree: styled } = generateApp(everyBlock({ direction }));
      expect(styled["src/styles/direction.css"]?.length, direction).toBeGreaterThan(400);
    }
  });

  test("is made of the templates as they are now", () => {
    const present = renderTemplates();
    const stale = Object.entries(TEMPLATES).filter(
      ([path, text]) => !present.includes(`${JSON.stringify(path)}: ${JSON.stringify(text)},\n`),
    );
    expect(
      stale.map(([path]) => path),
      "run npm run embed -w packages/codegen",
    ).toEqual([]);
    expect(Object.keys(TEMPLATES).length, "run npm run embed -w packages/codegen").toBe(
      present.match(/^  "src\//gm)?.length,
    );
  });
});

describe("hostile texts", () => {
  const spec = everyBlock({ text: HOSTILE });
  const { tree } = generateApp(spec);

  test("come out of an entity's file as they went in", async () => {
    for (const entity of spec.entities) {
      const module = await load(tree[`src/entities/${kebabCase(entity.id)}.ts`] ?? "");
      const definition = module[`${entity.id}Entity`] as {
        name: string;
        fields: { name: string }[];
        seed: Record<string, unknown>[];
      };
      expect(definition.name).toBe(entity.name);
      expect(definition.fields.map((field) => field.name)).toEqual(entity.fields.map((field) => field.name));
      expect(definition.seed.map((row) => row[entity.titleField])).toEqual(
        entity.rows.map((row) => row[entity.titleField]),
      );
    }
  });

  test("never reach HTML, CSS, JSON or a path as code", () => {
    expect(tree["index.html"]).not.toContain("<img");
    expect(tree["index.html"]?.match(/<script/g)).toHaveLength(1);
    expect(tree["public/icon.svg"]).not.toContain("alert");
    for (const [path, text] of Object.entries(tree)) {
      if (path.endsWith(".css")) expect(text, path).not.toContain("alert(1)");
      expect(path).toMatch(/^[\w./-]+$/);
    }
    const manifest = JSON.parse(tree["public/manifest.webmanifest"] ?? "") as { name: string };
    expect(manifest.name).toBe(spec.identity.name);
    expect((JSON.parse(tree["package.json"] ?? "") as { name: string }).name).toMatch(/^[a-z0-9-]+$/);
  });
});

describe("flows", () => {
  test("are three to five, valid, open a page first and say it in five words", () => {
    for (const language of languageSchema.options) {
      const { flows } = generateApp(everyBlock({ language }));
      expect(flows.length).toBeGreaterThanOrEqual(3);
      expect(flows.length).toBeLessThanOrEqual(5);
      expect(new Set(flows.map((flow) => flow.id)).size).toBe(flows.length);
      for (const flow of flows) {
        flowSchema.parse(flow);
        expect(flow.steps[0]?.do).toBe("open");
        expect(flow.caption.split(/\s+/).length).toBeLessThanOrEqual(5);
      }
      expect(flows.map((flow) => flow.weight)).toEqual(flows.map((flow) => flow.weight).toSorted((a, b) => b - a));
    }
  });

  test("are there for an app that only shows text", () => {
    const spec = everyBlock();
    const [home] = spec.pages;
    if (home === undefined) throw new Error("The fixture has no page");
    const { flows } = generateApp({
      ...spec,
      pages: [{ ...home, blocks: home.blocks.filter((block) => block.kind === "richText") }],
    });
    expect(flows.length).toBeGreaterThanOrEqual(1);
  });

  test("tap what the app's button says, with the name of the thing as the language writes it inside a phrase", () => {
    const words = {
      en: "Add dish",
      de: "Dish hinzufügen",
      es: "Añadir dish",
      fr: "Ajouter dish",
      pt: "Adicionar dish",
    };
    for (const language of languageSchema.options) {
      const spec = everyBlock({ language });
      const [page] = spec.pages;
      if (page === undefined) throw new Error("The fixture has no page");
      const cards = spec.pages.flatMap((each) => each.blocks).filter((block) => block.kind === "cards");
      const blocks = cards.map((block) => ({ ...block, where: [] }));
      const { tree, flows } = generateApp({ ...spec, pages: [{ ...page, blocks }] });
      expect(JSON.stringify(flows)).toContain(`"role":"button","name":"${words[language]}"`);
      expect(tree["src/ui/row-dialog.tsx"]).toContain("say(copy.addOne, { name: inPhrase(entity.name, language) })");
    }
    const names = ["Ruche", "Élément de liste", "NFT", "T-shirt", "iPhone", "L’outil"];
    expect(names.map((name) => inPhrase(name, "fr"))).toEqual([
      "ruche",
      "élément de liste",
      "NFT",
      "T-shirt",
      "iPhone",
      "l’outil",
    ]);
    expect(inPhrase("Bienenstock", "de")).toBe("Bienenstock");
  });

  test("become browser tests of the app", () => {
    const { tree, flows } = generateApp(everyBlock());
    for (const flow of flows) expect(tree["tests/flows.spec.ts"]).toContain(`test(${JSON.stringify(flow.caption)}`);
  });
});
