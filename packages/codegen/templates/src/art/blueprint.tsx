import { Flat, mix, Outline, paint, Shadow, Sheet, type Scene } from "./paint.tsx";
import { between, lines, n, oneOf, type Random } from "./shapes.ts";

const U = 30;
const at = (x: number, y: number, z: number): readonly [number, number] => [
  200 + (x - y) * U * 0.866,
  196 + (x + y) * U * 0.5 - z * U,
];

const EDGES = { stroke: paint.k, strokeWidth: 1.5, strokeLinejoin: "round" } as const;

/** A box in isometric projection: top, left and right side. */
function IsoBox({
  x,
  y,
  z,
  w,
  d,
  h,
  fill,
}: {
  x: number;
  y: number;
  z: number;
  w: number;
  d: number;
  h: number;
  fill: string;
}) {
  const top = lines([at(x, y, z + h), at(x + w, y, z + h), at(x + w, y + d, z + h), at(x, y + d, z + h)], true);
  const left = lines([at(x, y + d, z + h), at(x + w, y + d, z + h), at(x + w, y + d, z), at(x, y + d, z)], true);
  const right = lines([at(x + w, y, z + h), at(x + w, y + d, z + h), at(x + w, y + d, z), at(x + w, y, z)], true);
  return (
    <>
      <path d={top} fill={mix(fill, 42, paint.w)} />
      <path d={left} fill={mix(fill, 78, paint.w)} />
      <path d={right} fill={mix(fill, 84, paint.k)} />
    </>
  );
}

/** A dimension line with ticks. */
const dimension = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}` +
  [
    [x1, y1],
    [x2, y2],
  ]
    .map(([x = 0, y = 0]) => `M${n(x - 5)} ${n(y + 5)}L${n(x + 5)} ${n(y - 5)}`)
    .join("");

function boxes(rand: Random) {
  const fills = [paint.a, paint.b, paint.c, paint.a] as const;
  const list: { x: number; y: number; w: number; d: number; h: number; fill: string }[] = [];
  for (let y = -2; y < 2; y++) {
    for (let x = -2; x < 2; x++) {
      if (rand() < 0.3) continue;
      list.push({
        x,
        y,
        w: 0.9,
        d: 0.9,
        h: between(rand, 0.3, 3.2 - Math.abs(x + y + 1) * 0.3),
        fill: oneOf(rand, fills),
      });
    }
  }
  // What stands further back is drawn first.
  return list.sort((left, right) => left.x + left.y - right.x - right.y);
}

/** Blueprint: isometric boxes and technical lines on grid paper. */
export function draw({ rand, motif, id }: Scene) {
  const isDark = rand() < 0.4;
  const sheet = isDark ? mix(paint.a, 72, paint.k) : mix(paint.a, 8, paint.ground);
  const ink = isDark ? paint.w : paint.k;
  return (
    <>
      <defs>
        <pattern id={`${id}g`} width="50" height="50" patternUnits="userSpaceOnUse">
          <path
            d="M10 0V50M20 0V50M30 0V50M40 0V50M0 10H50M0 20H50M0 30H50M0 40H50"
            stroke={ink}
            strokeWidth={0.5}
            opacity={0.13}
          />
          <path d="M0 0H50M0 0V50" stroke={ink} strokeWidth={1} opacity={0.24} />
        </pattern>
      </defs>
      <Sheet fill={sheet} />
      <Sheet fill={`url(#${id}g)`} />
      {motif.glyph === null ? (
        <>
          <path
            d={lines([at(-2.4, -2.4, 0), at(2.4, -2.4, 0), at(2.4, 2.4, 0), at(-2.4, 2.4, 0)], true)}
            fill={paint.w}
            stroke={ink}
            strokeWidth={1.4}
          />
          <g {...EDGES}>
            {boxes(rand).map((each) => (
              <IsoBox key={`${each.x},${each.y}`} {...each} z={0} />
            ))}
          </g>
          <path
            d={dimension(64, 232, 190, 284) + dimension(212, 284, 338, 232)}
            fill="none"
            stroke={ink}
            strokeWidth={1.4}
          />
        </>
      ) : (
        <>
          <g {...EDGES}>
            <IsoBox
              x={-1.9}
              y={-1.9}
              z={-0.5}
              w={3.8}
              d={3.8}
              h={0.5}
              fill={oneOf(rand, [paint.a, paint.b, paint.c])}
            />
          </g>
          <g fill="none" stroke={ink} strokeWidth={1} opacity={0.75}>
            <path d="M200 12V288M70 128H330" strokeDasharray="14 4 3 4" />
            <path d={dimension(112, 30, 288, 30) + dimension(330, 44, 330, 212)} />
            <path d="M112 24V60M288 24V60M300 44H338M300 212H338" opacity={0.6} />
          </g>
          <Shadow glyph={motif.glyph} x={200} y={128} size={168} fill={paint.w} edge={5} />
          <Flat
            glyph={motif.glyph}
            x={200}
            y={128}
            size={168}
            colours={{
              a: mix(paint.a, 80, paint.w),
              b: mix(paint.b, 80, paint.w),
              c: mix(paint.c, 72, paint.w),
              k: paint.k,
              w: paint.w,
            }}
          />
          <Outline glyph={motif.glyph} x={200} y={128} size={168} colour={paint.k} width={1.5} />
          <path
            d={`M${n(between(rand, 226, 250))} ${n(between(rand, 90, 150))}L352 70H388`}
            fill="none"
            stroke={paint.c}
            strokeWidth={2}
          />
        </>
      )}
      <g stroke={ink} fill={isDark ? sheet : paint.w} strokeWidth={1.2}>
        <path d="M14 246H92V286H14Z" />
        <path d="M14 259H92M52 259V286" />
        <path d="M20 252.5H66M20 268H44M20 277H36M58 268H84" strokeWidth={2.4} opacity={0.6} />
      </g>
    </>
  );
}
