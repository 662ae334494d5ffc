// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bugTracking from "./bug-tracking.ts";
import helpDesk from "./help-desk.ts";
import knowledgeBase from "./knowledge-base.ts";
import projectManagement from "./project-management.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bugTracking, helpDesk, knowledgeBase, projectManagement];
