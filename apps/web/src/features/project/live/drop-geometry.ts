import type { LiveRect } from "@sayhey/contract/live";

/** A block and where it is, in CSS px of the app's window. */
export interface PlacedBlock {
  id: string;
  rect: LiveRect;
}

/** Where something would come to stand: before the block at `index` of the others, drawn as a line. */
export interface DropSlot {
  /** Among the blocks of the page without the one that is dragged. */
  index: number;
  line: { x: number; y: number; width: number };
}

/**
 * The slot at a height of the window. `order` are the ids of all blocks of the page, also of those that show nothing now; `dragged` is
 * the one that moves, if it stands on this page.
 */
export function slotAt(
  order: readonly string[],
  boxes: readonly PlacedBlock[],
  y: number,
  dragged: string | null,
  windowWidth: number,
): DropSlot {
  const rest = order.filter((id) => id !== dragged);
  const shown = rest.flatMap((id, index) => {
    const rect = boxes.find((box) => box.id === id)?.rect;
    return rect === undefined || rect.height <= 0 ? [] : [{ index, rect }];
  });
  const next = shown.find(({ rect }) => y < rect.y + rect.height / 2);
  const before = shown.findLast(({ index }) => next === undefined || index < next.index);
  const own = boxes.find(({ id }) => id === dragged)?.rect;
  const around = next?.rect ?? before?.rect ?? own ?? { x: 0, y: 0, width: windowWidth, height: 0 };
  const bottom = before === undefined ? null : before.rect.y + before.rect.height;
  const top = next?.rect.y ?? null;
  const lineY = bottom !== null && top !== null ? (bottom + top) / 2 : (bottom ?? top ?? around.y);
  return { index: next?.index ?? rest.length, line: { x: around.x, y: lineY, width: around.width } };
}

/** Whether a drop at a slot leaves everything as it is. */
export function staysPut(order: readonly string[], dragged: string, index: number): boolean {
  return order.indexOf(dragged) === index;
}

/** How far the app is to be scrolled in the next picture while something is held near its edge, px. */
export function autoScroll(y: number, height: number): number {
  const edge = Math.min(72, height / 4);
  if (y < edge) return -Math.ceil(((edge - Math.max(0, y)) / edge) * 18);
  if (y > height - edge) return Math.ceil(((Math.min(height, y) - (height - edge)) / edge) * 18);
  return 0;
}

/** The block at a point, the smallest where they lie in each other. */
export function blockAt(boxes: readonly PlacedBlock[], x: number, y: number): string | null {
  const hit = boxes.filter(
    ({ rect }) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height,
  );
  const area = ({ rect }: PlacedBlock): number => rect.width * rect.height;
  return hit.toSorted((a, b) => area(a) - area(b))[0]?.id ?? null;
}
