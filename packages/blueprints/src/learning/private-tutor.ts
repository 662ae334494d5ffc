import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "privateTutor",
  name: "Private tutor",
  icon: "graduation-cap",
  says: {
    en: "private tutor|private tutoring|tutoring business|maths tutor|math tutor|english tutor|home tutoring|online tutoring|tutor students|tutoring lessons|one-to-one lessons|music teacher|piano lessons|guitar lessons|violin lessons|private lessons|exam tutoring|homework help",
    de: "Nachhilfe|Nachhilfelehrer|Klavierunterricht|Privatunterricht|Musikunterricht",
    es: "clases particulares|profesor particular|clases de piano|profesor de música",
    fr: "cours particuliers|soutien scolaire|professeur particulier|cours de piano",
    pt: "explicações|explicador|aulas particulares|aulas de piano",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["tutors", "pupils", "parents"],
  mood: "warm",
  things: [
    {
      id: "pupil",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "pupil|pupils",
      also: "student|learner|child|tutee",
      fields:
        "Name: text\nYear group: text\nSubject: choice maths|English|sciences|French|piano\nLevel: choice primary|lower secondary|exam year|adult\nParent: text\nPhone: phone\nE-mail: email\nRate: money 28..45 GBP\nUsual slot: text\nExam on: date 10..220\nDays to exam: daysUntil examOn\nTarget: text\nBilled: rollup sum lesson.pupil.fee GBP\nPaid: rollup sum payment.pupil.amount GBP\nBalance: calc paid - billed GBP\nNotes: longText",
      cells: "yearGroup subject level parent phone eMail rate usualSlot examOn target notes",
      rows: "Amelia Wright|Year 11|maths|exam year|Karen Wright|555-0101|karen.wright@example.com|38|Mon 16:30|@74|Grade 7|Strong on algebra, panics at graphs\nZain Malik|Year 10|sciences|exam year|Sana Malik|555-0102|sana.malik@example.com|38|Mon 17:45|@210|Grade 6|\nOlivia Chen|Year 6|English|primary|Wei Chen|555-0103|wei.chen@example.com|32|Tue 16:00|@48|Grammar school entry|Reads above her age\nNoah Fischer|Year 8|maths|lower secondary|Anna Fischer|555-0104|anna.fischer@example.com|34|Tue 17:15|||Dyscalculia, squared paper\nGrace Adeyemi|Year 12|French|exam year|Tunde Adeyemi|555-0105|tunde@example.com|40|Wed 17:00|@92|A|Oral first\nElias Berg|Adult|French|adult||555-0106|elias.berg@example.com|42|Thu 19:00||Move to Lyon|Pays himself, online\nMaisie Doyle|Year 9|maths|lower secondary|Sam Doyle|555-0107|sam.doyle@example.com|34|Thu 16:30|||\nIbrahim Touré|Year 11|English|exam year|Awa Touré|555-0108|awa.toure@example.com|38|Wed 18:15|@70|Grade 6|Essay plans",
    },
    {
      id: "lesson",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "lesson|lessons",
      also: "session|slot|appointment|tutorial",
      fields:
        "Lesson: text\nPupil: relation pupil\nDate: date -8..8\nTime: time 15:30..19:30\nLength: duration 45..90\nWhere: choice at home|at mine|online\nTopic: text\nFee: money 28..60 GBP\nStatus: choice booked|taught|cancelled|missed, charged\nUnderstood: rating\nHomework: text\nNotes: longText",
      cells: "pupil date time length where topic fee status understood homework notes",
      rows: "Amelia, graphs|Amelia Wright|@0|16:30|60|at mine|Quadratic graphs|38|booked|||Bring the mock paper\nZain, moles|Zain Malik|@0|17:45|60|online|Moles and masses|38|booked|||\nOlivia, verbal reasoning|Olivia Chen|@1|16:00|60|at home|Codes and sequences|32|booked|||\nNoah, fractions|Noah Fischer|@1|17:15|60|at home|Fractions as parts|34|booked|||\nGrace, oral|Grace Adeyemi|@2|17:00|60|at mine|Oral, topic 4|40|booked|||\nElias, past tense|Elias Berg|@3|19:00|60|online|Passé composé|42|booked|||\nAmelia, algebra|Amelia Wright|@-7|16:30|60|at mine|Factorizing|38|taught|5|Exercise 4B, odd numbers|\nZain, bonding|Zain Malik|@-7|17:45|60|online|Ionic bonding|38|taught|3|Draw five compounds|\nOlivia, comprehension|Olivia Chen|@-6|16:00|60|at home|Inference|32|taught|4|Chapter three|\nNoah, times tables|Noah Fischer|@-6|17:15|60|at home|Sevens and eights|34|missed, charged|||Forgot, told at six\nGrace, essay|Grace Adeyemi|@-5|17:00|60|at mine|Film essay|40|taught|4|Second draft|\nElias, numbers|Elias Berg|@-4|19:00|60|online|Numbers and prices|42|taught|4|Shop dialog|",
    },
    {
      id: "homework",
      use: "core",
      role: "event",
      icon: "notebook-pen",
      names: "homework|homework tasks",
      also: "assignment|exercise|worksheet|practice",
      fields:
        "Task: text\nPupil: relation pupil\nGiven: date -8..0\nDue: date -2..8\nHanded in: boolean 40\nMark: percent 40..95\nComment: longText",
      cells: "pupil given due handedIn mark comment",
      rows: "Exercise 4B, odd numbers|Amelia Wright|@-7|@0|yes|90|Only 4B 11 wrong\nDraw five compounds|Zain Malik|@-7|@0|no||\nChapter three, questions|Olivia Chen|@-6|@1|yes|85|Full sentences, please\nFilm essay, second draft|Grace Adeyemi|@-5|@2|no||\nShop dialog|Elias Berg|@-4|@3|no||\nEssay plan, Macbeth|Ibrahim Touré|@-8|@-1|no||Asked for two more days",
    },
    {
      id: "payment",
      use: "core",
      role: "event",
      icon: "banknote",
      names: "payment|payments",
      also: "invoice|bill|fee|paid lessons",
      fields:
        "Payment: text\nPupil: relation pupil\nDate: date -30..0\nAmount: money 28..160 GBP\nHow: choice transfer|cash|card\nNotes: text",
      cells: "pupil date amount how notes",
      rows: "Wright, ten days ago|Amelia Wright|@-10|76|transfer|\nMalik, half|Zain Malik|@-6|38|transfer|\nChen, month|Olivia Chen|@-9|128|transfer|In advance\nAdeyemi|Grace Adeyemi|@-5|80|cash|\nBerg|Elias Berg|@-3|42|card|\nFischer|Noah Fischer|@-13|34|transfer|",
    },
    {
      id: "material",
      use: "more",
      role: "item",
      icon: "book-open",
      names: "worksheet|worksheets",
      also: "material|resource|past paper|book|sheet music",
      fields:
        "Title: text\nSubject: choice maths|English|sciences|French|piano\nLevel: choice primary|lower secondary|exam year|adult\nTopic: text\nLink: url\nLent to: relation pupil\nBack by: date -4..30",
      cells: "subject level topic link lentTo backBy",
      rows: "Quadratics, twenty questions|maths|exam year|Graphs|https://sheets.example.com/q20||\nFraction wall|maths|lower secondary|Fractions|https://sheets.example.com/wall|Noah Fischer|@8\nPast paper, June|sciences|exam year|All|https://sheets.example.com/june|Zain Malik|@-2\nCodes and sequences|English|primary|Reasoning|https://sheets.example.com/codes||\nLe film, vocabulary|French|exam year|Film|https://sheets.example.com/film|Grace Adeyemi|@12",
    },
  ],
  jobs: "agenda lesson.date\nbook lesson\nplan lesson.date\nkeep pupil\nrank pupil.balance\nmove lesson.status\ndue homework.due\ncheck homework.handedIn\ntotal payment.amount\nrate lesson.understood\nfind material",
  site: {
    headline: "One pupil, one hour, one thing understood",
    body: "Maths, English, sciences and French, at your home, at mine or online. After each lesson you get three lines: what we did, what sat, what is next.",
    action: "Book a first lesson|lesson",
    services:
      "First lesson|An hour to find out where it sticks|20\nPrimary|Sixty minutes|32\nExam years|Sixty minutes, with past papers|38\nAdults|Online, evenings|42",
    questions:
      "Where do lessons take place?|At your home within five miles, at mine, or online.\nHow often is sensible?|Once a week; twice in the eight weeks before an exam.\nWhat if we have to cancel?|A day ahead costs nothing, after that the lesson is charged.\nDo parents hear how it goes?|After every lesson, in three lines.\nAre you checked?|Yes, an enhanced check, renewed every year.",
  },
  words: {
    tagline: "Lessons, homework, and who has paid for what.",
    itch: "Did the Maliks pay for last week?",
    promise: "Every lesson planned, every hour paid",
    pov: "POV: parents ask how it goes and you have three lines",
    gains: ["8 pupils, 12 lessons", "Olivia: exam in 48 days", "Homework due today: two"],
  },
});
