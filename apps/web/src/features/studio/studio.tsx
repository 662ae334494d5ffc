import { VisuallyHidden } from "@mantine/core";
import { useDebouncedValue, useMediaQuery } from "@mantine/hooks";
import { StillPainter } from "@sayhey/trailer/browser";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { PageTitle } from "../../components/page-title.tsx";
import { aiQuery } from "../../api/get-ai.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { BottomSheet } from "./bottom-sheet.tsx";
import { ExportDialog } from "./export/export-dialog.tsx";
import { footageQuery } from "./footage/footage-query.ts";
import { useLoadFootage } from "./footage/load-footage.ts";
import { Inspector } from "./inspector/inspector.tsx";
import { AddPanel } from "./panels/add-panel.tsx";
import { ColourPanel } from "./panels/colour-panel.tsx";
import { FormatPanel } from "./panels/format-panel.tsx";
import { OpeningPanel } from "./panels/opening-panel.tsx";
import { SoundPanel } from "./panels/sound-panel.tsx";
import { StylePanel } from "./panels/style-panel.tsx";
import { SaveProblem } from "./save-note.tsx";
import { ShortcutSheet } from "./shortcut-sheet.tsx";
import { useFindMusic } from "./sound/use-find-music.ts";
import { useWaveform } from "./sound/use-waveform.ts";
import { Playhead } from "./stage/playhead.ts";
import { Stage } from "./stage/stage.tsx";
import { Transport } from "./stage/transport.tsx";
import { timecode } from "./stage/timecode.ts";
import { usePlayer } from "./stage/use-player.ts";
import { StaleNote } from "./stale-note.tsx";
import { StudioHead } from "./studio-head.tsx";
import classes from "./studio.module.css";
import { Timeline } from "./timeline/timeline.tsx";
import { ToolRail, toolNamed, type Tool } from "./tool-rail.tsx";
import { useCommands } from "./use-commands.ts";
import { WriteDialog } from "./write-dialog.tsx";
import { useStudioKeys } from "./use-studio-keys.ts";
import { useStoryboard, type StudioSource } from "./use-storyboard.ts";

/** Pictures of choices and the waveform follow once the trailer rests. */
const REST_MS = 250;
/** How long before a scene its transition is played from, ms. */
const LEAD_MS = 350;

