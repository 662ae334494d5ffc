import { Flat, mix, paint, Sheet, type Scene } from "./paint.tsx";
import { between, disc, n, oneOf, oval, petals, type Random } from "./shapes.ts";

const arch = (x: number, bottom: number, width: number, height: number): string => {
  const r = width / 2;
  return `M${n(x - r)} ${n(bottom)}V${n(bottom - height + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(bottom - height + r)}V${n(bottom)}Z`;
};

/** A bending twig with leaves on both sides. */
function Twig({
  rand,
  x,
  y,
  height,
  lean,
  colour,
}: {
  rand: Random;
  x: number;
  y: number;
  height: number;
  lean: number;
  colour: string;
}) {
  const leaf = (t: number, side: number) => {
    const [px, py] = [x + lean * t * t, y - height * t];
    const [tx, ty] = [px + side * between(rand, 30, 44) * (1.15 - t * 0.6), py - between(rand, 16, 28)];
    return `M${n(px)} ${n(py)}Q${n(px + side * 6)} ${n(ty - 8)} ${n(tx)} ${n(ty)}Q${n(tx - side * 4)} ${n(py + 8)} ${n(px)} ${n(py)}Z`;
  };
  return (
    <>
      <path
        d={`M${n(x)} ${n(y)}Q${n(x)} ${n(y - height * 0.6)} ${n(x + lean)} ${n(y - height)}`}
        fill="none"
        stroke={colour}
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d={[0.25, 0.42, 0.58, 0.74, 0.9].map((t) => leaf(t, -1) + leaf(t + 0.06, 1)).join("")} fill={colour} />
    </>
  );
}

/** Salon: arches, ovals and petals in calm layers. */
export function draw({ rand, motif }: Scene) {
  const [one, two, three] = oneOf(rand, [
    [paint.a, paint.b, paint.c],
    [paint.b, paint.a, paint.c],
    [paint.c, paint.a, paint.b],
  ] as const);
  const side = rand() < 0.5 ? -1 : 1;
  const look = motif.glyph === null ? oneOf(rand, ["bloom", "twig", "ovals"] as const) : "thing";
  const soft = (colour: string, percent: number) => mix(colour, percent, paint.ground);
  return (
    <>
      <Sheet fill={soft(one, 20)} />
      <path d={arch(200 - side * 118, 310, 170, between(rand, 190, 250))} fill={soft(two, 36)} />
      <path d={arch(200 + side * 130, 310, 130, between(rand, 130, 180))} fill={soft(three, 44)} />
      {[0, 1, 2, 3].map((ring) => (
        <path
          key={ring}
          d={arch(200, 310, 218 - ring * 40, 272 - ring * 26)}
          fill={[soft(one, 78), soft(one, 54), soft(one, 34), soft(two, 14)][ring]}
        />
      ))}
      <path d={disc(200 + side * 128, between(rand, 52, 78), between(rand, 24, 34))} fill={soft(three, 82)} />
      {look === "twig" && (
        <Twig rand={rand} x={200} y={300} height={210} lean={side * 40} colour={mix(two, 82, paint.k)} />
      )}
      {look === "bloom" && (
        <>
          <Twig rand={rand} x={200} y={310} height={110} lean={0} colour={mix(two, 76, paint.k)} />
          <path d={petals(200, 146, 82, 9, 0.42)} fill={one} stroke={soft(one, 34)} strokeWidth={2} />
          <path d={petals(200, 146, 54, 9, 0.42, 0.35)} fill={soft(one, 58)} />
          <path d={disc(200, 146, 15)} fill={three} />
        </>
      )}
      {look === "ovals" &&
        [0, 1, 2, 3, 4].map((index) => (
          <path
            key={index}
            d={oval(200, 170, 26, 88)}
            transform={`rotate(${index * 36 + between(rand, -3, 3)} 200 176)`}
            fill={[one, two, three, two, three][index]}
            opacity={0.62}
          />
        ))}
      {motif.glyph !== null && (
        <>
          <Twig rand={rand} x={200 - side * 84} y={306} height={160} lean={-side * 26} colour={mix(two, 76, paint.k)} />
          <path d={oval(200, 252, 66, 9)} fill={paint.k} opacity={0.14} />
          <Flat
            glyph={motif.glyph}
            x={200}
            y={178}
            size={140}
            colours={{
              a: mix(one, 88, paint.k),
              b: mix(two, 84, paint.k),
              c: mix(three, 84, paint.w),
              k: mix(paint.k, 84, one),
              w: paint.w,
            }}
          />
        </>
      )}
      <path d={petals(200 - side * 150, 40, 30, 5, 0.5, rand())} fill={soft(one, 62)} opacity={0.8} />
      <path d={`M${200 + side * 60} 300H${200 + side * 200}`} stroke={mix(two, 60, paint.k)} strokeWidth={1.6} />
    </>
  );
}
