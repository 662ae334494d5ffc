import { Button } from "@mantine/core";
import { AI_PROVIDERS } from "@sayhey/contract/ai";
import { defaultSettings, IMAGE_MODELS, settingsSchema, type ModelTransform, type Settings } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { aiQuery } from "../../api/get-ai.ts";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { Refusal } from "../../shared/plan-limit/refusal.tsx";
import { usePlanLimit } from "../../shared/plan-limit/use-plan-limit.ts";
import { useUserId } from "../../session/session.tsx";
import { CardArt } from "./card-art.tsx";
import type { OwnFile } from "./list-files.ts";
import { MakeFile, type Earlier } from "./make-file.tsx";
import { usePreviewPixels } from "./make-picture.tsx";
import { EffectCanvas } from "./effect-canvas.tsx";
import classes from "./make.module.css";
import { SettingControls } from "./setting-controls.tsx";
import { TransformsLeft } from "./transforms-left.tsx";
import { useCreateTransform } from "./use-create-transform.ts";

/** What keeps an image model from being asked, or null; and who is asked. */
function useImageModel(): { locked: ReactNode; who: string | null } {
  const ai = useQuery(aiQuery(useUserId()));
  if (ai.data === undefined)
    return { locked: ai.isPending ? <p className={classes.hint}>Looking for a model …</p> : <Locked />, who: null };
  const { own, server } = ai.data;
  if (own !== null) {
    const { title } = AI_PROVIDERS[own.provider];
    const usual = IMAGE_MODELS[own.provider];
    return usual === null
      ? { locked: <Locked>Your key is of {title}, which has no image models.</Locked>, who: null }
      : { locked: null, who: `With your key of ${title}; ${usual} unless you name another model.` };
  }
  return server === null ? { locked: <Locked />, who: null } : { locked: null, who: "With the model of this server." };
}

function Locked({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.locked} role="note">
      <KeyRound size={20} aria-hidden="true" />
      <p>
        {children ?? "This needs an image model."} Add a key of Google (Gemini) or of an OpenAI-compatible service to
        run it.
      </p>
      <Button component={Link} to="/settings#ai" variant="default" size="sm">
        Add a key
      </Button>
    </div>
  );
}

function PictureToChange({ file, transform }: { file: OwnFile | null; transform: ModelTransform }) {
  const { pixels } = usePreviewPixels(file?.id ?? null);
  return (
    <>
      {pixels === undefined ? (
        <span className={classes.art} aria-hidden="true">
          <CardArt transform={transform} />
        </span>
      ) : (
        <EffectCanvas picture={pixels} label={`Before: ${file?.name ?? ""}`} className={classes.whole ?? ""} />
      )}
      <p className={classes.hint}>No preview: the result depends on the model.</p>
    </>
  );
}

/** Form of a transform of words alone. */
function MakeOfWords({
  transform,
  from,
  model,
}: {
  transform: ModelTransform;
  from: Earlier;
  model: ReturnType<typeof useImageModel>;
}) {
  const [settings, setSettings] = useState<Settings>({ ...defaultSettings(transform.fields), ...from.settings });
  const create = useCreateTransform();
  const reached = usePlanLimit("transforms");
  const ready =
    reached === null && model.locked === null && settingsSchema(transform.fields).safeParse(settings).success;
  return (
    <div className={classes.columns}>
      <div className={classes.preview}>
        <span className={classes.art} aria-hidden="true">
          <CardArt transform={transform} />
        </span>
      </div>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !create.isPending) create.mutate({ kind: transform.kind, settings });
        }}
      >
        {model.locked}
        <SettingControls fields={transform.fields} settings={settings} onChoose={setSettings} />
        {model.who === null ? null : <p className={classes.hint}>{model.who}</p>}
        {create.error === null || reached !== null ? null : (
          <p className={classes.failure} role="alert">
            <Refusal error={create.error} />
          </p>
        )}
        <PlanLimitNote reached={reached} />
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={create.isPending} disabled={!ready}>
            Draw it
          </Button>
        </div>
        {reached === null ? <TransformsLeft /> : null}
      </form>
    </div>
  );
}

/** Form of a transform that asks an image model; says which key it needs where there is none. */
export function MakeModel({ transform, from }: { transform: ModelTransform; from: Earlier }) {
  const model = useImageModel();
  if (transform.inputs[0] === "idea") return <MakeOfWords transform={transform} from={from} model={model} />;
  return (
    <MakeFile
      transform={transform}
      from={from}
      locked={model.locked}
      preview={(_settings, file) => <PictureToChange file={file} transform={transform} />}
    />
  );
}
