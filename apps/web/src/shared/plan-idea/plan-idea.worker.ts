import { loadKnowledge, loadLanguageOf, planApp } from "@sayhey/planner/embedded";
import { planTemplate, templateIdea, TEMPLATES } from "@sayhey/planner/templates";
import { createStoryboard } from "@sayhey/trailer";
import type { PlanAnswer, PlanRequest } from "./plan-messages.ts";

async function answerTo(request: PlanRequest): Promise<PlanAnswer> {
  const { id, of, aspect, durationMs, link } = request;
  try {
    const template = "template" in of ? TEMPLATES.find(({ slug }) => slug === of.template) : undefined;
    if ("template" in of && template === undefined) throw new Error(`There is no template ${of.template}.`);
    const idea = "idea" in of ? of.idea : template === undefined ? "" : templateIdea(template, of.twist);
    const [knowledge] = await Promise.all([loadKnowledge(), loadLanguageOf(idea)]);
    const spec =
      template === undefined || "idea" in of
        ? planApp(idea, { knowledge })
        : planTemplate(template, { knowledge, name: of.name, twist: of.twist });
    const { style, mood, hook } = template?.trailer ?? {};
    const storyboard = createStoryboard(spec, {
      aspect,
      durationMs,
      watermark: true,
      link,
      footage: [],
      ...(style === undefined ? {} : { style }),
      ...(mood === undefined ? {} : { mood }),
      ...(hook === undefined ? {} : { hook }),
    });
    const { name, tagline } = spec.identity;
    return {
      id,
      planned: {
        name,
        tagline,
        pages: spec.pages.filter(({ nav }) => nav).map(({ title }) => title),
        keeps: spec.entities.map(({ plural, rows }) => ({ name: plural, rows: rows.length })),
        storyboard,
      },
    };
  } catch (cause) {
    return { id, failure: cause instanceof Error ? cause.message : String(cause) };
  }
}

self.onmessage = (event: MessageEvent<PlanRequest>) => {
  void answerTo(event.data).then((answer) => self.postMessage(answer));
};
