import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import {
  BETS,
  canDouble,
  deal,
  dealerStep,
  double,
  hit,
  isBroke,
  payable,
  stand,
  startBlackjack,
  valueOf,
  type Blackjack as State,
} from "./blackjack-rules.ts";
import { GameStatus } from "./duel.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { Hand } from "./playing-card.tsx";
import { useBest } from "./use-best.ts";
import { useAfter, useLate } from "./use-late.ts";
import { useTurns } from "./use-turns.ts";

/** So long the dealer takes for a card. */
const PACE = 600;

/** Blackjack against a dealer, for play money. */
export function Blackjack(game: GameProps) {
  const { state, replace, restart } = useTurns(`${game.id}:blackjack`, startBlackjack);
  const [best, offer] = useBest(game.id);
  const sound = useSound();
  const isOver = useLate(isBroke(state), 1800);
  const go = (next: State) => {
    const isEnd = next.phase === "bet" && next.outcome !== null;
    sound.play(!isEnd ? "tap" : next.gain > 0 ? "win" : next.gain < 0 ? "lose" : "good");
    if (isEnd) offer(next.money);
    replace(next);
  };
  useAfter(PACE, state.phase === "dealer", state, () => go(dealerStep(state)));
  return (
    <GameFrame
      game={game}
      name={copy.gameBlackjack}
      help={copy.helpBlackjack}
      stats={[
        { label: copy.playMoney, value: state.money },
        { label: copy.yourBet, value: state.phase === "bet" ? payable(state) : state.bet },
        { label: copy.best, value: best ?? state.money },
      ]}
      over={isOver ? { text: copy.outOfMoney, score: best ?? 0 } : undefined}
      onNew={restart}
    >
      <div className="card flex flex-col gap-3 p-4" role="group" aria-label={copy.board}>
        <DealerCards state={state} />
        <GameStatus>{statusOf(state)}</GameStatus>
        <p className="flex items-baseline justify-between">
          <span className="field-label">{copy.yourCards}</span>
          <span className="num display">{state.player.length > 0 && valueOf(state.player).points}</span>
        </p>
        <Hand cards={state.player} label={copy.yourCards} />
      </div>
      <Actions state={state} onGo={go} onBet={(bet) => replace({ ...state, bet })} />
    </GameFrame>
  );
}

function DealerCards({ state }: { state: State }) {
  // The second card lies face down until the player has enough.
  const hidden = state.phase === "player" ? 1 : 0;
  const seen = state.dealer.slice(0, state.dealer.length - hidden);
  return (
    <>
      <p className="flex items-baseline justify-between">
        <span className="field-label">{copy.dealerHand}</span>
        <span className="num display">{seen.length > 0 && valueOf(seen).points}</span>
      </p>
      <Hand cards={state.dealer} hidden={hidden} label={copy.dealerHand} />
    </>
  );
}

function statusOf({ phase, outcome, gain, player }: State): string {
  if (phase === "player") return say(copy.cellOf, { row: copy.yourCards, column: valueOf(player).points });
  if (phase === "dealer") return copy.dealerHand;
  if (outcome === null) return copy.placeBet;
  if (outcome === "push") return copy.betBack;
  const money = say(gain > 0 ? copy.wonMoney : copy.lostMoney, { n: Math.abs(gain) });
  if (outcome === "bust") return `${copy.bustHand}. ${money}`;
  if (outcome === "dealerBust") return `${copy.dealerBust}. ${money}`;
  return outcome === "blackjack" ? `${copy.blackjackHand} ${money}` : money;
}

function Actions({ state, onGo, onBet }: { state: State; onGo: (next: State) => void; onBet: (bet: number) => void }) {
  if (state.phase === "bet")
    return (
      <div className="mt-4 flex flex-col items-center gap-3">
        <ChoiceChips
          name="bet"
          legend={copy.yourBet}
          quiet
          options={BETS.filter((bet) => bet <= state.money).map((bet) => ({
            value: String(bet),
            label: say(copy.betOf, { n: bet }),
          }))}
          value={String(payable(state))}
          onChange={(bet) => onBet(Number(bet))}
        />
        <Button look="primary" icon="layers" disabled={isBroke(state)} onClick={() => onGo(deal(state, Math.random))}>
          {copy.dealCards}
        </Button>
      </div>
    );
  const isMine = state.phase === "player";
  return (
    <div className="mt-4 flex min-h-[5.75rem] flex-wrap content-start justify-center gap-2">
      <Button icon="plus" disabled={!isMine || valueOf(state.player).points >= 21} onClick={() => onGo(hit(state))}>
        {copy.hitCard}
      </Button>
      <Button look="primary" icon="hand" disabled={!isMine} onClick={() => onGo(stand(state))}>
        {copy.standHand}
      </Button>
      <Button icon="coins" disabled={!canDouble(state)} onClick={() => onGo(double(state))}>
        {copy.doubleBet}
      </Button>
    </div>
  );
}
