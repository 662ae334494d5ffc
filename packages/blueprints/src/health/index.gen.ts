// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import careHome from "./care-home.ts";
import dental from "./dental.ts";
import generalPractice from "./general-practice.ts";
import hospitalWard from "./hospital-ward.ts";
import midwifery from "./midwifery.ts";
import optician from "./optician.ts";
import outpatientClinic from "./outpatient-clinic.ts";
import pharmacy from "./pharmacy.ts";
import physiotherapy from "./physiotherapy.ts";
import psychotherapy from "./psychotherapy.ts";
import veterinary from "./veterinary.ts";

export const BLUEPRINTS: readonly Blueprint[] = [careHome, dental, generalPractice, hospitalWard, midwifery, optician, outpatientClinic, pharmacy, physiotherapy, psychotherapy, veterinary];
