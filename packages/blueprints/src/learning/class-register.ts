import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "classRegister",
  name: "Class register and grades",
  icon: "school",
  says: {
    en: "class register|school register|gradebook|grade book|student grades|school grades|attendance register|school attendance|classroom management|school management|teacher planner|lesson planner for teachers|my class at school|pupils and marks|report cards|homework for my class|primary school|secondary school|parents evening|classroom seating plan",
    de: "Klassenbuch|Notenbuch|Schulklasse|Schulverwaltung|Anwesenheit Schüler",
    es: "registro de clase|libro de notas|asistencia escolar|gestión escolar",
    fr: "cahier d'appel|carnet de notes|gestion de classe|gestion scolaire",
    pt: "diário de classe|registo de notas|gestão escolar|presenças dos alunos",
  },
  forms: ["management", "dashboard", "portal", "tool"],
  people: ["teachers", "pupils", "parents"],
  mood: "sober",
  things: [
    {
      id: "group",
      use: "core",
      role: "item",
      icon: "users-round",
      names: "class|classes",
      also: "group|form|set|grade level|homeroom|course",
      fields:
        "Name: text\nSubject: text\nYear: number 5..12\nTeacher: text @people\nRoom: text\nTimes: text\nPupils: rollup count student.classGroup\nNotes: longText",
      cells: "subject year teacher room times notes",
      rows: "7B Maths|Maths|7|Helen Sharp|R 12|Mon 1, Wed 3, Fri 2|Window side is loud\n9A Maths|Maths|9|Helen Sharp|R 12|Tue 2, Thu 1, Thu 2|\n7B Tutor group|Tutor time|7|Helen Sharp|R 12|Daily 8:40|\n9A Science|Science|9|Daniel Okoro|Lab 2|Mon 4, Wed 1|Practical on Wednesdays",
    },
    {
      id: "student",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "pupil|pupils",
      also: "student|child|learner|schoolchild",
      fields:
        "Name: text\nPicture: image\nClass group: relation group\nBorn: date -6600..-3900\nSeat: text\nParent: text\nParent phone: phone\nSupport: tags none|reading|hearing|EAL|ADHD|free meals|medical\nTarget: number 1..9\nAverage: rollup average mark.student.percent %\nMarks: rollup count mark.student\nAbsences: rollup sum attendance.student.sessionsMissed\nNotes: longText",
      cells: "classGroup born seat parent parentPhone support target notes",
      rows: "Adam Farah|7B Maths|2013-02-11|A1|Hodan Farah|555-0101|none|6|\nBella Rossi|7B Maths|2012-11-30|A2|Marco Rossi|555-0102|medical|7|Inhaler in the office\nCasper Lind|7B Maths|2013-05-04|B1|Eva Lind|555-0103|ADHD|5|Sits at the front\nDivya Menon|7B Maths|2013-01-19|B2|Asha Menon|555-0104|EAL|8|New in September\nEthan Cole|7B Maths|2012-09-08|B3|Tracy Cole|555-0105|free meals|5|\nFatou Ndiaye|7B Maths|2013-03-27|C1|Awa Ndiaye|555-0106|none|7|\nGeorge Harland|9A Maths|2010-12-15|C2|Paul Harland|555-0107|hearing|6|Face him when you speak\nIsla McKay|9A Maths|2011-04-02|D1|Fiona McKay|555-0108|none|8|Ready for the higher paper\nJakub Nowak|9A Maths|2010-10-21|D2|Ewa Nowak|555-0109|reading|4|\nKeira Blythe|9A Maths|2011-07-16|D3|Dean Blythe|555-0110|none|6|Often late on Thursdays",
    },
    {
      id: "assessment",
      use: "core",
      role: "event",
      icon: "file-check",
      names: "assessment|assessments",
      also: "test|quiz|exam|homework|assignment|project",
      fields:
        "Title: text\nClass group: relation group\nKind: choice homework|quiz|test|project\nGiven: date -30..2\nDue: date -25..10\nOut of: number 10..100 marks\nWeight: percent 10..40\nMarked: boolean 50\nTopic: text",
      cells: "classGroup kind given due outOf weight marked topic",
      rows: "Fractions test|7B Maths|test|@-12|@-12|40|30|yes|Fractions\nNegative numbers, sheet|7B Maths|homework|@-5|@-1|20|10|no|Integers\nTimes tables quiz|7B Maths|quiz|@-3|@-3|20|10|yes|Tables\nAngles project|7B Maths|project|@-2|@9|50|20|no|Geometry\nLinear graphs test|9A Maths|test|@-8|@-8|60|40|yes|Algebra\nSimultaneous equations|9A Maths|homework|@0|@4|20|10|no|Algebra",
    },
    {
      id: "mark",
      use: "core",
      role: "log",
      icon: "pen-line",
      names: "mark|marks",
      also: "grade|score|result|feedback",
      fields:
        "Entry: text\nStudent: relation student\nAssessment: relation assessment\nScore: number 4..60\nPercent: percent 35..100\nGrade: number 1..9\nHanded in: choice on time|late|not yet\nFeedback: longText",
      cells: "student assessment score percent grade handedIn feedback",
      rows: "Adam, fractions|Adam Farah|Fractions test|31|78|6|on time|Check the last step\nBella, fractions|Bella Rossi|Fractions test|36|90|8|on time|\nCasper, fractions|Casper Lind|Fractions test|19|48|4|on time|Ran out of time, allow ten minutes\nDivya, fractions|Divya Menon|Fractions test|38|95|9|on time|Explain in words too\nEthan, fractions|Ethan Cole|Fractions test|22|55|4|on time|Common denominator\nFatou, fractions|Fatou Ndiaye|Fractions test|34|85|7|on time|\nGeorge, graphs|George Harland|Linear graphs test|41|68|6|on time|\nIsla, graphs|Isla McKay|Linear graphs test|57|95|9|on time|\nJakub, graphs|Jakub Nowak|Linear graphs test|24|40|3|on time|Read the axis first\nKeira, graphs|Keira Blythe|Linear graphs test|39|65|5|on time|\nAdam, tables|Adam Farah|Times tables quiz|18|90|8|on time|\nCasper, tables|Casper Lind|Times tables quiz|16|80|7|late|Much better",
    },
    {
      id: "attendance",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "attendance entry|attendance entries",
      also: "absence|register mark|lateness|roll call|attendance",
      fields:
        "Entry: text\nStudent: relation student\nDate: date -6..0\nState: choice present|late|ill|excused|unexplained\nSessions missed: number 0..2\nReason: text\nParent told: boolean 70",
      cells: "student date state sessionsMissed reason parentTold",
      rows: "Adam|Adam Farah|@0|present|0||yes\nBella|Bella Rossi|@0|ill|2|Asthma, mother rang|yes\nCasper|Casper Lind|@0|present|0||yes\nDivya|Divya Menon|@0|present|0||yes\nEthan|Ethan Cole|@0|unexplained|1|No call yet|no\nFatou|Fatou Ndiaye|@0|present|0||yes\nGeorge|George Harland|@0|excused|1|Hearing clinic|yes\nKeira|Keira Blythe|@-1|late|0|Bus, 14 minutes|no\nEthan|Ethan Cole|@-2|unexplained|2||yes\nBella|Bella Rossi|@-1|ill|2|Asthma|yes\nJakub|Jakub Nowak|@-3|late|0|8 minutes|no",
    },
  ],
  jobs: "keep attendance\nkeep mark\nrank student.average\ndue assessment.due\ncheck assessment.marked\nkeep student\nchart attendance.state\nrank student.absences\nplan assessment.due\ncheck attendance.parentTold\nfind student\nchart mark.percent",
  site: {
    headline: "The register, the marks, the homework",
    body: "Who is here, what is due, and how it went. Parents see their own child, nobody else's.",
    action: "See what is due|assessment",
    services:
      "Register|Taken at 8:40, parents told by ten|\nMarks|Back within two weeks|\nParents' evening|Twice a year, by appointment|",
    questions:
      "How do I report my child ill?|Ring the office before half past eight.\nWhen do marks come?|Two weeks after a test, with a line of feedback.\nWhat counts how much?|Tests most, homework least; each assessment names its weight.",
  },
  words: {
    tagline: "Who is here, what is due, how it went.",
    itch: "Who has not handed in?",
    promise: "The register done before the bell",
    pov: "POV: parents' evening, and every mark at hand",
    gains: ["Ethan missing, nobody rang", "Divya: 95 percent on fractions", "Marking left: three sets"],
  },
});
