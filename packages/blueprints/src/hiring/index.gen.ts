// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import employeeRecords from "./employee-records.ts";
import jobBoard from "./job-board.ts";
import leaveRequests from "./leave-requests.ts";
import mentoringProgramme from "./mentoring-programme.ts";
import okrGoals from "./okr-goals.ts";
import onboarding from "./onboarding.ts";
import recruiting from "./recruiting.ts";
import staffRota from "./staff-rota.ts";
import staffSuggestions from "./staff-suggestions.ts";
import staffTraining from "./staff-training.ts";
import timesheets from "./timesheets.ts";

export const BLUEPRINTS: readonly Blueprint[] = [employeeRecords, jobBoard, leaveRequests, mentoringProgramme, okrGoals, onboarding, recruiting, staffRota, staffSuggestions, staffTraining, timesheets];
