import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "generalPractice",
  name: "General medical practice",
  icon: "stethoscope",
  says: {
    en: "medical practice|doctor's office|doctor's surgery|GP surgery|GP practice|medical clinic|family doctor|general practitioner|doctor appointments|patient records|patient management|health center appointments|primary care clinic|repeat prescriptions|doctors and patients|polyclinic",
    de: "Arztpraxis|Hausarzt|Hausarztpraxis|Arzttermine|Patientenverwaltung",
    es: "consulta médica|médico de cabecera|centro de salud|citas médicas|clínica médica",
    fr: "cabinet médical|médecin généraliste|rendez-vous médicaux|dossiers patients",
    pt: "consultório médico|clínica médica|médico de família|consultas médicas",
  },
  forms: ["management", "booking", "portal", "site"],
  people: ["doctors", "nurses", "reception", "patients"],
  mood: "sober",
  things: [
    {
      id: "doctor",
      use: "core",
      role: "person",
      icon: "stethoscope",
      names: "doctor|doctors",
      also: "GP|physician|clinician|nurse|specialist",
      fields:
        "Name: text\nPicture: image\nRole: choice doctor|nurse|trainee|pharmacist\nSpecial interest: text\nRoom: choice room 1|room 2|room 3|treatment room\nIn on: tags Monday|Tuesday|Wednesday|Thursday|Friday\nSpeaks: text",
      cells: "role specialInterest room inOn speaks",
      rows: "Dr. Farida Aziz|doctor|Diabetes|room 1|Monday; Tuesday; Thursday; Friday|English, Urdu\nDr. Owen Pritchard|doctor|Hearts|room 2|Monday; Wednesday; Thursday|English, Welsh\nDr. Lin Zhao|trainee|Children|room 3|Tuesday; Wednesday; Friday|English, Mandarin\nNurse Grace Mbeki|nurse|Wounds, smears|treatment room|Monday; Tuesday; Wednesday; Thursday; Friday|English, Shona",
    },
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "person on the list|family member|case",
      fields:
        "Name: text\nDate of birth: date -33000..-200\nHealth number: text\nPhone: phone\nE-mail: email\nUsual doctor: relation doctor\nAllergies: tags none|penicillin|nuts|latex|aspirin|codeine\nConditions: tags none|diabetes|asthma|high blood pressure|heart failure|depression|pregnancy|COPD\nNext review: date -40..300\nDays left: daysUntil nextReview\nCarer or next of kin: text\nNotes: longText",
      cells: "dateOfBirth healthNumber phone eMail usualDoctor allergies conditions nextReview carerOrNextOfKin notes",
      rows: "Margaret Hale|1944-03-12|400 110 2231|555-0101|margaret.hale@example.com|Dr. Owen Pritchard|penicillin|high blood pressure; heart failure|@-12|Daughter, 555-0141|Hard of hearing, left\nKwame Boateng|1969-07-30|400 110 2245|555-0102|kwame.boateng@example.com|Dr. Farida Aziz|none|diabetes|@9|Wife|HbA1c 58 in spring\nSofia Lindqvist|2019-11-04|400 110 2250|555-0103|lindqvist@example.com|Dr. Lin Zhao|nuts|asthma|@34|Mother|Inhaler technique\nPriya Nair|1990-01-22|400 110 2262|555-0104|priya.nair@example.com|Dr. Farida Aziz|none|pregnancy|@6|Partner|Week 24\nDaniel Okoro|1985-05-17|400 110 2270|555-0105|daniel.okoro@example.com|Dr. Farida Aziz|none|none|@300||\nHelen Sharp|1958-09-09|400 110 2281|555-0106|helen.sharp@example.com|Dr. Owen Pritchard|latex|COPD|@-25|Neighbor|Rescue pack at home\nTomás García|1974-12-01|400 110 2299|555-0107|tomas.garcia@example.com|Dr. Owen Pritchard|aspirin|high blood pressure|@60|Wife|Home readings by e-mail\nLeila Haddad|1993-09-14|400 110 2305|555-0108|leila.haddad@example.com|Dr. Farida Aziz|none|depression|@12|Sister|Interpreter, Arabic\nGeorge Whitcombe|1937-04-02|400 110 2318|555-0109|g.whitcombe@example.com|Dr. Owen Pritchard|codeine|diabetes; high blood pressure|@2|Nephew|House visits only\nYasmin Ali|2003-02-20|400 110 2327|555-0110|yasmin.ali@example.com|Dr. Lin Zhao|none|asthma|@120||",
    },
    {
      id: "appointment",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "visit|consultation|booking|slot|home visit|surgery",
      fields:
        "Appointment: text\nPatient: relation patient\nDoctor: relation doctor\nDate: date -7..14\nTime: time 08:30..17:30\nLength: duration 10..40\nKind: choice routine|same day|phone|video|home visit|nurse|review\nReason: text\nState: choice booked|arrived|with doctor|done|did not come\nNotes: longText",
      cells: "patient doctor date time length kind reason state notes",
      rows: "Mrs Hale, breathless|Margaret Hale|Dr. Owen Pritchard|@0|09:00|20|same day|Ankles swollen, breathless at night|with doctor|Weight up 3 kg\nMr Boateng, diabetes|Kwame Boateng|Dr. Farida Aziz|@0|09:20|20|review|Diabetes review|arrived|Foot check\nSofia, cough|Sofia Lindqvist|Dr. Lin Zhao|@1|10:10|10|same day|Cough for a week|booked|\nMs Nair, week 24|Priya Nair|Nurse Grace Mbeki|@0|11:00|20|nurse|Blood pressure and urine|booked|\nMs Haddad, follow-up|Leila Haddad|Dr. Farida Aziz|@1|14:00|30|routine|Four weeks on tablets|booked|Interpreter booked\nMr Whitcombe at home|George Whitcombe|Dr. Owen Pritchard|@2|13:00|40|home visit|Fall on Sunday|booked|Key safe\nMr García, readings|Tomás García|Dr. Owen Pritchard|@2|16:30|10|phone|Home readings|booked|\nMs Sharp, dressing|Helen Sharp|Nurse Grace Mbeki|@3|09:30|20|nurse|Leg dressing|booked|Nitrile gloves\nMr Okoro, knee|Daniel Okoro|Dr. Farida Aziz|@-3|17:10|10|routine|Knee after football|did not come|Text sent\nYasmin, inhaler|Yasmin Ali|Dr. Lin Zhao|@-1|15:40|10|video|Inhaler twice a night|done|Preventer started\nMr Boateng, bloods|Kwame Boateng|Nurse Grace Mbeki|@-6|08:40|10|nurse|Fasting bloods|done|",
    },
    {
      id: "prescription",
      use: "core",
      role: "item",
      icon: "pill",
      names: "prescription|prescriptions",
      also: "repeat|medication|medicine|script|drug",
      fields:
        "Medicine: text\nPatient: relation patient\nDoctor: relation doctor\nDose: text\nQuantity: number 1..112\nKind: choice repeat|acute|controlled\nAsked on: date -8..0\nReview due: date -20..200\nState: choice asked|to sign|query|sent to pharmacy\nPharmacy: text",
      cells: "patient doctor dose quantity kind askedOn reviewDue state pharmacy",
      rows: "Metformin 500 mg|Kwame Boateng|Dr. Farida Aziz|One twice a day|56|repeat|@-1|@9|to sign|Market Pharmacy\nRamipril 5 mg|Margaret Hale|Dr. Owen Pritchard|One in the morning|28|repeat|@-2|@-12|query|Market Pharmacy\nFurosemide 40 mg|Margaret Hale|Dr. Owen Pritchard|One in the morning|28|acute|@0|@14|to sign|Market Pharmacy\nSalbutamol inhaler|Sofia Lindqvist|Dr. Lin Zhao|Two puffs when needed|1|repeat|@-4|@34|sent to pharmacy|Riverside Chemist\nSertraline 50 mg|Leila Haddad|Dr. Farida Aziz|One a day|28|repeat|@-1|@12|asked|Riverside Chemist\nAmlodipine 5 mg|Tomás García|Dr. Owen Pritchard|One a day|28|repeat|@-3|@60|sent to pharmacy|Market Pharmacy\nTiotropium inhaler|Helen Sharp|Dr. Owen Pritchard|Two puffs a day|1|repeat|@-6|@-25|query|Market Pharmacy",
    },
    {
      id: "referral",
      use: "more",
      role: "item",
      icon: "send",
      names: "referral|referrals",
      also: "letter|specialist referral|two-week wait",
      fields:
        "Referral: text\nPatient: relation patient\nTo: text\nUrgency: choice routine|urgent|two weeks\nSent: date -60..0\nHeard back: boolean 40\nChase on: date -5..30",
      cells: "patient to urgency sent heardBack chaseOn",
      rows: "Heart ultrasound|Margaret Hale|Cardiology, County Hospital|urgent|@-1|no|@13\nEye screening|Kwame Boateng|Retinal clinic|routine|@-40|yes|@20\nMole on the back|Tomás García|Dermatology|two weeks|@-16|no|@-2\nTalking therapy|Leila Haddad|Talking Space|routine|@-28|no|@2",
    },
    {
      id: "testResult",
      use: "more",
      role: "item",
      icon: "test-tube",
      names: "test result|test results",
      also: "lab result|blood test|result|lab test|x-ray",
      fields:
        "Test: text\nPatient: relation patient\nTaken: date -20..0\nResult: text\nFlag: choice normal|abnormal|urgent\nSeen: boolean 60\nAction: choice none|tell patient|repeat|call in",
      cells: "patient taken result flag seen action",
      rows: "HbA1c|Kwame Boateng|@-6|56 mmol/mol|abnormal|yes|tell patient\nKidney function|Margaret Hale|@-1|eGFR 41|abnormal|no|repeat\nFull blood count|Priya Nair|@-4|Hb 109|abnormal|no|call in\nPeak flow diary|Yasmin Ali|@-2|380 to 420|normal|yes|none",
    },
  ],
  jobs: "agenda appointment.date\nbook appointment\nmove appointment.state\nmove prescription.state\nkeep patient\nkeep prescription\ndue patient.nextReview\nassign appointment.doctor\nplan appointment.date\nrequest prescription\ncheck testResult.seen\ndue referral.chaseOn",
  site: {
    headline: "Your doctor, without the wait on the phone",
    body: "Book an appointment, ask for a repeat prescription and see who is in today. Same-day slots open at eight.",
    action: "Book an appointment|appointment",
    services:
      "Routine appointment|Ten minutes with a doctor or nurse|\nPhone or video|For results, readings and questions|\nRepeat prescription|Ready at your pharmacy in two working days|\nHome visit|For those who cannot come, ring before ten|\nTravel vaccines|Six weeks before you go|45",
    questions:
      "How do I register?|With a bill that shows your address and the form at reception.\nHow long for a repeat prescription?|Two working days.\nIs it an emergency?|Chest pain, stroke signs or heavy bleeding: call an ambulance, not us.\nCan I see the same doctor?|Yes, pick the name when you book; it may take some days longer.\nHow do I get my results?|After five working days, by phone between two and four.",
  },
  words: {
    tagline: "The day's list, repeats to sign and reviews that are due.",
    itch: "Whose results has nobody read?",
    promise: "No review missed, no result unread",
    pov: "POV: eight o'clock, and the phone is quiet",
    gains: ["10 patients, 2 reviews overdue", "Repeats signed before ten", "eGFR 41: repeat, not forgotten"],
  },
});
