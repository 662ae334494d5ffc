import { Icon } from "./icon.tsx";

/** A pin on a map, or a number for several that stand close together. `x` and `y` are CSS lengths from left and top. */
export function MapPin({
  x,
  y,
  count,
  label,
  named,
  on,
  onTap,
}: {
  x: string;
  y: string;
  count: number;
  label: string;
  /** Whether its name is shown beside it. */
  named: boolean;
  on: boolean;
  onTap: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className="absolute z-1 flex -translate-x-1/2 -translate-y-[22px] cursor-pointer flex-col items-center aria-pressed:z-2"
      style={{ left: x, top: y }}
      onClick={onTap}
    >
      <span
        className={`num grid size-11 place-items-center rounded-full rounded-br-none border-2 border-surface text-sm font-bold shadow-md ${on ? "bg-ink text-ground" : "bg-accent text-on-accent"} rotate-45`}
      >
        <span className="-rotate-45">{count > 1 ? count : <Icon name="map-pin" className="size-4.5" />}</span>
      </span>
      <span
        className={
          named
            ? "mt-2.5 max-w-24 truncate rounded-control bg-surface px-1.5 text-xs leading-5 font-bold text-ink"
            : "sr-only"
        }
      >
        {label}
      </span>
    </button>
  );
}
