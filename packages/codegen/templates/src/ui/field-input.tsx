import { useId } from "react";
import { copy } from "../copy.ts";
import { stepsFrom } from "../rules/entity-rules.ts";
import type { FieldDef, Value } from "../store/model.ts";
import { readRows, entityById } from "../store/store.ts";
import { titleOf } from "../store/change-rows.ts";
import { FileInput } from "./file-input.tsx";
import { ImageInput } from "./image-input.tsx";
import { ListInput } from "./list-input.tsx";
import { RatingInput } from "./rating-input.tsx";

export interface FieldInputProps {
  field: FieldDef;
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong with the value. */
  problem?: string | undefined;
  /** What the row held before, where the options of a choice depend on it. */
  before?: Value | undefined;
  /** Whether it must be filled in as the row stands now. */
  required?: boolean;
}

/** A labelled input that suits the type of a field. */
export function FieldInput({ field: given, value, onChange, problem, before, required }: FieldInputProps) {
  const field = withSteps(given, before);
  const id = useId();
  const helpId = `${id}-help`;
  const help = problem ?? field.help;
  const describedBy = help === undefined ? {} : { "aria-describedby": helpId };
  const shared = {
    id,
    ...describedBy,
    "aria-invalid": problem !== undefined,
    "aria-required": required ?? field.required ?? false,
  };
  const grouped = ["rating", "tags", "image", "file"].includes(field.type);
  return (
    <div className={`field field-${field.type}`}>
      {grouped ? (
        <span className="field-label" id={`${id}-label`}>
          {field.name}
        </span>
      ) : (
        <label className="field-label" htmlFor={id}>
          {field.name}
          {field.unit !== undefined && field.unit !== "" && <span className="field-unit"> {field.unit}</span>}
        </label>
      )}
      <Control field={field} value={value} onChange={onChange} shared={shared} labelId={`${id}-label`} />
      {help !== undefined && (
        <p id={helpId} className={problem === undefined ? "field-help" : "field-problem"}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A choice with the options that may follow what it is. */
function withSteps(field: FieldDef, before: Value | undefined): FieldDef {
  if (field.steps === undefined || typeof before !== "string" || before === "") return field;
  const next = stepsFrom(field, before);
  return { ...field, options: (field.options ?? []).filter((option) => option === before || next.includes(option)) };
}

interface ControlProps extends Pick<FieldInputProps, "field" | "value" | "onChange"> {
  shared: Record<string, string | boolean | undefined>;
  labelId: string;
}

function Control({ field, value, onChange, shared, labelId }: ControlProps) {
  const text = value === null ? "" : String(value);
  const write = (event: { target: { value: string } }) =>
    onChange(event.target.value === "" ? null : event.target.value);
  const writeNumber = (event: { target: { value: string } }) =>
    onChange(event.target.value === "" ? null : Number(event.target.value));
  switch (field.type) {
    case "longText":
      return <textarea className="input" rows={3} value={text} onChange={write} {...shared} />;
    case "lines":
      return (
        <textarea
          className="input"
          rows={4}
          value={Array.isArray(value) ? value.join("\n") : text}
          onChange={(event) => onChange(event.target.value === "" ? null : event.target.value.split("\n"))}
          {...shared}
        />
      );
    case "number":
    case "money":
    case "percent":
    case "duration":
      return (
        <input
          className="input num"
          type="number"
          inputMode="decimal"
          step="any"
          min={field.min}
          max={field.max}
          value={text}
          onChange={writeNumber}
          {...shared}
        />
      );
    case "boolean":
      return (
        <input
          className="switch"
          type="checkbox"
          role="switch"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          {...shared}
        />
      );
    case "choice":
      return (
        <select className="input" value={text} onChange={write} {...shared}>
          <option value="">{copy.choose}</option>
          {(field.options ?? []).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "relation":
      return (
        <select className="input" value={text} onChange={write} {...shared}>
          <option value="">{copy.choose}</option>
          {relatedOptions(field).map((option) => (
            <option key={option.id} value={option.id}>
              {option.title}
            </option>
          ))}
        </select>
      );
    case "rating":
      return (
        <RatingInput
          name={field.name}
          max={field.max ?? 5}
          value={typeof value === "number" ? value : 0}
          onChange={onChange}
          labelId={labelId}
        />
      );
    case "tags":
      return (
        <ListInput field={field} value={Array.isArray(value) ? value : []} onChange={onChange} labelId={labelId} />
      );
    case "image":
      return <ImageInput value={text} onChange={onChange} labelId={labelId} />;
    case "file":
      return <FileInput field={field} value={value} onChange={onChange} labelId={labelId} shared={shared} />;
    default:
      return (
        <input className="input" type={INPUT_TYPES[field.type] ?? "text"} value={text} onChange={write} {...shared} />
      );
  }
}

const INPUT_TYPES: Record<string, string> = {
  date: "date",
  time: "time",
  dateTime: "datetime-local",
  colour: "color",
  email: "email",
  url: "url",
  phone: "tel",
};

function relatedOptions(field: FieldDef): { id: string; title: string }[] {
  const entity = entityById(field.relation ?? "");
  return entity === undefined ? [] : readRows(entity.id).map((row) => ({ id: row.id, title: titleOf(entity, row) }));
}
