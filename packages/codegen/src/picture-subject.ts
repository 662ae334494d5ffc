import type { AppSpec } from "@sayhey/appspec";

/**
 * What pictures show that name nothing themselves: on a site what its opening shows, which says whose site it is, else what the
 * idea says. An idea's last word may be one of many that are offered.
 */
export function pictureSubject({ identity, pages, footer }: AppSpec): string {
  const opening = footer === undefined ? undefined : pages[0]?.blocks.find((block) => block.kind === "hero");
  const shown = opening?.kind === "hero" ? opening.picture : undefined;
  return (shown === undefined ? identity.idea : shown.replace(/^art:/, "")).replace(/\s+/g, " ").trim().slice(0, 120);
}
