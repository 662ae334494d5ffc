import { useRef } from "react";

/** Goes back and forth in what was typed before (`typed`, the newest last); `text` is what is being typed. */
export function useRecall(typed: readonly string[], text: string, write: (text: string) => void) {
  /** How far back, 0 for what is being typed. */
  const back = useRef(0);
  const draft = useRef("");
  return {
    isBack: (): boolean => back.current > 0,
    /** Goes further back, or nearer by -1; false where there is nothing. */
    go: (step: 1 | -1): boolean => {
      const next = back.current + step;
      if (next < 0 || next > typed.length) return false;
      if (back.current === 0) draft.current = text;
      back.current = next;
      write(next === 0 ? draft.current : (typed[typed.length - next] ?? ""));
      return true;
    },
    /** What is shown is being typed now. */
    stay: (): void => {
      back.current = 0;
    },
    /** What was being typed has been sent. */
    forget: (): void => {
      back.current = 0;
      draft.current = "";
    },
  };
}
