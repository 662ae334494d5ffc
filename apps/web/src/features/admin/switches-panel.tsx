import { Button, Switch, TextInput } from "@mantine/core";
import type { AdminSwitch } from "@sayhey/contract/functions/admin";
import { SWITCHES } from "@sayhey/contract/switches";
import { useState, type FormEvent } from "react";
import { formatAgo } from "../../components/format.ts";
import classes from "./admin.module.css";
import { Loaded } from "./part.tsx";
import { useAdminAct, useAdminQuery } from "./use-admin.ts";

function SwitchLine({ entry, now }: { entry: AdminSwitch; now: number }) {
  const { name, isOn, note, changedAt } = entry;
  const [typed, setTyped] = useState(note);
  const act = useAdminAct("admin-switch", (input) =>
    input.isOn === isOn ? null : { name, isOn, note, reason: "Undone" },
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ name, isOn, note: typed.trim() });
  };
  return (
    <li className={classes.switch} aria-busy={act.isPending}>
      <Switch
        label={SWITCHES[name].title}
        description={
          (isOn ? "On" : "Off: people see this message") +
          (changedAt === null ? "" : `, since ${formatAgo(Date.parse(changedAt), now)}`)
        }
        checked={isOn}
        disabled={act.isPending}
        onChange={(event) => act.mutate({ name, isOn: event.currentTarget.checked, note: typed.trim() })}
      />
      <form onSubmit={save} className={classes.switchNote}>
        <TextInput
          className={classes.grow ?? ""}
          label="Message shown while it's off"
          aria-label={`Message shown while it's off: ${SWITCHES[name].title}`}
          placeholder={SWITCHES[name].off}
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="md" variant="default" disabled={act.isPending || typed.trim() === note}>
          Save words
        </Button>
      </form>
    </li>
  );
}

/** What the operator can switch off; it takes effect within a second. */
export function SwitchesPanel() {
  const switches = useAdminQuery("admin-switches", {});
  return (
    <div className={classes.part}>
      <p className={classes.note}>
        Turning something off takes effect within a second. Nothing is lost, and work in progress finishes.
      </p>
      <Loaded query={switches} what="the switches">
        {({ switches: all }) => (
          <ul className={classes.lines}>
            {all.map((entry) => (
              <SwitchLine key={entry.name} entry={entry} now={switches.dataUpdatedAt} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
