import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { ActionIcon, Menu } from "@mantine/core";
import { BLOCK_FACTS, type Block, type BlockKind, type Page } from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Ellipsis from "lucide-react/icons/ellipsis";
import GripVertical from "lucide-react/icons/grip-vertical";
import Trash from "lucide-react/icons/trash-2";
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from "react";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./customize-overlay.module.css";
import { blockAt, slotAt, type DropSlot, type PlacedBlock } from "./drop-geometry.ts";
import { findSpecText } from "./spec-text.ts";
import { useBlockActions } from "./use-block-actions.ts";
import { useBlockDrag } from "./use-block-drag.ts";
import type { LiveFrame } from "./use-live-frame.ts";
import { toast } from "../../../status/toast.ts";

interface OverlayProps {
  live: LiveFrame;
  page: Page;
  /** By how much the app is shrunk, and how large its window is, CSS px. */
  scale: number;
  width: number;
  height: number;
}

const isKind = (value: unknown): value is BlockKind => typeof value === "string" && Object.hasOwn(BLOCK_FACTS, value);

/** The kind of block that the palette lets people drag. */
function kindOf(data: Record<string | symbol, unknown>): BlockKind | null {
  return data["type"] === "sayhey/block-kind" && isKind(data["kind"]) ? data["kind"] : null;
}

/** Between two points at which a block is asked for a text, px of the app. */
const LINE_HEIGHT = 16;

const titleOf = (block: Block): string => block.title ?? BLOCK_FACTS[block.kind].name;

