import type { Settings } from "@sayhey/transforms";
import { useEffect, useRef, useState } from "react";
import { showEffect, type Effect } from "./effect.ts";
import type { EffectRequest } from "./effect-messages.ts";

/** What the preview shows: the newest effect that is ready, and whether a newer one is being made. */
export interface EffectPreview {
  effect: Effect | null;
  pending: boolean;
  error: unknown;
}

interface Made {
  effect: Effect | null;
  error: unknown;
  /** What it was made of. */
  of: Omit<EffectRequest, "id"> | null;
}

/** Keeps a preview of a transform current. While one is made, only the newest of further settings waits. */
export function useEffectPreview(
  kind: string,
  settings: Settings,
  source: EffectRequest["source"] | null,
): EffectPreview {
  const [state, setState] = useState<Made>({ effect: null, error: null, of: null });
  const next = useRef<Omit<EffectRequest, "id"> | null>(null);
  const busy = useRef(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  useEffect(() => {
    if (source === null) return;
    next.current = { kind, settings, source };
    const work = async (): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      while (next.current !== null && alive.current) {
        const request = next.current;
        next.current = null;
        const answer = await showEffect(request).then(
          (effect) => ({ effect, error: null }),
          (error: unknown) => ({ effect: null, error }),
        );
        if (alive.current)
          setState((before) => ({ effect: answer.effect ?? before.effect, error: answer.error, of: request }));
      }
      busy.current = false;
    };
    void work();
  }, [kind, settings, source]);
  const { effect, error, of } = state;
  return { effect, error, pending: of?.kind !== kind || of.settings !== settings || of.source !== source };
}
