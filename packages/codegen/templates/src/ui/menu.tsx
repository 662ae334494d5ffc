import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface TriggerProps {
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onClick: () => void;
}

interface MenuProps {
  items: readonly MenuItem[];
  trigger: (props: TriggerProps) => ReactNode;
  /** What the menu is about, above its items. */
  head?: ReactNode;
}

/** A menu that opens under its trigger; arrow keys walk it, Escape closes it. */
export function Menu({ items, trigger, head }: MenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);
  const focusTrigger = () => place.current?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
  const walk = (event: KeyboardEvent) => {
    const entries = [...(place.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const index = entries.findIndex((entry) => entry === document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      entries[(index + step + entries.length) % entries.length]?.focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      setOpen(false);
      focusTrigger();
    }
  };
  return (
    <div ref={place} className="menu-place" onKeyDown={open ? walk : undefined}>
      {trigger({ "aria-haspopup": "menu", "aria-expanded": open, onClick: () => setOpen(!open) })}
      {open && (
        <div className="menu">
          {head}
          <div id={id} role="menu">
            {items.map((item) => (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className="menu-item"
                onClick={() => {
                  setOpen(false);
                  // The item goes; a dialog that it opens gives the focus back to what opened the menu.
                  focusTrigger();
                  item.run();
                }}
              >
                <Icon name={item.icon} className="size-4.5" />
                {item.label}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

export interface MenuItem {
  label: string;
  icon: string;
  run: () => void;
}
