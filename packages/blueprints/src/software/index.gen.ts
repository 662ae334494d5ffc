// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bugTracking from "./bug-tracking.ts";
import designSystem from "./design-system.ts";
import featureRequests from "./feature-requests.ts";
import helpDesk from "./help-desk.ts";
import incidentStatus from "./incident-status.ts";
import itAssets from "./it-assets.ts";
import knowledgeBase from "./knowledge-base.ts";
import onCallRota from "./on-call-rota.ts";
import openSourceTriage from "./open-source-triage.ts";
import projectManagement from "./project-management.ts";
import releaseNotes from "./release-notes.ts";
import saasSubscriptions from "./saas-subscriptions.ts";
import serverInventory from "./server-inventory.ts";
import testCases from "./test-cases.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bugTracking, designSystem, featureRequests, helpDesk, incidentStatus, itAssets, knowledgeBase, onCallRota, openSourceTriage, projectManagement, releaseNotes, saasSubscriptions, serverInventory, testCases];
