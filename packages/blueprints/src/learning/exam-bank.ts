import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "examBank",
  name: "Exams and question bank",
  icon: "file-question-mark",
  says: {
    en: "question bank|exam question bank|exam papers|exam office|exam management|exam timetable|exam generator|test generator for teachers|quiz maker for teachers|multiple choice exams|exam invigilation|exam seating plan|mock exams|question pool for exams|exam results office|create exams from questions|exam board papers",
    de: "Prüfungsfragen|Fragenkatalog|Prüfungsverwaltung|Klausuren erstellen",
    es: "banco de preguntas|gestión de exámenes|generador de exámenes",
    fr: "banque de questions|gestion des examens|sujets d'examen",
    pt: "banco de questões|gestão de exames|gerador de provas",
  },
  forms: ["management", "tool", "dashboard", "portal"],
  people: ["examiners", "teachers", "candidates"],
  mood: "sober",
  things: [
    {
      id: "exam",
      use: "core",
      role: "event",
      icon: "file-check",
      names: "exam|exams",
      also: "test|paper|mock|sitting",
      fields:
        "Exam: text\nSubject: choice Biology|Maths|History|First aid|Food safety\nDate: date -20..60\nTime: time 09:00..14:00\nMinutes: duration 30..180\nRoom: text\nSeats: number 10..60\nCandidates: number 6..54\nPass mark: percent 50..75\nQuestions: rollup count question.exam\nPoints: rollup sum question.exam.points points\nState: choice draft|checked|printed|sat|marked\nInvigilator: text\nAllowed: text",
      cells: "subject date time minutes room seats candidates passMark state invigilator allowed",
      rows: "Biology, unit 2|Biology|@8|09:00|90|Hall|60|54|50|checked|Helen Sharp|Calculator\nMaths mock|Maths|@3|09:00|120|Hall|60|48|50|printed|Daniel Okoro|Calculator, ruler\nHistory, two sources|History|@21|13:30|75|R 12|30|26|50|draft|Ingrid Lund|Nothing\nFirst aid refresher|First aid|@12|14:00|45|R 4|16|12|75|checked|Ruth Abara|Nothing\nFood safety, level 2|Food safety|@-9|10:00|60|R 4|16|14|70|marked|Ben Farrow|Nothing\nMaths resit|Maths|@-15|09:00|120|R 12|10|6|50|sat|Daniel Okoro|Calculator, ruler",
    },
    {
      id: "question",
      use: "core",
      role: "item",
      icon: "circle-question-mark",
      names: "question|questions",
      also: "item|exam question",
      fields:
        "Question: longText\nNumber: text\nExam: relation exam\nTopic: text\nKind: choice multiple choice|short answer|calculation|essay\nLevel: choice easy|medium|hard\nPoints: number 1..12 points\nAnswers: lines\nRight answer: text\nRight last time: percent 20..95\nAuthor: text\nChecked: boolean 70",
      cells: "number exam topic kind level points answers rightAnswer rightLastTime author checked",
      rows: "Which part of the cell makes energy?|Q-1001|Biology, unit 2|Cells|multiple choice|easy|1|Nucleus;Mitochondrion;Membrane;Vacuole|Mitochondrion|88|Daniel Okoro|yes\nWhy do leaves look green?|Q-1007|Biology, unit 2|Photosynthesis|short answer|medium|3||Green light is reflected|61|Daniel Okoro|yes\nDraw the graph of y = x² - 4 and name its zeros|Q-2014|Maths mock|Quadratics|calculation|medium|6||-2 and 2|54|Helen Sharp|yes\nSolve 3x + 5 = 2x - 7|Q-2002|Maths mock|Equations|calculation|easy|2||-12|79|Helen Sharp|yes\nA car slows from 30 to 0 in 6 s. How far?|Q-2031|Maths mock|Graphs|calculation|hard|8||90 m|23|Helen Sharp|no\nWho wrote letter B, and what did he want?|Q-3003|History, two sources|Sources|essay|hard|12|||40|Ingrid Lund|no\nHow many compressions before two breaths?|Q-4001|First aid refresher|Resuscitation|multiple choice|easy|1|15;20;30;60|30|92|Ruth Abara|yes\nA burn: what first?|Q-4006|First aid refresher|Burns|multiple choice|easy|1|Ice;Butter;Cool water;Plaster|Cool water|85|Ruth Abara|yes\nAt which temperature must soup be kept hot?|Q-5002|Food safety, level 2|Temperature|multiple choice|medium|2|43;53;63;83|63|71|Ben Farrow|yes\nName three of the fourteen allergens|Q-5010|Food safety, level 2|Allergens|short answer|medium|3||Any three|82|Ben Farrow|yes",
    },
    {
      id: "result",
      use: "core",
      role: "log",
      icon: "award",
      names: "result|results",
      also: "candidate|grade|score|mark",
      fields:
        "Candidate: text\nExam: relation exam\nNumber: text\nPoints: number 0..50 points\nPercent: percent 30..98\nPassed: boolean 75\nMarked by: text\nSent: boolean 50\nNote: longText",
      cells: "exam number points percent passed markedBy sent note",
      rows: "Leo Winter|Food safety, level 2|C-118|46|92|yes|Ben Farrow|yes|\nGrace Mbeki|Food safety, level 2|C-119|49|98|yes|Ben Farrow|yes|Best of the year\nLuis Ortega|Food safety, level 2|C-120|33|66|no|Ben Farrow|yes|Resit on the 12th\nDevi Patel|Food safety, level 2|C-121|41|82|yes|Ben Farrow|no|\nTom Barlow|Food safety, level 2|C-122|36|72|yes|Ben Farrow|no|\nJakub Nowak|Maths resit|C-090|27|54|yes|Helen Sharp|no|Extra time 25 percent\nEthan Cole|Maths resit|C-091|22|44|no|Helen Sharp|no|",
    },
  ],
  jobs: "find question\nkeep question\nagenda exam.date\nmove exam.state\nrank question.rightLastTime\ncheck question.checked\nkeep result\nchart result.percent\ncheck result.sent\nplan exam.date\nprint exam\nassign exam.invigilator",
  site: {
    headline: "Papers that are fair and on time",
    body: "Questions with their topic, level and how many got them right. Pick, print, sit, mark, send.",
    action: "See the next exams|exam",
    services:
      "Question bank|By topic, level and points|\nExam day|Room, seats, invigilator, extra time|\nResults|Marked twice, sent within ten days|",
    questions:
      "When do results come?|Within ten working days, by e-mail.\nWhat may I bring?|It says so on each exam: calculator, ruler, or nothing.\nI need more time.|Tell the office two weeks before, with a note.\nCan I see my paper?|Yes, for four weeks after the result.",
  },
  words: {
    tagline: "Questions, papers, rooms and results.",
    itch: "Is there a question nobody passed?",
    promise: "Papers ready before the panic",
    pov: "POV: the paper was printed on Tuesday",
    gains: ["Q-2031: only 23 percent right", "Maths mock in three days", "14 candidates, 3 to send"],
  },
});
