import { measure, type Chart } from "./diagram-rules.ts";

const ACROSS = 200;
const DOWN = 62;

/** How far down each box stands: below all that lead to it. Arrows that go back to where one came from do not count. */
export function ranksOf(chart: Chart): Map<string, number> {
  const leads = (id: string) => chart.arrows.filter(({ from }) => from === id).map(({ to }) => to);
  const order: string[] = [];
  const state = new Map<string, "open" | "done">();
  const back = new Set<string>();
  const visit = (id: string) => {
    state.set(id, "open");
    for (const to of leads(id)) {
      if (state.get(to) === "open") back.add(`${id}>${to}`);
      else if (!state.has(to)) visit(to);
    }
    state.set(id, "done");
    order.unshift(id);
  };
  for (const { id } of chart.boxes) if (!state.has(id)) visit(id);
  const ranks = new Map<string, number>();
  for (const id of order) {
    const rank = ranks.get(id) ?? 0;
    ranks.set(id, rank);
    for (const to of leads(id)) if (!back.has(`${id}>${to}`)) ranks.set(to, Math.max(ranks.get(to) ?? 0, rank + 1));
  }
  // What nothing leads to stands right above what it leads to.
  for (const { id } of chart.boxes) {
    const below = leads(id).map((to) => ranks.get(to) ?? 0);
    if (below.length > 0 && !chart.arrows.some(({ to }) => to === id))
      ranks.set(id, Math.max(0, Math.min(...below) - 1));
  }
  return ranks;
}

/** Puts boxes in rows from the top down, each near the middle of those that lead to it (after Sugiyama, Tagawa and Toda 1981). */
export function layOut(chart: Chart): Chart {
  const ranks = ranksOf(chart);
  const at = new Map<string, { x: number; y: number }>();
  let top = 0;
  for (let rank = 0; rank <= Math.max(0, ...ranks.values()); rank++) {
    const row = chart.boxes.filter(({ id }) => ranks.get(id) === rank);
    const wish = (id: string): number => {
      const above = chart.arrows.flatMap(({ from, to }) => (to === id ? (at.get(from)?.x ?? []) : []));
      return above.length === 0 ? 0 : above.reduce((sum, x) => sum + x, 0) / above.length;
    };
    const sorted = row.map((box) => ({ box, x: wish(box.id) })).sort((a, b) => a.x - b.x);
    const height = Math.max(0, ...row.map((box) => measure(box).h));
    const middle = sorted.reduce((sum, { x }) => sum + x, 0) / Math.max(1, sorted.length);
    sorted.forEach(({ box }, index) =>
      at.set(box.id, {
        x: Math.round(middle + (index - (sorted.length - 1) / 2) * ACROSS),
        y: Math.round(top + height / 2),
      }),
    );
    top += height + DOWN;
  }
  return { ...chart, boxes: chart.boxes.map((box) => ({ ...box, ...at.get(box.id) })) };
}
