import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "timesheets",
  name: "Timesheets",
  icon: "clock",
  says: {
    en: "timesheets|time sheet|timesheet app|employee timesheets|weekly timesheet|employees clock in and out|workers clock in|time clock for employees|working hours of staff|overtime tracker|punch clock|hours of my employees|timesheet approval|record working hours|overtime account|timecard|staff hours and overtime|staff clocking in",
    de: "Zeiterfassung|Stundenzettel|Arbeitszeiterfassung|Überstundenkonto",
    es: "control horario|hojas de horas|registro de jornada",
    fr: "feuilles de temps|pointage des heures|relevé d'heures",
    pt: "folha de horas|controlo de ponto|registo de horas de trabalho",
  },
  forms: ["management", "tracker", "dashboard", "tool"],
  people: ["team leads", "employees"],
  mood: "sober",
  things: [
    {
      id: "worker",
      use: "core",
      role: "person",
      icon: "hard-hat",
      names: "employee|employees",
      also: "worker|staff member|crew member",
      fields:
        "Name: text\nJob: text\nTeam: choice Site A|Site B|Workshop|Office\nHours a week: number 20..40 h\nPay an hour: money 13..32 GBP\nPhone: phone\nOvertime saved: number -6..40 h\nWorked: rollup sum shift.worker.hours h\nOvertime: rollup sum shift.worker.overtime h",
      cells: "job team hoursAWeek payAnHour phone overtimeSaved",
      rows: "Owen Pritchard|Foreman|Site A|40|29|555-0101|22\nPawel Krol|Bricklayer|Site A|40|23|555-0102|14\nJack Teale|Apprentice|Site A|37|13|555-0103|0\nChidi Okafor|Carpenter|Workshop|40|24|555-0104|31\nStacey Dunn|Machine operator|Site B|40|25|555-0105|6\nLuis Ortega|Laborer|Site B|40|16|555-0106|-4\nJoanne Price|Payroll and phone|Office|24|19|555-0107|2",
    },
    {
      id: "job",
      use: "core",
      role: "item",
      icon: "map-pin",
      names: "job|jobs",
      also: "project|site|cost center|order",
      fields:
        "Job: text\nNumber: text\nCustomer: text\nHours sold: number 40..900 h\nHours so far: rollup sum shift.job.hours h\nHours to go: calc hoursSold - hoursSoFar h\nEnds: date 3..120",
      cells: "number customer hoursSold ends",
      rows: "School extension|J-2201|Westfield College|900|@110\nGarden wall|J-2214|Helen Sharp|60|@4\nKitchen units|J-2217|Copper Kettle Café|120|@16\nDrive and drains|J-2209|Demir Motors|240|@30\nWorkshop and yard|J-0001|ourselves|400|@120",
    },
    {
      id: "shift",
      use: "core",
      role: "log",
      icon: "clock",
      names: "time entry|time entries",
      also: "shift|timesheet|hours|clocking|day",
      fields:
        "Entry: text\nWorker: relation worker\nJob: relation job\nDate: date -7..0\nStart: time 06:30..09:00\nEnd: time 12:00..18:30\nBreak taken: number 0..60 min\nHours: number 3..10.5 h\nOvertime: number 0..3 h\nState: choice open|sent|approved|sent back\nPaid out: boolean 30\nWhat: longText",
      cells: "worker job date start end breakTaken hours overtime state paidOut what",
      rows: "Footings poured|Owen Pritchard|School extension|@0|07:00|16:30|45|8.75|0.75|open|no|Concrete came at eight\nNorth wall, course 1 to 6|Pawel Krol|School extension|@0|07:00|16:30|45|8.75|0.75|open|no|\nMixing and carrying|Jack Teale|School extension|@0|07:00|15:30|45|7.75|0|open|no|\nCoping stones|Luis Ortega|Garden wall|@-1|07:30|16:00|30|8|0|sent|no|\nDoors hung|Chidi Okafor|Kitchen units|@-1|07:00|18:00|45|10.25|2.25|sent|no|Stayed to finish\nTrench to the road|Stacey Dunn|Drive and drains|@-1|07:00|17:00|60|9|1|sent|no|\nRain from noon|Pawel Krol|School extension|@-2|07:00|12:00|0|5|0|approved|no|Sent home\nSaw serviced|Chidi Okafor|Workshop and yard|@-2|07:00|15:30|30|8|0|approved|no|\nWages run|Joanne Price|Workshop and yard|@-2|08:30|14:30|30|5.5|0|approved|no|\nTrench, gravel|Luis Ortega|Drive and drains|@-3|07:30|16:00|30|8|0|sent back|no|Which machine? Missing\nFootings dug|Stacey Dunn|School extension|@-6|07:00|16:30|60|8.5|0.5|approved|yes|\nSetting out|Owen Pritchard|School extension|@-7|07:00|15:30|30|8|0|approved|yes|",
    },
  ],
  jobs: "keep shift\nmove shift.state\ntotal shift.hours\nrank worker.overtime\nchart shift.hours\ncheck shift.paidOut\nkeep job\ndue job.ends\ntotal shift.overtime\nkeep worker\nagenda shift.date\nfind shift",
  site: {
    headline: "Hours in before you drive home",
    body: "Start, end, break and job: four taps. The lead approves on Friday, payroll takes it on Monday.",
    action: "Enter my hours|shift",
    services:
      "Week sheet|Seven days, five jobs, one page|\nOvertime account|What you saved up, to the quarter hour|\nJob hours|Sold against worked, before it is too late|",
    questions:
      "When must my hours be in?|Friday at noon, for the whole week.\nWhat if I forgot a break?|Have it sent back, mend it, send it again.\nHow is overtime paid?|Saved on your account, or paid out when you say so.\nWho sees my hours?|You, your lead and payroll.",
  },
  words: {
    tagline: "Who worked where, how long, and what is overtime.",
    itch: "Whose sheet is missing?",
    promise: "Payroll on Monday, without ringing round",
    pov: "POV: all sheets in by Friday noon",
    gains: ["Chidi: 10.25 hours, kitchen units", "School extension: 900 sold", "Six days wait for approval"],
  },
});
