import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "judoGrading",
  name: "Judo grading",
  icon: "award",
  says: {
    en: "judo grading|belt grading|belt exams|grading records martial arts|belt progress tracker|karate grading|taekwondo grading|judoka records|belt promotion list|judo grades|kata practice log|judo competition team|dan grading points|jiu jitsu belts",
    de: "Gürtelprüfung|Judo-Prüfungen|Kyu-Prüfung",
    es: "paso de cinturón|examen de cinturón|grados de judo",
    fr: "passage de ceinture|examen de ceinture|grades de judo",
    pt: "mudança de cinto|exame de faixa|graduações de judo",
  },
  forms: ["management", "tracker", "community"],
  people: ["coaches", "examiners", "judoka"],
  mood: "sober",
  things: [
    {
      id: "judoka",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "judoka|judoka",
      also: "student|member|child",
      fields:
        "Name: text\nBorn: date -12000..-2200\nBelt: choice white|white-yellow|yellow|orange|green|blue|brown|black\nSince: date -700..-20\nSessions since: number 0..120\nSessions needed: number 20..80\nStill needed: calc sessionsNeeded - sessionsSince\nPass stamped until: date -12..330\nDays left: daysUntil passStampedUntil\nWeight class: text\nCoach: text @people",
      cells: "born belt since sessionsSince sessionsNeeded passStampedUntil weightClass coach",
      rows: "Finn Walsh|2017-06-20|white-yellow|@-240|38|30|@120|-34|Kenji Mori\nElla Osei|2015-09-02|orange|@-310|44|40|@120|-44|Kenji Mori\nMats Brandt|2013-04-11|green|@-200|29|50|@-3|-55|Sanne Vos\nLeila Nazari|2011-11-30|blue|@-420|71|60|@120|-57|Sanne Vos\nOskar Dahl|2009-08-16|brown|@-500|80|80|@60|-73|Kenji Mori\nKwame Osei|2019-07-05|white|@-60|12|20|@120|-28|Sanne Vos",
    },
    {
      id: "exam",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "grading|gradings",
      also: "exam|test|candidate",
      fields:
        "Grading: text\nJudoka: relation judoka\nFor belt: choice white-yellow|yellow|orange|green|blue|brown|black\nDate: date -60..30\nExaminer: text @people\nFalls: rating 1..5\nThrows: rating 1..5\nGroundwork: rating 1..5\nKata: rating 1..5\nFee: money 12..60 EUR\nPaid: boolean 50\nState: choice put forward|entered|passed|again in three months",
      cells: "judoka forBelt date examiner falls throws groundwork kata fee paid state",
      rows: "Finn, yellow|Finn Walsh|yellow|@15|Kenji Mori|||||14|yes|entered\nElla, green|Ella Osei|green|@15|Kenji Mori|||||14|no|entered\nLeila, brown|Leila Nazari|brown|@22|District panel|||||28|yes|put forward\nOskar, first dan|Oskar Dahl|black|@29|District panel|||||60|no|put forward\nMats, green|Mats Brandt|green|@-60|Kenji Mori|4|4|3|4|14|yes|passed\nKwame, trial|Kwame Osei|white-yellow|@-10|Sanne Vos|3|2|3|3|12|yes|again in three months",
    },
    {
      id: "technique",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "technique|techniques",
      also: "throw|hold|program|syllabus",
      fields:
        "Technique: text\nKind: choice fall|throw|hold|arm lock|strangle|kata\nFrom belt: choice white-yellow|yellow|orange|green|blue|brown|black\nTo both sides: boolean 40\nWatch for: longText",
      cells: "kind fromBelt toBothSides watchFor",
      rows: "O-goshi|throw|white-yellow|no|Hips below, pull stays\nIppon-seoi-nage|throw|yellow|yes|Turn first, then bend\nKesa-gatame|hold|white-yellow|yes|Head down, elbow tight\nJuji-gatame|arm lock|green|no|Thumb up, knees together\nNage-no-kata, first set|kata|brown|yes|Distance before each throw",
    },
    {
      id: "session",
      use: "more",
      role: "log",
      icon: "calendar-days",
      names: "session|sessions",
      also: "training|attendance",
      fields:
        "Session: text\nDate: date -10..0\nGroup: choice children|youth|adults\nCoach: text @people\nPresent: number 2..30\nTheme: text",
      cells: "date group coach present theme",
      rows: "Friday, children|@-1|children|Sanne Vos|17|Falls, o-goshi\nFriday, youth|@-1|youth|Kenji Mori|11|Combinations\nTuesday, adults|@-4|adults|Kenji Mori|8|Groundwork",
    },
  ],
  jobs: "agenda exam.date\nmove exam.state\nrank judoka.stillNeeded\nkeep judoka\ndue judoka.passStampedUntil\ncheck exam.paid\nfind technique\nkeep session\nchart judoka.belt\nrate exam.throws\nprint exam\nkeep exam",
  site: {
    headline: "Grading in two weeks: four candidates",
    body: "Who has the sessions, who has the stamp, who can fall on both sides. The list for the examiner prints itself.",
    action: "See the gradings|exam",
    services: "Club grading|With belt|14\nDistrict grading|Brown belt|28\nPass stamp|A year|20",
    questions:
      "How long between belts?|Half a year at least, and the sessions in between.\nWhat if I fail?|Come again in three months with one thing better.\nAre parents allowed in?|On the bench, silent.",
  },
  words: {
    tagline: "Belts, sessions, stamps and kata.",
    itch: "Who has enough sessions for green?",
    promise: "Nobody on the mat without stamp and sessions",
    pov: "POV: the new belt still stands off at the sides",
    gains: ["Ella: 44 sessions, 40 needed", "Mats: stamp ran out", "Oskar's first dan: 29 days"],
  },
});
