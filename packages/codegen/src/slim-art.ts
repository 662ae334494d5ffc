import type { AppSpec } from "@sayhey/appspec";
import { pictureSubject } from "./picture-subject.ts";
import { FAMILIES, KIN, motifOf } from "../templates/src/art/motif.ts";
import { TEMPLATES } from "./templates.gen.ts";

const MOTIF = "src/art/motif.ts";
const THINGS = "src/art/glyphs-things.ts";
const GLYPHS = ["src/art/glyphs-food.ts", "src/art/glyphs-living.ts", "src/art/glyphs-places.ts", THINGS];
/** A field of drawings this often named is what the app is about; all of it comes along, for what people will add. */
const WHOLE_FROM = 4;

/** One drawing of a glyph file: its name and where its text lies. */
const DRAWING = /^  (\w+): \[\n[\s\S]*?^  \],\n/gm;
/** One entry of the list of words: the drawing's name and the words for it. */
const WORDS = /^  \[\s*"(\w+)",\s*"[^"]*",?\s*\],\n/gm;
const RECORD = /^export const (\w+): Record<string, Glyph> = \{\n([\s\S]*?)^\};\n/gm;

/** The template files with only those drawings, and words for them, that this app has a use for. */
export function slimArt(spec: AppSpec, templates: Record<string, string>): Record<string, string> {
  const wanted = drawingsOf(spec);
  const kept = new Set<string>();
  const slim = { ...templates };
  for (const path of GLYPHS) {
    if (templates[path] === undefined) continue;
    slim[path] = templates[path].replace(RECORD, (_, name: string, body: string) => {
      const names = [...body.matchAll(DRAWING)].map((match) => match[1] ?? "");
      const isWhole = path !== THINGS && names.filter((each) => wanted.has(each)).length >= WHOLE_FROM;
      const entries = body.replace(DRAWING, (entry, each: string) => {
        if (!isWhole && !wanted.has(each)) return "";
        kept.add(each);
        return entry;
      });
      return `export const ${name}: Record<string, Glyph> = {${entries === "" ? "" : `\n${entries}`}};\n`;
    });
  }
  const motif = templates[MOTIF];
  if (motif !== undefined) slim[MOTIF] = motif.replace(WORDS, (entry, name: string) => (kept.has(name) ? entry : ""));
  return slim;
}

/** Names of the drawings that the app's texts mean, with those like them, and of those its art direction draws of itself. */
function drawingsOf(spec: AppSpec): Set<string> {
  const subject = pictureSubject(spec);
  const found = new Set<string>();
  const add = (text: string, about = ""): void => {
    const { name } = motifOf(text, about, subject);
    for (const each of name === "" ? [] : [name, ...(KIN[name] ?? []), ...(FAMILIES[name] ?? [])]) found.add(each);
  };
  const { identity, pages, entities } = spec;
  for (const text of [identity.idea, identity.name, identity.icon.replaceAll("-", " "), ...identity.verbs]) add(text);
  for (const page of pages) {
    add(page.title);
    for (const block of page.blocks) {
      add(block.kind === "hero" ? block.headline : (block.title ?? ""));
      if (block.kind === "hero") add(block.picture?.replace(/^art:/, "") ?? "");
    }
  }
  for (const { name, plural, titleField, fields, rows } of entities) {
    for (const text of [name, plural]) add(text);
    // A row that somebody adds under any name is drawn as its kind.
    add("", name);
    // Names of rows are drawn, and pictures that are kept as a text.
    const drawn = [titleField, ...fields.filter((field) => field.type === "image").map((field) => field.id)];
    for (const row of rows) for (const field of drawn) add(String(row[field] ?? ""), name);
  }
  const direction = TEMPLATES[`src/art/${spec.theme.direction}.tsx`] ?? "";
  for (const [, name] of direction.matchAll(/"([a-z]+\d?)"/g)) found.add(name ?? "");
  return found;
}
