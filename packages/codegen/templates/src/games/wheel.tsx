import { useState } from "react";
import { copy, language, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { EntryList, useEntries } from "./entry-list.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Piece } from "./game.ts";
import { useKeys } from "./use-keys.ts";
import { useTick } from "./use-loop.ts";
import { WheelDisc } from "./wheel-disc.tsx";
import { sliceAt, turnTo } from "./wheel-rules.ts";
import { WHEEL_ENTRIES } from "./wheel-entries.ts";

const SPIN_MS = 4000;

/** A wheel of fortune over rows, pieces or a list of one's own. */
export function Wheel(game: GameProps) {
  const list = useEntries(game, WHEEL_ENTRIES[language]);
  const [removed, setRemoved] = useSetting<readonly string[]>(`wheelOut:${game.id}`, []);
  const [isRemoving, setRemoving] = useSetting(`wheelRemoves:${game.id}`, false);
  const [degrees, setDegrees] = useState(0);
  const [spinMs, setSpinMs] = useState<number | null>(null);
  const [winner, setWinner] = useState<Piece | null>(null);
  const [spins, setSpins] = useState(0);
  const sound = useSound();
  const entries = list.entries.filter(({ label }) => !removed.includes(label));
  const isSpinning = spinMs !== null;

  useTick(
    () => {
      setSpinMs(null);
      setSpins(spins + 1);
      setWinner(entries[sliceAt(degrees, entries.length)] ?? null);
      sound.play("win");
    },
    spinMs ?? 0,
    isSpinning,
  );
  // A winner stays to be seen until the next spin.
  const out = isRemoving && winner !== null ? [...removed, winner.label] : removed;
  const left = list.entries.filter(({ label }) => !out.includes(label));
  const canSpin = !isSpinning && left.length > 0;
  const spin = () => {
    if (!canSpin) return;
    if (out !== removed) setRemoved(out);
    sound.play("tap");
    setWinner(null);
    setDegrees(turnTo(degrees, Math.floor(Math.random() * left.length), left.length, Math.random));
    setSpinMs(window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SPIN_MS);
  };
  useKeys((key) => {
    if (key === " ") spin();
    return key === " ";
  }, true);
  const restart = () => {
    if (isSpinning) return;
    setRemoved([]);
    setWinner(null);
    setSpins(0);
  };
  return (
    <GameFrame
      game={game}
      name={copy.gameWheel}
      help={copy.helpWheel}
      stats={[
        { label: copy.entries, value: entries.length },
        { label: copy.spins, value: spins },
      ]}
      onNew={restart}
    >
      <div className="flex flex-col gap-4">
        <WheelDisc entries={entries} degrees={degrees} ms={spinMs ?? 0} onSpin={spin} canSpin={canSpin} />
        <p className="grid min-h-14 place-items-center text-center" role="status">
          {winner !== null ? (
            <span className="flex items-center justify-center gap-3 display [--size:2rem] text-balance">
              {winner.icon !== undefined && <Icon name={winner.icon} className="size-9" />}
              {winner.label}
            </span>
          ) : (
            <span className="text-muted">
              {isSpinning ? copy.wheelTurns : entries.length === 0 ? copy.listIsEmpty : copy.spinIt}
            </span>
          )}
        </p>
        <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
          <label className="flex cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              role="switch"
              className="switch"
              checked={isRemoving}
              onChange={(event) => setRemoving(event.target.checked)}
            />
            {copy.removeWinner}
          </label>
          {removed.length > 0 && !isSpinning && (
            <Button icon="rotate-ccw" onClick={() => setRemoved([])}>
              {say(copy.putBackAll, { n: removed.length })}
            </Button>
          )}
          {!isSpinning && <EntryList list={list} />}
        </div>
      </div>
    </GameFrame>
  );
}
