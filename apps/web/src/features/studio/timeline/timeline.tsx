import { beatGrid, type Scene, type SceneKind, type Storyboard, type StoryboardOp } from "@sayhey/trailer";
import type { StillPainter } from "@sayhey/trailer/browser";
import Blend from "lucide-react/icons/blend";
import Slash from "lucide-react/icons/slash";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { sceneName, TRANSITION_NAMES } from "../scene-words.ts";
import type { Waveform } from "../sound/use-waveform.ts";
import type { Playhead } from "../stage/playhead.ts";
import type { StudioCommands } from "../use-commands.ts";
import type { Edit } from "../use-storyboard.ts";
import { DropTrack } from "./drop-track.tsx";
import { beatMarks, cutTimes, snapTime, stepCut } from "./geometry.ts";
import { MusicTrack } from "./music-track.tsx";
import { PlayheadLine } from "./playhead-line.tsx";
import { Ruler } from "./ruler.tsx";
import { SceneBlock } from "./scene-block.tsx";
import { TimelineTools, type SceneCommands } from "./timeline-tools.tsx";
import classes from "./timeline.module.css";
import { TrimHandle } from "./trim-handle.tsx";
import { VoiceTrack } from "./voice-track.tsx";
import { useTimeScale } from "./use-time-scale.ts";

/** Room beside the first and last scene, px. */
const PADDING = 20;
/** A beat attracts an edge from so far, px: scenes are cut on beats alone. */
const BEAT_REACH_PX = 1000;
/** How long a refusal is told, ms. */
const TOLD_MS = 6000;

interface TimelineProps {
  storyboard: Storyboard;
  /** Id of the selected scene. */
  selected: string;
  painter: StillPainter;
  playhead: Playhead;
  playing: boolean;
  waveform: Waveform | null;
  edit: Edit;
  commands: SceneCommands & Pick<StudioCommands, "removeVoice">;
  onSelect: (sceneId: string) => void;
  onSeek: (positionMs: number) => void;
  onAdd: (kind: SceneKind, index: number) => void;
  onOpenTransition: (sceneId: string) => void;
  onOpenSound: () => void;
  /** A trim begins or ends: the step is over. */
  onTrimEnd: () => void;
}

