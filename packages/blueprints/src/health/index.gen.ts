// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bloodDonation from "./blood-donation.ts";
import careHome from "./care-home.ts";
import chiropractic from "./chiropractic.ts";
import dental from "./dental.ts";
import dietitian from "./dietitian.ts";
import generalPractice from "./general-practice.ts";
import homeNursing from "./home-nursing.ts";
import hospitalWard from "./hospital-ward.ts";
import midwifery from "./midwifery.ts";
import optician from "./optician.ts";
import outpatientClinic from "./outpatient-clinic.ts";
import pharmacy from "./pharmacy.ts";
import physiotherapy from "./physiotherapy.ts";
import psychotherapy from "./psychotherapy.ts";
import speechTherapy from "./speech-therapy.ts";
import veterinary from "./veterinary.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bloodDonation, careHome, chiropractic, dental, dietitian, generalPractice, homeNursing, hospitalWard, midwifery, optician, outpatientClinic, pharmacy, physiotherapy, psychotherapy, speechTherapy, veterinary];
