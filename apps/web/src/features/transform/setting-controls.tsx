import { ColorInput, SegmentedControl, Select, Slider, Switch, Textarea, TextInput } from "@mantine/core";
import { isShown, type SettingField, type Settings } from "@sayhey/transforms";
import { useId } from "react";
import classes from "./make.module.css";

interface ControlProps<F extends SettingField, V> {
  field: F;
  value: V;
  onChange: (value: V) => void;
}

/** More than these need a list that opens. */
const MOST_SEGMENTS = 4;

function RangeControl({ field, value, onChange }: ControlProps<Extract<SettingField, { type: "range" }>, number>) {
  const id = useId();
  return (
    <div>
      <div className={classes.fieldHead}>
        <span id={id}>{field.label}</span>
        <output className="sh-tabular">
          {Number(value.toFixed(2))}
          {field.unit ?? ""}
        </output>
      </div>
      <Slider
        thumbProps={{ "aria-labelledby": id }}
        value={value}
        onChange={onChange}
        min={field.min}
        max={field.max}
        step={field.step}
        label={null}
      />
    </div>
  );
}

function ChoiceControl({ field, value, onChange }: ControlProps<Extract<SettingField, { type: "choice" }>, string>) {
  const data = [...field.options];
  if (data.length > MOST_SEGMENTS)
    return (
      <Select label={field.label} data={data} value={value} onChange={(next) => next !== null && onChange(next)} />
    );
  return (
    <fieldset className={classes.fieldset}>
      <legend>{field.label}</legend>
      <SegmentedControl fullWidth data={data} value={value} onChange={onChange} aria-label={field.label} />
    </fieldset>
  );
}

/** A control for each setting of a transform. */
export function SettingControls({
  fields,
  settings,
  onChoose,
}: {
  fields: Readonly<Record<string, SettingField>>;
  settings: Settings;
  onChoose: (settings: Settings) => void;
}) {
  return Object.entries(fields).map(([name, field]) => {
    if (!isShown(field, settings)) return null;
    const value = settings[name] ?? field.default;
    const set = (next: string | number | boolean): void => onChoose({ ...settings, [name]: next });
    switch (field.type) {
      case "range":
        return <RangeControl key={name} field={field} value={Number(value)} onChange={set} />;
      case "choice":
        return <ChoiceControl key={name} field={field} value={String(value)} onChange={set} />;
      case "colour":
        return (
          <ColorInput
            key={name}
            label={field.label}
            value={String(value)}
            format="hex"
            onChange={(next) => /^#[0-9a-f]{6}$/i.test(next) && set(next)}
            popoverProps={{ withinPortal: true }}
          />
        );
      case "text": {
        const props = {
          label: field.label,
          placeholder: field.placeholder,
          maxLength: field.maxLength,
          value: String(value),
          required: field.required,
          withAsterisk: false,
        };
        return field.rows === 1 ? (
          <TextInput key={name} {...props} onChange={(event) => set(event.currentTarget.value)} />
        ) : (
          <Textarea
            key={name}
            {...props}
            autosize
            minRows={field.rows}
            maxRows={12}
            onChange={(event) => set(event.currentTarget.value)}
          />
        );
      }
      case "switch":
        return (
          <Switch
            key={name}
            label={field.label}
            checked={value === true}
            onChange={(event) => set(event.currentTarget.checked)}
          />
        );
    }
  });
}
