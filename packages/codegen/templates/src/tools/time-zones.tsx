import { useMemo, useState } from "react";
import { copy, language, say } from "../copy.ts";
import { useNow } from "../store/use-now.ts";
import { IconButton } from "../ui/button.tsx";
import { isDay } from "./date-math-rules.ts";
import { TextField } from "./maker-fields.tsx";
import { Slider } from "./controls.tsx";
import { CopyButton } from "./text-out.tsx";
import { clockText, dayText, ZoneRow } from "./time-zones-row.tsx";
import {
  commonHours,
  isZone,
  localTime,
  momentAt,
  offsetMinutes,
  offsetText,
  quarterFrom,
  ZONES,
  type LocalTime,
} from "./time-zones-rules.ts";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const NAMES = new Map<string, string>(copy.cityNames.split(";").map((name, index) => [ZONES[index] ?? "", name]));
const START: readonly string[] = ["America/New_York", "Europe/Berlin", "Asia/Dubai"];
const MOST = 20;

/** What a zone is called: its city, or the last part of its own name. */
const nameOf = (zone: string) => NAMES.get(zone) ?? zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** What the time is elsewhere, at every hour of the day, and when all are at work. */
export function TimeZones(tool: ToolProps) {
  const [zones, setZones] = useDraft<readonly string[]>(tool.id, startZones(tool.sample));
  const now = useNow(10_000);
  const [chosen, setChosen] = useState<LocalTime | null>(null);
  const here = chosen ?? localTime(now, HERE);
  const moment = chosen === null ? now : momentAt(chosen, HERE);
  const others = useMemo(() => zones.filter((zone) => zone !== HERE), [zones]);
  const shared = useMemo(() => commonHours(here.day, HERE, [HERE, ...others]), [here.day, others]);
  const sharedText = shared.map(({ from, to }) => `${clockText(from)} – ${clockText(to % (24 * 60))}`).join(", ");
  const text = [HERE, ...others]
    .map((zone) => {
      const { day, minutes } = localTime(moment, zone);
      return `${nameOf(zone)}: ${clockText(minutes)}, ${dayText(day)}`;
    })
    .join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolTimeZones} result={text}>
      <div className="card panel flex flex-col gap-3">
        <div className="flex items-end justify-between gap-3">
          <div className="min-w-0">
            <p className="mb-1 text-sm text-muted">
              {say(copy.yourTimeIn, { name: `${nameOf(HERE)} (${offsetText(offsetMinutes(moment, HERE))})` })}
            </p>
            <p className="num display leading-none whitespace-nowrap [--size:2.25rem]">{clockText(here.minutes)}</p>
          </div>
          <div className="max-w-44">
            <TextField
              label={copy.dayOne}
              type="date"
              value={here.day}
              onChange={(day) => isDay(day) && setChosen({ ...here, day })}
            />
          </div>
        </div>
        <div className="flex items-end gap-2">
          <Slider
            label={copy.timeOfDay}
            value={here.minutes}
            min={0}
            max={24 * 60 - 1}
            step={chosen === null ? 1 : 15}
            shown={clockText(here.minutes)}
            onChange={(minutes) => setChosen({ ...here, minutes: quarterFrom(here.minutes, minutes) })}
          />
          <IconButton
            label={copy.backToNow}
            icon="rotate-ccw"
            disabled={chosen === null}
            onClick={() => setChosen(null)}
          />
        </div>
        {others.length > 0 && (
          <p role="status" className="text-sm font-bold">
            {sharedText === "" ? copy.noSharedHours : say(copy.sharedHours, { name: sharedText })}
          </p>
        )}
      </div>
      <AddZone taken={[HERE, ...others]} onAdd={(zone) => setZones([zone, ...others])} />
      <ul className="grid gap-3 md:grid-cols-2">
        {others.map((zone) => (
          <ZoneRow
            key={zone}
            zone={zone}
            name={nameOf(zone)}
            home={HERE}
            here={here}
            moment={moment}
            onRemove={() => setZones(others.filter((other) => other !== zone))}
          />
        ))}
      </ul>
      <div>
        <CopyButton text={text} />
      </div>
    </ToolFrame>
  );
}

/** Cities of a text, by name or by zone. */
function startZones(sample: string | undefined): readonly string[] {
  const asked = (sample ?? "").split(/[\n,;]/).flatMap((line) => {
    const text = line.trim();
    const [known] = [...NAMES].find(([, name]) => name.toLowerCase() === text.toLowerCase()) ?? [];
    return known ?? (text.includes("/") && isZone(text) ? text : []);
  });
  return asked.length > 0 ? [...new Set(asked)].slice(0, MOST) : START;
}

function AddZone({ taken, onAdd }: { taken: readonly string[]; onAdd: (zone: string) => void }) {
  const free = [...NAMES]
    .filter(([zone]) => !taken.includes(zone) && isZone(zone))
    .sort((a, b) => a[1].localeCompare(b[1], language));
  if (taken.length > MOST) return <p role="status">{say(copy.atMost, { n: MOST })}</p>;
  return (
    <select
      className="input md:max-w-sm"
      aria-label={copy.addCity}
      value=""
      onChange={(event) => onAdd(event.target.value)}
    >
      <option value="" disabled>
        {copy.addCity}
      </option>
      {free.map(([zone, name]) => (
        <option key={zone} value={zone}>
          {name}
        </option>
      ))}
    </select>
  );
}
