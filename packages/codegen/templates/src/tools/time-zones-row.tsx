import { copy, language, say } from "../copy.ts";
import { IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { dayParts, localTime, offsetMinutes, partOfDay, type LocalTime } from "./time-zones-rules.ts";

const clock = new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
const dates = new Intl.DateTimeFormat(language, { weekday: "short", month: "short", day: "numeric", timeZone: "UTC" });

/** Minutes since midnight as a clock shows them. */
export const clockText = (minutes: number): string => clock.format(minutes * 60_000);

/** A day with its weekday. */
export const dayText = (day: string): string => dates.format(Date.parse(`${day}T00:00:00Z`));

const PARTS = {
  work: { name: copy.atWork, icon: "briefcase", look: "bg-accent text-on-accent", bar: "bg-accent" },
  free: { name: copy.offWork, icon: "sun", look: "border border-line bg-ground text-ink", bar: "bg-accent/25" },
  night: { name: copy.atNight, icon: "moon", look: "bg-ink text-ground", bar: "bg-ink/15" },
} as const;

interface ZoneRowProps {
  zone: string;
  name: string;
  home: string;
  here: LocalTime;
  moment: number;
  onRemove: () => void;
}

/** A city: its time, its day, whether people work, and its day beside the one at home. */
export function ZoneRow({ zone, name, home, here, moment, onRemove }: ZoneRowProps) {
  const there = localTime(moment, zone);
  const part = PARTS[partOfDay(there.minutes)];
  const away = offsetMinutes(moment, zone) - offsetMinutes(moment, home);
  return (
    <li className="card panel flex flex-col gap-2.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-bold break-words">{name}</p>
          <p className="num text-sm text-muted">
            <span className={there.day === here.day ? "" : "font-bold text-ink"}>{dayText(there.day)}</span> ·{" "}
            {awayText(away)}
          </p>
        </div>
        <div className="flex flex-col items-end gap-1">
          <p className="num display leading-none whitespace-nowrap [--size:1.5rem]">{clockText(there.minutes)}</p>
          <p className={`flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm ${part.look}`}>
            <Icon name={part.icon} className="size-4" />
            {part.name}
          </p>
        </div>
        <IconButton className="-mt-2 -mr-2" label={say(copy.removeOne, { name })} icon="x" onClick={onRemove} />
      </div>
      <DayBar parts={dayParts(here.day, home, zone)} minutes={here.minutes} />
    </li>
  );
}

function awayText(minutes: number): string {
  if (minutes === 0) return copy.sameTime;
  const hours = new Intl.NumberFormat(language, { signDisplay: "always", maximumFractionDigits: 2 }).format(
    minutes / 60,
  );
  return say(copy.hoursAway, { n: hours });
}

/** Twenty-four hours of the day at home, each in the color of what people do there, with a line at the time. */
function DayBar({ parts, minutes }: { parts: readonly (keyof typeof PARTS)[]; minutes: number }) {
  return (
    <div className="relative flex h-4 gap-px" aria-hidden="true">
      {parts.map((part, hour) => (
        <span key={hour} className={`flex-1 first:rounded-l-full last:rounded-r-full ${PARTS[part].bar}`} />
      ))}
      <span
        className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink outline-2 outline-surface"
        style={{ left: `${(minutes / 1440) * 100}%` }}
      />
    </div>
  );
}
