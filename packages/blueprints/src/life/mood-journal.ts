import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "moodJournal",
  name: "Mood journal",
  icon: "book-heart",
  says: {
    en: "mood journal|mood tracker|mood diary|mood log|gratitude journal|gratitude diary|gratitude log|daily journal|journaling app|feelings diary|emotions diary|mental health journal|one line a day|mood and energy|how i feel each day",
    de: "Stimmungstagebuch|Dankbarkeitstagebuch|Stimmungstracker",
    es: "diario de ánimo|diario de gratitud|diario emocional",
    fr: "journal d'humeur|journal de gratitude|suivi d'humeur",
    pt: "diário de humor|diário de gratidão|diário emocional",
  },
  forms: ["tracker", "community"],
  people: ["people who write a line a day"],
  mood: "warm",
  things: [
    {
      id: "moodEntry",
      use: "core",
      role: "log",
      icon: "book-heart",
      names: "entry|entries",
      also: "journal|mood|diary",
      fields:
        "Line of the day: text\nDate: date -40..0\nMood: choice heavy|flat|steady|light|bright\nEnergy: rating 1..5\nGrateful for: text a long call|a quiet hour|good soup|help with the boxes|sun at four\nSlept: number 5.0..9.0 h\nWith: tags alone|family|friends|work\nThoughts: longText\nPhoto: image",
      cells: "mood",
      rows: "A slow morning that stayed slow|light\nSaid no and the world went on|bright\nRain, and a letter|steady\nWorked too long, walked it off|flat\nOld friends, same jokes|bright\nNothing special, which was nice|steady\nFirst frost on the window|light\nCooked for four, ate for two|flat\nHard talk, kind ending|heavy",
    },
  ],
  jobs: "streak moodEntry.date\nchart moodEntry.energy\nkeep moodEntry\nrank moodEntry.energy\nchart moodEntry.mood\nplan moodEntry.date",
  words: {
    tagline: "Keep one line a day.",
    itch: "What did Tuesday feel like?",
    promise: "Keep one line a day",
    pov: "POV: last March in one line",
    gains: ["Three good lines a day.", "Better since the walks.", "A year, seen at once."],
  },
});
