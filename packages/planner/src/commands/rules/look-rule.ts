import {
  ART_DIRECTIONS,
  brandTheme,
  mixColours,
  PALETTE_VARIANTS,
  type ArtDirection,
  type Theme,
} from "@sayhey/appspec";
import { FONTS } from "@sayhey/contract/fonts";
import { COLOURS } from "../../embedded/asked-look.ts";
import { fold } from "../../embedded/fold.ts";
import { tintPalette } from "../../embedded/tint-palette.ts";
import type { Found, World } from "../command-answer.ts";
import { VERBS } from "../command-words.ts";
import { isNear } from "../edit-distance.ts";
import type { Clause } from "../read-command.ts";
import { LOOK_FILLER, LOOK_WORDS, type LookWish } from "./look-words.ts";

const MOST_RADIUS = 32;
const STEP = 8;
const DENSITIES: readonly Theme["density"][] = ["compact", "regular", "airy"];
const LESS = /^(?:less|weniger|menos|moins|not|no|kein|keine|without|ohne|sin|sans|sem|nicht)$/;
const DARKER = /^(?:dark|deep|dunkel|dunkles|dunkle|dunklem|oscuro|oscura|fonce|escuro|escura)$/;
const PALER = /^(?:light|pale|soft|bright|hell|helles|helle|hellem|claro|clara|clair|claire)$/;
/** Names of art directions and of type families, folded. */
const DIRECTIONS = new Map(
  (Object.keys(ART_DIRECTIONS) as ArtDirection[]).flatMap((id) => [
    [id.replaceAll("-", " "), id] as const,
    [id, id] as const,
    [fold(ART_DIRECTIONS[id].name), id] as const,
  ]),
);
const FAMILIES = new Map(Object.keys(FONTS).map((family) => [fold(family), family] as const));
const SERIFS: Readonly<Record<string, [display: string, text: string]>> = {
  serif: ["Source Serif 4", "Newsreader"],
  "sans-serif": ["Inter", "Inter"],
  monospace: ["IBM Plex Mono", "IBM Plex Mono"],
};

/** What a clause asks of the look, in order; null where it speaks of something else. */
interface Said {
  wishes: LookWish[];
  colours: string[];
  families: string[];
}

/** 'dark and rounder', 'in green', 'more playful', 'use a serif font', 'colours #ff0055 and black'. */
export function lookRule(clause: Clause, world: World): Found | null {
  const verb = clause.match(/^(?<verb>[A-Z]+)(?: |$)/)?.["verb"]?.canon;
  if (
    verb !== undefined &&
    /^(?:CALL|RENAME|MOVE|SORT|FILTER|GROUP|GO|UNDO|REDO|HELP|TRANSLATE|LET|CLEAR|ONLYSHOW|HIDE)$/.test(verb)
  )
    return null;
  const said = readLook(clause, verb === "REMOVE");
  if (!said) return null;
  const patch = themePatch(world.spec.theme, said);
  if (Object.keys(patch).length === 0)
    return { cannot: "The app looks like that already.", examples: ["another look", "other colors"] };
  return { ops: [{ op: "set-theme", patch }] };
}

