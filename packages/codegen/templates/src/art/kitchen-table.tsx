import { FOOD } from "./glyphs-food.ts";
import { PLANTS } from "./glyphs-living.ts";
import type { Glyph } from "./glyph.ts";
import { Flat, mix, paint, Shadow, Sheet, type Scene } from "./paint.tsx";
import { between, disc, hill, oneOf, star, type Random } from "./shapes.ts";

const PRODUCE = [
  "tomato",
  "carrot",
  "citrus",
  "avocado",
  "mushroom",
  "chili",
  "apple",
  "cherries",
  "pumpkin",
  "wheat",
] as const;

const produce = (rand: Random): Glyph => FOOD[oneOf(rand, PRODUCE)] ?? [];

/** A cut-out: its shadow on the table, the edge of the paper, the thing. */
function CutOut({ glyph, x, y, size, turn }: { glyph: Glyph; x: number; y: number; size: number; turn: number }) {
  const placed = { glyph, size, turn };
  return (
    <>
      <Shadow {...placed} x={x + 4} y={y + 7} fill={paint.k} opacity={0.16} edge={6} />
      <Shadow {...placed} x={x} y={y} fill={paint.w} edge={6} />
      <Flat {...placed} x={x} y={y} />
    </>
  );
}

/** A sheet of paper with a cut edge. */
function Paper({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill={paint.k} opacity={0.12} transform="translate(3 -5)" />
      <path d={d} fill={fill} />
    </>
  );
}

/** Kitchen table: cut-paper fruit and vegetables in layers. */
export function draw({ rand, motif, id }: Scene) {
  const main = motif.glyph ?? produce(rand);
  const [first, second, third] = oneOf(rand, [
    [paint.c, paint.a, paint.b],
    [paint.b, paint.c, paint.a],
    [paint.a, paint.c, paint.b],
    [paint.c, paint.b, paint.a],
  ] as const);
  const table = oneOf(rand, ["sheets", "gingham", "plate", "sun"] as const);
  const side = rand() < 0.5 ? -1 : 1;
  return (
    <>
      <Sheet fill={mix(first, 42, paint.ground)} />
      {table === "sun" && <path d={star(200, 160, 290, 205, 18)} fill={mix(first, 70, paint.ground)} />}
      {table !== "gingham" && <Paper d={hill(rand, 150, 50, 4)} fill={mix(second, 34, paint.ground)} />}
      {table === "gingham" && (
        <>
          <defs>
            <pattern id={`${id}g`} width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)">
              <path d="M0 0H34V34H0Z" fill={paint.w} />
              <path d="M0 0H17V34H0ZM0 0H34V17H0Z" fill={second} opacity={0.32} />
              <path d="M0 0H17V17H0Z" fill={second} opacity={0.4} />
            </pattern>
          </defs>
          <Paper d="M-10 168L410 150V310H-10Z" fill={`url(#${id}g)`} />
        </>
      )}
      {table === "sheets" && <Paper d={hill(rand, 240, 50, 5)} fill={mix(third, 55, paint.ground)} />}
      <CutOut
        glyph={produce(rand)}
        x={200 - side * 138}
        y={between(rand, 55, 95)}
        size={92}
        turn={between(rand, -40, 40)}
      />
      <CutOut
        glyph={PLANTS["leaf"] ?? []}
        x={200 + side * 128}
        y={between(rand, 60, 100)}
        size={88}
        turn={between(rand, -60, 60)}
      />
      {table === "plate" && (
        <>
          <path d={disc(204, 164, 122)} fill={paint.k} opacity={0.14} />
          <path d={disc(200, 156, 122)} fill={paint.w} />
          <path d={disc(200, 156, 96)} fill="none" stroke={mix(first, 60, paint.w)} strokeWidth={3} />
        </>
      )}
      <CutOut glyph={main} x={200} y={154} size={table === "plate" ? 142 : 176} turn={between(rand, -9, 9)} />
      <CutOut
        glyph={produce(rand)}
        x={200 + side * 132}
        y={between(rand, 220, 246)}
        size={78}
        turn={between(rand, -40, 40)}
      />
      <path
        d={Array.from({ length: 9 }, () =>
          disc(between(rand, 20, 380), between(rand, 20, 285), between(rand, 1.6, 3.6)),
        ).join("")}
        fill={mix(third, 80, paint.k)}
        opacity={0.6}
      />
    </>
  );
}
