import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "musicSchool",
  name: "Music school",
  icon: "music",
  says: {
    en: "music school|music academy|school of music|music conservatory|music lessons for children|instrument lessons|music school timetable|music school students|violin and piano pupils|recital programme|instrument rental music school|music teachers and pupils|student recitals|early music education classes|music lesson fees|drum and guitar school",
    de: "Musikschule|Instrumentalunterricht|Musikunterricht für Kinder",
    es: "escuela de música|conservatorio|clases de instrumento",
    fr: "école de musique|conservatoire|cours d'instrument",
    pt: "escola de música|conservatório|aulas de instrumento",
  },
  forms: ["management", "portal", "site", "booking"],
  people: ["office and teachers", "pupils and parents"],
  mood: "warm",
  things: [
    {
      id: "teacher",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "teacher|teachers",
      also: "tutor|instructor",
      fields:
        "Name: text\nTeaches: tags piano|violin|guitar|drums|voice|flute|cello\nDays: tags Mon|Tue|Wed|Thu|Fri|Sat\nRoom: text\nPhone: phone\nE-mail: email\nPupils: rollup count pupil.teacher\nFree places: number 0..4",
      cells: "teaches days room phone eMail freePlaces",
      rows: "Owen Pritchard|guitar;drums|Mon;Wed;Thu|Cellar|555-0101|owen.pritchard@example.com|2\nClaire Dubois|voice;piano|Tue;Thu|Blue room|555-0102|claire.dubois@example.com|0\nMei Tanaka|violin;cello|Mon;Tue;Fri|Room 2|555-0103|mei.tanaka@example.com|1\nMarek Zielinski|piano|Mon;Tue;Wed;Thu|Room 1|555-0104|marek.zielinski@example.com|3\nHana Sato|flute|Wed;Sat|Room 3|555-0105|hana.sato@example.com|4",
    },
    {
      id: "pupil",
      use: "core",
      role: "person",
      icon: "music",
      names: "pupil|pupils",
      also: "student|child|learner",
      fields:
        "Name: text\nTeacher: relation teacher\nInstrument: choice piano|violin|guitar|drums|voice|flute|cello\nBorn: date -9000..-2200\nLevel: choice first year|grade 1|grade 2|grade 3|grade 5\nLesson: choice 30 minutes|45 minutes|group\nDay: choice Monday|Tuesday|Wednesday|Thursday|Friday|Saturday\nTime: time 13:30..18:30\nFee a month: money 38..112 EUR\nPaid until: date -30..60\nInstrument lent: text\nParent: text\nPhone: phone\nNotes: longText",
      cells: "teacher instrument born level lesson day time feeAMonth paidUntil instrumentLent parent phone notes",
      rows: "Mila Farah|Mei Tanaka|violin|@-2600|first year|30 minutes|Monday|14:00|68|@20|Quarter violin no. 7|Hodan Farah|555-0110|\nNoah Rossi|Owen Pritchard|drums|@-3900|grade 1|30 minutes|Wednesday|15:30|68|@-12||Marco Rossi|555-0111|Ear protectors in the drawer\nIda Lind|Hana Sato|flute|@-3300|first year|group|Saturday|10:00|38|@20|Curved flute no. 2|Eva Lind|555-0112|\nRohan Menon|Marek Zielinski|piano|@-4100|grade 3|45 minutes|Tuesday|16:15|96|@20||Asha Menon|555-0113|Exam in June\nLotte Krüger|Claire Dubois|voice|@-5200|grade 2|45 minutes|Thursday|17:00|96|@50||Lena Krüger|555-0114|\nTom Barlow|Owen Pritchard|guitar|@-8900|grade 1|30 minutes|Thursday|18:30|78|@20|||555-0115|Comes after his shift\nAwa Ndiaye|Mei Tanaka|cello|@-3700|grade 2|45 minutes|Friday|14:45|96|@-3|Half cello no. 1|Fatou Ndiaye|555-0116|\nJakub Nowak|Marek Zielinski|piano|@-4800|grade 5|45 minutes|Monday|17:30|112|@20||Ewa Nowak|555-0117|Plays for the choir\nTheo Blythe|Marek Zielinski|piano|@-2900|first year|30 minutes|Wednesday|14:30|68|@20||Dean Blythe|555-0118|",
    },
    {
      id: "lesson",
      use: "core",
      role: "log",
      icon: "calendar-check",
      names: "lesson entry|lesson entries",
      also: "lesson|class|practice diary",
      fields:
        "What we did: text\nPupil: relation pupil\nDate: date -10..0\nCame: choice came|excused|did not come|teacher ill\nTo make up: boolean 15\nPractice at home: longText\nGoing well: rating 2..5",
      cells: "pupil date came toMakeUp practiceAtHome goingWell",
      rows: "Open strings, bow straight|Mila Farah|@0|came|no|Ten bows a string, every day|4\nParadiddle at 80|Noah Rossi|@-5|came|no|Slow first, then 80|3\nMinuet in G, hands together|Rohan Menon|@-6|came|no|Bars 9 to 16 only|5\nBreath and vowels|Lotte Krüger|@-4|excused|no||3\nBarre chords|Tom Barlow|@-4|came|no|F, five minutes a day|3\nThird position|Awa Ndiaye|@-3|teacher ill|yes||4\nNocturne, first page|Jakub Nowak|@0|came|no|Left hand alone|5\nC position|Theo Blythe|@-5|did not come|no||3",
    },
    {
      id: "recital",
      use: "core",
      role: "event",
      icon: "mic-vocal",
      names: "recital|recitals",
      also: "concert|performance|exam",
      fields:
        "Recital: text\nDate: date 6..90\nTime: time 11:00..18:30\nPlace: text\nKind: choice recital|exam|open day|concert\nPlayers: number 4..40\nSeats: number 30..180\nProgram ready: boolean 40\nNotes: longText",
      cells: "date time place kind players seats programReady notes",
      rows: "Spring recital|@19|17:00|Hall|recital|22|120|no|Youngest first, cake after\nPiano exams|@34|11:00|Room 1|exam|6|30|yes|Examiner needs a quiet door\nTry an instrument|@47|11:00|Whole house|open day|8|180|no|Lend twelve violins\nStrings at the town hall|@75|18:30|Town hall|concert|14|150|no|Chairs without arms",
    },
    {
      id: "trial",
      use: "more",
      role: "item",
      icon: "mail",
      names: "trial lesson request|trial lesson requests",
      also: "enquiry|application|taster",
      fields:
        "Name: text\nInstrument: choice piano|violin|guitar|drums|voice|flute|cello\nAge: number 5..60\nPhone: phone\nE-mail: email\nGood days: tags Mon|Tue|Wed|Thu|Fri|Sat\nAsked on: date -14..0\nState: choice new|invited|tried|signed up|waiting",
      cells: "instrument age phone eMail goodDays askedOn state",
      rows: "Greta Holm|violin|6|555-0120|greta.holm@example.com|Mon;Tue|@-2|new\nKofi Osei|drums|11|555-0121|kofi.osei@example.com|Wed|@-6|invited\nJoanne Price|voice|48|555-0122|joanne.price@example.com|Thu|@-11|waiting\nBo Tanaka|piano|8|555-0123|bo.tanaka@example.com|Tue;Wed|@-9|tried",
    },
  ],
  jobs: "keep lesson\nfind pupil\nagenda recital.date\ndue pupil.paidUntil\nkeep pupil\nchart pupil.instrument\ntotal pupil.feeAMonth\ncheck lesson.toMakeUp\nrate lesson.goingWell\ncheck recital.programReady\nkeep teacher\nrequest trial\nplan recital.date",
  site: {
    headline: "An instrument, a teacher, half an hour a week",
    body: "Piano, strings, guitar, drums, flute and voice, from six to ninety. Instruments can be lent, and everybody plays in the hall once a year.",
    action: "See our recitals|recital",
    services:
      "Half an hour|Once a week, alone|68\nForty-five minutes|From grade two|96\nGroup|Flute and early music|38\nLent instrument|A month|15",
    questions:
      "Can we try first?|A trial lesson costs nothing.\nDo we need an instrument at once?|No, we lend violins, cellos and flutes.\nWhat if my child is ill?|Ring before noon. Lessons we miss are made up.\nHow long should one practice?|Ten minutes a day beats an hour on Sunday.",
  },
  words: {
    tagline: "Who plays what, when, and how it is going.",
    itch: "Who has the quarter violin?",
    promise: "Every lesson noted, every fee in",
    pov: "POV: bars 9 to 16, and it sings",
    gains: ["Mila: open strings, four stars", "Half cello no. 1 is lent", "Spring recital: 22 players"],
  },
});
