import { footageFrameIndex } from "@sayhey/trailer";
import { unzipSync } from "fflate";
import { useEffect, useId, useRef } from "react";
import type { FootageEntry } from "./footage-query.ts";
import classes from "./scrubber.module.css";

const PICTURES = 8;
const HEIGHT = 46;

interface FilmScrubberProps {
  label: string;
  entry: FootageEntry;
  loadFootage: (id: string) => Promise<Uint8Array>;
  /** Where the scene begins in the clip, ms. */
  startMs: number;
  /** How much of the clip the scene shows, ms. */
  shownMs: number;
  onChange: (startMs: number) => void;
}

async function drawStrip(
  canvas: HTMLCanvasElement,
  bytes: Uint8Array,
  manifest: FootageEntry["manifest"],
): Promise<void> {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const times = Array.from({ length: PICTURES }, (_, index) => ((index + 0.5) / PICTURES) * manifest.durationMs);
  const names = times.map((time) => manifest.frames[footageFrameIndex(manifest, time)]?.file ?? "");
  const entries = unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
  const width = canvas.width / PICTURES;
  for (const [index, name] of names.entries()) {
    const bytesOfPicture = entries[name];
    if (bytesOfPicture === undefined) continue;
    const picture = await createImageBitmap(new Blob([Uint8Array.from(bytesOfPicture)]));
    const scale = Math.max(width / picture.width, canvas.height / picture.height);
    const [w, h] = [width / scale, canvas.height / scale];
    context.drawImage(
      picture,
      (picture.width - w) / 2,
      (picture.height - h) / 3,
      w,
      h,
      index * width,
      0,
      width,
      canvas.height,
    );
    picture.close();
  }
}

/** A clip as a strip of pictures, and the stretch of it that a scene shows; the slider moves the stretch. */
export function FilmScrubber({ label, entry, loadFootage, startMs, shownMs, onChange }: FilmScrubberProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const { durationMs } = entry.manifest;
  const last = Math.max(0, Math.round(durationMs - shownMs));
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let gone = false;
    loadFootage(entry.id)
      .then((bytes) => (gone ? undefined : drawStrip(element, bytes, entry.manifest)))
      .catch((cause: unknown) => console.warn("The strip of a clip could not be drawn.", cause));
    return () => {
      gone = true;
    };
  }, [entry.id, entry.manifest, loadFootage]);
  return (
    <div className={classes.scrubber}>
      <label htmlFor={id}>
        {label} <span className="sh-tabular">{(startMs / 1000).toFixed(1)} s</span>
      </label>
      <div className={classes.strip}>
        <canvas ref={canvas} width={PICTURES * 66} height={HEIGHT * 2} aria-hidden="true" />
        <span
          className={classes.window}
          style={{
            left: `${(Math.min(startMs, last) / durationMs) * 100}%`,
            width: `${Math.min(1, shownMs / durationMs) * 100}%`,
          }}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={50}
          value={Math.min(startMs, last)}
          disabled={last === 0}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      </div>
      {last === 0 ? <p className={classes.note}>The scene shows all of this clip.</p> : null}
    </div>
  );
}
