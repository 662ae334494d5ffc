import { ActionIcon, Button, Menu, TextInput } from "@mantine/core";
import type { Entity, Field } from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import line from "./add-line.module.css";
import classes from "./options-editor.module.css";
import { optionTone } from "../field-types.ts";
import { TextSetting } from "./text-setting.tsx";
import { MOST_OPTIONS, useOptionEdits, type OptionEdits } from "./use-option-edits.ts";
import { toast } from "../../../../status/toast.ts";

/** What can be chosen, in order. A rename or a removal takes the rows and the blocks along that say the old word. */
export function OptionsEditor({ entity, field }: { entity: Entity; field: Field }) {
  const edits = useOptionEdits(entity, field);
  const options = field.options ?? [];
  const uses = (option: string): number =>
    entity.rows.filter((row) => {
      const value = row[field.id];
      return Array.isArray(value) ? value.includes(option) : value === option;
    }).length;
  return (
    <fieldset className={classes.optionsEditor}>
      <legend>
        {field.type === "tags" && field.options === undefined ? "Tags are free; name some to choose from" : "Options"}
      </legend>
      <ul>
        {options.map((option, index) => (
          <OptionLine key={option} field={field} option={option} index={index} uses={uses(option)} edits={edits} />
        ))}
      </ul>
      {options.length < MOST_OPTIONS ? <NewOption edits={edits} /> : null}
    </fieldset>
  );
}

interface OptionLineProps {
  field: Field;
  option: string;
  index: number;
  /** How many rows say it. */
  uses: number;
  edits: OptionEdits;
}

function OptionLine({ field, option, index, uses, edits }: OptionLineProps) {
  const options = field.options ?? [];
  return (
    <li>
      <span className={classes.dot} data-tone={optionTone(field, option)} aria-hidden="true" />
      <div className={line.grow}>
        <TextSetting
          label={`Option ${index + 1}`}
          value={option}
          maxLength={40}
          onCommit={(name) => edits.rename(option, name)}
        />
      </div>
      <span className={classes.uses}>{uses === 0 ? "" : `${uses} ${uses === 1 ? "row" : "rows"}`}</span>
      <ActionIcon
        size={30}
        aria-label={`Move ${option} up`}
        disabled={index === 0}
        onClick={() => edits.move(index, -1)}
      >
        <ArrowUp size={15} />
      </ActionIcon>
      <ActionIcon
        size={30}
        aria-label={`Move ${option} down`}
        disabled={index === options.length - 1}
        onClick={() => edits.move(index, 1)}
      >
        <ArrowDown size={15} />
      </ActionIcon>
      {uses === 0 || options.length === 1 ? (
        <ActionIcon
          size={30}
          aria-label={`Remove ${option}`}
          disabled={options.length === 1 && field.type === "choice"}
          onClick={() => edits.remove(option, null)}
        >
          <Trash size={15} />
        </ActionIcon>
      ) : (
        <RemoveUsedOption field={field} option={option} uses={uses} onRemove={edits.remove} />
      )}
    </li>
  );
}

/** Asks what the rows that say an option are to say instead. */
function RemoveUsedOption({
  field,
  option,
  uses,
  onRemove,
}: Pick<OptionLineProps, "field" | "option" | "uses"> & { onRemove: OptionEdits["remove"] }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={30} aria-label={`Remove ${option}`}>
          <Trash size={15} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {uses} rows say {option}. They become
        </Menu.Label>
        {(field.options ?? [])
          .filter((other) => other !== option)
          .map((other) => (
            <Menu.Item key={other} onClick={() => onRemove(option, other)}>
              {other}
            </Menu.Item>
          ))}
        {field.required === true ? null : <Menu.Item onClick={() => onRemove(option, null)}>Nothing</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}

function NewOption({ edits }: { edits: OptionEdits }) {
  const [text, setText] = useState("");
  const name = text.trim();
  const problem = name !== "" && edits.has(text) ? `There is “${name}” already.` : null;
  const add = (): void => {
    if (name === "" || problem !== null) return;
    const refused = edits.add(name);
    if (refused === null) setText("");
    else toast.error(refused);
  };
  return (
    <div className={line.addLine}>
      <TextInput
        className={line.grow ?? ""}
        size="sm"
        aria-label="New option"
        placeholder="Another option"
        maxLength={40}
        value={text}
        error={problem ?? undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
      <Button size="sm" variant="default" onClick={add}>
        Add option
      </Button>
    </div>
  );
}
