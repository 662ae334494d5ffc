import { Select, TextInput } from "@mantine/core";
import type { Entity, Field, Formula } from "@sayhey/appspec";
import { ConditionsControl } from "../../customize/inspector/conditions-control.tsx";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./field-settings.module.css";
import { daysOf, formulaWords, MEASURES, numbersOf, OPERATORS, pointersAt } from "./formula-words.ts";

interface FormulaEditorProps {
  entity: Entity;
  field: Field | undefined;
  formula: Formula;
  onChange: (formula: Formula) => void;
}

/** Builds a formula out of words to choose. */
export function FormulaEditor({ entity, field, formula, onChange }: FormulaEditorProps) {
  const { spec } = useEditor();
  const pointers = pointersAt(spec, entity);
  const numbers = numbersOf(entity, field);
  const days = daysOf(entity, field);
  const kinds = [
    ...(pointers.length > 0 ? [{ value: "rollup", label: "Over rows that point here" }] : []),
    ...(numbers.length > 0 ? [{ value: "arithmetic", label: "Calculate with two numbers" }] : []),
    ...(days.length > 0
      ? [
          { value: "daysUntil", label: "Days until a date" },
          { value: "addDays", label: "A date some days later" },
        ]
      : []),
  ];
  const begin = (kind: string | null): void => {
    const [pointer] = pointers;
    const [left, right] = numbers;
    const [day] = days;
    if (kind === "rollup" && pointer)
      onChange({ kind: "rollup", fn: "count", entity: pointer.entity.id, via: pointer.via.id });
    else if (kind === "arithmetic" && left)
      onChange({ kind: "arithmetic", op: "*", left: left.id, right: right?.id ?? 2 });
    else if (kind === "daysUntil" && day) onChange({ kind: "daysUntil", field: day.id });
    else if (kind === "addDays" && day) onChange({ kind: "addDays", field: day.id, days: 7 });
  };
  return (
    <fieldset className={classes.formula}>
      <legend>Formula: {formulaWords(spec, entity, formula)}</legend>
      <Select size="sm" label="What it works out" data={kinds} value={formula.kind} onChange={begin} />
      {formula.kind === "rollup" ? <Rollup entity={entity} formula={formula} onChange={onChange} /> : null}
      {formula.kind === "arithmetic" ? (
        <div className={classes.operands}>
          <Operand
            label="First"
            fields={numbers}
            value={formula.left}
            onChange={(left) => onChange({ ...formula, left })}
          />
          <Select
            size="sm"
            label="Then"
            data={Object.entries(OPERATORS).map(([value, label]) => ({ value, label }))}
            value={formula.op}
            onChange={(value) => onChange({ ...formula, op: value as typeof formula.op })}
          />
          <Operand
            label="Second"
            fields={numbers}
            value={formula.right}
            onChange={(right) => onChange({ ...formula, right })}
          />
        </div>
      ) : null}
      {formula.kind === "daysUntil" || formula.kind === "addDays" ? (
        <div className={classes.operands}>
          <Select
            size="sm"
            label="Date"
            data={days.map(({ id, name }) => ({ value: id, label: name }))}
            value={formula.field}
            onChange={(value) => value !== null && onChange({ ...formula, field: value })}
          />
          {formula.kind === "addDays" ? (
            <Operand
              label="Days"
              fields={numbers}
              value={formula.days}
              onChange={(count) => onChange({ ...formula, days: count })}
            />
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}

type RollupFormula = Extract<Formula, { kind: "rollup" }>;

function Rollup({
  entity,
  formula,
  onChange,
}: {
  entity: Entity;
  formula: RollupFormula;
  onChange: (formula: Formula) => void;
}) {
  const { spec } = useEditor();
  const pointers = pointersAt(spec, entity);
  const other = spec.entities.find(({ id }) => id === formula.entity);
  // What is rolled up itself cannot be rolled up again.
  const plain = (fields: readonly Field[]): Field[] => fields.filter(({ type }) => type !== "computed");
  const numbers = other === undefined ? [] : plain(numbersOf(other));
  const days = other === undefined ? [] : plain(daysOf(other));
  const measurable = (fn: RollupFormula["fn"]): Field[] => (fn === "earliest" || fn === "latest" ? days : numbers);
  return (
    <div className={classes.operands}>
      <Select
        size="sm"
        label="Number"
        data={Object.entries(MEASURES)
          .filter(([fn]) => fn === "count" || measurable(fn as RollupFormula["fn"]).length > 0)
          .map(([value, label]) => ({ value, label }))}
        value={formula.fn}
        onChange={(value) => {
          const { field: _field, ...rest } = formula;
          const fn = value as RollupFormula["fn"];
          const fields = measurable(fn);
          const measured = (fields.find(({ id }) => id === formula.field) ?? fields[0])?.id;
          onChange(
            fn === "count" || measured === undefined ? { ...rest, fn: "count" } : { ...rest, fn, field: measured },
          );
        }}
      />
      {formula.fn === "count" ? null : (
        <Select
          size="sm"
          label="Of"
          data={measurable(formula.fn).map(({ id, name }) => ({ value: id, label: name }))}
          value={formula.field ?? null}
          onChange={(value) => value !== null && onChange({ ...formula, field: value })}
        />
      )}
      <Select
        size="sm"
        label="Over"
        data={pointers.map(({ entity: of, via }) => ({
          value: `${of.id}.${via.id}`,
          label: `${of.plural} by ${via.name}`,
        }))}
        value={`${formula.entity}.${formula.via}`}
        onChange={(value) => {
          const [of = "", via = ""] = (value ?? "").split(".");
          if (of !== "") onChange({ kind: "rollup", fn: "count", entity: of, via });
        }}
      />
      <ConditionsControl
        label="Only those that fit"
        entity={other && { ...other, fields: plain(other.fields) }}
        value={formula.where ?? []}
        max={4}
        error={null}
        onTake={(next) => {
          const { where: _where, ...rest } = formula;
          onChange(next === undefined ? rest : { ...rest, where: next as RollupFormula["where"] });
          return null;
        }}
      />
    </div>
  );
}

/** A field, or a number typed. */
function Operand({
  label,
  fields,
  value,
  onChange,
}: {
  label: string;
  fields: readonly Field[];
  value: string | number;
  onChange: (value: string | number) => void;
}) {
  const isNumber = typeof value === "number";
  return (
    <div className={classes.operand}>
      <Select
        size="sm"
        label={label}
        data={[...fields.map(({ id, name }) => ({ value: id, label: name })), { value: "#", label: "A number" }]}
        value={isNumber ? "#" : value}
        onChange={(next) => next !== null && onChange(next === "#" ? 1 : next)}
      />
      {isNumber ? (
        <TextInput
          size="sm"
          type="number"
          step="any"
          aria-label={`${label}: the number`}
          defaultValue={value}
          onBlur={(event) => {
            const number = Number(event.currentTarget.value);
            if (event.currentTarget.value !== "" && Number.isFinite(number) && number !== value) onChange(number);
          }}
        />
      ) : null}
    </div>
  );
}
