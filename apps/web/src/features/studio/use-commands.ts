import { beatGrid, type Scene, type SceneKind, type StoryboardOp } from "@sayhey/trailer";
import { useCallback, useMemo } from "react";
import { removeVoice } from "./voice/remove-voice.ts";
import { undoable } from "../../status/undo.ts";
import { newScene } from "./new-scene.ts";
import { KIND_NAMES, sceneName } from "./scene-words.ts";
import type { StudioPlayer } from "./stage/use-player.ts";
import { seconds, stepFrame } from "./stage/timecode.ts";
import { stepCut } from "./timeline/geometry.ts";
import type { StudioTrailer } from "./use-storyboard.ts";
import { toast } from "../../status/toast.ts";

/** All that the studio can do, by keys and buttons alike. */
export interface StudioCommands {
  undo(): void;
  redo(): void;
  save(): void;
  toggle(): void;
  loop(): void;
  mute(): void;
  seekBy(ms: number): void;
  stepFrames(frames: number): void;
  stepScene(by: number): void;
  toStart(): void;
  toEnd(): void;
  splitScene(): void;
  duplicateScene(): void;
  removeScene(): void;
  /** Places earlier (below 0) or later. */
  moveScene(by: number): void;
  trim(edge: "start" | "end", halfBeats: number): void;
  showKeys(): void;
  showFrames(): void;
  /** Begins or ends a recording of one's voice. */
  recordVoice(): void;
  removeVoice(): void;
  /** Lets the picture fill the screen, or no more. */
  fullScreen(): void;
  export(): void;
}

interface CommandsOf {
  trailer: StudioTrailer;
  player: StudioPlayer;
  /** The selected scene. */
  scene: Scene | undefined;
  onSelect: (sceneId: string) => void;
  /** Tells screen readers what has happened. */
  announce: (words: string) => void;
  showKeys: () => void;
  showFrames: () => void;
  fullScreen: () => void;
  recordVoice: () => void;
  onExport: () => void;
}

/** The studio's commands, and those that take more than the selected scene. */
export function useCommands(of: CommandsOf) {
  const { player, scene, onSelect, announce } = of;
  const { spec, storyboard, written, editor, edit } = of.trailer;
  const { scenes, durationMs, fps } = storyboard;

  /** Selects a scene and shows a moment of it, past the transition that lets it in. */
  const goTo = useCallback(
    (id: string) => {
      const target = editor.storyboard.scenes.find((each) => each.id === id);
      if (target === undefined) return;
      onSelect(id);
      const at = player.position();
      const inside = at > target.startMs && at < target.startMs + target.durationMs;
      if (!inside) player.seek(player.playing ? target.startMs : target.startMs + target.durationMs * 0.7);
    },
    [editor, onSelect, player],
  );

  const addScene = useCallback(
    (kind: SceneKind, index?: number) => {
      const made = newScene(kind, spec, written);
      if (made === null) {
        toast.error(`The app has nothing to show in a scene of that kind.`);
        return;
      }
      const selected = storyboard.scenes.findIndex(({ id }) => id === scene?.id);
      const at = index ?? (selected < 0 ? storyboard.scenes.length : selected + 1);
      const before = new Set(editor.storyboard.scenes.map(({ id }) => id));
      if (edit([{ op: "add-scene", scene: made, index: at }]) !== null) return;
      const added = editor.storyboard.scenes.find(({ id }) => !before.has(id));
      if (added === undefined) return;
      goTo(added.id);
      announce(`${KIND_NAMES[kind]} added as scene ${at + 1} of ${editor.storyboard.scenes.length}.`);
    },
    [spec, written, storyboard, scene, editor, edit, goTo, announce],
  );

  const commands = useMemo((): StudioCommands => {
    const index = scenes.findIndex(({ id }) => id === scene?.id);
    const name = scene === undefined ? "" : sceneName(scene, storyboard);
    const run = (op: StoryboardOp, done: () => string, topic?: string): void => {
      if (edit([op], topic === undefined ? {} : { topic }) === null) announce(done());
    };
    return {
      undo: () => {
        const { history } = editor.state();
        const last = history.past.at(-1);
        editor.undo();
        if (last !== undefined) announce(`Undone: ${last.name}.`);
      },
      redo: () => {
        const next = editor.state().history.future[0];
        editor.redo();
        if (next !== undefined) announce(`Redid ${next.name}.`);
      },
      save: () => void editor.flush().catch(() => undefined),
      toggle: player.toggle,
      loop: () => player.setLoop(!player.loop),
      mute: () => player.setMuted(!player.muted),
      seekBy: (ms) => player.seek(Math.min(durationMs, Math.max(0, player.position() + ms))),
      stepFrames: (frames) => {
        player.pause();
        player.seek(stepFrame(player.position(), fps, frames, durationMs));
      },
      stepScene: (by) => {
        const next = scenes[index + by];
        if (next === undefined) return;
        onSelect(next.id);
        player.seek(player.playing ? next.startMs : next.startMs + next.durationMs * 0.7);
      },
      toStart: () => player.seek(0),
      toEnd: () => player.seek(durationMs),
      splitScene: () => {
        // The playhead may stand in another scene than the selected one; that is the one to cut.
        const atMs = player.position();
        const cut = scenes.findLast(({ startMs }) => atMs >= startMs);
        if (cut === undefined) return;
        run(
          { op: "split-scene", scene: cut.id, atMs },
          () => `${sceneName(cut, storyboard)} split at ${seconds(atMs)}.`,
        );
      },
      duplicateScene: () => {
        if (scene === undefined) return;
        run({ op: "duplicate-scene", scene: scene.id }, () => `${name} duplicated.`);
      },
      removeScene: () => {
        if (scene === undefined || scenes.length < 2) return;
        const next = scenes[index + 1] ?? scenes[index - 1];
        if (edit([{ op: "remove-scene", scene: scene.id }]) !== null) return;
        if (next !== undefined) onSelect(next.id);
        announce(`${name} deleted.`);
        toast(
          `${name} deleted`,
          undoable(() => editor.undo()),
        );
      },
      moveScene: (by) => {
        const to = index + by;
        if (scene === undefined || to < 0 || to >= scenes.length) return;
        run(
          { op: "move-scene", scene: scene.id, index: to },
          () => `${name} is now scene ${to + 1} of ${scenes.length}.`,
        );
      },
      trim: (edge, halfBeats) => {
        if (scene === undefined || (edge === "start" && index === 0)) return;
        const at = edge === "start" ? scene.startMs : scene.startMs + scene.durationMs;
        const toMs = Math.max(0, stepCut(beatGrid(storyboard.soundtrack), at, halfBeats));
        run(
          { op: "trim-scene", scene: scene.id, edge, toMs, mode: "ripple" },
          () => {
            const now = editor.storyboard.scenes.find(({ id }) => id === scene.id);
            return `${name} lasts ${seconds(now?.durationMs ?? 0)}.`;
          },
          `trim ${scene.id} ${edge}`,
        );
      },
      showKeys: of.showKeys,
      showFrames: of.showFrames,
      fullScreen: of.fullScreen,
      recordVoice: of.recordVoice,
      removeVoice: () => removeVoice(of.trailer, announce),
      export: of.onExport,
    };
  }, [
    scenes,
    scene,
    storyboard,
    editor,
    edit,
    player,
    durationMs,
    fps,
    announce,
    onSelect,
    of.showKeys,
    of.showFrames,
    of.fullScreen,
    of.recordVoice,
    of.trailer,
    of.onExport,
  ]);

  return { commands, goTo, addScene };
}
