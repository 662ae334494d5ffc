import { useEffect, useRef, useState } from "react";
import { copy, language, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import {
  buy,
  helped,
  HELPERS,
  perSecond,
  perTap,
  priceOf,
  startClicker,
  tapThing,
  type Clicker as Taps,
} from "./clicker-rules.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import { tint } from "./tones.ts";
import { useTick } from "./use-loop.ts";
import { useTurns } from "./use-turns.ts";

const TICK_MS = 250;
/** Numbers that float at once, and how long each does. */
const FLOATS = 6;
const FLOAT_MS = 800;

const short = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 });
const amountOf = (value: number): string => (value < 1000 ? String(Math.floor(value)) : short.format(value));

/** Clicker: taps a thing and buys helpers. The first of `pieces` is the thing, the others are the pictures of the helpers. */
export function Clicker(game: GameProps) {
  const turns = useTurns<Taps>(`${game.id}:clicker`, startClicker);
  const sound = useSound();
  const { state } = turns;
  const [floats, setFloats] = useState<readonly { id: number; x: number }[]>([]);
  const count = useRef(0);
  const speed = perSecond(state);
  useTick(() => turns.replace(helped(state, TICK_MS)), TICK_MS, speed > 0);
  const tap = () => {
    sound.play("tap");
    count.current++;
    setFloats([...floats.slice(1 - FLOATS), { id: count.current, x: 10 + ((count.current * 37) % 65) }]);
    turns.replace(tapThing(state));
  };
  const own: readonly (Piece & { text: string })[] = [
    { label: copy.clickerFinger, icon: "pointer", text: copy.clickerPerTap },
    { label: copy.clickerFriend, icon: "hand", text: copy.clickerPerSecond },
    { label: copy.clickerRobot, icon: "bot", text: copy.clickerPerSecond },
    { label: copy.clickerFactory, icon: "factory", text: copy.clickerPerSecond },
    { label: copy.clickerRocket, icon: "rocket", text: copy.clickerPerSecond },
  ];
  const thing = game.pieces?.[0] ?? { label: copy.clickerThing, icon: "cookie" };
  return (
    <GameFrame
      game={game}
      name={copy.gameClicker}
      help={copy.helpClicker}
      stats={[
        { label: copy.clickerEver, value: amountOf(state.total) },
        { label: copy.clickerSpeed, value: short.format(speed) },
      ]}
      onNew={turns.restart}
    >
      <div className="grid gap-4 sm:grid-cols-2" role="group" aria-label={copy.board}>
        <div className="flex flex-col items-center justify-center gap-3">
          <p className="text-center" role="timer" aria-label={thing.label}>
            <span className="num display block [--size:3rem] leading-none">{amountOf(state.amount)}</span>
            <span className="text-sm text-muted">{thing.label}</span>
          </p>
          <div className="relative m-6">
            <button
              type="button"
              className="grid size-44 touch-manipulation place-items-center rounded-full border-4 border-ink select-none motion-safe:transition-transform motion-safe:duration-75 motion-safe:active:scale-90"
              style={{
                background: "var(--accent)",
                color: "var(--on-accent)",
                boxShadow: `0 0 0 12px ${tint(22)}, 0 0 0 24px ${tint(11)}`,
              }}
              aria-label={say(copy.clickerTap, { name: thing.label })}
              onClick={tap}
            >
              <span className="display grid size-full place-items-center [--size:2rem]">
                <PieceSign piece={thing} className="size-1/2" />
              </span>
            </button>
            {floats.map(({ id, x }) => (
              <Float key={id} x={x} text={`+${amountOf(perTap(state))}`} />
            ))}
          </div>
        </div>
        <ul className="mt-5 flex flex-col gap-2 sm:mt-0">
          {own.map((helper, index) => (
            <li key={helper.icon}>
              <Offer
                helper={{ ...helper, ...(index > 0 && game.pieces?.[index]) }}
                text={say(helper.text, { n: HELPERS[index]?.perSecond || 1 })}
                owned={state.owned[index] ?? 0}
                price={priceOf(state, index, game.level)}
                canPay={buy(state, index, game.level) !== state}
                onBuy={() => {
                  sound.play("good");
                  turns.replace(buy(state, index, game.level));
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </GameFrame>
  );
}

/** What a tap brought, rising; not at all for who wants nothing to move. */
function Float({ x, text }: { x: number; text: string }) {
  const sign = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const rise = [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-64px)", opacity: 0 },
    ];
    sign.current?.animate(rise, { duration: FLOAT_MS, easing: "ease-out" });
  }, []);
  return (
    <span
      ref={sign}
      className="num display pointer-events-none absolute top-2 hidden opacity-0 [--size:1.5rem] motion-safe:block"
      style={{ left: `${x}%` }}
      aria-hidden="true"
    >
      {text}
    </span>
  );
}

interface OfferProps {
  helper: Piece;
  text: string;
  owned: number;
  price: number;
  canPay: boolean;
  onBuy: () => void;
}

function Offer({ helper, text, owned, price, canPay, onBuy }: OfferProps) {
  return (
    <button
      type="button"
      className="card flex w-full items-center gap-3 p-2 pr-3 text-left disabled:cursor-not-allowed"
      disabled={!canPay}
      onClick={onBuy}
    >
      <span
        className="grid size-11 flex-none place-items-center rounded-control"
        style={{ background: canPay ? "var(--accent)" : tint(18), color: canPay ? "var(--on-accent)" : "var(--ink)" }}
      >
        {helper.icon === undefined ? (
          <span>{helper.label.slice(0, 2)}</span>
        ) : (
          <Icon name={helper.icon} className="size-6" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">
          {helper.label} {owned > 0 && <span className="num text-muted">× {owned}</span>}
        </span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <span className={`num ${canPay ? "font-bold" : "text-muted"}`}>{amountOf(price)}</span>
    </button>
  );
}
