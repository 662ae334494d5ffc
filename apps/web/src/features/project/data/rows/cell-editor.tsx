import {
  foldText,
  LONGEST_TEXT,
  readValue,
  resolveMoment,
  uploadedPicture,
  writeValue,
  type AppSpec,
  type Field,
  type SeedRow,
} from "@sayhey/appspec";
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { DayPanel } from "./day-panel.tsx";
import classes from "./grid.module.css";
import { leaveBy, type Leave } from "./leave-cell.ts";
import { OptionPicker } from "./option-picker.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { movedDay, readingOf } from "./row-edits.ts";
import { pictureOf } from "./use-picture-cells.ts";
import { formatNumber } from "../../../../components/format.ts";

interface CellEditorProps {
  spec: AppSpec;
  field: Field;
  value: SeedRow[string] | undefined;
  /** What was typed to begin with, in place of the value; null keeps the value. */
  typed: string | null;
  /** Whether days of this column usually move with today. */
  moves: boolean;
  now: Date;
  /** Whether the panel of the editor opens above the cell. */
  above: boolean;
  onDone: (value: SeedRow[string], leave: Leave) => void;
  onCancel: () => void;
  /** What was typed does not fit, and the cell was left for another. */
  onRefuse: (text: string, problem: string) => void;
  /** Puts a picture into the cell. */
  onPicture: (file: File) => void;
}

/** Edits one cell in place, by what its field holds. */
export function CellEditor(props: CellEditorProps) {
  const { field } = props;
  const picks = field.type === "choice" || field.type === "relation" || field.type === "tags";
  return picks ? <OptionPicker {...props} /> : <TextEditor {...props} />;
}

function TextEditor(props: CellEditorProps) {
  const { spec, field, value, typed, moves, now, above, onDone, onCancel, onRefuse, onPicture } = props;
  const isPicture = field.type === "image";
  const isUploaded = isPicture && uploadedPicture(value) !== null;
  const isLong = field.type === "longText" || field.type === "lines";
  const isDay = field.type === "date" || field.type === "dateTime";
  const [text, setText] = useState(
    () =>
      typed ??
      // An uploaded picture has no words; typing some draws one in its place.
      (isUploaded ? "" : undefined) ??
      writeValue(field, value, { language: spec.identity.language, now, entityOf: readingOf(spec, now).entityOf }),
  );
  const [moving, setMoving] = useState(typeof value === "string" ? value.startsWith("@") : moves);
  const [problem, setProblem] = useState<string | null>(null);
  const done = useRef(false);
  const note = useId();

  const finish = (leave: Leave): void => {
    if (done.current) return;
    if (isUploaded && text.trim() === "") {
      done.current = true;
      onDone(value ?? null, leave);
      return;
    }
    const read = readValue(field, text, readingOf(spec, now));
    if ("problem" in read) {
      if (leave !== "stay") setProblem(`${field.name} ${read.problem}.`);
      else {
        done.current = true;
        onRefuse(text, read.problem);
      }
      return;
    }
    const day = isDay && typeof read.value === "string" ? movedDay(read.value, moving, now) : read.value;
    done.current = true;
    onDone(day, leave);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      done.current = true;
      onCancel();
      return;
    }
    const leave = leaveBy(event);
    // A further line is typed with Shift or Alt; in a list of lines each Enter is one.
    if (leave === null || (isLong && event.key === "Enter" && (event.shiftKey || event.altKey))) return;
    event.preventDefault();
    finish(leave);
  };
  const takePicture = (file: File): void => {
    done.current = true;
    onPicture(file);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const picture = isPicture ? pictureOf(event.clipboardData) : undefined;
    if (picture !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      takePicture(picture);
      return;
    }
    const pasted = event.clipboardData.getData("text/plain");
    if (pasted.length <= LONGEST_TEXT * 10) return;
    event.preventDefault();
    setProblem(
      `The text pasted is ${formatNumber(pasted.length)} characters long; a cell holds at most ${formatNumber(LONGEST_TEXT)}. Nothing was changed.`,
    );
  };
  const shared = {
    "aria-label": field.name,
    "aria-invalid": problem !== null,
    "aria-describedby": problem === null ? undefined : note,
    autoFocus: true,
    value: text,
    onKeyDown,
    onPaste,
    onBlur: (event: { relatedTarget: EventTarget | null; currentTarget: Element }) => {
      // The switch and the calendar belong to the cell.
      if (event.relatedTarget instanceof Node && event.currentTarget.parentElement?.contains(event.relatedTarget))
        return;
      finish("stay");
    },
  };
  const type = (next: string): void => {
    setText(next);
    setProblem(null);
  };
  return (
    <div className={classes.editor} data-long={isLong || undefined}>
      {isLong ? (
        <textarea {...shared} rows={5} onChange={(event) => type(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          placeholder={isUploaded ? "Words instead of the picture" : undefined}
          inputMode={typeof value === "number" ? "decimal" : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => {
            if (typed === null) event.currentTarget.select();
          }}
        />
      )}
      {isDay && problem === null ? (
        <DayPanel
          kind={field.type === "date" ? "date" : "datetime-local"}
          value={nativeDay(field, text, spec, now)}
          onPick={type}
          moving={moving}
          onMoving={setMoving}
          above={above}
          onKeyDown={onKeyDown}
        />
      ) : null}
      {isPicture && problem === null ? (
        <PicturePanel
          field={field}
          above={above}
          isUploaded={isUploaded}
          onFile={takePicture}
          onClear={() => {
            done.current = true;
            onDone(field.required === true ? `art:${field.name}` : null, "stay");
          }}
          onKeyDown={onKeyDown}
        />
      ) : null}
      {isLong && problem === null ? (
        <div className={classes.panel} data-above={above || undefined}>
          <span className={classes.hint}>Enter to save, Shift Enter for a new line, Escape to leave it as it was</span>
        </div>
      ) : null}
      {problem === null ? null : (
        <div id={note} role="alert" className={classes.panel} data-problem data-above={above || undefined}>
          {problem}
        </div>
      )}
    </div>
  );
}

/** The day typed, as the browser's own picker holds it. */
function nativeDay(field: Field, text: string, spec: AppSpec, now: Date): string {
  if (foldText(text) === "") return "";
  const read = readValue({ ...field, required: false }, text, readingOf(spec, now));
  if ("problem" in read || typeof read.value !== "string") return "";
  const day = resolveMoment(read.value, now);
  return field.type === "date" ? day.slice(0, 10) : day.slice(0, 16);
}
