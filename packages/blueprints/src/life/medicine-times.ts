import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "medicineTimes",
  name: "Medicine times",
  icon: "pill",
  says: {
    en: "medication reminder|medication tracker|pill reminder|pill tracker|medicine reminder|medicine tracker|take my pills|meds tracker|medication schedule|medication list|pill organizer|tablets morning and evening|health diary for my doctor",
    de: "Medikamentenplan|Tabletten-Erinnerung|Tabletten pünktlich nehmen",
    es: "recordatorio de medicamentos|pastillero|control de tensión arterial|registro de glucosa",
    fr: "rappel de médicaments|pilulier|prise de comprimés à heure fixe",
    pt: "lembrete de medicamentos|controle de remédios|diário de pressão arterial",
  },
  forms: ["tracker", "dashboard"],
  people: ["patients", "relatives who care"],
  mood: "sober",
  things: [
    {
      id: "medicine",
      use: "core",
      role: "item",
      icon: "pill",
      names: "medicine|medicines",
      also: "medication|tablet|drug|inhaler|prescription|pill",
      fields:
        "Medicine: text\nPicture: image\nFor: text\nStrength: text\nForm: choice tablet|capsule|drops|inhaler|injection|ointment\nWhen: tags morning|noon|evening|bedtime|when needed\nWith food: choice before|with|after|does not matter\nTablets left: number 0..90\nA day: number 0..4\nPrescribed by: text\nNew prescription by: date -3..60\nDays left: daysUntil newPrescriptionBy\nState: choice taking|paused|stopped",
      cells: "forValue strength form when withFood tabletsLeft aDay prescribedBy newPrescriptionBy state",
      rows: "Ramipril|Blood pressure|5 mg|tablet|morning|does not matter|22|1|Dr. Lindqvist|@15|taking\nMetformin|Blood sugar|850 mg|tablet|morning; evening|with|9|2|Dr. Lindqvist|@-1|taking\nAtorvastatin|Cholesterol|20 mg|tablet|bedtime|does not matter|64|1|Dr. Lindqvist|@54|taking\nVitamin D|Bones|1000 IU|drops|morning|with|90|1|Dr. Lindqvist|@60|taking\nSalbutamol|Asthma|100 mcg|inhaler|when needed|does not matter|40|0|Dr. Moreau|@38|taking\nSumatriptan|Migraine|50 mg|tablet|when needed|does not matter|4|0|Dr. Moreau|@10|taking\nIbuprofen|Knee|400 mg|tablet|when needed|after|12|0|Pharmacy|@60|paused\nCortisone ointment|Eczema|1 %|ointment|evening|does not matter|0|1|Skin clinic|@60|stopped",
    },
    {
      id: "dose",
      use: "core",
      role: "log",
      icon: "circle-check-big",
      names: "dose|doses",
      also: "intake|pill taken|medicine time",
      fields:
        "Dose: text\nMedicine: relation medicine\nDue: dateTime -3..0 07:00..22:00\nHow much: text\nTaken: boolean 80\nWhy not: choice taken|forgot|felt unwell|ran out|doctor said so",
      cells: "medicine due howMuch taken whyNot",
      rows: "Morning|Ramipril|@0T07:30|1|yes|taken\nMorning|Metformin|@0T07:30|1|yes|taken\nMorning|Vitamin D|@0T07:30|2 drops|yes|taken\nEvening|Metformin|@0T18:30|1|no|taken\nBedtime|Atorvastatin|@0T22:00|1|no|taken\nMorning|Ramipril|@-1T07:30|1|yes|taken\nEvening|Metformin|@-1T18:30|1|no|forgot\nBedtime|Atorvastatin|@-1T22:00|1|yes|taken\nFor the attack|Sumatriptan|@-2T14:10|1|yes|taken\nBefore the run|Salbutamol|@-2T17:00|2 puffs|yes|taken",
    },
    {
      id: "reading",
      use: "core",
      role: "log",
      icon: "heart-pulse",
      names: "reading|readings",
      also: "blood pressure|pulse|blood sugar|glucose|weight|measurement",
      fields:
        "Reading: text\nTaken at: dateTime -14..0 06:45..21:30\nUpper: number 105..165 mmHg\nLower: number 62..98 mmHg\nPulse: number 56..96\nBlood sugar: number 80..210 mg/dl\nWeight: number 78..84 kg\nMeasured: choice on waking|before a meal|two hours after|at rest\nNotes: text",
      cells: "takenAt upper lower pulse bloodSugar weight measured notes",
      rows: "Morning|@0T07:05|132|84|66|118|81|on waking|\nEvening|@-1T20:45|138|86|71|146|81|two hours after|Rice\nMorning|@-1T07:10|129|82|64|112|81|on waking|\nEvening|@-2T21:00|145|91|78|171|81|two hours after|Birthday cake\nMorning|@-2T07:00|134|85|68|121|82|on waking|\nAfternoon|@-3T16:00|127|80|70|104|81|at rest|After walking\nMorning|@-4T07:15|136|88|67|125|82|on waking|Slept badly\nMorning|@-6T07:05|131|83|65|116|82|on waking|\nEvening|@-8T20:30|141|89|74|158|82|two hours after|\nMorning|@-9T07:10|133|85|67|120|82|on waking|",
    },
    {
      id: "symptom",
      use: "core",
      role: "event",
      icon: "activity",
      names: "symptom|symptoms",
      also: "pain|migraine|headache|attack|side effect|flare",
      fields:
        "Symptom: text\nStarted: dateTime -30..0 06:00..22:00\nWhere: choice head|chest|belly|knee|skin|all over\nHow strong: number 1..10\nLasted: duration 10..1400\nBefore it: text\nWhat helped: text\nMissed work: boolean 15",
      cells: "started where howStrong lasted beforeIt whatHelped missedWork",
      rows: "Migraine with aura|@-2T13:50|head|8|320|Short night, red wine|Sumatriptan, dark room|yes\nWheezing|@-2T16:55|chest|4|20|Cold air|Two puffs|no\nDizzy on standing|@-5T08:20|all over|3|10|No breakfast|Sat down|no\nKnee swollen|@-9T18:00|knee|5|1400|Stairs, garden|Cold pack|no\nStomach after tablets|@-12T19:10|belly|4|90|Metformin without food|Toast|no\nMigraine|@-19T11:00|head|7|260|Deadline|Sumatriptan|yes",
    },
    {
      id: "appointment",
      use: "more",
      role: "event",
      icon: "stethoscope",
      names: "appointment|appointments",
      also: "doctor's visit|check-up|blood test|doctor",
      fields:
        "Appointment: text\nDate: date -30..60\nTime: time 08:00..17:00\nDoctor: text\nAsk: longText\nBring: text",
      cells: "date time doctor ask bring",
      rows: "Quarterly blood test|@6|08:10|Dr. Lindqvist|Is 850 still right?|Fasting, this list\nMigraine talk|@19|14:30|Dr. Moreau|Something to prevent it?|Diary of three months\nEyes, yearly|@41|09:45|Eye clinic|Pressure|Sunglasses",
    },
  ],
  jobs: "check dose.taken\nkeep dose\ndue medicine.newPrescriptionBy\nkeep medicine\nchart reading.upper\nchart reading.bloodSugar\nkeep reading\nkeep symptom\nchart symptom.howStrong\nplan symptom.started\ncount medicine.tabletsLeft\nfind medicine\nprint reading\nmove medicine.state",
  site: {
    headline: "Taken, measured, written down",
    body: "What to take and when, what the cuff said, and what it was like: one list to show at the next appointment.",
    action: "Tick off a dose|dose",
    services:
      "Medicine times|Morning, noon, evening, bedtime|\nReadings|Pressure, pulse, sugar, weight|\nSymptoms|When, how strong, what came before|\nPrescriptions|How many tablets are left|",
    questions:
      "I forgot a dose. What now?|Look at the leaflet or ring the pharmacy; never double it on your own.\nWhen should I measure?|At the same times, sitting for five minutes first.\nCan my daughter see it?|If you let her use it, she sees what you ticked.\nDoes it replace my doctor?|No. It helps them see a month in a minute.",
  },
  words: {
    tagline: "What to take, what was measured, how it was.",
    itch: "Did I take it this morning?",
    promise: "Every dose ticked, every reading kept",
    pov: "POV: the doctor read your month in a minute",
    gains: ["Metformin: nine tablets left", "132 over 84 this morning", "Two migraines, both after short nights"],
  },
});
