import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "codingBootcamp",
  name: "Coding bootcamp",
  icon: "code-xml",
  says: {
    en: "coding bootcamp|programming bootcamp|code school|coding school|bootcamp cohorts|bootcamp students|coding classes for kids|kids coding club|learn to code cohort|developer bootcamp|data science bootcamp|bootcamp applications|coding mentors and students|coding academy|web development course cohort|bootcamp job placement",
    de: "Coding-Bootcamp|Programmierschule|Programmierkurs Kinder",
    es: "bootcamp de programación|escuela de programación|programación para niños",
    fr: "bootcamp de programmation|école de code|formation développeur web",
    pt: "bootcamp de programação|escola de programação|programação para crianças",
  },
  forms: ["management", "portal", "site", "dashboard"],
  people: ["coaches", "students", "employers"],
  mood: "lively",
  things: [
    {
      id: "cohort",
      use: "core",
      role: "item",
      icon: "users-round",
      names: "cohort|cohorts",
      also: "class|batch|course|track",
      fields:
        "Cohort: text\nTrack: choice web|data|mobile|kids\nStarts: date -80..50\nEnds: date 4..140\nDays left: daysUntil ends\nWhere: choice campus|online|both\nCoach: text\nPlaces: number 10..24\nStudents: rollup count student.cohort\nFee: money 240..7900 EUR\nWeek: number 0..12\nState: choice applications open|running|finished",
      cells: "track starts ends where coach places fee week state",
      rows: "Web 18|web|@-50|@34|campus|Yuki Tanaka|18|7900|8|running\nData 6|data|@-22|@62|online|Ada Renner|16|7400|4|running\nWeb 19|web|@41|@125|both|Yuki Tanaka|18|7900|0|applications open\nSaturday kids|kids|@-60|@4|campus|Leo Winter|12|240|9|running\nMobile 3|mobile|@50|@134|online|Mateo Ruiz|14|7600|0|applications open",
    },
    {
      id: "student",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "student|students",
      also: "learner|participant|graduate",
      fields:
        "Name: text\nCohort: relation cohort\nWas before: text\nProgress: percent 10..96\nLast commit: date -9..0\nAttendance: percent 60..100\nStage: choice applied|accepted|learning|final project|hired|left\nFee paid: money 0..7900 EUR\nPays by: choice at once|monthly|when hired|agency\nE-mail: email\nRepository: url\nCoach notes: longText",
      cells: "cohort wasBefore progress lastCommit attendance stage feePaid paysBy eMail repository coachNotes",
      rows: "Amira Said|Web 18|Payroll clerk|78|@0|98|learning|7900|agency|amira.said@example.com|https://code.example.com/amira|Helps the others, slow at testing\nTom Barlow|Web 18|Warehouse|61|@-4|84|learning|2600|monthly|tom.barlow@example.com|https://code.example.com/tom|Lost at promises, pair him\nHana Sato|Data 6|Sales|44|@-1|100|learning|7400|at once|hana.sato@example.com|https://code.example.com/hana|\nLuis Ortega|Data 6|Nurse|31|@-9|66|learning|0|when hired|luis.ortega@example.com|https://code.example.com/luis|Ring him\nGrace Mbeki|Web 18|Carer|96|@0|100|final project|7900|monthly|grace.mbeki@example.com|https://code.example.com/grace|Rota app for her ward\nJonas Weber|Web 19|Teacher|10|@0|100|accepted|0|monthly|jonas.weber@example.com||\nMila Farah|Saturday kids|Year 6|70|@-2|90|learning|240|at once|mila.farah@example.com|https://code.example.com/mila|Cat that never falls\nElif Demir|Mobile 3|Lab assistant|10|@0|100|applied|0|agency|elif.demir@example.com||Interview on Monday",
    },
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "folder-git-2",
      names: "project|projects",
      also: "exercise|assignment|challenge|lesson",
      fields:
        "Project: text\nStudent: relation student\nWeek: number 1..12\nDue: date -10..21\nState: choice not started|coding|in review|passed|again\nReviewer: text\nPoints: number 0..20 points\nTests green: boolean 60\nLive at: url\nFeedback: longText",
      cells: "student week due state reviewer points testsGreen liveAt feedback",
      rows: "Shopping list|Amira Said|7|@-3|passed|Yuki Tanaka|18|yes|https://amira.example.com|Names are clear\nWeather page|Amira Said|8|@4|coding|Yuki Tanaka|0|no||\nWeather page, with cache|Tom Barlow|8|@4|not started|Yuki Tanaka|0|no||\nRota for ward 3|Grace Mbeki|10|@16|in review|Yuki Tanaka|0|yes|https://grace.example.com|\nBike counts|Hana Sato|4|@1|coding|Ada Renner|0|yes||Plot by weekday\nCleaning data|Luis Ortega|3|@-6|again|Ada Renner|6|no||Keep the raw file\nCat that never falls|Mila Farah|9|@2|coding|Leo Winter|0|yes||",
    },
    {
      id: "employer",
      use: "more",
      role: "item",
      icon: "building-2",
      names: "hiring partner|hiring partners",
      also: "employer|company|job",
      fields:
        "Company: text\nLooks for: text\nContact: text\nE-mail: email\nHired so far: number 0..9\nDemo day: boolean 60",
      cells: "looksFor contact eMail hiredSoFar demoDay",
      rows: "Northside Labs|Junior web, two|Ben Osei|ben.osei@example.com|4|yes\nOkafor Freight|Data, one|Chidi Okafor|chidi.okafor@example.com|1|yes\nHarbor Hotel|Web, part time|Laura Bianchi|laura.bianchi@example.com|0|no",
    },
  ],
  jobs: "rank student.progress\ndue project.due\nmove student.stage\nmove project.state\nkeep student\nfind student\nrequest student\nchart cohort.track\ntotal student.feePaid\nkeep cohort\nagenda cohort.starts\ncheck project.testsGreen",
  site: {
    headline: "Twelve weeks, one job",
    body: "Write code from the first day, break things, mend them, and show something real on demo day.",
    action: "Apply|student",
    services:
      "Web, twelve weeks|Full time, on campus|7900\nData, twelve weeks|Online, with a coach|7400\nSaturday kids|Ten mornings|240",
    questions:
      "Do I need to know anything?|No. Do the two free exercises and come to a talk.\nCan I work beside it?|Not in the full-time courses. There is an evening one in autumn.\nDo I get a job?|Eight of ten do within six months.\nHow can I pay?|At once, by the month, or when you are hired.",
  },
  words: {
    tagline: "Who learns what, who is stuck, who got hired.",
    itch: "Who has not pushed in a week?",
    promise: "Nobody left behind in week four",
    pov: "POV: your first pull request was merged",
    gains: ["Web 18: week eight of twelve", "Luis: nine days without a commit", "Grace: rota app in review"],
  },
});
