import { ActionIcon, Menu } from "@mantine/core";
import { propertiesOf, type Block, type PropertyFacts } from "@sayhey/appspec";
import Plus from "lucide-react/icons/plus";
import { useEditor } from "../../editor/editor-context.tsx";
import { isMeant } from "./control-props.ts";
import { firstPatch } from "./first-value.ts";
import classes from "./inspector.module.css";
import { PropertyControl } from "./property-control.tsx";
import type { useBlockEdits } from "./use-block-edits.ts";

interface PropertySectionProps {
  block: Block;
  part: PropertyFacts["part"];
  title: string;
  edits: Pick<ReturnType<typeof useBlockEdits>, "set" | "add" | "takeAway">;
}

/** One part of what can be set about a block: what is set, and a menu of what can be added. Nothing where there is neither. */
export function PropertySection({ block, part, title, edits }: PropertySectionProps) {
  const { spec } = useEditor();
  const values = block as unknown as Readonly<Record<string, unknown>>;
  const own = propertiesOf(block.kind).filter(
    (property) =>
      property.part === part &&
      isMeant(property, values) &&
      property.control.type !== "values" &&
      property.control.type !== "customBlock",
  );
  const shown = own.filter(({ key, required }) => required || values[key] !== undefined);
  const more = own.filter(({ key, required }) => !required && values[key] === undefined);
  const offered = more.flatMap((property) => {
    const first = firstPatch(spec, block, property);
    return first === undefined ? [] : [{ property, first }];
  });
  if (shown.length === 0 && offered.length === 0) return null;
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.partHead}>
        <h3>{title}</h3>
        {offered.length === 0 ? null : (
          <Menu position="bottom-end" width={210}>
            <Menu.Target>
              <ActionIcon size="md" aria-label={`Add to ${title}`}>
                <Plus size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown mah={340} style={{ overflowY: "auto" }}>
              {offered.map(({ property, first }) => (
                <Menu.Item key={property.key} onClick={() => edits.add(property, first)}>
                  {property.label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {shown.map((property) => (
        <div key={`${block.id}.${property.key}`} className={classes.property}>
          <PropertyControl
            spec={spec}
            block={block}
            property={property}
            value={values[property.key]}
            onTake={(value) => edits.set(property, value)}
          />
          {property.required ? null : (
            <button
              type="button"
              className={classes.takeAway}
              aria-label={`Remove ${property.label}`}
              title={`Remove ${property.label}`}
              onClick={() => edits.takeAway(property)}
            >
              ×
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
