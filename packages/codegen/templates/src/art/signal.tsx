import { Flat, mix, paint, Sheet, type Scene } from "./paint.tsx";
import { between, box, disc, n, oneOf, oval, star, wedge, type Random } from "./shapes.ts";

const SKINS = ["#f6c9a8", "#e0a57e", "#b97a52", "#8a5436", "#5f3824"] as const;

/** A face out of a few plain shapes in a square of 100. */
function Face({ rand, x, y, size }: { rand: Random; x: number; y: number; size: number }) {
  const skin = oneOf(rand, SKINS);
  const hair = oneOf(rand, ["#17130f", "#4a2c17", "#c7752b", "#e8c25a", paint.a, "#8d8d94"] as const);
  const back = oneOf(rand, [
    paint.b,
    paint.c,
    mix(paint.a, 34, paint.w),
    mix(paint.a, 78, paint.w),
    mix(paint.b, 50, paint.w),
  ] as const);
  const shirt = oneOf(rand, [paint.a, paint.k, paint.b, paint.c] as const);
  const cut = oneOf(rand, ["cap", "bob", "bun", "curls", "fringe", "bald", "wrap"] as const);
  const eyes = oneOf(rand, ["dots", "glasses", "closed", "wide"] as const);
  const mouth = oneOf(rand, [
    "M42 68Q50 76 58 68",
    "M41 67H59Q57 78 50 78Q43 78 41 67Z",
    "M44 70H57",
    "M43 71Q52 74 58 67",
  ] as const);
  return (
    <g transform={`translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(2)})`}>
      <path d={box(0, 0, 100, 100)} fill={back} />
      {cut === "bob" && <path d="M20 84V46C20 6 80 6 80 46V84Z" fill={hair} />}
      {cut === "bun" && <path d={disc(50, 14, 13)} fill={hair} />}
      {cut === "curls" && (
        <path
          d={disc(27, 42, 15) + disc(73, 42, 15) + disc(34, 24, 16) + disc(66, 24, 16) + disc(50, 18, 15)}
          fill={hair}
        />
      )}
      <path d="M14 100C14 82 32 78 50 78C68 78 86 82 86 100Z" fill={shirt} />
      <path d={`${box(41, 66, 18, 22, 8)}${oval(50, 50, 25, 29)}`} fill={skin} />
      {cut === "cap" && <path d="M25 42C25 12 75 12 75 42H92V48H25Z" fill={hair} />}
      {(cut === "bob" || cut === "fringe" || cut === "bun") && (
        <path d="M24 46C22 14 78 14 76 46C66 40 60 30 52 28C46 38 36 44 24 46Z" fill={hair} />
      )}
      {cut === "wrap" && (
        <path d="M24 44C18 10 82 10 76 44C60 34 40 34 24 44ZM72 26C84 18 92 28 86 38Z" fill={paint.a} />
      )}
      {eyes === "dots" && <path d={disc(40, 52, 3) + disc(60, 52, 3)} fill="#17130f" />}
      {eyes === "wide" && <path d={oval(40, 52, 3, 5) + oval(60, 52, 3, 5)} fill="#17130f" />}
      {eyes === "closed" && (
        <path
          d="M35 52Q40 57 45 52M55 52Q60 57 65 52"
          fill="none"
          stroke="#17130f"
          strokeWidth={2.6}
          strokeLinecap="round"
        />
      )}
      {eyes === "glasses" && (
        <>
          <path
            d={disc(40, 52, 8.5) + disc(60, 52, 8.5)}
            fill="white"
            fillOpacity={0.7}
            stroke="#17130f"
            strokeWidth={2.6}
          />
          <path d={disc(40, 52, 2.6) + disc(60, 52, 2.6)} fill="#17130f" />
        </>
      )}
      <path
        d={mouth}
        fill={mouth.endsWith("Z") ? "white" : "none"}
        stroke="#17130f"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A square of one plain shape, as in an identicon. */
function Tile({ rand, x, y, size }: { rand: Random; x: number; y: number; size: number }) {
  const [fore, back] = oneOf(rand, [
    [paint.a, mix(paint.b, 60, paint.w)],
    [paint.b, paint.a],
    [paint.c, mix(paint.a, 24, paint.w)],
    [paint.k, paint.c],
    [paint.w, paint.a],
  ] as const);
  const [cx, cy, r] = [x + size / 2, y + size / 2, size / 2];
  const shape = oneOf(rand, ["disc", "half", "quarter", "star", "rings", "dots"] as const);
  return (
    <>
      <path d={box(x, y, size, size)} fill={back} />
      {shape === "disc" && <path d={disc(cx, cy, r * 0.66)} fill={fore} />}
      {shape === "half" && (
        <path
          d={wedge(cx, cy, r, Math.floor(rand() * 4) * 1.571, 3.1416 + Math.floor(rand() * 2) * 0.001)}
          fill={fore}
        />
      )}
      {shape === "quarter" && <path d={wedge(x, y + size, size, -1.5708, 0)} fill={fore} />}
      {shape === "star" && <path d={star(cx, cy, r * 0.8, r * 0.42, 8)} fill={fore} />}
      {shape === "rings" && (
        <path d={disc(cx, cy, r * 0.68) + disc(cx, cy, r * 0.34)} fill="none" stroke={fore} strokeWidth={size * 0.11} />
      )}
      {shape === "dots" && (
        <path
          d={[0.27, 0.73]
            .map((dx) => [0.27, 0.73].map((dy) => disc(x + size * dx, y + size * dy, size * 0.15)).join(""))
            .join("")}
          fill={fore}
        />
      )}
    </>
  );
}

/** Signal: faces put together from shapes, bubbles, tiles. */
export function draw({ rand, motif, id }: Scene) {
  // Words that name nothing are no face: somebody would ask who that is.
  if (motif.kind === "abstract")
    return (
      <>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Tile key={index} rand={rand} x={(index % 3) * 150 - 25} y={Math.floor(index / 3) * 150} size={150} />
        ))}
      </>
    );
  if (motif.name.startsWith("person")) {
    const isOne = rand() < 0.72;
    return isOne ? (
      <>
        <Sheet fill={mix(paint.a, 16, paint.w)} />
        <Tile rand={rand} x={-50} y={0} size={150} />
        <Tile rand={rand} x={-50} y={150} size={150} />
        <Tile rand={rand} x={300} y={0} size={150} />
        <Tile rand={rand} x={300} y={150} size={150} />
        <Face rand={rand} x={50} y={0} size={300} />
      </>
    ) : (
      <>
        {[0, 1, 2, 3, 4, 5].map((index) => {
          const [x, y] = [(index % 3) * 150 - 25, Math.floor(index / 3) * 150];
          return index % 2 === 0 ? (
            <Face key={index} rand={rand} x={x} y={y} size={150} />
          ) : (
            <Tile key={index} rand={rand} x={x} y={y} size={150} />
          );
        })}
      </>
    );
  }
  const left = rand() < 0.5;
  return (
    <>
      <defs>
        <pattern id={`${id}d`} width="22" height="22" patternUnits="userSpaceOnUse">
          <path d={disc(4, 4, 2.6)} fill={mix(paint.a, 50, paint.w)} />
        </pattern>
      </defs>
      <Sheet fill={oneOf(rand, [mix(paint.b, 62, paint.w), mix(paint.a, 22, paint.w), mix(paint.c, 50, paint.w)])} />
      <Sheet fill={`url(#${id}d)`} />
      <path
        d={`${box(76, 26, 248, 208, 46)}${left ? "M104 214L168 230L84 284Z" : "M296 214L316 284L232 230Z"}`}
        fill={paint.w}
      />
      <path d={box(left ? 286 : 22, between(rand, 196, 222), 92, 44, 22)} fill={paint.a} />
      <path
        d={[0, 1, 2].map((dot) => disc((left ? 309 : 45) + dot * 23, 232, 6)).join("")}
        fill={mix(paint.b, 60, paint.w)}
      />
      {motif.glyph !== null && <Flat glyph={motif.glyph} x={200} y={130} size={152} turn={between(rand, -6, 6)} />}
    </>
  );
}
