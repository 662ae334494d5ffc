import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { BLOCK_FACTS, type BlockKind } from "@sayhey/appspec";
import { useEffect, useRef, useState, type RefObject } from "react";
import { slotAt, type DropSlot, type PlacedBlock } from "./drop-geometry.ts";

const isKind = (value: unknown): value is BlockKind => typeof value === "string" && Object.hasOwn(BLOCK_FACTS, value);

/** The kind of block that the palette lets people drag. */
function kindOf(data: Record<string | symbol, unknown>): BlockKind | null {
  return data["type"] === "sayhey/block-kind" && isKind(data["kind"]) ? data["kind"] : null;
}

interface DropPlace {
  /** Ids of the blocks as they follow each other, and where those stand that the app shows. */
  order: readonly string[];
  boxes: readonly PlacedBlock[];
  /** Where a point of the page is in the app, whose window is `width` px wide. */
  toApp: (clientX: number, clientY: number) => { y: number };
  width: number;
  onAdd: (kind: BlockKind, index: number) => void;
}

/** Takes kinds of blocks that are dragged here from the palette; where the one on its way would come to stand. */
export function usePaletteDrop(layer: RefObject<HTMLElement | null>, onto: DropPlace): DropSlot | null {
  const [coming, setComing] = useState<DropSlot | null>(null);
  const latest = useRef(onto);
  useEffect(() => {
    latest.current = onto;
  });
  useEffect(() => {
    const element = layer.current;
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
        if (kind !== null) latest.current.onAdd(kind, index);
      },
    });
  }, [layer]);
  return coming;
}
