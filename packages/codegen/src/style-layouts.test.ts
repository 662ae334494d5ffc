import { artDirectionSchema, type ArtDirection } from "@sayhey/appspec";
import { planIdea } from "@sayhey/planner/embedded";
import { describe, expect, it } from "vitest";
import { emitAppIcon } from "./app-icon.ts";
import { emitArtDirection } from "./emit-art.ts";
import { emitManifest } from "./emit-project.ts";
import { emitStyles } from "./emit-styles.ts";
import { generateApp } from "./generate-app.ts";

const plain = await planIdea("tool library for our street", { seed: 1 });
const PATHS = ["src/ui/masthead.tsx", "src/blocks/cards.tsx", "src/blocks/hero.tsx"];

describe("the looks of two apps", () => {
  it.each(artDirectionSchema.options)("of %s come in more than one layout, of files that are there", (direction) => {
    const layouts = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const files = emitStyles({ seed, theme: { ...plain.theme, direction } }, PATHS, { hasMenu: true });
      const imports = [...(files["src/styles.css"] ?? "").matchAll(/"\.\/(styles\/[^"]+)"/g)].map((match) => match[1]);
      for (const path of imports) expect(files[`src/${path ?? ""}`], path).toBeDefined();
      layouts.add(imports.filter((path) => /mastheads|heroes|cards\//.test(path ?? "")).join());
    }
    // Still water has one shape of its own for all of them; its colours and pictures vary.
    if (direction !== "still-water") expect(layouts.size).toBeGreaterThan(1);
  });

  it("keep the side of wide screens for a menu of several pages", () => {
    const pages = plain.pages.map((page, at) => ({ ...page, nav: at === 0 }));
    const theme = { ...plain.theme, direction: "ledger" as const };
    expect(generateApp({ ...plain, theme }).tree["src/styles.css"]).toContain("side-nav.css");
    expect(generateApp({ ...plain, theme, pages }).tree["src/styles.css"]).not.toContain("side-nav.css");
  });

  it("differ in their pictures of the same thing", () => {
    expect(emitArtDirection({ ...plain, seed: 1 })).not.toBe(emitArtDirection({ ...plain, seed: 2 }));
  });
});

describe("the head of the first page", () => {
  it("says where one is and what the app is for, with three pictures of different things", async () => {
    const spec = await planIdea("AI recipe finder", { seed: 1 });
    const { tree } = generateApp(spec);
    const home = Object.values(tree).find((text) => text.includes("<Masthead")) ?? "";
    expect(home).toContain(`title="${spec.pages[0]?.title ?? ""}"`);
    expect(home).toContain("untitled");
    expect(home.match(/pictures=\{\[([^\]]*)\]\}/)?.[1]?.split(",")).toHaveLength(3);
    expect(Object.values(tree).filter((text) => text.includes("<Masthead"))).toHaveLength(1);
  });

  it("leaves a page that begins with a hero its own head", async () => {
    const spec = await planIdea("AI recipe finder", { seed: 1 });
    const [first, ...rest] = spec.pages;
    if (first === undefined) throw new Error("no page");
    const hero = { kind: "hero" as const, id: "welcome", headline: "Cook what you have" };
    const { tree } = generateApp({ ...spec, pages: [{ ...first, blocks: [hero, ...first.blocks] }, ...rest] });
    expect(tree["src/ui/masthead.tsx"]).toBeUndefined();
    expect(tree["src/styles/masthead.css"]).toBeUndefined();
  });
});

const spec = await planIdea("hive inspection log", { seed: 1 });

describe("the app's icon", () => {
  const iconOf = (direction: ArtDirection, maskable = false): string =>
    emitAppIcon({ ...spec, theme: { ...spec.theme, direction } }, maskable);

  it("is made in the manner of the art direction", () => {
    const icons = artDirectionSchema.options.map((direction) => iconOf(direction));
    expect(new Set(icons).size).toBe(artDirectionSchema.options.length);
    for (const icon of icons) expect(icon).not.toMatch(/NaN|undefined|var\(/);
  });

  it("fills the square where a phone cuts it to shape", () => {
    expect(iconOf("playroom")).toContain('rx="18"');
    expect(iconOf("playroom", true)).toContain('rx="0"');
    expect(JSON.parse(emitManifest(spec))).toMatchObject({ icons: [{ purpose: "any" }, { purpose: "maskable" }] });
  });
});
