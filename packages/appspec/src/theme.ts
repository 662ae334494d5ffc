import { z } from "zod";

/** CSS hex colour, `#rrggbb`. */
export const colourSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, "must be a color such as #1a2b3c");

/** Colours of one scheme. `onX` is the text colour on X; pairs keep 4.5:1 contrast. */
export const paletteSchema = z.strictObject({
  ground: colourSchema,
  surface: colourSchema,
  ink: colourSchema,
  /** Secondary text; 4.5:1 on ground and surface. */
  muted: colourSchema,
  line: colourSchema,
  accent: colourSchema,
  onAccent: colourSchema,
  accent2: colourSchema,
  onAccent2: colourSchema,
  accent3: colourSchema,
  onAccent3: colourSchema,
});
/** Colours of one scheme. */
export type Palette = z.infer<typeof paletteSchema>;

/** Art directions of apps; `data/art-directions.ts` holds what each looks like. */
export const artDirectionSchema = z.enum([
  "kitchen-table",
  "gallery-white",
  "still-water",
  "track-day",
  "corner-shop",
  "night-market",
  "ledger",
  "field-notes",
  "playroom",
  "blueprint",
  "salon",
  "signal",
  "civic",
  "arcade",
  "pressroom",
  "hangar",
]);
/** Name of an art direction. */
export type ArtDirection = z.infer<typeof artDirectionSchema>;

/** A type family out of the font catalogue (see `fonts.ts`) and the weight it is set in. */
export const typeFaceSchema = z.strictObject({
  family: z.string().min(1).max(60),
  weight: z.number().int().min(100).max(900),
  italic: z.boolean().optional(),
});

/** How the app looks. */
export const themeSchema = z.strictObject({
  direction: artDirectionSchema,
  /** Which scheme the app opens in; people can switch. */
  scheme: z.enum(["light", "dark", "system"]),
  light: paletteSchema,
  dark: paletteSchema,
  display: typeFaceSchema,
  text: typeFaceSchema,
  /** Corner radius of cards in px; controls use about 0.7 of it. */
  radius: z.number().int().min(0).max(32),
  density: z.enum(["airy", "regular", "compact"]),
  motion: z.enum(["none", "gentle", "snappy", "bouncy", "stepped"]),
});
/** How the app looks. */
export type Theme = z.infer<typeof themeSchema>;
