import cssColours from "color-name";
import { mixColours } from "@sayhey/appspec";

/**
 * Names of colours that people use besides CSS's, as `#rrggbb`, mostly as painters, printers and fashion use them
 * (Wikipedia's lists of colours). One name a word or more; spaces do not count.
 */
const USUAL: Readonly<Record<string, string>> = Object.fromEntries(
  `
  opal:a8c3bc quartz:51484f topaz:ffc87c garnet:733635 citrine:e4d00a malachite:0bda51 moonstone:3aa8c1 jasper:d05340
  off white:faf9f6 cream:fffdd0 eggshell:f0ead6 alabaster:edeae0 porcelain:f8f8f4 bone:e3dac9 ecru:cdb891 oatmeal:e0d8c8 cotton:fbfbf9
  dust white:f2f0ea feather white:f8f7f3 buttermilk:fff1b5 pearl:eae0c8 champagne:f7e7ce vanilla:f3e5ab almond:efdecd melon:fdbcb4 apricot:fbceb1 peach:ffe5b4 blush:f9dfe3 rose:ff007f
  pewter:899499 cool gray:8c92ac warm gray:a8a297 pale rose:f7dfe2 platinum:e5e4e2 smoke:f5f5f5 frost:eff2f3 ash:b2beb5 charcoal:36454f graphite:41424c anthracite:293133 gunmetal:2a3439
  onyx:353839 jet black:343434 ebony:3b3c36 slate:708090 steel:71797e stone:d6d1c4 fog:e6e8ea mist:e6e8ea
  mint:98ff98 mint green:98ff98 emerald:50c878 jade:00a86b sage:9caf88 moss:8a9a5b moss green:8a9a5b fern:4f7942 fern green:4f7942
  pistachio:93c572 celadon:ace1af seafoam:9fe2bf sea foam:9fe2bf hunter green:355e3b pine:01796f pine green:01796f army green:4b5320
  avocado:568203 british racing green:004225 racing green:004225 neon green:39ff14 bottle green:006a4e kelly green:4cbb17 forest:228b22
  sky:87ceeb baby blue:89cff0 ice blue:d6ecef glacier blue:c9dfe9 periwinkle:ccccff cornflower:6495ed cobalt:0047ab cobalt blue:0047ab cerulean:007ba7
  denim:1560bd sapphire:0f52ba ultramarine:120a8f prussian blue:003153 oxford blue:002147 petrol:005f6a petrol blue:005f6a
  electric blue:7df9ff midnight:191970 ocean blue:0077be ink blue:1b2a49 arctic blue:d6ecef pacific blue:1ca9c9 navy blue:000080
  lilac:c8a2c8 mauve:e0b0ff aubergine:614051 eggplant:614051 amethyst:9966cc grape:6f2da8 royal purple:7851a9 mulberry:c54b8c
  heliotrope:df73ff wine:722f37 burgundy:800020 bordeaux:5f021f oxblood:4a0000 ruby:e0115f raspberry:e30b5d cherry:de3163
  cherry red:d2042d scarlet:ff2400 vermilion:e34234 brick:cb4154 brick red:cb4154 cardinal:c41e3a baby pink:f4c2c2 bubblegum:ffc1cc
  flamingo:fc8eac dusty pink:d8a7a7 dusty rose:dcae96 old rose:c08081 salmon pink:ff91a4 rose gold:b76e79 magnolia:f8f4ff
  terracotta:e2725b rust:b7410e copper:b87333 bronze:cd7f32 brass:b5a642 amber:ffbf00 honey:eb9605 mustard:ffdb58 saffron:f4c430
  lemon:fff44f canary:ffef00 canary yellow:ffef00 sunflower:ffda03 butter:fff1b5 straw:e4d96f ochre:cc7722 tangerine:f28500 pumpkin:ff7518
  burnt orange:cc5500 burnt sienna:e97451 sand:c2b280 desert sand:edc9af dune:d8c3a5 camel:c19a6b caramel:c68e17 coffee:6f4e37
  mocha:a38068 espresso:4b3621 cappuccino:c4a484 latte:c4a484 cinnamon:d2691e chestnut:954535 hazelnut:ae8a65 mahogany:c04000
  walnut:773f1a umber:635147 sepia:704214 taupe:8b7e74 nude:e3bc9a
  `
    .trim()
    .split(/(?<=:[\da-f]{6})\s+/)
    .map((entry) => entry.trim().split(":"))
    .map(([name = "", hex = ""]) => [name.replaceAll(" ", ""), `#${hex}`]),
);

/** What one says before a colour, and where that moves it. */
const SHADES: Readonly<Record<string, (colour: string) => string>> = {
  faint: (colour) => mixColours(colour, "#ffffff", 0.84),
  pale: (colour) => mixColours(colour, "#ffffff", 0.6),
  pastel: (colour) => mixColours(colour, "#ffffff", 0.6),
  light: (colour) => mixColours(colour, "#ffffff", 0.45),
  soft: (colour) => mixColours(colour, "#ffffff", 0.4),
  dark: (colour) => mixColours(colour, "#000000", 0.4),
  deep: (colour) => mixColours(colour, "#000000", 0.3),
  muted: (colour) => mixColours(colour, "#8a8a8a", 0.4),
  dusty: (colour) => mixColours(colour, "#9a9a9a", 0.4),
  bright: (colour) => colour,
  vivid: (colour) => colour,
  rich: (colour) => colour,
  solid: (colour) => colour,
  pure: (colour) => colour,
};
/** Said after a colour, these make it a white with a breath of it: 'linen white', 'lavender mist'. */
const BREATHS = new Set(["white", "mist", "frost"]);

/** The most words of a name: 'light goldenrod yellow', 'british racing green'. */
const LONGEST = 4;

/**
 * The colour that begins at a word, and how many words it takes: the longest name wins ('medium sea green', 'rebecca purple',
 * '#1e90ff'). Undefined where no colour is named.
 */
export function colourAt(words: readonly string[], at: number): { hex: string; length: number } | undefined {
  const first = words[at] ?? "";
  const written = /^#([\da-f]{3}|[\da-f]{6})$/.exec(first)?.[1];
  if (written !== undefined)
    return { hex: `#${written.length === 3 ? written.replace(/./g, "$&$&") : written}`, length: 1 };
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const hex = named(words.slice(at, at + length).join(""));
    if (hex === undefined) continue;
    const isBreath = BREATHS.has(words[at + length] ?? "");
    return isBreath ? { hex: mixColours(hex, "#ffffff", 0.7), length: length + 1 } : { hex, length };
  }
  const shade = Object.hasOwn(SHADES, first) ? SHADES[first] : undefined;
  const plain = shade && colourAt(words, at + 1);
  return shade && plain && { hex: shade(plain.hex), length: plain.length + 1 };
}

function named(name: string): string | undefined {
  const spelled = name.replace("grey", "gray");
  if (Object.hasOwn(USUAL, spelled)) return USUAL[spelled];
  const rgb = Object.hasOwn(cssColours, spelled) ? cssColours[spelled as keyof typeof cssColours] : undefined;
  return rgb && `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
