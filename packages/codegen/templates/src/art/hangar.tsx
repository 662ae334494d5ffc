import { PLACES } from "./glyphs-places.ts";
import { Flat, mix, paint, Shadow, Sheet, type Scene } from "./paint.tsx";
import { between, box, disc, hill, n, oneOf, oval } from "./shapes.ts";

/** A balloon of three colours with its basket. */
function Balloon({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${n(x)} ${n(y)})`}>
      <path d="M-12 96L-22 62M12 96L22 62" stroke={paint.k} strokeWidth={2.5} />
      <path d={disc(0, 0, 76)} fill={paint.b} />
      <path d={oval(0, 0, 46, 76)} fill={paint.w} />
      <path d={oval(0, 0, 18, 76)} fill={paint.a} />
      <path d="M-44 61Q0 84 44 61L22 74H-22Z" fill={paint.k} opacity={0.3} />
      <path d={box(-14, 94, 28, 22, 4)} fill={mix(paint.b, 60, paint.k)} />
    </g>
  );
}

/** Hangar: strips of sky and land, a route arc from here to there. */
export function draw({ rand, motif, id }: Scene) {
  const hour = oneOf(rand, ["dawn", "noon", "dusk", "night"] as const);
  const skies = {
    dawn: [mix(paint.c, 26, paint.ground), mix(paint.b, 52, paint.ground)],
    noon: [mix(paint.a, 44, paint.ground), mix(paint.a, 12, paint.ground)],
    dusk: [mix(paint.b, 62, paint.a), mix(paint.b, 60, paint.ground)],
    night: [mix(paint.a, 50, paint.k), mix(paint.a, 74, paint.ground)],
  } as const;
  const [high, low] = skies[hour];
  const horizon = between(rand, 168, 200);
  const sunX = between(rand, 90, 310);
  const land = oneOf(rand, ["sea", "desert", "alps", "fields"] as const);
  const [fromX, toX, rise] = [between(rand, 26, 60), between(rand, 340, 374), between(rand, 40, 76)];
  const carrier = oneOf(rand, ["plane", "balloon", "boat", "train", "tent", "balloon"] as const);
  const strips = 7;
  return (
    <>
      <Sheet fill={high} />
      <path d={disc(sunX, horizon - 14, 54)} fill={hour === "night" ? paint.w : mix(paint.b, 34, paint.w)} />
      {Array.from({ length: strips }, (_, strip) => (
        <path
          key={strip}
          d={box(0, (horizon / strips) * strip, 400, horizon / strips + 0.5)}
          fill={mix(low, (strip / (strips - 1)) * 100, high)}
          opacity={strip < 4 ? 1 : 0.62}
        />
      ))}
      {land === "alps" && (
        <>
          <path
            d={`M-10 ${n(horizon + 2)}L60 ${n(horizon - 66)}L112 ${n(horizon - 22)}L184 ${n(horizon - 94)}L262 ${n(horizon - 18)}L318 ${n(horizon - 60)}L410 ${n(horizon + 2)}Z`}
            fill={mix(paint.a, 54, paint.k)}
          />
          <path
            d={`M184 ${n(horizon - 94)}L208 ${n(horizon - 70)}L192 ${n(horizon - 62)}L180 ${n(horizon - 70)}L164 ${n(horizon - 70)}ZM60 ${n(horizon - 66)}L76 ${n(horizon - 50)}L58 ${n(horizon - 44)}L44 ${n(horizon - 50)}Z`}
            fill={paint.w}
          />
        </>
      )}
      {land === "desert" && <path d={hill(rand, horizon + 6, 54, 4)} fill={mix(paint.b, 66, paint.ground)} />}
      <path
        d={box(0, horizon, 400, 300 - horizon)}
        fill={land === "sea" || land === "alps" ? mix(paint.a, 78, paint.ground) : mix(paint.b, 76, paint.c)}
      />
      {[0, 1, 2].map((layer) => (
        <path
          key={layer}
          d={
            land === "sea"
              ? Array.from(
                  { length: 7 },
                  () =>
                    `M${n(rand() * 380)} ${n(horizon + 14 + layer * 32 + rand() * 20)}h${n(between(rand, 30, 90))}v3.5h-80Z`,
                ).join("")
              : hill(rand, horizon + 30 + layer * 32, 22, 4)
          }
          fill={
            land === "sea"
              ? mix(paint.w, 60, paint.a)
              : mix(
                  [paint.a, paint.c, paint.k][layer] ?? paint.a,
                  [40, 52, 40][layer] ?? 40,
                  land === "alps" ? paint.a : paint.b,
                )
          }
          opacity={land === "sea" ? 0.7 : 0.9}
        />
      ))}
      <path
        d={`M${n(fromX)} 236Q200 ${n(-rise)} ${n(toX)} 216`}
        fill="none"
        stroke={paint.w}
        strokeWidth={3.4}
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d={disc(fromX, 236, 8) + disc(toX, 216, 8)} fill={paint.w} stroke={paint.b} strokeWidth={4.5} />
      {motif.glyph === null && carrier === "balloon" ? (
        <Balloon x={200 + between(rand, -40, 40)} y={118} />
      ) : motif.glyph === null && carrier !== "plane" ? (
        <>
          <path d={oval(200, 252, 96, 9)} fill={paint.k} opacity={0.18} />
          <Shadow glyph={PLACES[carrier] ?? []} x={200} y={180} size={150} fill={paint.w} edge={5} />
          <Flat glyph={PLACES[carrier] ?? []} x={200} y={180} size={150} />
        </>
      ) : motif.glyph === null || motif.name === "plane" ? (
        <g transform={`translate(${n(200 + between(rand, -24, 24))} ${n(88)}) rotate(${n(between(rand, 66, 96))})`}>
          <Shadow glyph={PLACES["plane"] ?? []} x={4} y={-6} size={104} fill={paint.k} opacity={0.2} />
          <Flat
            glyph={PLACES["plane"] ?? []}
            x={0}
            y={0}
            size={104}
            colours={{ a: paint.a, b: paint.w, c: paint.c, k: paint.k, w: paint.b }}
          />
        </g>
      ) : (
        <>
          {/* Seen through a cabin window. */}
          <clipPath id={`${id}w`}>
            <path d={box(108, 30, 184, 236, 84)} />
          </clipPath>
          <path d={box(96, 18, 208, 260, 96)} fill={paint.w} />
          <path d={box(104, 26, 192, 244, 88)} fill={mix(paint.k, 16, paint.w)} />
          <g clipPath={`url(#${id}w)`}>
            <path d={box(100, 20, 200, 260)} fill={low} />
            <path d={disc(sunX * 0.3 + 140, 96, 56)} fill={mix(paint.b, 30, paint.w)} opacity={0.95} />
            <path d={hill(rand, 224, 40, 5)} fill={mix(paint.a, 70, paint.k)} opacity={0.5} />
            <path d={oval(200, 228, 62, 8)} fill={paint.k} opacity={0.18} />
          </g>
          <Shadow glyph={motif.glyph} x={200} y={152} size={146} fill={paint.w} edge={5} />
          <Flat glyph={motif.glyph} x={200} y={152} size={146} />
        </>
      )}
    </>
  );
}
