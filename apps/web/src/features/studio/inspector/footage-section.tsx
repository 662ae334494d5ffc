import { Button, Slider, Switch } from "@mantine/core";
import { shownOf, type Scene } from "@sayhey/trailer";
import Film from "lucide-react/icons/film";
import { useId, useState } from "react";
import { FilmScrubber } from "../footage/film-scrubber.tsx";
import { FootagePicker } from "../footage/footage-picker.tsx";
import type { FootageEntry } from "../footage/footage-query.ts";
import footageClasses from "../footage/footage.module.css";
import { Group } from "../panels/panel.tsx";
import panels from "../panels/panels.module.css";
import type { Edit } from "../use-storyboard.ts";

interface FootageSectionProps {
  projectId: string;
  /** One that shows the app on a device. */
  scene: Scene;
  sources: readonly FootageEntry[];
  loadFootage: (id: string) => Promise<Uint8Array>;
  edit: Edit;
}

/** What plays on the device of a scene, from where and how fast. */
export function FootageSection({ projectId, scene, sources, loadFootage, edit }: FootageSectionProps) {
  const [picking, setPicking] = useState(false);
  const speedId = useId();
  const footage = shownOf(scene)?.footage ?? null;
  const entry = sources.find(({ id }) => id === footage?.id);
  const change = (next: typeof footage, topic?: string): void => {
    edit([{ op: "set-footage", scene: scene.id, footage: next }], topic === undefined ? {} : { topic });
  };
  const moves = entry !== undefined && entry.manifest.frames.length > 1;
  return (
    <Group title="Footage">
      <div className={footageClasses.current}>
        <span className={footageClasses.thumb}>
          {entry?.thumbUrl === undefined || entry.thumbUrl === null ? (
            <Film size={20} aria-hidden="true" />
          ) : (
            <img src={entry.thumbUrl} alt="" />
          )}
        </span>
        <span className={footageClasses.about}>
          <span className={footageClasses.name}>
            {footage === null ? "Drawn from the app's plan" : (entry?.name ?? "This footage is gone")}
          </span>
          <span className={panels.buttons}>
            <Button size="compact-sm" variant="default" onClick={() => setPicking(true)}>
              {footage === null ? "Choose footage" : "Change"}
            </Button>
            {footage === null ? null : (
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => change(null)}>
                Draw it instead
              </Button>
            )}
          </span>
        </span>
      </div>
      {footage === null || entry === undefined || !moves ? null : (
        <div className={footageClasses.settings}>
          <FilmScrubber
            label="Begins at"
            entry={entry}
            loadFootage={loadFootage}
            startMs={footage.startMs}
            shownMs={scene.durationMs * footage.rate}
            onChange={(startMs) => change({ ...footage, startMs }, `in-point ${scene.id}`)}
          />
          <div>
            <div className={panels.sliderHead}>
              <span id={speedId}>Speed</span>
              <span className="sh-tabular">{footage.rate.toFixed(2)}×</span>
            </div>
            <Slider
              size="sm"
              min={0.25}
              max={3}
              step={0.05}
              value={footage.rate}
              onChange={(rate) => change({ ...footage, rate: Math.round(rate * 100) / 100 }, `speed ${scene.id}`)}
              label={(rate) => `${rate.toFixed(2)}×`}
              thumbProps={{ "aria-labelledby": speedId }}
            />
          </div>
        </div>
      )}
      {footage === null ? null : (
        <Switch
          label="Zoom to what is touched"
          checked={footage.zoom === "auto"}
          onChange={(event) => change({ ...footage, zoom: event.currentTarget.checked ? "auto" : "none" })}
        />
      )}
      {picking ? (
        <FootagePicker
          projectId={projectId}
          title="Choose footage"
          present={footage?.id ?? null}
          onPick={({ id, startMs }) => change({ id, startMs, rate: 1, zoom: footage?.zoom ?? "auto" })}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </Group>
  );
}
