import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "studyPlan",
  name: "Study plan and exams",
  icon: "graduation-cap",
  says: {
    en: "study plan|study planner|revision planner|revision timetable|exam planner|exam countdown|college planner|university planner|assignments and deadlines|thesis planner|study tracker|study hours|study sessions log|finals week|learning goals tracker|spaced repetition plan",
    de: "Lernplan|Prüfungsplaner|Studienplaner|Hausaufgabenplaner",
    es: "plan de estudio|planificador de exámenes|horario de estudio",
    fr: "planning de révisions|plan d'étude|agenda étudiant|suivi des devoirs",
    pt: "plano de estudos|planejador de provas|cronograma de estudos|agenda escolar",
  },
  forms: ["tracker", "dashboard"],
  people: ["students", "pupils"],
  mood: "lively",
  things: [
    {
      id: "subject",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "subject|subjects",
      also: "course|class|module",
      fields:
        "Subject: text\nColor: colour\nTeacher: text\nRoom: text\nCredits: number 2..10\nGrade now: number 40..98 %\nWanted: number 60..95 %\nHours so far: rollup sum session.subject.minutes minutes\nNext class: dateTime 0..6 08:15..16:00\nMaterial: url",
      cells: "teacher room credits gradeNow wanted nextClass",
      rows: "Statistics|Dr. Osei|H 12|6|61|75|@1T08:15\nBiochemistry|Prof. Lund|Lab 3|8|74|80|@1T10:15\nAnatomy|Dr. Moreau|Great hall|10|82|85|@2T13:00\nMedical English|Ms. Carter|S 104|3|91|90|@3T09:00\nEthics|Prof. Weiss|S 201|4|78|80|@4T14:30",
    },
    {
      id: "exam",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "exam|exams",
      also: "test|final|oral|quiz|paper",
      fields:
        "Exam: text\nSubject: relation subject\nStarts: dateTime -20..40 08:30..14:00\nDays left: daysUntil starts\nKind: choice written|oral|lab|essay|multiple choice\nRoom: text\nCounts: percent 10..100\nReady: percent 0..100\nAllowed: text\nGrade: text\nState: choice not registered|registered|written|passed|again",
      cells: "subject starts kind room counts ready allowed grade state",
      rows: "Statistics final|Statistics|@9T09:00|written|Great hall, row 14|70|35|Calculator, one sheet||registered\nBiochemistry lab test|Biochemistry|@5T13:00|lab|Lab 3|30|60|Coat, goggles||registered\nBiochemistry final|Biochemistry|@18T08:30|multiple choice|Great hall|70|40|||registered\nAnatomy oral|Anatomy|@24T10:20|oral|Room 2.10|100|55|||registered\nEnglish essay|Medical English|@12T12:00|essay|Upload|50|70|Dictionary||registered\nEthics paper|Ethics|@30T12:00|essay|Upload|100|10|||not registered\nStatistics midterm|Statistics|@-18T09:00|written|H 12|30|100|Calculator|61|passed",
    },
    {
      id: "topic",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "topic|topics",
      also: "chapter|unit|assignment|homework|task|lecture",
      fields:
        "Topic: text\nSubject: relation subject\nExam: relation exam\nPages: text\nHardness: choice easy|medium|hard\nDo by: date -3..28\nDays left: daysUntil doBy\nRepeat on: date 0..30\nConfidence: rating\nDone: boolean 35\nState: choice not started|read|practiced|can explain it",
      cells: "subject exam pages hardness doBy repeatOn confidence done state",
      rows: "Confidence intervals|Statistics|Statistics final|88 to 104|medium|@-1|@3|3|no|read\nRegression|Statistics|Statistics final|120 to 151|hard|@2|@6|2|no|not started\nProbability rules|Statistics|Statistics final|31 to 60|easy|@-3|@4|5|yes|can explain it\nEnzyme kinetics|Biochemistry|Biochemistry lab test|Script 4|hard|@1|@4|3|no|practiced\nPipetting and dilution|Biochemistry|Biochemistry lab test|Lab book|easy|@0|@4|4|yes|practiced\nCitric acid cycle|Biochemistry|Biochemistry final|210 to 232|hard|@8|@12|2|no|read\nShoulder and arm|Anatomy|Anatomy oral|Atlas 1|medium|@6|@14|4|yes|can explain it\nCranial nerves|Anatomy|Anatomy oral|Atlas 3|hard|@13|@20|1|no|not started\nEssay outline|Medical English|English essay|One page|easy|@3|@8|4|no|read\nRead the three cases|Ethics|Ethics paper|Reader 2|medium|@16|@22|2|no|not started",
    },
    {
      id: "session",
      use: "core",
      role: "log",
      icon: "timer",
      names: "session|sessions",
      also: "study session|study hours|pomodoro|learning block",
      fields:
        "What: text\nSubject: relation subject\nTopic: relation topic\nStarted: dateTime -8..0 08:00..20:30\nMinutes: duration 15..150\nWhere: choice library|desk|café|train|with the group\nFocus: rating\nPhone away: boolean 60\nStuck on: text",
      cells: "subject topic started minutes where focus phoneAway stuckOn",
      rows: "Exercises 1 to 9|Statistics|Confidence intervals|@0T09:00|90|library|4|yes|Which table?\nScript again|Biochemistry|Enzyme kinetics|@0T14:10|50|library|3|yes|Km by hand\nCards on the tram|Anatomy|Shoulder and arm|@-1T08:10|25|train|3|no|\nDilution rows|Biochemistry|Pipetting and dilution|@-1T16:00|75|with the group|5|yes|\nOld exam, part A|Statistics|Probability rules|@-2T10:00|120|library|5|yes|\nChapter read|Biochemistry|Citric acid cycle|@-3T18:00|60|desk|2|no|Order of steps\nOutline|Medical English|Essay outline|@-4T11:30|45|café|4|yes|\nDrawing from memory|Anatomy|Shoulder and arm|@-5T15:00|110|desk|5|yes|\nLecture repeat|Statistics|Confidence intervals|@-6T19:00|40|desk|2|no|Tired\nGroup questions|Biochemistry|Enzyme kinetics|@-7T17:00|95|with the group|4|yes|",
    },
    {
      id: "grade",
      use: "more",
      role: "event",
      icon: "award",
      names: "grade|grades",
      also: "mark|result|score|gpa",
      fields:
        "Grade: text\nSubject: relation subject\nDate: date -90..-2\nPoints: number 12..60\nOut of: number 20..60\nCounts: percent 5..40\nTo learn from it: text",
      cells: "subject date points outOf counts toLearnFromIt",
      rows: "Statistics midterm|Statistics|@-18|37|60|30|Read the question twice\nLab report 2|Biochemistry|@-11|18|20|10|Label the axes\nBone test|Anatomy|@-32|41|50|20|Wrist again\nPresentation|Medical English|@-25|19|20|25|",
    },
  ],
  jobs: "request session\ndue topic.doBy\ncheck topic.done\nagenda exam.starts\nkeep session\ntotal session.minutes\nmove topic.state\nchart session.minutes\nplan exam.starts\nrate topic.confidence\nkeep topic\nmove exam.state\nkeep subject\nfind topic\nrank exam.ready",
  site: {
    headline: "Nine days, ten topics, one plan",
    body: "What is in the exam, what you can already explain, and which topic is due today. Sessions count, phones do not.",
    action: "Add a topic|topic",
    services:
      "Exams|Counted down, with what is allowed|\nTopics|From not started to can explain it|\nSessions|How long, how focused, where you got stuck|",
    questions:
      "How do I know I am ready?|When you can explain it without the book, to somebody who asks why.\nWhen should I repeat?|After one day, three days, a week. The plan holds the dates.\nHow long is a good session?|Fifty minutes, ten off, phone in the bag.\nI am behind. What now?|Hard topics with many points first; drop what counts five percent.",
  },
  words: {
    tagline: "Exams, topics, hours, and what is due today.",
    itch: "Nine days left and where to start?",
    promise: "Walk in knowing you can explain it",
    pov: "POV: the oral asked the one thing you repeated",
    gains: [
      "Statistics final: nine days, 35% ready",
      "Confidence intervals: one day late",
      "Old exam: 120 minutes, focus five",
    ],
  },
});
