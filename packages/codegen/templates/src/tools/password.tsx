import { useMemo, useState } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { NumberField } from "./maker-fields.tsx";
import { Segments, Slider, Switch } from "./controls.tsx";
import { CopyIcon } from "./tool-parts.tsx";
import { CHARACTER_SETS, makePassword, passwordBits, passwordStrength, type PasswordPlan } from "./password-rules.ts";
import { secureBelow } from "./secure-random.ts";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

type Plan = PasswordPlan & { count: number };

const START: Plan = {
  kind: "words",
  length: 18,
  sets: CHARACTER_SETS,
  isClear: true,
  words: 6,
  isCapital: true,
  hasNumber: true,
  count: 1,
};
const SET_NAMES = {
  lower: copy.setLower,
  upper: copy.setUpper,
  digits: copy.setDigits,
  symbols: copy.setSymbols,
} as const;
const STRENGTHS = {
  weak: copy.strengthWeak,
  fair: copy.strengthFair,
  good: copy.strengthGood,
  strong: copy.strengthStrong,
} as const;
/** Bits beyond which more make no difference. */
const FULL = 100;

const newRound = () => ({ below: secureBelow });

/** Makes passwords of characters or of words. Only how they are made is kept, never a password. */
export function Password(tool: ToolProps) {
  const [plan, setPlan] = useDraft<Plan>(tool.id, START);
  // Another round makes others by the same plan.
  const [round, setRound] = useState(newRound);
  const passwords = useMemo(
    () => Array.from({ length: plan.count }, () => makePassword(plan, round.below)),
    [plan, round],
  );
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const text = passwords.join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolPassword} result={text}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <div className="card panel flex flex-col gap-4">
          <ul className="divide-y divide-line" aria-live="polite" aria-label={copy.toolPassword}>
            {passwords.map((password, index) => (
              <li key={`${index}-${password}`} className="flex items-center gap-2 py-1">
                <span
                  className={`min-w-0 flex-1 font-mono ${plan.kind === "words" ? "break-words" : "break-all"} ${plan.count === 1 ? "text-xl" : ""}`}
                >
                  {password}
                </span>
                {plan.count > 1 && <CopyIcon text={password} name={password} />}
              </li>
            ))}
          </ul>
          <Strength bits={passwordBits(plan)} />
          <div className="flex flex-wrap gap-2">
            <Button look="primary" icon="refresh-cw" onClick={() => setRound(newRound())}>
              {copy.generate}
            </Button>
            <CopyButton text={text} />
          </div>
        </div>
        <Choices plan={plan} onChange={change} />
      </div>
    </ToolFrame>
  );
}

function Strength({ bits }: { bits: number }) {
  return (
    <div className="flex flex-col gap-1.5" role="status">
      <div className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${Math.min(100, (bits / FULL) * 100)}%` }} />
      </div>
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-bold">{STRENGTHS[passwordStrength(bits)]}</span>
        <span className="num text-muted">{say(copy.bitsOf, { n: Math.floor(bits) })}</span>
      </p>
    </div>
  );
}

function Choices({ plan, onChange }: { plan: Plan; onChange: (part: Partial<Plan>) => void }) {
  return (
    <div className="card panel flex flex-col gap-3">
      <Segments
        legend={copy.passwordKind}
        options={[
          { value: "words", label: copy.words },
          { value: "characters", label: copy.characters },
        ]}
        value={plan.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {plan.kind === "words" ? (
        <>
          <Slider
            label={copy.howManyWords}
            value={plan.words}
            min={3}
            max={10}
            shown={String(plan.words)}
            onChange={(words) => onChange({ words })}
          />
          <Switch label={copy.wordsCapital} isOn={plan.isCapital} onChange={(isCapital) => onChange({ isCapital })} />
          <Switch label={copy.withNumber} isOn={plan.hasNumber} onChange={(hasNumber) => onChange({ hasNumber })} />
        </>
      ) : (
        <>
          <Slider
            label={copy.passwordLength}
            value={plan.length}
            min={6}
            max={64}
            shown={String(plan.length)}
            onChange={(length) => onChange({ length })}
          />
          <div className="grid gap-x-6 sm:grid-cols-2">
            {CHARACTER_SETS.map((set) => {
              const others = plan.sets.filter((other) => other !== set);
              return (
                <Switch
                  key={set}
                  label={SET_NAMES[set]}
                  isOn={plan.sets.includes(set)}
                  // The last set stays: a password is made of something.
                  onChange={(isOn) =>
                    onChange({ sets: isOn ? [...others, set] : others.length > 0 ? others : plan.sets })
                  }
                />
              );
            })}
          </div>
          <Switch label={copy.clearOnly} isOn={plan.isClear} onChange={(isClear) => onChange({ isClear })} />
        </>
      )}
      <NumberField label={copy.howMany} value={plan.count} min={1} max={50} onChange={(count) => onChange({ count })} />
    </div>
  );
}
