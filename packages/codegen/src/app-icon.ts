import type { AppSpec, ArtDirection, Palette } from "@sayhey/appspec";
import { motifOf } from "../templates/src/art/motif.ts";
import type { Glyph, Tone } from "../templates/src/art/glyph.ts";
import { iconDrawing } from "./emit-icons.ts";

/** What an art direction's icons are made of, on a square of 64. */
interface IconLook {
  ground: keyof Palette;
  /** Shapes between ground and sign. */
  back(palette: Palette): string;
  /** The sign: a cut-out drawing of the thing, else lines. */
  sign: "cut-out" | "lines";
  /** Colour of lines, and of the paper a cut-out is cut from. */
  ink: keyof Palette;
  stroke: number;
  corners?: "square" | "round" | "pixel";
}

const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more}/>`;
const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more}/>`;
const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;

const LOOKS: Record<ArtDirection, IconLook> = {
  "kitchen-table": {
    ground: "accent",
    back: (p) => disc(49, 15, 10, p.accent3) + path("M0 44C14 36 26 50 42 43C52 39 58 42 64 38V64H0Z", p.accent2),
    sign: "cut-out",
    ink: "ground",
    stroke: 2,
  },
  "gallery-white": {
    ground: "ink",
    back: (p) => path("M64 0V64H0Z", p.accent) + line("M6.5 6.5H57.5V57.5H6.5Z", p.ground, 1),
    sign: "lines",
    ink: "ground",
    stroke: 1.4,
    corners: "square",
  },
  "still-water": {
    ground: "accent",
    back: (p) =>
      [30, 23, 16].map((r, ring) => disc(32, 32, r, p.onAccent, ` opacity="${0.1 + ring * 0.05}"`)).join("") +
      disc(50, 14, 5, p.accent2),
    sign: "lines",
    ink: "onAccent",
    stroke: 1.7,
    corners: "round",
  },
  "track-day": {
    ground: "accent",
    back: (p) =>
      path("M44 0H64V64H24Z", p.ink, ` opacity="0.16"`) + path("M0 50H30L26 56H0ZM0 8H22L18 13H0Z", p.onAccent),
    sign: "lines",
    ink: "onAccent",
    stroke: 2.8,
  },
  "corner-shop": {
    ground: "accent3",
    back: (p) =>
      [0, 1, 2, 3]
        .map((stripe) => path(`M${stripe * 16} 0h16v11a8 8 0 0 1-16 0Z`, stripe % 2 === 0 ? p.accent : p.surface))
        .join(""),
    sign: "cut-out",
    ink: "surface",
    stroke: 2.2,
  },
  "night-market": {
    ground: "ground",
    back: (p) => disc(32, 32, 25, p.accent, ` opacity="0.22"`) + line("M32 5A27 27 0 1 1 31.9 5Z", p.accent2, 2.4),
    sign: "lines",
    ink: "accent",
    stroke: 2.2,
  },
  ledger: {
    ground: "accent",
    back: (p) =>
      disc(32, 32, 25, p.onAccent) +
      `<circle cx="32" cy="32" r="21.5" fill="none" stroke="${p.accent}" stroke-width="1.2" stroke-dasharray="1.4 2.4"/>`,
    sign: "lines",
    ink: "accent",
    stroke: 2.2,
  },
  "field-notes": {
    ground: "surface",
    back: (p) =>
      line("M5 5H59V59H5Z", p.accent, 1.6) +
      [0, 1, 2]
        .map((ring) =>
          line(
            `M${8 + ring * 5} 59C${14 + ring * 6} ${44 - ring * 6} ${40 + ring * 3} ${52 - ring * 5} 59 ${34 - ring * 8}`,
            p.accent2,
            1,
            ` opacity="0.6"`,
          ),
        )
        .join(""),
    sign: "lines",
    ink: "ink",
    stroke: 1.8,
  },
  playroom: {
    ground: "accent3",
    back: (p) => disc(8, 10, 15, p.accent2) + disc(58, 56, 18, p.accent),
    sign: "cut-out",
    ink: "surface",
    stroke: 2.6,
    corners: "round",
  },
  blueprint: {
    ground: "accent",
    back: (p) =>
      line(
        "M8 0V64M20 0V64M32 0V64M44 0V64M56 0V64M0 8H64M0 20H64M0 32H64M0 44H64M0 56H64",
        p.onAccent,
        0.7,
        ` opacity="0.35"`,
      ),
    sign: "lines",
    ink: "onAccent",
    stroke: 1.9,
  },
  salon: {
    ground: "ground",
    back: (p) =>
      path("M8 64V34a24 24 0 0 1 48 0V64Z", p.accent) +
      path("M15 64V36a17 17 0 0 1 34 0V64Z", p.onAccent, ` opacity="0.16"`),
    sign: "lines",
    ink: "onAccent",
    stroke: 1.6,
  },
  signal: {
    ground: "accent",
    back: (p) =>
      path("M8 12H56V46H30L16 57V46H8Z", p.accent2, ` stroke="${p.accent2}" stroke-width="5" stroke-linejoin="round"`),
    sign: "lines",
    ink: "onAccent2",
    stroke: 2.3,
    corners: "round",
  },
  civic: {
    ground: "accent",
    back: (p) =>
      disc(48, 17, 9, p.accent3) +
      path("M0 64V50H10V44L17 38L24 44V52H34V46H44V54H54V48H64V64Z", p.onAccent, ` opacity="0.24"`),
    sign: "lines",
    ink: "onAccent",
    stroke: 2.4,
  },
  arcade: {
    ground: "accent",
    back: (p) =>
      path("M0 52H64V64H0Z", p.accent2) + path("M4 4H12V8H8V12H4ZM52 4H60V12H56V8H52Z", p.onAccent, ` opacity="0.5"`),
    sign: "lines",
    ink: "onAccent",
    stroke: 2.6,
    corners: "pixel",
  },
  pressroom: {
    ground: "accent",
    back: (p) => path("M0 0H64V7H0ZM0 57H64V64H0Z", p.ink) + disc(32, 32, 21, p.onAccent),
    sign: "lines",
    ink: "accent",
    stroke: 2,
    corners: "square",
  },
  hangar: {
    ground: "accent",
    back: (p) =>
      disc(46, 20, 11, p.accent2) +
      path("M0 46C18 38 44 52 64 42V64H0Z", p.accent3, ` opacity="0.7"`) +
      line("M-4 58C18 20 46 12 70 10", p.onAccent, 1.4, ` stroke-dasharray="2 3"`),
    sign: "cut-out",
    ink: "surface",
    stroke: 2.2,
  },
};

