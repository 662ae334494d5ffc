import { mix, paint, Sheet, type Scene } from "./paint.tsx";
import type { MotifKind } from "./motif.ts";
import { between, box, oneOf, type Random } from "./shapes.ts";

/** Left halves of sprites, mirrored when drawn: # body, + second colour, . maybe, o eye or detail. */
const MASKS: Record<MotifKind, readonly [string, ...string[]]> = {
  food: [
    "....../..++++/.+++#+/++#+++/++++##/+++###/.++###/..oooo/...o##/...o##/...###", // mushroom
    ".....+/....+./...+../..+.../.##.../####../#o##../####../.##...", // cherries
    "....##/...###/..###o/.#####/.#o###/######/###o##/++++++/++++++/.+++++", // pie
  ],
  plant: [
    "....##/..####/.##++#/.#++++/..##++/....##/.....+/..+..+/..++.+/...+++/.....+", // flower
    ".....#/....##/...###/..####/...###/..####/.#####/..####/.#####/######/....++/....++", // fir
    "...#.#/...###/#..###/##.###/.#####/..####/....##/.+++++/.+++++/..++++/..++++", // cactus
  ],
  animal: [
    "##..../####../######/#o####/##o###/######/.####+/..##++/..####/.#####/.##.##", // cat
    "..#.../...#.#/..####/.##o##/######/######/#.####/#.#.../...##.", // crab
    "...###/..####/.##o##/.##o##/######/######/######/######/#.##.#", // ghost
  ],
  person: [
    "..++++/.+++++/.+####/.#o###/.#####/..####/+++++#/#++++o/#.++++/..++++/..##.#/.###.#", // hero
    "...+++/..++++/.+++++/++++++/.#o###/.#####/..++++/.+++++/#.++++/..++++/..#..#", // wizard
  ],
  place: [
    "#.#..#/######/.#####/.#o###/.#####/.##o##/.#####/.###++/.###++/.###++/######", // castle
    "....++/...+++/..++++/.+++++/++++++/.#####/.#o###/.#o###/.###oo/.###oo/.###oo", // house
  ],
  object: [
    "..####/.#####/######/######/++++oo/++++oo/######/######/######/######", // chest
    ".....#/....##/....#o/....#o/....#o/....#o/....#o/.+++++/.....+/.....+/....++", // sword
    "...+++/....+#/....##/...###/..####/.#oo##/.#####/.#####/..####/...###", // potion
    "..####/.#####/##o###/#oo###/######/.#####/..####/...###/....##/.....#", // gem
  ],
  abstract: [
    ".##.../####../#oo###/#o####/######/.#####/..####/...###/....##/.....#", // heart
    ".....#/....##/....#o/...##o/.+.###/.+.###/++####/++####/+.####/...+++/....++", // ship
    ".....#/....##/....##/######/.#####/..#o##/..#o##/.#####/.##.##/##....", // star
    "..#.../...#../..####/.##o##/######/#.####/#.#.../...##.", // invader
  ],
};

/** A sprite as one path a colour: the mask mirrored, its edge roughened by the seed. */
function sprite(rand: Random, mask: string, x: number, y: number, pixel: number): Record<string, string> {
  const rows = mask.split("/").filter((row) => row !== "");
  const half = 6;
  const layers: Record<string, string> = { "#": "", "+": "", o: "", shade: "" };
  rows.forEach((row, line) => {
    [...row.slice(0, half).padEnd(half, ".")].forEach((cell, column) => {
      const drawn = cell === "#" && rand() < 0.06 ? "+" : cell;
      if (drawn === ".") return;
      for (const side of [column, half * 2 - 1 - column]) {
        const d = box(x + (side - half) * pixel, y + line * pixel, pixel + 0.4, pixel + 0.4);
        layers[drawn] += d;
        if (side >= half && drawn !== "o") layers["shade"] += d;
      }
    });
  });
  return layers;
}

