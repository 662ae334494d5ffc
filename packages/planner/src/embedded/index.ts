export { fieldNamed } from "./field-named.ts";
export { loadKnowledge, type Knowledge } from "./knowledge/knowledge.ts";
export { loadLanguage } from "./languages/tables.ts";
export { isReadBySentences, loadLanguageOf } from "./load-language-of.ts";
export { moreRows } from "./more-rows.ts";
export { planApp, planIdea, planSubject, type PlanOptions } from "./plan-app.ts";
export { translateApp, type TranslatedApp } from "./translate-app.ts";
