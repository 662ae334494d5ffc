export { planTemplate, type TemplateUse } from "./plan-template.ts";
export { POPULAR_TEMPLATES } from "./popular-templates.ts";
export { TEMPLATE_CATEGORIES, templateIdea, TWIST_LENGTH, type Template, type TemplateCategory } from "./template.ts";
export { TEMPLATES } from "./templates.ts";