function readLook(clause: Clause, isRemoval: boolean): Said | null {
  const tokens = clause.tokens
    .slice(VERBS.has(clause.tokens[0]?.canon ?? "") ? 1 : 0)
    .filter(({ raw }) => !/^[,:()!]$/.test(raw));
  const said: Said = { wishes: [], colours: [], families: [] };
  let isLess = isRemoval;
  for (let at = 0; at < tokens.length;) {
    const found = longest(
      tokens.map(({ key }) => key),
      at,
    );
    const token = tokens[at];
    if (!token) break;
    const next = tokens[at + 1];
    const nextColour = next && colourOf(next.key);
    if ((DARKER.test(token.key) || PALER.test(token.key)) && nextColour !== undefined) {
      said.colours.push(mixColours(nextColour, DARKER.test(token.key) ? "#000000" : "#ffffff", 0.28));
      at += 2;
      continue;
    }
    const compound = /^(dunkel|hell)(\p{L}{3,})$/u.exec(token.key);
    const base = compound && colourOf(compound[2] ?? "");
    const colour = base
      ? mixColours(base, compound[1] === "dunkel" ? "#000000" : "#ffffff", 0.28)
      : (colourOf(token.raw) ?? colourOf(token.key));
    // 'claro' and 'rosa' are words and colours; a shade behind the colour belongs to it.
    if (colour !== undefined && !(found && found.length > 1)) {
      const shaded =
        next && DARKER.test(next.key)
          ? mixColours(colour, "#000000", 0.28)
          : next && PALER.test(next.key)
            ? mixColours(colour, "#ffffff", 0.28)
            : undefined;
      said.colours.push(shaded ?? colour);
      at += shaded ? 2 : 1;
      continue;
    }
    const before = said.wishes.at(-1);
    if (/^(?:off|aus|weg)$/.test(token.key) && before) {
      said.wishes[said.wishes.length - 1] = opposite(before);
      at += 1;
      continue;
    }
    if (LESS.test(token.key) && !found) {
      isLess = true;
      at += 1;
      continue;
    }
    if (found) {
      if ("family" in found) said.families.push(found.family);
      else said.wishes.push(isLess ? opposite(found.wish) : found.wish);
      isLess = false;
      at += found.length;
      continue;
    }
    if (
      LOOK_FILLER.has(token.key) ||
      /^(?:THE|A|IT|AND|WITH|IN|OF|AS|TO|FOR|MORE|BE|ALL|BY)$/.test(token.canon) ||
      token.quoted
    ) {
      if (token.quoted) return null;
      at += 1;
      continue;
    }
    const near = nearLook(token.key);
    if (!near) return null;
    said.wishes.push(near);
    at += 1;
  }
  return said.wishes.length + said.colours.length + said.families.length > 0 ? said : null;
}

function longest(
  keys: readonly string[],
  at: number,
): { wish: LookWish; length: number } | { family: string; length: number } | undefined {
  for (let length = Math.min(4, keys.length - at); length > 0; length--) {
    const phrase = keys.slice(at, at + length).join(" ");
    const direction = DIRECTIONS.get(phrase);
    if (direction) return { wish: { direction }, length };
    const family = FAMILIES.get(phrase);
    if (family !== undefined) return { family, length };
    const wish = LOOK_WORDS.get(phrase);
    if (wish) return { wish, length };
  }
  return undefined;
}

function nearLook(key: string): LookWish | undefined {
  for (const [word, wish] of LOOK_WORDS) if (!word.includes(" ") && isNear(key, word)) return wish;
  for (const [name, direction] of DIRECTIONS) if (isNear(key, name)) return { direction };
  return undefined;
}

