import { Button, Switch } from "@mantine/core";
import type { Footer } from "@sayhey/appspec";
import Plus from "lucide-react/icons/plus";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./customize.module.css";
import { Cluster, Remove } from "./inspector/control-parts.tsx";
import { TypedInput } from "./typed-input.tsx";

const MOST_HOURS = 7;
type Words = "about" | "address" | "phone" | "email" | "note";

/** The foot of a site: switched on, the app is a site to its visitors, with its menu at the top of every page. */
export function FooterSection() {
  const { spec, edit } = useEditor();
  const { footer } = spec;
  const send = (next: Footer | null, reason: string): string | null => {
    const result = edit([{ op: "set-footer", footer: next }], { source: "customize", reason });
    return result.ok ? null : result.problem;
  };
  const words = (key: Words, label: string, max: number, more: { long?: boolean; help?: string } = {}) => (
    <TypedInput
      label={label}
      max={max}
      {...more}
      value={footer?.[key] ?? ""}
      onCommit={(typed) => {
        const { [key]: _before, ...others } = footer ?? {};
        return send(typed.trim() === "" ? others : { ...others, [key]: typed.trim() }, `${label} in the footer`);
      }}
    />
  );
  return (
    <section className={classes.footer} aria-label="Footer">
      <Switch
        label="Site menu and footer"
        description="A menu at the top, and your name, contact and links at the foot of every page"
        checked={footer !== undefined}
        onChange={(event) =>
          send(event.currentTarget.checked ? { about: spec.identity.tagline } : null, "Site menu and footer")
        }
      />
      {footer === undefined ? null : (
        <>
          {words("about", "About", 240, { long: true })}
          {words("address", "Address", 240, { long: true })}
          {words("phone", "Phone", 40)}
          {words("email", "Email", 120)}
          <Hours hours={footer.hours ?? []} onChange={(hours) => send({ ...footer, hours }, "Opening hours")} />
          {words("note", "Last line", 160, { help: "The year and the name where it is empty" })}
        </>
      )}
    </section>
  );
}

type Hour = NonNullable<Footer["hours"]>[number];

function Hours({ hours, onChange }: { hours: readonly Hour[]; onChange: (hours: Hour[]) => string | null }) {
  const set = (index: number, patch: Partial<Hour>): string | null =>
    onChange(hours.map((hour, at) => (at === index ? { ...hour, ...patch } : hour)));
  const required = (typed: string, take: (text: string) => string | null): string | null =>
    typed.trim() === "" ? "This cannot be empty." : take(typed.trim());
  return (
    <Cluster label="Opening hours">
      {hours.map((hour, index) => (
        <div key={index} className={classes.hourRow} role="group" aria-label={`Opening hours ${index + 1}`}>
          <TypedInput
            label={`Days ${index + 1}`}
            bare
            max={40}
            value={hour.days}
            onCommit={(typed) => required(typed, (days) => set(index, { days }))}
          />
          <TypedInput
            label={`Times ${index + 1}`}
            bare
            max={60}
            value={hour.times}
            onCommit={(typed) => required(typed, (times) => set(index, { times }))}
          />
          <Remove label={`Remove ${hour.days}`} onClick={() => onChange(hours.filter((_, at) => at !== index))} />
        </div>
      ))}
      {hours.length < MOST_HOURS ? (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...hours, { days: "Monday", times: "9:00 – 17:00" }])}
        >
          Add hours
        </Button>
      ) : null}
    </Cluster>
  );
}
