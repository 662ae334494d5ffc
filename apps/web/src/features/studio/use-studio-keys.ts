import { useEffect, useRef } from "react";
import { isOfControl } from "./shortcuts.ts";
import type { StudioCommands } from "./use-commands.ts";

/** Lets the keyboard do all that the studio can. */
export function useStudioKeys(commands: StudioCommands): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = commandOf(event, latest.current);
      if (command === null) return;
      event.preventDefault();
      command();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** What a key does now, or null when it is none of the studio's. */
function commandOf(event: KeyboardEvent, to: StudioCommands): (() => void) | null {
  const { key, altKey, shiftKey } = event;
  // In fields too: what is typed there is a step like any other.
  if (event.ctrlKey || event.metaKey) {
    if (altKey) return null;
    switch (key.toLowerCase()) {
      case "z":
        return shiftKey ? to.redo : to.undo;
      case "y":
        return to.redo;
      case "s":
        return to.save;
    }
    return null;
  }
  if (isOfControl(event.target, key)) return null;
  if (altKey) {
    if (key === "ArrowLeft") return () => to.moveScene(-1);
    if (key === "ArrowRight") return () => to.moveScene(1);
    return null;
  }
  switch (key) {
    case " ":
      return to.toggle;
    case "ArrowLeft":
      return () => (shiftKey ? to.seekBy(-500) : to.stepFrames(-1));
    case "ArrowRight":
      return () => (shiftKey ? to.seekBy(500) : to.stepFrames(1));
    case "ArrowUp":
      return () => to.stepScene(-1);
    case "ArrowDown":
      return () => to.stepScene(1);
    case "Home":
      return to.toStart;
    case "End":
      return to.toEnd;
    case "Delete":
    case "Backspace":
      return to.removeScene;
    case ",":
      return () => to.trim("end", -1);
    case ".":
      return () => to.trim("end", 1);
    case "<":
    case ";":
      return () => to.trim("start", -1);
    case ">":
    case ":":
      return () => to.trim("start", 1);
    case "?":
      return to.showKeys;
  }
  switch (key.toLowerCase()) {
    case "s":
      return to.splitScene;
    case "d":
      return to.duplicateScene;
    case "l":
      return to.loop;
    case "m":
      return to.mute;
    case "f":
      return to.fullScreen;
    case "v":
      return to.recordVoice;
    case "t":
      return to.showFrames;
    case "e":
      return to.export;
  }
  return null;
}
