import { planApp } from "@sayhey/planner/embedded";
import { createStoryboard } from "@sayhey/trailer";
import type { PlanAnswer, PlanRequest } from "./plan-idea.ts";

self.onmessage = (event: MessageEvent<PlanRequest>) => {
  const { id, idea, aspect, durationMs, link } = event.data;
  let answer: PlanAnswer;
  try {
    const spec = planApp(idea, {});
    const storyboard = createStoryboard(spec, { aspect, durationMs, watermark: true, link, footage: [] });
    const { name, tagline } = spec.identity;
    answer = {
      id,
      planned: { name, tagline, pages: spec.pages.filter(({ nav }) => nav).map(({ title }) => title), storyboard },
    };
  } catch (cause) {
    answer = { id, failure: cause instanceof Error ? cause.message : String(cause) };
  }
  self.postMessage(answer);
};
