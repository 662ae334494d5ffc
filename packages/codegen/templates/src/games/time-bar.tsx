import { copy } from "../copy.ts";

/** Time that is left, as seconds and as a bar that gets shorter. */
export function TimeBar({ leftMs, ofMs }: { leftMs: number; ofMs: number }) {
  const seconds = Math.ceil(leftMs / 1000);
  return (
    <div className="flex items-center gap-3" role="timer" aria-label={`${copy.time}: ${seconds}`}>
      <div className="h-3 flex-1 overflow-hidden rounded-full border border-line bg-surface">
        <div className="h-full rounded-full bg-accent" style={{ width: `${Math.max(0, (leftMs / ofMs) * 100)}%` }} />
      </div>
      <span className="num display w-8 text-right [--size:1.25rem] leading-none">{seconds}</span>
    </div>
  );
}
