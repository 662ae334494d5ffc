import type { Scene, SceneOf, Shown } from "./storyboard.ts";

/** The device that a scene has beneath its words, or null. */
export function shownOf(scene: Scene): Shown | null {
  if (scene.kind === "feature") return { device: scene.device, footage: scene.footage, screen: scene.screen };
  return scene.kind === "hook" || scene.kind === "call-to-action" ? (scene.shown ?? null) : null;
}

/** Whether a scene opens over the app: its words stand complete on the first picture. */
export const opensOverApp = (scene: Scene): boolean => scene.kind === "hook" && scene.shown !== undefined;

/** Whether the camera of a scene moves the picture: what is read stands still, and a device has a camera of its own. */
export const hasCamera = (scene: Scene): boolean =>
  !["feature", "numbers", "call-to-action", "outro"].includes(scene.kind) && !opensOverApp(scene);

/** A scene with something else on its device; one that has no device stays as it is. */
export function withShown(scene: Scene, change: Partial<Shown>): Scene {
  if (scene.kind === "feature") return { ...scene, ...change };
  if ((scene.kind === "hook" || scene.kind === "call-to-action") && scene.shown !== undefined)
    return { ...scene, shown: { ...scene.shown, ...change } };
  return scene;
}

/** What a scene shows as a feature, for painters of devices; null where it has none. `text` is what stands above it. */
export function asFeature(scene: Scene, text: string): SceneOf<"feature"> | null {
  if (scene.kind === "feature") return scene;
  const shown = shownOf(scene);
  if (shown === null) return null;
  const { id, startMs, durationMs, motion, camera, transition, backdrop } = scene;
  // Styles take turns by the number: an opening is none of the features.
  return {
    id,
    startMs,
    durationMs,
    motion,
    camera,
    transition,
    backdrop,
    ...shown,
    kind: "feature",
    number: 2,
    caption: text,
  };
}
