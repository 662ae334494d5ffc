import { VisuallyHidden } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useState, type ReactNode } from "react";
import { PageTitle } from "../../components/page-title.tsx";
import { aiQuery } from "../../api/get-ai.ts";
import { useUserId } from "../../session/session.tsx";
import { BottomSheet } from "./bottom-sheet.tsx";
import { usePictures } from "./footage/use-pictures.ts";
import { Inspector } from "./inspector/inspector.tsx";
import { ToolPanel } from "./panels/tool-panel.tsx";
import { SaveProblem } from "./save-note.tsx";
import { useWaveform } from "./sound/use-waveform.ts";
import { usePlayback } from "./stage/use-playback.ts";
import { Viewer } from "./stage/viewer.tsx";
import { StaleNote } from "./stale-note.tsx";
import { StudioDialogs } from "./studio-dialogs.tsx";
import { StudioHead } from "./studio-head.tsx";
import classes from "./studio.module.css";
import { Timeline } from "./timeline/timeline.tsx";
import { ToolRail, type Tool } from "./tool-rail.tsx";
import { useCommands } from "./use-commands.ts";
import { useSceneSelection } from "./use-scene-selection.ts";
import { useStudioKeys } from "./use-studio-keys.ts";
import { useViews } from "./use-views.ts";
import { useVoiceRecorder } from "./voice/use-voice-recorder.ts";
import { useStoryboard, type StudioSource } from "./use-storyboard.ts";

/** Pictures of choices and the waveform follow once the trailer rests. */
const REST_MS = 250;
/** How long before a scene its transition is played from, ms. */
const LEAD_MS = 350;

/** Player, timeline and settings of one trailer. */
export function Studio({ projectId, source }: { projectId: string; source: StudioSource }) {
  const trailer = useStoryboard(projectId, source);
  const { storyboard, written, edit, editor } = trailer;
  const [resting] = useDebouncedValue(storyboard, REST_MS);
  const { sources, pictures } = usePictures(projectId, source);
  const { painter, loadFootage } = pictures;
  const waveform = useWaveform(resting);
  const ai = useQuery(aiQuery(useUserId())).data;
  const model = ai?.own?.model ?? ai?.server ?? null;

  const { wide, tool, setTool, showsFrames, fullScreen, open, setOpen, showing } = useViews();
  const { scene, place, select } = useSceneSelection(storyboard);
  const [announced, announce] = useState("");
  const { canvas, playhead, findMusic, player, playFrom } = usePlayback(storyboard, loadFootage);
  const recorder = useVoiceRecorder(trailer, player);
  const { commands, goTo, addScene } = useCommands({
    trailer,
    player,
    scene,
    onSelect: select,
    announce,
    recordVoice: useCallback(() => {
      setTool("sound");
      recorder.toggle();
    }, [recorder, setTool]),
    ...showing,
  });
  useStudioKeys(commands);
  const playTransition = (id: string): void => {
    const target = editor.storyboard.scenes.find((each) => each.id === id);
    if (target !== undefined) playFrom(target.startMs - LEAD_MS);
  };

  const inspector =
    scene === undefined ? null : (
      <Inspector
        key={scene.id}
        projectId={projectId}
        storyboard={storyboard}
        scene={scene}
        written={written}
        sources={sources}
        loadFootage={loadFootage}
        edit={edit}
        onPlayTransition={playTransition}
      />
    );
  const panel = (shown: Tool): ReactNode => (
    <ToolPanel
      tool={shown}
      projectId={projectId}
      trailer={trailer}
      resting={resting}
      scene={place}
      inspector={inspector}
      pictures={pictures}
      onAdd={addScene}
      onPlayOpening={() => playFrom(0)}
      onHear={player.pause}
      recorder={recorder}
      onRemoveVoice={commands.removeVoice}
    />
  );

  return (
    <div className={classes.page} data-full={fullScreen.on || undefined}>
      <PageTitle title={`Studio · ${source.name}`} />
      <StudioHead
        projectId={projectId}
        name={source.name}
        trailer={trailer}
        commands={commands}
        onWrite={model === null ? null : () => setOpen("write")}
      />
      <div className={classes.notices}>
        <SaveProblem trailer={trailer} />
        <StaleNote projectId={projectId} source={source} />
      </div>
      <div className={classes.body}>
        <ToolRail
          chosen={tool}
          withScene={!wide}
          onChoose={(next) => setTool((before) => (!wide && before === next ? null : next))}
        />
        {wide ? <div className={classes.side}>{panel(tool ?? "style")}</div> : null}
        <div className={classes.middle}>
          <Viewer
            storyboard={storyboard}
            canvas={canvas}
            player={player}
            playhead={playhead}
            label={`Trailer of ${source.name}`}
            showsFrames={showsFrames}
            fullScreen={fullScreen}
            edit={edit}
            onSelect={select}
            recorder={recorder.state}
            onStep={commands.stepFrames}
          />
        </div>
        {wide ? (
          <aside className={classes.inspector} aria-label="Selected scene">
            {inspector}
          </aside>
        ) : null}
        <div className={classes.foot}>
          <Timeline
            storyboard={storyboard}
            selected={scene?.id ?? ""}
            painter={painter}
            playhead={playhead}
            playing={player.playing}
            waveform={waveform}
            edit={edit}
            commands={commands}
            onSelect={goTo}
            onSeek={player.seek}
            onAdd={addScene}
            onOpenTransition={(id) => {
              goTo(id);
              if (!wide) setTool("scene");
              playTransition(id);
            }}
            onOpenSound={() => setTool("sound")}
            onTrimEnd={() => editor.endStep()}
          />
        </div>
      </div>
      {wide || tool === null ? null : (
        <BottomSheet key={tool} label="Settings" onClose={() => setTool(null)}>
          {panel(tool)}
        </BottomSheet>
      )}
      <StudioDialogs
        open={open}
        projectId={projectId}
        name={source.name}
        trailer={trailer}
        scene={scene}
        model={model}
        loadFootage={loadFootage}
        findMusic={findMusic}
        onClose={() => setOpen(null)}
      />
      <VisuallyHidden role="status" aria-live="polite">
        {announced}
      </VisuallyHidden>
    </div>
  );
}
