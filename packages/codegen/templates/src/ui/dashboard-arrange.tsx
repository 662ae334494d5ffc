import { useEffect, useRef, useState } from "react";
import { copy, say } from "../copy.ts";
import { Button, IconButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import type { Arrangement } from "./use-dashboard.ts";

/** Parts of a dashboard that are arranged among each other. */
export interface ArrangedParts {
  label: string;
  arrangement: Arrangement;
  nameOf: (key: string) => string;
}

interface DashboardArrangeProps {
  open: boolean;
  groups: readonly ArrangedParts[];
  onClose: () => void;
}

/** Chooses which figures and charts are shown on this device and in which order, and goes back to how the app has them. */
export function DashboardArrange({ open, groups, onClose }: DashboardArrangeProps) {
  const isChanged = groups.some(({ arrangement }) => arrangement.isChanged);
  const doneButton = useRef<HTMLSpanElement>(null);
  const reset = () => {
    groups.forEach(({ arrangement }) => arrangement.reset());
    // The button that was pressed cannot be pressed again.
    doneButton.current?.querySelector("button")?.focus();
  };
  return (
    <Dialog open={open} title={copy.arrangeParts} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{copy.arrangeHint}</p>
        {groups
          .filter(({ arrangement }) => arrangement.order.length > 0)
          .map((group) => (
            <Parts key={group.label} {...group} />
          ))}
        <div className="flex flex-wrap justify-between gap-2">
          <Button look="quiet" icon="rotate-ccw" disabled={!isChanged} onClick={reset}>
            {copy.restoreParts}
          </Button>
          <span ref={doneButton}>
            <Button look="primary" onClick={onClose}>
              {copy.done}
            </Button>
          </span>
        </div>
      </div>
    </Dialog>
  );
}

function Parts({ label, arrangement, nameOf }: ArrangedParts) {
  const { order, hidden } = arrangement;
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ key: string; by: -1 | 1 } | null>(null);
  const at = moved === null ? -1 : order.indexOf(moved.key);
  // A row that changes places loses the focus; at an end its other button takes it.
  useEffect(() => {
    if (moved === null) return;
    const buttons = [...(list.current?.children[at]?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const wanted = buttons[moved.by === -1 ? 0 : 1];
    (wanted?.disabled === true ? buttons.find(({ disabled }) => !disabled) : wanted)?.focus();
  }, [moved, at]);
  const move = (key: string, by: -1 | 1) => {
    arrangement.shift(key, by);
    setMoved({ key, by });
  };
  return (
    <section aria-label={label}>
      <h3 className="mb-1 font-bold">{label}</h3>
      <ul ref={list} className="dash-parts">
        {order.map((key, index) => {
          const name = nameOf(key);
          const isShown = !hidden.includes(key);
          return (
            <li key={key} className="dash-part">
              <label className="dash-part-name">
                <input
                  type="checkbox"
                  role="switch"
                  className="switch"
                  checked={isShown}
                  onChange={() => (isShown ? arrangement.hide(key) : arrangement.show(key))}
                />
                <span className={isShown ? "" : "text-muted"}>{name}</span>
              </label>
              <IconButton
                label={say(copy.partUp, { name })}
                icon="arrow-up"
                disabled={index === 0}
                onClick={() => move(key, -1)}
              />
              <IconButton
                label={say(copy.partDown, { name })}
                icon="arrow-down"
                disabled={index === order.length - 1}
                onClick={() => move(key, 1)}
              />
            </li>
          );
        })}
      </ul>
      <p className="sr-only" role="status">
        {moved !== null && at >= 0 && say(copy.partAt, { name: nameOf(moved.key), n: at + 1, all: order.length })}
      </p>
    </section>
  );
}
