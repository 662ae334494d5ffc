import type { CSSProperties } from "react";
import { mix, paint, Sheet, silhouette, type Scene } from "./paint.tsx";
import { between, box, curve, disc, n, oneOf, type Point, type Random } from "./shapes.ts";

/** A smooth field of angles: a few waves laid over each other. */
function field(rand: Random): (x: number, y: number) => number {
  const waves = Array.from(
    { length: 3 },
    () => [between(rand, 0.004, 0.013), between(rand, 0.004, 0.013), rand() * 6.3] as const,
  );
  return (x, y) => waves.reduce((sum, [fx, fy, phase]) => sum + Math.sin(x * fx + y * fy + phase), 0) * 1.3;
}

function FlowField({ rand }: Scene) {
  const angle = field(rand);
  const strands = (count: number) =>
    Array.from({ length: count }, () => {
      let [x, y] = [between(rand, -40, 440), between(rand, -40, 340)];
      const points: Point[] = [];
      for (let step = 0; step < 9; step++) {
        points.push([x, y]);
        x += Math.cos(angle(x, y)) * 24;
        y += Math.sin(angle(x, y)) * 24;
      }
      return curve(points);
    }).join("");
  return (
    <g fill="none" strokeLinecap="round">
      <path d={strands(38)} stroke={paint.k} strokeWidth={1.2} />
      <path d={strands(20)} stroke={paint.c} strokeWidth={5} />
      <path d={strands(16)} stroke={paint.a} strokeWidth={9} />
      <path d={strands(10)} stroke={paint.b} strokeWidth={3} />
      <path d={strands(14)} stroke={paint.ground} strokeWidth={2} />
    </g>
  );
}

function Packing({ rand }: Scene) {
  const circles: [number, number, number][] = [];
  for (let attempt = 0; attempt < 900 && circles.length < 90; attempt++) {
    const [x, y] = [between(rand, 0, 400), between(rand, 0, 300)];
    const room = circles.reduce(
      (least, [cx, cy, cr]) => Math.min(least, Math.hypot(cx - x, cy - y) - cr - 2.5),
      circles.length < 4 ? 70 : 38,
    );
    if (room > 3.5) circles.push([x, y, room]);
  }
  const some = (rest: number, by = 5) =>
    circles
      .filter((_, index) => index % by === rest)
      .map(([x, y, r]) => disc(x, y, r))
      .join("");
  const inner = circles
    .filter(([, , r], index) => r > 16 && index % 5 !== 1)
    .map(([x, y, r]) => disc(x, y, r * 0.62) + disc(x, y, r * 0.3))
    .join("");
  return (
    <>
      <path d={some(0)} fill={paint.a} />
      <path d={some(1)} fill="none" stroke={paint.k} strokeWidth={1.4} />
      <path d={some(2)} fill={paint.k} />
      <path d={some(3)} fill={paint.b} />
      <path d={some(4)} fill={paint.c} />
      <path d={inner} fill="none" stroke={paint.ground} strokeWidth={1.6} />
    </>
  );
}

function Truchet({ rand }: Scene) {
  const size = oneOf(rand, [40, 50, 66.7] as const);
  let arcs = "";
  let dots = "";
  for (let y = 0; y < 300; y += size) {
    for (let x = 0; x < 400; x += size) {
      const [h, r] = [size / 2, n(size / 2)];
      const at = (dx: number, dy: number) => `${n(x + dx)} ${n(y + dy)}`;
      arcs +=
        rand() < 0.5
          ? `M${at(h, 0)}A${r} ${r} 0 0 1 ${at(0, h)}M${at(size, h)}A${r} ${r} 0 0 0 ${at(h, size)}`
          : `M${at(h, 0)}A${r} ${r} 0 0 0 ${at(size, h)}M${at(0, h)}A${r} ${r} 0 0 1 ${at(h, size)}`;
      if (rand() < 0.13) dots += disc(x, y, size * 0.17);
    }
  }
  return (
    <g fill="none">
      <path d={arcs} stroke={paint.a} strokeWidth={size * 0.34} />
      <path d={arcs} stroke={paint.ground} strokeWidth={size * 0.2} />
      <path d={arcs} stroke={paint.k} strokeWidth={1.2} />
      <path d={dots} fill={paint.c} />
    </g>
  );
}

function Quarters({ rand }: Scene) {
  const size = 100;
  const layers: Record<string, string> = {};
  const put = (colour: string, d: string) => (layers[colour] = (layers[colour] ?? "") + d);
  const colours = [paint.a, paint.k, paint.b, paint.c, paint.w] as const;
  for (let y = 0; y < 300; y += size) {
    for (let x = 0; x < 400; x += size) {
      const back = oneOf(rand, colours);
      const front = oneOf(rand, colours);
      put(`0${back}`, box(x, y, size, size));
      const [cx, cy] = [x + (rand() < 0.5 ? 0 : size), y + (rand() < 0.5 ? 0 : size)];
      const sweep = (cx === x) === (cy === y) ? 1 : 0;
      const [ex, ey] = [cx === x ? x + size : x, cy === y ? y + size : y];
      if (front === back) put(`1${back === paint.k ? paint.w : paint.k}`, disc(x + 50, y + 50, 14));
      else put(`1${front}`, `M${cx} ${cy}L${ex} ${cy}A${size} ${size} 0 0 ${sweep} ${cx} ${ey}Z`);
    }
  }
  return Object.entries(layers)
    .sort(([left], [right]) => left.charCodeAt(0) - right.charCodeAt(0))
    .map(([colour, d]) => <path key={colour} d={d} fill={colour.slice(1)} />);
}

