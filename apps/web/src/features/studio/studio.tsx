import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { useDebouncedValue, useHotkeys } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { StillPainter } from "@sayhey/trailer/browser";
import Film from "lucide-react/icons/film";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { toast } from "sonner";
import { PageTitle } from "../../components/page-title.tsx";
import { StateBadge } from "../../components/state-badge.tsx";
import { explainError } from "../../lib/explain-error.ts";
import { formatClock } from "../../lib/format.ts";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { LookPanel } from "./look-panel.tsx";
import { SaveNote } from "./save-note.tsx";
import { ScenePanel } from "./scene-panel.tsx";
import { SceneStrip } from "./scene-strip.tsx";
import { Stage } from "./stage.tsx";
import classes from "./studio.module.css";
import { useFootage } from "./use-footage.ts";
import { usePlayer } from "./use-player.ts";
import { useStudio, type StudioSource } from "./use-studio.ts";

/** Typing is drawn once it rests. */
const DRAW_PAUSE_MS = 180;
const STEP_MS = 500;

const tellFailure = (cause: unknown): void => {
  const { message, hint } = explainError(cause);
  toast.error(message, hint === undefined ? {} : { description: hint });
};

/** Player, scenes and settings of one trailer. */
export function Studio({ projectId, source }: { projectId: string; source: StudioSource }) {
  const queryClient = useQueryClient();
  const studio = useStudio(projectId, source);
  const { choices, change, write } = studio;
  const [drawn] = useDebouncedValue(choices, DRAW_PAUSE_MS);
  const storyboard = useMemo(() => write(drawn), [write, drawn]);
  const loadFootage = useFootage(source.footage);
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

  const canvas = useRef<HTMLCanvasElement>(null);
  const seekBar = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const [sceneId, setSceneId] = useState(storyboard.scenes[0]?.id ?? "");
  const [safeArea, setSafeArea] = useState(false);
  const [exporting, setExporting] = useState(false);
  const scene = storyboard.scenes.find(({ id }) => id === sceneId) ?? storyboard.scenes[0];

  const showTime = useCallback(
    (positionMs: number) => {
      if (seekBar.current !== null) {
        seekBar.current.value = String(Math.round(positionMs));
        seekBar.current.setAttribute(
          "aria-valuetext",
          `${formatClock(positionMs)} of ${formatClock(storyboard.durationMs)}`,
        );
      }
      if (clock.current !== null) clock.current.textContent = formatClock(positionMs);
      const shown = storyboard.scenes.findLast(({ startMs }) => positionMs >= startMs);
      // Whoever types into a scene's words stays with them while the trailer plays.
      const typing =
        document.activeElement instanceof HTMLElement && document.activeElement.matches("input[type=text], textarea");
      if (shown !== undefined && !typing) setSceneId(shown.id);
    },
    [storyboard],
  );
  const player = usePlayer({ canvas, storyboard, loadFootage, onTime: showTime });

  const goTo = (id: string) => {
    const target = storyboard.scenes.find((candidate) => candidate.id === id);
    if (target === undefined) return;
    setSceneId(id);
    // A little inside, where the transition has let the scene in.
    player.seek(player.playing ? target.startMs : target.startMs + target.durationMs / 2);
  };
  const step = (by: number) => player.seek(Math.min(storyboard.durationMs, Math.max(0, player.position() + by)));
  const stepScene = (by: number) => {
    const index = storyboard.scenes.findIndex(({ id }) => id === scene?.id);
    const next = storyboard.scenes[index + by];
    if (next !== undefined) goTo(next.id);
  };
  const keys: Record<string, () => void> = {
    space: player.toggle,
    ArrowLeft: () => step(-STEP_MS),
    ArrowRight: () => step(STEP_MS),
    "shift+ArrowLeft": () => stepScene(-1),
    "shift+ArrowRight": () => stepScene(1),
  };
  useHotkeys(
    Object.entries(keys).map(([key, act]) => [
      key,
      (event) => {
        if (isOfControl(event)) return;
        event.preventDefault();
        act();
      },
      { preventDefault: false },
    ]),
  );
  // In fields too: what is typed there is a step like any other.
  useHotkeys(
    [
      ["mod+Z", studio.undo],
      ["mod+shift+Z", studio.redo],
      ["mod+Y", studio.redo],
    ],
    [],
  );

  const film = useMutation({
    mutationFn: () => callFunction("project-film", { projectId }),
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.studio(projectId) }),
  });
  const edit = (next: Parameters<typeof change>[0], topic?: string) => change(next, topic ?? null);

  return (
    <div className={classes.page}>
      <PageTitle title={`Studio · ${source.name}`} />
      <header className={classes.head}>
        <div className={classes.names}>
          <Link to={`/projects/${projectId}`}>{source.name}</Link>
          <h1>Trailer studio</h1>
        </div>
        <div className={classes.tools}>
          <SaveNote
            save={studio.save}
            onSettle={(keep) => void studio.settle(keep).catch(tellFailure)}
            onRetry={() => void studio.flush().catch(() => undefined)}
          />
          <Tooltip label="Undo (Ctrl+Z)">
            <ActionIcon aria-label="Undo" disabled={!studio.canUndo} onClick={studio.undo}>
              <Undo2 size={20} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Redo (Ctrl+Shift+Z)">
            <ActionIcon aria-label="Redo" disabled={!studio.canRedo} onClick={studio.redo}>
              <Redo2 size={20} />
            </ActionIcon>
          </Tooltip>
          <Button leftSection={<Film size={18} aria-hidden="true" />} onClick={() => setExporting(true)}>
            Export
          </Button>
        </div>
      </header>
      {source.filming ? (
        <p className={classes.stale} role="status">
          <StateBadge tone="sky">Filming</StateBadge>
          The app is being proved and filmed. The trailer takes the new footage by itself.
        </p>
      ) : source.outOfDate ? (
        <div className={classes.stale}>
          <StateBadge tone="sun">Out of date</StateBadge>
          <span>The app has changed since it was filmed.</span>
          <Button size="compact-sm" variant="default" loading={film.isPending} onClick={() => film.mutate()}>
            Film again
          </Button>
        </div>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.main}>
          <Stage
            storyboard={storyboard}
            canvas={canvas}
            seekBar={seekBar}
            clock={clock}
            player={player}
            label={`Trailer of ${source.name}`}
            safeArea={safeArea}
            onSafeArea={setSafeArea}
          />
          <SceneStrip storyboard={storyboard} painter={painter} selected={scene?.id ?? ""} onSelect={goTo} />
        </div>
        <aside className={classes.panel} aria-label="Settings of the trailer">
          {scene === undefined ? null : <ScenePanel key={scene.id} scene={scene} choices={choices} onChange={edit} />}
          <LookPanel
            spec={studio.spec}
            choices={drawn}
            storyboard={storyboard}
            write={write}
            painter={painter}
            onChange={edit}
          />
        </aside>
      </div>
      {exporting ? (
        <ExportDialog
          projectId={projectId}
          aspect={storyboard.aspect}
          durationMs={storyboard.durationMs}
          onBeforeRender={studio.flush}
          onClose={() => setExporting(false)}
        />
      ) : null}
    </div>
  );
}

/** The key belongs to the control that has the focus. */
function isOfControl(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  const takesArrows = target.matches("[role=slider], [role=radio], [role=combobox], [role=dialog], [role=dialog] *");
  return takesArrows || (event.key === " " && target.matches("button, a, label"));
}
