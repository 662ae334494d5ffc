import { Menu, TextInput } from "@mantine/core";
import type { Field } from "@sayhey/appspec";
import ArrowDownAZ from "lucide-react/icons/arrow-down-a-z";
import ArrowUpAZ from "lucide-react/icons/arrow-up-a-z";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronsLeftRight from "lucide-react/icons/chevrons-left-right";
import ChevronsRightLeft from "lucide-react/icons/chevrons-right-left";
import Settings2 from "lucide-react/icons/settings-2";
import Trash from "lucide-react/icons/trash-2";
import { useRef, type PointerEvent } from "react";
import { FIELD_TYPES } from "../field-types.ts";
import classes from "./grid.module.css";
import type { View } from "./view-rows.ts";

const NARROWEST = 72;
const WIDEST = 640;
const STEP = 40;

interface ColumnHeadProps {
  field: Field;
  width: number;
  view: View;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onView: (view: View) => void;
  onWidth: (width: number) => void;
  onSettings: () => void;
  onRemove: () => void;
}

/** Head of a column: its name and type, a menu to sort, filter and change it, and a handle for its width. */
export function ColumnHead({
  field,
  width,
  view,
  opened,
  onOpened,
  onView,
  onWidth,
  onSettings,
  onRemove,
}: ColumnHeadProps) {
  const { Icon, label } = FIELD_TYPES[field.type];
  const filter = view.filters.find((one) => one.field === field.id)?.text ?? "";
  const setWidth = (next: number): void => onWidth(Math.max(NARROWEST, Math.min(WIDEST, Math.round(next))));
  const setFilter = (text: string): void =>
    onView({
      ...view,
      filters: [
        ...view.filters.filter((one) => one.field !== field.id),
        ...(text === "" ? [] : [{ field: field.id, text }]),
      ],
    });
  return (
    <>
      <Menu opened={opened} onChange={onOpened} position="bottom-start" width={232} returnFocus>
        <Menu.Target>
          <button
            type="button"
            className={classes.headButton}
            tabIndex={-1}
            aria-label={`${field.name}, ${label}`}
            data-filtered={filter === "" ? undefined : true}
          >
            <Icon size={15} aria-hidden="true" />
            <span className={classes.headName}>{field.name}</span>
            {field.required === true ? (
              <span className={classes.required} title="Must be filled">
                *
              </span>
            ) : null}
            <ChevronDown className={classes.chevron ?? ""} size={14} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<ArrowDownAZ size={16} aria-hidden="true" />}
            onClick={() => onView({ ...view, sort: { field: field.id, down: false } })}
          >
            Sort up
          </Menu.Item>
          <Menu.Item
            leftSection={<ArrowUpAZ size={16} aria-hidden="true" />}
            onClick={() => onView({ ...view, sort: { field: field.id, down: true } })}
          >
            Sort down
          </Menu.Item>
          <div className={classes.filter}>
            <TextInput
              size="xs"
              label="Only rows with"
              placeholder="Any part of it"
              value={filter}
              onKeyDown={(event) => {
                if (event.key !== "Escape") event.stopPropagation();
                if (event.key === "Enter") onOpened(false);
              }}
              onChange={(event) => setFilter(event.currentTarget.value)}
            />
          </div>
          <Menu.Divider />
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<ChevronsLeftRight size={16} aria-hidden="true" />}
            onClick={() => setWidth(width + STEP)}
          >
            Wider
          </Menu.Item>
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<ChevronsRightLeft size={16} aria-hidden="true" />}
            onClick={() => setWidth(width - STEP)}
          >
            Narrower
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<Settings2 size={16} aria-hidden="true" />} onClick={onSettings}>
            Field settings
          </Menu.Item>
          <Menu.Item color="chili" leftSection={<Trash size={16} aria-hidden="true" />} onClick={onRemove}>
            Remove the field
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Resizer width={width} onWidth={setWidth} />
    </>
  );
}

/** Drag it to make the column wider; keys have the menu. */
function Resizer({ width, onWidth }: { width: number; onWidth: (width: number) => void }) {
  const from = useRef<{ x: number; width: number } | null>(null);
  const onPointerMove = (event: PointerEvent): void => {
    if (from.current !== null) onWidth(from.current.width + event.clientX - from.current.x);
  };
  return (
    <span
      className={classes.resizer}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
    />
  );
}
