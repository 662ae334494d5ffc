import type { Aspect } from "@sayhey/contract/idea";
import { STAGE_SIZE, type Box } from "@sayhey/trailer";
import { safeZones } from "./safe-zones.ts";
import classes from "./stage.module.css";

/** What a network covers, over the picture. */
export function SafeOverlay({ aspect, zoneId }: { aspect: Aspect; zoneId: string }) {
  const zones = safeZones(aspect);
  const zone = zones.find(({ id }) => id === zoneId) ?? zones[0];
  if (zone === undefined) return null;
  const stage = STAGE_SIZE[aspect];
  const place = (box: Box) => ({
    left: `${(box.x / stage.width) * 100}%`,
    top: `${(box.y / stage.height) * 100}%`,
    width: `${(box.width / stage.width) * 100}%`,
    height: `${(box.height / stage.height) * 100}%`,
  });
  return (
    <div className={classes.overlay}>
      {zone.covers.map(({ label, box }) => (
        <div key={label} className={classes.cover} style={place(box)}>
          <span>{label}</span>
        </div>
      ))}
      <div className={classes.safe} style={place(zone.safe)}>
        <span>{zone.name}</span>
      </div>
    </div>
  );
}
