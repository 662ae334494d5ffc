import { useEffect, useRef, useState } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import {
  growSimon,
  lightMs,
  pressLight,
  roundsOf,
  showNext,
  startSimon,
  type Simon as SimonState,
} from "./simon-rules.ts";
import { StartCover } from "./start-cover.tsx";
import { ON_RELATIVE, relative } from "./tones.ts";
import { useBest } from "./use-best.ts";
import { useKeys, wayOf } from "./use-keys.ts";

/** The lights from the top left, each with a tone, in Hz, and a shape of its own. */
const LOOKS = [
  { icon: "triangle", hue: 0, tone: 330, corner: "rounded-tl-[6rem]" },
  { icon: "square", hue: 90, tone: 392, corner: "rounded-tr-[6rem]" },
  { icon: "circle", hue: 180, tone: 494, corner: "rounded-bl-[6rem]" },
  { icon: "diamond", hue: 270, tone: 587, corner: "rounded-br-[6rem]" },
] as const;
/** Arrow keys, as the lights lie when one turns the board by an eighth. */
const BY_WAY = { up: 0, right: 1, left: 2, down: 3 } as const;
const PRESSED_MS = 240;
const NEXT_MS = 800;

/** Simon: repeats lights, one more every round. `pieces` are the signs of the four lights. */
export function Simon(game: GameProps) {
  const [state, setState] = useState(startSimon);
  const [lit, setLit] = useState<number | null>(null);
  const [best, offer] = useBest(game.id);
  const { play, note } = useSound();
  const rounds = roundsOf(state);
  const glow = (light: number) => {
    setLit(light);
    note(LOOKS[light]?.tone ?? 0);
  };
  // Only what comes next is timed: sound turned on or off must not show a light twice.
  const latest = useRef(glow);
  useEffect(() => {
    latest.current = glow;
  });
  const { level } = game;
  useEffect(() => {
    const { turn, at, sequence } = state;
    const timers: number[] = [];
    const later = (act: () => void, ms: number) => timers.push(window.setTimeout(act, ms));
    if (turn === "shows") {
      const ms = lightMs(state, level);
      later(() => latest.current(sequence[at] ?? 0), ms * 0.35);
      later(() => setLit(null), ms);
      later(() => setState(showNext), ms * 1.05);
    } else if (turn === "right") later(() => setState((now) => growSimon(now, Math.random)), NEXT_MS);
    return () => timers.forEach((timer) => window.clearTimeout(timer));
  }, [state, level]);
  useEffect(() => {
    if (lit === null || state.turn === "shows") return;
    const timer = window.setTimeout(() => setLit(null), PRESSED_MS);
    return () => window.clearTimeout(timer);
  }, [lit, state.turn]);
  const press = (light: number) => {
    if (state.turn !== "asks") return;
    const next = pressLight(state, light);
    glow(light);
    if (next.turn === "over") {
      play("lose");
      offer(roundsOf(next));
    }
    setState(next);
  };
  const begin = () => {
    setLit(null);
    setState(growSimon(startSimon(), Math.random));
  };
  useKeys((key) => {
    const way = wayOf(key);
    const light = way === undefined ? Number(key) - 1 : BY_WAY[way];
    if (LOOKS[light] === undefined) return false;
    press(light);
    return true;
  }, state.turn === "asks");
  return (
    <GameFrame
      game={game}
      name={copy.gameSimon}
      help={copy.helpSimon}
      stats={[
        { label: copy.simonRounds, value: rounds },
        { label: copy.best, value: best ?? 0 },
      ]}
      over={state.turn === "over" ? { text: say(copy.simonOver, { n: rounds }), score: rounds } : undefined}
      onNew={begin}
    >
      <div className="relative mx-auto w-full max-w-md">
        <div className="grid aspect-square grid-cols-2 grid-rows-2 gap-3" role="group" aria-label={copy.board}>
          {LOOKS.map((look, index) => (
            <LightButton
              key={look.icon}
              look={look}
              number={index + 1}
              piece={game.pieces?.[index]}
              isLit={lit === index}
              onPress={() => press(index)}
            />
          ))}
        </div>
        {state.turn === "waits" && <StartCover label={copy.start} onStart={begin} />}
      </div>
      <p className="mt-3 min-h-6 text-center" role="status">
        {tellOf(state)}
      </p>
    </GameFrame>
  );
}

/** Whose turn it is, in words. */
function tellOf({ turn }: SimonState): string {
  if (turn === "shows") return copy.simonWatch;
  if (turn === "asks") return copy.simonRepeat;
  return turn === "right" ? copy.right : "";
}

interface LightButtonProps {
  look: (typeof LOOKS)[number];
  number: number;
  piece: Piece | undefined;
  isLit: boolean;
  onPress: () => void;
}

/** A light: dim, or bright with a thick edge and a filled sign. */
function LightButton({ look, number, piece, isLit, onPress }: LightButtonProps) {
  const color = relative(look.hue);
  return (
    <button
      type="button"
      className={`grid touch-manipulation place-items-center rounded-card border-4 select-none motion-safe:transition-transform motion-safe:duration-100 ${look.corner} ${
        isLit ? "border-ink motion-safe:scale-[1.03]" : "border-transparent"
      }`}
      style={{
        background: isLit ? color : `color-mix(in oklab, ${color} 42%, var(--surface))`,
        color: isLit ? ON_RELATIVE : "var(--ink)",
      }}
      aria-label={say(copy.simonLight, { n: number, name: isLit ? copy.simonOn : copy.simonOff })}
      onClick={onPress}
    >
      {piece === undefined ? (
        <Icon name={look.icon} className={isLit ? "size-20 fill-current!" : "size-14"} />
      ) : (
        <PieceSign piece={piece} className={isLit ? "size-20" : "size-14"} />
      )}
    </button>
  );
}
