import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "staffRota",
  name: "Staff rota and leave",
  icon: "calendar-days",
  says: {
    en: "staff rota|shift planner|shift schedule|work schedule|staff scheduling|employee scheduling|holiday requests for staff|duty roster|swap shifts|who works when|shift rota|shift swaps at work",
    de: "Dienstplan|Schichtplan|Urlaubsplaner|Schichtplanung",
    es: "cuadrante de turnos|turnos de trabajo|planificación de turnos",
    fr: "planning des équipes|planning du personnel|horaires du personnel de la semaine",
    pt: "escala de trabalho|escala de turnos|gestão de turnos",
  },
  forms: ["management", "portal", "dashboard"],
  people: ["managers", "staff"],
  mood: "sober",
  things: [
    {
      id: "employee",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "employee|employees",
      also: "staff member|worker|colleague|team member|staff",
      fields:
        "Name: text\nJob: choice manager|supervisor|bar|kitchen|floor|cleaner\nContract: choice full time|part time|casual|student\nHours a week: number 8..40 h\nPay an hour: money 11.50..19.00 GBP\nPhone: phone\nCan work: tags Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday\nLeave days a year: number 10..33 days\nLeave taken: rollup sum leave.employee.days days\nLeave left: calc leaveDaysAYear - leaveTaken days\nFirst aid until: date -20..700",
      cells: "job contract hoursAWeek payAnHour phone canWork leaveDaysAYear firstAidUntil",
      rows: "Ruth Abara|manager|full time|40|19.00|555-0101|Monday; Tuesday; Wednesday; Thursday; Friday|33|@410\nBen Osei|supervisor|full time|38|15.50|555-0102|Tuesday; Wednesday; Thursday; Friday; Saturday|30|@-9\nStacey Dunn|bar|part time|24|12.60|555-0103|Thursday; Friday; Saturday; Sunday|19|@300\nLuis Ortega|kitchen|full time|40|14.20|555-0104|Monday; Tuesday; Wednesday; Friday; Saturday|30|@120\nYasmin Ali|floor|student|12|11.50|555-0105|Friday; Saturday; Sunday|10|@700\nPawel Krol|kitchen|part time|20|13.40|555-0106|Wednesday; Thursday; Friday|17|@25\nGrace Mbeki|floor|full time|36|12.20|555-0107|Monday; Tuesday; Thursday; Friday; Saturday|28|@600\nTom Barlow|bar|casual|8|12.10|555-0108|Saturday; Sunday|10|@500\nMei Tanaka|floor|part time|20|12.20|555-0109|Monday; Wednesday; Sunday|17|@210\nIrena Nowak|cleaner|part time|15|12.00|555-0110|Monday; Tuesday; Wednesday; Thursday; Friday|14|@330",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "clock",
      names: "shift|shifts",
      also: "duty|slot|rota|roster entry|turn",
      fields:
        "Shift: text\nEmployee: relation employee\nDate: date -3..10\nTime: time 06:00..17:00\nUntil: time 11:00..23:30\nHours: number 4..9 h\nPlace: choice bar|kitchen|floor|whole house\nState: choice planned|published|confirmed|swap wanted|open\nWorked: boolean 20\nNote: text",
      cells: "employee date time until hours place state worked note",
      rows: "Early kitchen|Luis Ortega|@0|07:00|15:00|8|kitchen|confirmed|no|Delivery at nine\nLunch floor|Grace Mbeki|@0|11:00|17:00|6|floor|confirmed|no|\nEvening bar|Stacey Dunn|@0|16:00|23:30|7.5|bar|confirmed|no|\nCleaning|Irena Nowak|@1|06:00|11:00|5|whole house|published|no|\nEarly kitchen, tomorrow|Luis Ortega|@1|07:00|15:00|8|kitchen|published|no|\nEvening floor|Yasmin Ali|@1|17:00|23:00|6|floor|swap wanted|no|Exam on Thursday\nLate kitchen|Pawel Krol|@1|15:00|23:00|8|kitchen|published|no|\nDuty manager|Ben Osei|@2|15:00|23:30|8.5|whole house|published|no|\nSunday bar|Tom Barlow|@4|12:00|20:00|8|bar|open|no|Needs a second person\nSunday floor|Mei Tanaka|@4|11:00|19:00|8|floor|planned|no|\nEvening bar, yesterday|Stacey Dunn|@-1|16:00|23:30|7.5|bar|confirmed|yes|Stayed 20 minutes longer\nLunch floor, yesterday|Grace Mbeki|@-1|11:00|17:00|6|floor|confirmed|yes|",
    },
    {
      id: "leave",
      use: "core",
      role: "item",
      icon: "palmtree",
      names: "leave request|leave requests",
      also: "holiday|vacation|time off|absence|sick day|annual leave",
      fields:
        "Leave: text\nEmployee: relation employee\nKind: choice holiday|sick|parental|unpaid|training|funeral\nFrom: date -40..60\nUntil: date -38..74\nDays: number 1..14 days\nAsked: date -60..0\nState: choice asked|approved|declined|taken\nDecided by: text\nCover: text\nReason: longText",
      cells: "employee kind from until days asked state decidedBy cover reason",
      rows: "Ruth, two weeks in May|Ruth Abara|holiday|@30|@43|10|@-21|approved|Area office|Ben Osei|\nLuis, cousin's wedding|Luis Ortega|holiday|@12|@15|3|@-4|asked|Ruth Abara|Pawel Krol|Saturday is the day\nYasmin, exams|Yasmin Ali|unpaid|@6|@9|3|@-8|approved|Ruth Abara|Mei Tanaka|\nStacey, flu|Stacey Dunn|sick|@-9|@-7|3|@-9|taken|Ben Osei|Tom Barlow|Self certified\nGrace, holiday|Grace Mbeki|holiday|@12|@22|8|@-2|asked|Ruth Abara||Clashes with Luis for two shifts\nPawel, forklift course|Pawel Krol|training|@20|@21|2|@-15|approved|Ruth Abara|Luis Ortega|\nMei, long weekend|Mei Tanaka|holiday|@-20|@-18|2|@-50|taken|Ruth Abara||\nTom, festival|Tom Barlow|holiday|@4|@5|2|@-1|declined|Ruth Abara||Nobody left for Sunday bar\nIrena, funeral|Irena Nowak|funeral|@-33|@-32|2|@-34|taken|Ruth Abara|Agency|\nBen, newborn|Ben Osei|parental|@50|@63|10|@-30|approved|Area office|Ruth Abara|",
    },
    {
      id: "message",
      use: "more",
      role: "log",
      icon: "message-circle",
      names: "message|messages",
      also: "note|chat|handover|team message",
      fields: "Text: text\nFrom: text @people\nSent: dateTime -2..0 07:00..22:00",
      cells: "from sent",
      rows: "Who can take my Friday evening?|Yasmin Ali|@-1T19:20\nI can, if you do my Sunday|Mei Tanaka|@-1T19:41\nDelivery moved to ten tomorrow|Luis Ortega|@-1T21:05\nRota for next week is out|Ruth Abara|@0T09:00",
    },
    {
      id: "bankHoliday",
      use: "more",
      role: "event",
      icon: "calendar-off",
      names: "closed day|closed days",
      also: "bank holiday|public holiday|blocked day|blackout date",
      fields: "Day: text\nDate: date 5..300\nOpen: boolean 40\nPaid at: choice normal|time and a half|double",
      cells: "date open paidAt",
      rows: "Good Friday|@18|yes|time and a half\nMay Day|@42|yes|normal\nStocktaking|@27|no|normal\nChristmas Day|@260|no|double",
    },
  ],
  jobs: "plan shift.date\nagenda shift.date\nmove leave.state\nassign shift.employee\nrequest leave\nkeep employee\nmove shift.state\nplan leave.from\ntotal shift.hours\nchart leave.kind\ncheck shift.worked\nmessage message",
  site: {
    headline: "Your shifts, your leave, one place",
    body: "Next week's rota is out on Wednesday. Ask for leave here, see how many days you have left, and offer a shift you cannot do.",
    action: "Ask for leave|leave",
    services:
      "Rota|Published every Wednesday for the week after next|\nLeave|Answered within three days|\nSwaps|Find a colleague, the manager confirms|\nSick|Ring the duty manager, then enter it here|",
    questions:
      "How many days do I have left?|Your name shows days a year less days taken.\nHow early must I ask for leave?|Twice as long as the leave, so two weeks for one.\nCan I swap a shift?|Yes, with somebody of the same job. A manager confirms it.\nWhat if I am ill?|Ring before the shift; a doctor's note from day eight.",
  },
  words: {
    tagline: "Who works when, and who is away.",
    itch: "Who covers Sunday bar?",
    promise: "A rota with no holes in it",
    pov: "POV: two people asked for the same week",
    gains: ["10 staff, 12 shifts, 1 open", "Grace and Luis clash. Seen early.", "Ben's first aid ran out"],
  },
});
