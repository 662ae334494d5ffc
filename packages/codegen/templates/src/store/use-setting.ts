import { useCallback, useSyncExternalStore } from "react";
import { copy } from "../copy.ts";
import { newId, readSetting, subscribe, writeSetting } from "./store.ts";

/** A value kept under `key` on this device, like useState. */
export function useSetting<T>(key: string, initial: T): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribe, () => readSetting(key));
  const set = useCallback((next: T) => writeSetting(key, next), [key]);
  return [value === undefined ? initial : (value as T), set];
}

const fallbackId = newId();

/** The person using this device. */
export function useVisitor(): { id: string; name: string; setName: (name: string) => void } {
  const [id] = useSetting("visitorId", fallbackId);
  const [name, setName] = useSetting("visitorName", "");
  return { id, name: name === "" ? copy.you : name, setName };
}

/** Whether this visitor did a thing that counts once, and how to say that they did (or took it back). */
export function useOnce(key: string): [boolean, (done: boolean) => void] {
  return useSetting(`once:${key}`, false);
}
