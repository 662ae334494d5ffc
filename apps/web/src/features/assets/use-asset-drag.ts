import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import { pointerOutsideOfPreview } from "@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview";
import { folderName, folderParent, isInFolder } from "@sayhey/contract/asset-folder";
import { useEffect, useRef, useState, type RefObject } from "react";
import classes from "./folders.module.css";

/** What is dragged about the library. */
export type Dragged = { kind: "assets"; ids: readonly string[]; label: string } | { kind: "folder"; path: string };

const draggedIn = (data: Record<string, unknown>): Dragged | null => (data["library"] as Dragged | undefined) ?? null;

/** Lets an element be dragged onto folders; `read` tells, as the drag begins, what it stands for. */
export function useLibraryDrag<T extends HTMLElement>(read: () => Dragged, enabled = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (element.current === null || !enabled) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ library: latest.current() }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        const dragged = latest.current();
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: "12px", y: "10px" }),
          render: ({ container }) => {
            const note = document.createElement("span");
            note.className = classes.dragNote ?? "";
            note.textContent = dragged.kind === "folder" ? folderName(dragged.path) : dragged.label;
            container.append(note);
          },
        });
      },
    });
  }, [enabled]);
  return element;
}

/** Whether something can be put into a folder. */
function fits(dragged: Dragged | null, folder: string, from: string): boolean {
  if (dragged === null) return false;
  if (dragged.kind === "assets") return folder !== from;
  return !isInFolder(folder, dragged.path) && folderParent(dragged.path) !== folder;
}

/** Makes an element take what is dropped on it into a folder; `from` is the folder that is open. True while something hovers that fits. */
export function useFolderDrop<T extends HTMLElement>(
  folder: string,
  from: string | null,
  onDrop: (dragged: Dragged, folder: string) => void,
): { element: RefObject<T | null>; over: boolean } {
  const element = useRef<T>(null);
  const [over, setOver] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    if (element.current === null) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => fits(draggedIn(source.data), folder, from ?? "\u0000"),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const dragged = draggedIn(source.data);
        if (dragged !== null) drop.current(dragged, folder);
      },
    });
  }, [folder, from]);
  return { element, over };
}