/** The scenes in time, with the beats and the music they are cut to. */
export function Timeline(props: TimelineProps) {
  const { storyboard, selected, painter, playhead, playing, waveform, edit, commands } = props;
  const { durationMs, soundtrack, scenes } = storyboard;
  const scroller = useRef<HTMLDivElement>(null);
  const { scale, fit, zoomIn, zoomOut } = useTimeScale(scroller, durationMs, PADDING);
  const [problem, setProblem] = useState<string | null>(null);
  const grid = useMemo(() => beatGrid(soundtrack), [soundtrack]);
  const beats = useMemo(() => beatMarks(grid, durationMs, scale), [grid, durationMs, scale]);
  const index = scenes.findIndex(({ id }) => id === selected);
  useShowSelected(scroller, selected);

  const trim = (scene: Scene, edge: "start" | "end", toMs: number): void => {
    const op: StoryboardOp = { op: "trim-scene", scene: scene.id, edge, toMs, mode: "ripple" };
    setProblem(edit([op], { topic: `trim ${scene.id} ${edge}`, quiet: true }));
  };
  const drag = (scene: Scene, edge: "start" | "end", pointerMs: number): void => {
    const atMs = edge === "start" ? scene.startMs : scene.startMs + scene.durationMs;
    // Past the end the beat goes on: a trailer may grow.
    const toMs = snapTime(pointerMs, cutTimes(grid, 30_000), scale, BEAT_REACH_PX);
    if (toMs !== atMs && toMs >= 0) trim(scene, edge, toMs);
  };
  // What was refused is told for as long as it takes to read.
  useEffect(() => {
    if (problem === null) return;
    const timer = setTimeout(() => setProblem(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [problem]);

  return (
    <section className={classes.timeline} aria-label="Timeline">
      <TimelineTools
        storyboard={storyboard}
        index={index}
        commands={commands}
        onZoomIn={zoomIn}
        onZoomOut={zoomOut}
        onFit={fit}
      />
      <div ref={scroller} className={classes.window} tabIndex={0} role="group" aria-label="Scenes and music in time">
        <div className={classes.content} style={{ width: durationMs * scale }}>
          <div className={classes.rulers}>
            <Ruler durationMs={durationMs} scale={scale} beats={beats} onSeek={props.onSeek} />
            <DropTrack
              storyboard={storyboard}
              scale={scale}
              scroller={scroller}
              onMove={(sceneId, to) => edit([{ op: "move-scene", scene: sceneId, index: to }])}
              onAdd={props.onAdd}
            >
              {scenes.map((scene, place) => (
                <SceneBlock
                  key={scene.id}
                  storyboard={storyboard}
                  scene={scene}
                  index={place}
                  scale={scale}
                  selected={scene.id === selected}
                  painter={painter}
                  onSelect={props.onSelect}
                >
                  {scene.id === selected
                    ? (["start", "end"] as const).map((edge) => {
                        const atMs = edge === "start" ? scene.startMs : scene.startMs + scene.durationMs;
                        return edge === "start" && place === 0 ? null : (
                          <TrimHandle
                            key={edge}
                            edge={edge}
                            name={sceneName(scene, storyboard)}
                            atMs={atMs}
                            durationMs={scene.durationMs}
                            scale={scale}
                            onDrag={(timeMs) => drag(scene, edge, timeMs)}
                            onStep={(by) => trim(scene, edge, Math.max(0, stepCut(grid, atMs, by)))}
                            onEnd={props.onTrimEnd}
                          />
                        );
                      })
                    : null}
                </SceneBlock>
              ))}
              {scenes.map((scene, place) =>
                place === 0 || place === index || place === index + 1 ? null : (
                  <li key={`into ${scene.id}`} className={classes.jointPlace}>
                    <button
                      type="button"
                      className={classes.joint}
                      style={{ left: scene.startMs * scale }}
                      aria-label={`Transition into ${sceneName(scene, storyboard)}: ${TRANSITION_NAMES[scene.transition.kind]}`}
                      title={TRANSITION_NAMES[scene.transition.kind]}
                      onClick={() => props.onOpenTransition(scene.id)}
                    >
                      {scene.transition.kind === "cut" ? <Slash size={12} /> : <Blend size={13} />}
                    </button>
                  </li>
                ),
              )}
            </DropTrack>
            <MusicTrack storyboard={storyboard} scale={scale} waveform={waveform} onOpen={props.onOpenSound} />
            {soundtrack.voice === null ? null : (
              <VoiceTrack
                voice={soundtrack.voice}
                durationMs={durationMs}
                scale={scale}
                edit={edit}
                onRemove={commands.removeVoice}
                onOpen={props.onOpenSound}
                onEnd={props.onTrimEnd}
              />
            )}
            <PlayheadLine playhead={playhead} scale={scale} scroller={scroller} playing={playing} />
          </div>
        </div>
      </div>
      <p className={classes.message} role="status" data-problem={problem === null ? undefined : true}>
        {problem ?? ""}
      </p>
    </section>
  );
}

/** Scrolls the timeline, and nothing else, to the selected scene. */
function useShowSelected(scroller: RefObject<HTMLDivElement | null>, selected: string): void {
  useEffect(() => {
    const window = scroller.current;
    const block = window?.querySelector<HTMLElement>(`[data-scene="${CSS.escape(selected)}"]`);
    if (window === null || block === null || block === undefined) return;
    const frame = window.getBoundingClientRect();
    const { left, right } = block.getBoundingClientRect();
    if (left < frame.left) window.scrollBy({ left: left - frame.left - PADDING });
    else if (right > frame.right) window.scrollBy({ left: Math.min(left - frame.left, right - frame.right) + PADDING });
  }, [scroller, selected]);
}
