import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { readColor } from "./color-rules.ts";
import { TextField } from "./maker-fields.tsx";

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (hex: string) => void;
}

/** A color to pick or to type; what is typed stays until it is a color. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  return (
    <div className="flex min-w-0 flex-1 items-end gap-2">
      <ColorWell label={say(copy.pickColor, { name: label })} value={value} onChange={onChange} />
      <TextField
        label={label}
        value={text}
        most={60}
        isCode
        isWrong={readColor(text) === undefined}
        onChange={(next) => {
          setTyped(next);
          const hex = readColor(next);
          if (hex !== undefined) onChange(hex);
        }}
        onLeave={() => setTyped(null)}
      />
    </div>
  );
}

/** A color to pick by an icon that stands on the color itself. */
export function ColorIcon({ label, value, ink, onChange }: ColorFieldProps & { ink: string }) {
  return (
    <label className="btn-icon relative has-focus-visible:outline-2" style={{ color: ink }} title={label}>
      <Icon name="pipette" />
      <input
        type="color"
        className="cover-input size-full"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

/** A color to pick, as the browser lets one. */
export function ColorWell({ label, value, onChange }: ColorFieldProps) {
  return (
    <input
      type="color"
      className="input flex-none cursor-pointer"
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
