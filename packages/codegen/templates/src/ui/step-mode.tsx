import { useEffect, useState } from "react";
import { copy, say } from "../copy.ts";
import { minutesIn } from "../rules/scale-amounts.ts";
import { useNow } from "../store/use-now.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** Steps one at a time, large, with a timer where a step names minutes. The screen stays awake. */
export function StepMode({ title, steps }: { title: string; steps: readonly string[] }) {
  const [step, setStep] = useState<number | null>(null);
  useAwake(step !== null);
  const text = step === null ? undefined : steps[step];
  const minutes = text === undefined ? null : minutesIn(text);
  if (steps.length === 0) return null;
  return (
    <>
      <Button look="primary" icon="play" className="mb-4" onClick={() => setStep(0)}>
        {copy.stepByStep}
      </Button>
      <Dialog open={step !== null} title={title} onClose={() => setStep(null)}>
        {step !== null && text !== undefined && (
          <div className="step">
            <p className="eyebrow">{say(copy.stepOf, { n: step + 1, all: steps.length })}</p>
            <div className="step-bar" aria-hidden="true">
              <span style={{ width: `${((step + 1) / steps.length) * 100}%` }} />
            </div>
            <p className="step-text" aria-live="polite">
              {text}
            </p>
            {minutes !== null && <StepTimer key={step} minutes={minutes} />}
            <div className="row-form-end">
              <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
                {copy.previous}
              </Button>
              {step + 1 < steps.length ? (
                <Button look="primary" onClick={() => setStep(step + 1)}>
                  {copy.next}
                </Button>
              ) : (
                <Button look="primary" icon="check" onClick={() => setStep(null)}>
                  {copy.done}
                </Button>
              )}
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}

function StepTimer({ minutes }: { minutes: number }) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const now = useNow(250);
  const left = endsAt === null ? minutes * 60 : Math.max(0, Math.ceil((endsAt - now) / 1000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div className="step-timer">
      <span role="timer" aria-label={text} className={`step-clock num ${left === 0 ? "step-over" : ""}`}>
        {text}
      </span>
      {endsAt === null ? (
        <Button icon="timer" onClick={() => setEndsAt(Date.now() + minutes * 60_000)}>
          {copy.startTimer}
        </Button>
      ) : (
        <Button onClick={() => setEndsAt(null)}>{copy.resetTimer}</Button>
      )}
    </div>
  );
}

function useAwake(on: boolean): void {
  useEffect(() => {
    if (!on || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    // A refusal (low battery, a hidden tab) only means that the screen may dim.
    navigator.wakeLock.request("screen").then(
      (granted) => (over ? void granted.release() : (lock = granted)),
      () => undefined,
    );
    return () => {
      over = true;
      void lock?.release();
    };
  }, [on]);
}
