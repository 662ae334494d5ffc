import { drawnColours, type AppSpec, type Palette, type Theme } from "@sayhey/appspec";
import { FONTS } from "@sayhey/contract/fonts";
import { kebabCase } from "./names.ts";

/** The type faces of a theme: CSS stacks, weights, and the @fontsource files that carry them. */
export interface ThemeType {
  display: string;
  text: string;
  displayWeight: number;
  displayStyle: "normal" | "italic";
  textWeight: number;
  strongWeight: number;
  /** `@fontsource/fraunces/latin-700.css` */
  files: string[];
  packages: string[];
}

const SYSTEM = "system-ui, sans-serif";

/** Chooses the files for a theme's faces; a family outside the catalogue falls back to the system's. */
export function themeType(theme: Theme): ThemeType {
  const display = FONTS[theme.display.family];
  const text = FONTS[theme.text.family];
  const displayWeight = nearest(display?.weights, theme.display.weight);
  const italic = theme.display.italic === true && (display?.italics.includes(displayWeight) ?? false);
  const textWeight = nearest(text?.weights, theme.text.weight);
  const strongWeight = nearest(text?.weights, Math.max(600, textWeight + 200));
  const files = new Set<string>();
  if (display) files.add(`${display.package}/latin-${displayWeight}${italic ? "-italic" : ""}.css`);
  if (text) for (const weight of [textWeight, strongWeight]) files.add(`${text.package}/latin-${weight}.css`);
  return {
    display: display ? `"${display.family}", ${display.fallback}` : SYSTEM,
    text: text ? `"${text.family}", ${text.fallback}` : SYSTEM,
    displayWeight,
    displayStyle: italic ? "italic" : "normal",
    textWeight,
    strongWeight,
    files: [...files].sort(),
    packages: [...new Set([display, text].flatMap((family) => (family ? [family.package] : [])))].sort(),
  };
}

/** src/theme.css: the colours of both schemes, type, radius, density and motion as variables and Tailwind names. */
export function emitTheme({ theme }: Pick<AppSpec, "theme">): string {
  const type = themeType(theme);
  const control = Math.round(theme.radius * 0.7);
  return `/* The look of this app in numbers. Change it here; src/styles/ only uses these names. */
:root {
  color-scheme: light;
${colours(theme.light)}  --card-radius: ${theme.radius}px;
  --control-radius: ${control}px;
  --display-font: ${type.display};
  --text-font: ${type.text};
  --display-weight: ${type.displayWeight};
  --display-style: ${type.displayStyle};
  --text-weight: ${type.textWeight};
  --strong-weight: ${type.strongWeight};
${DENSITY[theme.density]}${MOTION[theme.motion]}}

:root[data-scheme="dark"] {
  color-scheme: dark;
${colours(theme.dark)}}

@media (prefers-color-scheme: dark) {
  :root[data-scheme="system"] {
    color-scheme: dark;
${colours(theme.dark).replace(/^/gm, "  ").trimEnd()}
  }
}

@theme inline {
${[...Object.keys(theme.light), "accentText"]
  .map((name) => `  --color-${kebabCase(name)}: var(--${kebabCase(name)});\n`)
  .join("")}  --font-display: var(--display-font);
  --font-text: var(--text-font);
  --radius-card: var(--card-radius);
  --radius-control: var(--control-radius);
}
`;
}

/** The part of src/theme.css that is plain CSS: the numbers of the look as variables of `:root`. */
export function themeVariables(spec: Pick<AppSpec, "theme">): string {
  const whole = emitTheme(spec);
  return whole.slice(0, whole.indexOf("@theme inline {"));
}

function colours(palette: Palette): string {
  const { edge, accentText, plots } = drawnColours(palette);
  return [
    ...Object.entries(palette).map(([name, value]) => [kebabCase(name), value]),
    ["edge", edge],
    ["accent-text", accentText],
    ...plots.map((value, index) => [`plot${index + 1}`, value]),
  ]
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join("");
}

const DENSITY: Record<Theme["density"], string> = {
  airy: "  --gap: 20px;\n  --pad: 20px;\n  --block-gap: 48px;\n  --control: 48px;\n",
  regular: "  --gap: 16px;\n  --pad: 16px;\n  --block-gap: 36px;\n  --control: 44px;\n",
  compact: "  --gap: 12px;\n  --pad: 12px;\n  --block-gap: 28px;\n  --control: 40px;\n",
};

const MOTION: Record<Theme["motion"], string> = {
  none: "  --move: 0ms;\n  --ease: linear;\n",
  gentle: "  --move: 180ms;\n  --ease: cubic-bezier(0.2, 0, 0.2, 1);\n",
  snappy: "  --move: 120ms;\n  --ease: cubic-bezier(0.2, 1.2, 0.3, 1);\n",
  bouncy: "  --move: 240ms;\n  --ease: cubic-bezier(0.3, 1.6, 0.5, 1);\n",
  stepped: "  --move: 160ms;\n  --ease: steps(3, end);\n",
};

function nearest(weights: readonly number[] | undefined, wanted: number): number {
  if (weights === undefined) return wanted;
  return weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best));
}
