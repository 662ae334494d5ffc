import { shownOf, type Scene, type Storyboard } from "@sayhey/trailer";
import type { FootageEntry } from "../footage/footage-query.ts";
import { Panel } from "../panels/panel.tsx";
import { sceneName } from "../scene-words.ts";
import { seconds } from "../stage/timecode.ts";
import type { Edit } from "../use-storyboard.ts";
import { BackdropSection } from "./backdrop-section.tsx";
import { FootageSection } from "./footage-section.tsx";
import classes from "./inspector.module.css";
import { MotionSection } from "./motion-section.tsx";
import { TransitionSection } from "./transition-section.tsx";
import { WordsSection } from "./words-section.tsx";

interface InspectorProps {
  projectId: string;
  storyboard: Storyboard;
  scene: Scene;
  /** The trailer as it is written from the app. */
  written: Storyboard;
  sources: readonly FootageEntry[];
  loadFootage: (id: string) => Promise<Uint8Array>;
  edit: Edit;
  onPlayTransition: (sceneId: string) => void;
}

/** Everything about the selected scene. */
export function Inspector({
  projectId,
  storyboard,
  scene,
  written,
  sources,
  loadFootage,
  edit,
  onPlayTransition,
}: InspectorProps) {
  return (
    <Panel
      title={sceneName(scene, storyboard)}
      action={<span className={classes.length}>{seconds(scene.durationMs)}</span>}
    >
      <WordsSection scene={scene} written={written.scenes.find(({ id }) => id === scene.id) ?? null} edit={edit} />
      {shownOf(scene) !== null ? (
        <FootageSection projectId={projectId} scene={scene} sources={sources} loadFootage={loadFootage} edit={edit} />
      ) : null}
      <TransitionSection storyboard={storyboard} scene={scene} edit={edit} onPlay={() => onPlayTransition(scene.id)} />
      <MotionSection scene={scene} edit={edit} />
      <BackdropSection projectId={projectId} scene={scene} sources={sources} loadFootage={loadFootage} edit={edit} />
    </Panel>
  );
}
