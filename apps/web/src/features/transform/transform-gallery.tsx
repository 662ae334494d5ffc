import { Skeleton } from "@mantine/core";
import { ART_DIRECTIONS } from "@sayhey/appspec";
import { defaultSettings, TRANSFORMS, type PictureTransform, type Transform } from "@sayhey/transforms";
import { useMemo, type CSSProperties, type ReactNode } from "react";
import { Link } from "react-router";
import { EffectCanvas } from "./effect-canvas.tsx";
import classes from "./gallery.module.css";
import { useEffectPreview } from "./use-effect-preview.ts";

const SAMPLE = { sample: { width: 420, height: 280 } } as const;

/** The sample, half as it is and half as the transform makes it. */
function Thumbnail({ transform }: { transform: PictureTransform }) {
  const settings = useMemo(() => defaultSettings(transform.fields), [transform]);
  const { effect } = useEffectPreview(transform.kind, settings, SAMPLE);
  if (effect === null) return <Skeleton height="100%" radius={0} />;
  const { before, after } = effect;
  const alike = Math.abs(before.width / before.height - after.width / after.height) < 0.05;
  return (
    <>
      <EffectCanvas picture={before} label="" className={classes.before ?? ""} />
      <EffectCanvas picture={after} label="" className={(alike ? classes.after : classes.inset) ?? ""} />
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

function Card({ transform, children }: { transform: Transform; children: ReactNode }) {
  return (
    <li className={classes.card}>
      <span className={classes.picture} aria-hidden="true">
        {children}
      </span>
      <h3>
        <Link to={`/transform?make=${transform.kind}`}>{transform.title}</Link>
      </h3>
      <p>{transform.summary}</p>
    </li>
  );
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={title}>
      <h2>{title}</h2>
      <p className={classes.lead}>{text}</p>
      <ul className={classes.grid}>{children}</ul>
    </section>
  );
}

/** Every transform of pictures and projects, by what it takes, each shown on the sample. */
export function TransformGallery() {
  const pictures = TRANSFORMS.filter((transform) => transform.input === "picture");
  return (
    <>
      <Group title="Looks for a picture" text="Your picture in another hand. All of them run without a key.">
        {pictures
          .filter(({ group }) => group === "look")
          .map((transform) => (
            <Card key={transform.kind} transform={transform}>
              <Thumbnail transform={transform} />
            </Card>
          ))}
      </Group>
      <div className={classes.pair}>
        <Group title="Shape and size of a picture" text="Make it fit where it is to be shown.">
          {pictures
            .filter(({ group }) => group === "size")
            .map((transform) => (
              <Card key={transform.kind} transform={transform}>
                <Thumbnail transform={transform} />
              </Card>
            ))}
        </Group>
        <Group title="For a project" text="The same app, told in another voice.">
          {TRANSFORMS.filter(({ input }) => input === "project").map((transform) => (
            <Card key={transform.kind} transform={transform}>
              <Palettes />
            </Card>
          ))}
        </Group>
      </div>
    </>
  );
}
