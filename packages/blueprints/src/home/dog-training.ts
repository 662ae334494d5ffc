import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dogTraining",
  name: "Dog training",
  icon: "whistle",
  says: {
    en: "dog training|dog trainer|dog school|puppy classes|puppy school|puppy training|dog behaviorist|dog behaviourist|dog obedience classes|agility classes|agility training for dogs|gundog training|scent work classes|recall training|reactive dog training|dog training courses|dog training homework",
    de: "Hundeschule|Hundetrainer|Welpenkurs|Agility-Kurse",
    es: "adiestramiento canino|adiestrador de perros|escuela canina|clases para cachorros",
    fr: "éducation canine|éducateur canin|école du chiot|dressage de chiens",
    pt: "treino canino|adestramento de cães|adestrador|escola de cachorros",
  },
  forms: ["booking", "portal", "management", "site"],
  people: ["trainers", "handlers"],
  mood: "lively",
  things: [
    {
      id: "team",
      use: "core",
      role: "person",
      icon: "dog",
      names: "team|teams",
      also: "dog and handler|handler|client|puppy",
      fields:
        "Team: text\nPicture: image\nHandler: text\nPhone: phone\nE-mail: email\nBreed: text\nBorn: date -3600..-70\nGoal: choice puppy basics|walk on the lead|recall|meets dogs calmly|agility|scent work|left alone\nWorks for: choice food|ball|tug|praise\nMind: tags none|bites|afraid of men|barks at dogs|deaf|bad hips\nVaccination seen: boolean 80\nSessions left: number 0..10",
      cells: "handler phone eMail breed born goal worksFor mind vaccinationSeen sessionsLeft",
      rows: "Waffles and Jen|Jen Castle|555-0101|jen.castle@example.com|Golden retriever|2026-08-10|puppy basics|food|none|yes|4\nLoki and Samir|Samir Aydin|555-0102|samir.aydin@example.com|Malinois cross|2023-02-17|meets dogs calmly|ball|barks at dogs|yes|3\nPoppet and Ruth|Ruth Kay|555-0103|ruth.kay@example.com|Chihuahua|2020-12-30|left alone|food|afraid of men|yes|2\nZeke and Andy|Andy Boyle|555-0104|andy.boyle@example.com|Border collie|2022-06-05|agility|tug|none|yes|8\nMabel and Tove|Tove Nilsen|555-0105|tove.nilsen@example.com|Beagle|2024-01-22|recall|food|none|yes|1\nGus and the Lees|Grace Lee|555-0106|grace.lee@example.com|Labrador|2026-07-28|puppy basics|food|none|no|5\nIris and Pam|Pam Dudley|555-0107|pam.dudley@example.com|Dalmatian|2019-09-09|walk on the lead|praise|deaf|yes|6\nRufus and Cal|Cal Ferris|555-0108|cal.ferris@example.com|Spaniel|2021-03-14|scent work|ball|none|yes|7",
    },
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "course|courses",
      also: "class|group|workshop|walk",
      fields:
        "Course: text\nTrainer: text @people\nStarts: date -30..40\nDay and time: text\nWeeks: number 1..8\nWhere: location\nKind: choice puppy|basics|recall|agility|scent|reactive|social walk\nPrice: money 15..160 GBP\nPlaces: number 4..8\nEnrolled: number 0..8\nFree: calc places - enrolled\nState: choice open|full|running|over",
      cells: "trainer starts dayAndTime weeks where kind price places enrolled state",
      rows: "Puppies, autumn|Kirsty Wren|@-14|Saturday 9:00|6|Scout field|puppy|110|6|6|running\nPuppies, winter|Kirsty Wren|@28|Saturday 9:00|6|Scout field|puppy|110|6|2|open\nCome when called|Kirsty Wren|@-21|Wednesday 18:00|5|Common, north gate|recall|95|6|5|running\nCalm in company|Dale Moffat|@8|Sunday 8:00|6|Quarry car park|reactive|150|4|3|open\nAgility foundation|Dale Moffat|@-28|Thursday 18:30|8|Riding school|agility|140|8|8|running\nNose first|Kirsty Wren|@12|Tuesday 19:00|4|Village hall|scent|80|6|4|open\nPack walk|Dale Moffat|@2|Once, Sunday 10:00|1|Reservoir|social walk|15|8|5|open",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "one-to-one|home visit|lesson|appointment|assessment",
      fields:
        "Session: text\nTeam: relation team\nTrainer: text @people\nDate: date -8..14\nTime: time 08:00..19:00\nKind: choice assessment|one-to-one|class|phone check\nWhere: text\nPrice: money 0..85 GBP\nState: choice booked|done|moved|no-show\nDid: longText",
      cells: "team trainer date time kind where price state did",
      rows: "Loki, distance work|Loki and Samir|Dale Moffat|@0|08:00|one-to-one|Quarry|55|booked|\nPoppet, home alone|Poppet and Ruth|Kirsty Wren|@0|17:30|one-to-one|At home|60|booked|\nWaffles, week 3|Waffles and Jen|Kirsty Wren|@1|09:00|class|Scout field|0|booked|\nGus, week 3|Gus and the Lees|Kirsty Wren|@1|09:00|class|Scout field|0|booked|\nMabel, long line|Mabel and Tove|Kirsty Wren|@5|18:00|class|Common|0|booked|\nIris, hand signs|Iris and Pam|Dale Moffat|@3|12:00|one-to-one|Park|55|booked|\nLoki, first look|Loki and Samir|Dale Moffat|@-7|08:00|assessment|Quarry|75|done|Reacts at 30 m, eats at 40 m\nZeke, weave poles|Zeke and Andy|Dale Moffat|@-1|18:30|class|Riding school|0|done|Six poles, both sides",
    },
    {
      id: "homework",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "homework|homework tasks",
      also: "exercise|task|practice|plan",
      fields:
        "Homework: text\nTeam: relation team\nGiven: date -21..0\nUntil: date -4..14\nHow often: text\nTimes done: number 0..40\nTarget: number 5..40\nClip: url\nState: choice to do|practicing|works at home|works outside",
      cells: "team given until howOften timesDone target state",
      rows: "Look at me, 40 meters|Loki and Samir|@-7|@0|3 x 5 minutes|12|21|practicing\nDoor opens and closes|Poppet and Ruth|@-6|@0|10 a day|34|40|works at home\nName means food|Waffles and Jen|@-6|@1|5 a meal|30|30|works at home\nCrate with the lid on|Gus and the Lees|@-6|@1|Twice a day|4|12|practicing\nWhistle, then chicken|Mabel and Tove|@-9|@5|Five a walk|18|25|works outside\nThumb up is sit|Iris and Pam|@-4|@3|Ten a day|0|20|to do",
    },
  ],
  jobs: "agenda session.date\nbook session\nfind course\nkeep team\nmove homework.state\ncount homework.timesDone\ndue homework.until\nmove session.state\nkeep session\nshow team.picture\ncount team.sessionsLeft\nplan course.starts",
  site: {
    headline: "A dog that looks at you first",
    body: "Puppy classes, recall and calm meetings, in small groups or at your kitchen table. No shouting, plenty of chicken.",
    action: "Book a session|session",
    services:
      "Puppy course|Six Saturdays|110\nCome when called|Five weeks on the common|95\nFirst assessment|Ninety minutes, with a plan|75\nOne-to-one|An hour where the problem is|55",
    questions:
      "From what age?|Ten weeks, after the second vaccination.\nMy dog barks at others. Can we come?|To an assessment first, then to calm in company.\nWhat do we bring?|Harness, long line and food he dreams of.\nIs it too late for an old dog?|No, only slower, and so are we.",
  },
  words: {
    tagline: "Who trains what, what was set as homework, and who did it.",
    itch: "What was Loki's distance again?",
    promise: "Homework that gets done, dogs that come back",
    pov: "POV: he looked at you from forty meters",
    gains: ["8 teams, 36 sessions left", "Waffles: 30 of 30 done", "Calm in company: 1 place left"],
  },
});
