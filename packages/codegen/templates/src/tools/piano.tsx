import { useEffect, useRef, useState, type PointerEvent } from "react";
import { copy, say } from "../copy.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { LONGEST_TAKE, noteName, noteOfLetter, ODE, pianoKeys, type Played } from "./piano-rules.ts";
import { PianoOctave } from "./piano-octave.tsx";
import { usePianoNotes } from "./use-piano-notes.ts";
import { Switch } from "./controls.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const LOWEST = 24;
const HIGHEST = 84;

/** Two octaves to play by touch, mouse or keyboard, and to record a take on. */
export function Piano(tool: ToolProps) {
  const [take, setTake] = useDraft<readonly Played[]>(tool.id, ODE);
  const [base, setBase] = useState(60);
  const [hasSustain, setSustain] = useState(false);
  const [hasLabels, setLabels] = useDraft(tool.id, true, ":labels");
  const notes = usePianoNotes(hasSustain, take, setTake);
  const fingers = useRef(new Map<number, number>());
  useLetters(base, notes.press, notes.release);
  const under = (event: PointerEvent): number | undefined => {
    const key = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-note]");
    const note = Number(key?.getAttribute("data-note") ?? Number.NaN);
    return Number.isNaN(note) ? undefined : note;
  };
  const move = (event: PointerEvent, next: number | undefined) => {
    const before = fingers.current.get(event.pointerId);
    if (next === before) return;
    if (before !== undefined) notes.release(before);
    if (next === undefined) fingers.current.delete(event.pointerId);
    else {
      fingers.current.set(event.pointerId, next);
      notes.press(next);
    }
  };
  const keys = pianoKeys(base);
  return (
    <ToolFrame tool={tool} name={copy.toolPiano}>
      <div
        role="group"
        aria-label={copy.pianoKeys}
        className="card flex touch-none flex-col gap-3 p-2 select-none md:flex-row md:gap-0 md:p-3"
        onPointerDown={(event) => {
          const note = under(event);
          if (note === undefined) return;
          if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId);
          move(event, note);
        }}
        onPointerMove={(event) => {
          if (fingers.current.has(event.pointerId) && event.buttons !== 0)
            move(event, under(event) ?? fingers.current.get(event.pointerId));
        }}
        onPointerUp={(event) => move(event, undefined)}
        onPointerCancel={(event) => move(event, undefined)}
        onPointerLeave={(event) => move(event, undefined)}
        onContextMenu={(event) => event.preventDefault()}
      >
        {[keys.slice(0, 12), keys.slice(12)].map((octave, index) => (
          <PianoOctave key={index} keys={octave} down={notes.down} hasLabels={hasLabels} onTap={notes.tap} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          look={notes.mode === "records" ? "primary" : "secondary"}
          icon={notes.mode === "records" ? "circle-stop" : "circle-dot"}
          onClick={notes.record}
        >
          {notes.mode === "records" ? copy.stopRecording : copy.record}
        </Button>
        <Button
          icon={notes.mode === "plays" ? "circle-stop" : "play"}
          disabled={take.length === 0 || notes.mode === "records"}
          onClick={notes.playBack}
        >
          {notes.mode === "plays" ? copy.stopPlaying : copy.playTake}
        </Button>
        <div className="flex items-center">
          <IconButton
            label={copy.octaveDown}
            icon="chevron-left"
            disabled={base <= LOWEST}
            onClick={() => setBase(base - 12)}
          />
          <span className="num min-w-20 text-center text-sm" aria-live="polite">
            {noteName(base)} – {noteName(base + 23)}
          </span>
          <IconButton
            label={copy.octaveUp}
            icon="chevron-right"
            disabled={base >= HIGHEST}
            onClick={() => setBase(base + 12)}
          />
        </div>
        <Switch isClose label={copy.sustain} isOn={hasSustain} onChange={setSustain} />
        <Switch isClose label={copy.noteLabels} isOn={hasLabels} onChange={setLabels} />
      </div>
      <p role="status" className="text-sm text-muted">
        {notes.mode === "records"
          ? say(copy.recordingUpTo, { n: LONGEST_TAKE / 1000 })
          : say(copy.takeHas, { n: take.length })}
      </p>
    </ToolFrame>
  );
}

/** Plays by the letters of a keyboard, unless something is typed into. */
function useLetters(base: number, press: (note: number) => void, release: (note: number) => void) {
  const latest = useRef({ base, press, release });
  useEffect(() => {
    latest.current = { base, press, release };
  });
  useEffect(() => {
    const held = new Map<string, number>();
    const down = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || held.has(event.code)) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      const note = noteOfLetter(event.key, latest.current.base);
      if (note === undefined) return;
      held.set(event.code, note);
      latest.current.press(note);
    };
    const up = (event: KeyboardEvent) => {
      const note = held.get(event.code);
      if (note === undefined) return;
      held.delete(event.code);
      latest.current.release(note);
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    return () => {
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
    };
  }, []);
}
