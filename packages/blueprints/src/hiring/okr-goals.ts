import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "okrGoals",
  name: "Goals and OKRs",
  icon: "target",
  says: {
    en: "okr tracker|okrs|objectives and key results|team goals and key results|quarterly goals of teams|okr software|goal setting at work|one-on-one meetings with my team|performance goals of employees|quarterly planning of teams|key results check-ins|company goals by quarter|goal alignment|1:1 notes with employees|manager one-on-ones|balanced scorecard",
    de: "OKR|Zielvereinbarungen|Quartalsziele Team",
    es: "OKR del equipo|objetivos y resultados clave|objetivos trimestrales",
    fr: "OKR d'équipe|objectifs et résultats clés|objectifs trimestriels",
    pt: "OKR da equipa|objetivos e resultados-chave|objetivos trimestrais",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["team leads", "team members"],
  mood: "sober",
  things: [
    {
      id: "objective",
      use: "core",
      role: "item",
      icon: "target",
      names: "objective|objectives",
      also: "goal|aim",
      fields:
        "Objective: text\nTeam: choice Company|Product|Sales|Care|Operations\nOwner: text\nQuarter: choice Q1|Q2|Q3|Q4\nConfidence: choice on track|at risk|off track\nKey results: rollup count keyResult.objective\nProgress: rollup average keyResult.objective.reached %\nEnds: date 10..75\nDays left: daysUntil ends\nWhy: longText",
      cells: "team owner quarter confidence ends why",
      rows: "New customers find us alone|Sales|Hana Sato|Q2|at risk|@52|Too many come by one fair a year\nGuests love the booking|Product|Ingrid Lund|Q2|on track|@52|A third give up at the calendar\nNobody waits for a carer|Care|Ruth Abara|Q2|on track|@52|\nOrders leave the same day|Operations|Chidi Okafor|Q2|off track|@52|Label printers, twice\nTwenty more fixed contracts|Company|Farida Aziz|Q2|on track|@52|",
    },
    {
      id: "keyResult",
      use: "core",
      role: "item",
      icon: "gauge",
      names: "key result|key results",
      also: "metric|measure|KR",
      fields:
        "Key result: text\nObjective: relation objective\nOwner: text\nStart: number 0..100\nNow: number 0..480\nGoal: number 2..600\nUnit: text\nReached: percent 0..100\nStatus: choice on track|at risk|off track|done\nNext check: date -5..14\nNotes: longText",
      cells: "objective owner start now goal unit reached status nextCheck notes",
      rows: "Enquiries from search|New customers find us alone|Hana Sato|40|72|120|a month|40|at risk|@3|Page for nurseries is out\nReplies within a day|New customers find us alone|Marek Zielinski|55|90|95|percent|88|on track|@3|\nDrop-out at the calendar|Guests love the booking|Ingrid Lund|34|22|15|percent|63|on track|@1|New month view helps\nStars after the stay|Guests love the booking|Lena Krüger|4|4.4|4.6|stars|67|on track|@8|\nOpen night shifts|Nobody waits for a carer|Ruth Abara|9|3|0|shifts|67|on track|@-1|Grace starts on the first\nShipped by six|Orders leave the same day|Chidi Okafor|81|79|97|percent|0|off track|@0|Worse than in March\nNew label printers|Orders leave the same day|Lou Fischer|0|1|3|printers|33|at risk|@5|\nSigned contracts|Twenty more fixed contracts|Farida Aziz|0|13|20|contracts|65|on track|@6|",
    },
    {
      id: "checkIn",
      use: "core",
      role: "log",
      icon: "message-circle",
      names: "check-in|check-ins",
      also: "update|progress note|weekly",
      fields:
        "This week: longText\nKey result: relation keyResult\nWho: text\nDate: date -21..0\nValue: number 0..480\nMood: rating 2..5\nBlocked by: text",
      cells: "keyResult who date value mood blockedBy",
      rows: "Page is live, eleven enquiries from it|Enquiries from search|Hana Sato|@-2|72|4|\nMonth view for everybody|Drop-out at the calendar|Ingrid Lund|@-4|22|5|\nPrinter in bay 3 broke again|Shipped by six|Chidi Okafor|@-1|79|2|Two printers on order\nOne of three is here|New label printers|Lou Fischer|@-3|1|3|Supplier\nTwo signed on Friday|Signed contracts|Farida Aziz|@-5|13|4|\nThree nights still open|Open night shifts|Ruth Abara|@-6|3|4|\nOnly two late replies|Replies within a day|Marek Zielinski|@-7|90|4|",
    },
    {
      id: "talk",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "one-on-one|one-on-ones",
      also: "1:1|talk|review|feedback",
      fields:
        "Talk: text\nDate: date -14..10\nLead: text\nTheir points: lines\nMy points: lines\nAgreed: longText\nDone: boolean 50",
      cells: "date lead theirPoints myPoints agreed done",
      rows: "Hana and Farida|@2|Farida Aziz|Northern team;Car|Fair in autumn||no\nChidi and Farida|@1|Farida Aziz|Printers;Night crew|Help from IT||no\nLena and Ingrid|@-5|Ingrid Lund|Four-day week|Stars|Try it for a quarter|yes\nYuki and Ingrid|@-3|Ingrid Lund|Conference|Handover|Yes, and tell the team after|yes\nMarek and Hana|@6|Hana Sato|Route|Replies||no",
    },
  ],
  jobs: "rank keyResult.reached\ndue keyResult.nextCheck\nmove keyResult.status\nkeep checkIn\nagenda talk.date\nchart objective.team\nkeep objective\ncheck talk.done\nchart keyResult.reached\nassign keyResult.owner\nmove objective.confidence\nplan talk.date",
  site: {
    headline: "What we want, and how far we are",
    body: "A handful of goals for the quarter, the numbers that prove them, and five minutes a week to say how it goes.",
    action: "See the key results|keyResult",
    services:
      "Objectives|At most three for a team|\nCheck-in|Five minutes, every week|\nOne-on-one|Half an hour, every second week|",
    questions:
      "How many key results?|Two or three for an objective.\nIs 70 percent bad?|No. Who always reaches 100 aims too low.\nWho sets them?|Half from above, half from the team.",
  },
  words: {
    tagline: "Goals, numbers, and five minutes a week.",
    itch: "What were our goals again?",
    promise: "Goals people still know in week nine",
    pov: "POV: week nine, and you know the number",
    gains: ["Shipped by six: 79, wants 97", "13 of 20 contracts signed", "Ruth: three night shifts open"],
  },
});