/**
 * The app's icon, an SVG of 64 by 64: the sign of the app in the manner of its art direction. `maskable` fills the square to
 * its edges and keeps the sign in the middle, so that a phone may cut it to any shape.
 */
export function emitAppIcon({ identity, theme }: Pick<AppSpec, "identity" | "theme">, maskable = false): string {
  const palette = theme.scheme === "dark" ? theme.dark : theme.light;
  const look = LOOKS[theme.direction];
  const radius = maskable ? 0 : cornerOf(look, theme.radius);
  const clip =
    look.corners === "pixel" && !maskable
      ? `<path d="M4 4V0H60V4H64V60H60V64H4V60H0V4Z"/>`
      : `<rect width="64" height="64" rx="${radius}"/>`;
  const inner = `${path("M0 0H64V64H0Z", palette[look.ground])}
    ${look.back(palette)}
    ${sign(look, palette, identity)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <clipPath id="c">${clip}</clipPath>
  <g clip-path="url(#c)">
    ${inner}
  </g>
</svg>
`;
}

function cornerOf({ corners }: IconLook, radius: number): number {
  if (corners === "square") return 0;
  return corners === "round" ? 18 : Math.min(18, Math.max(6, radius));
}

function sign(look: IconLook, palette: Palette, identity: AppSpec["identity"]): string {
  const { glyph } = look.sign === "cut-out" ? drawingOf(identity) : { glyph: null };
  const ink = palette[look.ink];
  if (glyph !== null) return cutOut(glyph, palette, ink);
  return `<g transform="translate(15.2 15.2) scale(1.4)" fill="none" stroke="${ink}" stroke-width="${look.stroke}" stroke-linecap="round" stroke-linejoin="round">${iconDrawing(identity.icon).replaceAll(" />", "/>")}</g>`;
}

/** What the app is about, if that can be drawn: its sign's name says it, else its idea. */
function drawingOf({ icon, idea }: AppSpec["identity"]): { glyph: Glyph | null } {
  const byIcon = motifOf(icon.replaceAll("-", " "));
  return byIcon.glyph === null ? motifOf(idea) : byIcon;
}

function cutOut(glyph: Glyph, palette: Palette, paper: string): string {
  const tones: Record<Tone, string> = {
    a: palette.accent,
    b: palette.accent2,
    c: palette.accent3,
    k: palette.ink,
    w: palette.surface,
  };
  const parts = glyph.map((part) =>
    part.line === undefined
      ? path(part.d, tones[part.tone])
      : line(part.d, tones[part.tone], part.line, ` stroke-linecap="round" stroke-linejoin="round"`),
  );
  const edge = glyph
    .map((part) => line(part.d, paper, (part.line ?? 0) + 10, ` stroke-linecap="round" stroke-linejoin="round"`))
    .join("");
  return `<g transform="translate(10.5 10.5) scale(0.43)">${edge}${parts.join("")}</g>`;
}
