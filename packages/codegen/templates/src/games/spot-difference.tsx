import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { GameFrame } from "./game-frame.tsx";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import {
  DIFFERENCES,
  hint,
  spot,
  spotOn,
  startSpotting,
  timeFor,
  type Spotting,
  type Thing,
} from "./spot-difference-rules.ts";
import { StartCover } from "./start-cover.tsx";
import { TimeBar } from "./time-bar.tsx";
import { haze, tint } from "./tones.ts";
import { useArcade } from "./use-arcade.ts";

/** Ways to fill a thing: told apart by how light they are and by their edge, not by color alone. */
const FILLS = [
  { background: "var(--accent)", color: "var(--on-accent)", borderColor: "var(--accent)" },
  { background: "var(--ink)", color: "var(--ground)", borderColor: "var(--ink)" },
  { background: "var(--surface)", color: "var(--ink)", borderColor: "var(--ink)" },
  { background: tint(42), color: "var(--ink)", borderColor: tint(42) },
] as const;
/** Outlines of a thing: a disc or a tile. */
const OUTLINES = ["rounded-full", "rounded-md"] as const;

/** Spot the difference: two scenes, five differences. `pieces` are what stands in them. */
export function SpotDifference(game: GameProps) {
  const own: readonly Piece[] = [
    { label: copy.spotHouse, icon: "house" },
    { label: copy.spotTree, icon: "tree-pine" },
    { label: copy.spotSun, icon: "sun" },
    { label: copy.spotCat, icon: "cat" },
    { label: copy.spotBird, icon: "bird" },
    { label: copy.spotFish, icon: "fish" },
    { label: copy.spotFlower, icon: "flower" },
    { label: copy.spotCar, icon: "car" },
    { label: copy.spotCloud, icon: "cloud" },
    { label: copy.spotBoat, icon: "sailboat" },
  ];
  const pieces = game.pieces ?? own;
  const { state, act, best, phase, runs, run, restart, pause } = useArcade(
    game,
    () => startSpotting(pieces.length, game.level ?? "normal", Math.random),
    (now, ms) => spotOn(now, ms, Math.random),
  );
  const scene = { state, pieces, onTap: (place: number) => act((now) => spot(now, place)) };
  return (
    <GameFrame
      game={game}
      name={copy.gameSpotDifference}
      help={copy.helpSpotDifference}
      stats={[
        { label: copy.spotFound, value: `${state.pair.found.length}/${DIFFERENCES}` },
        { label: copy.level, value: state.stage },
      ]}
      over={state.isOver ? { text: say(copy.spotOver, { n: state.score }), score: state.score } : undefined}
      onNew={restart}
      pause={pause}
    >
      <div className="relative flex flex-col gap-3" role="group" aria-label={copy.board}>
        <TimeBar leftMs={state.leftMs} ofMs={timeFor(state.stage, state.level)} />
        <div className="grid gap-3 sm:grid-cols-2">
          <Scene {...scene} things={state.pair.first} name={copy.spotFirst} />
          <Scene {...scene} things={state.pair.second} name={copy.spotSecond} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm" role="status">
            {tellOf(state)}
          </p>
          <Button icon="lightbulb" disabled={!runs} onClick={() => act(hint)}>
            {copy.spotHint}
          </Button>
        </div>
        {phase !== "runs" && !state.isOver && (
          <StartCover label={phase === "waits" ? copy.start : copy.resume} onStart={run} />
        )}
      </div>
      {best !== null && (
        <p className="mt-2 text-sm text-muted">
          {copy.best}: <span className="num">{best}</span>
        </p>
      )}
    </GameFrame>
  );
}

/** What came of the last tap, in words. */
function tellOf({ pair, wrong, restMs }: Spotting): string {
  if (restMs > 0) return copy.spotAll;
  if (wrong !== null) return copy.spotWrong;
  return say(copy.spotLeft, { n: DIFFERENCES - pair.found.length });
}

interface SceneProps {
  state: Spotting;
  pieces: readonly Piece[];
  things: readonly (Thing | null)[];
  name: string;
  onTap: (place: number) => void;
}

/** One of the two scenes: a landscape with things in it, each place of which can be tapped. */
function Scene({ state: { pair, wrong }, pieces, things, name, onTap }: SceneProps) {
  return (
    <div className="card relative overflow-hidden" role="group" aria-label={name}>
      <Landscape />
      <div className="relative grid" style={{ gridTemplateColumns: `repeat(${pair.columns}, 1fr)` }}>
        {things.map((thing, place) => (
          <Place
            key={place}
            thing={thing}
            piece={thing === null ? undefined : pieces[thing.kind]}
            where={say(copy.spotPlace, {
              row: Math.floor(place / pair.columns) + 1,
              column: (place % pair.columns) + 1,
            })}
            isFound={pair.found.includes(place)}
            isWrong={wrong === place}
            onTap={() => onTap(place)}
          />
        ))}
      </div>
    </div>
  );
}

function Landscape() {
  return (
    <svg className="absolute inset-0 size-full" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="60" fill={tint(10)} />
      <path d="M 0 34 Q 22 16 46 32 T 100 26 V 60 H 0 Z" fill={haze(14)} />
      <path d="M 0 47 Q 30 36 58 46 T 100 42 V 60 H 0 Z" fill={tint(24)} />
    </svg>
  );
}

interface PlaceProps {
  thing: Thing | null;
  piece: Piece | undefined;
  where: string;
  isFound: boolean;
  isWrong: boolean;
  onTap: () => void;
}

function Place({ thing, piece, where, isFound, isWrong, onTap }: PlaceProps) {
  const state = isFound ? `, ${copy.spotFoundHere}` : "";
  return (
    <button
      type="button"
      className="relative grid aspect-square touch-manipulation place-items-center select-none"
      aria-label={`${where}: ${piece?.label ?? copy.spotNothing}${state}`}
      onClick={onTap}
    >
      {thing !== null && piece !== undefined && (
        <span
          className={`grid place-items-center border-2 ${OUTLINES[thing.shape] ?? ""}`}
          style={{
            ...FILLS[thing.tone],
            width: `${thing.size}%`,
            height: `${thing.size}%`,
            transform: `translate(${thing.dx}%, ${thing.dy}%) rotate(${thing.turn}deg)`,
          }}
        >
          <PieceSign piece={piece} className="size-3/4" />
        </span>
      )}
      {isFound && (
        <span className="absolute inset-0.5 rounded-full border-4 border-accent-text outline-2 outline-surface" />
      )}
      {isWrong && (
        <span className="absolute inset-0 grid place-items-center text-ink">
          <span className="rounded-full bg-surface p-1">
            <Icon name="x" className="size-6" />
          </span>
        </span>
      )}
    </button>
  );
}
