import { Button } from "../ui/button.tsx";

/** Over a board that waits to be started: one large button. */
export function StartCover({ label, onStart }: { label: string; onStart: () => void }) {
  return (
    <div className="absolute inset-0 grid place-items-center rounded-card bg-surface/60">
      <Button look="primary" icon="play" onClick={onStart}>
        {label}
      </Button>
    </div>
  );
}
