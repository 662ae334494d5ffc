export { loadKnowledge, type Knowledge } from "./knowledge/knowledge.ts";
export { planApp, type PlanOptions } from "./plan-app.ts";
