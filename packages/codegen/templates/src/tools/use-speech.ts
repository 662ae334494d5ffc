import { useEffect, useRef, useState } from "react";
import { language } from "../copy.ts";
import { secondsToSpeak, voicesFor, type SpeechPart } from "./speech-rules.ts";

/** What reads aloud; a browser may have none. */
const reader: SpeechSynthesis | undefined = globalThis.speechSynthesis;

/** The voices of this device, those of the app's language first. Browsers load them late. */
export function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (reader === undefined) return;
    const load = () => setVoices(voicesFor(reader.getVoices(), language));
    load();
    reader.addEventListener("voiceschanged", load);
    return () => reader.removeEventListener("voiceschanged", load);
  }, []);
  return voices;
}

/** How it reads; without a voice it goes through the text in silence, at the pace of one. */
export interface SpeechWish {
  parts: readonly SpeechPart[];
  voice: SpeechSynthesisVoice | undefined;
  rate: number;
}

/** Reads parts one after the other; `at` is the one it is at, -1 while it rests. */
export function useSpeech() {
  const [at, setAt] = useState(-1);
  const [isPaused, setPaused] = useState(false);
  // What was stopped still reports its end; only the newest run goes on.
  const run = useRef(0);
  const halt = () => {
    run.current++;
    reader?.cancel();
  };
  const stop = () => {
    halt();
    setAt(-1);
    setPaused(false);
  };
  const speak = (wish: SpeechWish, from: number) => {
    halt();
    setPaused(false);
    const own = run.current;
    const next = (index: number) => {
      if (run.current !== own) return;
      const part = wish.parts[index];
      if (part === undefined) return setAt(-1);
      setAt(index);
      say(
        part.text,
        wish,
        () => next(index + 1),
        () => run.current === own && setAt(-1),
      );
    };
    next(from);
  };
  /** Pausing stops in the sentence and going on begins it again, since many devices cannot hold a voice. */
  const pause = () => {
    halt();
    setPaused(true);
  };
  useEffect(
    () => () => {
      run.current++;
      reader?.cancel();
    },
    [],
  );
  return { at, isPaused, speak, stop, pause };
}

function say(text: string, { voice, rate }: SpeechWish, onEnd: () => void, onError: () => void): void {
  if (voice === undefined || reader === undefined) {
    window.setTimeout(onEnd, (secondsToSpeak(text, rate) + BREATH) * 1000);
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.rate = rate;
  words.lang = voice.lang;
  words.voice = voice;
  words.onend = onEnd;
  words.onerror = onError;
  reader.speak(words);
}

/** Seconds between two sentences. */
const BREATH = 0.4;
