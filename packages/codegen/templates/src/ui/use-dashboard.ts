import { useSearchParams } from "react-router";
import {
  inOrder,
  moved,
  readChosen,
  readRange,
  type Chosen,
  type RangeName,
  type RangeText,
} from "../rules/dashboard.ts";
import type { EntityDef } from "../store/model.ts";
import { useSetting } from "../store/use-setting.ts";

/** What somebody looks at on a dashboard, as the address says it. */
export interface DashboardView {
  range: RangeText;
  chosen: Chosen;
  /** The two that are compared. */
  pair: readonly [string, string] | null;
  setRange: (range: RangeText) => void;
  /** Narrows everything down to a part of a chart, or takes that back. */
  toggle: (field: string, value: string) => void;
  clear: () => void;
  compare: (pair: readonly [string, string] | null) => void;
}

/** Reads what is looked at from the address and keeps it there. */
export function useDashboardView(id: string, entity: EntityDef, opens: RangeName): DashboardView {
  const [params, setParams] = useSearchParams();
  const prefix = `${id}.`;
  const range = readRange(params.get(`${prefix}range`), opens);
  const chosen = readChosen(
    params,
    prefix,
    entity.fields.filter((field) => field.id !== "range" && field.id !== "vs"),
  );
  const [first, second] = params.getAll(`${prefix}vs`);
  const change = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(window.location.search);
    edit(next);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return {
    range,
    chosen,
    pair: first === undefined || second === undefined ? null : [first, second],
    setRange: (value) => change((next) => next.set(`${prefix}range`, value)),
    toggle: (field, value) =>
      change((next) =>
        next.get(prefix + field) === value ? next.delete(prefix + field) : next.set(prefix + field, value),
      ),
    clear: () => change((next) => Object.keys(chosen).forEach((field) => next.delete(prefix + field))),
    compare: (pair) =>
      change((next) => {
        next.delete(`${prefix}vs`);
        for (const each of pair ?? []) next.append(`${prefix}vs`, each);
      }),
  };
}

/** Which widgets are shown on this device, in which order. */
export interface Arrangement {
  order: readonly string[];
  shown: readonly string[];
  hidden: readonly string[];
  move: (key: string, by: -1 | 1) => void;
  place: (key: string, before: string) => void;
  hide: (key: string) => void;
  show: (key: string) => void;
  /** Moves by a place among all, hidden ones too. */
  shift: (key: string, by: -1 | 1) => void;
  /** Whether anything is not as the app has it. */
  isChanged: boolean;
  reset: () => void;
}

/** Widgets, or figures, as somebody arranged them; what comes in new stands at the end. */
export function useArrangement(id: string, keys: readonly string[]): Arrangement {
  const [kept, keep] = useSetting<{ order: readonly string[]; hidden: readonly string[] }>(`dashboard:${id}`, {
    order: [],
    hidden: [],
  });
  const order = inOrder(keys, kept.order);
  const isShown = (key: string): boolean => !kept.hidden.includes(key);
  return {
    order,
    shown: order.filter(isShown),
    hidden: order.filter((key) => !isShown(key)),
    move: (key, by) => keep({ ...kept, order: moved(order, key, by, isShown) }),
    place: (key, before) => {
      if (key === before) return;
      const others = order.filter((each) => each !== key);
      others.splice(others.indexOf(before) + (order.indexOf(key) < order.indexOf(before) ? 1 : 0), 0, key);
      keep({ ...kept, order: others });
    },
    hide: (key) => keep({ order, hidden: [...kept.hidden, key] }),
    show: (key) => keep({ order, hidden: kept.hidden.filter((each) => each !== key) }),
    shift: (key, by) => keep({ ...kept, order: moved(order, key, by, () => true) }),
    isChanged: order.some((key, at) => key !== keys[at] || !isShown(key)),
    reset: () => keep({ order: [], hidden: [] }),
  };
}
