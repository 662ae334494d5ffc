import type { AppSpec, Palette } from "@sayhey/appspec";

/** The palette an app opens in; by day where the device decides. */
export function shownPalette(theme: AppSpec["theme"]): Palette {
  return theme.scheme === "dark" ? theme.dark : theme.light;
}
