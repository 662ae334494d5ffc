import { drawSample, type MediaTransform, type Settings } from "@sayhey/transforms";
import { useMemo } from "react";
import { ArtCanvas } from "./art-canvas.tsx";
import type { EffectPicture } from "./effect-messages.ts";
import { kindOfFile, type OwnFile } from "./list-files.ts";
import { MakeFile, type Earlier } from "./make-file.tsx";
import { usePreviewPixels } from "./make-picture.tsx";
import classes from "./make.module.css";
import { sampleSource, type ArtSource } from "./media-art.ts";
import { OwnPlayer } from "./own-player.tsx";
import { useOwnLevels } from "./own-sound.ts";

/** Transforms whose preview shows one's own sound. */
const HEARS = new Set(["cut-silence", "loudness"]);

/** A picture on a canvas, to be drawn from. */
export function canvasOf(pixels: EffectPicture): ArtSource["picture"] {
  const canvas = document.createElement("canvas");
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  canvas.getContext("2d")?.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
  return { canvas, pixels };
}

function Preview({
  transform,
  settings,
  file,
}: {
  transform: MediaTransform;
  settings: Settings;
  file: OwnFile | null;
}) {
  const { kind } = transform;
  const isPicture = kind === "moving-picture";
  const own = usePreviewPixels(isPicture ? (file?.id ?? null) : null);
  const heard = useOwnLevels(HEARS.has(kind) ? (file?.id ?? null) : null);
  const pixels = own.pixels;
  const picture = useMemo(() => (isPicture ? canvasOf(pixels ?? drawSample(720, 480)) : null), [isPicture, pixels]);
  const levels = heard.data;
  const source = useMemo<ArtSource>(() => ({ ...sampleSource(), ...levels, picture }), [levels, picture]);
  const isOwn = isPicture ? pixels !== undefined : levels !== undefined;
  return (
    <>
      <ArtCanvas
        kind={kind}
        settings={settings}
        source={source}
        plays
        className={classes.artwork ?? ""}
        label={isOwn ? `Preview on ${file?.name ?? ""}` : "Preview on a drawn sample"}
      />
      <p className={classes.hint}>
        {isOwn
          ? "Live preview of your file. The result is full length."
          : file === null
            ? "Live preview on a sample."
            : "The preview shows a sample. The result uses your file."}
      </p>
      {file === null || kindOfFile(file) === "picture" ? null : <OwnPlayer file={file} />}
    </>
  );
}

/** Form of a transform of a video or sound: settings beside a drawing of what they do. */
export function MakeMedia({ transform, from }: { transform: MediaTransform; from: Earlier }) {
  return (
    <MakeFile
      transform={transform}
      from={from}
      preview={(settings, file) => <Preview transform={transform} settings={settings} file={file} />}
    />
  );
}
