import { MultiSelect, SegmentedControl } from "@mantine/core";
import { fieldsThatFit } from "@sayhey/appspec";
import { Cluster, Pick } from "./control-parts.tsx";
import type { Named, TriedControlProps } from "./control-props.ts";

/** Lists with no more choices than these stand side by side. */
const MOST_SEGMENTS = 4;

/** A property that is one of the words the product knows. */
export function ChoiceControl({ property, value, error, onTake }: TriedControlProps) {
  const { label, help, control } = property;
  if (control.type !== "choice") return null;
  return control.options.length <= MOST_SEGMENTS ? (
    <Cluster label={label} help={help} error={error}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={label}
        value={String(value ?? control.options[0]?.value ?? "")}
        data={control.options.map((option) => ({ ...option }))}
        onChange={onTake}
      />
    </Cluster>
  ) : (
    <Pick
      label={label}
      help={help}
      error={error}
      value={String(value ?? "")}
      options={control.options}
      onChange={onTake}
    />
  );
}

/** A property that is any of the words the product knows; none of them means all. */
export function ChoicesControl({ property, value, error, onTake }: TriedControlProps) {
  const { label, help, control } = property;
  if (control.type !== "choices") return null;
  return (
    <MultiSelect
      label={label}
      {...(help === undefined ? {} : { description: help })}
      error={error}
      size="xs"
      clearable
      value={(value as string[] | undefined) ?? []}
      data={control.options.map((option) => ({ ...option }))}
      onChange={(chosen) => onTake(chosen.length === 0 ? undefined : chosen)}
    />
  );
}

/** What can be picked for a property that names a part of the app. */
function partsToPick({
  spec,
  block,
  property: { control },
  item,
}: TriedControlProps): { value: string; label: string }[] {
  switch (control.type) {
    case "option": {
      const own = spec.entities.find(({ id }) => id === (item?.["entity"] ?? (block as Named)["entity"]));
      const field = own?.fields.find(({ id }) => id === (block as Named)[control.of]);
      return (field?.options ?? []).map((option) => ({ value: option, label: option }));
    }
    case "member": {
      const list = (block as Named)[control.of] as readonly Named[] | undefined;
      return (list ?? []).map((each) => ({
        value: String(each["id"]),
        label: String(each["title"] ?? each["prompt"]),
      }));
    }
    case "entity":
      return spec.entities.map(({ id, plural }) => ({ value: id, label: plural }));
    case "page":
      return spec.pages
        .filter(({ path }) => !path.endsWith("/:id"))
        .map(({ id, title }) => ({ value: id, label: title }));
    case "field":
      return fieldsThatFit(spec, block, control, item).map(({ id, name }) => ({ value: id, label: name }));
    default:
      return [];
  }
}

/** A property that names a part of the app: an entity, a field, one of its options, a page. */
export function PartControl(props: TriedControlProps) {
  const { property, value, error, onTake } = props;
  const { label, help, control, required } = property;
  const options = partsToPick(props);
  return (
    <Pick
      label={label}
      help={control.type === "field" && options.length === 0 ? "Nothing fits. Add a field under Data." : help}
      none={required ? undefined : "None"}
      error={error}
      value={value as string | undefined}
      options={options}
      onChange={onTake}
    />
  );
}
