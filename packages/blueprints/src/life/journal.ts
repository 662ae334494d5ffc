import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "journal",
  name: "Journal and gratitude",
  icon: "notebook-pen",
  says: {
    en: "personal journal|private diary|journaling|diary app|my diary|write a diary|journal entries|journal prompts|one line a day diary|five year diary|morning pages|bullet journal|dream journal|reflection journal",
    de: "Tagebuch schreiben|persönliches Tagebuch|Tagebuch-App|Traumtagebuch",
    es: "diario personal|escribir un diario|diario íntimo",
    fr: "journal intime|tenir un journal|carnet de rêves",
    pt: "diário pessoal|escrever um diário|diário íntimo",
  },
  forms: ["tracker", "dashboard"],
  people: ["people who write"],
  mood: "warm",
  things: [
    {
      id: "prompt",
      use: "core",
      role: "item",
      icon: "message-circle-question-mark",
      names: "prompt|prompts",
      also: "question|writing prompt|daily question",
      fields:
        "Question: text\nFor: choice morning|evening|Sunday|hard days|birthdays\nTimes answered: rollup count entry.prompt\nLast asked: date -40..-1\nFavorite: boolean 30",
      cells: "forValue lastAsked favorite",
      rows: "What did today leave behind?|evening|@0|yes\nWhat am I putting off?|morning|@-6|no\nWho was kind to me?|evening|@-1|yes\nWhat would I tell a friend?|hard days|@-9|yes\nWhat do I want more of this week?|Sunday|@-4|no\nWhat did I notice on the way?|morning|@-3|no\nWhat has changed in a year?|birthdays|@-38|no",
    },
    {
      id: "entry",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "entry|entries",
      also: "diary page|page|note|day",
      fields:
        "Title: text\nWritten: dateTime -30..0 06:30..23:00\nText: longText\nPrompt: relation prompt\nMood: choice bright|calm|flat|heavy|stormy\nPlace: text\nWith: tags family|friends|work|alone\nPicture: image\nTo keep: boolean 20\nWords: number 20..600",
      cells: "written text prompt mood place withValue toKeep words",
      rows: "Blackbird on the aerial|@0T06:50|It sang through the whole coffee. I let the first meeting wait.|What did I notice on the way?|bright|Kitchen|alone|yes|112\nThe talk with Ben|@-1T22:10|We said it at last, and nothing broke. He washed up, I dried.|What did today leave behind?|calm|Home|family|yes|340\nNothing much|@-2T21:40|Gray day, two lists, soup.|What did today leave behind?|flat|Home|alone|no|24\nThe letter I have not written|@-6T07:15|Three weeks now. Tonight the first sentence, badly.|What am I putting off?|heavy|Train|alone|no|205\nSwam in the lake|@-4T20:30|Sixteen degrees and we shrieked like children.|Who was kind to me?|bright|Lake|friends|yes|180\nSunday list|@-4T10:00|More walks, fewer tabs, ring Mom on Wednesday.|What do I want more of this week?|calm|Balcony|alone|no|96\nSlammed the door|@-9T23:00|I would tell her to sleep first and decide tomorrow.|What would I tell a friend?|stormy|Home|family|no|410\nGrandfather's watch|@-12T21:00|It runs again. Four minutes slow, like he was.|What did today leave behind?|calm|Home|family|yes|228\nFirst frost|@-15T07:05|The whole tram smelled of wool.|What did I notice on the way?|calm|Tram 6|alone|no|61\nForty-one|@-38T22:30|A year ago I did not know this street.|What has changed in a year?|bright|Home|friends; family|yes|520",
    },
    {
      id: "thanks",
      use: "core",
      role: "event",
      icon: "heart",
      names: "good thing|good things",
      also: "gratitude|thing I am grateful for|blessing|thanks",
      fields:
        "Grateful for: text\nDate: date -14..0\nKind: choice somebody|something small|my body|home|work|outside\nSay it to: text\nSaid: boolean 40",
      cells: "date kind sayItTo said",
      rows: "Ruth kept my seat|@0|somebody|Ruth|yes\nHot bread at seven|@0|something small||no\nKnees that still climb|@-1|my body||no\nBen washed up|@-1|somebody|Ben|yes\nThe stove lit first time|@-2|home||no\nFog over the allotments|@-3|outside||no\nMina took the late call|@-3|work|Mina|no\nA letter by hand|@-5|somebody|Aunt Carla|no\nAn hour with no sound|@-6|home||no",
    },
    {
      id: "dream",
      use: "more",
      role: "event",
      icon: "moon-star",
      names: "dream|dreams",
      also: "nightmare|dream entry",
      fields:
        "Dream: text\nNight: date -30..0\nWhat happened: longText\nFeeling: choice light|odd|frightening|sad\nComes back: boolean 25",
      cells: "night whatHappened feeling comesBack",
      rows: "The house with one more room|@-2|Behind the coats a door, and a room full of morning.|light|yes\nLate for the exam|@-7|Wrong building, wrong shoes.|frightening|yes\nThe talking heron|@-16|It asked for the timetable.|odd|no",
    },
  ],
  jobs: "keep entry\nplan entry.written\nkeep thanks\nfind entry\nchart entry.mood\ncheck entry.toKeep\nshow entry.picture\ncheck thanks.said\nkeep prompt\nchart thanks.kind",
  site: {
    headline: "A page a day, only for you",
    body: "Write a line or a page, answer a question when nothing comes, and note three good things before the light goes out.",
    action: "Write today's page|entry",
    services:
      "Pages|By day, with mood, place and a picture|\nPrompts|A question for mornings, evenings and hard days|\nGood things|Three a day, and whom to thank for them|",
    questions:
      "What if I miss a day?|Leave it empty. The diary does not count.\nWhat do I write when nothing happened?|One line. What you ate, what you heard, what the sky did.\nMorning or evening?|Mornings clear the head, evenings keep the day. Try a week of each.\nDo three good things really help?|Write down why each one happened; after two weeks you look for them.",
  },
  words: {
    tagline: "One page a day, and what was good in it.",
    itch: "What was last May even like?",
    promise: "A year you can read again",
    pov: "POV: you open the page from a year ago",
    gains: ["10 pages, 5 to keep", "Three good things before bed", "Blackbird at seven, written down"],
  },
});
