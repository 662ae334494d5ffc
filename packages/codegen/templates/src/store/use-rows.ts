import { useMemo, useSyncExternalStore } from "react";
import { selectRows } from "../rules/select-rows.ts";
import { measureValues } from "../rules/measure.ts";
import type { Condition, EntityDef, Measure, Row, Sort } from "./model.ts";
import { readRows, storageStatus, subscribe } from "./store.ts";

/** The rows of an entity that meet `where`, sorted, live. */
export function useRows(
  entity: EntityDef,
  query: { where?: readonly Condition[] | undefined; sort?: Sort | undefined; limit?: number | undefined } = {},
): readonly Row[] {
  const rows = useSyncExternalStore(subscribe, () => readRows(entity.id));
  const key = JSON.stringify([query.where, query.sort, query.limit]);
  return useMemo(() => {
    const [where, sort, limit] = JSON.parse(key) as [readonly Condition[] | null, Sort | null, number | null];
    return selectRows(
      rows,
      { ...(where && { where }), ...(sort && { sort }), ...(limit !== null && { limit }) },
      new Date(),
    );
  }, [rows, key]);
}

/** One row, live; null when there is none of that id. */
export function useRow(entity: EntityDef, id: string | null | undefined): Row | null {
  const rows = useSyncExternalStore(subscribe, () => readRows(entity.id));
  return useMemo(() => rows.find((row) => row.id === id) ?? null, [rows, id]);
}

/** A measure over rows, live. */
export function useMeasure(measure: Measure): number {
  const rows = useRows(measure.entity, { where: measure.where });
  return measureValues(measure.fn, rows, measure.field);
}

/** Where data is kept now; `memory` means it is gone with the tab. */
export function useStorageStatus(): ReturnType<typeof storageStatus> {
  return useSyncExternalStore(subscribe, storageStatus);
}
