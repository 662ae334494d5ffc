import { AppError } from "@sayhey/contract/app-error";
import { applyStoryboardOps, type Storyboard } from "@sayhey/trailer";
import {
  browserFormats,
  loadSounds,
  renderInBrowser,
  type BrowserFormat,
  type FindMusic,
} from "@sayhey/trailer/browser";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { pixelsOf, type ExportSettings } from "./presets.ts";

/** A video being made in this browser, or made. */
export type HereState =
  | { kind: "idle" }
  | { kind: "running"; progress: number; remainingMs: number | null }
  | { kind: "done"; url: string; bytes: number; format: BrowserFormat }
  | { kind: "failed"; error: unknown };

/** The formats this browser can write at a size; empty where it cannot render. */
export function useFormatsHere({ aspect, size, fps }: ExportSettings): readonly BrowserFormat[] {
  const { width, height } = pixelsOf(aspect, size);
  const formats = useQuery({
    queryKey: ["browser-formats", width, height, fps],
    queryFn: () => browserFormats(width, height, fps),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return formats.data ?? [];
}

/** Renders a trailer in this browser: no frame leaves it. Leaving the page or the dialog ends it. */
export function useRenderHere(loadFootage: (id: string) => Promise<Uint8Array>, findMusic: FindMusic) {
  const [state, setState] = useState<HereState>({ kind: "idle" });
  const abort = useRef<AbortController | null>(null);
  const made = useRef<string | null>(null);
  const forget = (): void => {
    if (made.current !== null) URL.revokeObjectURL(made.current);
    made.current = null;
  };
  useEffect(
    () => () => {
      abort.current?.abort();
      if (made.current !== null) URL.revokeObjectURL(made.current);
    },
    [],
  );

  const start = async (storyboard: Storyboard, settings: ExportSettings, format: BrowserFormat): Promise<void> => {
    forget();
    const control = new AbortController();
    abort.current = control;
    setState({ kind: "running", progress: 0, remainingMs: null });
    try {
      const { storyboard: board } = applyStoryboardOps(storyboard, [
        { op: "set-aspect", aspect: settings.aspect },
        { op: "set-fps", fps: settings.fps },
      ]);
      const file = await renderInBrowser({
        storyboard: board,
        loadFootage,
        ...(await loadSounds(board, findMusic)),
        fontUrl: "/fonts",
        ...pixelsOf(settings.aspect, settings.size),
        format,
        quality: settings.quality,
        signal: control.signal,
        onProgress: (progress) => setState({ kind: "running", ...progress }),
        onError: (error) => console.warn("A part of the trailer could not be loaded.", error),
      });
      made.current = URL.createObjectURL(file);
      setState({ kind: "done", url: made.current, bytes: file.size, format });
    } catch (error) {
      if (control.signal.aborted || (error instanceof AppError && error.kind === "cancelled"))
        setState({ kind: "idle" });
      else setState({ kind: "failed", error });
    }
  };
  const cancel = (): void => abort.current?.abort();
  const reset = (): void => {
    forget();
    setState({ kind: "idle" });
  };
  return { state, start, cancel, reset };
}
