import { Flat, mix, paint, Shadow, Sheet, type Scene } from "./paint.tsx";
import { between, curve, disc, lines, n, oneOf, type Point, type Random } from "./shapes.ts";

/** Bars that lean, like a lap chart. */
function Laps({ rand }: { rand: Random }) {
  const heights = Array.from(
    { length: 15 },
    (_, index) => 46 + Math.abs(Math.sin(index * between(rand, 0.4, 0.6))) * 90 + rand() * 60,
  );
  const best = heights.indexOf(Math.max(...heights));
  const bar = (index: number, height: number) => {
    const x = -30 + index * 31;
    return `M${n(x)} 300L${n(x + height * 0.21)} ${n(300 - height)}h20L${n(x + 20)} 300Z`;
  };
  return (
    <>
      <path
        d={heights.map((height, index) => (index === best ? "" : bar(index, height))).join("")}
        fill={mix(paint.k, 26, paint.ground)}
      />
      <path d={bar(best, heights[best] ?? 0)} fill={paint.a} />
    </>
  );
}

/** A route with a start, kilometre marks and a finish. */
function Route({ rand }: { rand: Random }) {
  const points = Array.from({ length: 8 }, (_, index): Point => [36 + index * 47, between(rand, 50, 250)]);
  const first = points[0] ?? [0, 0];
  const last = points[7] ?? [0, 0];
  return (
    <g fill="none" strokeLinecap="round">
      <path d={curve(points)} stroke={mix(paint.k, 18, paint.ground)} strokeWidth={22} />
      <path d={curve(points)} stroke={paint.a} strokeWidth={7} />
      <path
        d={points
          .slice(1, 7)
          .map(([x, y]) => disc(x, y, 5))
          .join("")}
        fill={paint.ground}
        stroke={paint.a}
        strokeWidth={3}
      />
      <path d={disc(first[0], first[1], 11)} fill={paint.k} />
      <path d={disc(last[0], last[1], 13)} fill={paint.b} />
      <path d={disc(last[0], last[1], 5)} fill={paint.ground} />
    </g>
  );
}

/** The lanes of a track in a bend. */
function Lanes({ rand }: { rand: Random }) {
  const y = between(rand, 270, 350);
  return (
    <g fill="none">
      {Array.from({ length: 7 }, (_, lane) => (
        <path
          key={lane}
          d={`M-20 ${n(y - lane * 34)}C${n(150 + lane * 8)} ${n(y - lane * 34)} ${n(300 + lane * 22)} ${n(y - 60 - lane * 30)} ${n(330 + lane * 34)} -20`}
          stroke={lane === 3 ? paint.a : mix(paint.k, 34, paint.ground)}
          strokeWidth={lane === 3 ? 18 : 2.5}
        />
      ))}
    </g>
  );
}

/** An elevation profile. */
function Profile({ rand }: { rand: Random }) {
  const points = Array.from({ length: 11 }, (_, index): Point => [-10 + index * 42, 250 - rand() * 150]);
  return (
    <>
      <path d={`${lines(points)}L420 300H-20Z`} fill={mix(paint.a, 26, paint.ground)} />
      <path d={lines(points)} fill="none" stroke={paint.a} strokeWidth={6} strokeLinejoin="round" />
      <path d={points.map(([x, y]) => `M${n(x)} ${n(y)}V300`).join("")} stroke={paint.ground} strokeWidth={3} />
    </>
  );
}

const BACKS = [Laps, Route, Lanes, Profile] as const;

/** Track day: slanted panels, speed lines, routes and laps. */
export function draw({ rand, motif }: Scene) {
  const Back = oneOf(rand, BACKS);
  const slab = between(rand, 70, 150);
  const tint = oneOf(rand, [paint.a, paint.b, paint.c] as const);
  const speed = Array.from({ length: 12 }, (_, index) => {
    const y = 26 + index * 22 + rand() * 10;
    const x = rand() * 190;
    return `M${n(x)} ${n(y)}h${n(50 + rand() * 150)}`;
  }).join("");
  return (
    <>
      <Sheet fill={mix(paint.k, 7, paint.ground)} />
      <path
        d={`M${n(slab + 70)} 0H${n(slab + 300)}L${n(slab + 210)} 300H${n(slab - 20)}Z`}
        fill={motif.glyph === null ? mix(tint, 24, paint.ground) : tint}
      />
      {Back({ rand })}
      {motif.glyph !== null && (
        <g transform="translate(26 0) skewX(-9)">
          <path d={speed} stroke={paint.k} strokeWidth={4} opacity={0.9} />
          <Shadow glyph={motif.glyph} x={229} y={159} size={196} turn={-5} fill={paint.ground} edge={13} />
          <Flat
            glyph={motif.glyph}
            x={226}
            y={152}
            size={196}
            turn={-5}
            colours={{
              a: paint.k,
              b: paint.b,
              c: paint.a,
              k: mix(paint.muted, 60, paint.k),
              w: mix(paint.k, 12, paint.ground),
            }}
          />
        </g>
      )}
      {motif.glyph === null && (
        <path d={speed} stroke={paint.b} strokeWidth={5} transform="translate(70 0) skewX(-16)" />
      )}
    </>
  );
}
