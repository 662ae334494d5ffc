import { copy } from "../copy.ts";

/** Seconds of a breath: in, hold, out. */
const [IN, HOLD, OUT] = [4, 7, 8] as const;
const BREATH = IN + HOLD + OUT;

const soft = (t: number): number => t * t * (3 - 2 * t);

/** How full the lungs are, 0 to 1, and what to do, some milliseconds into a sit. */
function breathAt(ms: number): { fill: number; words: string } {
  const second = (ms / 1000) % BREATH;
  if (second < IN) return { fill: soft(second / IN), words: copy.breatheIn };
  if (second < IN + HOLD) return { fill: 1, words: copy.hold };
  return { fill: 1 - soft((second - IN - HOLD) / OUT), words: copy.breatheOut };
}

/** Rings that widen and narrow with the breath; `gone` is null while it rests. */
export function BreathingCircle({ gone, text }: { gone: number | null; text: string }) {
  const { fill, words } = gone === null ? { fill: 0.35, words: copy.ready } : breathAt(gone);
  return (
    <div className="relative grid size-72 max-w-full place-items-center">
      {[1, 0.82, 0.64].map((size, ring) => (
        <span
          key={size}
          className={`absolute rounded-full motion-reduce:transform-none ${ring === 2 ? "bg-accent" : ring === 1 ? "bg-accent2" : "bg-accent3"}`}
          style={{
            inset: `${(1 - size) * 50}%`,
            opacity: [0.3, 0.38, 1][ring],
            transform: `scale(${0.66 + fill * (0.34 - ring * 0.05)})`,
            transition: "transform 160ms linear",
          }}
          aria-hidden="true"
        />
      ))}
      <span className="relative flex flex-col items-center text-on-accent">
        <span className="num display [--size:2.25rem] leading-none">{text}</span>
        <span className="mt-1 max-w-28 text-sm">{words}</span>
      </span>
    </div>
  );
}
