import { useSetting } from "../store/use-setting.ts";

/** What one works on in a tool, kept on this device; `name` tells several drafts of one tool apart. */
export function useDraft<T>(toolId: string, initial: T, name = ""): [T, (value: T) => void] {
  return useSetting<T>(`tool:${toolId}${name}`, initial);
}
