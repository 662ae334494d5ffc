import type { Scene, Storyboard } from "./storyboard.ts";

/** One caption: what a scene says while it shows. */
export interface Caption {
  startMs: number;
  endMs: number;
  text: string;
}

/** What a scene says, as a person would read it out. */
export function captionOf(scene: Scene): string {
  switch (scene.kind) {
    case "hook":
    case "problem":
    case "quote":
      return scene.text;
    case "reveal":
      return scene.tagline === "" ? scene.name : `${scene.name}: ${scene.tagline}`;
    case "feature":
      return scene.caption;
    case "list":
      return `${scene.title}: ${scene.items.join(", ")}`;
    case "numbers":
      return scene.items
        .map((item) => `${item.value.toFixed(item.decimals)}${item.unit === "" ? "" : ` ${item.unit}`} ${item.label}`)
        .join(", ");
    case "before-after":
      return `${scene.before} → ${scene.after}`;
    case "hashtags":
      return scene.tags.join(" ");
    case "call-to-action":
      return `${scene.text} ${scene.name}`;
    case "outro":
      return scene.text === "" ? scene.name : `${scene.name}. ${scene.text}`;
  }
}

/** The captions of a storyboard in order, one a scene. */
export function captionsOf(storyboard: Storyboard): Caption[] {
  return storyboard.scenes.map((scene) => ({
    startMs: scene.startMs,
    endMs: scene.startMs + scene.durationMs,
    text: captionOf(scene).replace(/\s+/gu, " ").trim(),
  }));
}

function clock(timeMs: number, fraction: "." | ","): string {
  const pad = (value: number, length: number): string => String(value).padStart(length, "0");
  const hours = Math.floor(timeMs / 3_600_000);
  const minutes = Math.floor(timeMs / 60_000) % 60;
  const seconds = Math.floor(timeMs / 1000) % 60;
  return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(seconds, 2)}${fraction}${pad(timeMs % 1000, 3)}`;
}

/** The captions as WebVTT. */
export function captionsVtt(storyboard: Storyboard): string {
  const escape = (text: string): string =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const cues = captionsOf(storyboard).map(
    (caption) => `${clock(caption.startMs, ".")} --> ${clock(caption.endMs, ".")}\n${escape(caption.text)}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}

/** The captions as SubRip. `-->` inside a text would end its cue, so it becomes an arrow. */
export function captionsSrt(storyboard: Storyboard): string {
  return captionsOf(storyboard)
    .map(
      (caption, index) =>
        `${index + 1}\n${clock(caption.startMs, ",")} --> ${clock(caption.endMs, ",")}\n${caption.text.replaceAll("-->", "→")}\n`,
    )
    .join("\n");
}
