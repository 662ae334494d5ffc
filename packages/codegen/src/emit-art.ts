import type { AppSpec } from "@sayhey/appspec";
import { pictureSubject } from "./picture-subject.ts";
import { stringLiteral } from "./source-text.ts";

/** src/art/direction.ts: how pictures are drawn in this app. */
export function emitArtDirection(spec: AppSpec): string {
  const { theme, seed } = spec;
  return `// How pictures are drawn in this app.
export { draw } from "./${theme.direction}.tsx";
/** What the app is about, in its own words. */
export const subject: string = ${stringLiteral(pictureSubject(spec))};
/** Pictures of the same thing differ between two apps. */
export const series: number = ${seed % 9973};
`;
}
