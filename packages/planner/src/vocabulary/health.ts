import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, people, PUBLIC, PUPILS, STAFF, table } from "./rows.ts";

/** Care, medicine and insurance. */
export const HEALTH_THINGS: readonly KnownThing[] = [
  known(
    "person",
    "doctor, stethoscope",
    "doctor/doctors",
    "physician medical_staff nurse therapist counselor psychologist dentist",
    "Name: text\nPicture: image\nSpecialty: choice general medicine|paediatrics|cardiology|dermatology|surgery|psychology\nE-mail: email\nPhone: phone\nRoom: text\nConsultation days: tags Monday|Tuesday|Wednesday|Thursday|Friday\nFee: money 40..120 EUR\nRating: rating 4..5\nAbout: longText",
    contacts(
      STAFF,
      "specialty room fee about",
      "general medicine|1.02|45|Family practice for adults\npaediatrics|1.04|50|Children up to sixteen\ncardiology|2.01|95|Heart and circulation\ndermatology|2.03|80|Skin and allergies\nsurgery|3.01|120|Day surgery\ngeneral medicine|1.03|45|Prevention and check-ups\npsychology|2.05|85|Counselling for adults\ncardiology|2.02|95|Ultrasound and long-term measurement",
    ),
  ),
  known(
    "person",
    "patient, heart-pulse",
    "patient/patients",
    "patient_information care_recipient",
    "Name: text\nPatient number: text\nDate of birth: date -9900..-7000\nE-mail: email\nPhone: phone\nBlood group: choice A+|A-|B+|AB+|0+|0-\nAllergies: tags none|penicillin|pollen|latex|nuts\nDoctor: text @people\nLast visit: date -120..-2\nStatus: choice active|in hospital|discharged",
    contacts(
      PUBLIC,
      "patientNumber dateOfBirth bloodGroup allergies status",
      "P-3001|1987-04-12|A+|none|active\nP-3002|1962-09-30|0+|penicillin|active\nP-3003|1951-01-22|B+|none|in hospital\nP-3004|1994-06-08|A-|pollen|active\nP-3005|1979-11-17|0-|none|discharged\nP-3006|2001-03-05|AB+|latex|active\nP-3007|1968-08-26|A+|none|in hospital\nP-3008|1990-12-14|0+|nuts|active",
    ),
  ),
  known(
    "item",
    "prescription, pill",
    "prescription/prescriptions",
    "medication_order",
    "Patient: text\nMedicine: text\nDose: text\nTimes a day: number 1..3\nDays: number 5..60 days\nStatus: choice issued|dispensed|finished\nDoctor: text @people\nIssued on: date -20..-1",
    people(
      PUBLIC,
      "medicine dose timesADay days status",
      "Amoxicillin|500 mg|3|7|dispensed\nIbuprofen|400 mg|2|5|finished\nMetformin|850 mg|2|60|dispensed\nCetirizine|10 mg|1|30|issued\nRamipril|5 mg|1|60|dispensed\nHydrocortisone cream|thin layer|2|10|finished\nParacetamol|500 mg|3|5|issued\nSalbutamol inhaler|1 puff|2|30|dispensed",
    ),
  ),
  known(
    "item",
    "medicine, pill",
    "medicine/medicines",
    "drug medication pharmaceutical medicine_information",
    "Name: text\nForm: choice tablet|capsule|syrup|cream|inhaler|injection\nStrength: text\nStock: number 0..240 packs\nMinimum: number 5..30 packs\nPrice: money 3..60 EUR\nPrescription only: boolean 50\nExpires on: date 60..900\nManufacturer: text\nUse: longText",
    table(
      "form strength stock minimum price prescriptionOnly use",
      "Paracetamol|tablet|500 mg|180|30|4|no|Pain and fever\nIbuprofen|tablet|400 mg|140|30|6|no|Pain and inflammation\nAmoxicillin|capsule|500 mg|64|20|12|yes|Bacterial infection\nCetirizine|tablet|10 mg|92|20|8|no|Allergy\nMetformin|tablet|850 mg|75|20|11|yes|Type 2 diabetes\nSalbutamol|inhaler|100 µg|38|10|18|yes|Asthma\nHydrocortisone|cream|1 %|26|10|9|yes|Skin inflammation\nCough syrup|syrup|200 ml|4|10|7|no|Dry cough",
    ),
  ),
  known(
    "item",
    "medicalRecord, clipboard-plus",
    "medical record/medical records",
    "health_record case_record diagnosis medical_history health_file electronic_medical_record health_information visit_record",
    "Patient: text\nDate: date -60..-1\nComplaint: text\nDiagnosis: text\nTreatment: longText\nDoctor: text @people\nStatus: choice open|under treatment|closed\nNext visit: date 5..60",
    people(
      PUBLIC,
      "complaint diagnosis treatment status",
      "Sore throat, fever|Tonsillitis|Antibiotic for seven days|under treatment\nBack pain|Muscle strain|Physiotherapy, six sessions|under treatment\nThirst, tiredness|Type 2 diabetes|Diet and tablets|under treatment\nSneezing in spring|Hay fever|Tablet when needed|closed\nDizziness|High blood pressure|Tablet in the morning|under treatment\nItching rash|Eczema|Cream twice a day|closed\nTwisted ankle|Sprain|Bandage and rest|closed\nShort of breath at night|Suspected asthma|Lung function test|open",
    ),
  ),
  known(
    "place",
    "hospital, hospital",
    "hospital/hospitals",
    "clinic medical_institution pharmacy health_center",
    "Name: text\nPicture: image\nKind: choice general|children|specialist|rehabilitation\nAddress: location\nPhone: phone\nBeds: number 30..640\nDepartments: lines\nEmergency: boolean 50\nRating: rating 3..5\nWebsite: url",
    table(
      "kind phone beds departments emergency website",
      "City Hospital|general|555-0181|640|Surgery;Internal medicine;Emergency|yes|https://city-hospital.example.com\nRiverside Clinic|general|555-0182|180|Internal medicine;Surgery|yes|https://riverside-clinic.example.com\nChildren's Hospital|children|555-0183|140|Paediatrics;Surgery|yes|https://childrens.example.com\nHeart Centre|specialist|555-0184|90|Cardiology;Heart surgery|no|https://heart-centre.example.com\nEye Clinic|specialist|555-0185|40|Ophthalmology|no|https://eye-clinic.example.com\nHill Street Rehabilitation|rehabilitation|555-0186|120|Orthopaedics;Neurology|no|https://hillstreet.example.com\nHarbour Hospital|general|555-0187|310|Surgery;Maternity;Emergency|yes|https://harbour-hospital.example.com\nElm Court Clinic|specialist|555-0188|30|Dermatology|no|https://elmcourt.example.com",
    ),
  ),
  known(
    "place",
    "ward, bed",
    "ward/wards",
    "hospital_ward hospital_bed",
    "Name: text\nFloor: number 0..6\nBeds: number 8..32\nOccupied: number 4..30\nHead nurse: text @people\nPhone: phone\nSpecialty: choice surgery|internal medicine|paediatrics|maternity|intensive care",
    table(
      "floor beds occupied phone specialty",
      "Ward 1A|1|28|24|555-0161|internal medicine\nWard 1B|1|26|21|555-0162|internal medicine\nWard 2A|2|30|27|555-0163|surgery\nWard 2B|2|24|18|555-0164|surgery\nWard 3A|3|20|12|555-0165|paediatrics\nWard 3B|3|18|15|555-0166|maternity\nWard 4|4|10|8|555-0167|intensive care\nWard 5|5|32|29|555-0168|internal medicine",
    ),
  ),
  known(
    "item",
    "medicalAppointment, calendar-check",
    "appointment/appointments",
    "doctor_appointment appointment_record medical_appointment visit appointment_information",
    "Name: text\nStatus: choice requested|confirmed|done|cancelled\nDate: date 0..10\nTime: time 09:00..17:00\nWith: text @people\nReason: choice first visit|check-up|follow-up|advice\nE-mail: email\nPhone: phone\nNote: longText",
    contacts(
      PUBLIC,
      "status date time reason",
      "confirmed|@0|09:00|check-up\nconfirmed|@0|10:30|first visit\nconfirmed|@1|09:30|follow-up\nrequested|@2|11:00|advice\nconfirmed|@3|14:00|check-up\nrequested|@5|15:30|first visit\ncancelled|@6|10:00|follow-up\nconfirmed|@8|16:00|advice",
    ),
  ),
  known(
    "item",
    "insuranceClaim, umbrella",
    "insurance claim/insurance claims",
    "claim claim_case damage_claim claim_application",
    "Claim number: text\nStatus: choice submitted|in review|approved|paid|declined\nPolicy holder: text @people\nType: choice car|home|travel|health|liability\nDate of loss: date -60..-25\nSubmitted on: date -24..-2\nAmount claimed: money 120..8000 EUR\nAmount approved: money 0..7500 EUR\nAssigned to: text @people\nDescription: longText",
    table(
      "status type amountClaimed amountApproved description",
      "CL-4410|submitted|car|1850|0|Rear bumper and lights after a collision\nCL-4409|in review|home|3200|0|Water damage in the kitchen\nCL-4408|approved|travel|640|580|Trip cancelled because of illness\nCL-4407|paid|health|420|420|Glasses after an accident\nCL-4406|declined|liability|900|0|Event outside the period of cover\nCL-4405|paid|car|2400|2100|Windscreen and left door\nCL-4404|in review|home|7800|0|Storm damage to the roof\nCL-4403|approved|liability|350|350|Neighbour's window",
    ),
  ),
  known(
    "item",
    "insurancePolicy, shield-check",
    "insurance policy/insurance policies",
    "policy insurance insurance_product insurance_contract",
    "Policy number: text\nStatus: choice offered|active|expired|cancelled\nHolder: text @people\nType: choice car|home|travel|health|liability|life\nPremium: money 60..900 EUR\nCover: money 5000..250000 EUR\nStarts: date -600..-60\nEnds: date 30..400\nBeneficiary: text @people",
    table(
      "status type premium cover",
      "PO-88120|active|car|520|100000\nPO-88119|active|home|310|250000\nPO-88118|active|health|860|150000\nPO-88117|active|liability|90|200000\nPO-88116|offered|travel|75|20000\nPO-88115|cancelled|car|480|80000\nPO-88114|active|life|640|120000\nPO-88113|active|home|280|180000",
    ),
  ),
  known(
    "item",
    "consultation, messages-square",
    "consultation/consultations",
    "online_consultation consultation_request counseling consulting_appointment counseling_session consultation_record",
    "Subject: text\nStatus: choice requested|scheduled|held|closed\nName: text @people\nDate: date 0..12\nTime: time 09:00..17:00\nMode: choice on site|telephone|video\nAdviser: text @people\nQuestion: longText",
    table(
      "status date mode question",
      "Choosing a plan|scheduled|@2|video|Which plan suits a team of eight?\nFirst conversation|requested|@6|on site|Introduction and next steps\nFollow-up|scheduled|@4|telephone|Results of the last three weeks\nQuestions on the contract|held|@-3|telephone|Notice period and renewal\nSecond opinion|requested|@8|video|Documents are attached\nAdvice for families|closed|@-12|on site|Support and applications\nTechnical advice|scheduled|@5|video|Connecting two systems\nReview of the year|requested|@11|on site|Figures and plans",
    ),
  ),
  known(
    "item",
    "healthReading, activity",
    "health reading/health readings",
    "health_data vital_sign physical_examination health_indicator blood_pressure examination checkup",
    "Person: text\nDate: date -10..0\nPulse: number 56..92 bpm\nUpper pressure: number 105..145 mmHg\nLower pressure: number 65..92 mmHg\nTemperature: number 36.2..37.4 °C\nWeight: number 52.0..92.0 kg\nNote: text",
    people(
      PUPILS,
      "date pulse upperPressure lowerPressure temperature weight note",
      "@0|68|118|76|36.6|61.5|\n@0|74|124|80|36.8|78.0|\n@-1|66|112|70|36.5|54.2|After rest\n@-1|81|136|88|36.9|86.4|Check again\n@-2|70|120|78|36.6|58.9|\n@-3|72|122|79|37.2|74.3|Slight cold\n@-4|64|110|68|36.4|63.0|\n@-5|78|130|84|36.7|81.7|After climbing stairs",
    ),
  ),
];
