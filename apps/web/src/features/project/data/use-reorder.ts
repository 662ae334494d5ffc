import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, type RefObject } from "react";

/**
 * Lets the children of a list that carry `data-reorder` (their id) and `data-index` be dragged to another place. While one is dragged, the child that it would
 * come before or behind carries `data-drop`. Keys are the list's own matter.
 */
export function useReorder(onMove: (id: string, index: number) => void): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let release = (): void => undefined;
    const bind = (): void => {
      release();
      const items = [...element.querySelectorAll<HTMLElement>(":scope > [data-reorder]")];
      release = combine(
        ...items.map((item) =>
          combine(
            draggable({
              element: item,
              dragHandle: item.querySelector("[data-drag]") ?? item,
              getInitialData: () => ({
                reorder: element,
                id: item.dataset["reorder"],
                index: Number(item.dataset["index"]),
              }),
              onDragStart: () => item.setAttribute("data-dragged", ""),
              onDrop: () => item.removeAttribute("data-dragged"),
            }),
            dropTargetForElements({
              element: item,
              canDrop: ({ source }) => source.data["reorder"] === element,
              getData: () => ({ index: Number(item.dataset["index"]) }),
              onDrag: ({ source }) =>
                item.setAttribute(
                  "data-drop",
                  Number(source.data["index"]) < Number(item.dataset["index"]) ? "behind" : "before",
                ),
              onDragLeave: () => item.removeAttribute("data-drop"),
              onDrop: () => item.removeAttribute("data-drop"),
            }),
          ),
        ),
        monitorForElements({
          canMonitor: ({ source }) => source.data["reorder"] === element,
          onDrop: ({ source, location }) => {
            const index = location.current.dropTargets[0]?.data["index"];
            const id = source.data["id"];
            if (typeof index === "number" && typeof id === "string" && index !== source.data["index"])
              move.current(id, index);
          },
        }),
      );
    };
    bind();
    const observer = new MutationObserver(bind);
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      release();
    };
  }, []);
  return list;
}
