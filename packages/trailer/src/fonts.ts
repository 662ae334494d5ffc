import { FONTS } from "@sayhey/contract/fonts";
import type { Storyboard } from "./storyboard.ts";

/** A family in one weight that must be registered before the storyboard is drawn. */
export interface RequiredFont {
  /** Name to register all of the family's files under. */
  family: string;
  weight: number;
  italic: boolean;
  /**
   * npm package with `unicode.json` (ranges by subset) and `files/`. Static packages name a file
   * `<slug>-<subset>-<weight>-<normal|italic>.woff2`, variable ones `<slug>-<subset>-wght-normal.woff2`.
   */
  package: string;
  slug: string;
  variable: boolean;
  /** Only the subsets that hold one of these characters are needed. */
  text: string;
}

interface Fallback {
  family: string;
  package: string;
  slug: string;
  variable: boolean;
  script: RegExp;
}

const HAN = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u;
const FALLBACKS: readonly Fallback[] = [
  { family: "Noto Sans", package: "@fontsource/noto-sans", slug: "noto-sans", variable: false, script: /[^\s]/u },
  {
    family: "Noto Sans Arabic",
    package: "@fontsource/noto-sans-arabic",
    slug: "noto-sans-arabic",
    variable: false,
    script: /\p{Script=Arabic}/u,
  },
  {
    family: "Noto Sans Hebrew",
    package: "@fontsource/noto-sans-hebrew",
    slug: "noto-sans-hebrew",
    variable: false,
    script: /\p{Script=Hebrew}/u,
  },
  {
    family: "Noto Sans Thai",
    package: "@fontsource/noto-sans-thai",
    slug: "noto-sans-thai",
    variable: false,
    script: /\p{Script=Thai}/u,
  },
  {
    family: "Noto Sans JP",
    package: "@fontsource-variable/noto-sans-jp",
    slug: "noto-sans-jp",
    variable: true,
    script: /\p{Script=Hiragana}|\p{Script=Katakana}/u,
  },
  {
    family: "Noto Sans KR",
    package: "@fontsource-variable/noto-sans-kr",
    slug: "noto-sans-kr",
    variable: true,
    script: /\p{Script=Hangul}/u,
  },
  {
    family: "Noto Sans SC",
    package: "@fontsource-variable/noto-sans-sc",
    slug: "noto-sans-sc",
    variable: true,
    script: HAN,
  },
  {
    family: "Noto Emoji",
    package: "@fontsource/noto-emoji",
    slug: "noto-emoji",
    variable: false,
    script: /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20e3\ufe0f]/u,
  },
];

/** What decides which fonts a drawing needs: its type and its words. */
export type FontUser = Pick<Storyboard, "type" | "title" | "link" | "watermark" | "scenes">;

/** Every distinct character of the storyboard's words, digits always included (numbers count up). */
function storyboardText(storyboard: FontUser): string {
  const characters = new Set("0123456789.,%+-/#:…“”’—·×&ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      for (const character of value) {
        characters.add(character);
        // Styles set words in capitals.
        for (const upper of character.toUpperCase()) characters.add(upper);
      }
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (value !== null && typeof value === "object") Object.values(value).forEach(visit);
  };
  visit(storyboard.scenes);
  visit([storyboard.title, storyboard.link, storyboard.watermark]);
  return [...characters].join("");
}

/** The families and weights a storyboard is drawn with, each only with the characters that it needs. */
export function requiredFonts(storyboard: FontUser): RequiredFont[] {
  const text = storyboardText(storyboard);
  const fonts: RequiredFont[] = [];
  const add = (font: RequiredFont): void => {
    if (
      !fonts.some(
        (other) => other.family === font.family && other.weight === font.weight && other.italic === font.italic,
      )
    )
      fonts.push(font);
  };
  const { display, text: body } = storyboard.type;
  for (const face of [display, { ...body, weight: 500 }, { ...body, weight: 700 }]) {
    const font = FONTS[face.family];
    if (font === undefined) continue;
    const weight = nearestWeight(font.weights, face.weight);
    add({
      family: font.family,
      weight,
      italic: face.italic === true && font.italics.includes(weight),
      package: font.package,
      slug: font.slug,
      variable: false,
      text,
    });
  }
  for (const fallback of FALLBACKS) {
    const needed = [...text].filter((character) => fallback.script.test(character)).join("");
    if (needed === "") continue;
    const weights = fallback.slug === "noto-emoji" || fallback.variable ? [700] : [500, 700];
    for (const weight of weights) {
      add({
        family: fallback.family,
        weight,
        italic: false,
        package: fallback.package,
        slug: fallback.slug,
        variable: fallback.variable,
        text: needed,
      });
    }
  }
  return fonts;
}

/** The value of `Canvas2D.font` for a face of the storyboard at a size in px, with fallbacks for every script. */
export function fontOf(
  storyboard: Pick<Storyboard, "type">,
  role: "display" | "text" | "strong",
  sizePx: number,
): string {
  const face = role === "display" ? storyboard.type.display : storyboard.type.text;
  const font = FONTS[face.family];
  const wanted = role === "display" ? face.weight : role === "strong" ? 700 : 500;
  const weight = font === undefined ? wanted : nearestWeight(font.weights, wanted);
  const italic = role === "display" && face.italic === true && font?.italics.includes(weight) === true;
  const families = [face.family, ...FALLBACKS.map((fallback) => fallback.family)].map(
    (family) => `"${family.replaceAll('"', "")}"`,
  );
  return `${italic ? "italic " : ""}${weight} ${sizePx}px ${families.join(", ")}, ${font?.fallback ?? "sans-serif"}`;
}

function nearestWeight(weights: readonly number[], wanted: number): number {
  let best = weights[0] ?? 400;
  for (const weight of weights) if (Math.abs(weight - wanted) < Math.abs(best - wanted)) best = weight;
  return best;
}
