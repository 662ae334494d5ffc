import { Popover, TextInput, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import classes from "./icon-picker.module.css";

/** Most icons shown for a search. */
const MOST = 60;
/** What is offered before anything is typed. */
const USUAL =
  "house list star heart calendar clock users user map-pin image camera book music utensils chef-hat dumbbell bike plane car shopping-cart wallet receipt trophy target flame sprout leaf dog cat baby gift party-popper message-circle mail phone bell flag bookmark tag box package wrench hammer lightbulb brain graduation-cap briefcase building store newspaper palette brush mountain waves sun moon coffee gamepad-2 ticket film mic headphones shield".split(
    " ",
  );

const icons = { queryKey: ["icon-drawings"], queryFn: () => import("@sayhey/codegen/icons"), staleTime: Infinity };

/** An icon of an app by its name. */
export function AppIcon({ name, size = 18 }: { name: string; size?: number }) {
  const { data } = useQuery(icons);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // Drawings out of the table of icons, never of the app: an unknown name gives a circle.
      dangerouslySetInnerHTML={{ __html: data?.iconDrawing(name) ?? "" }}
    />
  );
}

interface IconPickerProps {
  label: string;
  bare?: boolean;
  value: string;
  onChange: (name: string) => void;
}

/** A button with an icon that opens all others, found by name. */
export function IconPicker({ label, bare = false, value, onChange }: IconPickerProps) {
  const { data } = useQuery(icons);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const names = query.trim() === "" ? USUAL : (data?.findIcons(query, MOST) ?? []);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" width={292} trapFocus returnFocus shadow="md">
      <div className={classes.field}>
        {bare ? null : <span className={classes.label}>{label}</span>}
        <Popover.Target>
          <UnstyledButton
            className={classes.button}
            aria-label={`${label}: ${value || "none"}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <AppIcon name={value === "" ? "circle-dashed" : value} />
          </UnstyledButton>
        </Popover.Target>
      </div>
      <Popover.Dropdown>
        <TextInput
          size="sm"
          data-autofocus
          aria-label="Find an icon"
          placeholder="Find an icon"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <div className={classes.grid} role="group" aria-label="Icons">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={name.replaceAll("-", " ")}
              title={name.replaceAll("-", " ")}
              aria-pressed={name === value}
              onClick={() => {
                onChange(name);
                setOpen(false);
              }}
            >
              <AppIcon name={name} />
            </button>
          ))}
        </div>
        {names.length === 0 ? <p className={classes.none}>No icon of that name.</p> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
