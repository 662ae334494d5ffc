import { copy, say } from "../copy.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import { playRound, scoreOfMatch, TO_WIN, winnerOf, type Hand, type Match } from "./rock-paper-scissors-rules.ts";
import { useKeys } from "./use-keys.ts";
import { useStreak } from "./use-streak.ts";
import { useTurns } from "./use-turns.ts";

const hands = (): readonly [Piece, Piece, Piece] => [
  { label: copy.rock, icon: "hand-fist" },
  { label: copy.paper, icon: "hand" },
  { label: copy.scissors, icon: "scissors" },
];
const HANDS: readonly Hand[] = [0, 1, 2];

/** Rock, paper, scissors against the computer, best of five. Of three `pieces`, each beats the one before it. */
export function RockPaperScissors(game: GameProps) {
  const [rock, paper, scissors] = hands();
  const signs = [game.pieces?.[0] ?? rock, game.pieces?.[1] ?? paper, game.pieces?.[2] ?? scissors];
  const signOf = (hand: Hand): Piece => signs[hand] ?? rock;
  const turns = useTurns<Match>(`${game.id}:rockPaperScissors`, () => ({ rounds: [] }));
  const run = useStreak(`${game.id}:rockPaperScissors`);
  const sound = useSound();
  const { me, them } = scoreOfMatch(turns.state);
  const last = turns.state.rounds.at(-1);
  const isOver = me >= TO_WIN || them >= TO_WIN;
  const play = (hand: Hand) => {
    const next = playRound(turns.state, hand, Math.random);
    const round = next.rounds.at(-1);
    if (next === turns.state || round === undefined) return;
    const after = scoreOfMatch(next);
    const winner = winnerOf(round.mine, round.theirs);
    if (after.me >= TO_WIN) run.grow();
    if (after.me >= TO_WIN || after.them >= TO_WIN) sound.play(after.me > after.them ? "win" : "lose");
    else sound.play(winner === "me" ? "good" : winner === "them" ? "bad" : "tap");
    turns.replace(next);
  };
  useKeys((key) => {
    const hand = HANDS[Number(key) - 1];
    if (hand === undefined) return false;
    play(hand);
    return true;
  }, !isOver);
  const restart = () => {
    if (them >= TO_WIN) run.end();
    turns.restart();
  };
  const winner = last === undefined ? undefined : winnerOf(last.mine, last.theirs);
  return (
    <GameFrame
      game={game}
      name={copy.gameRockPaperScissors}
      help={copy.helpRockPaperScissors}
      stats={[
        { label: copy.youPlayer, value: me },
        { label: copy.computerPlayer, value: them },
        { label: copy.streak, value: run.streak },
      ]}
      over={
        isOver
          ? { text: me > them ? copy.youWin : copy.youLose, ...(run.streak > 0 && { score: run.streak }) }
          : undefined
      }
      onNew={restart}
    >
      <div className="card flex flex-col items-center gap-6 p-5" role="group" aria-label={copy.board}>
        <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-3">
          <Shown who={copy.youPlayer} piece={last && signOf(last.mine)} isWinner={winner === "me"} />
          <span className="display text-muted [--size:1.5rem]" aria-hidden="true">
            :
          </span>
          <Shown who={copy.computerPlayer} piece={last && signOf(last.theirs)} isWinner={winner === "them"} />
        </div>
        <p className="display min-h-8 text-center [--size:1.5rem]" role="status">
          {last === undefined || winner === undefined ? (
            <span className="text-muted">{copy.chooseHand}</span>
          ) : winner === "nobody" ? (
            copy.draw
          ) : (
            say(winner === "me" ? copy.beatsForYou : copy.beatsForThem, {
              name: signOf(winner === "me" ? last.mine : last.theirs).label,
              other: signOf(winner === "me" ? last.theirs : last.mine).label,
            })
          )}
        </p>
        <div className="grid w-full grid-cols-3 gap-2 sm:gap-3">
          {HANDS.map((hand) => (
            <button
              key={hand}
              type="button"
              className="btn btn-secondary min-h-24 flex-col gap-2 px-1"
              disabled={isOver}
              onClick={() => play(hand)}
            >
              {signOf(hand).icon !== undefined && <PieceSign piece={signOf(hand)} className="size-9" />}
              <span>{signOf(hand).label}</span>
            </button>
          ))}
        </div>
      </div>
    </GameFrame>
  );
}

/** What somebody showed in the last round. */
function Shown({ who, piece, isWinner }: { who: string; piece: Piece | undefined; isWinner: boolean }) {
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <span className="field-label">{who}</span>
      <span
        className={`display grid aspect-square w-full max-w-36 place-items-center rounded-full border-3 [--size:1.25rem] motion-safe:transition-colors ${isWinner ? "border-accent bg-accent text-on-accent" : "border-line bg-ground"}`}
        role={piece === undefined ? undefined : "img"}
        aria-label={piece?.label}
      >
        {piece === undefined ? "?" : <PieceSign piece={piece} className="size-1/2" />}
      </span>
    </div>
  );
}
