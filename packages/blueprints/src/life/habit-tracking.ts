import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "habitTracking",
  name: "Habits",
  icon: "repeat",
  says: {
    en: "habit tracker|habits tracker|habit app|build habits|daily habits|good habits|habit log|habit streaks|morning routine|evening routine|daily routine|routine tracker|quit smoking tracker|quit sugar|new year's resolutions",
    de: "Gewohnheitstracker|Gewohnheiten|Morgenroutine",
    es: "seguimiento de hábitos|hábitos diarios|rutina de mañana",
    fr: "suivi d'habitudes|habitudes quotidiennes|routine du matin",
    pt: "rastreador de hábitos|hábitos diários no app|rotina da manhã",
  },
  forms: ["tracker", "community"],
  people: ["people with plans"],
  mood: "warm",
  things: [
    {
      id: "habit",
      use: "core",
      role: "item",
      icon: "repeat",
      names: "habit|habits",
      also: "routine|gewohnheit|habito|habitude",
      fields:
        "Name: text\nKind: choice body|mind|home|people|money\nTimes a week: number 2..7\nBest time: choice morning|noon|evening|any\nMinutes: number 2..45 min\nDone today: boolean 40\nBest streak: number 4..48 days\nStarted on: date -120..-10\nWhy: text",
      cells: "kind timesAWeek bestTime minutes doneToday why",
      rows: "Glass of water first|body|7|morning|2|yes|Headaches stay away\nTen pages|mind|7|evening|20||\nWalk after lunch|body|5|noon|25|yes|\nNo phone in bed|mind|7|evening|||\nCall somebody|people|2||15||\nFive minutes of tidying|home|6||5|yes|\nStretch|body|4||12||\nLunch from home|money|4|noon|||\nWrite three lines|mind|7|evening|6||",
    },
    {
      id: "checkIn",
      use: "core",
      role: "log",
      icon: "circle-check",
      names: "check-in|check-ins",
      also: "check|day",
      fields:
        "Note: text\nHabit: relation habit\nDate: date -30..0\nMinutes: number 2..45 min\nFelt: choice hard|fine|easy\nMood: rating 2..5",
      cells: "",
      rows: "Done before coffee\nOnly half, still counts\nAlmost forgot, did it at eleven\nEasy today\nWith company\nRain did not stop me\nShort version",
    },
  ],
  jobs: "tick habit.doneToday\nstreak checkIn.date\nchart checkIn.minutes\nfind habit\nkeep habit\nchart habit.kind\nkeep checkIn\nplan checkIn.date",
  words: {
    tagline: "Small things, every single day.",
    itch: "Day three. Already over?",
    promise: "Small things, every single day",
    pov: "POV: day forty and counting",
    gains: ["Eleven days in a row.", "Four of five today.", "Missed one? Never two."],
  },
});
