import type { Glyph, Part, Tone } from "./glyph.ts";
import type { Motif } from "./motif.ts";
import { n, type Random } from "./shapes.ts";

/** What a direction draws from, on a sheet of 400 by 300. */
export interface Scene {
  rand: Random;
  motif: Motif;
  /** Prefix for ids inside the picture. */
  id: string;
}

/** The theme's colours. They are variables, so that a picture follows the colour scheme. */
export const paint = {
  ground: "var(--ground)",
  w: "var(--surface)",
  k: "var(--ink)",
  muted: "var(--muted)",
  line: "var(--line)",
  a: "var(--accent)",
  b: "var(--accent2)",
  c: "var(--accent3)",
} satisfies Record<Tone, string> & Record<string, string>;

/** So much per cent of a colour in another. */
export const mix = (colour: string, percent: number, into: string): string =>
  `color-mix(in oklab, ${colour} ${Math.round(percent)}%, ${into})`;

/** A full sheet of one colour. */
export const Sheet = ({ fill }: { fill: string }) => <path d="M0 0H400V300H0Z" fill={fill} />;

interface PlacedProps {
  glyph: Glyph;
  x: number;
  y: number;
  size: number;
  turn?: number;
}

const place = ({ x, y, size, turn = 0 }: PlacedProps): string =>
  `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${(size / 100).toFixed(3)}) translate(-50 -50)`;

/** A thing in flat colours, its middle at x, y. */
export function Flat({ colours = paint, ...placed }: PlacedProps & { colours?: Record<Tone, string> }) {
  return (
    <g transform={place(placed)}>
      {placed.glyph.map((part, index) => (
        <PartShape key={index} part={part} colour={colours[part.tone]} />
      ))}
    </g>
  );
}

function PartShape({ part, colour }: { part: Part; colour: string }) {
  if (part.line === undefined) return <path d={part.d} fill={colour} />;
  return (
    <path d={part.d} fill="none" stroke={colour} strokeWidth={part.line} strokeLinecap="round" strokeLinejoin="round" />
  );
}

/** Everything of a thing in one colour: its shadow, or, grown by `edge`, the paper it is cut from. */
export function Shadow({
  fill,
  edge = 0,
  opacity = 1,
  ...placed
}: PlacedProps & { fill: string; edge?: number; opacity?: number }) {
  const strokes = placed.glyph.filter((part) => part.line !== undefined);
  return (
    <g
      transform={place(placed)}
      opacity={opacity}
      fill={fill}
      stroke={fill}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={silhouette(placed.glyph)} strokeWidth={edge} stroke={edge === 0 ? "none" : fill} />
      {strokes.map((part, index) => (
        <path key={index} d={part.d} fill="none" strokeWidth={(part.line ?? 0) + edge} />
      ))}
    </g>
  );
}

/** The areas of a thing as one path. */
export const silhouette = (glyph: Glyph): string =>
  glyph
    .filter((part) => part.line === undefined)
    .map((part) => part.d)
    .join("");

/** A thing as outlines of one width on the sheet. */
export function Outline({
  colour,
  width,
  opacity = 1,
  fill = "none",
  ...placed
}: PlacedProps & { colour: string; width: number; opacity?: number; fill?: string }) {
  return (
    <g
      transform={place(placed)}
      fill={fill}
      stroke={colour}
      strokeWidth={(width * 100) / placed.size}
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity={opacity}
    >
      {placed.glyph.map((part, index) => (
        <path key={index} d={part.d} {...(part.line !== undefined && { fill: "none" })} />
      ))}
    </g>
  );
}
