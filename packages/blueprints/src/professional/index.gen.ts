// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import architecture from "./architecture.ts";
import freelanceProjects from "./freelance-projects.ts";
import lawFirm from "./law-firm.ts";
import salesPipeline from "./sales-pipeline.ts";

export const BLUEPRINTS: readonly Blueprint[] = [architecture, freelanceProjects, lawFirm, salesPipeline];
