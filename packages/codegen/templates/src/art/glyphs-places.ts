import { area, stroke, type Glyph } from "./glyph.ts";
import { box, disc, oval, star } from "./shapes.ts";

export const PLACES: Record<string, Glyph> = {
  house: [
    area("c", "M18 48L50 20L82 48V92H18Z"),
    area("a", "M3 52L50 9L97 52L89 60L50 25L11 60Z"),
    area("k", box(41, 62, 18, 30, 2)),
    area("b", box(24, 58, 12, 13, 1) + box(64, 58, 12, 13, 1)),
  ],
  mountain: [
    area("c", disc(76, 24, 13)),
    area("b", "M2 90L38 20L62 60L74 46L98 90Z"),
    area("w", "M38 20L52 44L43 52L37 43L26 50L24 46Z"),
  ],
  building: [
    area("b", box(24, 10, 52, 86, 2)),
    area(
      "w",
      [0, 1, 2].map((row) => [0, 1, 2].map((column) => box(32 + column * 13, 20 + row * 18, 9, 11)).join("")).join(""),
    ),
    area("a", box(42, 74, 16, 22)),
  ],
  tent: [
    area("a", "M50 14L97 90H3Z"),
    area("k", "M50 42L68 90H32Z"),
    area("c", "M50 14L58 4L50 8Z"),
    stroke("w", "M50 14L20 90", 3),
  ],
  boat: [
    area("a", "M7 66H93C89 83 77 92 62 92H36C22 92 11 83 7 66Z"),
    area("c", "M47 5V59H12C25 42 39 27 47 5Z"),
    area("b", "M53 14C67 28 77 44 82 59H53Z"),
    stroke("w", "M18 76H82", 3),
  ],
  pin: [
    area("a", "M50 4C71 4 86 19 86 40C86 63 62 79 50 97C38 79 14 63 14 40C14 19 29 4 50 4Z"),
    area("w", disc(50, 40, 16)),
    area("c", disc(50, 40, 8)),
  ],
  sun: [area("c", star(50, 50, 48, 33, 14)), area("a", disc(50, 50, 25))],
  moon: [
    area("c", "M62 6C36 13 25 37 34 61C42 83 66 93 87 82C66 102 25 97 11 64C1 35 26 3 62 6Z"),
    area("a", star(74, 32, 13, 5, 5)),
    area("w", disc(26, 62, 4) + disc(38, 78, 3)),
  ],
  car: [
    area("a", "M4 64C4 53 10 48 19 48L31 28C34 23 38 21 43 21H63C69 21 73 23 76 28L86 48C93 50 97 55 97 64V74H4Z"),
    area("w", "M40 29H53V46H29ZM59 29H66L77 46H59Z"),
    area("k", disc(26, 74, 12) + disc(76, 74, 12)),
    area("w", disc(26, 74, 5) + disc(76, 74, 5)),
  ],
  plane: [
    area("b", "M44 9C47 1 53 1 56 9V35L95 60V71L56 59V78L69 89V96L50 90L31 96V89L44 78V59L5 71V60L44 35Z"),
    area("w", box(46, 14, 8, 5, 2)),
    stroke("a", "M14 66L40 52M86 66L60 52", 3),
  ],
  bike: [
    stroke("k", `${disc(23, 66, 19)}${disc(77, 66, 19)}`, 5),
    stroke("a", "M23 66L40 36H66L49 66H23M38 30L49 66M63 26L77 66M58 26H70M30 30H46", 5),
    area("c", disc(49, 66, 6)),
  ],
  train: [
    area("b", box(18, 10, 64, 70, 14)),
    area("w", box(27, 24, 46, 22, 5)),
    area("c", disc(32, 62, 6) + disc(68, 62, 6)),
    stroke("k", "M30 80L18 96M70 80L82 96M26 88H74", 5),
  ],
  globe: [
    area("b", disc(50, 50, 44)),
    area(
      "c",
      "M22 26C34 14 48 18 50 28C44 38 34 34 32 46C26 54 14 48 12 42C14 36 18 30 22 26ZM56 46C68 40 84 46 88 56C84 74 72 84 62 84C58 76 62 68 56 62C50 56 50 50 56 46Z",
    ),
    stroke("w", `M6 50H94${oval(50, 50, 22, 44)}`, 2),
  ],
  rocket: [
    area("a", "M32 50L14 76L34 72ZM68 50L86 76L66 72ZM50 74C58 82 56 92 50 98C44 92 42 82 50 74Z"),
    area("b", "M50 3C68 17 73 44 68 73H32C27 44 32 17 50 3Z"),
    area("w", disc(50, 38, 11)),
    area("c", disc(50, 38, 6)),
  ],
};
