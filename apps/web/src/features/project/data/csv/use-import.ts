import type { Entity } from "@sayhey/appspec";
import { useEffect, useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { countOf } from "./count-of.ts";
import type { ImportChoice } from "./import-rows.ts";
import type { TableChoice } from "./read-table.ts";
import { useSharedTarget } from "./shared-target.tsx";
import type { TableFound } from "./table.worker.ts";
import { useTable } from "./use-table.ts";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** An import on its way: the table, how it is read, what is chosen about it, and its plan, made anew whenever one of them changes. */
export function useImport(entity: Entity, dropped: File | null, onDone: () => void) {
  const { spec, edit, undo } = useEditor();
  const target = useSharedTarget(entity);
  const { into } = target;
  const [file, setFile] = useState<Blob | null>(dropped);
  const [how, setHow] = useState<TableChoice>({});
  const [choice, setChoice] = useState<ImportChoice>({ targets: [], place: "add", faulty: "empty", from: 1 });
  const [written, setWritten] = useState<Pick<TableFound, "decimal" | "dates"> | null>(null);
  const table = useTable(spec, entity.id);
  const { found, plan } = table;

  useEffect(() => {
    if (file !== null) void table.read(file, how);
    // Another file or another way to read it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file, how]);
  useEffect(() => {
    if (found === null) return;
    setChoice((before) => ({ ...before, targets: found.targets, from: 1 }));
    setWritten({ decimal: found.decimal, dates: found.dates });
  }, [found]);
  useEffect(() => {
    if (found === null || written === null || choice.targets.length !== found.columns.length) return;
    const shared = into === "samples" ? {} : { shared: target.room };
    table.ask({ ask: "plan", choice: { ...choice, ...shared }, ...written });
    // What is chosen decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [choice, written, into]);

  const take = (next: Blob): void => {
    setHow({});
    setFile(next);
  };
  const run = async (): Promise<void> => {
    if (plan === null) return;
    if (into !== "samples") {
      if (await target.send(plan, into)) onDone();
      return;
    }
    const rows = countOf(plan.taken, "row");
    const result = edit(plan.ops, { source: "data", reason: `Imported ${rows} into ${entity.plural}` });
    if (!result.ok) {
      toast.error(result.problem);
      return;
    }
    toast(`${rows} imported`, undoable(undo));
    onDone();
  };
  return {
    hasFile: file !== null,
    take,
    takeAnother: () => setFile(null),
    table,
    how,
    setHow,
    written,
    setWritten,
    choice,
    choose: (part: Partial<ImportChoice>) => setChoice({ ...choice, ...part }),
    target,
    run,
  };
}

export type Import = ReturnType<typeof useImport>;
