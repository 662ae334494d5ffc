import { THINGS } from "./glyphs-things.ts";
import { mix, Outline, paint, Shadow, Sheet, silhouette, type Scene } from "./paint.tsx";
import { between, box, disc, lines, n, oneOf, star } from "./shapes.ts";

const SIZES = [1.6, 2.8, 4.2, 5.8, 7.4, 9] as const;

/** A grid of dots in six sizes, one path a size. A dot is a stroke of no length with a round end, the shortest way to write one. */
function Dots({
  angle,
  gap,
  colour,
  size,
  opacity = 1,
}: {
  angle: number;
  gap: number;
  colour: string;
  size: (x: number, y: number) => number;
  opacity?: number;
}) {
  const layers = SIZES.map(() => "");
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let row = -22; row <= 22; row++) {
    for (let column = -22; column <= 22; column++) {
      const [x, y] = [200 + (column * cos - row * sin) * gap, 150 + (column * sin + row * cos) * gap];
      if (x < 96 || x > 304 || y < 46 || y > 254) continue;
      const index = SIZES.findLastIndex((each) => each <= size(x, y));
      if (index >= 0) layers[index] += `M${n(x)} ${n(y)}h0`;
    }
  }
  return (
    <g stroke={colour} strokeLinecap="round" opacity={opacity}>
      {layers.map((d, index) => d !== "" && <path key={index} d={d} strokeWidth={SIZES[index]} />)}
    </g>
  );
}

/** Pressroom: a halftone portrait of an object over one loud shape. */
export function draw({ rand, motif, id }: Scene) {
  const glyph =
    motif.glyph ??
    THINGS[oneOf(rand, ["book", "mic", "pencil", "bubble", "record", "bulb", "headphones", "camera"])] ??
    [];
  const shape = oneOf(rand, ["disc", "burst", "block", "bars", "half"] as const);
  const loud = oneOf(rand, [paint.a, paint.a, paint.b, paint.c] as const);
  const [lightX, lightY] = [between(rand, 120, 170), between(rand, 70, 110)];
  const angle = between(rand, 0.5, 0.9);
  const shift = between(rand, 4, 7);
  return (
    <>
      <Sheet fill={mix(loud, 9, paint.ground)} />
      <path
        d={Array.from(
          { length: 11 },
          (_, row) =>
            box(24, 36 + row * 24, between(rand, 50, 74), 4) + box(306, 36 + row * 24, between(rand, 40, 70), 4),
        ).join("")}
        fill={paint.k}
        opacity={0.15}
      />
      {shape === "disc" && <path d={disc(200 + between(rand, -20, 20), 152, 126)} fill={loud} />}
      {shape === "burst" && <path d={star(200, 150, 148, 116, 22)} fill={loud} />}
      {shape === "block" && (
        <path
          d={lines(
            [
              [84, 30],
              [324, 16],
              [314, 282],
              [74, 268],
            ],
            true,
          )}
          fill={loud}
        />
      )}
      {shape === "bars" && (
        <path d={[0, 1, 2, 3, 4].map((bar) => box(62, 34 + bar * 50, 276, 26)).join("")} fill={loud} />
      )}
      {shape === "half" && <path d="M200 0H400V300H200Z" fill={loud} />}
      <clipPath id={`${id}c`}>
        <path d={silhouette(glyph)} transform="translate(99 49) scale(2.02)" />
      </clipPath>
      <Shadow glyph={glyph} x={200 + shift} y={150 + shift} size={202} fill={paint.k} opacity={0.9} />
      <Shadow glyph={glyph} x={200} y={150} size={202} fill={paint.w} />
      <g clipPath={`url(#${id}c)`}>
        <Dots
          angle={angle}
          gap={9}
          colour={paint.k}
          size={(x, y) => (Math.hypot(x - lightX, y - lightY) - 26) * 0.072}
        />
        <Dots
          angle={angle + 0.5}
          gap={10}
          colour={loud}
          opacity={0.85}
          size={(x, y) => 7 - Math.hypot(x - lightX, y - lightY) * 0.045}
        />
      </g>
      <Outline glyph={glyph} x={200} y={150} size={202} colour={paint.k} width={2.6} />
      <path d={`M14 14H386M14 20H386M14 286H${n(between(rand, 180, 386))}`} stroke={paint.k} strokeWidth={1.6} />
    </>
  );
}
