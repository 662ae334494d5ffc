import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "musicPractice",
  name: "Music practice",
  icon: "music",
  says: {
    en: "music practice|practice log music|piano practice|guitar practice|violin practice|practice journal music|instrument practice|practice log|music practice tracker|pieces i play|scales practice|drum practice|practice diary for musicians",
    de: "Übetagebuch|Klavier üben|Gitarre üben",
    es: "diario de práctica musical|práctica de piano|práctica de guitarra",
    fr: "carnet de travail musical|pratique du piano|pratique de la guitare",
    pt: "diário de prática musical|prática de piano|prática de violão",
  },
  forms: ["tracker", "community"],
  people: ["people who play"],
  mood: "warm",
  things: [
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "file-music",
      names: "piece|pieces",
      also: "song|songs|repertoire",
      fields:
        "Title: text\nComposer: text Bach|Satie|Clara Schumann|Bartók|traditional\nStage: choice reading|working|polishing|ready\nTarget tempo: number 72..144 bpm\nDifficulty: rating 2..5\nLearnt: percent 15..100\nFor: choice lesson|concert|fun",
      cells: "composer stage learnt forValue",
      rows: "Minuet in G|Bach|ready|100|\nGymnopédie No. 1|Satie|polishing|80|\nRomance|Clara Schumann|working|45|\nMikrokosmos 41|Bartók|reading|20|\nScarborough Fair|traditional|ready||fun",
    },
    {
      id: "practiceSession",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "practice|exercise|entry",
      fields:
        "Note: text\nPiece: relation piece\nDate: date -20..0\nMinutes: number 10..75 min\nTempo: number 52..132 bpm\nFocus: choice rhythm|left hand|memory|dynamics|scales\nWent: rating 2..5",
      cells: "minutes tempo focus went",
      rows: "Hands separately, then together|||left hand|\nSlow, with the metronome||60||4\nFrom memory until page two|||memory|\nScales in D and B minor|15||scales|\nOnly ten minutes, still good|10|||\nBar twelve at full speed!||||5\nRecorded it, too fast||||3",
    },
  ],
  jobs: "streak practiceSession.date\nchart practiceSession.minutes\nkeep practiceSession\nrank practiceSession.went\nchart practiceSession.focus\nplan practiceSession.date\nfind piece\nkeep piece",
  words: {
    tagline: "Practise what needs practising.",
    itch: "Bar twelve. Again. Slower.",
    promise: "Practise what needs practising",
    pov: "POV: bar twelve just works",
    gains: ["20 minutes, every day.", "Bars 12 to 20, slowly.", "From memory by June."],
  },
});
