import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "bookWriting",
  name: "Book writing",
  icon: "book-open-text",
  says: {
    en: "book writing|writing a novel|novel writing app|book writing tracker|word count tracker|writing progress tracker|chapters and scenes novel|character sheets novel|novel planner|author's notebook|manuscript tracker|query letters tracker|literary agent submissions|nanowrimo tracker|worldbuilding notes|write my memoir",
    de: "Roman schreiben|Buch schreiben App|Schreibfortschritt|Romanplanung",
    es: "escribir una novela|escribir un libro|planificador de novela",
    fr: "écrire un roman|écriture de livre|suivi d'écriture",
    pt: "escrever um romance|escrever um livro|planeador de romance",
  },
  forms: ["tracker", "tool", "management"],
  people: ["authors"],
  mood: "warm",
  things: [
    {
      id: "figure",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "character|characters",
      also: "figure|person|hero",
      fields:
        "Name: text\nRole: choice lead|friend|rival|family|passerby\nAge: number 4..96\nWants: text\nHides: text\nSpeaks: text\nLooks: longText",
      cells: "role age wants hides speaks looks",
      rows: "Nell Harbord|lead|34|To leave on the ferry|That she has sold the house|Short, asks back|Coat too big, ink on the thumb\nUncle Edwin|family|71|To keep the boat|He knew about the letter|Proverbs he makes up|Cap, pipe without tobacco\nRafe Coyle|rival|38|The quay|His debts|Too kindly|Clean boots\nSigne|friend|36|Peace|She read it too|Sings under breath|One gray streak\nThe clerk|passerby|50|His lunch|Nothing|Forms|Cardigan",
    },
    {
      id: "scene",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "scene|scenes",
      also: "chapter|part|section",
      fields:
        "Scene: text\nChapter: number 1..40\nPoint of view: relation figure\nPlace: text\nWhen: text\nWhat changes: longText\nWords: number 0..6200\nGoal words: number 800..4000\nWords to go: calc goalWords - words\nDraft: choice 1|2|3|4\nState: choice idea|outlined|drafting|drafted|revised|cut",
      cells: "chapter pointOfView place when whatChanges words goalWords draft state",
      rows: "The letter under the tide table|1|Nell Harbord|Kitchen|Monday, fog|She learns who wrote it|2140|2000|2|revised\nEdwin paints the wrong boat|2|Uncle Edwin|Slip|Same day|The name is gone|1760|1800|2|drafted\nRafe brings cake|3|Nell Harbord|Hall|Tuesday|She signs nothing|1980|2000|1|drafted\nThe clerk has no form|4|Nell Harbord|Office|Wednesday|The date moves|820|1600|1|drafting\nSigne sings in the dark|5|Signe|Quay|Night|She tells|0|1800|1|outlined\nThe ferry leaves|12|Nell Harbord|Quay|Sunday, six|She stays, or not|0|3000|1|idea",
    },
    {
      id: "day",
      use: "core",
      role: "log",
      icon: "timer",
      names: "writing day|writing days",
      also: "session|word count|log",
      fields:
        "Day: text\nDate: date -9..0\nWords: number -600..2800\nMinutes: duration 15..240\nScene: relation scene\nPlace: text\nMood: rating 1..5\nRemark: text",
      cells: "date words minutes scene place mood remark",
      rows: "Saturday|@0|640|70|The clerk has no form|Library|4|The lunch joke works\nFriday|@-1|180|45|The clerk has no form|Kitchen|2|Stuck at the door\nThursday|@-2|1210|110|Rafe brings cake|Train|5|\nWednesday|@-3|0|0|Rafe brings cake||1|Flu\nTuesday|@-4|770|80|Rafe brings cake|Library|4|\nMonday|@-5|-310|60|Edwin paints the wrong boat|Kitchen|3|Cut the aunt",
    },
    {
      id: "query",
      use: "more",
      role: "event",
      icon: "mail",
      names: "submission|submissions",
      also: "query|agent|publisher",
      fields:
        "Submission: text\nTo: text\nSent: date -120..0\nAnswer expected: date -10..60\nPages: number 5..400\nState: choice to send|sent|asked for more|declined|offer",
      cells: "to sent answerExpected pages state",
      rows: "Agent Lowe|Lowe and Partner|@-50|@-2|50|sent\nAgent Vautrin|Inès Vautrin|@-80|@-20|50|asked for more\nSmall Hours Press|Small Hours|@-110|@-40|30|declined",
    },
  ],
  jobs: "keep day\nchart day.words\nmove scene.state\nrank scene.wordsToGo\nkeep figure\ntotal day.words\nfind scene\ndue query.answerExpected\nmove query.state\nrate day.mood\nkeep scene\nprint scene",
  site: {
    headline: "2490 words this week",
    body: "Scenes with a purpose, characters with a secret, days with a number. The book grows where you can see it.",
    action: "Log a writing day|day",
    services:
      "Scenes|In order, with what changes|\nCharacters|What they want and hide|\nSubmissions|Who has it, since when|",
    questions:
      "What if I delete more than I write?|Then the number is below zero, and the book better.\nMust I outline?|No; note the scene after it is written.\nHow many words a day?|The number you can repeat.",
  },
  words: {
    tagline: "Scenes, words, secrets and answers.",
    itch: "What did Signe know in chapter five?",
    promise: "The next scene is always the next line",
    pov: "POV: you stop mid-sentence so tomorrow begins itself",
    gains: ["Clerk scene: 780 words to go", "Six days, 2490 words", "Agent Lowe: answer overdue"],
  },
});
