import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "periodLog",
  name: "Period log",
  icon: "moon",
  says: {
    en: "period tracker|period log|cycle tracker|menstrual cycle|menstrual calendar|period calendar|ovulation tracker|fertility tracker|cycle diary|pms tracker|menopause diary|hot flushes log",
    de: "Zykluskalender|Periodenkalender|Zyklustracker",
    es: "calendario menstrual|registro de la regla|seguimiento del ciclo",
    fr: "calendrier des règles|suivi du cycle|calendrier menstruel",
    pt: "calendário menstrual|registro da menstruação|acompanhamento do ciclo",
  },
  forms: ["tracker", "community"],
  people: ["people with a cycle"],
  mood: "sober",
  things: [
    {
      id: "bodyDay",
      use: "core",
      role: "log",
      icon: "moon",
      names: "day|days",
      also: "period|cycle|entry|symptom|symptoms",
      fields:
        "Note: text\nDate: date -60..0\nFlow: choice none|light|medium|heavy\nMood: choice good|tender|low|energetic\nSymptoms: tags cramps|headache|tired|bloated|skin\nTemperature: number 36.2..37.1 °C\nSleep: number 5..9 h",
      cells: "flow mood symptoms temperature sleep",
      rows: "First day|heavy||cramps;tired||\nWarm bottle helped|medium||cramps||\nBack to running|none|energetic|||\nTired all day||low|tired||\nTemperature up||||36.9|\nGood sleep at last||good|||8\nChocolate, and no shame||tender|||",
    },
    {
      id: "checkUp",
      use: "core",
      role: "event",
      icon: "stethoscope",
      names: "appointment|appointments",
      also: "visit",
      fields:
        "What: text\nDate: date 3..120\nAt: time 08:30..16:00\nWith: text Dr. Amini|midwife Lene|Dr. Serrano\nQuestions: lines\nDone: boolean 0",
      cells: "date",
      rows: "Yearly check-up|@24\nBlood test|@9\nUltrasound|@38\nTalk about the pill|@61",
    },
  ],
  jobs: "streak bodyDay.date\nchart bodyDay.temperature\nkeep bodyDay\ncheck checkUp.done\nchart bodyDay.flow\nplan bodyDay.date\nagenda checkUp.date\nplan checkUp.date\nfind checkUp\nkeep checkUp",
  words: {
    tagline: "Know what is coming.",
    itch: "Already? Surely not already.",
    promise: "Know what is coming",
    pov: "POV: your body, explained",
    gains: ["Day 26, as expected.", "Cramps on two days.", "Seen by nobody else."],
  },
});
