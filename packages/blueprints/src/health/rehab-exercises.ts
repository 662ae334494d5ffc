import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "rehabExercises",
  name: "Rehab exercises",
  icon: "activity",
  says: {
    en: "rehab exercises|physio exercises at home|knee rehab|rehab tracker|rehab plan|recovery exercises|after surgery exercises|back pain exercises|injury recovery|physical therapy exercises|exercise plan from my physio|exercises after an operation",
    de: "Reha-Übungen|Übungen nach der OP|Rückenübungen",
    es: "ejercicios de rehabilitación|rehabilitación en casa|ejercicios para la espalda",
    fr: "exercices de rééducation|rééducation à la maison|exercices pour le dos",
    pt: "exercícios de reabilitação|reabilitação em casa|exercícios para as costas",
  },
  forms: ["tracker", "community"],
  people: ["patients", "physiotherapists"],
  mood: "sober",
  things: [
    {
      id: "rehabExercise",
      use: "core",
      role: "item",
      icon: "activity",
      names: "exercise|exercises",
      also: "game|games|stretch|stretches",
      fields:
        "Name: text\nPicture: image\nArea: choice knee|hip|back|shoulder|voice|balance\nSets: number 2..4\nRepetitions: number 6..20\nHold: number 5..40 s\nTimes a week: number 3..7\nHow: longText\nAssigned by: text Noor, therapist|Jonas, therapist|Dr. Amini",
      cells: "area sets repetitions hold",
      rows: "Heel slides|knee|3|12|\nStraight leg raise|knee|3|10|5\nMini squats at the chair|knee|3|8|\nBridge|hip|3|10|10\nCalf stretch at the wall|knee|2||30\nOne-leg stand|balance|4||20\nCat and cow|back|2|10|\nSlow reading aloud|voice|2|6|",
    },
    {
      id: "practice",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "practice|training|progress",
      fields:
        "Note: text\nExercise: relation rehabExercise\nDate: date -25..0\nPain before: number 1..7 of 10\nPain after: number 0..6 of 10\nMinutes: number 5..25 min\nEffort: choice easy|right|hard",
      cells: "painAfter effort",
      rows: "A little stiff at first||right\nFull bend for the first time|2|\nOnly two sets today||hard\nAfter the bath, much easier||easy\nBoth sides even||\nSkipped the last set, too sore|6|\nFelt strong|1|easy",
    },
  ],
  jobs: "streak practice.date\nchart practice.painBefore\nfind rehabExercise\nkeep rehabExercise\nchart rehabExercise.area\nkeep practice\nplan practice.date",
  words: {
    tagline: "Do them, feel them work.",
    itch: "Three sets. Or was it four?",
    promise: "Do them, feel them work",
    pov: "POV: the knee bends again",
    gains: ["Ten more degrees since Monday.", "Three sets, twice a day.", "Pain: down to two."],
  },
});