/** What lies over the app while it is customized: outlines of its blocks, to select, type over, drag and remove them. */
export function CustomizeOverlay({ live, page, scale, width, height }: OverlayProps) {
  const { spec, selection, select } = useEditor();
  const actions = useBlockActions();
  const root = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const [coming, setComing] = useState<DropSlot | null>(null);
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

  // The wheel of this layer turns the app; passive listeners could not keep the page around it still.
  const { tell } = live;
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent): void => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const area = element.getBoundingClientRect();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      tell({
        type: "sayhey:scroll",
        x: (event.clientX - area.left) / scale,
        y: (event.clientY - area.top) / scale,
        dx: (event.shiftKey ? event.deltaY : event.deltaX) * lines,
        dy: (event.shiftKey ? 0 : event.deltaY) * lines,
      });
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [tell, scale]);

  const latest = useRef({ order, boxes, toApp, actions, page: page.id, width });
  useEffect(() => {
    latest.current = { order, boxes, toApp, actions, page: page.id, width };
  });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const slotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): DropSlot => {
      const { y } = latest.current.toApp(clientX, clientY);
      return slotAt(latest.current.order, latest.current.boxes, y, null, latest.current.width);
    };
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => kindOf(source.data) !== null,
      onDrag: ({ location }) => setComing(slotOf(location.current.input)),
      onDragLeave: () => setComing(null),
      onDrop: ({ source, location }) => {
        setComing(null);
        const kind = kindOf(source.data);
        const { index } = slotOf(location.current.input);
        if (kind !== null) latest.current.actions.add(kind, latest.current.page, index);
      },
    });
  }, []);

  /** The text under a point of the app's window, and what it is in the description. */
  const readAt = async (x: number, y: number) => {
    const { request, at } = await live.pointAt(x, y);
    // Where it stands is what the page shows, whatever the app says.
    return at === null ? null : { request, at, found: findSpecText(spec, { ...at, page: page.id }) };
  };
  const typeAt = async (clientX: number, clientY: number): Promise<void> => {
    const { x, y } = toApp(clientX, clientY);
    await typeOver(await readAt(x, y));
  };
  /** Lets the first text of a block be typed over that is one of its own. */
  const typeIn = async (block: string): Promise<void> => {
    const rect = boxes.find(({ id }) => id === block)?.rect;
    if (rect === undefined) return;
    const [top, bottom] = [Math.max(0, rect.y), Math.min(height, rect.y + rect.height)];
    let first: Awaited<ReturnType<typeof readAt>> = null;
    for (let y = top + 18; y < bottom; y += LINE_HEIGHT) {
      const read = await readAt(rect.x + Math.min(24, rect.width / 2), y);
      if (read !== null && "text" in read.found) {
        first = read;
        break;
      }
      first ??= read;
    }
    if (first === null) toast("There's no text to edit here.");
    await typeOver(first);
    root.current?.querySelector<HTMLElement>(`[data-of="${CSS.escape(block)}"]`)?.focus({ preventScroll: true });
  };
  const typeOver = async (read: Awaited<ReturnType<typeof readAt>>): Promise<void> => {
    if (read === null) return;
    const { request, at, found } = read;
    if ("why" in found) return void toast(found.why);
    setTyping(true);
    const typed = await live.typeAt(request, found.text.multiline);
    setTyping(false);
    if (typed === null) return;
    const put = (text: string): void => live.tell({ type: "sayhey:put", request, text });
    const ops = found.text.ops(typed.trim());
    if (ops === null) {
      toast.error(`${found.text.what} cannot be empty.`);
      return put(at.text);
    }
    if (typed.length > found.text.most) {
      toast.error(`${found.text.what} has room for ${found.text.most} characters; this is ${typed.length}.`);
      return put(at.text);
    }
    if (!actions.write(ops, `${found.text.what}: ${typed.trim().slice(0, 200)}`)) put(at.text);
  };

  const press = (event: ReactPointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0 || event.target !== event.currentTarget) return;
    const { x, y } = toApp(event.clientX, event.clientY);
    const block = blockAt(boxes, x, y);
    select({ page: page.id, block });
    if (block === null) return;
    root.current?.querySelector<HTMLElement>(`[data-of="${CSS.escape(block)}"]`)?.focus({ preventScroll: true });
    begin(block, event, event.pointerType === "touch" ? "rested" : "moved");
  };
  const pan = useRef<{ id: number; x: number; y: number } | null>(null);
  const follow = (event: ReactPointerEvent<HTMLDivElement>): void => {
    const { x, y } = toApp(event.clientX, event.clientY);
    setHovered(event.pointerType === "touch" ? null : blockAt(boxes, x, y));
    if (event.pointerType !== "touch" || drag !== null) return;
    const before = pan.current;
    pan.current = { id: event.pointerId, x, y };
    if (before?.id === event.pointerId && event.buttons !== 0)
      live.tell({ type: "sayhey:scroll", x, y, dx: before.x - x, dy: before.y - y });
  };

  const moveBy = (block: string, by: -1 | 1): void => {
    const index = order.indexOf(block) + by;
    if (index >= 0 && index < order.length) actions.move(page.id, block, index);
  };
  const key = (event: KeyboardEvent<HTMLElement>, block: string): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (event.altKey) return moveBy(block, step < 0 ? -1 : 1);
      const next = order[order.indexOf(block) + step];
      if (next === undefined) return;
      select({ page: page.id, block: next });
      live.tell({ type: "sayhey:reveal", block: next });
      root.current?.querySelector<HTMLElement>(`[data-of="${CSS.escape(next)}"]`)?.focus({ preventScroll: true });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      actions.remove(page.id, block);
    } else if (event.key === "Escape") {
      event.preventDefault();
      select({ page: page.id, block: null });
      root.current?.focus({ preventScroll: true });
    } else if (event.key === "F2") {
      event.preventDefault();
      void typeIn(block);
    }
  };

  const at = ({ x, y, width: wide, height: high }: PlacedBlock["rect"]): CSSProperties => ({
    transform: `translate(${x * scale}px, ${y * scale}px)`,
    width: wide * scale,
    height: high * scale,
  });
  const line = drag === null ? coming?.line : drag.slot?.line;
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
      onPointerDown={press}
      onPointerMove={follow}
      onPointerUp={() => (pan.current = null)}
      onPointerLeave={() => setHovered(null)}
      onMouseDown={(event) => {
        // The outline of the block has the focus already.
        if (event.target === event.currentTarget) event.preventDefault();
      }}
      onKeyDown={(event) => {
        const of = event.target instanceof HTMLElement ? event.target.dataset["of"] : undefined;
        const block = of ?? (event.target === event.currentTarget ? selected : null);
        if (block !== null) key(event, block);
      }}
      onDoubleClick={(event) => {
        if (event.target === event.currentTarget) void typeAt(event.clientX, event.clientY);
      }}
    >
      {held.map(({ id, rect }) => {
        const own = page.blocks.find((each) => each.id === id);
        if (own === undefined) return null;
        const name = titleOf(own);
        const number = order.indexOf(id) + 1;
        return (
          <button
            key={id}
            type="button"
            className={classes.block}
            style={at(rect)}
            data-of={id}
            data-hovered={hovered === id && drag === null}
            data-held={drag?.block === id}
            aria-pressed={selected === id}
            aria-label={`${name}, block ${number} of ${order.length}`}
            tabIndex={id === first ? 0 : -1}
            // Not by the focus alone: the Tab key goes past on its way to what is beside the preview.
            onClick={() => select({ page: page.id, block: id })}
          >
            {hovered === id && selected !== id ? <span className={classes.name}>{name}</span> : null}
          </button>
        );
      })}
      {box === undefined || block === undefined || drag !== null || typing ? null : (
        <div
          className={classes.tag}
          role="toolbar"
          aria-label={titleOf(block)}
          style={{
            left: Math.max(0, box.rect.x) * scale,
            top: Math.min(Math.max(0, box.rect.y * scale - 32), height * scale - 32),
          }}
        >
          <span
            className={classes.handle}
            title="Drag to move"
            data-handle
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.preventDefault();
              begin(block.id, event, "once");
            }}
          >
            <GripVertical size={15} aria-hidden="true" />
            <span className={classes.tagName}>{titleOf(block)}</span>
          </span>
          <ActionIcon
            size={26}
            className={classes.tool}
            aria-label="Move up"
            disabled={order[0] === block.id}
            onClick={() => moveBy(block.id, -1)}
          >
            <ArrowUp size={15} />
          </ActionIcon>
          <ActionIcon
            size={26}
            className={classes.tool}
            aria-label="Move down"
            disabled={order.at(-1) === block.id}
            onClick={() => moveBy(block.id, 1)}
          >
            <ArrowDown size={15} />
          </ActionIcon>
          {spec.pages.length < 2 ? null : (
            <Menu position="bottom-end" withinPortal>
              <Menu.Target>
                <ActionIcon size={26} className={classes.tool} aria-label="Move to another page">
                  <Ellipsis size={15} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Label>Move to</Menu.Label>
                {spec.pages
                  .filter(({ id }) => id !== page.id)
                  .map((other) => (
                    <Menu.Item
                      key={other.id}
                      onClick={() => actions.move(page.id, block.id, other.blocks.length, other.id)}
                    >
                      {other.title}
                    </Menu.Item>
                  ))}
              </Menu.Dropdown>
            </Menu>
          )}
          <ActionIcon
            size={26}
            className={classes.tool}
            aria-label="Remove"
            onClick={() => actions.remove(page.id, block.id)}
          >
            <Trash size={15} />
          </ActionIcon>
        </div>
      )}
      {line === undefined ? null : (
        <div
          className={classes.line}
          data-drop-line
          style={{ transform: `translate(${line.x * scale}px, ${line.y * scale}px)`, width: line.width * scale }}
        />
      )}
      {drag === null ? null : (
        <div className={classes.ghost} style={{ left: drag.clientX + 12, top: drag.clientY + 12 }} aria-hidden="true">
          {titleOf(page.blocks.find(({ id }) => id === drag.block) ?? (page.blocks[0] as Block))}
        </div>
      )}
    </div>
  );
}
