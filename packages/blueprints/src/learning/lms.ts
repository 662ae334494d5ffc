import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "lms",
  name: "Learning management",
  icon: "graduation-cap",
  says: {
    en: "LMS|learning management system|e-learning|elearning platform|moodle alternative|assignments and submissions|lessons assignments and grades|virtual classroom|students hand in assignments|course materials for students|assignment submission portal|online learning for our school|learning portal for students|school learning platform|e-learning portal|course progress of students",
    de: "E-Learning|Lernmanagementsystem|virtuelles Klassenzimmer",
    es: "sistema de gestión del aprendizaje|entrega de tareas|plataforma educativa",
    fr: "plateforme pédagogique|classe virtuelle|remise des devoirs en ligne",
    pt: "sistema de gestão de aprendizagem|sala de aula virtual|entrega de trabalhos",
  },
  forms: ["portal", "management", "dashboard", "tool"],
  people: ["teachers", "students"],
  mood: "sober",
  things: [
    {
      id: "course",
      use: "core",
      role: "item",
      icon: "graduation-cap",
      names: "course|courses",
      also: "class|subject|module",
      fields:
        "Course: text\nTeacher: text\nYear: choice Year 9|Year 10|Year 11|College\nTerm: choice autumn|spring|summer\nStudents: number 12..30\nLessons: rollup count lesson.course\nTasks: rollup count assignment.course\nLive room: url\nStarts: date -60..-10\nAbout: longText",
      cells: "teacher year term students liveRoom starts about",
      rows: "Biology 10B|Daniel Okoro|Year 10|spring|26|https://meet.example.com/bio10b|@-45|Cells, genes, and why leaves are green\nMaths 11A|Helen Sharp|Year 11|spring|24|https://meet.example.com/maths11a|@-45|Functions up to the exam\nEnglish 9C|Claire Dubois|Year 9|spring|28|https://meet.example.com/eng9c|@-44|Short stories, and one of your own\nWeb basics|Yuki Tanaka|College|spring|16|https://meet.example.com/web|@-30|A page that works on any phone\nHistory 10B|Ingrid Lund|Year 10|spring|26|https://meet.example.com/his10b|@-45|Sources, and who wrote them",
    },
    {
      id: "lesson",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "lesson|lessons",
      also: "material|unit|topic|reading",
      fields:
        "Lesson: text\nCourse: relation course\nNumber: number 1..12\nKind: choice reading|video|slides|live|exercise\nOn: date -30..14\nMinutes: duration 10..60\nLink: url\nPublished: boolean 80\nIn short: longText",
      cells: "course number kind on minutes link published inShort",
      rows: "What a cell needs|Biology 10B|1|video|@-28|15|https://files.example.com/cell|yes|Watch, then draw one from memory\nPhotosynthesis|Biology 10B|2|slides|@-7|30|https://files.example.com/photo|yes|Light in, sugar out\nPondweed experiment|Biology 10B|3|exercise|@4|45||no|Count the bubbles\nStraight lines|Maths 11A|1|reading|@-27|20|https://files.example.com/lines|yes|\nQuadratics by picture|Maths 11A|2|live|@1|45||yes|Bring squared paper\nBeginnings that pull|English 9C|1|reading|@-12|25|https://files.example.com/begin|yes|Three first lines\nTags you need|Web basics|1|video|@-20|18|https://files.example.com/tags|yes|\nColors and contrast|Web basics|2|slides|@-6|20|https://files.example.com/contrast|yes|\nTwo letters, one war|History 10B|1|reading|@-5|30|https://files.example.com/letters|yes|Who is lying?",
    },
    {
      id: "assignment",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "assignment|assignments",
      also: "homework|task|quiz|essay|project",
      fields:
        "Assignment: text\nCourse: relation course\nKind: choice homework|quiz|essay|project|lab report\nSet on: date -20..0\nDue: date -10..20\nDays left: daysUntil due\nPoints: number 10..50 points\nWeight: percent 5..40\nHanded in: rollup count submission.assignment\nAverage: rollup average submission.assignment.points points\nWhat to do: longText",
      cells: "course kind setOn due points weight whatToDo",
      rows: "Draw and label a cell|Biology 10B|homework|@-20|@-9|10|10|One page, seven labels\nBubble count report|Biology 10B|lab report|@0|@11|30|30|Table, graph, one sentence why\nTen quadratics|Maths 11A|homework|@-3|@2|20|10|Show the picture for each\nLines quiz|Maths 11A|quiz|@-10|@-8|20|15|Twelve minutes\nFirst page of a story|English 9C|essay|@-8|@1|25|25|300 words, no dream endings\nMy page|Web basics|project|@-5|@16|50|40|Three pages, readable on a phone\nCompare two sources|History 10B|essay|@-5|@5|25|20|Two columns, then your verdict",
    },
    {
      id: "submission",
      use: "core",
      role: "log",
      icon: "upload",
      names: "submission|submissions",
      also: "hand-in|answer|student work",
      fields:
        "Work: text\nAssignment: relation assignment\nStudent: text\nHanded in: date -10..0\nState: choice handed in|late|marked|give back\nPoints: number 0..50 points\nFile: url\nFeedback: longText",
      cells: "assignment student handedIn state points file feedback",
      rows: "Cell, Adam|Draw and label a cell|Adam Farah|@-10|marked|9|https://files.example.com/adam1|Mitochondria, spelled right!\nCell, Divya|Draw and label a cell|Divya Menon|@-9|marked|10|https://files.example.com/divya1|Hang it on the wall\nCell, Ethan|Draw and label a cell|Ethan Cole|@-7|late|6|https://files.example.com/ethan1|Two labels missing\nLines, Isla|Lines quiz|Isla McKay|@-8|marked|19||\nLines, Jakub|Lines quiz|Jakub Nowak|@-8|marked|11||Read the axis first\nStory, Bella|First page of a story|Bella Rossi|@-1|handed in||https://files.example.com/bella1|\nStory, Casper|First page of a story|Casper Lind|@0|handed in||https://files.example.com/casper1|\nQuadratics, Keira|Ten quadratics|Keira Blythe|@-1|handed in||https://files.example.com/keira1|\nSources, Fatou|Compare two sources|Fatou Ndiaye|@0|handed in||https://files.example.com/fatou1|",
    },
  ],
  jobs: "due assignment.due\nmove submission.state\nrequest submission\nkeep lesson\nfind course\nplan assignment.due\nrank assignment.average\nchart submission.state\ncheck lesson.published\nagenda assignment.due\nkeep assignment\nkeep course",
  site: {
    headline: "What to read, what to hand in, and when",
    body: "Every course with its lessons, its tasks and your marks. Hand in from the phone, get feedback within a week.",
    action: "Hand in my work|submission",
    services:
      "Lessons|Videos, slides and readings, in order|\nAssignments|With the day, the points and what counts|\nFeedback|Within a week, a line for each|",
    questions:
      "How late may I hand in?|Up to three days, with a note; after that ask your teacher.\nWhich files can I send?|Photos, documents and links.\nWhere are my points?|On each piece of work, once it is marked.\nI missed the live lesson.|It is recorded and stands under the lesson by evening.",
  },
  words: {
    tagline: "Lessons, deadlines and marks in one place.",
    itch: "Was that due today?",
    promise: "Handed in, marked and given back",
    pov: "POV: Sunday night and nothing is due",
    gains: ["Story: two in, due tomorrow", "Divya: 10 of 10", "Five courses, seven tasks"],
  },
});
