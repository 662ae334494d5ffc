import { useEffect, useState, type CSSProperties } from "react";
import { copy, language, say } from "../copy.ts";
import { useTick } from "../games/use-loop.ts";
import { Button } from "../ui/button.tsx";
import { NumberField } from "./maker-fields.tsx";
import { Switch } from "./controls.tsx";
import { drawNumbers, FARTHEST, MOST_NUMBERS, rangeSize, readRange, type NumberPlan } from "./random-number-rules.ts";
import { secureBelow } from "./secure-random.ts";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const START: NumberPlan = { low: 1, high: 100, count: 1, isUnique: true, isSorted: false };
const NONE: readonly string[] = [];
/** How long numbers roll, and how long each is seen, in ms. */
const ROLL = 700;
const FACE = 60;
const KEPT = 6;

/** Draws numbers by chance, one large or many. */
export function RandomNumber(tool: ToolProps) {
  const [plan, setPlan] = useDraft<NumberPlan>(tool.id, { ...START, ...readRange(tool.sample ?? "") });
  const [drawn, setDrawn] = useDraft<readonly number[] | null>(tool.id, null, ":drawn");
  const [first] = useState(() => drawNumbers(plan, secureBelow));
  const [earlier, setEarlier] = useDraft<readonly string[]>(tool.id, NONE, ":earlier");
  const { rolling, roll } = useRoll(plan);
  const change = (part: Partial<NumberPlan>) => setPlan({ ...plan, ...part });
  const numbers = drawn ?? first;
  const text = numbers.join(", ");
  const tooFew = plan.isUnique && plan.count > rangeSize(plan);
  const go = () => {
    setEarlier([text, ...earlier].slice(0, KEPT));
    setDrawn(drawNumbers(plan, secureBelow));
    roll();
  };
  return (
    <ToolFrame tool={tool} name={copy.toolRandomNumber} result={text}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="card panel flex flex-col gap-4">
          <Shown numbers={rolling ?? numbers} isRolling={rolling !== undefined} />
          <div className="flex flex-wrap justify-center gap-2">
            <Button look="primary" icon="dices" className="btn-large" onClick={go}>
              {copy.drawNumbers}
            </Button>
            <CopyButton text={text} />
          </div>
          {numbers.length > 1 && (
            <p className="num text-center text-sm text-muted">
              {copy.total}: {numbers.reduce((sum, each) => sum + each, 0).toLocaleString(language)}
            </p>
          )}
        </div>
        <div className="card panel flex flex-col gap-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <NumberField
              label={copy.lowest}
              value={plan.low}
              min={-FARTHEST}
              max={FARTHEST}
              onChange={(low) => change({ low })}
            />
            <NumberField
              label={copy.highest}
              value={plan.high}
              min={-FARTHEST}
              max={FARTHEST}
              onChange={(high) => change({ high })}
            />
            <NumberField
              label={copy.howMany}
              value={plan.count}
              min={1}
              max={MOST_NUMBERS}
              onChange={(count) => change({ count })}
            />
          </div>
          {tooFew && (
            <p role="alert" className="text-sm">
              {say(copy.rangeTooSmall, { n: rangeSize(plan) })}
            </p>
          )}
          <Switch label={copy.noRepeats} isOn={plan.isUnique} onChange={(isUnique) => change({ isUnique })} />
          <Switch label={copy.sortedNumbers} isOn={plan.isSorted} onChange={(isSorted) => change({ isSorted })} />
        </div>
      </div>
      {earlier.length > 0 && (
        <div>
          <p className="field-label">{copy.earlierDraws}</p>
          <ul className="num text-sm text-muted">
            {earlier.map((each, index) => (
              <li key={`${index}-${each.slice(0, 20)}`} className="truncate py-0.5">
                {each}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ToolFrame>
  );
}

/** One number as large as it fits, or all of them. */
function Shown({ numbers, isRolling }: { numbers: readonly number[]; isRolling: boolean }) {
  const [only = 0] = numbers;
  const text = only.toLocaleString(language);
  const size = text.length <= 4 ? 6 : text.length <= 8 ? 3.5 : 2;
  return (
    <output
      aria-live={isRolling ? "off" : "polite"}
      className={`flex max-h-80 min-h-40 flex-wrap content-center items-center justify-center gap-2 overflow-auto transition-opacity ${isRolling ? "opacity-60" : ""}`}
    >
      {numbers.length === 1 ? (
        <span className="num display leading-none text-accent-text" style={{ "--size": `${size}rem` } as CSSProperties}>
          {text}
        </span>
      ) : (
        numbers.map((each, index) => (
          <span
            key={`${index}-${each}`}
            className={`num rounded-control bg-accent px-3 py-1.5 font-bold text-on-accent ${numbers.length <= 12 ? "text-2xl" : "text-base"}`}
          >
            {each.toLocaleString(language)}
          </span>
        ))
      )}
    </output>
  );
}

/** Numbers that flash by for a moment before the drawn ones stand still; none for those who want less motion. */
function useRoll(plan: NumberPlan) {
  const [rolling, setRolling] = useState<readonly number[]>();
  const isOn = rolling !== undefined;
  useTick(() => setRolling(drawNumbers(plan, secureBelow)), FACE, isOn);
  useEffect(() => {
    if (!isOn) return;
    const timer = window.setTimeout(() => setRolling(undefined), ROLL);
    return () => window.clearTimeout(timer);
  }, [isOn]);
  const roll = () => {
    if (!window.matchMedia("(prefers-reduced-motion: reduce)").matches) setRolling(drawNumbers(plan, secureBelow));
  };
  return { rolling, roll };
}
