import type { AppSpec } from "@sayhey/appspec";
import { seedNumbers, type SceneKind, type Storyboard, type StoryboardOpOf } from "@sayhey/trailer";

type NewScene = StoryboardOpOf<"add-scene">["scene"];

/** Kinds that can be added, in the order of a trailer's arc. */
export const ADDED_KINDS: readonly SceneKind[] = [
  "hook",
  "problem",
  "reveal",
  "feature",
  "list",
  "numbers",
  "before-after",
  "quote",
  "hashtags",
  "call-to-action",
  "outro",
];

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`);

/**
 * A scene of a kind to start from, in the app's own words; taken from `written`, the trailer as it is written, where that has one.
 * Null when the app has nothing for it: numbers are never made up.
 */
export function newScene(kind: SceneKind, spec: AppSpec, written: Storyboard): NewScene | null {
  const known = written.scenes.find((scene) => scene.kind === kind);
  if (known !== undefined) {
    const { id: _id, startMs: _start, durationMs: _length, ...scene } = known;
    return scene;
  }
  const { name, tagline, hooks } = spec.identity;
  const pages = spec.pages.map(({ title }) => cut(title, 80)).filter((title) => title.trim() !== "");
  switch (kind) {
    case "hook":
      return { kind, text: hooks[written.hook] };
    case "problem":
      return { kind, text: cut(hooks.itch, 200) };
    case "reveal":
      return { kind, name: cut(name, 60), tagline: cut(tagline, 160) };
    case "feature":
      return null;
    case "list":
      return pages.length < 2 ? null : { kind, title: `Inside ${cut(name, 60)}`, items: pages.slice(0, 5) };
    case "numbers": {
      const items = seedNumbers(spec);
      return items.length === 0 ? null : { kind, items };
    }
    case "before-after":
      return { kind, before: cut(hooks.itch, 160), after: cut(hooks.promise, 160) };
    case "quote":
      return { kind, text: cut(hooks.pov, 200), by: "" };
    case "hashtags":
      return { kind, tags: [`#${name.replace(/[^\p{L}\p{N}_]/gu, "").slice(0, 38) || "app"}`] };
    case "call-to-action":
      return { kind, text: `Try ${cut(name, 60)}`, name: cut(name, 60), tagline: cut(tagline, 160) };
    case "outro":
      return { kind, name: cut(name, 60), text: cut(tagline, 160) };
  }
}
