import { copy } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import type { GameProps, Level } from "./game.ts";

/** Who one plays against: the computer on a level, or somebody at the same device. */
export type Opponent = Level | "two";

/** The level that somebody chose on this device, else the game's own. */
export function useLevel<L extends Opponent = Level>(game: GameProps): [L, (level: L) => void] {
  return useSetting<L>(`level:${game.id}`, (game.level ?? "normal") as L);
}

/** Chooses a level. */
export function LevelChoice({ level, onLevel }: { level: Level; onLevel: (level: Level) => void }) {
  return (
    <select
      className="input w-auto field-sizing-content pr-8 pl-3 text-sm"
      aria-label={copy.level}
      value={level}
      onChange={(event) => onLevel(event.target.value as Level)}
    >
      <option value="easy">{copy.easy}</option>
      <option value="normal">{copy.medium}</option>
      <option value="hard">{copy.hard}</option>
    </select>
  );
}

/** Chooses whom one plays against. */
export function OpponentChoice({ opponent, onOpponent }: { opponent: Opponent; onOpponent: (next: Opponent) => void }) {
  return (
    <select
      className="input w-auto field-sizing-content pr-8 pl-3 text-sm"
      aria-label={copy.opponent}
      value={opponent}
      onChange={(event) => onOpponent(event.target.value as Opponent)}
    >
      <optgroup label={copy.computer}>
        <option value="easy">{copy.easy}</option>
        <option value="normal">{copy.medium}</option>
        <option value="hard">{copy.hard}</option>
      </optgroup>
      <option value="two">{copy.twoPlayers}</option>
    </select>
  );
}
