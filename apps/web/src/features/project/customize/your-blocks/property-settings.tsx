import { Button, TextInput } from "@mantine/core";
import type { CustomProperty } from "@sayhey/appspec";
import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import Plus from "lucide-react/icons/plus";
import { freeId } from "../../data/names.ts";
import { Pick, Remove } from "../inspector/control-parts.tsx";
import classes from "./your-blocks.module.css";

const TYPES: Record<CustomProperty["type"], string> = {
  text: "Text",
  number: "Number",
  yesNo: "Yes or no",
  choice: "Choice",
  color: "Color",
  entity: "Table",
  field: "Field of a table",
};

interface PropertySettingsProps {
  properties: readonly CustomProperty[];
  onChange: (properties: CustomProperty[]) => void;
}

/** What can be set about a block of one's own wherever it stands. */
export function PropertySettings({ properties, onChange }: PropertySettingsProps) {
  const put = (index: number, next: CustomProperty): void =>
    onChange(properties.map((each, place) => (place === index ? next : each)));
  const tables = properties.filter(({ type }) => type === "entity");
  const add = (): void => {
    const name = `Property ${properties.length + 1}`;
    const taken = properties.map(({ id }) => id);
    onChange([...properties, { id: freeId(name, taken, "property"), name, type: "text" }]);
  };
  return (
    <fieldset className={classes.part}>
      <legend>Properties</legend>
      {properties.map((property, index) => (
        <div key={property.id} className={classes.card} role="group" aria-label={property.name}>
          <div className={classes.pair}>
            <TextInput
              size="sm"
              label="Name"
              maxLength={120}
              value={property.name}
              onChange={(event) => put(index, { ...property, name: event.currentTarget.value })}
            />
            <Pick
              label="Type"
              value={property.type}
              options={Object.entries(TYPES)
                .filter(([type]) => type !== "field" || tables.length > 0)
                .map(([value, label]) => ({ value, label }))}
              onChange={(type) => put(index, ofType(property, type as CustomProperty["type"], tables[0]?.id))}
            />
            <Remove
              label={`Remove ${property.name}`}
              onClick={() => onChange(properties.filter((_, place) => place !== index))}
            />
          </div>
          <More property={property} tables={tables} onChange={(next) => put(index, next)} />
          <code className={classes.code}>properties.{property.id}</code>
        </div>
      ))}
      {properties.length >= CUSTOM_LIMITS.properties ? null : (
        <div>
          <Button size="compact-sm" variant="default" leftSection={<Plus size={14} aria-hidden="true" />} onClick={add}>
            Add a property
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What only properties of its type have. */
function More({
  property,
  tables,
  onChange,
}: {
  property: CustomProperty;
  tables: readonly CustomProperty[];
  onChange: (next: CustomProperty) => void;
}) {
  const { default: start, min, max, ...rest } = property;
  if (property.type === "choice")
    return (
      <TextInput
        size="sm"
        label="Options"
        description="Separated by commas, the first is the default"
        value={(property.options ?? []).join(", ")}
        onChange={(event) => {
          const options = event.currentTarget.value.split(",").map((option) => option.trimStart());
          onChange({ ...rest, options: options.slice(0, CUSTOM_LIMITS.options) });
        }}
      />
    );
  if (property.type === "field")
    return (
      <Pick
        label="Of the table in"
        value={property.of}
        options={tables.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(of) => onChange({ ...property, ...(of !== undefined && { of }) })}
      />
    );
  if (property.type === "number") {
    const field = (label: string, key: "default" | "min" | "max", value: unknown) => (
      <TextInput
        size="sm"
        type="number"
        step="any"
        label={label}
        value={typeof value === "number" ? value : ""}
        onChange={(event) => {
          const { [key]: _before, ...others } = property;
          const typed = event.currentTarget.value;
          onChange(typed === "" ? others : { ...others, [key]: Number(typed) });
        }}
      />
    );
    return (
      <div className={classes.pair}>
        {field("Default", "default", start)}
        {field("Least", "min", min)}
        {field("Most", "max", max)}
      </div>
    );
  }
  if (property.type === "text")
    return (
      <TextInput
        size="sm"
        label="Default"
        maxLength={CUSTOM_LIMITS.text}
        value={typeof start === "string" ? start : ""}
        onChange={(event) => onChange({ ...property, default: event.currentTarget.value })}
      />
    );
  return null;
}

/** A property as one of another type, with what that cannot be without. */
function ofType(
  { id, name, help }: CustomProperty,
  type: CustomProperty["type"],
  table: string | undefined,
): CustomProperty {
  const shared = { id, name, ...(help !== undefined && { help }), type };
  if (type === "choice") return { ...shared, options: ["One", "Two"] };
  return type === "field" && table !== undefined ? { ...shared, of: table } : shared;
}
