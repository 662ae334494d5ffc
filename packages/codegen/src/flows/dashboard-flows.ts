import { captionText, tap, wait, type FlowIdea, type FlowsOf } from "./flow-scene.ts";

/** What is played on a dashboard: another time range, and a press on what most rows have. */
export const dashboardFlows: FlowsOf = {
  dashboard: (block, scene) => {
    const entity = scene.entity(block.entity);
    if (entity.rows.length === 0) return [];
    const caption = captionText(block.title ?? scene.page.title);
    const ideas: FlowIdea[] = [];
    const chart = block.charts.find(
      ({ look, byField }) =>
        ["bar", "donut", "top"].includes(look) && ["choice", "tags"].includes(scene.field(block.entity, byField).type),
    );
    const part = chart === undefined ? undefined : mostOf(entity.rows.map((row) => row[chart.byField]));
    const range =
      block.dateField === undefined
        ? []
        : [tap("button", scene.say("allTime"), { within: scene.say("timeRange") }), wait(900)];
    const press =
      chart === undefined || part === undefined
        ? []
        : [{ do: "tap" as const, target: { role: "button" as const, name: part, within: chart.label } }, wait(900)];
    if (range.length + press.length > 0) ideas.push({ caption, weight: 9, steps: [...range, ...press] });
    return ideas;
  },
};

/** The choice that most rows have. */
function mostOf(values: readonly unknown[]): string | undefined {
  const all = values
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((each) => typeof each === "string");
  const times = (text: string): number => all.filter((each) => each === text).length;
  return [...new Set(all)].toSorted((a, b) => times(b) - times(a))[0];
}
