// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import afterSchoolClub from "./after-school-club.ts";
import apprenticeships from "./apprenticeships.ts";
import classRegister from "./class-register.ts";
import codingBootcamp from "./coding-bootcamp.ts";
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
import parentsEvening from "./parents-evening.ts";
import privateTutor from "./private-tutor.ts";
import researchPapers from "./research-papers.ts";
import scholarships from "./scholarships.ts";
import schoolTrips from "./school-trips.ts";
import summerCamp from "./summer-camp.ts";
import thesisSupervision from "./thesis-supervision.ts";
import tutoringCentre from "./tutoring-centre.ts";
import universityTimetable from "./university-timetable.ts";

export const BLUEPRINTS: readonly Blueprint[] = [afterSchoolClub, apprenticeships, classRegister, codingBootcamp, drivingSchool, eveningClasses, examBank, homeSchooling, homeworkPlanner, languageLearning, languageSchool, learningToDrive, lms, musicSchool, nurserySchool, onlineCourses, parentsEvening, privateTutor, researchPapers, scholarships, schoolTrips, summerCamp, thesisSupervision, tutoringCentre, universityTimetable];
