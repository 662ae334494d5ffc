import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "migraineDiary",
  name: "Migraine diary",
  icon: "zap",
  says: {
    en: "migraine diary|migraine tracker|headache diary|headache log|migraine log|headache tracker|asthma attack log|seizure diary|seizure log|attack diary|migraine triggers|panic attack log",
    de: "Migränetagebuch|Kopfschmerztagebuch|Anfallstagebuch",
    es: "diario de migraña|diario de cefaleas|registro de crisis",
    fr: "journal de migraine|carnet de migraines|suivi des maux de tête",
    pt: "diário de enxaqueca|registro de enxaqueca|diário de dor de cabeça",
  },
  forms: ["tracker", "community"],
  people: ["people with migraine"],
  mood: "sober",
  things: [
    {
      id: "remedy",
      use: "core",
      role: "item",
      icon: "pill",
      names: "medicine|medicines",
      also: "medication|remedy|treatment",
      fields:
        "Name: text\nKind: choice tablet|spray|prevention|other\nDose: text 50 mg|400 mg|two puffs|one cup\nLeft: number 2..30\nWorks: rating 2..5",
      cells: "kind dose works",
      rows: "Sumatriptan|tablet|50 mg|4\nIbuprofen|tablet|400 mg|3\nCold pack|other||3\nMagnesium, daily|prevention||3\nDark room and sleep|other||5",
    },
    {
      id: "attack",
      use: "core",
      role: "log",
      icon: "zap",
      names: "attack|attacks",
      also: "episode|migraine|headache|flare|seizure|entry|day",
      fields:
        "Note: text\nStarted: dateTime -45..0 06:00..22:00\nPain: number 2..9 of 10\nHours: number 1..18 h\nTrigger: choice sleep|stress|weather|food|screen|unknown\nSymptoms: tags aura|nausea|light|sound|one side|dizzy\nMedicine: relation remedy\nHelped: choice yes|a little|no",
      cells: "pain trigger symptoms helped",
      rows: "After four hours of sleep|7|sleep||\nThunderstorm all day|6|weather|light;nausea|\nRed wine on Friday|5|food||\nDeadline week|6|stress||\nWoke up with it|8|unknown|one side;nausea|\nLong day at the screen|4|screen||yes\nSkipped lunch|3|food||\nDark room, gone by six|5|||yes",
    },
  ],
  jobs: "chart attack.pain\nkeep attack\nchart attack.trigger\nplan attack.started\nfind remedy\nkeep remedy",
  words: {
    tagline: "Find what sets it off.",
    itch: "Again. What was it this time?",
    promise: "Find what sets it off",
    pov: "POV: you found the trigger",
    gains: ["Four attacks this month.", "Trigger? Sleep, twice.", "One page for the doctor."],
  },
});
