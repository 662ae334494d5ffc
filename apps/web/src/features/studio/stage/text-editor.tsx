import { sceneTexts, STAGE_SIZE, type PlacedText, type Storyboard } from "@sayhey/trailer";
import { useId, useRef, useState, type CSSProperties } from "react";
import { textProblem } from "../inspector/text-draft.ts";
import type { Edit } from "../use-storyboard.ts";
import classes from "./stage.module.css";

/** Narrower than this nobody can write in it, share of the picture's width. */
const LEAST_WIDTH = 0.5;
/** Letters while they are edited, px: neither too small to read nor larger than the picture can hold. */
const SMALLEST = 14;

interface TextEditorProps {
  storyboard: Storyboard;
  text: PlacedText;
  edit: Edit;
  onClose: () => void;
}

/** A text of the picture under edit, in its place and its own letters. Enter takes it, Escape leaves it as it was. */
export function TextEditor({ storyboard, text, edit, onClose }: TextEditorProps) {
  const [typed, setTyped] = useState(text.value);
  const [refused, setRefused] = useState<string | null>(null);
  const closed = useRef(false);
  const problemId = useId();
  const { palette, aspect, scenes } = storyboard;
  const stage = STAGE_SIZE[aspect];
  const scene = scenes.find(({ id }) => id === text.sceneId);
  const field = scene === undefined ? undefined : sceneTexts(scene).find((each) => each.field === text.field);
  const whole = (words: string): string =>
    text.entry === null || field === undefined
      ? words
      : field.value
          .split("\n")
          .map((line, index) => (index === text.entry ? words.replaceAll("\n", " ") : line))
          .join("\n");
  const problem = refused ?? (field === undefined ? null : textProblem(field, whole(typed)));
  const close = (): void => {
    closed.current = true;
    onClose();
  };
  const take = (): void => {
    if (closed.current) return;
    if (problem !== null && refused === null) return;
    if (typed.trim() === text.value) {
      close();
      return;
    }
    const told = edit([{ op: "set-text", scene: text.sceneId, texts: { [text.field]: whole(typed) } }], {
      quiet: true,
    });
    if (told === null) close();
    else setRefused(told);
  };
  const width = Math.max(text.box.width / stage.width + 0.04, LEAST_WIDTH);
  const left = Math.min(Math.max(0.02, (text.box.x + text.box.width / 2) / stage.width - width / 2), 0.98 - width);
  const letters = `max(${SMALLEST}px, ${((Math.min(text.size, 110) / stage.width) * 100).toFixed(2)}cqw)`;
  const style: CSSProperties = {
    font: text.font.replace(/[\d.]+px/u, letters),
    lineHeight: 1.15,
    // The words before are covered.
    minHeight: `calc(${((text.box.height / stage.width) * 100).toFixed(2)}cqw + 8px)`,
    color: palette.ink,
    background: palette.ground,
  };
  return (
    <div
      className={classes.editor}
      style={{ left: `${left * 100}%`, top: `${(text.box.y / stage.height) * 100}%`, width: `${width * 100}%` }}
    >
      <textarea
        style={style}
        dir="auto"
        rows={1}
        value={typed}
        maxLength={field?.max ?? 200}
        aria-label={`Edit ${text.label.toLowerCase()}`}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={problem === null ? undefined : problemId}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(null);
        }}
        onBlur={() => (problem === null ? take() : close())}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") {
            event.preventDefault();
            close();
          } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            event.preventDefault();
            take();
          }
        }}
      />
      {problem === null ? null : (
        <p id={problemId} className={classes.editorProblem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
