import { TRANSFORMS, type Transform, type TransformInput } from "@sayhey/transforms";
import KeyRound from "lucide-react/icons/key-round";
import { useState, type CSSProperties } from "react";
import { Link } from "react-router";
import { CardArt } from "./card-art.tsx";
import classes from "./gallery.module.css";

function Card({ transform }: { transform: Transform }) {
  const [plays, setPlays] = useState(false);
  return (
    <li
      className={classes.card}
      onPointerEnter={() => setPlays(true)}
      onPointerLeave={() => setPlays(false)}
      onFocus={() => setPlays(true)}
      onBlur={() => setPlays(false)}
    >
      <span className={classes.picture} aria-hidden="true">
        <CardArt transform={transform} plays={plays} />
      </span>
      <h3>
        <Link to={`/transform?make=${transform.kind}`}>{transform.title}</Link>
      </h3>
      <p>{transform.summary}</p>
      {transform.engine === "model" ? (
        <p className={classes.key}>
          <KeyRound size={14} aria-hidden="true" /> Needs a key
        </p>
      ) : null}
    </li>
  );
}

interface Group {
  id: string;
  title: string;
  text: string;
  holds: (transform: Transform) => boolean;
}

const takes = (input: TransformInput) => (transform: Transform) =>
  (transform.inputs as readonly TransformInput[]).includes(input);
const isLook = (transform: Transform): boolean => transform.engine === "pixels" && transform.group === "look";

/** What there is by what it begins with. A transform of videos and sounds stands among both. */
const GROUPS: readonly Group[] = [
  { id: "looks", title: "Picture styles", text: "Restyle your picture.", holds: isLook },
  {
    id: "picture",
    title: "More for pictures",
    text: "Remove the background, crop, animate, or use its colors.",
    holds: (transform) => takes("picture")(transform) && !isLook(transform),
  },
  {
    id: "video",
    title: "For a video",
    text: "Ready for feeds: the right format, no dead air, even loudness.",
    holds: (transform) => takes("video")(transform) && transform.inputs[0] !== "sound",
  },
  {
    id: "sound",
    title: "For a sound",
    text: "Voices and music, ready to use.",
    holds: takes("sound"),
  },
  {
    id: "project",
    title: "For a project",
    text: "Make a restyled or translated copy.",
    holds: takes("project"),
  },
  { id: "words", title: "From text", text: "Describe what you want to see.", holds: takes("idea") },
];

/** How many cards stand in a row of a wide window: three or four, whichever leaves fewer places empty. */
const columnsFor = (count: number): number => ((-count & 3) <= (3 - (count % 3)) % 3 ? 4 : 3);

/** Every transform, by what it takes, each shown by what it does to a sample. */
export function TransformGallery() {
  return (
    <>
      <nav className={classes.kinds} aria-label="Kinds of transforms">
        {GROUPS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {GROUPS.map(({ id, title, text, holds }) => {
        const held = TRANSFORMS.filter(holds);
        return (
          <section key={id} id={id} className={classes.group} aria-label={title}>
            <h2>{title}</h2>
            <p className={classes.lead}>{text}</p>
            <ul className={classes.grid} style={{ "--columns": columnsFor(held.length) } as CSSProperties}>
              {held.map((transform) => (
                <Card key={transform.kind} transform={transform} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
