import { completePalette, type PaletteSource } from "../palette.ts";
import type { ArtDirection, Palette } from "../theme.ts";

/** Colours of one app in both schemes. */
export interface PalettePair {
  light: Palette;
  dark: Palette;
}

/** `ground surface ink accent accent2 accent3`, without the #. */
function colours(text: string): Palette {
  const [ground = "", surface = "", ink = "", accent = "", accent2 = "", accent3 = ""] = text
    .split(" ")
    .map((colour) => `#${colour}`);
  const source: PaletteSource = { ground, surface, ink, accent, accent2, accent3 };
  return completePalette(source);
}

const pair = (light: string, dark: string): PalettePair => ({ light: colours(light), dark: colours(dark) });

/** Other colours that each art direction is at home in, besides its first ones; an app takes one of them by its seed. */
export const PALETTE_VARIANTS: Record<ArtDirection, readonly PalettePair[]> = {
  "kitchen-table": [
    pair("f6f7e8 fdfef6 22281a 2f7040 e4572e f7c948", "141a13 1e261c eff4e4 86cf93 ff8a63 f7c948"),
    pair("fdf3ee fffbf8 2f161f 8e3b63 e08a2c c9d67a", "1d1216 2a1b21 fbeaf0 f09bc0 f2ab5c c9d67a"),
  ],
  "gallery-white": [
    pair("fafaf8 ffffff 111111 cf2a10 111111 e4e6e0", "0f0e0d 1a1918 f4f2ee ff7a5c f4f2ee 2e2c29"),
    pair("f6f8f5 ffffff 0e1512 0b6b46 0e1512 dfe8df", "0c110f 161d1a eff5f1 63d0a0 eff5f1 26322c"),
  ],
  "still-water": [
    pair("f1eff5 faf9fc 262338 655a94 f0bda6 bfd3df", "16141f 211e2d ebe7f5 b7a9ea f2b8a0 7b90b3"),
    pair("f4f1ea fcfaf5 2b2a22 8a5f3a 9cc3bf e7d6b4", "1b1914 27241d f0eadc e0b98c 8fc4ae 7f8f9a"),
  ],
  "track-day": [
    pair("f2f4f6 ffffff 0c1014 0b5bd3 ff5b2e 0c1014", "0b0f14 161c24 f1f5f8 4fc3ff ff5b2e f1f5f8"),
    pair("f6f3f4 ffffff 140c10 c01763 ffd23f 140c10", "120c10 1e151b f7f1f4 ff6ca8 d7ff3e f7f1f4"),
  ],
  "corner-shop": [
    pair("fbfbf3 ffffff 16201f 12706f e8604c f2c14e", "131817 1d2423 eef5f2 63cbc9 ff8b70 f2c14e"),
    pair("fdfaf3 ffffff 1a1d2b 2a4fb0 f2c14e f08a6b", "14151c 1f2029 f1f1f7 93b0ff f2c14e ff9c80"),
  ],
  "night-market": [
    pair("f6fff2 ffffff 0f1d14 2f6f0a b3005f 9eeef0", "0c1310 15201b effff4 a8f03c ff5ca6 25e0e6"),
    pair("f5f3ff ffffff 161033 5b36d6 b84a00 9eeef0", "0d0c22 181638 f1efff a68bff ff8a3c 25e0e6"),
  ],
  ledger: [
    pair("f6f7f9 ffffff 13202e 1f5fa8 b5482f e0b84c", "0d131a 161f29 e6edf4 7db4f0 ff9273 e0b84c"),
    pair("faf7f2 ffffff 2a1517 8c2f39 2f6b5a d9b44a", "180f10 241719 f5e8e6 f0949c 6cc4a6 d9b44a"),
  ],
  "field-notes": [
    pair("f2f1e2 faf9ee 25301a 4e6b24 8c4a2f d6a94a", "161a12 20261a ecebd8 b5d06b e0a184 e0ae55"),
    pair("f0eee6 f9f8f3 1f2a33 355b78 8a5c0f 9aa85c", "13181c 1d2429 e8e8df 93b9d8 e0ae55 a9bd63"),
  ],
  playroom: [
    pair("e9f8ff ffffff 1e2a50 c93a2e ffc93c 4cc3ff", "141c38 1f2a50 eef4ff ff9a8f ffc93c 5cc8ff"),
    pair("f1fbe6 ffffff 203a2c 217a44 ff9f2e b89bff", "12261c 1c3629 effbee 74dd9a ffb25c b8a0ff"),
  ],
  blueprint: [
    pair("f6f5f1 ffffff 2a2620 b8480a 2f6fb0 d8c9a8", "191714 25221d f2ede3 ff9a4d 7ba8ff 8a7a5c"),
    pair("eef6f3 ffffff 0d2f2a 0a7468 ffb020 a5d3c8", "081c19 0f2b27 e2f4f0 5fd3c0 ffb020 3f8377"),
  ],
  salon: [
    pair("f4f5ef fcfdf9 252c22 55704f e0a58c e6d9b8", "171b15 21271f eef2e8 b4cfac e8b39c e6d9b8"),
    pair("f7f2f6 fffbfe 2e1f30 7c4a86 d6a0a8 d9cbe0", "1b141d 271d29 f6ebf8 d9a8e3 f0aab2 d9cbe0"),
  ],
  signal: [
    pair("ffffff fbf5f3 1c1210 c6351e ffd95a a9d8ff", "171010 241918 faefec ff9580 ffd95a a9d8ff"),
    pair("ffffff f1f8f7 0d1b1a 00736b ffb86b d3c4ff", "0c1716 152423 eaf6f4 5cd6c8 ffb86b d3c4ff"),
  ],
  civic: [
    pair("f3f6f9 ffffff 14222f 1d5a8f f0b62f 2f7d5b", "0f1720 18232f e7eff6 7fb8ea f0b62f 74c79e"),
    pair("faf5f1 ffffff 2a1a14 a33f24 f5b52e 2f6f7d", "1b1310 281c18 f7ebe5 ff9b7d f5b52e 7fc4d3"),
  ],
  arcade: [
    pair("eef6dc f9fdec 172a12 3f6a08 b3401a 9ed36a", "0f1f14 173022 e6ffe0 b9f24a ff8a5c 6fe3c0"),
    pair("fff2f5 ffffff 2b0f2b b3157a 9a5b00 ffd23f", "24102b 351a3e ffeef6 ff8ac2 ffd23f 5ce1ff"),
  ],
  pressroom: [
    pair("fff3e8 fffaf4 23150e 8f1d3f 23150e e9c9a8", "1a1310 261c17 f6e8da f29ab2 f6e8da c9a988"),
    pair("fbfbf9 ffffff 0f1420 1c4fa1 0f1420 d7dfeb", "10131a 191d26 eef1f6 8fb6ff eef1f6 7c8ba6"),
  ],
  hangar: [
    pair("fbf1ea ffffff 33201a b5431d 2f80c0 f5cfa8", "1d1310 2b1d18 f9ece5 ff9c72 7cbcf0 f5cfa8"),
    pair("ebf4ef ffffff 10291f 13704c ff8a3c a9d9c2", "0a1a13 12291f e4f3eb 68cf9f ffa161 a9d9c2"),
  ],
};
