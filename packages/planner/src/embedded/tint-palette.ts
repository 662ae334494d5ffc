import { colourDistance, completePalette, mixColours, type Palette } from "@sayhey/appspec";
import type { AskedLook } from "./asked-look.ts";

type Scheme = "light" | "dark";

/** The palette with the colours and the manner an idea asked for. Text keeps its contrast. */
export function tintPalette(palette: Palette, scheme: Scheme, { colours, manner }: AskedLook): Palette {
  let tinted = palette;
  if (manner === "monochrome") tinted = monochrome(scheme);
  const [main, second] = colours;
  if (main !== undefined) tinted = coloured(tinted, scheme, main, second);
  if (manner === "pastel") tinted = pastel(tinted, scheme);
  if (manner === "plain") tinted = plain(tinted);
  return tinted;
}

const WHITE = "#ffffff";

function coloured(palette: Palette, scheme: Scheme, main: string, second: string | undefined): Palette {
  // What is farthest from the colour asked for stays as the one other accent.
  const [other = palette.accent2] = [palette.accent, palette.accent2, palette.accent3].toSorted(
    (a, b) => colourDistance(b, main) - colourDistance(a, main),
  );
  return scheme === "light"
    ? completePalette({
        ground: mixColours(WHITE, main, 0.06),
        surface: mixColours(WHITE, main, 0.012),
        ink: mixColours("#131313", main, 0.14),
        accent: main,
        accent2: second ?? other,
        accent3: mixColours(main, WHITE, 0.62),
      })
    : completePalette({
        ground: mixColours("#0e0e0e", main, 0.08),
        surface: mixColours("#1a1a1a", main, 0.11),
        ink: mixColours("#f5f5f5", main, 0.05),
        accent: mixColours(main, WHITE, 0.3),
        accent2: mixColours(second ?? other, WHITE, 0.25),
        accent3: mixColours(main, "#0e0e0e", 0.35),
      });
}

function pastel(palette: Palette, scheme: Scheme): Palette {
  return completePalette(
    scheme === "light"
      ? {
          ...palette,
          ground: mixColours(WHITE, palette.accent, 0.07),
          surface: mixColours(WHITE, palette.accent, 0.015),
          ink: mixColours(palette.ink, palette.accent, 0.16),
          accent: mixColours(palette.accent, WHITE, 0.12),
          accent2: mixColours(palette.accent2, WHITE, 0.58),
          accent3: mixColours(palette.accent3, WHITE, 0.58),
        }
      : {
          ...palette,
          accent: mixColours(palette.accent, WHITE, 0.35),
          accent2: mixColours(palette.accent2, WHITE, 0.4),
          accent3: mixColours(palette.accent3, WHITE, 0.4),
        },
  );
}

/** One accent, all else ink and its tints. */
function plain(palette: Palette): Palette {
  return completePalette({
    ...palette,
    accent2: palette.ink,
    accent3: mixColours(palette.ground, palette.ink, 0.1),
  });
}

function monochrome(scheme: Scheme): Palette {
  return scheme === "light"
    ? completePalette({
        ground: "#fafafa",
        surface: WHITE,
        ink: "#101010",
        accent: "#101010",
        accent2: "#6a6a6a",
        accent3: "#e2e2e2",
      })
    : completePalette({
        ground: "#0e0e0e",
        surface: "#191919",
        ink: "#f3f3f3",
        accent: "#f3f3f3",
        accent2: "#9a9a9a",
        accent3: "#303030",
      });
}
