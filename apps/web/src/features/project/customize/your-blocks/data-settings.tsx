import { Button, Checkbox, Group } from "@mantine/core";
import type { CustomData, CustomProperty } from "@sayhey/appspec";
import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import Plus from "lucide-react/icons/plus";
import { useEditor } from "../../editor/editor-context.tsx";
import { freeId } from "../../data/names.ts";
import { Pick, Remove } from "../inspector/control-parts.tsx";
import classes from "./your-blocks.module.css";

const RIGHTS: Record<CustomData["can"][number], string> = {
  read: "Read",
  create: "Add",
  update: "Change",
  remove: "Delete",
};

interface DataSettingsProps {
  data: readonly CustomData[];
  properties: readonly CustomProperty[];
  onChange: (data: CustomData[]) => void;
}

/** Which rows a block of one's own is given, what it may do with them, and for whom. */
export function DataSettings({ data, properties, onChange }: DataSettingsProps) {
  const { spec } = useEditor();
  const roles = spec.accounts?.roles ?? [];
  const sources = [
    ...spec.entities.map(({ id, plural }) => ({ value: `entity:${id}`, label: plural })),
    ...properties
      .filter(({ type }) => type === "entity")
      .map(({ id, name }) => ({ value: `property:${id}`, label: `The table set in “${name}”` })),
  ];
  const put = (index: number, next: CustomData): void =>
    onChange(data.map((each, place) => (place === index ? next : each)));
  const [first] = sources;
  return (
    <fieldset className={classes.part}>
      <legend>Data</legend>
      <p className={classes.note}>The block gets these rows and no others.</p>
      {data.map((entry, index) => (
        <div key={entry.id} className={classes.card} role="group" aria-label={entry.id}>
          <div className={classes.pair}>
            <Pick
              label="Rows of"
              none="Nothing"
              value={
                entry.entity !== undefined
                  ? `entity:${entry.entity}`
                  : entry.property === undefined
                    ? undefined
                    : `property:${entry.property}`
              }
              options={sources}
              onChange={(source) => put(index, from(entry, source))}
            />
            <span className={classes.code}>rows.{entry.id}</span>
            <Remove label={`Remove ${entry.id}`} onClick={() => onChange(data.filter((_, place) => place !== index))} />
          </div>
          <Group gap="md" role="group" aria-label={`What may be done with ${entry.id}`}>
            {(Object.keys(RIGHTS) as CustomData["can"]).map((right) => (
              <Checkbox
                key={right}
                size="sm"
                label={RIGHTS[right]}
                checked={entry.can.includes(right)}
                disabled={entry.can.length === 1 && entry.can.includes(right)}
                onChange={(event) => {
                  const others = entry.can.filter((each) => each !== right);
                  put(index, { ...entry, can: event.currentTarget.checked ? [...others, right] : others });
                }}
              />
            ))}
          </Group>
          {roles.length === 0 ? null : (
            <Group gap="md" role="group" aria-label={`Who gets ${entry.id}`}>
              <span className={classes.note}>Only for</span>
              {roles.map(({ id, name }) => (
                <Checkbox
                  key={id}
                  size="sm"
                  label={name}
                  checked={entry.roles?.includes(id) ?? false}
                  onChange={(event) => {
                    const others = (entry.roles ?? []).filter((each) => each !== id);
                    const next = event.currentTarget.checked ? [...others, id] : others;
                    const { roles: _before, ...rest } = entry;
                    put(index, next.length === 0 ? rest : { ...rest, roles: next });
                  }}
                />
              ))}
            </Group>
          )}
        </div>
      ))}
      {data.length >= CUSTOM_LIMITS.data || first === undefined ? null : (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Plus size={14} aria-hidden="true" />}
            onClick={() => {
              const id = freeId(
                first.label,
                data.map((entry) => entry.id),
                "rows",
              );
              onChange([...data, from({ id, can: ["read"] }, first.value)]);
            }}
          >
            Add data
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** An entry that gets its rows from somewhere else; from nowhere, where nothing is named. */
function from({ entity: _entity, property: _property, ...rest }: CustomData, source: string | undefined): CustomData {
  const [kind, id] = (source ?? "").split(":");
  if (id === undefined) return rest;
  return kind === "entity" ? { ...rest, entity: id } : { ...rest, property: id };
}
