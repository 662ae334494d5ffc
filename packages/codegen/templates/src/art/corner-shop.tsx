import { THINGS } from "./glyphs-things.ts";
import { Flat, mix, paint, Shadow, Sheet, type Scene } from "./paint.tsx";
import { between, box, disc, oneOf, oval, star } from "./shapes.ts";

/** Corner shop: a flat object on a coloured plinth, with a tag or a stamp. */
export function draw({ rand, motif }: Scene) {
  const glyph = motif.glyph ?? THINGS[oneOf(rand, ["parcel", "bag", "gem", "chair", "lamp", "dice"])] ?? [];
  const [wall, plinth, spot] = oneOf(rand, [
    [paint.b, paint.a, paint.c],
    [paint.a, paint.b, paint.c],
    [paint.c, paint.a, paint.b],
    [paint.c, paint.b, paint.a],
    [paint.b, paint.c, paint.a],
  ] as const);
  const back = oneOf(rand, ["arch", "sun", "stripes", "shelf"] as const);
  const stand = oneOf(rand, ["drum", "block", "steps"] as const);
  const top = 216;
  const tag = rand() < 0.5 ? -1 : 1;
  const shade = mix(plinth, 76, paint.k);
  return (
    <>
      <Sheet fill={mix(wall, 30, paint.ground)} />
      <path d="M0 238H400V300H0Z" fill={mix(wall, 58, paint.ground)} />
      {back === "arch" && <path d="M96 238V132C96 0 304 0 304 132V238Z" fill={mix(spot, 74, paint.ground)} />}
      {back === "sun" && <path d={disc(200, 134, 118)} fill={mix(spot, 74, paint.ground)} />}
      {back === "stripes" && (
        <path
          d={Array.from({ length: 8 }, (_, index) => box(index * 54 - 4, 0, 27, 238)).join("")}
          fill={mix(wall, 46, paint.ground)}
        />
      )}
      {back === "shelf" && (
        <>
          <path d={box(0, 78, 400, 9) + box(0, 168, 400, 9)} fill={mix(wall, 74, paint.k)} opacity={0.75} />
          <path
            d={[24, 50, 76, 318, 344, 370].map((x) => box(x - 10, 78 - between(rand, 24, 52), 20, 60, 4)).join("")}
            fill={mix(spot, 68, paint.ground)}
          />
        </>
      )}
      <path d={oval(200, 272, 132, 15)} fill={paint.k} opacity={0.16} />
      {stand === "drum" && (
        <>
          <path d="M102 216V262C102 282 298 282 298 262V216Z" fill={shade} />
          <path d={oval(200, top, 98, 18)} fill={plinth} />
        </>
      )}
      {stand === "block" && (
        <>
          <path d="M96 222H304V276H96Z" fill={shade} />
          <path d="M96 222L126 202H274L304 222Z" fill={plinth} />
        </>
      )}
      {stand === "steps" && (
        <>
          <path d={box(76, 246, 248, 30)} fill={shade} />
          <path d={box(112, 212, 176, 34)} fill={plinth} />
          <path d={box(112, 212, 176, 6)} fill={mix(plinth, 70, paint.w)} />
        </>
      )}
      <path d={oval(200, top, 64, 8)} fill={paint.k} opacity={0.22} />
      <Shadow glyph={glyph} x={200} y={128} size={172} fill={paint.w} edge={5} />
      <Flat glyph={glyph} x={200} y={128} size={172} />
      <g transform={`translate(${200 + tag * 126} ${between(rand, 62, 92)}) rotate(${tag * 14})`}>
        {rand() < 0.5 ? (
          <>
            <path d={star(0, 0, 38, 31, 14)} fill={plinth} />
            <path d={disc(0, 0, 24)} fill="none" stroke={paint.w} strokeWidth={2.4} strokeDasharray="4 4" />
            <path d={star(0, 0, 14, 6, 5)} fill={paint.w} />
          </>
        ) : (
          <>
            <path
              d="M-34 -16L-16 -24H36V24H-16L-34 16Z"
              fill={paint.w}
              stroke={paint.k}
              strokeWidth={2.6}
              strokeLinejoin="round"
            />
            <path d={disc(-20, 0, 5)} fill={mix(wall, 58, paint.ground)} stroke={paint.k} strokeWidth={2.4} />
            <path d="M-6 -8H26M-6 3H16" stroke={plinth} strokeWidth={5} />
          </>
        )}
      </g>
    </>
  );
}
