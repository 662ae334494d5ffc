import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "meetingMinutes",
  name: "Meeting minutes",
  icon: "notebook-pen",
  says: {
    en: "meeting minutes|minutes of meetings|meeting notes and actions|action items from meetings|meeting agenda and minutes|board meeting minutes|committee minutes|minute taking|meeting decisions log|decisions and action items|weekly team meeting notes|board pack|meeting protocol|team meeting agenda|minutes and resolutions|action log for meetings",
    de: "Sitzungsprotokoll|Besprechungsprotokoll|Protokolle und Aufgaben",
    es: "actas de reuniones|acta de reunión|acuerdos y tareas de reuniones",
    fr: "compte rendu de réunion|procès-verbal de réunion|relevé de décisions",
    pt: "atas de reunião|ata da reunião|decisões e tarefas de reuniões",
  },
  forms: ["management", "tracker", "tool", "dashboard"],
  people: ["chairs and secretaries", "members"],
  mood: "sober",
  things: [
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "meeting|meetings",
      also: "session|sitting",
      fields:
        "Meeting: text\nGroup: choice Board|Management|Site team|Works council|Project Harbor\nDate: date -60..21\nTime: time 08:30..19:00\nMinutes: duration 30..150\nPlace: text\nChair: text\nTaken by: text\nPresent: lines\nApologies: text\nAgenda: lines\nState: choice planned|held|draft minutes|agreed\nActions: rollup count action.meeting\nMinutes of the meeting: longText",
      cells: "group date time minutes place chair takenBy present apologies agenda state minutesOfTheMeeting",
      rows: "Board, spring|Board|@9|18:00|120|Library|Helen Sharp|Lou Fischer|||Accounts;New roof;Chair for next year|planned|\nManagement, week 12|Management|@0|08:30|60|Room 2|Farida Aziz|Lou Fischer|Farida;Joanne;Ben;Ruth|Chidi|Orders;Two open jobs;Price of gas|draft minutes|Orders are nine percent up. Night carer offered, payroll clerk still open.\nManagement, week 11|Management|@-7|08:30|60|Room 2|Farida Aziz|Lou Fischer|Farida;Joanne;Ben;Chidi||Orders;Van lease;Summer closing|agreed|Van lease renewed for two years. We close in week 31.\nSite, school extension|Site team|@-2|09:00|45|Container|Owen Pritchard|Jack Teale|Owen;Pawel;Priya Nair|Client|Footings;Crane day;Fence|held|Crane on the 14th. Fence moves by two meters.\nHarbor, steering|Project Harbor|@-14|14:00|90|video|Ingrid Lund|Yuki Tanaka|Ingrid;Yuki;Laura||Pilot;Budget;Go or no go|agreed|Pilot ended well. Go, with training first.\nWorks council|Works council|@-21|15:00|75|Canteen|Marek Zielinski|Stacey Dunn|Marek;Stacey;Ruth|Tom|Night shift rota;Lockers|agreed|New rota tried for eight weeks.\nBoard, winter|Board|@-58|18:00|150|Library|Helen Sharp|Lou Fischer|Helen;Joanne;Owen;Claire|Tomás|Budget;Roof quotes|agreed|Budget passed. Three quotes for the roof by March.",
    },
    {
      id: "action",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "action|actions",
      also: "action item|to-do|task|follow-up",
      fields:
        "Action: text\nMeeting: relation meeting\nOwner: text\nDue: date -20..40\nDays left: daysUntil due\nPriority: choice normal|high\nState: choice open|in work|waiting|done\nDone: boolean 40\nNote: longText",
      cells: "meeting owner due priority state done note",
      rows: "Three quotes for the roof|Board, winter|Owen Pritchard|@4|high|in work|no|Two are in\nRing the second payroll candidate|Management, week 12|Joanne Price|@2|high|open|no|\nGas contract, compare three|Management, week 12|Ben Osei|@12|normal|open|no|\nNotice about week 31|Management, week 11|Ruth Abara|@-3|normal|open|no|Canteen too\nSign the van lease|Management, week 11|Chidi Okafor|@-5|normal|done|yes|\nMove the fence|Site, school extension|Pawel Krol|@1|high|open|no|Two meters towards the yard\nOrder the crane|Site, school extension|Owen Pritchard|@-1|high|done|yes|\nTraining dates for crews|Harbor, steering|Yuki Tanaka|@6|normal|in work|no|\nLocks for 40 lockers|Works council|Lou Fischer|@-2|normal|waiting|no|Supplier: next week\nAsk crews about the rota|Works council|Stacey Dunn|@20|normal|open|no|",
    },
    {
      id: "decision",
      use: "core",
      role: "log",
      icon: "gavel",
      names: "decision|decisions",
      also: "resolution|vote",
      fields:
        "Decision: longText\nMeeting: relation meeting\nDate: date -60..0\nVotes for: number 3..9\nAgainst: number 0..3\nWhy: longText",
      cells: "meeting date votesFor against why",
      rows: "Budget passed as proposed|Board, winter|@-58|4|0|\nThe roof is done this summer|Board, winter|@-58|3|1|Two leaks in January\nVan lease, two more years|Management, week 11|@-7|4|0|Cheaper than buying\nClosed in week 31|Management, week 11|@-7|4|0|\nHarbor goes live|Harbor, steering|@-14|3|0|Pilot without a lost order\nNew night rota for eight weeks|Works council|@-21|3|0|Then we ask again",
    },
  ],
  jobs: "due action.due\ncheck action.done\nagenda meeting.date\nkeep meeting\nfind meeting\nassign action.owner\nmove action.state\nkeep decision\nprint meeting\nplan meeting.date\nchart action.state\nmove meeting.state",
  site: {
    headline: "Said, decided, done",
    body: "Agenda before, minutes after, and every action with a name and a day. The next meeting starts with what is open.",
    action: "See what is open|action",
    services:
      "Minutes|Sent within two days|\nActions|One owner each, one date each|\nDecisions|With the votes and the reason|",
    questions:
      "When do the minutes come?|Within two working days, as a draft; agreed at the next meeting.\nHow do I add a point?|Tell the person who takes the minutes by noon the day before.\nI cannot do my action in time.|Move the day before it passes, and say why.",
  },
  words: {
    tagline: "What was decided, who does it, by when.",
    itch: "Who was going to ring them?",
    promise: "Meetings that leave something behind",
    pov: "POV: it was in the minutes",
    gains: ["Roof: two of three quotes in", "Week 31 closed: four to none", "Ten actions, two late"],
  },
});
