export { loadKnowledge, type Knowledge } from "./knowledge/knowledge.ts";
export { loadLanguageOf } from "./load-language-of.ts";
export { planApp, type PlanOptions } from "./plan-app.ts";
