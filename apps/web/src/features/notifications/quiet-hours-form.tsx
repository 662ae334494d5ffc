import { Select, Switch, TextInput } from "@mantine/core";
import type { NotificationPreferences } from "@sayhey/contract/notification";
import { useState } from "react";
import { clockMinutes, clockTime, spokenTime } from "./clock-time.ts";
import classes from "./notifications.module.css";
import { useSavePreferences } from "./preferences.ts";

const EVENING = 22 * 60;
const MORNING = 7 * 60;

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Time zones to choose from; the chosen one is among them whatever this browser knows. */
function zones(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ownZone(), chosen])].sort();
}

/** A part of the day in which no e-mail comes; every change is saved at once. */
export function QuietHoursForm({ preferences }: { preferences: NotificationPreferences }) {
  const save = useSavePreferences();
  const { quiet_from: from, quiet_until: until, quiet_time_zone: zone } = preferences;
  const isOn = from !== null && until !== null;
  const toggle = (on: boolean): void => {
    if (!on) return void save({ quiet_from: null, quiet_until: null }, "Quiet hours: off");
    const quiet_time_zone = zone === "UTC" ? ownZone() : zone;
    void save(
      { quiet_from: EVENING, quiet_until: MORNING, quiet_time_zone },
      `Quiet hours: ${spokenTime(EVENING)} to ${spokenTime(MORNING)}`,
    );
  };
  return (
    <div className={classes.quiet}>
      <Switch
        label="Hold emails during quiet hours"
        size="md"
        checked={isOn}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {isOn ? (
        <>
          <div className={classes.hours}>
            <TimeField
              label="From"
              value={from}
              other={until}
              onSave={(minutes) => void save({ quiet_from: minutes }, `Quiet from ${spokenTime(minutes)}`)}
            />
            <TimeField
              label="Until"
              value={until}
              other={from}
              onSave={(minutes) => void save({ quiet_until: minutes }, `Quiet until ${spokenTime(minutes)}`)}
            />
            <Select
              className={classes.zone ?? ""}
              label="Time zone"
              size="md"
              searchable
              limit={60}
              nothingFoundMessage="No time zones match"
              value={zone}
              data={zones(zone)}
              onChange={(value) => {
                if (value !== null && value !== zone) void save({ quiet_time_zone: value }, `Time zone: ${value}`);
              }}
            />
          </div>
          <p className={classes.note}>
            Emails that arrive after {spokenTime(from)} are sent at {spokenTime(until)}. Security emails are sent right
            away.
          </p>
        </>
      ) : null}
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  /** Minutes after midnight. */
  value: number;
  /** The other end, which must be a different time. */
  other: number;
  onSave: (minutes: number) => void;
}

/** A time of the day, saved when one leaves the field: while typing it passes through times nobody means. */
function TimeField({ label, value, other, onSave }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const minutes = draft === null ? value : clockMinutes(draft);
  const problem =
    minutes === null ? "Enter a time such as 22:00." : minutes === other ? "Start and end must differ." : undefined;
  const finish = (): void => {
    if (problem !== undefined || minutes === null) return;
    setDraft(null);
    if (minutes !== value) onSave(minutes);
  };
  return (
    <TextInput
      type="time"
      size="md"
      label={label}
      value={draft ?? clockTime(value)}
      error={problem}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
      }}
    />
  );
}
