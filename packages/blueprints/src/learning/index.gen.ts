// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import classRegister from "./class-register.ts";
import drivingSchool from "./driving-school.ts";
import homeSchooling from "./home-schooling.ts";
import homeworkPlanner from "./homework-planner.ts";
import languageLearning from "./language-learning.ts";
import learningToDrive from "./learning-to-drive.ts";
import privateTutor from "./private-tutor.ts";
import researchPapers from "./research-papers.ts";

export const BLUEPRINTS: readonly Blueprint[] = [classRegister, drivingSchool, homeSchooling, homeworkPlanner, languageLearning, learningToDrive, privateTutor, researchPapers];
