import { copy } from "../copy.ts";
import { IconButton } from "../ui/button.tsx";
import type { Way } from "./use-keys.ts";

/** Four buttons to steer with, for thumbs; hidden where there is a mouse. */
export function WayPad({ onWay }: { onWay: (way: Way) => void }) {
  return (
    <div className="mx-auto mt-3 hidden w-max grid-cols-3 gap-1 pointer-coarse:grid">
      <span />
      <IconButton
        className="border border-line bg-surface"
        label={copy.wayUp}
        icon="arrow-up"
        onClick={() => onWay("up")}
      />
      <span />
      <IconButton
        className="border border-line bg-surface"
        label={copy.wayLeft}
        icon="arrow-left"
        onClick={() => onWay("left")}
      />
      <IconButton
        className="border border-line bg-surface"
        label={copy.wayDown}
        icon="arrow-down"
        onClick={() => onWay("down")}
      />
      <IconButton
        className="border border-line bg-surface"
        label={copy.wayRight}
        icon="arrow-right"
        onClick={() => onWay("right")}
      />
    </div>
  );
}
