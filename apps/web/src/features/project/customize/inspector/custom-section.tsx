import { Button, ColorInput, SegmentedControl, Switch } from "@mantine/core";
import {
  customBlockOf,
  customDefault,
  fieldsThatFit,
  type Block,
  type CustomProperty,
  type CustomValue,
} from "@sayhey/appspec";
import { CUSTOM_LIMITS } from "@sayhey/contract/custom-block";
import Code from "lucide-react/icons/code";
import Settings from "lucide-react/icons/settings-2";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { TypedInput } from "../typed-input.tsx";
import { BlockSettings } from "../your-blocks/block-settings.tsx";
import { useCustomBlocks } from "../your-blocks/use-custom-blocks.ts";
import own from "../your-blocks/your-blocks.module.css";
import { Cluster, Pick } from "./control-parts.tsx";
import classes from "./inspector.module.css";

type Placed = Extract<Block, { kind: "custom" }>;
type Values = Placed["values"];

interface CustomSectionProps {
  block: Placed;
  /** Takes all values; why not, or null. */
  onTake: (values: Values) => string | null;
}

/** The properties of a block of one's own, where to change it, and where else it stands. */
export function CustomSection({ block, onTake }: CustomSectionProps) {
  const { spec } = useEditor();
  const { openSource, usesOf, show } = useCustomBlocks();
  const [showsSettings, setShowsSettings] = useState(false);
  const custom = customBlockOf(spec, block);
  if (custom === undefined) return null;
  const uses = usesOf(custom);
  return (
    <>
      <section className={classes.part} aria-label="Properties">
        <div className={classes.partHead}>
          <h3>Properties</h3>
        </div>
        {custom.properties.length === 0 ? <p className={own.note}>This block has no properties yet.</p> : null}
        {custom.properties.map((property) => (
          <ValueControl
            key={property.id}
            block={block}
            property={property}
            onTake={(value) => onTake(withValue(block.values, custom.properties, property, value))}
          />
        ))}
      </section>
      <section className={classes.part} aria-label="Your block">
        <div className={classes.partHead}>
          <h3>Your block</h3>
        </div>
        <div className={own.buttons}>
          <Button
            size="xs"
            variant="default"
            leftSection={<Code size={14} aria-hidden="true" />}
            onClick={() => openSource(custom)}
          >
            Edit source
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<Settings size={14} aria-hidden="true" />}
            onClick={() => setShowsSettings(true)}
          >
            Block settings
          </Button>
        </div>
        {uses.length < 2 ? null : (
          <Cluster label="Used on">
            <ul className={own.uses}>
              {uses.map((use) => (
                <li key={use.block}>
                  <Button
                    size="compact-xs"
                    variant="default"
                    disabled={use.block === block.id}
                    onClick={() => show(use)}
                  >
                    {use.title}
                  </Button>
                </li>
              ))}
            </ul>
          </Cluster>
        )}
      </section>
      {showsSettings ? <BlockSettings block={custom} onClose={() => setShowsSettings(false)} /> : null}
    </>
  );
}

/** Values with another one; fields of another table go with it. */
function withValue(
  values: Values,
  properties: readonly CustomProperty[],
  { id, type }: CustomProperty,
  value: CustomValue | undefined,
): Values {
  const gone = new Set([
    ...(value === undefined ? [id] : []),
    ...(type === "entity" ? properties.filter(({ of }) => of === id).map((each) => each.id) : []),
  ]);
  const next = { ...values, ...(value !== undefined && { [id]: value }) };
  return Object.fromEntries(Object.entries(next).filter(([key]) => !gone.has(key)));
}

function ValueControl({
  block,
  property,
  onTake,
}: {
  block: Placed;
  property: CustomProperty;
  onTake: (value: CustomValue | undefined) => string | null;
}) {
  const { spec } = useEditor();
  const [error, setError] = useState<string | null>(null);
  const { id, name, help, type, options = [], of, types, min, max } = property;
  const value = block.values[id] ?? customDefault(property) ?? undefined;
  const take = (next: CustomValue | undefined): void => setError(onTake(next));
  switch (type) {
    case "text":
      return (
        <TypedInput
          label={name}
          help={help}
          max={CUSTOM_LIMITS.text}
          long={String(value ?? "").length > 60}
          value={String(value ?? "")}
          onCommit={(typed) => onTake(typed)}
        />
      );
    case "number":
      return (
        <TypedInput
          label={name}
          help={help}
          type="number"
          value={String(value ?? "")}
          onCommit={(typed) => {
            const number = Number(typed);
            if (typed.trim() === "") return onTake(undefined);
            if (!Number.isFinite(number)) return "This must be a number.";
            if (min !== undefined && number < min) return `This must be ${min} or more.`;
            return max !== undefined && number > max ? `This must be ${max} or less.` : onTake(number);
          }}
        />
      );
    case "yesNo":
      return (
        <Switch
          label={name}
          {...(help !== undefined && { description: help })}
          error={error}
          checked={value === true}
          onChange={(event) => take(event.currentTarget.checked)}
        />
      );
    case "choice":
      return options.length <= 3 ? (
        <Cluster label={name} help={help} error={error}>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={name}
            value={String(value)}
            data={options}
            onChange={take}
          />
        </Cluster>
      ) : (
        <Pick
          label={name}
          help={help}
          error={error}
          value={String(value)}
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={take}
        />
      );
    case "color":
      return (
        <ColorInput
          size="sm"
          label={name}
          description={help ?? "Empty takes a color of the app"}
          error={error}
          format="hex"
          value={typeof value === "string" ? value : ""}
          onChangeEnd={(color) => take(/^#[0-9a-f]{6}$/i.test(color) ? color : undefined)}
          onBlur={(event) => {
            if (event.currentTarget.value === "" && block.values[id] !== undefined) take(undefined);
          }}
        />
      );
    case "entity":
      return (
        <Pick
          label={name}
          help={help}
          error={error}
          none="None"
          value={value as string | undefined}
          options={spec.entities.map((entity) => ({ value: entity.id, label: entity.plural }))}
          onChange={take}
        />
      );
    case "field": {
      const need = { of: { key: "entity", at: "block" }, types: types ?? null } as const;
      const fitting = fieldsThatFit(spec, { entity: block.values[of ?? ""] }, need);
      return (
        <Pick
          label={name}
          help={fitting.length === 0 ? "Nothing fits. Choose another table, or add a field under Data." : help}
          error={error}
          none="None"
          value={value as string | undefined}
          options={fitting.map((field) => ({ value: field.id, label: field.name }))}
          onChange={take}
        />
      );
    }
  }
}
