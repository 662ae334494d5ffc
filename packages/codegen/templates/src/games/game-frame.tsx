import { useState, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useVisitor } from "../store/use-setting.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";

interface GameFrameProps {
  game: GameProps;
  /** What the game is called. */
  name: string;
  /** How it is played, in a sentence. */
  help: string;
  /** What one wants to know while one plays: points, moves, time. */
  stats?: readonly { label: string; value: string | number }[];
  /** How it ended, once it has; `score` is what can be kept. */
  over?: { text: string; score?: number } | undefined;
  onNew: () => void;
  /** Undoes the last move; there is a button for it where this is given. */
  onUndo?: (() => void) | undefined;
  canUndo?: boolean;
  pause?: { isPaused: boolean; toggle: () => void } | undefined;
  /** What else can be set: level, size, sides. */
  tools?: ReactNode;
  /** Whether something can be heard in it. */
  hasSound?: boolean;
  children: ReactNode;
}

/** Boards get larger on wide screens, as far as the height allows. They use Tailwind's named widths, so it is enough to redefine those. */
const ROOMY =
  "lg:[--container-sm:max(24rem,min(31rem,100dvh_-_22rem))] lg:[--container-md:max(28rem,min(38rem,100dvh_-_19rem))] lg:[--container-lg:max(32rem,min(40rem,100dvh_-_18rem))] lg:[--container-xl:max(36rem,min(46rem,100dvh_-_15rem))]";

/** What stands around every game: its numbers, its buttons, how it ended and where a result is kept. */
export function GameFrame({
  game,
  name,
  help,
  stats = [],
  over,
  onNew,
  onUndo,
  canUndo = true,
  pause,
  tools,
  hasSound = true,
  children,
}: GameFrameProps) {
  const sound = useSound();
  return (
    <Section id={game.id} title={game.title} note={game.note} label={name}>
      <div className={`mx-auto flex w-full max-w-xl flex-col gap-4 ${ROOMY}`}>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <dl className="flex flex-wrap gap-x-6 gap-y-2">
            {stats.map(({ label, value }) => (
              <div key={label}>
                <dt className="field-label">{label}</dt>
                <dd className="num display [--size:1.5rem] leading-none">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-center gap-2">
            {tools}
            {hasSound && (
              <IconButton
                label={sound.isOn ? copy.soundOff : copy.soundOn}
                icon={sound.isOn ? "volume-2" : "volume-x"}
                onClick={sound.toggle}
              />
            )}
            {pause !== undefined && (
              <IconButton
                label={pause.isPaused ? copy.resume : copy.pause}
                icon={pause.isPaused ? "play" : "pause"}
                onClick={pause.toggle}
              />
            )}
            {onUndo !== undefined && (
              <IconButton label={copy.undo} icon="undo-2" disabled={!canUndo} onClick={onUndo} />
            )}
            <IconButton label={copy.newGame} icon="rotate-ccw" onClick={onNew} />
          </div>
        </div>
        <div className="relative">
          {children}
          {over !== undefined && <Ending key={over.text} game={game} over={over} onNew={onNew} />}
        </div>
        <p className="text-sm text-muted">{help}</p>
      </div>
    </Section>
  );
}

/** How it ended, over the board. */
function Ending({ game, over, onNew }: { game: GameProps; over: { text: string; score?: number }; onNew: () => void }) {
  const [isKept, setKept] = useState(false);
  return (
    <div className="absolute inset-0 grid place-items-center rounded-card bg-surface/85 p-4 select-none" role="status">
      <div className="flex flex-col items-center gap-4 text-center">
        <p className="display [--size:2rem] leading-tight text-balance">{over.text}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="primary" icon="rotate-ccw" onClick={onNew}>
            {copy.again}
          </Button>
          {over.score !== undefined && game.logEntity !== undefined && !isKept && (
            <SaveScore game={game} entity={game.logEntity} score={over.score} onSaved={() => setKept(true)} />
          )}
        </div>
      </div>
    </div>
  );
}

function SaveScore({
  game,
  entity,
  score,
  onSaved,
}: {
  game: GameProps;
  entity: EntityDef;
  score: number;
  onSaved: () => void;
}) {
  const visitor = useVisitor();
  return (
    <Button
      icon="trophy"
      onClick={() => {
        const kept: Record<string, Value> = {};
        if (game.logScoreField !== undefined) kept[game.logScoreField] = score;
        if (game.logWhoField !== undefined) kept[game.logWhoField] = visitor.name;
        if (game.logDateField !== undefined) kept[game.logDateField] = stamp(entity, game.logDateField, Date.now());
        createRow(entity, newValues(entity, kept, visitor.name), {
          announce: say(copy.logged, { name: entity.plural }),
        });
        onSaved();
      }}
    >
      {copy.saveScore}
    </Button>
  );
}
