import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "pilatesStudio",
  name: "Pilates studio",
  icon: "biceps-flexed",
  says: {
    en: "pilates studio|pilates classes|pilates instructor|reformer pilates|reformer classes|reformer booking|pilates teacher|mat pilates|pilates passes|clinical pilates|pilates for backs|pilates class packs|reformer studio|pilates timetable|pilates duets|postnatal pilates",
    de: "Pilatesstudio|Pilateskurse|Reformer-Pilates|Pilatestrainerin",
    es: "estudio de pilates|clases de pilates|pilates con reformer|profesora de pilates",
    fr: "studio de pilates|cours de pilates|pilates reformer|professeur de pilates",
    pt: "estúdio de pilates|aulas de pilates|pilates reformer|professora de pilates",
  },
  forms: ["booking", "management", "site"],
  people: ["instructors", "clients"],
  mood: "warm",
  things: [
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "biceps-flexed",
      names: "machine|machines",
      also: "reformer|tower|chair|apparatus",
      fields:
        "Name: text\nKind: choice reformer|tower|chair|barrel\nRow: choice window|middle|wall\nSprings changed: date -500..-10\nSprings due: date -20..300\nDays left: daysUntil springsDue\nState: choice in use|squeaks|out of order",
      cells: "kind row springsChanged springsDue state",
      rows: "Reformer 1|reformer|window|@-320|@45|in use\nReformer 2|reformer|window|@-320|@45|in use\nReformer 3|reformer|middle|@-370|@-5|squeaks\nReformer 4|reformer|middle|@-120|@245|in use\nReformer 5|reformer|wall|@-120|@245|in use\nReformer 6|reformer|wall|@-352|@13|in use\nTower|tower|wall|@-200|@165|in use\nWunda chair|chair|middle|@-90|@275|in use",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "member|participant|student",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPack: choice single|5 classes|10 classes|unlimited|duet\nClasses left: number 0..10\nPack ends: date -10..90\nDays left: daysUntil packEnds\nMind: tags none|lower back|neck|knee|wrist|pregnant|diastasis|osteoporosis|hip replaced\nCleared by doctor: boolean 70\nLevel: choice foundation|mixed|advanced\nGoal: text",
      cells: "phone eMail pack classesLeft packEnds mind clearedByDoctor level goal",
      rows: "Vera Lindholm|555-0101|vera.lindholm@example.com|10 classes|4|@38|lower back|yes|mixed|Sit through a flight\nPaul Kershaw|555-0102|paul.kershaw@example.com|duet|2|@20|hip replaced|yes|foundation|Golf again in spring\nNaomi Asante|555-0103|naomi.asante@example.com|10 classes|7|@61|diastasis|yes|foundation|Eight months after birth\nGreta Voss|555-0104|greta.voss@example.com|unlimited|10|@9|none|yes|advanced|\nInes Carvalho|555-0105|ines.carvalho@example.com|5 classes|1|@-3|wrist|no|mixed|\nLily Chan|555-0106|lily.chan@example.com|10 classes|0|@27|neck|no|mixed|Fewer headaches\nDora Pell|555-0107|dora.pell@example.com|5 classes|3|@44|osteoporosis|yes|foundation|No forward bends\nTheo Barratt|555-0108|theo.barratt@example.com|unlimited|10|@16|none|yes|advanced|Climbs",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "class|classes",
      also: "lesson|session|duet|private",
      fields:
        "Class: text\nInstructor: text @people\nDate: date -3..10\nTime: time 07:00..19:30\nLength: duration 50..60\nKind: choice reformer|mat|tower|duet|private\nLevel: choice foundation|mixed|advanced\nMachines: number 1..10\nBooked: rollup count spot.session\nFree: calc machines - booked\nState: choice open|full|running|over|canceled",
      cells: "instructor date time length kind level machines state",
      rows: "Reformer foundation|Carla Nunes|@0|09:00|50|reformer|foundation|6|running\nReformer mixed, noon|Carla Nunes|@0|12:15|50|reformer|mixed|6|open\nReformer advanced|Jodie Pratt|@0|18:30|50|reformer|advanced|6|open\nDuet, Paul and Dora|Jodie Pratt|@1|10:00|50|duet|foundation|2|full\nMat, all levels|Carla Nunes|@1|18:00|60|mat|mixed|10|open\nAfter the baby|Jodie Pratt|@2|11:00|50|reformer|foundation|6|open\nTower trio|Carla Nunes|@3|17:00|50|tower|mixed|3|open\nReformer mixed, last week|Carla Nunes|@-3|12:15|50|reformer|mixed|6|over",
    },
    {
      id: "spot",
      use: "core",
      role: "item",
      icon: "ticket-check",
      names: "booking|bookings",
      also: "spot|place|reservation|waitlist place",
      fields:
        "Booking: text\nSession: relation session\nClient: relation client\nMachine: relation machine\nState: choice booked|waitlist|came|canceled late|no-show\nPaid with: choice pack|single|unlimited",
      cells: "session client machine state paidWith",
      rows: "Vera, noon|Reformer mixed, noon|Vera Lindholm|Reformer 1|booked|pack\nLily, noon|Reformer mixed, noon|Lily Chan|Reformer 4|booked|single\nInes, noon|Reformer mixed, noon|Ines Carvalho|Reformer 6|waitlist|pack\nGreta, evening|Reformer advanced|Greta Voss|Reformer 2|booked|unlimited\nTheo, evening|Reformer advanced|Theo Barratt|Reformer 5|booked|unlimited\nNaomi, after the baby|After the baby|Naomi Asante|Reformer 1|booked|pack\nDora, duet|Duet, Paul and Dora|Dora Pell|Reformer 2|booked|pack\nPaul, duet|Duet, Paul and Dora|Paul Kershaw|Reformer 1|booked|pack\nVera, last week|Reformer mixed, last week|Vera Lindholm|Reformer 1|came|pack",
    },
    {
      id: "note",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "progress note|progress notes",
      also: "assessment|springs setting|session note",
      fields:
        "Note: text\nClient: relation client\nDate: date -30..0\nSprings: choice light|medium|heavy\nPain: number 0..10\nNext time: text",
      cells: "client date springs pain nextTime",
      rows: "Short box without pain|Vera Lindholm|@-3|medium|2|Add side bends\nGap down to one finger|Naomi Asante|@-5|light|1|No planks yet\nBridge with ball|Paul Kershaw|@-7|heavy|3|Check hip angle\nKneeling arms|Lily Chan|@-9|light|4|Long neck, less load",
    },
  ],
  jobs: "book spot\nagenda session.date\nmove spot.state\ndue client.packEnds\nkeep client\ncheck client.clearedByDoctor\nassign session.instructor\ncount client.classesLeft\nplan session.date\ndue machine.springsDue\nkeep note",
  site: {
    headline: "Six reformers and nobody in a hurry",
    body: "Small classes on reformers, tower and mat, from the first time on springs to advanced. Backs, hips and new mothers are used to being asked here.",
    action: "Book a reformer|spot",
    services:
      "Single class|Fifty minutes on a reformer|24\nTen classes|Good for three months|195\nDuet|Two people, one instructor|64\nPrivate hour|With a plan for home|72",
    questions:
      "Do I have to be fit?|No. Foundation classes start with how to breathe and where the springs are.\nMy back hurts. May I come?|Bring what the doctor said. We start you alone or in a duet.\nWhat do I wear?|Grip socks and anything you can stretch in.\nCan I cancel?|Twelve hours before, and the class stays on your pack.",
  },
  words: {
    tagline: "Six reformers, who lies on which, and whose back to mind.",
    itch: "Is reformer four free at noon?",
    promise: "Every reformer taken, every back minded",
    pov: "POV: reformer 3 gets its springs before it squeaks",
    gains: ["6 reformers, 2 free at noon", "Naomi: gap down to one finger", "Reformer 3: springs 5 days overdue"],
  },
});
