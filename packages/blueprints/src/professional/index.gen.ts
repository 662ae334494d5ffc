// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import architecture from "./architecture.ts";
import conference from "./conference.ts";
import consultingEngagements from "./consulting-engagements.ts";
import contractRegister from "./contract-register.ts";
import freelanceProjects from "./freelance-projects.ts";
import grantWriting from "./grant-writing.ts";
import ipRegister from "./ip-register.ts";
import landSurveyor from "./land-surveyor.ts";
import lawFirm from "./law-firm.ts";
import lifeCoach from "./life-coach.ts";
import meetingMinutes from "./meeting-minutes.ts";
import notaryOffice from "./notary-office.ts";
import riskRegister from "./risk-register.ts";
import salesPipeline from "./sales-pipeline.ts";
import securityCompany from "./security-company.ts";
import socialMediaPlanner from "./social-media-planner.ts";
import tenderOffice from "./tender-office.ts";
import visitorLog from "./visitor-log.ts";

export const BLUEPRINTS: readonly Blueprint[] = [architecture, conference, consultingEngagements, contractRegister, freelanceProjects, grantWriting, ipRegister, landSurveyor, lawFirm, lifeCoach, meetingMinutes, notaryOffice, riskRegister, salesPipeline, securityCompany, socialMediaPlanner, tenderOffice, visitorLog];
