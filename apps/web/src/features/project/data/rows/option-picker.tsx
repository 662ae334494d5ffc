import { foldText, type AppSpec, type Field, type SeedRow } from "@sayhey/appspec";
import Check from "lucide-react/icons/check";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { optionTone } from "../field-types.ts";
import classes from "./grid.module.css";
import { leaveBy, type Leave } from "./leave-cell.ts";

interface OptionPickerProps {
  spec: AppSpec;
  field: Field;
  value: SeedRow[string] | undefined;
  typed: string | null;
  above: boolean;
  onDone: (value: SeedRow[string], leave: Leave) => void;
  onCancel: () => void;
}
interface Option {
  value: string;
  label: string;
}

/** Picks an option, several tags or a row, from a list narrowed by typing. */
export function OptionPicker({ spec, field, value, typed, above, onDone, onCancel }: OptionPickerProps) {
  const list = useId();
  const [text, setText] = useState(typed ?? "");
  const [chosen, setChosen] = useState<string[]>(
    Array.isArray(value) ? value : typeof value === "string" && value !== "" ? [value] : [],
  );
  const many = field.type === "tags";
  const found = optionsOf(spec, field, chosen).filter(({ label }) => foldText(label).includes(foldText(text)));
  const isFree = many && field.options === undefined;
  const shown: Option[] =
    isFree && text.trim() !== "" && !found.some(({ label }) => foldText(label) === foldText(text))
      ? [...found, { value: text.trim().slice(0, 400), label: `Add “${text.trim().slice(0, 40)}”` }]
      : found;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      found.findIndex((option) => chosen.includes(option.value)),
    ),
  );
  const place = Math.min(at, shown.length - 1);
  const done = useRef(false);
  const finish = (next: readonly string[], leave: Leave): void => {
    if (done.current) return;
    done.current = true;
    onDone(many ? (next.length === 0 ? null : [...next]) : (next[0] ?? null), leave);
  };
  const toggle = (option: string): string[] => {
    const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    setChosen(next);
    setText("");
    return next;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      done.current = true;
      onCancel();
      return;
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setAt((place + step + Math.max(1, shown.length)) % Math.max(1, shown.length));
      return;
    }
    if (event.key === "Backspace" && text === "" && chosen.length > 0) {
      event.preventDefault();
      setChosen(many ? chosen.slice(0, -1) : []);
      return;
    }
    const leave = leaveBy(event);
    if (leave === null) return;
    event.preventDefault();
    const option = shown[place];
    // With several, Enter takes one more and Enter on nothing typed is done.
    if (
      many &&
      event.key === "Enter" &&
      option !== undefined &&
      (text !== "" || !chosen.includes(option.value)) &&
      !(event.ctrlKey || event.metaKey)
    ) {
      toggle(option.value);
      return;
    }
    if (many) finish(chosen, leave);
    else
      finish(
        text === "" && chosen.length === 0 && at === 0 && event.key === "Tab"
          ? []
          : option === undefined
            ? chosen
            : [option.value],
        leave,
      );
  };
  return (
    <div
      className={classes.editor}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) finish(chosen, "stay");
      }}
    >
      <input
        type="text"
        role="combobox"
        aria-label={field.name}
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown[place] === undefined ? undefined : `${list}-${place}`}
        autoFocus
        placeholder={chosen.length === 0 ? "Search" : chosen.map((one) => labelOf(spec, field, one)).join(", ")}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
      />
      <div
        id={list}
        role="listbox"
        aria-label={field.name}
        aria-multiselectable={many}
        className={classes.options}
        data-above={above || undefined}
      >
        {shown.map((option, index) => (
          <div
            key={option.value}
            id={`${list}-${index}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            data-at={index === place || undefined}
            // Keeps the focus in the field: a press must not end the edit.
            onMouseDown={(event) => event.preventDefault()}
            tabIndex={-1}
            onClick={() => {
              if (many) toggle(option.value);
              else finish([option.value], "stay");
            }}
          >
            {field.type === "relation" ? (
              <span className={classes.optionName}>{option.label}</span>
            ) : (
              <span className={classes.pill} data-tone={optionTone(field, option.value)}>
                {option.label}
              </span>
            )}
            {chosen.includes(option.value) ? <Check size={15} aria-hidden="true" /> : null}
          </div>
        ))}
        {shown.length === 0 ? (
          <div className={classes.none} role="option" tabIndex={-1} aria-selected="false" aria-disabled="true">
            {field.type === "relation" ? "No row of that name" : "No such option"}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function optionsOf(spec: AppSpec, field: Field, chosen: readonly string[]): Option[] {
  if (field.type === "relation") {
    const target = spec.entities.find(({ id }) => id === field.relation);
    return (target?.rows ?? []).map((row) => ({
      value: row.id,
      label: String(row[target?.titleField ?? ""] ?? row.id),
    }));
  }
  if (field.options !== undefined) return field.options.map((option) => ({ value: option, label: option }));
  const used = spec.entities
    .filter((entity) => entity.fields.includes(field))
    .flatMap((entity) => entity.rows.flatMap((row) => row[field.id] ?? []))
    .filter((tag) => typeof tag === "string");
  return [...new Set([...used, ...chosen])].map((tag) => ({ value: tag, label: tag }));
}

function labelOf(spec: AppSpec, field: Field, value: string): string {
  return optionsOf(spec, field, [value]).find((option) => option.value === value)?.label ?? value;
}
