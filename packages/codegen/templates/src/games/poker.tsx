import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { GameStatus } from "./duel.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { CardFace, cardName, Hand } from "./playing-card.tsx";
import {
  canRaise,
  deal,
  fold,
  HANDS,
  isTableOver,
  RAISE,
  raise,
  rankOf,
  show,
  startPoker,
  swap,
  type Poker as State,
} from "./poker-rules.ts";
import type { Card } from "./cards.ts";
import { useBest } from "./use-best.ts";
import { useLate } from "./use-late.ts";
import { useTurns } from "./use-turns.ts";

const HAND_NAMES: Readonly<Record<(typeof HANDS)[number], string>> = {
  highCard: copy.handHighCard,
  pair: copy.handPair,
  twoPair: copy.handTwoPair,
  three: copy.handThree,
  straight: copy.handStraight,
  flush: copy.handFlush,
  fullHouse: copy.handFullHouse,
  four: copy.handFour,
  straightFlush: copy.handStraightFlush,
};
const handName = (hand: readonly Card[]): string => HAND_NAMES[HANDS[rankOf(hand)[0] ?? 0] ?? "highCard"];

/** Five-card draw against the computer, for play money. */
export function Poker(game: GameProps) {
  const { state, replace, restart } = useTurns(`${game.id}:poker`, startPoker);
  const [away, setAway] = useState<readonly number[]>([]);
  const [best, offer] = useBest(game.id);
  const sound = useSound();
  const isOver = useLate(isTableOver(state), 2200);
  const go = (next: State) => {
    const winner = next.phase === "deal" ? next.end?.winner : undefined;
    sound.play(winner === "player" ? "win" : winner === "computer" ? "lose" : "tap");
    setAway([]);
    if (next.phase === "deal") offer(next.money);
    replace(next);
  };
  const toggle = (at: number) => setAway(away.includes(at) ? away.filter((other) => other !== at) : [...away, at]);
  const isOpen = state.phase === "deal" && state.end !== null && !state.end.folded;
  return (
    <GameFrame
      game={game}
      name={copy.gamePoker}
      help={copy.helpPoker}
      stats={[
        { label: copy.playMoney, value: state.money },
        { label: copy.potIs, value: state.phase === "deal" ? 0 : state.pot },
        { label: copy.best, value: best ?? state.money },
      ]}
      over={
        isOver
          ? { text: state.money > state.computerMoney ? copy.wonAllMoney : copy.outOfMoney, score: best ?? 0 }
          : undefined
      }
      onNew={() => {
        setAway([]);
        restart();
      }}
    >
      <div className="card flex flex-col gap-2 p-3" role="group" aria-label={copy.board}>
        <p className="flex items-baseline justify-between gap-3">
          <span className="field-label">{copy.computer}</span>
          <span>{isOpen && handName(state.computerHand)}</span>
          <span className="num display">{state.computerMoney}</span>
        </p>
        <Hand cards={state.computerHand} hidden={isOpen ? 0 : 5} label={copy.computer} />
        <GameStatus>{statusOf(state)}</GameStatus>
        <p className="flex items-baseline justify-between gap-3">
          <span className="field-label">{copy.yourCards}</span>
          <span>{state.hand.length > 0 && handName(state.hand)}</span>
        </p>
        {state.phase === "swap" ? (
          <SwapHand hand={state.hand} away={away} onToggle={toggle} />
        ) : (
          <Hand cards={state.hand} label={copy.yourCards} />
        )}
      </div>
      <Actions state={state} away={away} onGo={go} />
    </GameFrame>
  );
}

function statusOf({ phase, end, swapped }: State): string {
  if (phase === "swap") return copy.pokerSwapHint;
  if (phase === "bet") return `${say(copy.computerSwapped, { n: swapped })} ${copy.pokerBetHint}`;
  if (end === null) return copy.pokerDealHint;
  if (end.folded) return end.winner === "player" ? copy.computerFolds : copy.youFolded;
  if (end.winner === "tie") return copy.betBack;
  return end.winner === "player" ? copy.youWinPot : copy.computerWins;
}

/** One's own cards as switches: what is tapped is swapped. */
function SwapHand({
  hand,
  away,
  onToggle,
}: {
  hand: readonly Card[];
  away: readonly number[];
  onToggle: (at: number) => void;
}) {
  return (
    <div className="flex min-h-[7.2rem] justify-center gap-2">
      {hand.map((card, at) => {
        const isAway = away.includes(at);
        return (
          <button
            key={at}
            type="button"
            className={`w-19 min-w-0 shrink cursor-pointer self-start rounded-control transition duration-150 ${isAway ? "translate-y-2 opacity-45 outline-3 outline-offset-1 outline-accent outline-dashed" : ""}`}
            aria-pressed={isAway}
            aria-label={say(copy.cardShows, { n: at + 1, name: cardName(card) })}
            onClick={() => onToggle(at)}
          >
            <CardFace card={card} isLarge />
          </button>
        );
      })}
    </div>
  );
}

function Actions({ state, away, onGo }: { state: State; away: readonly number[]; onGo: (next: State) => void }) {
  return (
    <div className="mt-4 flex min-h-[5.75rem] flex-wrap content-start justify-center gap-2">
      {state.phase === "deal" && (
        <Button
          look="primary"
          icon="layers"
          disabled={isTableOver(state)}
          onClick={() => onGo(deal(state, Math.random))}
        >
          {copy.dealCards}
        </Button>
      )}
      {state.phase === "swap" && (
        <Button look="primary" icon="refresh-cw" onClick={() => onGo(swap(state, away))}>
          {away.length === 0 ? copy.keepAllCards : say(copy.swapSome, { n: away.length })}
        </Button>
      )}
      {state.phase === "bet" && (
        <>
          <Button icon="coins" disabled={!canRaise(state)} onClick={() => onGo(raise(state, Math.random))}>
            {say(copy.raiseBet, { n: RAISE })}
          </Button>
          <Button look="primary" icon="eye" onClick={() => onGo(show(state))}>
            {copy.showHands}
          </Button>
          <Button icon="x" onClick={() => onGo(fold(state))}>
            {copy.foldHand}
          </Button>
        </>
      )}
    </div>
  );
}
