import { Button } from "@mantine/core";
import { mergeHunks, type MergeHunk } from "@sayhey/codegen/merge-hunks";
import { useMemo, useState } from "react";
import classes from "./conflict.module.css";

type Choice = "mine" | "theirs" | "both" | "base";

const CHOICES: Record<Choice, string> = { mine: "Mine", theirs: "Generated", both: "Both", base: "As before" };

interface ConflictViewProps {
  path: string;
  base: string;
  mine: string;
  theirs: string;
  /** What the other side is called. */
  theirsName: string;
  busy: boolean;
  onSettle: (text: string) => void;
}

function linesOf(hunk: MergeHunk, choice: Choice | undefined): string[] {
  if ("lines" in hunk) return hunk.lines;
  if (choice === "both") return [...hunk.mine, ...hunk.theirs];
  return choice === undefined ? hunk.mine : hunk[choice];
}

function Side({ name, lines, chosen }: { name: string; lines: string[]; chosen: boolean }) {
  return (
    <figure className={classes.side} data-chosen={chosen}>
      <figcaption>{name}</figcaption>
      <pre role="group" tabIndex={0} aria-label={name}>
        {lines.length === 0 ? <em>Nothing here</em> : lines.join("\n")}
      </pre>
    </figure>
  );
}

/** A file that two sides changed at the same lines: what each has there, and a choice for every place. */
export function ConflictView({ path, base, mine, theirs, theirsName, busy, onSettle }: ConflictViewProps) {
  const hunks = useMemo(() => mergeHunks(base, mine, theirs), [base, mine, theirs]);
  const [choices, setChoices] = useState<Record<number, Choice>>({});
  const places = hunks.flatMap((hunk, index) => ("lines" in hunk ? [] : [{ hunk, index }]));
  const open = places.filter(({ index }) => choices[index] === undefined).length;
  const chooseAll = (choice: Choice): void =>
    setChoices(Object.fromEntries(places.map(({ index }) => [index, choice])));
  const words: Record<Choice, string> = { ...CHOICES, theirs: theirsName };
  const lineOf = (index: number): number =>
    1 + hunks.slice(0, index).reduce((sum, hunk) => sum + linesOf(hunk, "mine").length, 0);
  return (
    <div className={classes.conflict}>
      <div className={classes.head}>
        <p>
          {places.length === 0
            ? "Both changes fit together."
            : `${places.length} ${places.length === 1 ? "place was" : "places were"} changed on both sides. Choose what to keep.`}
        </p>
        {places.length < 2 ? null : (
          <>
            <Button size="xs" variant="default" onClick={() => chooseAll("mine")}>
              Mine everywhere
            </Button>
            <Button size="xs" variant="default" onClick={() => chooseAll("theirs")}>
              {theirsName} everywhere
            </Button>
          </>
        )}
        <Button
          size="xs"
          disabled={open > 0}
          loading={busy}
          onClick={() => onSettle(hunks.flatMap((hunk, index) => linesOf(hunk, choices[index])).join("\n"))}
        >
          {open > 0 ? `${open} left to choose` : "Save the result"}
        </Button>
      </div>
      <ol className={classes.places} aria-label={`Places of ${path}`}>
        {places.map(({ hunk, index }, nth) => {
          const chosen = choices[index];
          return (
            <li key={index} data-open={chosen === undefined}>
              <div className={classes.placeHead}>
                <strong>Line {lineOf(index)}</strong>
                <div role="group" aria-label={`What to keep at place ${nth + 1}`} className={classes.choices}>
                  {(Object.keys(CHOICES) as Choice[]).map((choice) => (
                    <Button
                      key={choice}
                      size="compact-sm"
                      variant={chosen === choice ? "filled" : "default"}
                      aria-pressed={chosen === choice}
                      onClick={() => setChoices({ ...choices, [index]: choice })}
                    >
                      {words[choice]}
                    </Button>
                  ))}
                </div>
              </div>
              {"lines" in hunk ? null : (
                <div className={classes.sides}>
                  <Side name="Mine" lines={hunk.mine} chosen={chosen === "mine" || chosen === "both"} />
                  <Side name="As before" lines={hunk.base} chosen={chosen === "base"} />
                  <Side name={theirsName} lines={hunk.theirs} chosen={chosen === "theirs" || chosen === "both"} />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
