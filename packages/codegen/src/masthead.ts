import type { AppSpec, Page } from "@sayhey/appspec";
import { motifOf } from "../templates/src/art/motif.ts";
import { jsxElement } from "./source-text.ts";

const PICTURES = 3;

/** The head of the first page as an element; none where the page begins with a block that is its own head. */
export function emitMasthead(page: Page, spec: AppSpec): string | undefined {
  // What is played or worked with wants the room itself.
  if (["hero", "game", "tool"].includes(page.blocks[0]?.kind ?? "")) return undefined;
  if (page.path !== "/" || page.blocks.some((block) => block.kind === "detail")) return undefined;
  const props = { title: titleOf(page, spec), lead: leadOf(spec.identity), pictures: picturesOfApp(spec) };
  return jsxElement("Masthead", Object.entries(props), "      ");
}

/** Blocks that a visitor comes to use or to look through, rather than to work with what is kept. */
const USED = new Set<string>(["calculator", "converter", "questionnaire", "quiz", "poll", "cards"]);

/** What the first page is headed with: the app's name where the page only says what one does there, as 'Find' and 'Survey' do. */
function titleOf(page: Page, { identity, entities }: AppSpec): string {
  const isOfRows = entities.some(({ name, plural }) => page.title === plural || page.title === name);
  return USED.has(page.blocks[0]?.kind ?? "") && !isOfRows ? identity.name : page.title;
}

/** Texts that draw what an app is about, the main thing first. */
export function picturesOfApp({ identity, ...spec }: AppSpec): string[] {
  return picturesOf([identity.idea, identity.icon.replaceAll("-", " "), ...namesOf(spec), identity.name]);
}

/** The tagline; the promise where the tagline only says who the app is for. */
function leadOf({ tagline, promise, audience }: AppSpec["identity"]): string {
  return tagline.toLowerCase().includes(audience.toLowerCase()) ? `${promise}.` : tagline;
}

function namesOf({ entities, pages }: Pick<AppSpec, "entities" | "pages">): string[] {
  return [
    ...entities.map((entity) => entity.name),
    ...entities.flatMap((entity) => entity.rows.slice(0, 6).map((row) => String(row[entity.titleField] ?? ""))),
    ...pages.map((page) => page.title),
  ];
}

/** Texts that draw different things, those that name something drawable first. */
function picturesOf(texts: readonly string[]): string[] {
  const short = [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim().slice(0, 60)).filter(Boolean))];
  const shown = new Map<string, string>();
  for (const text of short) {
    const { name } = motifOf(text);
    if (name !== "" && !shown.has(name)) shown.set(name, text);
  }
  return [...new Set([...shown.values(), ...short])].slice(0, PICTURES);
}
