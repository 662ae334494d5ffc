import { mix, Outline, paint, Shadow, Sheet, silhouette, type Scene } from "./paint.tsx";
import { between, blob, curve, disc, n, oneOf, random, type Point } from "./shapes.ts";

/** Nested height lines round a summit. */
function contours(rand: () => number, x: number, y: number, rings: number, step: number): string {
  const seed = Math.floor(rand() * 1e9);
  return Array.from({ length: rings }, (_, ring) =>
    blob(random(seed), x + ring * 2.4, y - ring * 1.6, 14 + ring * step, 0.3, 9),
  ).join("");
}

/** Field notes: a specimen engraved in lines over a contour map. */
export function draw({ rand, motif, id }: Scene) {
  const accent = oneOf(rand, [paint.a, paint.b, paint.c] as const);
  const [x, y] = [between(rand, 110, 290), between(rand, 100, 200)];
  const river = Array.from({ length: 7 }, (_, index): Point => [-20 + index * 74, between(rand, 60, 240)]);
  const isPlate = motif.glyph !== null;
  return (
    <>
      <Sheet fill={isPlate ? mix(accent, 12, paint.ground) : mix(paint.b, 13, paint.ground)} />
      {!isPlate && <path d={blob(rand, x, y, 96, 0.25)} fill={accent} opacity={0.2} />}
      <g fill="none" stroke={mix(isPlate ? accent : paint.k, isPlate ? 48 : 52, paint.ground)} strokeWidth={1}>
        <path d={contours(rand, x, y, 15, 15)} />
        <path d={contours(rand, 400 - x, 300 - y, 9, 13)} />
      </g>
      {!isPlate && (
        <>
          <path d={curve(river)} fill="none" stroke={paint.b} strokeWidth={7} strokeLinecap="round" opacity={0.65} />
          <path
            d={curve(river.map(([px, py]): Point => [px + 34, 300 - py]))}
            fill="none"
            stroke={paint.k}
            strokeWidth={2}
            strokeDasharray="7 6"
          />
          <path d={`M${n(x - 9)} ${n(y + 8)}L${n(x)} ${n(y - 9)}L${n(x + 9)} ${n(y + 8)}Z`} fill={accent} />
          <path
            d={Array.from({ length: 12 }, () => {
              const [tx, ty] = [between(rand, 20, 380), between(rand, 30, 280)];
              return `M${n(tx - 5)} ${n(ty)}L${n(tx)} ${n(ty - 13)}L${n(tx + 5)} ${n(ty)}Z`;
            }).join("")}
            fill="none"
            stroke={paint.k}
            strokeWidth={1.2}
          />
          <g transform="translate(356 46)" stroke={paint.k} fill={paint.ground}>
            <path d={disc(0, 0, 22)} strokeWidth={1.4} />
            <path d="M0 -18L6 0L0 18L-6 0Z" fill={paint.k} stroke="none" />
            <path d="M0 -18L6 0H-6Z" fill={accent} stroke="none" />
          </g>
        </>
      )}
      {motif.glyph !== null && (
        <>
          <defs>
            <pattern
              id={`${id}h`}
              width="4.6"
              height="4.6"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${n(between(rand, 30, 60))})`}
            >
              <path d="M0 0H4.6" stroke={paint.k} strokeWidth={1.5} />
            </pattern>
            <clipPath id={`${id}c`}>
              <path d={silhouette(motif.glyph)} transform="translate(105 46) scale(1.9)" />
            </clipPath>
            <linearGradient id={`${id}f`}>
              <stop offset="0.3" stopColor="white" stopOpacity={0.08} />
              <stop offset="0.85" stopColor="white" />
            </linearGradient>
            <mask id={`${id}m`}>
              <path d="M0 0H400V300H0Z" fill={`url(#${id}f)`} />
            </mask>
          </defs>
          <Shadow glyph={motif.glyph} x={200} y={141} size={190} fill={paint.ground} edge={9} />
          <Shadow glyph={motif.glyph} x={200} y={141} size={190} fill={accent} opacity={0.26} />
          <g mask={`url(#${id}m)`}>
            <path d="M90 30H310V260H90Z" fill={`url(#${id}h)`} clipPath={`url(#${id}c)`} opacity={0.85} />
          </g>
          <Outline glyph={motif.glyph} x={200} y={141} size={190} colour={paint.k} width={2.1} />
          <path
            d={`M300 ${n(between(rand, 80, 110))}L342 70H378M100 ${n(between(rand, 170, 200))}L56 220H22`}
            fill="none"
            stroke={paint.k}
            strokeWidth={1.2}
          />
          <path d="M346 62H372M26 212H50M26 227H44" stroke={paint.muted} strokeWidth={3} />
          <path d="M14 14H386V286H14Z" fill="none" stroke={paint.k} strokeWidth={1.2} />
          <path d={`M150 262H250V282H150Z`} fill={paint.w} stroke={paint.k} strokeWidth={1.2} />
          <path d="M162 272H216M222 272H238" stroke={accent} strokeWidth={4} />
        </>
      )}
    </>
  );
}
