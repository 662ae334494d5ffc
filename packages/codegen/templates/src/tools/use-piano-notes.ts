import { useEffect, useRef, useState } from "react";
import { lengthOf, LONGEST_TAKE, type Played } from "./piano-rules.ts";
import { strike } from "./piano-sound.ts";

/** A note by a key press or a screen reader sounds so long, in ms. */
const TAP = 350;

/** What sounds, and the take that is recorded or played back. */
export function usePianoNotes(
  hasSustain: boolean,
  take: readonly Played[],
  setTake: (take: readonly Played[]) => void,
) {
  const [down, setDown] = useState<ReadonlySet<number>>(new Set());
  const [mode, setMode] = useState<"free" | "records" | "plays">("free");
  const sounding = useRef(new Map<number, () => void>());
  const ringing = useRef<(() => void)[]>([]);
  const timers = useRef<number[]>([]);
  const taken = useRef<{ start: number; notes: Played[]; open: Map<number, number> } | null>(null);
  const show = (note: number, isDown: boolean) =>
    setDown((before) => {
      const next = new Set(before);
      if (isDown) next.add(note);
      else next.delete(note);
      return next;
    });
  const press = (note: number) => {
    sounding.current.get(note)?.();
    sounding.current.set(note, strike(note));
    taken.current?.open.set(note, performance.now() - taken.current.start);
    show(note, true);
  };
  const release = (note: number) => {
    const letGo = sounding.current.get(note);
    if (letGo !== undefined && hasSustain) ringing.current.push(letGo);
    else letGo?.();
    sounding.current.delete(note);
    closeNote(note);
    show(note, false);
  };
  const closeNote = (note: number) => {
    const at = taken.current?.open.get(note);
    if (taken.current === null || at === undefined) return;
    taken.current.open.delete(note);
    taken.current.notes.push({ note, at, ms: performance.now() - taken.current.start - at });
  };
  const later = (run: () => void, ms: number) => timers.current.push(window.setTimeout(run, ms));
  const halt = () => {
    for (const timer of timers.current.splice(0)) window.clearTimeout(timer);
    for (const note of sounding.current.keys()) release(note);
    setMode("free");
  };
  const finish = () => {
    for (const note of taken.current?.open.keys() ?? []) closeNote(note);
    const notes = taken.current?.notes.sort((a, b) => a.at - b.at) ?? [];
    taken.current = null;
    const lead = notes[0]?.at ?? 0;
    if (notes.length > 0)
      setTake(notes.map(({ note, at, ms }) => ({ note, at: Math.round(at - lead), ms: Math.round(ms) })));
    halt();
  };
  const record = () => {
    if (mode === "records") return finish();
    halt();
    taken.current = { start: performance.now(), notes: [], open: new Map() };
    later(finish, LONGEST_TAKE);
    setMode("records");
  };
  const playBack = () => {
    halt();
    if (mode === "plays") return;
    for (const { note, at, ms } of take) {
      later(() => press(note), at);
      later(() => release(note), at + ms);
    }
    later(halt, lengthOf(take) + 50);
    setMode("plays");
  };
  useEffect(() => {
    if (hasSustain) return;
    for (const letGo of ringing.current.splice(0)) letGo();
  }, [hasSustain]);
  useEffect(() => {
    const [waiting, sounds] = [timers.current, sounding.current];
    return () => {
      for (const timer of waiting.splice(0)) window.clearTimeout(timer);
      for (const letGo of sounds.values()) letGo();
    };
  }, []);
  const tap = (note: number) => {
    press(note);
    later(() => release(note), TAP);
  };
  return { down, mode, press, release, tap, record, playBack };
}
