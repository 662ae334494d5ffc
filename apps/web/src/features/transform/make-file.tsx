import { Button } from "@mantine/core";
import { checkPictureFits, defaultSettings, settingsSchema, type Settings, type Transform } from "@sayhey/transforms";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useMemo, useState, type ReactNode } from "react";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { explainError } from "../../api/explain-error.ts";
import { FileChooser } from "./file-chooser.tsx";
import { wordOf } from "./file-words.ts";
import type { FileKind, OwnFile } from "./list-files.ts";
import classes from "./make.module.css";
import { Presets } from "./presets.tsx";
import { SettingControls } from "./setting-controls.tsx";
import { TransformsLeft } from "./transforms-left.tsx";
import { useCreateTransform } from "./use-create-transform.ts";

/** What an earlier run began with. */
export interface Earlier {
  settings: Settings;
  file: OwnFile | null;
  projectId: string | null;
}

interface MakeFileProps {
  transform: Transform;
  from: Earlier;
  /** Shows the effect of the settings, on the first file that is chosen or on a sample. */
  preview: (settings: Settings, file: OwnFile | null) => ReactNode;
  /** Why it cannot be run at all, where it cannot. */
  locked?: ReactNode;
}

/** Form of a transform of files: settings beside a preview, presets, and one or several files it is run on. */
export function MakeFile({ transform, from, preview, locked = null }: MakeFileProps) {
  const kinds = useMemo(
    () => transform.inputs.filter((input): input is FileKind => input !== "idea" && input !== "project"),
    [transform],
  );
  const defaults = useMemo(() => defaultSettings(transform.fields), [transform]);
  const [settings, setSettings] = useState<Settings>({ ...defaults, ...from.settings });
  const [files, setFiles] = useState<OwnFile[]>(from.file === null ? [] : [from.file]);
  const create = useCreateTransform();
  const [first = null] = files;
  const problem = useMemo(() => problemOf(transform, settings, files), [transform, settings, files]);
  const reached = usePlanLimit("transforms");
  const changed = Object.entries(defaults).some(([key, value]) => settings[key] !== value);
  const missing =
    Object.values(transform.fields).some((field) => field.type === "text" && field.required) &&
    !settingsSchema(transform.fields).safeParse(settings).success;
  const word = wordOf(kinds, Math.max(1, files.length));
  return (
    <div className={classes.columns}>
      <div className={classes.preview}>{preview(settings, first)}</div>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (first === null || create.isPending || problem !== null || missing || reached !== null) return;
          create.mutate({
            kind: transform.kind,
            settings,
            ...(files.length === 1 ? { assetId: first.id } : { assetIds: files.map(({ id }) => id) }),
          });
        }}
      >
        {locked}
        <FileChooser
          kinds={kinds}
          chosen={files}
          disabled={create.isPending}
          onChoose={(next) => {
            setFiles(next);
            create.reset();
          }}
        />
        <Presets transform={transform} settings={settings} onChoose={setSettings} />
        <SettingControls fields={transform.fields} settings={settings} onChoose={setSettings} />
        {problem !== null ? (
          <p className={classes.failure} role="alert">
            {problem.message} {problem.hint}
          </p>
        ) : create.error === null || reached !== null ? null : (
          <p className={classes.failure} role="alert">
            <Refusal error={create.error} />
          </p>
        )}
        <PlanLimitNote reached={reached} />
        <div className={classes.actions}>
          <Button
            type="submit"
            size="md"
            loading={create.isPending}
            disabled={first === null || problem !== null || missing || locked !== null || reached !== null}
          >
            {first === null
              ? `Choose a ${word} first`
              : files.length === 1
                ? `Transform ${word}`
                : `Transform ${files.length} ${word}`}
          </Button>
          {changed ? (
            <Button
              variant="default"
              size="md"
              leftSection={<RotateCcw size={16} aria-hidden="true" />}
              onClick={() => setSettings(defaults)}
            >
              Reset settings
            </Button>
          ) : null}
        </div>
        {reached === null ? <TransformsLeft /> : null}
      </form>
    </div>
  );
}

/** What the server would refuse a file for, told before it is asked. */
function problemOf(
  transform: Transform,
  settings: Settings,
  files: readonly OwnFile[],
): ReturnType<typeof explainError> | null {
  if (transform.engine !== "pixels") return null;
  try {
    for (const { width, height } of files)
      if (width !== null && height !== null) checkPictureFits(transform, settings, { width, height });
    return null;
  } catch (cause) {
    return explainError(cause);
  }
}
