import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "careHome",
  name: "Care home",
  icon: "hand-heart",
  says: {
    en: "care home|nursing home|residential care|elderly care home|residents and carers|care plans|home care agency|domiciliary care|assisted living|senior living|care notes|retirement home|old people's home|aged care|dementia care|carer visits",
    de: "Pflegeheim|Altenheim|Seniorenheim|Pflegedienst|Pflegedokumentation",
    es: "residencia de ancianos|residencia de mayores|cuidado de mayores|ayuda a domicilio",
    fr: "maison de retraite|EHPAD|aide à domicile|résidents et soignants",
    pt: "lar de idosos|residência sénior|casa de repouso|apoio domiciliário",
  },
  forms: ["management", "portal", "site"],
  people: ["carers", "nurses", "families"],
  mood: "warm",
  things: [
    {
      id: "resident",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "resident|residents",
      also: "client|service user|patient|person in care",
      fields:
        "Name: text\nPicture: image\nRoom: text\nLikes to be called: text\nDate of birth: date -36500..-23000\nMoved in: date -2200..-10\nNeeds: choice light|medium|high|nursing\nMobility: choice walks|frame|wheelchair|hoist, two carers|in bed\nFood: tags normal|soft|thickened drinks|diabetic|vegetarian|halal\nAllergies: text\nResuscitation form: choice yes, in file|no form\nKey carer: text\nFamily: text\nFamily phone: phone\nNext care plan review: date -15..120\nWhat matters to me: longText",
      cells:
        "room likesToBeCalled dateOfBirth movedIn needs mobility food allergies resuscitationForm keyCarer family familyPhone nextCarePlanReview whatMattersToMe",
      rows: "Dorothy Marsh|3|Dot|1934-05-02|@-900|medium|frame|normal||no form|Grace Mbeki|Pat Marsh, daughter|555-0101|@-4|Tea before anybody talks to her\nSidney Levy|5|Sid|1929-11-17|@-1500|high|hoist, two carers|soft; thickened drinks|penicillin|yes, in file|Ruth Abara|Hannah Levy, niece|555-0102|@12|Radio on the cricket\nKamala Rao|6|Mrs Rao|1938-03-21|@-400|medium|walks|vegetarian; diabetic||no form|Oliver Finch|Anjali Rao, daughter|555-0103|@30|Prays at six, door shut\nHarold Tasker|8|Harry|1931-08-08|@-2100|nursing|in bed|soft|aspirin|yes, in file|Grace Mbeki|Joe Tasker, son|555-0104|@3|Was a signalman, likes the window\nEdna Whitlow|9|Edna|1940-01-30|@-200|light|walks|normal||no form|Oliver Finch|Sue Whitlow, sister|555-0105|@60|Gets lost after tea\nJózef Nowak|11|Pan Józef|1936-12-12|@-650|high|wheelchair|normal|latex|yes, in file|Irena Nowak|Piotr Nowak, grandson|555-0106|@21|Polish comes back when tired\nVera Okoro|12|Mama Vera|1942-09-05|@-75|medium|frame|diabetic||no form|Ruth Abara|Daniel Okoro, son|555-0107|@5|Sings; hair on Thursdays\nHassan Ali|14|Mr Ali|1937-07-01|@-1100|medium|frame|halal||yes, in file|Yasmin Ali|Yusuf Ali, son|555-0108|@44|Ground floor, garden every day",
    },
    {
      id: "careNote",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "care note|care notes",
      also: "daily note|observation|handover note|log entry|entry",
      fields:
        "Note: text\nResident: relation resident\nWhen: dateTime -3..0 06:00..22:00\nCarer: text\nKind: choice food and drink|washing|sleep|mood|skin|toilet|pain|family\nDrunk: number 0..400 ml\nWeight: number 42..92 kg\nWatch: boolean 20",
      cells: "resident when carer kind drunk weight watch",
      rows: "Drank little at lunch|Sidney Levy|@0T13:10|Grace Mbeki|food and drink|120|58|yes\nRed heel, left, pillow under|Harold Tasker|@0T10:20|Ruth Abara|skin|250|61|yes\nSang with the choir|Vera Okoro|@-1T15:30|Ruth Abara|mood|300|74|no\nUp at three, wanted the station|Harold Tasker|@-1T03:15|Oliver Finch|sleep|80|61|no\nWalked to the garden twice|Hassan Ali|@0T11:00|Yasmin Ali|mood|320|70|no\nRefused shower, wash at the basin|Dorothy Marsh|@0T08:10|Grace Mbeki|washing|200|52|no\nSister took her to the café|Edna Whitlow|@-2T14:00|Oliver Finch|family|280|66|no\nSugar 13.2 before supper|Kamala Rao|@-1T17:40|Oliver Finch|food and drink|250|57|yes\nLost half a kilo this month|Dorothy Marsh|@-2T09:00|Grace Mbeki|food and drink|180|52|yes",
    },
    {
      id: "medication",
      use: "core",
      role: "item",
      icon: "pill",
      names: "medication|medications",
      also: "medicine|tablet|MAR chart|dose|medication round",
      fields:
        "Medication: text\nResident: relation resident\nDose: text\nAt: time 08:00..22:00\nRoute: choice by mouth|patch|injection|eye drops|inhaler\nControlled: boolean 15\nGiven today: boolean 60\nLeft: number 0..56 doses\nReorder by: date -3..25\nStopped: boolean 5",
      cells: "resident dose at route controlled givenToday left reorderBy stopped",
      rows: "Metformin 500 mg|Kamala Rao|One with breakfast|08:00|by mouth|no|yes|22|@10|no\nMorphine patch|Harold Tasker|Change every 72 h|10:00|patch|yes|yes|3|@2|no\nLevodopa|Sidney Levy|One, on time|12:00|by mouth|no|yes|34|@8|no\nRamipril 5 mg|Dorothy Marsh|One in the morning|08:00|by mouth|no|yes|6|@-1|no\nInsulin, mixed|Vera Okoro|14 units before supper|17:30|injection|no|no|9|@4|no\nEye drops, dry eyes|Józef Nowak|One drop each|21:00|eye drops|no|no|12|@6|no\nInhaler, relief|Hassan Ali|Two puffs when needed|08:00|inhaler|no|yes|48|@20|no",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "task|tasks",
      also: "visit|care task|round|activity|appointment|care plan step",
      fields:
        "Task: text\nResident: relation resident\nDate: date 0..7\nTime: time 06:30..21:00\nKind: choice turn in bed|bath|blood sugar|doctor|activity|family visit|weigh\nWho: text\nTwo carers: boolean 30\nDone: boolean 40",
      cells: "resident date time kind who twoCarers done",
      rows: "Turn Sid|Sidney Levy|@0|09:00|turn in bed|Grace Mbeki|yes|yes\nTurn Harry|Harold Tasker|@0|09:30|turn in bed|Ruth Abara|yes|yes\nSugar, Mrs Rao|Kamala Rao|@0|17:30|blood sugar|Oliver Finch|no|no\nBath, Dot|Dorothy Marsh|@0|19:00|bath|Grace Mbeki|no|no\nDoctor's round|Harold Tasker|@1|11:00|doctor|Ruth Abara|no|no\nHair, Mama Vera|Vera Okoro|@2|14:00|activity|Yasmin Ali|no|no\nMonthly weigh|Józef Nowak|@3|08:00|weigh|Irena Nowak|yes|no\nCricket on the radio|Sidney Levy|@1|15:00|activity|Oliver Finch|no|no",
    },
    {
      id: "incident",
      use: "more",
      role: "item",
      icon: "triangle-alert",
      names: "incident|incidents",
      also: "fall|accident|safeguarding|report",
      fields:
        "Incident: text\nResident: relation resident\nHappened: date -30..0\nKind: choice fall|pressure sore|medicine error|went missing|complaint\nHurt: choice no|bruise|hospital\nFamily told: boolean 80\nState: choice reported|looked into|plan changed|closed",
      cells: "resident happened kind hurt familyTold state",
      rows: "Slipped by the bed|Dorothy Marsh|@-4|fall|bruise|yes|looked into\nDose two hours late|Sidney Levy|@-9|medicine error|no|yes|closed\nFound at the bus stop|Edna Whitlow|@-15|went missing|no|yes|plan changed",
    },
    {
      id: "shift",
      use: "more",
      role: "event",
      icon: "clock",
      names: "shift|shifts",
      also: "rota|duty|handover",
      fields:
        "Shift: text\nDate: date 0..4\nTime: time 07:00..21:00\nFloor: choice ground|first\nCarer: text\nNurse: boolean 20",
      cells: "date time floor carer nurse",
      rows: "Early, ground|@0|07:00|ground|Grace Mbeki|no\nEarly, first|@0|07:00|first|Ruth Abara|yes\nLate, ground|@0|14:00|ground|Oliver Finch|no\nNight|@0|21:00|first|Irena Nowak|yes",
    },
  ],
  jobs: "agenda task.date\ncheck task.done\nkeep careNote\ncheck medication.givenToday\ndue medication.reorderBy\nassign task.who\ndue resident.nextCarePlanReview\ncheck careNote.watch\nkeep resident\nchart careNote.kind\nmove incident.state\nplan shift.date",
  site: {
    headline: "Her tea first, then the day",
    body: "A home for sixteen people with their own rooms, a garden and a cook. Families read the notes of the day and visit when they like.",
    action: "See a day with us|task",
    services:
      "Residential care, a week|Room, meals, washing, care day and night|980\nNursing care, a week|With a nurse on every shift|1240\nShort stay|From two weeks, after hospital|1050\nDay guest|Lunch, choir, garden|65",
    questions:
      "May I bring my own furniture?|Yes, chair, pictures and the cat if she is old.\nWhen can I visit?|Any time; for breakfast please ring.\nWho pays?|You, the council or both, after an assessment.\nCan my husband stay too?|There are two double rooms.\nIs there a waiting list?|Four names today.",
  },
  words: {
    tagline: "Residents, notes and medicines, hour by hour.",
    itch: "Who drank too little today?",
    promise: "Care written down while it happens",
    pov: "POV: the night shift knows about the red heel",
    gains: ["8 residents, 4 notes to watch", "Harry's patch: 3 left", "Dot's plan review four days late"],
  },
});
