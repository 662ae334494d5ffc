import { Flat, mix, paint, Sheet, type Scene } from "./paint.tsx";
import { between, box, curve, disc, lines, n, oneOf, oval, type Point, type Random } from "./shapes.ts";

/** A rosette like those engraved on banknotes. */
function rosette(rand: Random, x: number, y: number, r: number): string {
  const [leaves, depth] = [Math.floor(between(rand, 7, 15)), between(rand, 0.22, 0.5)];
  return [0, 1, 2, 3]
    .map((ring) =>
      lines(
        Array.from({ length: 133 }, (_, step): Point => {
          const angle = (step / 132) * Math.PI * 2;
          const radius = r * (1 - depth * (0.5 + 0.5 * Math.sin(angle * leaves + ring * 1.57)));
          return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
        }),
      ),
    )
    .join("");
}

/** A stack of coins seen from the side. */
function Stack({ x, count, fill, edge }: { x: number; count: number; fill: string; edge: string }) {
  const top = 258 - count * 15;
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          d={box(x - 34 + (index % 2) * 3, 258 - (index + 1) * 15, 68, 13.5, 6)}
          fill={index % 2 === 0 ? fill : edge}
        />
      ))}
      <path d={oval(x, top - 1, 34, 7)} fill={edge} />
    </>
  );
}

/** Ledger: coins as pure circles, sparklines, engraved rosettes. */
export function draw({ rand, motif }: Scene) {
  const look =
    motif.glyph === null
      ? oneOf(rand, ["rosette", "spark", "coins", "stacks"] as const)
      : oneOf(rand, ["rosette", "spark", "coins"] as const);
  const trend = between(rand, 7, 14);
  const points = Array.from({ length: 13 }, (_, index): Point => [
    -6 + index * 34.4,
    246 - index * trend - rand() * 56,
  ]);
  const last = points[10] ?? [0, 0];
  return (
    <>
      <Sheet fill={mix(paint.a, 10, paint.ground)} />
      <path
        d={Array.from({ length: 9 }, (_, row) => `M0 ${24 + row * 32}H400`).join("")}
        stroke={mix(paint.a, 26, paint.ground)}
        strokeWidth={1}
      />
      <path d="M46 0V300M52 0V300" stroke={mix(paint.b, 50, paint.ground)} strokeWidth={1} />
      {look === "rosette" && (
        <g fill="none" stroke={mix(paint.a, 80, paint.ground)} strokeWidth={0.9}>
          <path d={rosette(rand, 200, 150, 146)} />
          <path d={rosette(rand, 200, 150, 104)} stroke={paint.b} opacity={0.7} />
        </g>
      )}
      {look === "spark" && (
        <>
          <path d={`${curve(points)}L420 310H-10Z`} fill={mix(paint.a, 30, paint.ground)} />
          <path d={curve(points)} fill="none" stroke={paint.a} strokeWidth={5} strokeLinecap="round" />
          <path d={`M${n(last[0])} ${n(last[1])}V300`} stroke={paint.k} strokeWidth={1.2} strokeDasharray="4 5" />
          <path d={disc(last[0], last[1], 9)} fill={paint.w} stroke={paint.a} strokeWidth={5} />
        </>
      )}
      {look === "coins" && (
        <g stroke={paint.ground} strokeWidth={4}>
          {Array.from({ length: 9 }, (_, index) => {
            const r = between(rand, 26, 58);
            const [x, y] = [
              50 + (index % 3) * 150 + between(rand, -34, 34),
              46 + Math.floor(index / 3) * 104 + between(rand, -22, 22),
            ];
            return (
              <g key={index}>
                <path d={disc(x, y, r)} fill={[paint.a, paint.c, mix(paint.a, 52, paint.ground), paint.b][index % 4]} />
                <path d={disc(x, y, r * 0.76)} fill="none" strokeWidth={2} />
              </g>
            );
          })}
        </g>
      )}
      {look === "stacks" &&
        [84, 160, 240, 316].map((x, index) => (
          <Stack
            key={x}
            x={x}
            count={Math.floor(between(rand, 2 + index, 5 + index * 2.4))}
            fill={index === 3 ? paint.a : mix(paint.c, 82, paint.ground)}
            edge={index === 3 ? mix(paint.a, 76, paint.k) : mix(paint.c, 76, paint.k)}
          />
        ))}
      {(motif.glyph !== null || look === "rosette") && (
        <>
          <path d={disc(200, 150, 84)} fill={paint.w} stroke={paint.a} strokeWidth={5} />
          <path d={disc(200, 150, 74)} fill="none" stroke={paint.a} strokeWidth={1.6} strokeDasharray="2 4" />
          {motif.glyph === null ? (
            <path
              d={lines([
                [160, 178],
                [184, 150],
                [204, 164],
                [242, 120],
              ])}
              fill="none"
              stroke={paint.a}
              strokeWidth={8}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          ) : (
            <Flat glyph={motif.glyph} x={200} y={150} size={96} />
          )}
        </>
      )}
    </>
  );
}
