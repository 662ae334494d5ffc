import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bloodPressure",
  name: "Blood pressure",
  icon: "heart-pulse",
  says: {
    en: "blood pressure|blood pressure log|blood pressure tracker|blood pressure diary|hypertension log|blood pressure readings|high blood pressure|systolic and diastolic|bp log|bp tracker|pulse and blood pressure|measure blood pressure",
    de: "Blutdrucktagebuch|Blutdruckwerte|Blutdruck messen",
    es: "diario de tensión arterial|presión arterial|registro de tensión",
    fr: "tension artérielle|carnet de tension|suivi de la tension",
    pt: "pressão arterial|diário de pressão|registro de pressão arterial",
  },
  forms: ["tracker", "community"],
  people: ["people with high blood pressure"],
  mood: "sober",
  things: [
    {
      id: "reading",
      use: "core",
      role: "log",
      icon: "heart-pulse",
      names: "reading|readings",
      also: "measurement|measurements|blood|pressure|pulse|value|values",
      fields:
        "Note: text\nSystolic: number 112..148 mmHg\nDiastolic: number 70..94 mmHg\nPulse: number 56..84 bpm\nMeasured: dateTime -20..0 07:00..21:00\nWhen: choice morning|midday|evening|after exercise\nArm: choice left|right\nMedicine taken: boolean 75",
      cells: "systolic diastolic when medicineTaken",
      rows: "Before breakfast|128|82|morning|\nAfter the stairs|146|90|after exercise|\nCalm evening|121|78|evening|\nForgot the tablet|144|92||no\nAt the pharmacy|||midday|\nAfter coffee|138||morning|\nSecond try, sitting|126|80||\nSlept well|118|74|morning|",
    },
    {
      id: "tablet",
      use: "core",
      role: "item",
      icon: "pill",
      names: "medicine|medicines",
      also: "medication|tablet|pill",
      fields:
        "Name: text\nDose: number 2.5..20.0 mg\nTaken: choice morning|evening|both\nLeft: number 6..90\nSince: date -700..-20\nPrescribed by: text Dr. Amini|Dr. Holt|Dr. Serrano",
      cells: "dose taken",
      rows: "Ramipril|5|morning\nAmlodipine|5|evening\nBisoprolol|2.5|morning\nMagnesium|20|evening",
    },
  ],
  jobs: "chart reading.systolic\nkeep reading\ncheck reading.medicineTaken\nchart reading.when\nplan reading.measured\nfind tablet\nkeep tablet",
  words: {
    tagline: "Every reading, ready for the doctor.",
    itch: "What was it on Tuesday?",
    promise: "Every reading, ready for the doctor",
    pov: "POV: your doctor nods",
    gains: ["128 over 82 this week.", "Morning and evening, noted.", "One chart for the doctor."],
  },
});