/** The colour that a word or a `#rgb` is. */
function colourOf(word: string): string | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(word)?.[1]?.toLowerCase();
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replace(/./g, "$&$&") : hex}`;
  return Object.hasOwn(COLOURS, word)
    ? COLOURS[word]
    : (COLOURS[word.replace(/(?:en|es|er|em|e|s)$/, "")] ?? undefined);
}

function opposite(wish: LookWish): LookWish {
  if ("scheme" in wish) return { scheme: wish.scheme === "dark" ? "light" : "dark" };
  if ("radius" in wish) return { radius: wish.radius === "none" ? "more" : "less" };
  if ("density" in wish) return { density: wish.density === "tighter" ? "airier" : "tighter" };
  if ("motion" in wish) return { motion: "none" };
  if ("font" in wish) return { font: wish.font === "serif" ? "sans-serif" : "serif" };
  if ("weight" in wish) return { weight: wish.weight === "more" ? "less" : "more" };
  if ("direction" in wish)
    return {
      direction: wish.direction === "playroom" ? "civic" : wish.direction === "ledger" ? "signal" : "gallery-white",
    };
  return wish;
}

function themePatch(theme: Theme, { wishes, colours, families }: Said): Partial<Theme> {
  let next: Theme = theme;
  // What it is dressed in comes first, what is changed about that after it.
  for (const wish of wishes.toSorted((a, b) => Number("direction" in b) - Number("direction" in a)))
    next = withWish(next, wish);
  const manner = wishes.find((wish) => "manner" in wish)?.manner;
  if (colours.length > 0 || manner !== undefined) {
    const look = { directions: [], must: false, colours, ...(manner === undefined ? {} : { manner }) };
    next = { ...next, light: tintPalette(next.light, "light", look), dark: tintPalette(next.dark, "dark", look) };
  }
  const [display, text] = families;
  if (display !== undefined)
    next = {
      ...next,
      ...pick(
        brandTheme(next, { accent: next.light.accent, displayFamily: display, textFamily: text ?? next.text.family }),
      ),
    };
  const changed = (Object.keys(next) as (keyof Theme)[]).filter(
    (key) => JSON.stringify(next[key]) !== JSON.stringify(theme[key]),
  );
  return Object.fromEntries(changed.map((key) => [key, next[key]]));
}

const pick = ({ display, text }: Partial<Theme>): Partial<Theme> => ({
  ...(display && { display }),
  ...(text && { text }),
});

function withWish(theme: Theme, wish: LookWish): Theme {
  if ("scheme" in wish) return { ...theme, scheme: wish.scheme };
  if ("direction" in wish) return dressed(theme, wish.direction);
  if ("radius" in wish) {
    const radius = wish.radius === "none" ? 0 : theme.radius + (wish.radius === "more" ? STEP : -STEP);
    return { ...theme, radius: Math.max(0, Math.min(MOST_RADIUS, radius)) };
  }
  if ("density" in wish) {
    const at = DENSITIES.indexOf(theme.density) + (wish.density === "tighter" ? -1 : 1);
    return { ...theme, density: DENSITIES[Math.max(0, Math.min(2, at))] ?? theme.density };
  }
  if ("motion" in wish) return { ...theme, motion: wish.motion };
  if ("font" in wish) {
    const [display = "", text = ""] = SERIFS[wish.font] ?? [];
    const kept = (family: string): boolean => FONTS[family]?.fallback === wish.font;
    const own = brandTheme(theme, {
      accent: theme.light.accent,
      displayFamily: kept(theme.display.family) ? theme.display.family : display,
      textFamily: kept(theme.text.family) ? theme.text.family : text,
    });
    return {
      ...theme,
      display: kept(theme.display.family) ? theme.display : (own.display ?? theme.display),
      text: kept(theme.text.family) ? theme.text : (own.text ?? theme.text),
    };
  }
  if ("weight" in wish) {
    const weights = [...(FONTS[theme.display.family]?.weights ?? [])].toSorted((a, b) => a - b);
    const weight =
      wish.weight === "more"
        ? weights.find((other) => other > theme.display.weight)
        : weights.findLast((other) => other < theme.display.weight);
    return weight === undefined ? theme : { ...theme, display: { ...theme.display, weight } };
  }
  if ("other" in wish)
    return wish.other === "look"
      ? dressed(theme, nextOf(Object.keys(ART_DIRECTIONS) as ArtDirection[], theme.direction))
      : recoloured(theme);
  return theme;
}

const nextOf = <T>(list: readonly T[], now: T): T => list[(list.indexOf(now) + 1) % list.length] ?? now;

/** The theme in an art direction. */
function dressed(theme: Theme, direction: ArtDirection): Theme {
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[direction];
  return { ...theme, direction, scheme, light, dark, display, text, radius, density, motion };
}

/** The direction's next pair of palettes. */
function recoloured(theme: Theme): Theme {
  const { light, dark } = ART_DIRECTIONS[theme.direction];
  const pairs = [{ light, dark }, ...PALETTE_VARIANTS[theme.direction]];
  const at = pairs.findIndex((pair) => pair.light.accent === theme.light.accent);
  const pair = pairs[(at + 1) % pairs.length] ?? pairs[0];
  return pair ? { ...theme, light: pair.light, dark: pair.dark } : theme;
}
