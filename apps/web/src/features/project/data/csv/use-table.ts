import type { AppSpec } from "@sayhey/appspec";
import { useEffect, useRef, useState } from "react";
import type { ImportPlan } from "./import-rows.ts";
import { MOST_BYTES, type TableChoice } from "./read-table.ts";
import type { TableAnswer, TableFound, TableRequest } from "./table.worker.ts";

type Ask = TableRequest extends infer One
  ? One extends TableRequest
    ? Omit<One, "id" | "spec" | "entity">
    : never
  : never;

/** Reads tables in a worker of its own, which ends with the component: a large file never holds the page up. */
export function useTable(spec: AppSpec, entity: string) {
  const worker = useRef<Worker | null>(null);
  const lastId = useRef(0);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<TableFound | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const ask = (request: Ask, transfer: Transferable[] = []): void => {
    const id = ++lastId.current;
    setBusy(true);
    setProblem(null);
    if (worker.current === null) {
      const opened = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
      opened.onmessage = (event: MessageEvent<TableAnswer>) => {
        // Only what was asked last counts.
        if (event.data.id !== lastId.current) return;
        setBusy(false);
        if ("problem" in event.data) setProblem(event.data.problem);
        else if ("found" in event.data) {
          setFound(event.data.found);
          setPlan(null);
        } else setPlan(event.data.plan);
      };
      opened.onerror = (event) => {
        setBusy(false);
        setProblem(event.message || "The file could not be read.");
      };
      worker.current = opened;
    }
    worker.current.postMessage({ ...request, id, spec, entity } as TableRequest, transfer);
  };
  const read = async (file: Blob, choice: TableChoice): Promise<void> => {
    if (file.size > MOST_BYTES) {
      setFound(null);
      setProblem(
        `The file is ${Math.round(file.size / 1024 / 1024)} MB; at most ${MOST_BYTES / 1024 / 1024} MB can be imported. Split it, or leave columns out.`,
      );
      return;
    }
    setBusy(true);
    const bytes = await file.arrayBuffer();
    ask({ ask: "read", bytes, choice }, [bytes]);
  };
  return { busy, found, plan, problem, read, ask };
}
