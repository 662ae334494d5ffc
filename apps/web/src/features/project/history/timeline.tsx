import { Button } from "@mantine/core";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Tag from "lucide-react/icons/tag";
import { useRef, type KeyboardEvent } from "react";
import classes from "./history.module.css";
import { VersionPicture } from "./version-picture.tsx";
import { VERSION_SOURCES } from "./version-sources.ts";
import { dayName, versionRest, versionTitle } from "./version-words.ts";
import { formatTime } from "../../../components/format.ts";

interface TimelineProps {
  entries: readonly VersionEntry[];
  /** When they were read, ms since 1970. */
  now: number;
  present: number;
  selected: number | null;
  onSelect(version: number): void;
  /** Reads older ones; null where there are none. */
  onMore: (() => void) | null;
  loadingMore: boolean;
}

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
};

/** Versions by day, newest first; arrows walk through them. */
export function Timeline({ entries, now, present, selected, onSelect, onMore, loadingMore }: TimelineProps) {
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = entries.findIndex(({ version }) => version === selected);
    const next = entries[Math.max(0, Math.min(entries.length - 1, at + step))];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.version);
    list.current?.querySelector<HTMLElement>(`[data-version="${next.version}"]`)?.focus();
  };
  return (
    <div className={classes.timeline} ref={list}>
      {byDay(entries, now).map(({ day, versions }) => (
        <section key={day} aria-label={day}>
          <h3 className={classes.day}>{day}</h3>
          <ol className={classes.entries} reversed start={versions[0]?.version}>
            {versions.map((entry) => (
              <li key={entry.version}>
                <Entry
                  entry={entry}
                  isPresent={entry.version === present}
                  isSelected={entry.version === selected}
                  // One stop for the tab key; arrows go on from there.
                  isStop={entry.version === selected || (selected === null && entry === entries[0])}
                  onSelect={() => onSelect(entry.version)}
                  onKeyDown={walk}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {onMore === null ? null : (
        <Button className={classes.more ?? ""} variant="default" size="xs" loading={loadingMore} onClick={onMore}>
          Show older versions
        </Button>
      )}
    </div>
  );
}

function Entry({
  entry,
  isPresent,
  isSelected,
  isStop,
  onSelect,
  onKeyDown,
}: {
  entry: VersionEntry;
  isPresent: boolean;
  isSelected: boolean;
  isStop: boolean;
  onSelect(): void;
  onKeyDown(event: KeyboardEvent): void;
}) {
  const { name, Icon } = VERSION_SOURCES[entry.source];
  const rest = versionRest(entry);
  return (
    <button
      type="button"
      className={classes.entry}
      data-version={entry.version}
      aria-current={isSelected}
      tabIndex={isStop ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <VersionPicture entry={entry} fallback={<Icon size={18} />} />
      <span className={classes.words}>
        {entry.label === null ? null : (
          <span className={classes.named}>
            <Tag size={13} aria-hidden="true" />
            {entry.label}
          </span>
        )}
        <span className={classes.what}>{versionTitle(entry)}</span>
        {rest.length === 0 ? null : (
          <span className={classes.rest}>
            {rest.length === 1 ? rest[0] : `${rest[0]}, and ${rest.length - 1} more`}
          </span>
        )}
        <span className={classes.meta}>
          <span>Version {entry.version}</span>
          <time dateTime={entry.at}>{formatTime(entry.at)}</time>
          <span>{entry.by === null ? name : `${name}, ${entry.by}`}</span>
          {entry.check === "passed" ? <CircleCheck size={14} aria-label="checked" data-check="passed" /> : null}
          {entry.check === "failed" ? <CircleX size={14} aria-label="failed its checks" data-check="failed" /> : null}
          {isPresent ? <span className={classes.present}>Now</span> : null}
        </span>
      </span>
    </button>
  );
}

function byDay(entries: readonly VersionEntry[], now: number): { day: string; versions: VersionEntry[] }[] {
  const days: { day: string; versions: VersionEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayName(entry.at, now);
    const last = days.at(-1);
    if (last?.day === day) last.versions.push(entry);
    else days.push({ day, versions: [entry] });
  }
  return days;
}