/** Player, timeline and settings of one trailer. */
export function Studio({ projectId, source }: { projectId: string; source: StudioSource }) {
  const { spec, storyboard, written, edit, editor, undoName, redoName, save, settle } = useStoryboard(
    projectId,
    source,
  );
  const [resting] = useDebouncedValue(storyboard, REST_MS);
  const list = useQuery(footageQuery(projectId)).data;
  const footage = useMemo(() => [...source.footage, ...(list?.sources ?? [])], [source.footage, list]);
  const loadFootage = useLoadFootage(footage);
  const painter = useMemo(
    () =>
      new StillPainter({
        loadFootage,
        fontUrl: "/fonts",
        onError: (error) => console.warn("A part of a thumbnail could not be loaded.", error),
      }),
    [loadFootage],
  );
  useEffect(() => () => painter.close(), [painter]);
  const pictures = useMemo(() => ({ painter, loadFootage }), [painter, loadFootage]);
  const waveform = useWaveform(resting);
  const ai = useQuery(aiQuery(useUserId())).data;
  const model = ai?.own?.model ?? ai?.server ?? null;

  const wide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [asked] = useSearchParams();
  const [tool, setTool] = useState<Tool | null>(() => toolNamed(asked.get("tool")) ?? (wide ? "style" : null));
  const [sceneId, setSceneId] = useState(storyboard.scenes[0]?.id ?? "");
  const [safeZone, setSafeZone] = useState<string | null>(null);
  const [showsFrames, setShowsFrames] = useState(false);
  const [open, setOpen] = useState<"export" | "keys" | "write" | null>(null);
  const [announced, announce] = useState("");
  // A scene that is gone gives the selection to the one that took its place.
  const place = Math.max(
    0,
    storyboard.scenes.findIndex(({ id }) => id === sceneId),
  );
  const scene = storyboard.scenes[place];

  const canvas = useRef<HTMLCanvasElement>(null);
  const seekBar = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const [playhead] = useState(() => new Playhead());
  const findMusic = useFindMusic();
  const player = usePlayer({ canvas, storyboard, loadFootage, findMusic, onTime: playhead.move });
  const { fps, durationMs } = storyboard;
  useEffect(
    () =>
      playhead.follow((positionMs) => {
        if (seekBar.current !== null) {
          seekBar.current.value = String(Math.round(positionMs));
          seekBar.current.style.setProperty("--played", `${(positionMs / durationMs) * 100}%`);
          seekBar.current.setAttribute(
            "aria-valuetext",
            `${timecode(positionMs, fps)} of ${timecode(durationMs, fps)}`,
          );
        }
        if (clock.current !== null) clock.current.textContent = timecode(positionMs, fps);
      }),
    [playhead, fps, durationMs],
  );

  const { commands, goTo, addScene } = useCommands({
    spec,
    storyboard,
    written,
    editor,
    edit,
    player,
    scene,
    onSelect: setSceneId,
    announce,
    showKeys: useCallback(() => setOpen("keys"), []),
    showFrames: useCallback(() => setShowsFrames((shown) => !shown), []),
    onExport: useCallback(() => setOpen("export"), []),
  });
  useStudioKeys(commands);
  const playFrom = (positionMs: number): void => {
    player.seek(Math.max(0, positionMs));
    player.play();
  };
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
        sources={list?.sources ?? []}
        loadFootage={loadFootage}
        edit={edit}
        onPlayTransition={playTransition}
      />
    );
  const panel = (shown: Tool): ReactNode => {
    switch (shown) {
      case "scene":
        return inspector;
      case "add":
        return <AddPanel spec={spec} storyboard={resting} written={written} pictures={pictures} onAdd={addScene} />;
      case "style":
        return <StylePanel spec={spec} storyboard={resting} scene={place} pictures={pictures} edit={edit} />;
      case "colours":
        return <ColourPanel spec={spec} storyboard={storyboard} edit={edit} />;
      case "opening":
        return (
          <OpeningPanel storyboard={storyboard} pictures={pictures} edit={edit} onPlayOpening={() => playFrom(0)} />
        );
      case "sound":
        return <SoundPanel storyboard={storyboard} edit={edit} onHear={player.pause} />;
      case "format":
        return <FormatPanel projectId={projectId} storyboard={resting} scene={place} pictures={pictures} edit={edit} />;
    }
  };

  return (
    <div className={classes.page}>
      <PageTitle title={`Studio · ${source.name}`} />
      <StudioHead
        projectId={projectId}
        name={source.name}
        save={save}
        undoName={undoName}
        redoName={redoName}
        commands={commands}
        onWrite={model === null ? null : () => setOpen("write")}
        onWriteAnew={
          JSON.stringify(storyboard) === JSON.stringify(written)
            ? null
            : () => editor.replace(written, "Start over from the app")
        }
      />
      <div className={classes.notices}>
        <SaveProblem
          save={save}
          onSettle={(keep) => void settle(keep).catch(tellError)}
          onRetry={() => void editor.flush().catch(() => undefined)}
        />
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
          <Stage
            storyboard={storyboard}
            canvas={canvas}
            player={player}
            label={`Trailer of ${source.name}`}
            safeZone={safeZone}
            showsFrames={showsFrames}
          />
          <Transport
            player={player}
            durationMs={durationMs}
            fps={fps}
            aspect={storyboard.aspect}
            seekBar={seekBar}
            clock={clock}
            onStep={commands.stepFrames}
            safeZone={safeZone}
            onSafeZone={setSafeZone}
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
            actions={{
              split: commands.splitScene,
              duplicate: commands.duplicateScene,
              remove: commands.removeScene,
              move: commands.moveScene,
            }}
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
      {open === "export" ? (
        <ExportDialog
          projectId={projectId}
          name={source.name}
          storyboard={storyboard}
          loadFootage={loadFootage}
          findMusic={findMusic}
          onBeforeRender={() => editor.flush()}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "write" && model !== null ? (
        <WriteDialog
          projectId={projectId}
          model={model}
          storyboard={storyboard}
          scene={scene}
          edit={edit}
          onBeforeWrite={() => editor.flush()}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "keys" ? <ShortcutSheet onClose={() => setOpen(null)} /> : null}
      <VisuallyHidden role="status" aria-live="polite">
        {announced}
      </VisuallyHidden>
    </div>
  );
}
