import { Select, TextInput } from "@mantine/core";
import { findFormulaProblem, type Entity, type Field, type Formula } from "@sayhey/appspec";
import { ConditionsControl } from "../../customize/inspector/conditions-control.tsx";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "./field-settings.module.css";
import {
  daysOf,
  firstWritten,
  formulaWords,
  lookupsOf,
  MEASURES,
  numbersOf,
  OPERATORS,
  pointersAt,
} from "./formula-words.ts";
import { WrittenFormula } from "./written-formula.tsx";

interface FormulaEditorProps {
  entity: Entity;
  field: Field | undefined;
  formula: Formula;
  onChange: (formula: Formula) => void;
  /** Where nothing is kept before a button is pressed: is told what is wrong with what is typed. */
  onProblem?: (problem: string | null) => void;
}

/** Builds a formula out of words to choose, or takes one that is written. */
export function FormulaEditor({ entity, field, formula, onChange, onProblem }: FormulaEditorProps) {
  const { spec } = useEditor();
  const pointers = pointersAt(spec, entity);
  const numbers = numbersOf(spec, entity, field);
  const days = daysOf(spec, entity, field);
  const lookups = lookupsOf(spec, entity, field);
  const kinds = [
    ...(pointers.length > 0 ? [{ value: "rollup", label: "Over rows that point here" }] : []),
    ...(numbers.length > 0 ? [{ value: "arithmetic", label: "Calculate with two numbers" }] : []),
    ...(days.length > 0
      ? [
          { value: "daysUntil", label: "Days until a date" },
          { value: "addDays", label: "A date some days later" },
        ]
      : []),
    ...(lookups.length > 0 ? [{ value: "lookup", label: "From a linked row" }] : []),
    { value: "expression", label: "Write a formula" },
  ];
  const begin = (kind: string | null): void => {
    onProblem?.(null);
    const [lookup] = lookups;
    const [shown] = lookup?.fields ?? [];
    const [pointer] = pointers;
    const [left, right] = numbers;
    const [day] = days;
    if (kind === "rollup" && pointer)
      onChange({ kind: "rollup", fn: "count", entity: pointer.entity.id, via: pointer.via.id });
    else if (kind === "arithmetic" && left)
      onChange({ kind: "arithmetic", op: "*", left: left.id, right: right?.id ?? 2 });
    else if (kind === "daysUntil" && day) onChange({ kind: "daysUntil", field: day.id });
    else if (kind === "addDays" && day) onChange({ kind: "addDays", field: day.id, days: 7 });
    else if (kind === "lookup" && lookup && shown) onChange({ kind: "lookup", via: lookup.via.id, field: shown.id });
    else if (kind === "expression") onChange(firstWritten(spec, entity, formula, field));
  };
  return (
    <fieldset className={classes.formula}>
      <legend>Formula: {formulaWords(spec, entity, formula)}</legend>
      <Select size="sm" label="What it works out" data={kinds} value={formula.kind} onChange={begin} />
      {formula.kind === "rollup" ? (
        <Rollup entity={entity} field={field} formula={formula} onChange={onChange} />
      ) : null}
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
      {formula.kind === "expression" ? (
        <WrittenFormula
          entity={entity}
          field={field}
          formula={formula}
          isDraft={onProblem !== undefined}
          onChange={onChange}
          onProblem={(problem) => onProblem?.(problem)}
        />
      ) : null}
      {formula.kind === "lookup" ? <Lookup lookups={lookups} formula={formula} onChange={onChange} /> : null}
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

type LookupFormula = Extract<Formula, { kind: "lookup" }>;

function Lookup({
  lookups,
  formula,
  onChange,
}: {
  lookups: ReturnType<typeof lookupsOf>;
  formula: LookupFormula;
  onChange: (formula: Formula) => void;
}) {
  const shown = lookups.find(({ via }) => via.id === formula.via)?.fields ?? [];
  return (
    <div className={classes.operands}>
      <Select
        size="sm"
        label="Linked by"
        data={lookups.map(({ via }) => ({ value: via.id, label: via.name }))}
        value={formula.via}
        onChange={(value) => {
          const [first] = lookups.find(({ via }) => via.id === value)?.fields ?? [];
          if (value !== null && first !== undefined) onChange({ kind: "lookup", via: value, field: first.id });
        }}
      />
      <Select
        size="sm"
        label="Shows"
        data={shown.map(({ id, name }) => ({ value: id, label: name }))}
        value={formula.field}
        onChange={(value) => value !== null && onChange({ ...formula, field: value })}
      />
    </div>
  );
}

type RollupFormula = Extract<Formula, { kind: "rollup" }>;

function Rollup({
  entity,
  field,
  formula,
  onChange,
}: {
  entity: Entity;
  field: Field | undefined;
  formula: RollupFormula;
  onChange: (formula: Formula) => void;
}) {
  const { spec } = useEditor();
  const pointers = pointersAt(spec, entity);
  const other = spec.entities.find(({ id }) => id === formula.entity);
  // What is rolled up itself cannot be rolled up again, nor what is computed from this.
  const usable = (fields: readonly Field[], fn: "sum" | "latest"): Field[] =>
    fields.filter(({ id, type }) => {
      const tried: Formula = { ...formula, fn, field: id };
      return type !== "computed" || findFormulaProblem(spec.entities, entity, tried, field) === null;
    });
  const plain = (fields: readonly Field[]): Field[] => fields.filter(({ type }) => type !== "computed");
  const numbers = other === undefined ? [] : usable(numbersOf(spec, other), "sum");
  const days = other === undefined ? [] : usable(daysOf(spec, other), "latest");
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
