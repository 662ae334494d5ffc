import { Button, Slider } from "@mantine/core";
import type { Scene } from "@sayhey/trailer";
import ImageIcon from "lucide-react/icons/image";
import { useId, useState } from "react";
import { FilmScrubber } from "../footage/film-scrubber.tsx";
import { FootagePicker } from "../footage/footage-picker.tsx";
import type { FootageEntry } from "../footage/footage-query.ts";
import footageClasses from "../footage/footage.module.css";
import { Group } from "../panels/panel.tsx";
import panels from "../panels/panels.module.css";
import type { Edit } from "../use-storyboard.ts";

/** How much of the style's own ground a new backdrop is covered with. */
const FIRST_DIM = 0.5;

interface BackdropSectionProps {
  projectId: string;
  scene: Scene;
  sources: readonly FootageEntry[];
  loadFootage: (id: string) => Promise<Uint8Array>;
  edit: Edit;
}

/** A picture or clip behind the words of a scene. */
export function BackdropSection({ projectId, scene, sources, loadFootage, edit }: BackdropSectionProps) {
  const [picking, setPicking] = useState(false);
  const dimId = useId();
  const { backdrop } = scene;
  const entry = sources.find(({ id }) => id === backdrop?.id);
  const change = (next: typeof backdrop, topic?: string): void => {
    edit([{ op: "set-backdrop", scene: scene.id, backdrop: next }], topic === undefined ? {} : { topic });
  };
  const moves = entry !== undefined && entry.manifest.frames.length > 1;
  return (
    <Group title="Backdrop">
      {backdrop === null ? (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<ImageIcon size={15} aria-hidden="true" />}
            onClick={() => setPicking(true)}
          >
            Put a picture behind
          </Button>
        </div>
      ) : (
        <>
          <div className={footageClasses.current}>
            <span className={footageClasses.thumb}>
              {entry?.thumbUrl === undefined || entry.thumbUrl === null ? (
                <ImageIcon size={20} aria-hidden="true" />
              ) : (
                <img src={entry.thumbUrl} alt="" />
              )}
            </span>
            <span className={footageClasses.about}>
              <span className={footageClasses.name}>{entry?.name ?? "This footage is gone"}</span>
              <span className={panels.buttons}>
                <Button size="compact-sm" variant="default" onClick={() => setPicking(true)}>
                  Change
                </Button>
                <Button size="compact-sm" variant="subtle" color="gray" onClick={() => change(null)}>
                  Remove
                </Button>
              </span>
            </span>
          </div>
          {entry !== undefined && moves ? (
            <FilmScrubber
              label="Begins at"
              entry={entry}
              loadFootage={loadFootage}
              startMs={backdrop.startMs}
              shownMs={scene.durationMs * backdrop.rate}
              onChange={(startMs) => change({ ...backdrop, startMs }, `backdrop ${scene.id}`)}
            />
          ) : null}
          <div>
            <div className={panels.sliderHead}>
              <span id={dimId}>Covered by the style</span>
              <span className="sh-tabular">{Math.round(backdrop.dim * 100)} %</span>
            </div>
            <Slider
              size="sm"
              min={0}
              max={100}
              step={5}
              value={Math.round(backdrop.dim * 100)}
              onChange={(value) => change({ ...backdrop, dim: value / 100 }, `dim ${scene.id}`)}
              label={(value) => `${value} %`}
              thumbProps={{ "aria-labelledby": dimId }}
            />
          </div>
        </>
      )}
      {picking ? (
        <FootagePicker
          projectId={projectId}
          title="Put a picture behind the words"
          present={backdrop?.id ?? null}
          onPick={({ id, startMs }) => change({ id, startMs, rate: 1, dim: backdrop?.dim ?? FIRST_DIM })}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </Group>
  );
}
