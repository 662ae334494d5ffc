import { copy, say } from "../copy.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level, Piece } from "./game.ts";
import { LevelChoice, useLevel } from "./level-choice.tsx";
import { isDone, startMemory, turnDown, turnUp } from "./memory-rules.ts";
import { PieceSign } from "./piece-sign.tsx";
import { useBest } from "./use-best.ts";
import { useGrid } from "./use-grid.ts";
import { useAfter, useLate } from "./use-late.ts";
import { useRowWords } from "./use-row-words.ts";
import { useTurns } from "./use-turns.ts";

const PAIRS: Readonly<Record<Level, number>> = { easy: 6, normal: 8, hard: 12 };
const COLUMNS = 4;
/** So long two cards that do not match can be looked at. */
const LOOK = 1200;

const OWN: readonly Piece[] = [
  { label: copy.picCat, icon: "cat" },
  { label: copy.picDog, icon: "dog" },
  { label: copy.picFish, icon: "fish" },
  { label: copy.picBird, icon: "bird" },
  { label: copy.picRabbit, icon: "rabbit" },
  { label: copy.picTurtle, icon: "turtle" },
  { label: copy.picSnail, icon: "snail" },
  { label: copy.picTree, icon: "tree-pine" },
  { label: copy.picFlower, icon: "flower-2" },
  { label: copy.picSun, icon: "sun" },
  { label: copy.picMoon, icon: "moon" },
  { label: copy.picCherry, icon: "cherry" },
  { label: copy.picRocket, icon: "rocket" },
  { label: copy.picBoat, icon: "sailboat" },
];

/** Pairs to find. The cards show `pieces`, else the words of `wordsEntity`; where these are few, pictures of its own join them. */
export function Memory(game: GameProps) {
  const words = [...new Set(useRowWords(game).map(({ word }) => word))].map((label): Piece => ({ label }));
  const given = game.pieces ?? words;
  const others = OWN.filter(({ icon }) => !given.some((piece) => piece.icon === icon));
  const missing = given.length === 0 ? others.length : Math.max(0, PAIRS.easy - given.length);
  return <MemoryLevel game={game} pieces={[...given, ...others.slice(0, missing)]} />;
}

function MemoryLevel({ game, pieces }: { game: GameProps; pieces: readonly Piece[] }) {
  const [level, setLevel] = useLevel(game);
  const pairs = Math.min(PAIRS[level], pieces.length);
  const key = `${game.id}:memory:${pairs}:${pieces.length}`;
  return (
    <MemoryBoard key={key} gameKey={key} game={game} pieces={pieces} pairs={pairs} level={level} onLevel={setLevel} />
  );
}

interface MemoryBoardProps {
  gameKey: string;
  game: GameProps;
  pieces: readonly Piece[];
  pairs: number;
  level: Level;
  onLevel: (level: Level) => void;
}

function MemoryBoard({ gameKey, game, pieces, pairs, level, onLevel }: MemoryBoardProps) {
  const { state, replace, restart } = useTurns(gameKey, () => startMemory(pairs, pieces.length, Math.random));
  const [best, offer] = useBest(gameKey, true);
  const sound = useSound();
  const grid = useGrid(COLUMNS);
  const isOver = useLate(isDone(state), 700);
  useAfter(LOOK, state.up.length === 2, state, () => replace(turnDown(state)));
  const turn = (at: number) => {
    const next = turnUp(state, at);
    if (next === state) return;
    const isPair = next.found.length > state.found.length;
    sound.play(isDone(next) ? "win" : isPair ? "good" : next.up.length === 2 ? "bad" : "tap");
    if (isDone(next)) offer(next.moves);
    replace(next);
  };
  return (
    <GameFrame
      game={game}
      name={copy.gameMemory}
      help={copy.helpMemory}
      stats={[
        { label: copy.pairsFound, value: `${state.found.length / 2}/${state.cards.length / 2}` },
        { label: copy.moves, value: state.moves },
        { label: copy.best, value: best ?? "–" },
      ]}
      over={isOver ? { text: say(copy.allPairsIn, { n: state.moves }), score: state.moves } : undefined}
      onNew={restart}
      tools={<LevelChoice level={level} onLevel={onLevel} />}
    >
      <div
        className={`mx-auto grid w-full grid-cols-4 gap-2 ${pairs > 8 ? "max-w-88 sm:max-w-md" : "max-w-md"}`}
        role="group"
        aria-label={copy.board}
        {...grid.board}
      >
        {state.cards.map((kind, at) => {
          const piece = pieces[kind] ?? { label: "?" };
          const isFound = state.found.includes(at);
          const isUp = isFound || state.up.includes(at);
          const name = isUp
            ? say(copy.cardShows, { n: at + 1, name: piece.label })
            : say(copy.cardFaceDown, { n: at + 1 });
          return (
            <button
              key={at}
              type="button"
              className="relative aspect-square min-w-0 cursor-pointer perspective-midrange"
              aria-label={name}
              onClick={() => turn(at)}
              {...grid.cell(at)}
            >
              <CardSides piece={piece} kind={kind} isUp={isUp} isFound={isFound} />
            </button>
          );
        })}
      </div>
    </GameFrame>
  );
}

const TINTS = ["var(--accent)", "var(--accent2)", "var(--accent3)"];
const SIDE = "absolute inset-0 grid place-items-center overflow-hidden rounded-control border-2 backface-hidden";

/** Back and face of a card, of which one sees one. */
function CardSides({ piece, kind, isUp, isFound }: { piece: Piece; kind: number; isUp: boolean; isFound: boolean }) {
  return (
    <span
      className={`absolute inset-0 transition-transform duration-300 transform-3d ${isUp ? "rotate-y-180" : "hover:rotate-y-12"}`}
    >
      <span
        className={`${SIDE} border-accent`}
        style={{
          background:
            "repeating-linear-gradient(45deg, transparent 0 7px, color-mix(in srgb, var(--on-accent) 16%, transparent) 7px 9px), var(--accent)",
        }}
      />
      <span
        className={`${SIDE} rotate-y-180 p-1 text-center text-sm text-ink ${isFound ? "border-accent" : "border-line"}`}
        style={{ background: `color-mix(in oklab, ${TINTS[kind % TINTS.length]} 26%, var(--surface))` }}
      >
        <PieceSign piece={piece} className="size-3/5" />
      </span>
    </span>
  );
}
