import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "payrollBureau",
  name: "Payroll",
  icon: "banknote",
  says: {
    en: "payroll|payroll software|payroll processing|payroll run|run payroll|monthly payroll|payslips|pay slips|payroll services|payroll clerk|payroll for clients|wages and deductions|net pay calculation|payroll calendar",
    de: "Lohnabrechnung|Gehaltsabrechnung|Lohnbüro|Lohnzettel",
    es: "nóminas|gestión de nóminas|gestoría laboral|cálculo de nóminas",
    fr: "paie|bulletins de paie|logiciel de paie|gestion de la paie",
    pt: "folha de pagamento|processamento de salários|recibos de vencimento|holerites",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["payroll clerks", "employers", "employees"],
  mood: "sober",
  things: [
    {
      id: "employer",
      use: "core",
      role: "place",
      icon: "building-2",
      names: "employer|employers",
      also: "client|company|payroll scheme",
      fields:
        "Employer: text\nPAYE reference: text\nPay frequency: choice weekly|fortnightly|four-weekly|monthly\nNext pay day: date 0..28\nDays left: daysUntil nextPayDay\nHours in by: date -2..20\nContact: text @people\nE-mail: email\nEmployees: rollup count employee.employer\nPension scheme: text",
      cells: "pAYEReference payFrequency nextPayDay hoursInBy contact eMail pensionScheme",
      rows: "Lister Joinery|120/LJ4410|monthly|@1|@-3|Dawn Lister|dawn@lister.example.com|Workplace, 5 and 3\nSaltmarsh Care Homes|475/SC2209|monthly|@3|@-1|Obinna Eze|wages@saltmarsh.example.com|Workplace, 5 and 3\nThe Copper Kettle|120/CK9931|weekly|@7|@4|Maria Lopes|maria@kettle.example.com|None yet, under review\nDunford Haulage|581/DH7002|four-weekly|@14|@10|Neil Dunford|office@dunford.example.com|Master trust\nPike Veterinary Group|120/PV1187|monthly|@3|@-1|Helena Moss|practice@pike.example.com|Workplace, 6 and 4",
    },
    {
      id: "employee",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "employee|employees",
      also: "worker|starter|leaver|staff",
      fields:
        "Name: text\nEmployer: relation employer\nNI number: text\nTax code: text\nStarted: date -3000..-10\nPay basis: choice salary|hourly\nHourly rate: money 11..28 GBP\nAnnual salary: money 24000..52000 GBP\nPension: choice enrolled|opted out|postponed|not eligible\nStudent loan: choice none|plan 1|plan 2|plan 4\nNet paid so far: rollup sum payslip.employee.netPay GBP",
      cells: "employer nINumber taxCode started payBasis hourlyRate annualSalary pension studentLoan",
      rows: "Gary Thwaite|Lister Joinery|QQ 10 22 31 A|1257L|2014-03-10|salary||34200|enrolled|none\nEwa Zielinska|Lister Joinery|QQ 44 90 12 B|1257L|2021-09-01|hourly|16.5||enrolled|plan 2\nJoy Adeleke|Saltmarsh Care Homes|QQ 31 07 55 C|1257L|2019-06-17|hourly|13.4||enrolled|none\nRyan Tully|Saltmarsh Care Homes|QQ 61 20 09 D|BR|@-40|hourly|12.9||postponed|plan 1\nBianca Rossi|The Copper Kettle|QQ 72 14 83 A|0T|@-20|hourly|12.3||not eligible|none\nStephen Hurst|Dunford Haulage|QQ 15 68 40 B|1180L|2011-01-24|salary||38400|opted out|none\nMina Patel|Pike Veterinary Group|QQ 28 33 71 C|1257L|2022-02-14|salary||30600|enrolled|plan 2\nLewis Garton|Pike Veterinary Group|QQ 90 51 16 A|1257L|2024-08-05|salary||26400|enrolled|plan 2",
    },
    {
      id: "payslip",
      use: "core",
      role: "item",
      icon: "receipt-text",
      names: "payslip|payslips",
      also: "pay slip|pay|wages|salary",
      fields:
        "Payslip: text\nEmployee: relation employee\nPay date: date -30..5\nGross: money 380..3300 GBP\nTax: money 20..480 GBP\nNational Insurance: money 10..200 GBP\nPension taken: money 0..170 GBP\nDeductions: money 50..760 GBP\nNet pay: calc gross - deductions GBP\nState: choice waiting for hours|calculated|checked|approved|sent|paid\nNote: text",
      cells: "employee payDate gross tax nationalInsurance pensionTaken deductions state note",
      rows: "Thwaite, November|Gary Thwaite|@1|2850|360|144|142|646|approved|\nZielinska, November|Ewa Zielinska|@1|2640|318|127|132|577|checked|4 hours overtime\nAdeleke, November|Joy Adeleke|@3|2144|219|88|107|414|calculated|Night shifts in\nTully, November|Ryan Tully|@3|1980|396|75|0|471|calculated|Still on BR, chase P45\nRossi, week 35|Bianca Rossi|@0|430|86|15|0|101|paid|No starter form\nHurst, period 9|Stephen Hurst|@-14|2954|395|152|0|547|paid|\nPatel, November|Mina Patel|@3|2550|300|120|153|573|waiting for hours|On call sheet missing\nGarton, November|Lewis Garton|@3|2200|230|92|132|454|calculated|",
    },
    {
      id: "filing",
      use: "core",
      role: "event",
      icon: "file-check",
      names: "submission|submissions",
      also: "RTI|FPS|EPS|filing|P45|P60",
      fields:
        "Submission: text\nEmployer: relation employer\nKind: choice full payment|employer payment|starter|leaver|year end|pension upload\nDue on: date -5..20\nDone: boolean 40\nReference: text",
      cells: "employer kind dueOn done reference",
      rows: "FPS Lister, November|Lister Joinery|full payment|@1|no|\nFPS Saltmarsh, November|Saltmarsh Care Homes|full payment|@3|no|\nFPS Kettle, week 35|The Copper Kettle|full payment|@0|yes|FP 88120\nPension upload, Dunford|Dunford Haulage|pension upload|@-2|no|\nEPS Pike, maternity pay|Pike Veterinary Group|employer payment|@22|no|\nStarter Bianca Rossi|The Copper Kettle|starter|@-3|yes|FP 88097",
    },
    {
      id: "absence",
      use: "more",
      role: "log",
      icon: "thermometer",
      names: "absence|absences",
      also: "sick pay|SSP|maternity pay|leave",
      fields:
        "Absence: text\nEmployee: relation employee\nFrom: date -40..0\nDays: number 1..20 days\nKind: choice sick|maternity|paternity|unpaid|holiday\nAmount: money 0..900 GBP",
      cells: "employee from days kind amount",
      rows: "Sick, back|Stephen Hurst|@-9|4|sick|23\nHoliday|Ewa Zielinska|@-18|5|holiday|660\nUnpaid day|Bianca Rossi|@-6|1|unpaid|0\nSick, flu|Joy Adeleke|@-24|3|sick|0",
    },
  ],
  jobs: "due employer.nextPayDay\nmove payslip.state\ndue filing.dueOn\ncheck filing.done\nkeep employee\ntotal payslip.netPay\nprint payslip\nkeep employer\nplan payslip.payDate\nfind employee",
  site: {
    headline: "Everybody paid, on the day, to the penny",
    body: "Weekly and monthly payroll for employers of one to eighty people. Send the hours by the date, approve the summary, and the payslips go out.",
    action: "Ask for a price|employer",
    services:
      "Monthly payroll|Per payslip, submissions included|6\nWeekly payroll|Per payslip|4\nStarter or leaver|Forms and tax code sorted|8\nYear end|P60s and final submission|45",
    questions:
      "When must hours be in?|Four working days before pay day.\nDo you handle pensions?|Yes, enrollment letters and the monthly upload.\nCan my staff see their payslips?|Each person sees their own, and nobody else's.",
  },
  words: {
    tagline: "Hours in, payslips checked, submissions on time.",
    itch: "Whose hours are still missing?",
    promise: "Every pay day met, every submission in",
    pov: "POV: Friday is pay day and it is already approved",
    gains: ["5 employers, 3 paid this week", "Tully still on BR code", "Pension upload: 2 days late"],
  },
});
