import { liveReportSchema, type LiveOrder, type LivePointed, type LiveReport } from "@sayhey/contract/live";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { openPreviewStore } from "../../../components/app-frame/preview-store.ts";
import { createStoreBridge } from "../../../components/app-frame/store-bridge.ts";
import type { PlacedBlock } from "./drop-geometry.ts";
import type { PreviewLog } from "./preview-log.ts";

/** Where the app is, as it says itself. */
interface ShownPage {
  page: string | null;
  path: string;
}

/** The blocks of the page that is shown and where they are. */
interface Boxes {
  page: string | null;
  blocks: readonly PlacedBlock[];
  scroll: { y: number; most: number };
}

/** The line to an app in its frame. */
export interface LiveFrame {
  /** The version that the app shows; null before it has told. */
  hash: string | null;
  /** How often it has told that it is there: whoever has told it something tells it anew. */
  starts: number;
  shown: ShownPage | null;
  boxes: Boxes | null;
  /** Why the newest version could not be shown; the one before stays. */
  failure: string | null;
  tell(order: LiveOrder): void;
  /** The frame is loaded anew: nothing is known of it. */
  forget(): void;
  /** Which text lies under a point of the app's window; null where there is none. */
  pointAt(x: number, y: number): Promise<{ request: number; at: LivePointed | null }>;
  /** Lets the person type over the text that was pointed at; null where nothing was changed. */
  typeAt(request: number, multiline: boolean): Promise<string | null>;
}

/** An agent that does not answer this long has not understood, ms. */
const PATIENCE = 4000;

/**
 * Speaks with the agent beside an app. What comes from there is a stranger's: only messages from the frame and its origin are
 * heard, each is read by its schema, and answers are taken only where they were asked for.
 */
export function useLiveFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  wanted: string | null,
  log: PreviewLog,
): LiveFrame {
  const [hash, setHash] = useState<string | null>(null);
  const [starts, setStarts] = useState(0);
  const [shown, setShown] = useState<ShownPage | null>(null);
  const [boxes, setBoxes] = useState<Boxes | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = useRef(new Map<string, (value: LivePointed | string | null) => void>());
  const nextRequest = useRef(1);
  const latest = useRef<{ hash: string | null; wanted: string | null; told: string }>({ hash: null, wanted, told: "" });

  const tell = useCallback(
    (order: LiveOrder) => {
      if (origin !== undefined) frame.current?.contentWindow?.postMessage(order, origin);
    },
    [frame, origin],
  );

  const heard = useCallback(
    (report: LiveReport) => {
      const answer = (key: string, value: LivePointed | string | null): void => {
        waiting.current.get(key)?.(value);
        waiting.current.delete(key);
      };
      switch (report.type) {
        case "sayhey:ready":
        case "sayhey:updated": {
          latest.current.hash = report.hash;
          setHash(report.hash);
          setFailure(null);
          // What was asked of a page that is gone stays unanswered.
          if (report.type === "sayhey:ready") {
            for (const key of waiting.current.keys()) answer(key, null);
            setStarts((count) => count + 1);
          }
          const { wanted: newest, told } = latest.current;
          if (newest === null || newest === report.hash) return;
          // Two orders can cross on the way: what is shown in the end is not what was asked for last. The same step is asked for once.
          const step = `${report.hash} ${newest}`;
          if (report.type === "sayhey:updated" && told === step) return;
          latest.current.told = step;
          tell({ type: "sayhey:update", appHash: newest });
          return;
        }
        case "sayhey:update-failed":
          return setFailure(report.message);
        case "sayhey:reloading":
          return setBoxes(null);
        case "sayhey:page":
          return setShown({ page: report.page, path: report.path });
        case "sayhey:boxes":
          return setBoxes({ page: report.page, blocks: report.blocks, scroll: report.scroll });
        case "sayhey:log":
          return log.add(report.entry, latest.current.hash);
        case "sayhey:pointed":
          return answer(`point ${report.request}`, report.at);
        case "sayhey:typed":
          return answer(`type ${report.request}`, report.text);
      }
    },
    [log, tell],
  );

  useEffect(() => {
    if (origin === undefined) return undefined;
    const keep = createStoreBridge({
      origin,
      frame: () => frame.current?.contentWindow ?? null,
      store: openPreviewStore(origin),
      // The agent hears the same with its place.
      onError: () => {},
      onNavigated: () => {},
      onRefused: (message) => log.add({ level: "warning", source: "error", message, stack: "" }, latest.current.hash),
    });
    const listen = (event: MessageEvent<unknown>): void => {
      const source = frame.current?.contentWindow ?? null;
      if (event.origin !== origin || source === null || event.source !== source) return;
      const report = liveReportSchema.safeParse(event.data);
      if (report.success) heard(report.data);
      else keep(event);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [frame, origin, heard, log]);

  useEffect(() => {
    latest.current.wanted = wanted;
    const { hash: now } = latest.current;
    if (wanted === null || now === null || now === wanted) return;
    latest.current.told = `${now} ${wanted}`;
    tell({ type: "sayhey:update", appHash: wanted });
  }, [wanted, tell]);

  const ask = useCallback(
    (key: string, order: LiveOrder, patience: number | null) =>
      new Promise<LivePointed | string | null>((resolve) => {
        waiting.current.set(key, resolve);
        tell(order);
        if (patience === null) return;
        window.setTimeout(() => {
          if (waiting.current.delete(key)) resolve(null);
        }, patience);
      }),
    [tell],
  );
  const pointAt = useCallback<LiveFrame["pointAt"]>(
    async (x, y) => {
      const request = nextRequest.current++;
      const at = await ask(`point ${request}`, { type: "sayhey:point", request, x, y }, PATIENCE);
      return { request, at: typeof at === "string" ? null : at };
    },
    [ask],
  );
  const typeAt = useCallback<LiveFrame["typeAt"]>(
    async (request, multiline) => {
      frame.current?.focus();
      const text = await ask(`type ${request}`, { type: "sayhey:type", request, multiline }, null);
      return typeof text === "string" ? text : null;
    },
    [ask, frame],
  );
  const forget = useCallback(() => {
    latest.current.hash = null;
    setHash(null);
    setShown(null);
    setBoxes(null);
    setFailure(null);
  }, []);
  return { forget, hash, starts, shown, boxes, failure, tell, pointAt, typeAt };
}
