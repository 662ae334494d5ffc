import type { AppSpec } from "@sayhey/appspec";
import type { DrawArt } from "@sayhey/codegen/art";
import { readArtMotif } from "@sayhey/codegen/art";
import { createRandom, hashText } from "@sayhey/contract/random";
import type { CSSProperties, ReactNode } from "react";

/** Size of a thumbnail's sheet, in units of its drawing. */
export const SHEET = { width: 132, height: 84 };

/** What thumbnails are drawn with: the app's words, shapes and pictures. */
export interface Kit {
  /** Titles of rows, never fewer than six. */
  titles: readonly string[];
  /** Names of what the app keeps. */
  things: readonly string[];
  /** Options of its first choice, never fewer than three. */
  options: readonly string[];
  app: { name: string; promise: string; verb: string };
  /** Corner radius of cards in the drawing. */
  r: number;
  art: (seed: string, box: { x: number; y: number; w: number; h: number; r?: number }) => ReactNode;
}

/** The kit of an app; `draw` is null until its art direction's drawings are there. */
export function kitOf(spec: AppSpec, draw: DrawArt | null): Kit {
  const [main] = spec.entities;
  const rows = spec.entities.flatMap((entity) =>
    entity.rows.map((row) => String(row[entity.titleField] ?? entity.name)),
  );
  const own = (main?.rows ?? []).map((row) => String(row[main?.titleField ?? ""] ?? main?.name ?? ""));
  const titles = [...own, ...rows, "One", "Two", "Three", "Four", "Five", "Six"].filter(Boolean);
  const choice = spec.entities.flatMap(({ fields }) => fields).find(({ options }) => (options?.length ?? 0) > 1);
  return {
    titles,
    things: [...spec.entities.map(({ plural }) => plural), "Things", "More"],
    options: [...(choice?.options ?? []), "new", "now", "done"],
    app: { name: spec.identity.name, promise: spec.identity.promise, verb: spec.identity.verbs[0] ?? "Start" },
    r: Math.min(9, spec.theme.radius * 0.3),
    art: (seed, box) => <Picture key={seed} draw={draw} seed={seed} radius={box.r ?? 3} {...box} />,
  };
}

function Picture({
  draw,
  seed,
  x,
  y,
  w,
  h,
  radius,
}: {
  draw: DrawArt | null;
  seed: string;
  x: number;
  y: number;
  w: number;
  h: number;
  radius: number;
}) {
  const id = `t${(hashText(`${seed}${x}.${y}`) >>> 0).toString(36)}`;
  if (draw === null) return <rect x={x} y={y} width={w} height={h} rx={radius} fill="var(--accent3)" />;
  return (
    <>
      <clipPath id={`${id}c`}>
        <rect x={x} y={y} width={w} height={h} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${id}c)`}>
        <svg x={x} y={y} width={w} height={h} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
          {draw({ rand: createRandom(hashText(seed)), motif: readArtMotif(seed), id })}
        </svg>
      </g>
    </>
  );
}

interface WordsProps {
  x: number;
  y: number;
  size?: number;
  fill?: string;
  bold?: boolean;
  display?: boolean;
  middle?: boolean;
  end?: boolean;
  /** Most letters shown. */
  most?: number;
  move?: string;
  delay?: number;
  children: string;
}

/** A line of text. */
export function Words({
  x,
  y,
  size = 6.4,
  fill = "var(--ink)",
  bold,
  display,
  middle,
  end,
  most = 18,
  move,
  delay,
  children,
}: WordsProps) {
  const line = children.replace(/\s+/g, " ");
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={fill}
      fontWeight={display === true ? "var(--display-weight)" : bold === true ? 700 : 400}
      fontFamily={display === true ? "var(--display-font)" : "var(--text-font)"}
      textAnchor={middle === true ? "middle" : end === true ? "end" : "start"}
      {...moving(move, delay)}
    >
      {line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line}
    </text>
  );
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  r?: number;
  fill?: string;
  line?: boolean;
  move?: string;
  delay?: number;
}

/** A rectangle; with `line` edged like a card. */
export function Box({ x, y, w, h, r = 2, fill = "var(--surface)", line, move, delay }: BoxProps) {
  return (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={r}
      fill={fill}
      {...(line === true && { stroke: "var(--line)", strokeWidth: 0.8 })}
      {...moving(move, delay)}
    />
  );
}

/** A circle. */
export function Dot({
  x,
  y,
  r,
  fill = "var(--accent)",
  move,
  delay,
}: {
  x: number;
  y: number;
  r: number;
  fill?: string;
  move?: string;
  delay?: number;
}) {
  return <circle cx={x} cy={y} r={r} fill={fill} {...moving(move, delay)} />;
}

/** A group that moves as one. */
export function Part({ move, delay, children }: { move: string; delay?: number; children: ReactNode }) {
  return <g {...moving(move, delay)}>{children}</g>;
}

/** A line of quiet text that is not read. */
export const Quiet = ({ x, y, w, h = 2.4 }: { x: number; y: number; w: number; h?: number }) => (
  <Box x={x} y={y} w={w} h={h} r={h / 2} fill="color-mix(in oklab, var(--muted) 45%, transparent)" />
);

/** A button with its words. */
export function Press({
  x,
  y,
  w,
  h = 11,
  children,
  fill = "var(--accent)",
  ink = "var(--on-accent)",
  r = 4,
}: {
  x: number;
  y: number;
  w: number;
  h?: number;
  children: string;
  fill?: string;
  ink?: string;
  r?: number;
}) {
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={r} fill={fill} />
      <Words x={x + w / 2} y={y + h / 2 + 2.2} size={5.8} bold middle fill={ink} most={Math.floor(w / 3.1)}>
        {children}
      </Words>
    </>
  );
}

/** A tick in a box. */
export const Tick = ({
  x,
  y,
  on,
  move,
  delay,
}: {
  x: number;
  y: number;
  on: boolean;
  move?: string;
  delay?: number;
}) => (
  <>
    <Box x={x} y={y} w={8} h={8} r={2.2} fill={on ? "var(--accent2)" : "var(--surface)"} line />
    {on ? (
      <path
        d={`M${x + 2} ${y + 4.2}l1.6 1.6 2.8-3.4`}
        fill="none"
        stroke="var(--on-accent2)"
        strokeWidth={1.3}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...moving(move, delay)}
      />
    ) : null}
  </>
);

/** Stars of which some are full. */
export function Stars({ x, y, full, size = 7 }: { x: number; y: number; full: number; size?: number }) {
  return (
    <>
      {[0, 1, 2, 3, 4].map((star) => (
        <g key={star} transform={`translate(${x + star * (size + 1)} ${y}) scale(${size / 10})`}>
          <path
            d="M5 0l1.5 3.3 3.5.4-2.6 2.4.7 3.6L5 7.9 1.9 9.7l.7-3.6L0 3.7l3.5-.4z"
            fill={star < full ? "var(--accent)" : "var(--line)"}
            {...moving("pop", star * 70)}
          />
        </g>
      ))}
    </>
  );
}

/** What moves while somebody points at it: the class, and when it begins in ms. */
export function moving(move?: string, delay?: number): { "data-move"?: string; style?: CSSProperties } {
  return {
    ...(move !== undefined && { "data-move": move }),
    ...(delay !== undefined && { style: { animationDelay: `${delay}ms` } }),
  };
}
