import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "homeworkPlanner",
  name: "Homework planner",
  icon: "notebook-pen",
  says: {
    en: "homework planner|school homework|homework tracker|homework app|school planner|assignment tracker|student planner|homework due|homework diary|tests and homework|school assignments|assignment planner|homework list",
    de: "Hausaufgabenheft|Hausaufgaben-Planer|Schulplaner",
    es: "agenda escolar|planificador de deberes|deberes del colegio",
    fr: "agenda scolaire|cahier de textes|planning des devoirs",
    pt: "agenda escolar estudantil|planejador de lição de casa|tarefas da escola",
  },
  forms: ["tracker", "community"],
  people: ["pupils", "parents"],
  mood: "warm",
  things: [
    {
      id: "assignment",
      use: "core",
      role: "item",
      icon: "notebook-pen",
      names: "homework|homework",
      also: "assignment|assignments|task|tasks|work|project",
      fields:
        "What: text\nSubject: choice maths|English|biology|history|French|art\nGiven: date -6..-1\nDue: date 0..12\nDays left: daysUntil due\nPriority: choice high|normal|low\nMinutes: number 10..90 min\nDone: boolean 35\nKind: choice exercise|reading|essay|project|revision\nNote: longText",
      cells: "subject due priority minutes kind",
      rows: "Fractions, page 48, 3 to 7|maths|@1||25|\nRead chapter five|English|@3|||reading\nPoster about photosynthesis|biology|@9||90|project\nDates of the French Revolution|history|@2|||revision\nVocabulary, unit 6|French|@1|high||\nSketch your left hand|art|@6|||\nEssay: a letter to the future|English|@11||80|essay\nWorksheet on angles|maths|@0|high||",
    },
    {
      id: "test",
      use: "core",
      role: "event",
      icon: "file-check",
      names: "test|tests",
      also: "exam|exams|grade|grades|mark|marks",
      fields:
        "Title: text\nSubject: choice maths|English|biology|history|French|art\nDate: date -30..25\nGrade: number 1.0..4.0\nWeight: choice single|double\nRevised: percent 10..100\nTopics: lines",
      cells: "subject date grade",
      rows: "Fractions and decimals|maths|@6|\nIrregular verbs|English|@9|\nCells|biology|@-12|2.0\nAbsolutism|history|@-20|1.7\nUnit 5 and 6|French|@14|",
    },
  ],
  jobs: "tick assignment.done\ndue assignment.due\nfind assignment\nkeep assignment\nchart assignment.subject\nagenda test.date\nplan test.date\nfind test\nkeep test",
  words: {
    tagline: "Know tonight what is due tomorrow.",
    itch: "Due tomorrow? Since when?",
    promise: "Know tonight what is due tomorrow",
    pov: "POV: homework done by five",
    gains: ["Math by Thursday.", "Three things due, one test.", "Nothing at ten at night."],
  },
});
