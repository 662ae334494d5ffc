import {
  ART_DIRECTIONS,
  contrast,
  PALETTE_VARIANTS,
  withGivenColours,
  type ArtDirection,
  type Palette,
  type Theme,
} from "@sayhey/appspec";
import { pick, type Random } from "@sayhey/contract/random";
import { readColours } from "../brief/read-colours.ts";
import { askedLook, type AskedLook } from "./asked-look.ts";
import type { Domain } from "./lexicon/domain.ts";
import { tintPalette } from "./tint-palette.ts";
import type { Understanding } from "./understand.ts";

/**
 * Look of the app: an art direction that fits the field and the audience; its colours, the order of the supporting accents
 * and the corners vary by seed; what the idea asks of the look goes before all of that.
 */
export function composeTheme(
  domain: Pick<Domain, "directions">,
  understanding: Pick<Understanding, "idea" | "has">,
  random: Random,
  byAudience = true,
): Theme {
  const asked = askedLook(understanding.idea, byAudience);
  const { colours: given } = readColours(understanding.idea);
  const isGiven = Object.keys(given).length > 0;
  const givenScheme = given.ground === undefined ? undefined : schemeOf(given.ground);
  const direction = pick(random, directionsFor(domain, asked));
  const style = ART_DIRECTIONS[direction];
  const chance = random();
  const pairs = [style, ...PALETTE_VARIANTS[direction]];
  // The direction's first colours are the likeliest.
  const colours = pairs[Math.floor(chance ** 1.3 * pairs.length)] ?? style;
  const swapped = (chance * 7) % 1 < 0.4;
  const shift = style.radius === 0 ? 0 : Math.round((random() - 0.5) * 6);
  const palette = (scheme: "light" | "dark"): Palette => {
    const own = swapped ? swapAccents(colours[scheme]) : colours[scheme];
    if (!isGiven) return tintPalette(own, scheme, asked);
    if (scheme === (givenScheme ?? "light")) return withGivenColours(own, given);
    // The other scheme keeps the accent; a ground is asked for in one only.
    return withGivenColours(own, { accent: given.accent });
  };
  const radius = Math.max(0, Math.min(32, style.radius + shift));
  return {
    direction,
    scheme: givenScheme ?? schemeFor(understanding, asked, style.scheme),
    light: palette("light"),
    dark: palette("dark"),
    display: style.display,
    text: style.text,
    radius: asked.manner === "pastel" && style.radius > 0 ? Math.max(radius, 14) : radius,
    density: asked.density ?? style.density,
    motion: style.motion,
  };
}

/** The scheme that a ground belongs to: words on it are dark or light. */
const schemeOf = (ground: string): "light" | "dark" =>
  contrast(ground, "#000000") >= contrast(ground, "#ffffff") ? "light" : "dark";

function schemeFor(
  understanding: Pick<Understanding, "has">,
  asked: AskedLook,
  usual: Theme["scheme"],
): Theme["scheme"] {
  if (understanding.has("dark")) return "dark";
  if (understanding.has("light")) return "light";
  return asked.scheme ?? (asked.manner === "pastel" ? "light" : usual);
}

/** The field's own directions that also suit what was asked for; else what was asked for, if it was asked in earnest. */
function directionsFor(domain: Pick<Domain, "directions">, asked: AskedLook): readonly ArtDirection[] {
  const both = asked.directions.filter((direction) => domain.directions.includes(direction));
  if (both.length > 0) return both.slice(0, 1);
  if (asked.must || (asked.manner === "plain" && asked.directions.length > 0)) return asked.directions.slice(0, 2);
  return domain.directions;
}

/** The two supporting accents change places; the first one stays, because links and focus rings depend on its contrast. */
function swapAccents(palette: Palette): Palette {
  return {
    ...palette,
    accent2: palette.accent3,
    onAccent2: palette.onAccent3,
    accent3: palette.accent2,
    onAccent3: palette.onAccent2,
  };
}
