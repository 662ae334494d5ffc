import { PEOPLE } from "./glyphs-living.ts";
import { Flat, mix, paint, Shadow, Sheet, type Scene } from "./paint.tsx";
import { between, box, disc, hill, n, oneOf, star, type Random } from "./shapes.ts";

/** One house of the street: walls, roof, windows. */
function House({
  rand,
  x,
  width,
  height,
  fill,
}: {
  rand: Random;
  x: number;
  width: number;
  height: number;
  fill: string;
}) {
  const top = 262 - height;
  const roof = oneOf(rand, ["gable", "flat", "step", "shed", "dome"] as const);
  const roofs = {
    gable: `M${n(x - 4)} ${n(top)}L${n(x + width / 2)} ${n(top - width * 0.46)}L${n(x + width + 4)} ${n(top)}Z`,
    flat: box(x - 3, top - 8, width + 6, 9),
    step:
      box(x, top - 12, width, 12) +
      box(x + width * 0.2, top - 24, width * 0.6, 12) +
      box(x + width * 0.36, top - 34, width * 0.28, 10),
    shed: `M${n(x - 3)} ${n(top)}V${n(top - 24)}L${n(x + width + 3)} ${n(top - 6)}V${n(top)}Z`,
    dome: `M${n(x)} ${n(top)}A${n(width / 2)} ${n(width * 0.42)} 0 0 1 ${n(x + width)} ${n(top)}Z`,
  };
  const columns = Math.max(1, Math.floor(width / 19));
  const rows = Math.max(1, Math.floor((height - 26) / 26));
  const gap = width / columns;
  const windows = Array.from({ length: rows * columns }, (_, index) =>
    box(x + (index % columns) * gap + gap / 2 - 4.5, top + 12 + Math.floor(index / columns) * 26, 9, 13, 1),
  );
  return (
    <>
      <path d={box(x, top, width, height + 2)} fill={fill} />
      <path d={roofs[roof]} fill={mix(fill, 66, paint.k)} />
      <path d={windows.filter(() => rand() < 0.7).join("")} fill={mix(paint.b, 70, paint.w)} />
    </>
  );
}

/** Civic: the skyline of a neighbourhood, raised hands. */
export function draw({ rand, motif }: Scene) {
  const day = oneOf(rand, [paint.b, paint.a, paint.c] as const);
  const sky = mix(day, 24, paint.ground);
  const [sunX, sunY] = [between(rand, 60, 340), between(rand, 54, 84)];
  const houses: { x: number; width: number; height: number; fill: string }[] = [];
  const fills = [
    paint.a,
    mix(paint.b, 82, paint.w),
    mix(paint.a, 60, paint.w),
    paint.c,
    mix(paint.c, 62, paint.w),
  ] as const;
  for (let x = -14, index = Math.floor(rand() * 5); x < 404; index++) {
    const width = between(rand, 40, 68);
    houses.push({
      x,
      width,
      height: between(rand, 52, motif.glyph === null ? 158 : 112),
      fill: fills[index % 5] ?? paint.a,
    });
    x += width + (rand() < 0.3 ? 16 : 0);
  }
  const trees = Array.from(
    { length: 5 },
    (_, index) => [between(rand, 10, 60) + index * 78, between(rand, 11, 17)] as const,
  );
  const hands = motif.glyph === null && rand() < 0.34;
  return (
    <>
      <Sheet fill={sky} />
      <path d={star(sunX, sunY, 92, 62, 24)} fill={mix(paint.b, 36, sky)} />
      <path d={disc(sunX, sunY, 40)} fill={paint.b} />
      <path d={hill(rand, 190, 50, 5)} fill={mix(paint.a, 34, sky)} />
      <path
        d={[0, 1]
          .map((cloud) => {
            const [x, y] = [400 - sunX + cloud * 70 - 60, 44 + cloud * 40];
            return disc(x, y, 13) + disc(x + 17, y - 6, 17) + disc(x + 36, y, 12) + box(x, y, 36, 12.5);
          })
          .join("")}
        fill={paint.w}
        opacity={0.9}
      />
      {houses.slice(0, 10).map((house) => (
        <House key={house.x} rand={rand} {...house} />
      ))}
      <path d="M0 262H400V300H0Z" fill={mix(paint.a, 82, paint.k)} />
      <path d={trees.map(([x, r]) => box(x - 2, 262 - r, 4, r + 4)).join("")} fill={paint.k} />
      <path d={trees.map(([x, r]) => disc(x, 262 - r * 1.6, r)).join("")} fill={mix(paint.a, 74, paint.b)} />
      <path d="M12 282H52M92 282H132M172 282H212M252 282H292M332 282H372" stroke={paint.b} strokeWidth={4} />
      {hands &&
        [60, 150, 250, 342].map((x, index) => (
          <Flat
            key={x}
            glyph={PEOPLE["hand"] ?? []}
            x={x}
            y={252 - (index % 2) * 26}
            size={104}
            turn={between(rand, -10, 10)}
            colours={{
              a: fills[index] ?? paint.a,
              b: paint.c,
              c: ["#f2c39d", "#8a5436", "#d99a6c", "#5f3824"][index] ?? paint.b,
              k: paint.k,
              w: paint.w,
            }}
          />
        ))}
      {motif.glyph !== null && (
        <>
          <path d={disc(200, 134, 92)} fill={paint.k} opacity={0.12} transform="translate(4 6)" />
          <path d={disc(200, 134, 92)} fill={paint.w} />
          <path d={disc(200, 134, 84)} fill={mix(day, 32, paint.w)} />
          <Shadow glyph={motif.glyph} x={200} y={134} size={116} fill={paint.w} edge={6} />
          <Flat glyph={motif.glyph} x={200} y={134} size={116} />
        </>
      )}
    </>
  );
}
