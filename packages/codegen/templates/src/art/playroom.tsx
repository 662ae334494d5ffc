import { mix, Outline, paint, Flat, Sheet, Shadow, type Scene } from "./paint.tsx";
import { between, blob, box, disc, hill, n, oneOf, star, type Random } from "./shapes.ts";

const EDGE = { stroke: paint.k, strokeWidth: 5, strokeLinejoin: "round", strokeLinecap: "round" } as const;

/** Two eyes, a mouth and red cheeks. */
function Face({ rand, x, y, size }: { rand: Random; x: number; y: number; size: number }) {
  const look = between(rand, -2.5, 2.5);
  const mouth = oneOf(rand, [
    "M-9 12Q0 24 9 12",
    "M-10 11H10Q6 25 0 25Q-6 25 -10 11Z",
    "M-6 15Q0 20 6 15",
    "M-5 16a5 6 0 1 0 10 0a5 6 0 1 0 -10 0Z",
  ] as const);
  return (
    <g transform={`translate(${n(x)} ${n(y)}) scale(${n(size / 40)})`}>
      <path d={disc(-15, 0, 10) + disc(15, 0, 10)} fill="white" stroke={paint.k} strokeWidth={3} />
      <path d={disc(-15 + look, 1, 5) + disc(15 + look, 1, 5)} fill="#1c1733" />
      <path
        d={mouth}
        fill={mouth.endsWith("Z") ? "#5b1230" : "none"}
        stroke="#1c1733"
        strokeWidth={3.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={disc(-27, 13, 5) + disc(27, 13, 5)} fill="#ff8f8f" opacity={0.8} />
    </g>
  );
}

/** Somebody round. */
function Fellow({ rand, x, y, r, fill }: { rand: Random; x: number; y: number; r: number; fill: string }) {
  const kind = oneOf(rand, ["horns", "tuft", "ears", "plain", "antenna"] as const);
  return (
    <g {...EDGE} fill={fill}>
      {kind === "horns" && (
        <path
          d={`M${n(x - r * 0.6)} ${n(y - r * 0.5)}L${n(x - r * 0.75)} ${n(y - r * 1.32)}L${n(x - r * 0.1)} ${n(y - r * 0.8)}ZM${n(x + r * 0.6)} ${n(y - r * 0.5)}L${n(x + r * 0.75)} ${n(y - r * 1.32)}L${n(x + r * 0.1)} ${n(y - r * 0.8)}Z`}
        />
      )}
      {kind === "ears" && (
        <path d={disc(x - r * 0.72, y - r * 0.72, r * 0.32) + disc(x + r * 0.72, y - r * 0.72, r * 0.32)} />
      )}
      {kind === "antenna" && (
        <path d={`M${n(x)} ${n(y - r * 0.8)}V${n(y - r * 1.4)}${disc(x, y - r * 1.45, r * 0.13)}`} />
      )}
      {kind === "tuft" && (
        <path
          d={`M${n(x)} ${n(y - r * 0.85)}Q${n(x - r * 0.5)} ${n(y - r * 1.5)} ${n(x - r * 0.05)} ${n(y - r * 1.2)}Q${n(x + r * 0.3)} ${n(y - r * 1.6)} ${n(x + r * 0.3)} ${n(y - r * 0.85)}Z`}
        />
      )}
      <path d={blob(rand, x, y, r, 0.09, 7)} />
      <Face rand={rand} x={x} y={y - r * 0.08} size={r * 0.72} />
    </g>
  );
}

/** Playroom: friendly blobs and things with faces, thick outlines, confetti. */
export function draw({ rand, motif }: Scene) {
  const colours = oneOf(rand, [
    [paint.c, paint.a, paint.b],
    [paint.a, paint.b, paint.c],
    [paint.b, paint.c, paint.a],
    [paint.c, paint.b, paint.a],
  ] as const);
  const back = oneOf(rand, ["hills", "rays", "dots", "rainbow"] as const);
  return (
    <>
      <Sheet fill={mix(colours[0], 46, paint.ground)} />
      {back === "rays" && <path d={star(200, 170, 380, 70, 14)} fill={mix(colours[0], 70, paint.ground)} />}
      {back === "dots" && (
        <path
          d={Array.from({ length: 48 }, (_, index) =>
            disc((index % 8) * 54 + (Math.floor(index / 8) % 2) * 27, Math.floor(index / 8) * 54 + 14, 9),
          ).join("")}
          fill={mix(colours[1], 40, paint.ground)}
        />
      )}
      {back === "rainbow" &&
        [colours[1], colours[2], paint.w, mix(colours[0], 46, paint.ground)].map((fill, index) => (
          <path key={index} d={disc(200, 270, 210 - index * 36)} fill={mix(fill, 78, paint.ground)} />
        ))}
      {back === "hills" && <path d={hill(rand, 210, 60, 4)} fill={mix(colours[1], 60, paint.ground)} {...EDGE} />}
      <path d={hill(rand, 276, 24, 3)} fill={mix(colours[2], 74, paint.ground)} {...EDGE} />
      {motif.glyph === null ? (
        <>
          <Fellow rand={rand} x={110} y={196} r={between(rand, 46, 58)} fill={colours[2]} />
          <Fellow rand={rand} x={300} y={206} r={between(rand, 40, 54)} fill={colours[0]} />
          <Fellow rand={rand} x={204} y={160} r={between(rand, 66, 78)} fill={colours[1]} />
        </>
      ) : (
        <>
          <Shadow glyph={motif.glyph} x={200} y={150} size={196} fill={paint.k} edge={9} />
          <Flat glyph={motif.glyph} x={200} y={150} size={196} />
          <Outline
            glyph={motif.glyph.slice(0, 1)}
            x={200}
            y={150}
            size={196}
            colour={paint.k}
            width={4}
            opacity={motif.glyph[0]?.line === undefined ? 1 : 0}
          />
          {/* Animals and people have a face of their own. */}
          {motif.kind !== "animal" && motif.kind !== "person" && <Face rand={rand} x={200} y={170} size={58} />}
          <Fellow rand={rand} x={rand() < 0.5 ? 60 : 340} y={244} r={36} fill={colours[1]} />
        </>
      )}
      <path
        d={Array.from({ length: 10 }, () => box(between(rand, 6, 384), between(rand, 8, 120), 13, 7, 3)).join("")}
        fill={colours[1]}
      />
      <path
        d={Array.from({ length: 8 }, () => star(between(rand, 10, 390), between(rand, 10, 120), 9, 4, 5)).join("")}
        fill={colours[2]}
      />
    </>
  );
}
