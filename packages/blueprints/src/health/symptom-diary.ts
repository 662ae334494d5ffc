import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "symptomDiary",
  name: "Symptom diary",
  icon: "heart-pulse",
  says: {
    en: "symptom diary|symptom tracker|symptom log|symptoms and medicines|chronic illness tracker|health diary|pain diary|pain tracker|pain log|flare up log|doctor visit notes|health log|long covid symptoms",
    de: "Symptomtagebuch|Schmerztagebuch|Gesundheitstagebuch",
    es: "diario de síntomas|diario del dolor|registro de síntomas",
    fr: "journal des symptômes|carnet de santé personnel|journal de la douleur",
    pt: "diário de sintomas|diário da dor|registro de sintomas",
  },
  forms: ["tracker", "community"],
  people: ["patients", "carers"],
  mood: "sober",
  things: [
    {
      id: "medicine",
      use: "core",
      role: "item",
      icon: "pill",
      names: "medicine|medicines",
      also: "medication|medications|pill|pills|medikament|medicamento",
      fields:
        "Name: text\nForm: choice tablet|drops|spray|ointment|injection\nDose: text\nTimes a day: number 1..3\nTake at: time 07:00..21:00\nWith food: boolean 50\nTaken today: boolean 40\nLeft in box: number 6..60\nRefill by: date 3..40\nNote: longText",
      cells: "form dose timesADay takeAt takenToday leftInBox refillBy",
      rows: "Morning tablet|tablet|1 tablet|1|07:30|yes|24|\nEye drops|drops|2 drops|2|21:00||40|\nVitamin D|drops|5 drops|1|08:00|yes|58|\nNasal spray|spray|1 puff|2|07:30||31|\nIron|tablet|1 tablet|1|12:00||12|\nEvening tablet|tablet|half a tablet|1|20:30||9|@4",
    },
    {
      id: "symptom",
      use: "core",
      role: "log",
      icon: "activity",
      names: "symptom|symptoms",
      also: "pain|migraine|headache",
      fields:
        "What: text\nDate: date -40..0\nStrength: rating 1..5\nLasted: number 20..360 min\nTrigger: choice unknown|weather|stress|food|screen|sleep\nHelped: choice nothing|rest|medicine|walk|water\nSleep before: number 4.5..8.5 h\nBlood pressure upper: number 108..142 mmHg\nNote: longText",
      cells: "strength lasted trigger helped",
      rows: "Headache behind the left eye|4||screen|rest\nStiff neck|2||stress|\nTired after lunch|2||food|\nMigraine with aura|5|300||medicine\nSneezing, birch|3||weather|\nGood day, nothing|1||unknown|nothing\nDizzy on the stairs|2|||\nHeadache, mild|2|||water",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "stethoscope",
      names: "visit|visits",
      also: "appointment|doctor",
      fields:
        "Title: text\nStarts: dateTime 2..60 08:00..16:30\nWith: text Dr. Amini|Dr. Oyelaran|Dr. Castellanos|Physio Brandt\nPlace: location\nAsk about: text the new dose|sleep|blood results|exercises",
      cells: "",
      rows: "Yearly check\nBlood test\nPhysio, third of six\nDentist\nEye pressure",
    },
  ],
  jobs: "due medicine.refillBy\nstreak symptom.date\nchart symptom.strength\nfind medicine\nkeep medicine\ncheck medicine.withFood\nchart medicine.form\nkeep symptom\nplan symptom.date\nagenda visit.starts\nplan visit.starts\nfind visit",
  words: {
    tagline: "Know what your body does.",
    itch: "Since when does it hurt?",
    promise: "Know what your body does",
    pov: "POV: the doctor has answers",
    gains: ["Worse on Mondays. Why?", "Taken, and written down.", "Ready for the next visit."],
  },
});
