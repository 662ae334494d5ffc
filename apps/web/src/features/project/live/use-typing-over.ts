import type { Op } from "@sayhey/appspec";
import { useState } from "react";
import { toast } from "../../../status/toast.ts";
import { useEditor } from "../editor/editor-context.tsx";
import type { PlacedBlock } from "./drop-geometry.ts";
import { findSpecText } from "./spec-text.ts";
import type { LiveFrame } from "./use-live-frame.ts";

/** Between two points at which a block is asked for a text, px of the app. */
const LINE_HEIGHT = 16;

interface TypingPlace {
  live: LiveFrame;
  /** Id of the page. */
  page: string;
  boxes: readonly PlacedBlock[];
  /** Height of the app's window, px. */
  height: number;
  /** Where a point of the page is in the app. */
  toApp: (clientX: number, clientY: number) => { x: number; y: number };
  /** Makes a change with its reason; false where it does not fit. */
  write: (ops: readonly Op[], reason: string) => boolean;
  /** A block whose text was to be typed over has had its turn. */
  onDone: (block: string) => void;
}

/** Lets texts of the app be typed over where they stand. */
export function useTypingOver({ live, page, boxes, height, toApp, write, onDone }: TypingPlace) {
  const { spec } = useEditor();
  const [typing, setTyping] = useState(false);

  /** The text under a point of the app's window, and what it is in the description. */
  const readAt = async (x: number, y: number) => {
    const { request, at } = await live.pointAt(x, y);
    // Where it stands is what the page shows, whatever the app says.
    return at === null ? null : { request, at, found: findSpecText(spec, { ...at, page }) };
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
    onDone(block);
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
      toast.error(`${found.text.what} can have up to ${found.text.most} characters. This has ${typed.length}.`);
      return put(at.text);
    }
    if (!write(ops, `${found.text.what}: ${typed.trim().slice(0, 200)}`)) put(at.text);
  };

  return { typing, typeAt, typeIn };
}
