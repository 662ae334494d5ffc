import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "staffTraining",
  name: "Staff training and certificates",
  icon: "graduation-cap",
  says: {
    en: "staff training|employee training|training records|training matrix|staff certificates|certificates expire|compliance training|safety training|first aid certificates|forklift licenses|mandatory training|skills matrix|training courses for staff|corporate training|competence records|refresher courses",
    de: "Mitarbeiterschulung|Schulungsnachweise|Unterweisungen|Qualifikationsmatrix",
    es: "formación del personal|cursos de empleados|certificados del personal|matriz de formación",
    fr: "formation du personnel|habilitations|suivi des formations|matrice de compétences",
    pt: "formação de funcionários|certificados dos funcionários|treinamento de equipe|matriz de formação",
  },
  forms: ["management", "portal", "dashboard"],
  people: ["training managers", "trainers", "employees"],
  mood: "sober",
  things: [
    {
      id: "employee",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "employee|employees",
      also: "staff member|worker|learner|colleague|trainee",
      fields:
        "Name: text\nJob: choice driver|fitter|picker|welder|office|team lead\nSite: choice Hull|Leeds|on the road\nManager: text\nE-mail: email\nStarted: date -3000..-20\nCertificates: rollup count certificate.employee",
      cells: "job site manager eMail started",
      rows: "Pawel Krol|picker|Leeds|Chidi Okafor|pawel@depot.example.com|@-1460\nStacey Dunn|team lead|Leeds|Chidi Okafor|stacey@depot.example.com|@-980\nKofi Mensah|driver|on the road|Ngozi Eze|kofi@depot.example.com|@-640\nDevi Patel|fitter|Hull|Marek Zielinski|devi@depot.example.com|@-210\nLena Krüger|welder|Hull|Marek Zielinski|lena@depot.example.com|@-1900\nOliver Finch|picker|Leeds|Stacey Dunn|oliver@depot.example.com|@-40\nAmira Said|office|Leeds|Chidi Okafor|amira@depot.example.com|@-75\nHiro Tanaka|driver|on the road|Ngozi Eze|hiro@depot.example.com|@-2700",
    },
    {
      id: "course",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "course|courses",
      also: "training|module|e-learning|instruction|class",
      fields:
        "Course: text\nKind: choice law|safety|skill|machine|new starter\nNeeded by: tags driver|fitter|picker|welder|office|team lead\nValid for: choice 1 year|3 years|5 years|for good\nLength: duration 30..960\nHow: choice classroom|on the job|online\nTrainer: text\nCost a head: money 0..620 GBP",
      cells: "kind neededBy validFor length how trainer costAHead",
      rows: "Forklift, counterbalance|machine|picker; team lead|3 years|960|on the job|Northern Lift Training|420\nFirst aid at work|law|team lead; driver|3 years|960|classroom|Red Kite First Aid|195\nManual handling|safety|picker; fitter; driver; team lead|1 year|90|classroom|Stacey Dunn|0\nFire marshal|law|team lead; office|1 year|120|classroom|Castle Fire|45\nDriver hours and tachograph|law|driver|5 years|420|classroom|Humber Transport|110\nWelding, coded|skill|welder|1 year|480|on the job|Test house|620\nFirst day|new starter|driver; fitter; picker; welder; office; team lead|for good|180|on the job|Chidi Okafor|0\nData protection|law|office; team lead|1 year|45|online||12",
    },
    {
      id: "certificate",
      use: "core",
      role: "item",
      icon: "badge-check",
      names: "certificate|certificates",
      also: "license|qualification|ticket|card|expiry|competence",
      fields:
        "Certificate: text\nEmployee: relation employee\nCourse: relation course\nNumber: text\nIssued: date -1800..-5\nExpires: date -30..1700\nDays left: daysUntil expires\nState: choice valid|runs out soon|expired|booked again\nScan: url\nLast reminder: date -30..0",
      cells: "employee course number issued expires state scan lastReminder",
      rows: "Forklift, Pawel|Pawel Krol|Forklift, counterbalance|FL-8814|@-1078|@17|runs out soon|https://files.example.com/fl8814|@-3\nForklift, Stacey|Stacey Dunn|Forklift, counterbalance|FL-9120|@-400|@695|valid|https://files.example.com/fl9120|@-30\nFirst aid, Stacey|Stacey Dunn|First aid at work|FA-3301|@-1101|@-6|expired|https://files.example.com/fa3301|@-1\nFirst aid, Kofi|Kofi Mensah|First aid at work|FA-3588|@-520|@575|valid|https://files.example.com/fa3588|@-30\nDriver hours, Kofi|Kofi Mensah|Driver hours and tachograph|DT-0917|@-900|@925|valid|https://files.example.com/dt0917|@-30\nDriver hours, Hiro|Hiro Tanaka|Driver hours and tachograph|DT-0402|@-1795|@30|booked again|https://files.example.com/dt0402|@-8\nWelding, Lena|Lena Krüger|Welding, coded|WC-112|@-351|@14|booked again|https://files.example.com/wc112|@-10\nManual handling, Oliver|Oliver Finch|Manual handling|MH-771|@-38|@327|valid|https://files.example.com/mh771|@-30\nManual handling, Devi|Devi Patel|Manual handling|MH-690|@-375|@-10|expired|https://files.example.com/mh690|@-2\nFire marshal, Amira|Amira Said|Fire marshal|FM-220|@-60|@305|valid|https://files.example.com/fm220|@-30\nData protection, Amira|Amira Said|Data protection|DP-118|@-70|@295|valid|https://files.example.com/dp118|@-30",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "session|sessions",
      also: "course date|training day|booking|appointment",
      fields:
        "Session: text\nCourse: relation course\nDate: date -10..40\nTime: time 08:00..14:00\nWhere: text\nPlaces: number 4..16\nTaken: number 1..12\nPlaces left: calc places - taken\nState: choice planned|invited|full|held\nWho comes: lines",
      cells: "course date time where places taken state whoComes",
      rows: "Forklift refresher|Forklift, counterbalance|@12|08:00|Leeds yard|4|4|full|Pawel Krol; Oliver Finch; Two from Hull\nFirst aid, two days|First aid at work|@9|09:00|Hull canteen|12|5|invited|Stacey Dunn; Devi Patel; Three drivers\nManual handling|Manual handling|@3|13:00|Leeds canteen|16|9|invited|Devi Patel; Eight pickers\nWelding test|Welding, coded|@8|08:00|Test house|2|1|planned|Lena Krüger\nTachograph day|Driver hours and tachograph|@21|09:00|Humber Transport|10|2|invited|Hiro Tanaka; Kofi Mensah\nFire marshals|Fire marshal|@-10|14:00|Leeds|8|6|held|Amira Said; Five others",
    },
    {
      id: "request",
      use: "more",
      role: "item",
      icon: "hand",
      names: "course request|course requests",
      also: "training request|wish|application",
      fields:
        "Wish: text\nEmployee: relation employee\nCourse: relation course\nAsked: date -20..0\nWhy: longText\nState: choice asked|approved|booked|declined",
      cells: "employee course asked why state",
      rows: "Oliver wants forklift|Oliver Finch|Forklift, counterbalance|@-14|Third month, reliable|booked\nDevi, welding|Devi Patel|Welding, coded|@-6|Bench repairs|asked\nKofi, team lead path|Kofi Mensah|Fire marshal|@-3|Wants to move up|asked",
    },
  ],
  jobs: "due certificate.expires\nmove certificate.state\nplan session.date\nkeep certificate\nfind course\nbook session\nagenda session.date\nrank session.placesLeft\nmove session.state\nchart certificate.state\nkeep employee\nrequest request",
  site: {
    headline: "Every ticket valid, every starter trained",
    body: "Courses for depots and workshops: forklift, first aid, tachograph and coded welding. Join a date or ask for one on your site.",
    action: "Join a session|session",
    services:
      "Forklift refresher|Two days on your own machine|420\nFirst aid at work|Two days, valid for three years|195\nManual handling|Ninety minutes, up to sixteen people|0\nCoded welding|Test with certificate|620",
    questions:
      "How long is a certificate valid?|First aid and forklift three years, manual handling one.\nDo you come to us?|Yes, from four people.\nWhat if somebody fails?|One free second test within a month.\nWho is reminded?|The employee and the manager, sixty, thirty and seven days before.",
  },
  words: {
    tagline: "Who may drive what, and until when.",
    itch: "Whose first aid ran out?",
    promise: "No expired ticket on shift",
    pov: "POV: the inspector asked, you had the list",
    gains: ["11 certificates, 2 expired", "Pawel: forklift, 17 days left", "First aid: 7 places free"],
  },
});
