import { Skeleton } from "@mantine/core";
import type { PictureTransform, Settings } from "@sayhey/transforms";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { assetQuery } from "../../api/sign-asset.ts";
import { BeforeAfter } from "./before-after.tsx";
import { EffectCanvas } from "./effect-canvas.tsx";
import type { OwnFile } from "./list-files.ts";
import { MakeFile, type Earlier } from "./make-file.tsx";
import classes from "./make.module.css";
import { readPicture } from "./read-picture.ts";
import { useEffectPreview } from "./use-effect-preview.ts";

const SAMPLE = { sample: { width: 720, height: 480 } } as const;

/** The pixels of a picture among the assets, for the preview. */
export function usePreviewPixels(assetId: string | null) {
  const address = useQuery({ ...assetQuery(assetId ?? ""), enabled: assetId !== null });
  const url = address.data ?? null;
  const pixels = useQuery({
    queryKey: ["preview-pixels", assetId],
    enabled: assetId !== null && url !== null,
    gcTime: 60_000,
    queryFn: async () => readPicture(await (await fetch(url ?? "")).blob()),
  });
  return {
    pixels: assetId === null ? undefined : pixels.data,
    error: address.error ?? pixels.error,
    retry: pixels.refetch,
  };
}

function Preview({
  transform,
  settings,
  file,
}: {
  transform: PictureTransform;
  settings: Settings;
  file: OwnFile | null;
}) {
  const own = usePreviewPixels(file?.id ?? null);
  const source = file === null ? SAMPLE : (own.pixels ?? null);
  const [turn, setTurn] = useState(0);
  // A new object of the same settings is drawn anew.
  const asked = useMemo(() => (turn < 0 ? settings : { ...settings }), [settings, turn]);
  const preview = useEffectPreview(transform.kind, asked, source);
  const name = file?.name ?? "the sample";
  return (
    <>
      {own.error !== null && file !== null ? (
        <Failure title="No preview of this picture" error={own.error} onRetry={() => void own.retry()} />
      ) : preview.effect === null ? (
        preview.error === null ? (
          <Skeleton className={classes.blank ?? ""} radius="lg" role="status" aria-label="Drawing the preview" />
        ) : (
          <Failure
            title="The preview could not be drawn"
            error={preview.error}
            onRetry={() => setTurn((before) => before + 1)}
          />
        )
      ) : (
        <BeforeAfter
          pending={preview.pending}
          clear={transform.output === "clear"}
          ratios={[
            preview.effect.before.width / preview.effect.before.height,
            preview.effect.after.width / preview.effect.after.height,
          ]}
          before={<EffectCanvas picture={preview.effect.before} label={`Before: ${name}`} />}
          after={<EffectCanvas picture={preview.effect.after} label={`After: ${name} as ${transform.title}`} />}
        />
      )}
      <p className={classes.hint}>
        {file === null
          ? "Live preview on a sample. Choose a picture to see yours."
          : "Live preview (reduced size). The result is full size."}
      </p>
    </>
  );
}

/** Form of a transform of a picture: settings beside a live preview, on the sample until a picture is chosen. */
export function MakePicture({ transform, from }: { transform: PictureTransform; from: Earlier }) {
  return (
    <MakeFile
      transform={transform}
      from={from}
      preview={(settings, file) => <Preview transform={transform} settings={settings} file={file} />}
    />
  );
}
