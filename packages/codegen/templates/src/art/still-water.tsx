import { Flat, mix, paint, type Scene } from "./paint.tsx";
import type { Motif } from "./motif.ts";
import { between, blob, disc, hill, n, oneOf, oval } from "./shapes.ts";

/** A thing on the horizon has to be something that stands in a landscape. */
const isCalm = ({ kind, name }: Motif): boolean =>
  kind === "plant" || kind === "animal" || kind === "person" || CALM.has(name);
const CALM = new Set(["cup", "candle", "mountain", "tent", "boat", "house", "bird", "drop", "heart"]);

/** Still water: soft hills, a moon, rings like breath. */
export function draw({ rand, motif, id }: Scene) {
  const dawn = rand() < 0.55;
  const [low, high] = dawn
    ? [mix(paint.b, 60, paint.ground), mix(paint.a, 26, paint.ground)]
    : [mix(paint.a, 48, paint.ground), mix(paint.c, 34, paint.ground)];
  const x = between(rand, 130, 270);
  const r = between(rand, 34, 50);
  const phase = between(rand, -0.75, 0.75);
  const composition = oneOf(rand, ["hills", "lake", "rings", "stones"] as const);
  const y = composition === "rings" ? 150 : composition === "lake" ? 104 : between(rand, 84, 112);
  return (
    <>
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={high} />
          <stop offset="0.75" stopColor={low} />
        </linearGradient>
        <clipPath id={`${id}m`}>
          <path d={disc(x, y, r)} />
        </clipPath>
      </defs>
      <path d="M0 0H400V300H0Z" fill={`url(#${id}s)`} />
      {[5.2, 3.9, 2.8, 1.9].map((scale, index) => (
        <path key={scale} d={disc(x, y, r * scale)} fill={dawn ? paint.b : paint.w} opacity={0.1 + index * 0.05} />
      ))}
      <path d={disc(x, y, r)} fill={mix(dawn ? paint.b : paint.w, 82, paint.w)} />
      <path
        d={disc(x + r * 2 * phase, y - r * 0.15, r)}
        fill={dawn ? paint.a : paint.c}
        opacity={0.28}
        clipPath={`url(#${id}m)`}
      />
      {composition === "hills" &&
        [0, 1, 2, 3].map((layer) => (
          <path
            key={layer}
            d={hill(rand, 190 + layer * 28, 62 - layer * 8, 4)}
            fill={mix(layer % 2 === 0 ? paint.a : paint.c, 30 + layer * 19, layer === 3 ? paint.k : paint.ground)}
            opacity={0.92}
          />
        ))}
      {composition === "lake" && (
        <>
          <path d={hill(rand, 190, 70, 5, 196)} fill={mix(paint.a, 52, paint.ground)} />
          <path d={hill(rand, 194, 40, 4, 196)} fill={mix(paint.a, 82, paint.k)} />
          <path d="M0 194H400V300H0Z" fill={mix(paint.c, 42, low)} />
          <path
            d={[0, 1, 2, 3, 4, 5, 6]
              .map(
                (row) => `M${n(x - 62 + row * 7 + rand() * 20)} ${206 + row * 13}H${n(x + 62 - row * 5 - rand() * 20)}`,
              )
              .join("")}
            stroke={mix(paint.b, 70, paint.w)}
            strokeWidth={3.4}
            strokeLinecap="round"
            opacity={0.85}
          />
        </>
      )}
      {composition === "rings" && (
        <g fill="none" stroke={mix(paint.a, 70, paint.k)}>
          {[1.5, 2, 2.6, 3.3, 4.1].map((scale, index) => (
            <path
              key={scale}
              d={oval(x, 236, r * scale, r * scale * 0.24)}
              strokeWidth={2.2 - index * 0.3}
              opacity={0.75 - index * 0.13}
            />
          ))}
          <path d={hill(rand, 236, 26, 3)} fill={mix(paint.a, 60, paint.ground)} opacity={0.35} stroke="none" />
        </g>
      )}
      {composition === "stones" && (
        <>
          <path d={hill(rand, 262, 26, 3)} fill={mix(paint.a, 58, paint.ground)} />
          {[0, 1, 2, 3].map((stone) => (
            <path
              key={stone}
              d={blob(rand, 200 + between(rand, -7, 7), 0, 40, 0.07)}
              transform={`translate(0 ${252 - stone * 34}) translate(200 0) scale(${n(1.7 - stone * 0.36)} ${n(0.62 - stone * 0.08)}) translate(-200 0)`}
              fill={
                [
                  mix(paint.k, 70, paint.a),
                  mix(paint.a, 85, paint.k),
                  mix(paint.b, 70, paint.a),
                  mix(paint.c, 70, paint.w),
                ][stone]
              }
            />
          ))}
        </>
      )}
      {motif.glyph !== null && isCalm(motif) && composition !== "stones" && (
        <Flat
          glyph={motif.glyph}
          x={composition === "rings" ? x : 400 - x}
          y={composition === "rings" ? 176 : composition === "lake" ? 176 : 206}
          size={composition === "rings" ? 108 : 66}
          colours={{
            a: mix(paint.a, 86, paint.k),
            b: mix(paint.c, 78, paint.k),
            c: mix(paint.b, 82, paint.w),
            k: mix(paint.k, 82, paint.a),
            w: mix(paint.w, 86, paint.b),
          }}
        />
      )}
    </>
  );
}
