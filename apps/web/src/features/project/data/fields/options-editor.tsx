import { ActionIcon, Button, Menu, TextInput } from "@mantine/core";
import { foldText, opsToRemoveOption, opsToRenameOption, type Entity, type Field, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import classes from "../data.module.css";
import { optionTone } from "../field-types.ts";
import { TextSetting } from "./text-setting.tsx";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

const MOST_OPTIONS = 24;

/** What can be chosen, in order. A rename or a removal takes the rows and the blocks along that say the old word. */
export function OptionsEditor({ entity, field }: { entity: Entity; field: Field }) {
  const { spec, edit, undo } = useEditor();
  const [text, setText] = useState("");
  const options = field.options ?? [];
  const uses = (option: string): number =>
    entity.rows.filter((row) => {
      const value = row[field.id];
      return Array.isArray(value) ? value.includes(option) : value === option;
    }).length;
  const send = (make: () => Op[], reason: string, told?: string): string | null => {
    try {
      const result = edit(make(), { source: "data", reason: reason.slice(0, 280) });
      if (!result.ok) return result.problem;
      if (told !== undefined) toast(told, undoable(undo));
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.message;
      throw error;
    }
  };
  const setAll = (next: readonly string[], reason: string): string | null =>
    send(() => [{ op: "update-field", entity: entity.id, field: field.id, patch: { options: [...next] } }], reason);
  const has = (name: string, except?: string): boolean =>
    options.some((option) => option !== except && foldText(option) === foldText(name));
  const newProblem = text.trim() !== "" && has(text) ? `There is “${text.trim()}” already.` : null;
  const add = (): void => {
    const name = text.trim();
    if (name === "" || newProblem !== null) return;
    // Tags were free until now: those in use stay what they are.
    const used = field.options === undefined ? entity.rows.flatMap((row) => row[field.id] ?? []) : [];
    const before = field.options ?? [...new Set(used.filter((tag) => typeof tag === "string"))];
    const problem = setAll([...before, name].slice(0, MOST_OPTIONS), `Added ${name} to ${field.name}`);
    if (problem === null) setText("");
    else toast.error(problem);
  };
  const move = (index: number, by: number): void => {
    const next = [...options];
    const [option = ""] = next.splice(index, 1);
    next.splice(index + by, 0, option);
    const problem = setAll(next, `Changed the order of ${field.name}`);
    if (problem !== null) toast.error(problem);
  };
  const remove = (option: string, instead: string | null): void => {
    const problem = send(
      () => opsToRemoveOption(spec, entity.id, field.id, option, instead),
      `Removed ${option} from ${field.name}`,
      instead === null ? `${option} removed` : `${option} is ${instead} now`,
    );
    if (problem !== null) toast.error(problem);
  };
  return (
    <fieldset className={classes.optionsEditor}>
      <legend>
        {field.type === "tags" && field.options === undefined ? "Tags are free; name some to choose from" : "Options"}
      </legend>
      <ul>
        {options.map((option, index) => (
          <li key={option}>
            <span className={classes.dot} data-tone={optionTone(field, option)} aria-hidden="true" />
            <div className={classes.grow}>
              <TextSetting
                label={`Option ${index + 1}`}
                value={option}
                maxLength={40}
                onCommit={(name) => {
                  if (name.trim() === "") return "It needs a name.";
                  if (has(name, option)) return `There is “${name.trim()}” already.`;
                  return send(
                    () => opsToRenameOption(spec, entity.id, field.id, option, name),
                    `Renamed ${option} to ${name.trim()}`,
                  );
                }}
              />
            </div>
            <span className={classes.uses}>
              {uses(option) === 0 ? "" : `${uses(option)} ${uses(option) === 1 ? "row" : "rows"}`}
            </span>
            <ActionIcon
              size={30}
              aria-label={`Move ${option} up`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUp size={15} />
            </ActionIcon>
            <ActionIcon
              size={30}
              aria-label={`Move ${option} down`}
              disabled={index === options.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDown size={15} />
            </ActionIcon>
            {uses(option) === 0 || options.length === 1 ? (
              <ActionIcon
                size={30}
                aria-label={`Remove ${option}`}
                disabled={options.length === 1 && field.type === "choice"}
                onClick={() => remove(option, null)}
              >
                <Trash size={15} />
              </ActionIcon>
            ) : (
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon size={30} aria-label={`Remove ${option}`}>
                    <Trash size={15} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Label>
                    {uses(option)} rows say {option}. They become
                  </Menu.Label>
                  {options
                    .filter((other) => other !== option)
                    .map((other) => (
                      <Menu.Item key={other} onClick={() => remove(option, other)}>
                        {other}
                      </Menu.Item>
                    ))}
                  {field.required === true ? null : <Menu.Item onClick={() => remove(option, null)}>Nothing</Menu.Item>}
                </Menu.Dropdown>
              </Menu>
            )}
          </li>
        ))}
      </ul>
      {options.length < MOST_OPTIONS ? (
        <div className={classes.addLine}>
          <TextInput
            className={classes.grow ?? ""}
            size="sm"
            aria-label="New option"
            placeholder="Another option"
            maxLength={40}
            value={text}
            error={newProblem ?? undefined}
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
      ) : null}
    </fieldset>
  );
}
