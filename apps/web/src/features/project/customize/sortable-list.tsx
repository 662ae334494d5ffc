import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import GripVertical from "lucide-react/icons/grip-vertical";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import classes from "./sortable-list.module.css";

interface SortableListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T, index: number) => string;
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T, index: number) => ReactNode;
}

/** Where an item would go, past the upper or the lower half of another. */
type Edge = "above" | "below";

/** A list whose items are dragged by their handle, or moved with the arrow keys while the handle has the focus. */
export function SortableList<T>({ label, items, keyOf, nameOf, onMove, children }: SortableListProps<T>) {
  const list = useId();
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    const item = items[from];
    onMove(from, to);
    if (item !== undefined) setSaid(`${nameOf(item, from)}: ${to + 1} of ${items.length}`);
  };
  return (
    <>
      <ol className={classes.list} aria-label={label}>
        {items.map((item, index) => (
          <SortableItem
            key={keyOf(item, index)}
            list={list}
            index={index}
            name={nameOf(item, index)}
            onMove={move}
            movable={items.length > 1}
          >
            {children(item, index)}
          </SortableItem>
        ))}
      </ol>
      <span className={classes.said} role="status">
        {said}
      </span>
    </>
  );
}

interface SortableItemProps {
  list: string;
  index: number;
  name: string;
  movable: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

function SortableItem({ list, index, name, movable, onMove, children }: SortableItemProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [dragged, setDragged] = useState(false);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const element = row.current;
    const dragHandle = handle.current;
    if (element === null || dragHandle === null) return;
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? "above" : "below";
    };
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ type: "sayhey/sorted", list, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data["type"] === "sayhey/sorted" && source.data["list"] === list,
        onDrag: ({ location, source }) =>
          setEdge(source.data["index"] === index ? null : edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ location, source }) => {
          setEdge(null);
          const from = Number(source.data["index"]);
          const place = edgeAt(location.current.input.clientY) === "above" ? index : index + 1;
          latest.current(from, place > from ? place - 1 : place);
        },
      }),
    );
  }, [list, index]);
  return (
    <li ref={row} className={classes.item} data-edge={edge ?? undefined} data-dragged={dragged || undefined}>
      <button
        ref={handle}
        type="button"
        className={classes.handle}
        aria-label={`Move ${name}`}
        title="Drag, or press the arrow keys"
        hidden={!movable}
        onKeyDown={(event) => {
          const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
          if (step === 0) return;
          event.preventDefault();
          onMove(index, index + step);
        }}
      >
        <GripVertical size={15} aria-hidden="true" />
      </button>
      <div className={classes.content}>{children}</div>
    </li>
  );
}
