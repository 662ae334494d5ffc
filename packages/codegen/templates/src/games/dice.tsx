import { useState } from "react";
import { copy, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { DieFace } from "./die-face.tsx";
import { MOST_DICE, SIDES, sumOf, throwDice } from "./dice-rules.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { useKeys } from "./use-keys.ts";
import { useTick } from "./use-loop.ts";

const ROLL_MS = 600;
/** Throws that are shown again below. */
const REMEMBERED = 8;

interface Throw {
  sides: number;
  dice: readonly number[];
}

/** One to six dice of four to twenty sides. `pieces` stand for what the sides show. */
export function Dice(game: GameProps) {
  const pieces = game.pieces ?? [];
  const [count, setCount] = useSetting(`diceCount:${game.id}`, 2);
  const [kept, setSides] = useSetting<number>(`diceSides:${game.id}`, 6);
  const [past, setPast] = useSetting<readonly Throw[]>(`diceThrows:${game.id}`, []);
  const [isRolling, setRolling] = useState(false);
  const [rolls, setRolls] = useState(0);
  const sound = useSound();
  const sides = pieces.length > 0 ? pieces.length : kept;
  const last = past[0];
  const isThis = last !== undefined && last.sides === sides && last.dice.length === count;
  const dice = isThis ? last.dice : Array.from({ length: count }, () => sides);

  useTick(() => setRolling(false), ROLL_MS, isRolling);
  const roll = () => {
    if (isRolling) return;
    sound.play("tap");
    setRolls(rolls + 1);
    setRolling(true);
    setPast([{ sides, dice: throwDice(count, sides, Math.random) }, ...past].slice(0, REMEMBERED + 1));
  };
  useKeys((key) => {
    if (key === " ") roll();
    return key === " ";
  }, true);
  const nameOf = (value: number) => pieces[value - 1]?.label ?? String(value);
  const told = (each: Throw) => each.dice.map(nameOf).join(", ");
  return (
    <GameFrame
      game={game}
      name={copy.gameDice}
      help={copy.helpDice}
      stats={[
        ...(pieces.length > 0 ? [] : [{ label: copy.total, value: isThis && !isRolling ? sumOf(dice) : "–" }]),
        { label: copy.rolls, value: rolls },
      ]}
      onNew={() => {
        setPast([]);
        setRolls(0);
      }}
      tools={
        <span className="flex items-center gap-1">
          <IconButton label={copy.fewerDice} icon="minus" disabled={count <= 1} onClick={() => setCount(count - 1)} />
          <span
            className="num display w-6 text-center [--size:1.25rem]"
            aria-label={say(copy.diceCount, { n: count })}
            role="img"
          >
            {count}
          </span>
          <IconButton
            label={copy.moreDice}
            icon="plus"
            disabled={count >= MOST_DICE}
            onClick={() => setCount(count + 1)}
          />
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <div
          className="card flex min-h-64 flex-wrap content-center items-center justify-center gap-5 p-5"
          role="group"
          aria-label={copy.board}
        >
          {dice.map((value, index) => (
            <span
              key={index}
              className={`block ${count > 2 ? "w-[26%]" : "w-[36%]"} max-w-32 motion-safe:transition-[rotate,scale] motion-safe:duration-600`}
              style={{
                rotate: `${rolls * 360 * (index % 2 === 0 ? 1 : -1) + (isThis ? ((value * 7 + index * 5) % 13) - 6 : 0)}deg`,
                scale: isRolling ? "0.8" : "1",
              }}
            >
              <DieFace sides={sides} value={value} piece={pieces[value - 1]} />
            </span>
          ))}
          <p className="sr-only" role="status">
            {isThis && !isRolling ? told(last) : ""}
          </p>
        </div>
        <Button look="primary" className="btn-large" icon="dices" onClick={roll}>
          {copy.roll}
        </Button>
        {pieces.length === 0 && (
          <ChoiceChips
            name={`${game.id}-sides`}
            legend={copy.sidesOfDie}
            quiet
            options={SIDES.map((each) => ({ value: String(each), label: say(copy.dieOf, { n: each }) }))}
            value={String(sides)}
            onChange={(value) => setSides(Number(value))}
          />
        )}
        {past.length > 1 && (
          <ol className="flex flex-wrap justify-center gap-2 text-sm text-muted" aria-label={copy.pastRolls}>
            {past.slice(1).map((each, index) => (
              <li key={index} className="num rounded-control border border-line px-2 py-0.5">
                {told(each)}
                {pieces.length === 0 && each.dice.length > 1 && (
                  <strong className="text-ink"> = {sumOf(each.dice)}</strong>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </GameFrame>
  );
}
