// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import ambulanceStation from "./ambulance-station.ts";
import bloodDonation from "./blood-donation.ts";
import careHome from "./care-home.ts";
import chiropractic from "./chiropractic.ts";
import dental from "./dental.ts";
import dietitian from "./dietitian.ts";
import fertilityClinic from "./fertility-clinic.ts";
import generalPractice from "./general-practice.ts";
import homeNursing from "./home-nursing.ts";
import hospitalWard from "./hospital-ward.ts";
import medicalEquipmentHire from "./medical-equipment-hire.ts";
import medicalLaboratory from "./medical-laboratory.ts";
import mentalHealthCharity from "./mental-health-charity.ts";
import midwifery from "./midwifery.ts";
import optician from "./optician.ts";
import outpatientClinic from "./outpatient-clinic.ts";
import pharmacy from "./pharmacy.ts";
import physiotherapy from "./physiotherapy.ts";
import psychotherapy from "./psychotherapy.ts";
import speechTherapy from "./speech-therapy.ts";
import sportsMedicine from "./sports-medicine.ts";
import vaccinationCentre from "./vaccination-centre.ts";
import veterinary from "./veterinary.ts";

export const BLUEPRINTS: readonly Blueprint[] = [ambulanceStation, bloodDonation, careHome, chiropractic, dental, dietitian, fertilityClinic, generalPractice, homeNursing, hospitalWard, medicalEquipmentHire, medicalLaboratory, mentalHealthCharity, midwifery, optician, outpatientClinic, pharmacy, physiotherapy, psychotherapy, speechTherapy, sportsMedicine, vaccinationCentre, veterinary];
