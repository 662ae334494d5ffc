import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "languageLearning",
  name: "Language learning",
  icon: "languages",
  says: {
    en: "language learning|learn spanish|learn french|learn german|learn english|learning spanish|learn a language|learn japanese|vocabulary trainer|vocab trainer|language flashcards|flashcards for learning spanish|spanish vocabulary|phrasebook|new words",
    de: "Sprache lernen|Vokabeltrainer|Vokabeln lernen",
    es: "aprender idiomas|aprender inglés|tarjetas de vocabulario",
    fr: "apprendre une langue|apprendre l'anglais|cartes de vocabulaire",
    pt: "aprender idiomas|aprender inglês|cartões de vocabulário",
  },
  forms: ["tracker", "community"],
  people: ["people who learn a language"],
  mood: "lively",
  things: [
    {
      id: "unit",
      use: "core",
      role: "item",
      icon: "languages",
      names: "unit|units",
      also: "lesson|lessons|course|phrase|phrases|word|words",
      fields:
        "Title: text\nPicture: image\nTopic: choice greetings|food|travel|time|feelings|work\nLevel: choice A1|A2|B1|B2\nMinutes: number 5..20 min\nWords: number 8..24\nExample: text\nStars: rating 2..5",
      cells: "topic level example",
      rows: "Saying hello|greetings|A1|¿Cómo estás?\nAt the market|food|A1|¿Cuánto cuesta?\nAsking the way|travel|A1|¿Dónde está la estación?\nTelling the time|time|A1|Son las tres y media.\nHow you feel|feelings|A2|Estoy cansado, pero contento.\nAt work|work|B1|Trabajo desde casa los viernes.\nPast tense, stories|time|A2|Ayer fui al mar.\nOrdering for six|food|A2|Para mí, la sopa.",
    },
    {
      id: "card",
      use: "core",
      role: "item",
      icon: "layers",
      names: "word|words",
      also: "card|flashcard|phrase|vocabulary|vocab",
      fields: "Front: text\nBack: text\nExample: text\nUnit: relation unit\nBox: number 1..5\nDue: date -1..6",
      cells: "back example box due",
      rows: "la cuchara|the spoon|Me falta una cuchara.|1|@0\ntodavía|still, yet|Todavía no lo sé.|2|@0\nla calle|the street|Vivo en esta calle.|3|@1\nquisiera|I would like|Quisiera un café, por favor.|1|@0\nel tren|the train|El tren sale a las ocho.|4|@3\nayer|yesterday|Ayer llovió todo el día.|2|@0\nbarato|cheap|Es bonito y barato.|1|@-1\nla llave|the key|¿Dónde está la llave?|2|@2\nponerse|to put on|Me pongo el abrigo.|1|@0\nde repente|suddenly|De repente se fue la luz.|5|@6",
    },
    {
      id: "session",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "lesson|practice|round",
      fields:
        "Note: text\nDate: date -14..0\nMinutes: number 5..40 min\nWords: number 5..30\nFelt: choice hard|fine|easy",
      cells: "date minutes words felt",
      rows: "Before breakfast|@0|10|12|fine\nOn the train|@-1|15|18|easy\nToo tired|@-2|5|5|hard\nWith Lucía|@-4|40|28|fine\nShort one|@-5|8|10|easy\nVerbs again|@-6|20|14|hard\nA song, line by line|@-9|25|16|easy",
    },
  ],
  jobs: "learn card\nstreak session.date\nchart session.minutes\nkeep card\nkeep session\nfind unit\nkeep unit\nrank unit.stars\nchart unit.topic",
  words: {
    tagline: "Ten words a day that stay.",
    itch: "Learned it. Forgot it. Again.",
    promise: "Ten words a day that stay",
    pov: "POV: you dream in Spanish",
    gains: ["Ten words a day, kept.", "Ordered soup in Lisbon.", "Box five: 140 words."],
  },
});
