import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "hospitalWard",
  name: "Hospital ward",
  icon: "bed-double",
  says: {
    en: "hospital ward|ward board|bed board|bed management|inpatient ward|ward round|nursing handover|ward handover|hospital beds|patient flow in hospital|discharge planning|observation charts|ward nurses|admissions and discharges|inpatient unit",
    de: "Krankenhausstation|Bettenbelegung|Stationsübergabe|Visite auf Station|Entlassmanagement",
    es: "planta de hospital|gestión de camas|relevo de enfermería|ingresos y altas",
    fr: "service hospitalier|gestion des lits|transmissions infirmières|entrées et sorties d'hospitalisation",
    pt: "enfermaria hospitalar|gestão de camas|passagem de turno de enfermagem|altas hospitalares",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["ward nurses", "doctors", "bed managers"],
  mood: "sober",
  things: [
    {
      id: "bed",
      use: "core",
      role: "place",
      icon: "bed-double",
      names: "bed|beds",
      also: "bay|side room|room",
      fields:
        "Bed: text\nBay: choice bay A|bay B|side room\nState: choice free|occupied|to clean|closed\nIsolation: boolean 12\nMonitor: boolean 40\nNotes: text",
      cells: "bay state isolation monitor notes",
      rows: "A1|bay A|occupied|no|yes|By the nurses' desk\nA2|bay A|occupied|no|yes|\nA3|bay A|to clean|no|no|\nA4|bay A|occupied|no|no|\nB1|bay B|occupied|no|no|\nB2|bay B|free|no|no|\nB3|bay B|occupied|no|no|\nB4|bay B|closed|no|no|Oxygen outlet faulty\nS1|side room|occupied|yes|yes|Door closed, gown and gloves\nS2|side room|occupied|no|no|",
    },
    {
      id: "inpatient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "inpatient|admission|case",
      fields:
        "Name: text\nBed: relation bed\nDate of birth: date -33000..-7000\nHospital number: text\nAdmitted: date -20..0\nExpected discharge: date -2..12\nDays left: daysUntil expectedDischarge\nConsultant: text\nDiagnosis: text\nCode status: choice full|no resuscitation|ward care only\nDiet: choice normal|soft|nil by mouth|diabetic|thickened\nFalls risk: choice low|medium|high\nAllergies: tags none|penicillin|latex|aspirin|codeine\nState: choice expected|admitted|medically fit|waiting for transport|discharged",
      cells:
        "bed dateOfBirth hospitalNumber admitted expectedDischarge consultant diagnosis codeStatus diet fallsRisk allergies state",
      rows: "Margaret Hale|A1|1944-03-12|H 40311|@-3|@2|Dr. Aziz|Heart failure|full|normal|high|penicillin|admitted\nGeorge Whitcombe|A2|1937-04-02|H 38870|@-6|@0|Dr. Aziz|Pneumonia|ward care only|soft|high|codeine|medically fit\nDaniel Okoro|A4|1985-05-17|H 41002|@-1|@1|Dr. Zhao|Appendix, day 1|full|soft|low|none|admitted\nHelen Sharp|B1|1958-09-09|H 39954|@-8|@-1|Dr. Aziz|COPD flare-up|full|normal|medium|latex|medically fit\nTomás García|B3|1974-12-01|H 41010|@0|@3|Dr. Zhao|Gallstones|full|nil by mouth|low|aspirin|admitted\nInes Costa|S1|1966-02-27|H 40877|@-4|@4|Dr. Aziz|Norovirus|full|normal|medium|none|admitted\nAbel Tesfaye|S2|1951-10-30|H 40790|@-5|@0|Dr. Zhao|Hip fracture, day 4|full|diabetic|high|none|waiting for transport",
    },
    {
      id: "observation",
      use: "core",
      role: "log",
      icon: "activity",
      names: "observation|observations",
      also: "obs|vital signs|early warning score|chart",
      fields:
        "Round: text\nInpatient: relation inpatient\nWhen: dateTime -1..0 06:00..22:00\nPulse: number 52..128 bpm\nBlood pressure: text\nTemperature: number 35.6..39.4 °C\nOxygen: percent 86..99\nBreaths: number 12..30 per min\nScore: number 0..9\nNurse: text @people",
      cells: "inpatient when pulse bloodPressure temperature oxygen breaths score nurse",
      rows: "Mrs Hale, 06:00|Margaret Hale|@0T06:00|92|138/84|36.6|94|20|2|Grace Mbeki\nMrs Hale, 22:00|Margaret Hale|@-1T22:00|104|142/88|36.8|91|22|5|Rui Santos\nMr Whitcombe, 06:00|George Whitcombe|@0T06:10|78|124/70|36.9|95|18|1|Grace Mbeki\nMr Okoro, 06:00|Daniel Okoro|@0T06:20|84|118/72|37.4|98|16|0|Grace Mbeki\nMs Sharp, 06:00|Helen Sharp|@0T06:30|88|130/78|36.5|90|20|3|Grace Mbeki\nMr García, 08:00|Tomás García|@0T08:05|110|126/76|38.6|96|20|4|Amina Yusuf\nMs Costa, 06:00|Ines Costa|@0T06:40|96|104/62|37.9|97|18|2|Grace Mbeki\nMr Tesfaye, 06:00|Abel Tesfaye|@0T06:50|76|134/80|36.4|97|16|0|Grace Mbeki",
    },
    {
      id: "wardTask",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "ward task|ward tasks",
      also: "job|to do|nursing task|handover item",
      fields:
        "Task: text\nInpatient: relation inpatient\nDue: dateTime 0..1 07:00..22:00\nWho: choice nurse|doctor|physio|pharmacist|social worker|porter\nGiven to: text @people\nUrgent: boolean 25\nDone: boolean 30",
      cells: "inpatient due who givenTo urgent done",
      rows: "Chest X-ray|Margaret Hale|@0T11:00|porter|Lou Marsh|no|no\nLetter home and tablets|George Whitcombe|@0T12:00|pharmacist|Hye-jin Park|yes|no\nFirst walk to the window|Daniel Okoro|@0T10:00|physio|Marta Kowalska|no|yes\nHome oxygen confirmed|Helen Sharp|@0T13:00|social worker|Nuno Alves|yes|no\nBlood cultures|Tomás García|@0T08:30|nurse|Amina Yusuf|yes|yes\nStool sample|Ines Costa|@0T14:00|nurse|Amina Yusuf|no|no\nBook ambulance to rehab|Abel Tesfaye|@0T09:30|nurse|Grace Mbeki|no|yes\nWeigh before breakfast|Margaret Hale|@1T07:00|nurse|Rui Santos|no|no",
    },
    {
      id: "discharge",
      use: "more",
      role: "event",
      icon: "door-open",
      names: "discharge|discharges",
      also: "going home|transfer|discharge plan",
      fields:
        "Discharge: text\nInpatient: relation inpatient\nPlanned: date -1..5\nTo: choice home|home with care|rehab|care home|other ward\nMedicines ready: boolean 50\nTransport booked: boolean 50\nWaits for: text",
      cells: "inpatient planned to medicinesReady transportBooked waitsFor",
      rows: "Mr Whitcombe to Elm House|George Whitcombe|@0|care home|no|yes|Tablets\nMs Sharp home|Helen Sharp|@0|home with care|yes|no|Oxygen at home\nMr Tesfaye to rehab|Abel Tesfaye|@0|rehab|yes|yes|Ambulance at three\nMr Okoro home|Daniel Okoro|@1|home|no|no|",
    },
  ],
  jobs: "move bed.state\nmove inpatient.state\ndue wardTask.due\nkeep observation\nrank observation.score\ndue inpatient.expectedDischarge\ncheck wardTask.done\nassign wardTask.givenTo\nkeep inpatient\nagenda discharge.planned\nchart inpatient.state\nprint inpatient",
  site: {
    headline: "The ward at a glance",
    body: "Ten beds, two bays and two side rooms. Who lies where, who goes home today and what is still to do before they can.",
    action: "Open the bed board|bed",
    services:
      "Bed board|Every bed with its patient and state|\nObservations|Scores that rise come first|\nHandover|What is open, by patient|\nDischarges|What each one still waits for|",
    questions:
      "Who may see it?|Staff on the ward and the bed managers, nobody else.\nWhat does medically fit mean?|The doctors have finished. Something else still keeps the patient here.\nWhen are the beds counted?|At seven, noon and six.",
  },
  words: {
    tagline: "Ten beds, who is in them and what they wait for.",
    itch: "Which bed is free at noon?",
    promise: "Handover in ten minutes, nothing lost",
    pov: "POV: the bed manager rings and you know",
    gains: ["10 beds, B2 free now", "Mr García: score 4 at eight", "Three home today, one without oxygen"],
  },
});
