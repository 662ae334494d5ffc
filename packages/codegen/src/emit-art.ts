import type { AppSpec } from "@sayhey/appspec";
import { stringLiteral } from "./source-text.ts";

/** src/art/direction.ts: how pictures are drawn in this app. */
export function emitArtDirection({ theme, identity, seed }: AppSpec): string {
  const subject = identity.idea.replace(/\s+/g, " ").trim().slice(0, 120);
  return `// How pictures are drawn in this app.
export { draw } from "./${theme.direction}.tsx";
/** What the app is about, in the words of its idea. */
export const subject: string = ${stringLiteral(subject)};
/** Pictures of the same thing differ between two apps. */
export const series: number = ${seed % 9973};
`;
}
