// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bugTracking from "./bug-tracking.ts";
import featureRequests from "./feature-requests.ts";
import helpDesk from "./help-desk.ts";
import incidentStatus from "./incident-status.ts";
import itAssets from "./it-assets.ts";
import knowledgeBase from "./knowledge-base.ts";
import projectManagement from "./project-management.ts";
import testCases from "./test-cases.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bugTracking, featureRequests, helpDesk, incidentStatus, itAssets, knowledgeBase, projectManagement, testCases];
