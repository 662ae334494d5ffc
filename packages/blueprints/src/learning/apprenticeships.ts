import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "apprenticeships",
  name: "Apprentices and work placements",
  icon: "hammer",
  says: {
    en: "apprenticeships|apprentices|apprenticeship tracker|apprentice training plan|apprentice logbook|vocational training records|work placements|student placements|internship placements|clinical placements of students|trainee rotation plan|training log for apprentices|internship management|placement visits|weekly reports of apprentices|interns and placements",
    de: "Berichtsheft|Ausbildungsverwaltung|Auszubildende|Praktikumsplätze",
    es: "aprendices|formación dual|prácticas de estudiantes",
    fr: "suivi des apprentis|alternance|stages étudiants",
    pt: "aprendizes|estágios de alunos|gestão de estágios",
  },
  forms: ["management", "portal", "tracker", "dashboard"],
  people: ["trainers", "apprentices"],
  mood: "sober",
  things: [
    {
      id: "apprentice",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "apprentice|apprentices",
      also: "trainee|intern|student|learner",
      fields:
        "Name: text\nTrade: choice electrician|cook|carer|office|mechanic\nYear: number 1..4\nStarted: date -1100..-30\nExam on: date 30..900\nCollege days: tags Mon|Tue|Wed|Thu|Fri\nDepartment: text\nTrainer: text\nPhone: phone\nE-mail: email\nLast mark: number 1..6\nReports missing: number 0..5\nWeeks noted: rollup count report.apprentice\nStage: choice probation|on track|needs help|exam soon|finished\nNotes: longText",
      cells: "trade year started examOn collegeDays department trainer phone eMail lastMark reportsMissing stage notes",
      rows: "Jack Teale|electrician|1|@-200|@900|Fri|Site A|Owen Pritchard|555-0101|jack.teale@example.com|2|0|on track|\nLeo Winter|cook|2|@-560|@540|Mon|Cold kitchen|Amara Osei|555-0102|leo.winter@example.com|3|2|on track|\nIda Lind|carer|3|@-930|@60|Tue;Wed|Ward 2|Ruth Abara|555-0103|ida.lind@example.com|1|0|exam soon|Wants to stay\nEmil Krüger|mechanic|2|@-500|@600|Thu|Workshop|Tom Barlow|555-0104|emil.kruger@example.com|5|5|needs help|Reads slowly, tutor on Thursdays\nDevi Patel|office|1|@-60|@860|Mon|Accounts|Joanne Price|555-0105|devi.patel@example.com|2|1|probation|\nAwa Ndiaye|carer|1|@-40|@880|Tue|Ward 1|Ruth Abara|555-0106|awa.ndiaye@example.com|2|0|probation|",
    },
    {
      id: "report",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "weekly report|weekly reports",
      also: "logbook entry|report|training record|diary",
      fields:
        "Week: text\nApprentice: relation apprentice\nWeek from: date -35..0\nHours: number 24..40 h\nWhere: choice work|college|both\nLearned: longText\nState: choice draft|handed in|sent back|signed\nSigned by trainer: boolean 55\nTrainer says: longText",
      cells: "apprentice weekFrom hours where learned state signedByTrainer trainerSays",
      rows: "Pipes and boxes, room 3|Jack Teale|@-7|40|both|Bending pipe, reading the plan|signed|yes|Clean corners\nSwitches and testing|Jack Teale|@0|32|work|Measuring before switching on|handed in|no|\nStarters alone|Leo Winter|@-7|38|both|Six plates at once|handed in|no|\nStocks and sauces|Leo Winter|@-14|38|both|Bones, time, patience|signed|yes|Write the times\nMedicines round|Ida Lind|@-7|36|work|Five rights, with Oliver|signed|yes|Ready for it\nBrakes|Emil Krüger|@-35|40|both|Changing pads|sent back|no|Add a sketch\nInvoices in|Devi Patel|@-7|37|both|Checking tax and dates|handed in|no|\nBeds and talking|Awa Ndiaye|@-7|36|work|Two residents know my name|signed|yes|",
    },
    {
      id: "station",
      use: "core",
      role: "event",
      icon: "route",
      names: "rotation|rotations",
      also: "station|department|placement|assignment",
      fields:
        "Rotation: text\nApprentice: relation apprentice\nDepartment: text\nStarts: date -60..60\nEnds: date -3..140\nWho trains: text\nTo learn: lines\nAssessed: boolean 30\nStars: rating 2..5",
      cells: "apprentice department starts ends whoTrains toLearn assessed stars",
      rows: "Jack, site A|Jack Teale|Site A|@-60|@30|Owen Pritchard|Pipes;Boxes;Testing|no|\nLeo, cold kitchen|Leo Winter|Cold kitchen|@-45|@20|Amara Osei|Starters;Allergens|no|\nLeo, pastry|Leo Winter|Pastry|@21|@90|Ben Farrow|Doughs;Creams|no|\nIda, ward 2|Ida Lind|Ward 2|@-60|@60|Oliver Finch|Medicines;Handover|yes|5\nEmil, workshop|Emil Krüger|Workshop|@-50|@14|Tom Barlow|Brakes;Clutch|no|\nDevi, accounts|Devi Patel|Accounts|@-60|@40|Joanne Price|Invoices;Dunning|no|\nAwa, ward 1|Awa Ndiaye|Ward 1|@-40|@50|Ruth Abara|Care;Food;Talk|no|",
    },
    {
      id: "step",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "milestone|milestones",
      also: "exam|task|deadline|form",
      fields:
        "What: text\nApprentice: relation apprentice\nDue: date -6..90\nKind: choice exam|form|talk|tutor\nWho: text\nDone: boolean 30",
      cells: "apprentice due kind who done",
      rows: "Final exam, practical|Ida Lind|@60|exam|Ruth Abara|no\nExam sign-up|Ida Lind|@4|form|Ruth Abara|no\nProbation talk|Devi Patel|@12|talk|Joanne Price|no\nProbation talk, Awa|Awa Ndiaye|@30|talk|Ruth Abara|no\nMidterm exam|Leo Winter|@75|exam|Amara Osei|no\nFive reports to catch up|Emil Krüger|@-4|tutor|Tom Barlow|no\nContract to the chamber|Awa Ndiaye|@-6|form|Lou Fischer|yes",
    },
  ],
  jobs: "move report.state\ncheck report.signedByTrainer\ndue step.due\nkeep report\ndue apprentice.examOn\nrank apprentice.reportsMissing\nkeep apprentice\nagenda station.starts\nmove apprentice.stage\nchart apprentice.trade\nrate station.stars\nfind apprentice\nassign apprentice.trainer",
  site: {
    headline: "A trade, learned week by week",
    body: "Weekly reports, rotations and exams for every apprentice, signed from the phone before they pile up.",
    action: "Hand in my week|report",
    services: "Weekly report|Ten minutes on Friday|\nRotation|Every department once|\nExam help|Tutor on Thursdays|",
    questions:
      "When is a report due?|Friday evening; the trainer signs by Wednesday.\nWhat if one is sent back?|Mend it and hand it in again, nothing is lost.\nWho do I talk to if it goes wrong?|Your trainer first, then the office, and nobody is cross.\nCan I stay after the exam?|Ask at the talk half a year before.",
  },
  words: {
    tagline: "Who learns what, where, and which report is missing.",
    itch: "Are five reports missing again?",
    promise: "Every week signed, every exam met",
    pov: "POV: exam sign-up done with four days to spare",
    gains: ["Ida: final exam in 60 days", "Emil: five reports missing", "Leo: pastry in three weeks"],
  },
});
