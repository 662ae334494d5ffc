import { MultiSelect, Select, TextInput } from "@mantine/core";
import type { Condition, Entity, Field, Mark } from "@sayhey/appspec";
import { ConditionsControl } from "../../customize/inspector/conditions-control.tsx";
import classes from "./field-settings.module.css";
import type { FieldEdits } from "./use-field-edits.ts";

const TONES = [
  { value: "good", label: "Good" },
  { value: "attention", label: "Soon" },
  { value: "alert", label: "Now" },
];

interface FieldRulesProps {
  entity: Entity;
  field: Field;
  edits: FieldEdits;
}

/** When a field must be filled, what it warns of, and which option may follow which. */
export function FieldRules({ entity, field, edits }: FieldRulesProps) {
  const stored = { ...entity, fields: entity.fields.filter(({ id, type }) => type !== "computed" && id !== field.id) };
  const set = <K extends "requiredWhen" | "warn" | "steps">(key: K, value: Field[K]): string | null =>
    value === undefined
      ? edits.update({}, [key], `Changed the rules of ${field.name}`)
      : edits.update({ [key]: value }, [], `Changed the rules of ${field.name}`);
  return (
    <>
      {field.type === "computed" || field.required === true ? null : (
        <ConditionsControl
          label="Must be filled when"
          entity={stored}
          value={field.requiredWhen ? [field.requiredWhen] : []}
          max={1}
          error={null}
          onTake={(next) => set("requiredWhen", (next as Condition[] | undefined)?.[0])}
        />
      )}
      <ConditionsControl
        label="Is marked when"
        entity={entity}
        value={(field.warn ?? []).map(({ when }) => when)}
        max={4}
        error={null}
        onTake={(next) => set("warn", marksFor(field.warn ?? [], next as Condition[] | undefined))}
      />
      {(field.warn ?? []).map((mark, index) => (
        <div key={index} className={classes.operands}>
          <TextInput
            size="sm"
            label={`Mark ${index + 1} says`}
            maxLength={24}
            defaultValue={mark.label}
            onBlur={(event) => {
              const label = event.currentTarget.value.trim();
              if (label !== "" && label !== mark.label)
                set("warn", replaced(field.warn ?? [], index, { ...mark, label }));
            }}
          />
          <Select
            size="sm"
            label={`Mark ${index + 1} is`}
            data={TONES}
            value={mark.tone}
            onChange={(tone) =>
              tone !== null && set("warn", replaced(field.warn ?? [], index, { ...mark, tone: tone as Mark["tone"] }))
            }
          />
        </div>
      ))}
      {field.type === "choice" && (field.options?.length ?? 0) > 1 ? (
        <Steps field={field} onSet={(steps) => set("steps", steps)} />
      ) : null}
    </>
  );
}

const replaced = (marks: readonly Mark[], at: number, mark: Mark): Mark[] =>
  marks.map((each, index) => (index === at ? mark : each));

/** Marks for conditions: those there are keep what they say. */
function marksFor(marks: readonly Mark[], conditions: readonly Condition[] = []): Mark[] | undefined {
  const list = conditions.map((when, index): Mark => {
    const known = marks.find((mark) => JSON.stringify(mark.when) === JSON.stringify(when));
    const there = conditions.length === marks.length ? marks[index] : undefined;
    return { tone: "alert", label: "Look here", ...(known ?? there), when };
  });
  return list.length === 0 ? undefined : list;
}

/** Which options may follow each option; all where nothing is chosen. */
function Steps({ field, onSet }: { field: Field; onSet: (steps: Field["steps"]) => void }) {
  const options = field.options ?? [];
  return (
    <div className={classes.operands}>
      {options.map((from) => (
        <MultiSelect
          key={from}
          size="sm"
          label={`After ${from}`}
          placeholder="Any"
          data={options.filter((option) => option !== from)}
          value={field.steps?.find((step) => step.from === from)?.to ?? []}
          onChange={(to) => {
            const rest = (field.steps ?? []).filter((step) => step.from !== from);
            const steps = to.length === 0 ? rest : [...rest, { from, to }];
            onSet(steps.length === 0 ? undefined : steps);
          }}
        />
      ))}
    </div>
  );
}
