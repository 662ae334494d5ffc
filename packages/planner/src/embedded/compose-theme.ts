import { ART_DIRECTIONS, type ArtDirection, type Palette, type Theme } from "@sayhey/appspec";
import { pick, type Random } from "@sayhey/contract/random";
import type { Domain } from "./lexicon/domain.ts";
import type { Understanding } from "./understand.ts";

const CHILDREN = /\b(?:kid|kids|child|children|toddler|toddlers|kinder|ninos|enfants|criancas|pupils|preschool)\b/;

/** Look of the app: an art direction that fits the field and the audience, with accents and corners varied by seed. */
export function composeTheme(domain: Domain, understanding: Understanding, random: Random): Theme {
  const direction: ArtDirection = CHILDREN.test(understanding.words.join(" "))
    ? "playroom"
    : pick(random, domain.directions);
  const style = ART_DIRECTIONS[direction];
  const swapped = random() < 0.4;
  const scheme = understanding.has("dark") ? "dark" : understanding.has("light") ? "light" : style.scheme;
  const shift = style.radius === 0 ? 0 : Math.round((random() - 0.5) * 6);
  return {
    direction,
    scheme,
    light: swapped ? swapAccents(style.light) : style.light,
    dark: swapped ? swapAccents(style.dark) : style.dark,
    display: style.display,
    text: style.text,
    radius: Math.max(0, Math.min(32, style.radius + shift)),
    density: style.density,
    motion: style.motion,
  };
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
