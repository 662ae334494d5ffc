import { Switch } from "@mantine/core";
import { withQuestionType, type Action, type Condition, type Measure, type PropertyFacts } from "@sayhey/appspec";
import { useState } from "react";
import { IconPicker } from "../icon-picker.tsx";
import { ActionsControl } from "./actions-control.tsx";
import { ConditionsControl, SortControl, type Take } from "./conditions-control.tsx";
import { Cluster } from "./control-parts.tsx";
import { isMeant, type Named, type PropertyControlProps } from "./control-props.ts";
import { FieldsControl } from "./fields-control.tsx";
import classes from "./inspector.module.css";
import { ItemsControl } from "./items-control.tsx";
import { MeasureControl } from "./measure-control.tsx";
import { ChoiceControl, ChoicesControl, PartControl } from "./picked-control.tsx";
import { PictureControl } from "./picture-control.tsx";
import { TargetControl } from "./target-control.tsx";
import { TypedControl } from "./typed-control.tsx";

/** One property of a block, set by what suits it; what does not fit is said below. */
export function PropertyControl(props: PropertyControlProps) {
  const { spec, block, property, value, item, onTake } = props;
  const { label, help, control } = property;
  const [error, setError] = useState<string | null>(null);
  const take: Take = (next) => {
    const problem = onTake(next);
    setError(problem);
    return problem;
  };
  const own = spec.entities.find(({ id }) => id === (item?.["entity"] ?? (block as Named)["entity"]));
  const tried = { ...props, error, onTake: take };
  switch (control.type) {
    case "line":
    case "text":
    case "time":
    case "number":
    case "numbers":
      return <TypedControl property={property} value={value} onTake={onTake} />;
    case "icon":
      return <IconPicker label={label} value={String(value ?? "")} onChange={take} />;
    case "picture":
      return <PictureControl label={label} value={String(value ?? "")} error={error} onTake={take} />;
    case "toggle":
      return (
        <Switch
          label={label}
          {...(help === undefined ? {} : { description: help })}
          error={error}
          checked={value === undefined ? control.usual === true : value === true}
          onChange={(event) => take(event.currentTarget.checked)}
        />
      );
    case "choice":
      return <ChoiceControl {...tried} />;
    case "choices":
      return <ChoicesControl {...tried} />;
    case "id":
      return control.isHidden ? null : (
        <TypedControl property={{ ...property, control: { type: "line", max: 40 } }} value={value} onTake={onTake} />
      );
    case "member":
    case "option":
    case "entity":
    case "page":
    case "field":
      return <PartControl {...tried} />;
    case "fields":
      return <FieldsControl {...tried} value={(value as string[] | undefined) ?? []} />;
    case "conditions":
      return (
        <ConditionsControl
          label={label}
          entity={own}
          value={(value as Condition[] | undefined) ?? []}
          max={control.max}
          error={error}
          onTake={take}
        />
      );
    case "sort":
      return (
        <SortControl
          label={label}
          entity={own}
          value={value as { field: string; direction: "asc" | "desc" }}
          error={error}
          onTake={take}
        />
      );
    case "actions":
      return (
        <ActionsControl
          label={label}
          entity={own}
          entities={spec.entities}
          value={(value as Action[] | undefined) ?? []}
          max={control.max}
          error={error}
          onTake={take}
        />
      );
    // Blocks of one's own have a section for these.
    case "customBlock":
    case "values":
      return null;
    case "measure":
      return (
        <MeasureControl label={label} entities={spec.entities} value={value as Measure} error={error} onTake={take} />
      );
    case "target":
      return (
        <TargetControl
          label={label}
          entities={spec.entities}
          own={own}
          value={value}
          error={error}
          onTake={take}
          onType={onTake}
        />
      );
    case "group":
      return (
        <Cluster label={label} help={help} error={error}>
          <div className={classes.card}>
            <Parts
              spec={spec}
              block={block}
              parts={control.parts}
              item={(value as Named | undefined) ?? {}}
              onTake={take}
            />
          </div>
        </Cluster>
      );
    case "items":
      return (
        <ItemsControl {...tried} value={(value as Named[] | undefined) ?? []}>
          {(entry, onTakeEntry) => (
            <Parts spec={spec} block={block} parts={control.parts} item={entry} onTake={onTakeEntry} />
          )}
        </ItemsControl>
      );
  }
}

type Question = Parameters<typeof withQuestionType>[0];

/** Properties of an item or of a group, the optional ones too. */
function Parts({
  spec,
  block,
  parts,
  item,
  onTake,
}: Omit<PropertyControlProps, "property" | "value"> & { parts: readonly PropertyFacts[]; item: Named }) {
  return parts
    .filter((part) => isMeant(part, item))
    .map((part) => (
      <PropertyControl
        key={part.key}
        spec={spec}
        block={block}
        property={part}
        value={item[part.key]}
        item={item}
        onTake={(next) => {
          const { [part.key]: _before, ...others } = item;
          if (block.kind === "questionnaire" && part.key === "type" && "prompt" in item)
            return onTake(withQuestionType(item as Question, next as Question["type"]));
          return onTake(next === undefined ? others : { ...item, [part.key]: next });
        }}
      />
    ));
}
