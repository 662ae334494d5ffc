import { useEffect } from "react";
import { copy } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Icon } from "./icon.tsx";

export type Scheme = "light" | "dark" | "system";

/** Keeps the page in the scheme the visitor chose, `initial` until they do. */
export function useScheme(initial: Scheme): void {
  const [scheme] = useSetting<Scheme | null>("scheme", null);
  useEffect(() => {
    document.documentElement.dataset["scheme"] = scheme ?? initial;
  }, [scheme, initial]);
}

/** Light, dark or what the device says. */
export function SchemeSwitch() {
  const [scheme, setScheme] = useSetting<Scheme | null>("scheme", null);
  const current = scheme ?? document.documentElement.dataset["scheme"];
  const choices = [
    { value: "light", label: copy.light, icon: "sun" },
    { value: "dark", label: copy.dark, icon: "moon" },
    { value: "system", label: copy.system, icon: "monitor" },
  ] as const;
  return (
    <fieldset className="field">
      <legend className="field-label">{copy.appearance}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice.value} className="segment">
            <input
              type="radio"
              name="scheme"
              className="cover-input"
              checked={current === choice.value}
              onChange={() => setScheme(choice.value)}
            />
            <Icon name={choice.icon} className="size-4.5" />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
