import { useEffect, useRef, useState } from "react";
import { copy, language, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level } from "./game.ts";
import {
  accuracy,
  isRightAt,
  isTyped,
  startTyping,
  textAt,
  typeInto,
  wordsPerMinute,
  type Typing as State,
} from "./typing-rules.ts";
import { TYPING_TEXTS } from "./typing-texts.ts";
import { useBest } from "./use-best.ts";
import { useTick } from "./use-loop.ts";
import { useRowWords } from "./use-row-words.ts";

/** Sentences a text. */
const SENTENCES: Readonly<Record<Level, number>> = { easy: 1, normal: 2, hard: 4 };
/** Rows that are words alone make a text of so many times more. */
const WORDS_PER_SENTENCE = 6;

/** Types a text against the clock. */
export function Typing(game: GameProps) {
  const rows = useRowWords(game).map(({ word }) => word);
  const texts = rows.length > 0 ? rows : TYPING_TEXTS[language];
  const isOfWords = texts.every((text) => text.length < 20);
  const count = SENTENCES[game.level ?? "normal"] * (isOfWords ? WORDS_PER_SENTENCE : 1);
  const [from, setFrom] = useSetting(`typing:${game.id}`, 0);
  const [state, setState] = useState(() => startTyping(textAt(texts, from, count)));
  const [since, setSince] = useState<number | null>(null);
  const [ms, setMs] = useState(0);
  const [best, offer] = useBest(`${game.id}:typing`);
  const sound = useSound();
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = isTyped(state);
  useTick(() => setMs(Date.now() - (since ?? Date.now())), 250, since !== null && !isOver);

  const type = (value: string) => {
    if (isOver) return;
    const next = typeInto(state, value);
    const start = since ?? Date.now();
    setSince(start);
    setState(next);
    if (next.typos > state.typos) sound.play("bad");
    if (!isTyped(next)) return;
    const took = Date.now() - start;
    setMs(took);
    offer(wordsPerMinute(next, took));
    sound.play("win");
  };
  const restart = () => {
    const place = (from + count) % texts.length;
    setFrom(place);
    setState(startTyping(textAt(texts, place, count)));
    setSince(null);
    setMs(0);
    field.current?.focus();
  };
  const wpm = wordsPerMinute(state, ms);
  return (
    <GameFrame
      game={game}
      name={copy.gameTyping}
      help={copy.helpTyping}
      stats={[
        { label: copy.wpm, value: wpm },
        { label: copy.accuracy, value: `${accuracy(state)} %` },
        { label: copy.typos, value: state.typos },
        { label: copy.best, value: best ?? 0 },
      ]}
      over={isOver ? { text: say(copy.wpmMade, { n: wpm, percent: accuracy(state) }), score: wpm } : undefined}
      onNew={restart}
    >
      <div className="card flex flex-col gap-4 p-4 sm:p-6" role="group" aria-label={copy.board}>
        <TextToType state={state} />
        <div className="h-1.5 overflow-hidden rounded-full bg-ground" aria-hidden="true">
          <div
            className="h-full rounded-full bg-accent motion-safe:transition-[width]"
            style={{ width: `${(state.typed.length / state.text.length) * 100}%` }}
          />
        </div>
        <textarea
          ref={field}
          className="input resize-none"
          rows={3}
          aria-label={copy.typeHere}
          placeholder={copy.typeHere}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={state.typed}
          onChange={(event) => type(event.target.value)}
          onPaste={(event) => event.preventDefault()}
        />
      </div>
    </GameFrame>
  );
}

/** The text with what was typed of it: right, wrong, and where one is. */
function TextToType({ state }: { state: State }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = place;
    const box = current?.closest("p") ?? null;
    if (current !== null && box !== null) box.scrollTop = Math.max(0, current.offsetTop - 40);
  }, [state.typed.length]);
  const lookAt = (index: number) =>
    index < state.typed.length
      ? isRightAt(state, index)
        ? "text-ink"
        : "bg-accent text-on-accent line-through decoration-2"
      : index === state.typed.length
        ? "border-b-3 border-accent"
        : "text-muted";
  return (
    <p className="relative max-h-44 overflow-hidden text-xl leading-relaxed sm:text-2xl sm:leading-relaxed">
      <span className="sr-only">{state.text}</span>
      <span aria-hidden="true">
        {[...state.text].map((sign, index) => (
          <span key={index} ref={index === state.typed.length ? place : undefined} className={lookAt(index)}>
            {sign}
          </span>
        ))}
      </span>
    </p>
  );
}
