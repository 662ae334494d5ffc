import { Skeleton } from "@mantine/core";
import { ART_DIRECTIONS, accentsOf, languageSchema, pictureColours } from "@sayhey/appspec";
import {
  defaultSettings,
  LANGUAGE_NAMES,
  SAMPLES,
  type MediaTransform,
  type PictureTransform,
  type Transform,
} from "@sayhey/transforms";
import { useMemo, type CSSProperties } from "react";
import { ArtCanvas } from "./art-canvas.tsx";
import { EffectCanvas } from "./effect-canvas.tsx";
import classes from "./gallery.module.css";
import { canvasOf } from "./make-media.tsx";
import { sampleSource, type ArtSource } from "./media-art.ts";
import { useEffectPreview } from "./use-effect-preview.ts";

const SAMPLE = { sample: { width: 420, height: 280 } } as const;

/** The sample, half as it is and half as the transform makes it. */
function Thumbnail({ transform }: { transform: PictureTransform }) {
  const settings = useMemo(() => defaultSettings(transform.fields), [transform]);
  const { effect } = useEffectPreview(transform.kind, settings, SAMPLE);
  if (effect === null) return <Skeleton height="100%" radius={0} />;
  const { before, after } = effect;
  const alike = Math.abs(before.width / before.height - after.width / after.height) < 0.05;
  const clear = transform.output === "clear";
  return (
    <>
      <EffectCanvas picture={before} label="" className={classes.before ?? ""} />
      <EffectCanvas
        picture={after}
        label=""
        className={`${(alike ? classes.after : classes.inset) ?? ""} ${clear ? (classes.clear ?? "") : ""}`}
      />
    </>
  );
}

const LOOKS = ["night-market", "gallery-white", "arcade", "kitchen-table", "still-water", "playroom"] as const;

/** Panels of some art directions: what restyling chooses from. */
function Palettes() {
  return (
    <span className={classes.palettes}>
      {LOOKS.map((name) => {
        const style = ART_DIRECTIONS[name];
        const { ground, ink, accent, accent2 } = style.scheme === "dark" ? style.dark : style.light;
        return (
          <span
            key={name}
            style={{ "--ground": ground, "--ink": ink, "--one": accent, "--two": accent2 } as CSSProperties}
          >
            <i />
            <i />
            <i />
          </span>
        );
      })}
    </span>
  );
}

/** The five languages by their own names. */
function Languages() {
  return (
    <span className={classes.languages}>
      {languageSchema.options.map((language) => (
        <b key={language}>{LANGUAGE_NAMES[language]}</b>
      ))}
    </span>
  );
}

let sample: ArtSource["picture"] | undefined;
const samplePicture = (): ArtSource["picture"] => (sample ??= canvasOf(SAMPLES.hills(420, 280)));

/** The sample and the colours that were found in it. */
function Colours() {
  const picture = useMemo(() => samplePicture(), []);
  const colours = useMemo(() => {
    if (picture === null) return [];
    const all = pictureColours(picture.pixels.data);
    const accents = accentsOf(all);
    return [...accents, ...all.map(({ colour }) => colour).filter((colour) => !accents.includes(colour))].slice(0, 5);
  }, [picture]);
  return (
    <span className={classes.colours}>
      {picture === null ? null : <EffectCanvas picture={picture.pixels} label="" />}
      <span>
        {colours.map((colour) => (
          <i key={colour} style={{ background: colour }} />
        ))}
      </span>
    </span>
  );
}

function MediaArt({ transform, plays }: { transform: MediaTransform; plays: boolean }) {
  const settings = useMemo(() => defaultSettings(transform.fields), [transform]);
  const source = useMemo<ArtSource>(
    () => ({ ...sampleSource(), picture: transform.kind === "moving-picture" ? samplePicture() : null }),
    [transform],
  );
  return (
    <ArtCanvas
      kind={transform.kind}
      settings={settings}
      source={source}
      plays={plays}
      className={classes.whole ?? ""}
    />
  );
}

const ASKED: Readonly<Record<string, string>> = {
  "draw-picture": "a fox in a raincoat reading a map",
  "edit-picture": "make it evening, warm light in the windows",
  "replace-background": "a sunlit kitchen, out of focus",
};

/** What a model is told: what it makes of it, nobody knows before. */
function Prompt({ kind }: { kind: string }) {
  return (
    <span className={classes.prompt}>
      <q>{ASKED[kind] ?? ""}</q>
    </span>
  );
}

/** A drawing of what a transform does, made by the transform itself wherever it can be. */
export function CardArt({ transform, plays = false }: { transform: Transform; plays?: boolean }) {
  switch (transform.engine) {
    case "pixels":
      return <Thumbnail transform={transform} />;
    case "media":
      return <MediaArt transform={transform} plays={plays} />;
    case "model":
      return <Prompt kind={transform.kind} />;
    case "project":
      return transform.kind === "translate" ? (
        <Languages />
      ) : transform.kind === "theme-from-picture" ? (
        <Colours />
      ) : (
        <Palettes />
      );
  }
}
