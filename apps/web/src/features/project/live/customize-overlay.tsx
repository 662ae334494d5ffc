import type { Page } from "@sayhey/appspec";
import { useRef, type CSSProperties, type KeyboardEvent } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import { pressBlockKey } from "./block-keys.ts";
import { BlockOutline, titleOf } from "./block-outline.tsx";
import { BlockToolbar } from "./block-toolbar.tsx";
import classes from "./customize-overlay.module.css";
import type { PlacedBlock } from "./drop-geometry.ts";
import { DropMarks } from "./drop-marks.tsx";
import { useBlockActions } from "./use-block-actions.ts";
import { useBlockDrag } from "./use-block-drag.ts";
import type { LiveFrame } from "./use-live-frame.ts";
import { useOverlayPointer } from "./use-overlay-pointer.ts";
import { usePaletteDrop } from "./use-palette-drop.ts";
import { useTypingOver } from "./use-typing-over.ts";
import { useWheelToApp } from "./use-wheel-to-app.ts";

interface OverlayProps {
  live: LiveFrame;
  page: Page;
  /** By how much the app is shrunk, and how large its window is, CSS px. */
  scale: number;
  width: number;
  height: number;
}

/** What lies over the app while it is customized: outlines of its blocks, to select, type over, drag and remove them. */
export function CustomizeOverlay({ live, page, scale, width, height }: OverlayProps) {
  const { spec, selection, select } = useEditor();
  const actions = useBlockActions();
  const root = useRef<HTMLDivElement>(null);
  const order = page.blocks.map(({ id }) => id);
  // What the app says of itself counts only where it fits the description: known blocks, no larger than can be.
  const boxes: PlacedBlock[] =
    live.boxes?.page === page.id ? live.boxes.blocks.filter(({ id }) => order.includes(id)) : [];
  // Always in the same order, whatever stands where: a button that is put elsewhere would lose the focus.
  const held = boxes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const selected = selection?.page === page.id ? selection.block : null;

  const toApp = (clientX: number, clientY: number) => {
    const area = root.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - area.left) / scale, y: (clientY - area.top) / scale, width, height };
  };
  const { drag, begin } = useBlockDrag({
    order,
    boxes,
    toApp,
    onScroll: (dy) => live.tell({ type: "sayhey:scroll", x: width / 2, y: height / 2, dx: 0, dy }),
    onDrop: (block, target) => {
      if ("index" in target) return actions.move(page.id, block, target.index);
      const to = spec.pages.find(({ id }) => id === target.page);
      if (to !== undefined && to.id !== page.id) actions.move(page.id, block, to.blocks.length, to.id);
    },
  });

  useWheelToApp(root, live.tell, scale);
  const coming = usePaletteDrop(root, {
    order,
    boxes,
    toApp,
    width,
    onAdd: (kind, index) => actions.add(kind, page.id, index),
  });
  const focus = (block: string): void =>
    root.current?.querySelector<HTMLElement>(`[data-of="${CSS.escape(block)}"]`)?.focus({ preventScroll: true });
  const { typing, typeAt, typeIn } = useTypingOver({
    live,
    page: page.id,
    boxes,
    height,
    toApp,
    write: actions.write,
    onDone: focus,
  });

  const { hovered, ...pointer } = useOverlayPointer({
    live,
    boxes,
    toApp,
    isDragging: drag !== null,
    onPress: (block, event) => {
      select({ page: page.id, block });
      if (block === null) return;
      focus(block);
      begin(block, event, event.pointerType === "touch" ? "rested" : "moved");
    },
  });

  const moveBy = (block: string, by: -1 | 1): void => {
    const index = order.indexOf(block) + by;
    if (index >= 0 && index < order.length) actions.move(page.id, block, index);
  };
  const goTo = (next: string | null): void => {
    select({ page: page.id, block: next });
    if (next === null) return root.current?.focus({ preventScroll: true });
    live.tell({ type: "sayhey:reveal", block: next });
    focus(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const of = event.target instanceof HTMLElement ? event.target.dataset["of"] : undefined;
    const block = of ?? (event.target === event.currentTarget ? selected : null);
    if (block === null) return;
    pressBlockKey(event, block, {
      order,
      moveBy: (by) => moveBy(block, by),
      goTo,
      remove: () => actions.remove(page.id, block),
      type: () => void typeIn(block),
    });
  };

  const at = ({ x, y, width: wide, height: high }: PlacedBlock["rect"]): CSSProperties => ({
    transform: `translate(${x * scale}px, ${y * scale}px)`,
    width: wide * scale,
    height: high * scale,
  });
  const line = drag === null ? coming?.line : drag.slot?.line;
  const dragged = drag === null ? undefined : (page.blocks.find(({ id }) => id === drag.block) ?? page.blocks[0]);
  const box = boxes.find(({ id }) => id === selected);
  const block = page.blocks.find(({ id }) => id === selected);
  const first = boxes.find(({ id }) => id === selected)?.id ?? boxes[0]?.id;
  return (
    <div
      ref={root}
      role="group"
      aria-label={`Blocks of ${page.title}`}
      tabIndex={-1}
      className={classes.overlay}
      data-typing={typing}
      data-dragging={drag !== null}
      {...pointer}
      onKeyDown={onKeyDown}
      onDoubleClick={(event) => {
        if (event.target === event.currentTarget) void typeAt(event.clientX, event.clientY);
      }}
    >
      {held.map(({ id, rect }) => {
        const own = page.blocks.find((each) => each.id === id);
        if (own === undefined) return null;
        return (
          <BlockOutline
            key={id}
            block={own}
            place={at(rect)}
            number={order.indexOf(id) + 1}
            count={order.length}
            isHovered={hovered === id}
            isHeld={drag?.block === id}
            isDragging={drag !== null}
            isSelected={selected === id}
            isTabStop={id === first}
            onSelect={() => select({ page: page.id, block: id })}
          />
        );
      })}
      {box === undefined || block === undefined || drag !== null || typing ? null : (
        <BlockToolbar
          block={block}
          page={page}
          pages={spec.pages}
          place={{
            left: Math.max(0, box.rect.x) * scale,
            top: Math.min(Math.max(0, box.rect.y * scale - 32), height * scale - 32),
          }}
          isFirst={order[0] === block.id}
          isLast={order.at(-1) === block.id}
          onGrab={(event) => begin(block.id, event, "once")}
          onMoveBy={(by) => moveBy(block.id, by)}
          onMoveTo={(other) => actions.move(page.id, block.id, other.blocks.length, other.id)}
          onRemove={() => actions.remove(page.id, block.id)}
        />
      )}
      <DropMarks line={line} scale={scale} drag={drag} name={dragged === undefined ? "" : titleOf(spec, dragged)} />
    </div>
  );
}
