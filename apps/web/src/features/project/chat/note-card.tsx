import { Button } from "@mantine/core";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import ArrowRight from "lucide-react/icons/arrow-right";
import Sparkles from "lucide-react/icons/sparkles";
import Undo2 from "lucide-react/icons/undo-2";
import classes from "./chat.module.css";
import type { Note } from "./conversation.ts";
import type { PictureChip } from "./picture-offer.ts";
import { Pictures, Sentences } from "./sentences.tsx";

function Swatches({ colours, label }: { colours: readonly string[]; label: string }) {
  return (
    <span className={classes.swatches} role="img" aria-label={label}>
      {colours.map((colour, index) => (
        <span key={`${colour}-${index}`} style={{ background: colour }} />
      ))}
    </span>
  );
}

/** Hands to the model what was understood in another way. */
function AskModel({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<Sparkles size={14} aria-hidden="true" />}
      onClick={onClick}
    >
      Ask the model instead
    </Button>
  );
}

interface NoteCardProps {
  note: Note;
  /** The version that an edit made, once the history has it. */
  version: VersionEntry | null;
  before: VersionEntry | null;
  onChoose: (note: Extract<Note, { kind: "question" }>, chip: PictureChip) => void;
  onUndo: (note: Extract<Note, { kind: "edit" }>) => void;
  onExample: (text: string) => void;
  /** Asks the model for what was typed; null without a model. */
  onAskModel: ((note: Note) => void) | null;
}

/** What was typed here and what came of it. */
export function NoteCard({ note, version, before, onChoose, onUndo, onExample, onAskModel }: NoteCardProps) {
  return (
    <>
      <p className={classes.typed}>{note.text}</p>
      {note.kind === "waiting" ? <p className={classes.waiting}>Reading…</p> : null}
      {note.kind === "edit" ? (
        <div className={classes.card} data-undone={note.undone || undefined}>
          <Sentences lines={note.sentences} />
          {note.left.map((line) => (
            <p key={line} className={classes.left}>
              {line}
            </p>
          ))}
          {note.colours === null ? null : (
            <p className={classes.beforeAfter}>
              <Swatches colours={note.colours.before} label="Colors before" />
              <ArrowRight size={14} aria-hidden="true" />
              <Swatches colours={note.colours.after} label="Colors after" />
            </p>
          )}
          <Pictures version={version} before={before} />
          <div className={classes.actions}>
            {note.undone ? (
              <span className={classes.faint}>Undone</span>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<Undo2 size={14} aria-hidden="true" />}
                onClick={() => onUndo(note)}
              >
                Undo
              </Button>
            )}
            {onAskModel === null ? null : <AskModel onClick={() => onAskModel(note)} />}
          </div>
        </div>
      ) : null}
      {note.kind === "question" ? (
        <div className={classes.card}>
          {note.told === undefined ? null : <p>{note.told}</p>}
          <p className={classes.question}>{note.question}</p>
          {note.swatches === undefined ? null : <Swatches colours={note.swatches} label="Colors of the picture" />}
          {note.chosen === null ? (
            <div className={classes.chips} role="group" aria-label={note.question}>
              {note.chips.map((chip) => (
                <button type="button" key={chip.label} className={classes.chip} onClick={() => onChoose(note, chip)}>
                  {chip.label}
                </button>
              ))}
            </div>
          ) : (
            <p className={classes.faint}>Chosen: {note.chosen}</p>
          )}
          {note.chosen !== null || note.picture !== undefined || onAskModel === null ? null : (
            <div className={classes.actions}>
              <AskModel onClick={() => onAskModel(note)} />
            </div>
          )}
        </div>
      ) : null}
      {note.kind === "answer" ? (
        <div className={classes.card} data-failed={note.failed || undefined}>
          <p>{note.answer}</p>
          {note.examples.length === 0 ? null : (
            <div className={classes.chips} role="group" aria-label="What you can type">
              {note.examples.map((example) => (
                <button type="button" key={example} className={classes.chip} onClick={() => onExample(example)}>
                  {example}
                </button>
              ))}
            </div>
          )}
          {note.askModel && onAskModel !== null ? (
            <div className={classes.actions}>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<Sparkles size={14} aria-hidden="true" />}
                onClick={() => onAskModel(note)}
              >
                Ask the model
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