function Ridges({ rand }: Scene) {
  const peak = between(rand, 150, 250);
  const reach = between(rand, 60, 95);
  const accent = Math.floor(between(rand, 6, 17));
  return (
    <g strokeWidth={1.6} fill={paint.ground}>
      {Array.from({ length: 24 }, (_, row) => {
        const y = 62 + row * 9.4;
        const points = Array.from({ length: 33 }, (_, step): Point => {
          const x = 30 + step * 10.6;
          const swell = Math.exp(-(((x - peak) / reach) ** 2)) * 50;
          return [x, y - swell * (0.25 + rand()) - rand() * 3];
        });
        const isAccent = row === accent;
        return (
          <path key={row} d={curve(points)} stroke={isAccent ? paint.a : paint.k} strokeWidth={isAccent ? 4 : 1.3} />
        );
      })}
    </g>
  );
}

/** Two gratings: the thing appears only where the lines change course. */
function Gratings({ rand, motif, id }: Scene) {
  const gap = between(rand, 6, 8);
  const grating = (wave: number) =>
    Array.from({ length: 60 }, (_, row): string => {
      const y = -60 + row * gap;
      return curve(Array.from({ length: 9 }, (_, step): Point => [step * 50, y + Math.sin(step * 0.9) * wave]));
    }).join("");
  return (
    <>
      <clipPath id={`${id}c`}>
        <path d={silhouette(motif.glyph ?? [])} transform="translate(82 32) scale(2.36)" />
      </clipPath>
      <path d={grating(14)} fill="none" stroke={paint.k} strokeWidth={1.3} />
      <g clipPath={`url(#${id}c)`}>
        <Sheet fill={paint.a} />
        <path d={grating(-14)} fill="none" stroke={paint.w} strokeWidth={2.6} transform="rotate(58 200 150)" />
      </g>
      <path d={disc(between(rand, 40, 360), between(rand, 36, 60), 18)} fill={paint.c} />
    </>
  );
}

function Orbits({ rand }: Scene) {
  const [x, y] = [between(rand, 150, 250), between(rand, 120, 180)];
  const rings = (cx: number, cy: number) =>
    Array.from({ length: 26 }, (_, index) => disc(cx, cy, 10 + index * 9)).join("");
  return (
    <g fill="none" strokeWidth={2.4}>
      <path d={disc(x, y, between(rand, 60, 100))} fill={mix(paint.c, 80, paint.ground)} />
      <path d={rings(x, y)} stroke={paint.k} strokeWidth={1.2} />
      <path d={rings(x + between(rand, 12, 34), y + between(rand, -20, 20))} stroke={paint.a} />
      <path d={disc(between(rand, 60, 340), between(rand, 60, 240), 13)} fill={paint.b} />
    </g>
  );
}

const PIECES = [FlowField, Packing, Truchet, Quarters, Ridges, Orbits] as const;

/** Colours of a piece. */
type Print = readonly [sheet: string, line: string, one: string, two: string, three: string];

/** Pieces keep their colours in both schemes, as a print on a wall does. */
const PRINTS: readonly [Print, ...Print[]] = [
  ["#f2ead7", "#1d1d1b", "#e4572e", "#29335c", "#f3a712"],
  ["#10122b", "#f4f1de", "#5b7cfa", "#ff4d6d", "#ffd166"],
  ["#e8f1f2", "#13293d", "#006494", "#f26430", "#e9c46a"],
  ["#f7d6d0", "#2a1a1f", "#b23a48", "#0c6170", "#fcb97d"],
  ["#14181c", "#ececec", "#5fd3a6", "#a78bfa", "#fbbf24"],
  ["#fff3b0", "#22223b", "#9e2a2b", "#335c67", "#e09f3e"],
];

/** Half of the pieces are in the app's own colours, the others in a print's. */
function colours(rand: Random): CSSProperties {
  if (rand() < 0.42) return {};
  const [sheet, line, one, two, three] = oneOf(rand, PRINTS);
  return {
    "--ground": sheet,
    "--surface": sheet,
    "--ink": line,
    "--accent": one,
    "--accent2": two,
    "--accent3": three,
  } as CSSProperties;
}

/** Gallery white: a generative piece for each seed. */
export function draw(scene: Scene) {
  const { rand, motif } = scene;
  const style = colours(rand);
  const Piece = motif.glyph !== null && rand() < 0.8 ? Gratings : oneOf(rand, PIECES);
  return (
    <g style={style}>
      <Sheet fill={oneOf(rand, [paint.ground, paint.w, mix(paint.c, 14, paint.ground)])} />
      {Piece(scene)}
    </g>
  );
}
