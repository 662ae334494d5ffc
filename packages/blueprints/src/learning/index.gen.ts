// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import classRegister from "./class-register.ts";
import drivingSchool from "./driving-school.ts";
import eveningClasses from "./evening-classes.ts";
import examBank from "./exam-bank.ts";
import homeSchooling from "./home-schooling.ts";
import homeworkPlanner from "./homework-planner.ts";
import languageLearning from "./language-learning.ts";
import languageSchool from "./language-school.ts";
import learningToDrive from "./learning-to-drive.ts";
import lms from "./lms.ts";
import musicSchool from "./music-school.ts";
import nurserySchool from "./nursery-school.ts";
import onlineCourses from "./online-courses.ts";
import privateTutor from "./private-tutor.ts";
import researchPapers from "./research-papers.ts";
import scholarships from "./scholarships.ts";
import thesisSupervision from "./thesis-supervision.ts";
import tutoringCentre from "./tutoring-centre.ts";

export const BLUEPRINTS: readonly Blueprint[] = [classRegister, drivingSchool, eveningClasses, examBank, homeSchooling, homeworkPlanner, languageLearning, languageSchool, learningToDrive, lms, musicSchool, nurserySchool, onlineCourses, privateTutor, researchPapers, scholarships, thesisSupervision, tutoringCentre];
