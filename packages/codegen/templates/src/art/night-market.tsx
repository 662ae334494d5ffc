import { mix, Outline, paint, Sheet, type Scene } from "./paint.tsx";
import { between, box, disc, hill, lines, n, oneOf, star, type Point } from "./shapes.ts";

/** A tube of light: a wide faint stroke, a narrow one, a bright core. */
function Neon({ d, colour, width = 4 }: { d: string; colour: string; width?: number }) {
  return (
    <g fill="none" stroke={colour} strokeLinejoin="round" strokeLinecap="round">
      <path d={d} strokeWidth={width * 5} opacity={0.12} />
      <path d={d} strokeWidth={width * 2.4} opacity={0.28} />
      <path d={d} strokeWidth={width} />
      <path d={d} strokeWidth={width * 0.36} stroke={mix(colour, 25, "white")} />
    </g>
  );
}

/** Night market: posters of geometric noise and neon tubes. */
export function draw({ rand, motif, id }: Scene) {
  const night = mix(paint.a, 12, "#0d0716");
  const [first, second] = rand() < 0.5 ? [paint.a, paint.b] : [paint.b, paint.a];
  const back = oneOf(rand, ["horizon", "rays", "equalizer", "nested", "noise"] as const);
  const nested = oneOf(rand, [3, 4, 6, 30] as const);
  const bars = Array.from({ length: 17 }, () => between(rand, 30, 190));
  const noise = Array.from({ length: 26 }, (_, index) => {
    const [x, y, size] = [Math.floor(rand() * 8) * 50, Math.floor(rand() * 6) * 50, 50];
    if (index % 3 === 0) return box(x, y, size, size);
    if (index % 3 === 1)
      return lines(
        [
          [x, y],
          [x + size, y],
          [x, y + size],
        ],
        true,
      );
    return disc(x + 25, y + 25, 25);
  });
  return (
    <>
      <defs>
        <radialGradient id={`${id}g`} cx="0.5" cy="0.5" r="0.7">
          <stop offset="0" stopColor={mix(first, 44, night)} />
          <stop offset="1" stopColor={night} />
        </radialGradient>
      </defs>
      <Sheet fill={`url(#${id}g)`} />
      {back === "horizon" && (
        <>
          <path d={disc(200, 150, 92)} fill={paint.c} />
          <path
            d={[0, 1, 2, 3, 4].map((row) => box(90, 146 + row * 20, 220, 4 + row * 2.5)).join("")}
            fill={mix(first, 30, night)}
          />
          <path d={`M0 208H400V300H0Z${hill(rand, 208, 40, 9, 210)}`} fill={night} />
          <path
            d={
              Array.from(
                { length: 15 },
                (_, index) => `M${n(200 + (index - 7) * 16)} 208L${n(200 + (index - 7) * 74)} 300`,
              ).join("") + [208, 222, 242, 268, 298].map((y) => `M0 ${y}H400`).join("")
            }
            stroke={second}
            strokeWidth={1.8}
            opacity={0.8}
          />
        </>
      )}
      {back === "rays" && <path d={star(200, 150, 330, 40, 20)} fill={first} opacity={0.3} />}
      {back === "equalizer" && (
        <path
          d={bars.map((height, index) => box(6 + index * 23.4, 300 - height, 14, height, 3)).join("")}
          fill={second}
          opacity={0.5}
        />
      )}
      {back === "noise" && (
        <>
          <path d={noise.filter((_, index) => index % 2 === 0).join("")} fill={first} opacity={0.34} />
          <path
            d={noise.filter((_, index) => index % 2 === 1).join("")}
            fill="none"
            stroke={second}
            strokeWidth={2}
            opacity={0.7}
          />
        </>
      )}
      {back === "nested" &&
        [150, 122, 96].map((r, index) => {
          const turn = -Math.PI / 2 + index * 0.16;
          const points = Array.from({ length: nested }, (_, corner): Point => [
            200 + Math.cos(turn + (corner / nested) * 6.283) * r,
            154 + Math.sin(turn + (corner / nested) * 6.283) * r,
          ]);
          return <Neon key={r} d={lines(points, true)} colour={index === 1 ? paint.c : second} width={3.4} />;
        })}
      {motif.glyph !== null ? (
        <>
          {back === "horizon" && (
            <Outline glyph={motif.glyph} x={200} y={142} size={150} colour={night} width={9} fill={night} />
          )}
          <Outline glyph={motif.glyph} x={200} y={146} size={162} colour={first} width={20} opacity={0.13} />
          <Outline
            glyph={motif.glyph}
            x={200}
            y={146}
            size={162}
            colour={first}
            width={9}
            opacity={0.36}
            fill={mix(first, 26, night)}
          />
          <Outline glyph={motif.glyph} x={200} y={146} size={162} colour={mix(first, 62, "white")} width={3.2} />
        </>
      ) : (
        <>
          <Neon
            d={star(200, 150, between(rand, 78, 96), between(rand, 34, 60), oneOf(rand, [4, 5, 6, 8]))}
            colour={first}
          />
          <Neon d={disc(200, 150, 26)} colour={paint.c} />
        </>
      )}
      <path
        d={Array.from({ length: 16 }, () => star(between(rand, 8, 392), between(rand, 8, 200), 5, 1.4, 4)).join("")}
        fill={paint.c}
        opacity={0.9}
      />
    </>
  );
}
