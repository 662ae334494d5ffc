import { Button, Skeleton } from "@mantine/core";
import { checkPictureFits, defaultSettings, type PictureTransform, type Settings } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useMemo, useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { assetQuery } from "../../lib/api/sign-asset.ts";
import { explainError } from "../../lib/explain-error.ts";
import { BeforeAfter } from "./before-after.tsx";
import { EffectCanvas } from "./effect-canvas.tsx";
import type { Picture } from "./list-pictures.ts";
import classes from "./make.module.css";
import { PictureChooser } from "./picture-chooser.tsx";
import { readPicture } from "./read-picture.ts";
import { SettingControls } from "./setting-controls.tsx";
import { TransformsLeft } from "./transforms-left.tsx";
import { useCreateTransform } from "./use-create-transform.ts";
import { useEffectPreview } from "./use-effect-preview.ts";

const SAMPLE = { sample: { width: 720, height: 480 } } as const;

/** The pixels of a picture among the assets, for the preview. */
function usePreviewPixels(assetId: string | null) {
  const address = useQuery({ ...assetQuery(assetId ?? ""), enabled: assetId !== null });
  const url = address.data ?? null;
  const pixels = useQuery({
    queryKey: ["preview-pixels", assetId],
    enabled: assetId !== null && url !== null,
    gcTime: 60_000,
    queryFn: async () => readPicture(await (await fetch(url ?? "")).blob()),
  });
  return { pixels: assetId === null ? undefined : pixels.data, error: address.error ?? pixels.error };
}

/** Form of a transform of a picture: settings beside a live preview, on the sample until a picture is chosen. */
export function MakePicture({
  transform,
  from,
}: {
  transform: PictureTransform;
  /** What an earlier run began with. */
  from: { settings: Settings; picture: Picture | null };
}) {
  const defaults = useMemo(() => defaultSettings(transform.fields), [transform]);
  const [settings, setSettings] = useState<Settings>({ ...defaults, ...from.settings });
  const [picture, setPicture] = useState<Picture | null>(from.picture);
  const create = useCreateTransform();
  const own = usePreviewPixels(picture?.id ?? null);
  const source = picture === null ? SAMPLE : (own.pixels ?? null);
  const preview = useEffectPreview(transform.kind, settings, source);
  const name = picture?.name ?? "the sample";
  const tooLarge = useMemo(() => {
    if (picture === null || picture.width === null || picture.height === null) return null;
    try {
      checkPictureFits(transform, settings, { width: picture.width, height: picture.height });
      return null;
    } catch (cause) {
      return explainError(cause);
    }
  }, [transform, settings, picture]);
  const failure = tooLarge ?? (create.error === null ? null : explainError(create.error));
  const changed = Object.entries(defaults).some(([key, value]) => settings[key] !== value);
  return (
    <div className={classes.columns}>
      <div className={classes.preview}>
        {own.error !== null && picture !== null ? (
          <Failure
            title="No preview of this picture"
            error={own.error}
            onRetry={() => {
              setPicture(null);
            }}
          />
        ) : preview.effect === null ? (
          preview.error === null ? (
            <Skeleton className={classes.blank ?? ""} radius="lg" role="status" aria-label="Drawing the preview" />
          ) : (
            <Failure
              title="The preview could not be drawn"
              error={preview.error}
              onRetry={() => setSettings({ ...settings })}
            />
          )
        ) : (
          <BeforeAfter
            pending={preview.pending}
            ratios={[
              preview.effect.before.width / preview.effect.before.height,
              preview.effect.after.width / preview.effect.after.height,
            ]}
            before={<EffectCanvas picture={preview.effect.before} label={`Before: ${name}`} />}
            after={<EffectCanvas picture={preview.effect.after} label={`After: ${name} as ${transform.title}`} />}
          />
        )}
        <p className={classes.hint}>
          {picture === null
            ? "A live preview on a drawn sample. Choose a picture to see it on that."
            : "A live preview, made small in your browser. The result is made in full size."}
        </p>
      </div>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (picture !== null && !create.isPending)
            create.mutate({ kind: transform.kind, assetId: picture.id, settings });
        }}
      >
        <PictureChooser
          chosen={picture}
          disabled={create.isPending}
          onChoose={(next) => {
            setPicture(next);
            create.reset();
          }}
        />
        <SettingControls fields={transform.fields} settings={settings} onChange={setSettings} />
        {failure === null ? null : (
          <p className={classes.failure} role="alert">
            {failure.message} {failure.hint}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={create.isPending} disabled={picture === null || tooLarge !== null}>
            {picture === null ? "Choose a picture first" : "Transform picture"}
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
        <TransformsLeft />
      </form>
    </div>
  );
}
