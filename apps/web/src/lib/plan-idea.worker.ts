import { loadKnowledge, loadLanguageOf, planApp } from "@sayhey/planner/embedded";
import { createStoryboard } from "@sayhey/trailer";
import type { PlanAnswer, PlanRequest } from "./plan-idea.ts";

async function answerTo(request: PlanRequest): Promise<PlanAnswer> {
  const { id, idea, aspect, durationMs, link } = request;
  try {
    const [knowledge] = await Promise.all([loadKnowledge(), loadLanguageOf(idea)]);
    const spec = planApp(idea, { knowledge });
    const storyboard = createStoryboard(spec, { aspect, durationMs, watermark: true, link, footage: [] });
    const { name, tagline } = spec.identity;
    return {
      id,
      planned: { name, tagline, pages: spec.pages.filter(({ nav }) => nav).map(({ title }) => title), storyboard },
    };
  } catch (cause) {
    return { id, failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

self.onmessage = (event: MessageEvent<PlanRequest>) => {
  void answerTo(event.data).then((answer) => self.postMessage(answer));
};
