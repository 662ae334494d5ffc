import type { ReactNode } from "react";
import { GROUND, HEIGHT, WIDTH } from "./runner-rules.ts";
import { haze, tint } from "./tones.ts";

/** A hill line that can be repeated without a seam: two waves over `WIDTH`. */
const hills = (base: number, high: number): string =>
  [0, 1, 2, 3]
    .map((wave) => {
      const x = (wave * WIDTH) / 2;
      const half = WIDTH / 4;
      const tall = wave % 2 === 0 ? high : high * 0.6;
      return `${wave === 0 ? `M 0 ${base} ` : ""}C ${x + half * 0.6} ${base - tall} ${x + half * 1.4} ${base - tall} ${x + half * 2} ${base}`;
    })
    .join(" ") + ` V ${HEIGHT} H 0 Z`;

/** Something far that passes by at a part of the speed, and comes again. */
function Layer({ far, share, children }: { far: number; share: number; children: ReactNode }) {
  const x = -((far * share) % WIDTH);
  return <g transform={`translate(${x} 0)`}>{children}</g>;
}

function Tree({ x, size }: { x: number; size: number }) {
  return (
    <g transform={`translate(${x} ${GROUND}) scale(${size})`}>
      <rect x="-2" y="-14" width="4" height="14" fill={haze(60)} />
      <path d="M 0 -44 L 13 -12 H -13 Z" fill={haze(42)} />
    </g>
  );
}

function Cloud({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M 0 12 a 8 8 0 0 1 6 -14 a 12 12 0 0 1 22 -2 a 9 9 0 0 1 12 16 z"
      fill="var(--surface)"
      stroke={haze(30)}
    />
  );
}

/** Sky, sun, hills, trees and the way, passing by the slower the farther away they are. */
export function RunnerScene({ far }: { far: number }) {
  const pair = [0, WIDTH];
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={tint(9)} />
      <circle cx="290" cy="58" r="27" fill={tint(45)} />
      <circle cx="290" cy="58" r="38" fill={tint(45)} opacity="0.25" />
      <Layer far={far} share={0.1}>
        {pair.map((x) => (
          <g key={x}>
            <Cloud x={x + 40} y={40} />
            <Cloud x={x + 210} y={70} />
          </g>
        ))}
      </Layer>
      <Layer far={far} share={0.2}>
        {pair.map((x) => (
          <path key={x} d={hills(GROUND, 105)} transform={`translate(${x} 0)`} fill={tint(22)} />
        ))}
      </Layer>
      <Layer far={far} share={0.4}>
        {pair.map((x) => (
          <path key={x} d={hills(GROUND + 12, 62)} transform={`translate(${x} 0)`} fill={haze(22)} />
        ))}
      </Layer>
      <Layer far={far} share={0.6}>
        {pair.map((x) => (
          <g key={x}>
            <Tree x={x + 30} size={0.9} />
            <Tree x={x + 52} size={0.6} />
            <Tree x={x + 170} size={1.1} />
            <Tree x={x + 290} size={0.75} />
          </g>
        ))}
      </Layer>
      <rect y={GROUND} width={WIDTH} height={HEIGHT - GROUND} fill={tint(30)} />
      <rect y={GROUND} width={WIDTH} height="4" fill="var(--ink)" opacity="0.75" />
      <Layer far={far} share={1}>
        {pair.flatMap((x) =>
          [20, 95, 150, 240, 310].map((at, index) => (
            <rect
              key={`${x} ${at}`}
              x={x + at}
              y={GROUND + 13 + (index % 3) * 10}
              width={12 + (index % 2) * 12}
              height="3"
              rx="1.5"
              fill="var(--ink)"
              opacity="0.3"
            />
          )),
        )}
      </Layer>
    </>
  );
}