/** A jagged hill of square steps. */
function steps(rand: Random, y: number, size: number): string {
  let level = y;
  return Array.from({ length: Math.ceil(400 / size) }, (_, index) => {
    level = Math.min(y + size * 2, Math.max(y - size * 4, level + Math.round(between(rand, -1.4, 1.4)) * size));
    return box(index * size, level, size + 0.4, 320 - level);
  }).join("");
}

/** Arcade: an 8-bit sprite out of symmetric noise on a level of its own. */
export function draw({ rand, motif, id }: Scene) {
  const night = mix(paint.a, 7, paint.ground);
  const [body, second, third] = oneOf(rand, [
    [paint.a, paint.b, paint.c],
    [paint.b, paint.a, paint.c],
    [paint.c, paint.b, paint.a],
    [paint.b, paint.c, paint.a],
    [paint.a, paint.c, paint.b],
    [paint.c, paint.a, paint.b],
  ] as const);
  const layers = sprite(rand, oneOf(rand, MASKS[motif.kind]), 200, 62, 16);
  const level = oneOf(rand, ["hills", "space", "castle"] as const);
  const coins = Array.from({ length: 4 }, (_, index) => [44 + index * 104, between(rand, 40, 84)] as const).filter(
    ([x]) => Math.abs(x - 200) > 100,
  );
  return (
    <>
      <defs>
        <pattern id={`${id}s`} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0H4V1.4H0Z" fill="black" opacity={0.16} />
        </pattern>
      </defs>
      <Sheet fill={night} />
      <path
        d={Array.from({ length: 40 }, () => box(Math.floor(rand() * 100) * 4, Math.floor(rand() * 56) * 4, 4, 4)).join(
          "",
        )}
        fill={mix(third, 60, paint.k)}
        opacity={0.75}
      />
      {level === "space" && (
        <path
          d={Array.from({ length: 13 }, (_, row) => {
            const half = Math.floor(Math.sqrt(144 - (row * 2 - 12) ** 2) / 2) * 8;
            return box(318 - half / 1.4, 16 + row * 8, (half * 2) / 1.4, 8.4);
          }).join("")}
          fill={mix(second, 46, night)}
        />
      )}
      {level === "castle" && (
        <path
          d={[16, 56, 96, 280, 320, 360]
            .map(
              (x, index) =>
                box(x, 150 + (index % 3) * 16, 32, 150) +
                box(x, 134 + (index % 3) * 16, 8, 16) +
                box(x + 24, 134 + (index % 3) * 16, 8, 16),
            )
            .join("")}
          fill={mix(second, 32, night)}
        />
      )}
      <path d={steps(rand, level === "hills" ? 200 : 236, 20)} fill={mix(second, level === "hills" ? 42 : 24, night)} />
      <path d="M0 252H400V300H0Z" fill={mix(body, 46, night)} />
      <path
        d={Array.from(
          { length: 20 },
          (_, index) => box(index * 20, 252, 18, 8) + box(index * 20 - 10, 272, 18, 8),
        ).join("")}
        fill={mix(body, 74, night)}
      />
      {coins.map(([x, y]) => (
        <g key={x}>
          <path d={box(x, y - 12, 12, 36) + box(x - 6, y - 6, 24, 24)} fill={paint.a} />
          <path d={box(x + 3, y - 3, 5, 18)} fill={mix(paint.a, 50, "black")} />
        </g>
      ))}
      <g transform="translate(5 5)" fill="black" opacity={0.35}>
        <path d={(layers["#"] ?? "") + (layers["+"] ?? "")} />
      </g>
      <path d={layers["#"]} fill={body} />
      <path d={layers["+"]} fill={second} />
      <path d={layers["shade"]} fill="black" opacity={0.2} />
      <path d={layers["o"]} fill="#0b0918" />
      <Sheet fill={`url(#${id}s)`} />
    </>
  );
}
