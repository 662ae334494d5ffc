import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level } from "./game.ts";
import { guessNext, isAtEnd, openCard, startDeck, suitOf, valueOf } from "./higher-lower-rules.ts";
import { useBest } from "./use-best.ts";
import { useKeys, wayOf } from "./use-keys.ts";
import { useTurns } from "./use-turns.ts";

const SUITS = [
  { icon: "spade", isRed: false },
  { icon: "heart", isRed: true },
  { icon: "club", isRed: false },
  { icon: "diamond", isRed: true },
] as const;

/** Wrong guesses that end a game. */
const LIVES: Readonly<Record<Level, number>> = { easy: 5, normal: 3, hard: 1 };

/** The sign in the corner of a card. */
const cornerOf = (value: number): string => ({ 1: "A", 11: "J", 12: "Q", 13: "K" })[value] ?? String(value);

/** Guesses whether the next card is higher or lower. */
export function HigherLower(game: GameProps) {
  const turns = useTurns(`${game.id}:higherLower`, () => startDeck(Math.random));
  const [best, offer] = useBest(`${game.id}:higherLower`);
  const sound = useSound();
  const { state } = turns;
  const lives = LIVES[game.level ?? "normal"];
  const isOver = isAtEnd(state, lives);
  const wasRight = state.streak > 0;
  const guess = (which: "higher" | "lower") => {
    const next = guessNext(state, which, lives);
    if (next === state) return;
    offer(next.longest);
    if (isAtEnd(next, lives)) sound.play(next.wrong < lives ? "win" : "lose");
    else sound.play(next.streak > 0 ? "good" : "bad");
    turns.replace(next);
  };
  useKeys((key) => {
    const way = wayOf(key);
    if (way === "up") guess("higher");
    else if (way === "down") guess("lower");
    else return false;
    return true;
  }, !isOver);
  const nameOf = (card: number) =>
    `${cornerOf(valueOf(card))} ${[copy.spades, copy.hearts, copy.clubs, copy.diamonds][suitOf(card)] ?? ""}`;
  const past = state.deck.slice(0, state.at).toReversed().slice(0, 7);
  return (
    <GameFrame
      game={game}
      name={copy.gameHigherLower}
      help={copy.helpHigherLower}
      stats={[
        { label: copy.streak, value: state.streak },
        { label: copy.best, value: best ?? 0 },
        { label: copy.lives, value: lives - state.wrong },
      ]}
      over={isOver ? { text: say(copy.rightInARow, { n: state.longest }), score: state.longest } : undefined}
      onNew={turns.restart}
    >
      <div className="card flex flex-col items-center gap-5 p-5 select-none" role="group" aria-label={copy.board}>
        <div className="relative pt-2 pr-2">
          <span
            className="absolute top-0 right-0 h-56 w-40 rounded-xl border-2 border-line bg-accent"
            aria-hidden="true"
          />
          <PlayingCard key={state.at} card={openCard(state)} />
        </div>
        <p className="flex min-h-6 items-center justify-center gap-2 font-semibold" role="status">
          <span className="sr-only">{nameOf(openCard(state))}</span>
          {state.at > 0 && (
            <>
              <Icon name={wasRight ? "check" : "x"} />
              {wasRight ? copy.right : copy.wrongGuess}
            </>
          )}
        </p>
        <div className="grid w-full grid-cols-2 gap-3">
          <Button
            look="primary"
            className="btn-large"
            icon="arrow-up"
            disabled={isOver}
            onClick={() => guess("higher")}
          >
            {copy.higher}
          </Button>
          <Button
            look="primary"
            className="btn-large"
            icon="arrow-down"
            disabled={isOver}
            onClick={() => guess("lower")}
          >
            {copy.lower}
          </Button>
        </div>
        <ol className="flex min-h-10 justify-center gap-1.5" aria-label={copy.pastCards}>
          {past.map((card) => (
            <li
              key={card}
              className="num flex h-10 min-w-9 items-center justify-center gap-0.5 rounded-md border border-line bg-ground px-1 text-sm font-bold"
            >
              <span className="sr-only">{nameOf(card)}</span>
              <span aria-hidden="true">{cornerOf(valueOf(card))}</span>
              <Icon name={SUITS[suitOf(card)]?.icon ?? "spade"} className="size-3.5 fill-current" />
            </li>
          ))}
        </ol>
      </div>
    </GameFrame>
  );
}

/** A playing card, face up. */
function PlayingCard({ card }: { card: number }) {
  const suit = SUITS[suitOf(card)] ?? SUITS[0];
  const corner = (
    <span className="flex flex-col items-center gap-0.5">
      <span className="num display leading-none [--size:1.625rem]">{cornerOf(valueOf(card))}</span>
      <Icon name={suit.icon} className="size-5 fill-current" />
    </span>
  );
  return (
    <div
      className={`relative flex h-56 w-40 flex-col justify-between rounded-xl border-2 border-ink/30 bg-surface p-3 shadow-md motion-safe:transition-transform starting:-translate-y-4 starting:rotate-6 ${suit.isRed ? "text-accent-text" : "text-ink"}`}
      aria-hidden="true"
    >
      <span className="self-start">{corner}</span>
      <Icon name={suit.icon} className="absolute inset-0 m-auto size-20 fill-current" />
      <span className="rotate-180 self-end">{corner}</span>
    </div>
  );
}
