import type { Storyboard, StoryboardOp } from "@sayhey/trailer";
import { KIND_NAMES, sceneName } from "./scene-words.ts";

/** What a step is called in 'Undo ...', by the first of its ops. */
export function opName(op: StoryboardOp, storyboard: Storyboard): string {
  const of = (id: string): string => {
    const scene = storyboard.scenes.find((each) => each.id === id);
    return scene === undefined ? "scene" : sceneName(scene, storyboard);
  };
  switch (op.op) {
    case "set-style":
      return "Change the style";
    case "set-aspect":
      return "Change the format";
    case "set-duration":
      return "Change the length";
    case "set-fps":
      return "Change the frame rate";
    case "set-soundtrack":
      if (op.patch.voice === undefined) return "Change the sound";
      if (op.patch.voice === null) return "Remove the voice-over";
      return storyboard.soundtrack.voice?.assetId === op.patch.voice.assetId
        ? "Change the voice-over"
        : "Record a voice-over";
    case "set-captions":
      return op.captions === "off" ? "Turn captions off" : "Change the captions";
    case "set-theme":
      return op.patch.type === undefined ? "Change the colors" : "Change the type";
    case "set-hook":
      return op.hooks === undefined ? "Choose another opening" : "Change the openings";
    case "add-scene":
      return `Add ${kindName(op.scene.kind)}`;
    case "remove-scene":
      return `Delete ${of(op.scene)}`;
    case "move-scene":
      return `Move ${of(op.scene)}`;
    case "duplicate-scene":
      return `Duplicate ${of(op.scene)}`;
    case "split-scene":
      return `Split ${of(op.scene)}`;
    case "trim-scene":
      return `Trim ${of(op.scene)}`;
    case "set-text":
      return `Change the words of ${of(op.scene)}`;
    case "set-scene":
      return `Change the motion of ${of(op.scene)}`;
    case "set-transition":
      return `Change the transition into ${of(op.scene)}`;
    case "set-footage":
      return `Change the footage of ${of(op.scene)}`;
    case "set-backdrop":
      return `Change the backdrop of ${of(op.scene)}`;
    case "put-scene":
      return `Change ${of(op.scene.id)}`;
    case "restore":
      return "Change the trailer";
  }
}

function kindName(kind: string): string {
  return (KIND_NAMES as Partial<Record<string, string>>)[kind] ?? "scene";
}
