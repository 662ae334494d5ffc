import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "employeeRecords",
  name: "Employee records and appraisals",
  icon: "id-card",
  says: {
    en: "employee records|HR system|HR software|human resources|personnel files|performance reviews|performance appraisal|staff appraisals|employee database|employee management|onboarding new employees|employee directory|probation reviews|HR department|employee onboarding|personnel management",
    de: "Personalverwaltung|Personalakte|Mitarbeitergespräche|Mitarbeiterverwaltung",
    es: "recursos humanos|gestión de empleados|expedientes de personal|evaluaciones de desempeño",
    fr: "ressources humaines|gestion du personnel|dossiers du personnel|entretiens annuels",
    pt: "recursos humanos|gestão de funcionários|fichas de pessoal|avaliações de desempenho",
  },
  forms: ["management", "portal", "dashboard", "directory"],
  people: ["HR", "managers", "employees"],
  mood: "sober",
  things: [
    {
      id: "department",
      use: "core",
      role: "place",
      icon: "network",
      names: "department|departments",
      also: "team|division|unit",
      fields:
        "Department: text\nHead: text\nPeople: rollup count employee.department\nPlanned posts: number 2..12\nPay a year: rollup sum employee.department.salary GBP",
      cells: "head plannedPosts",
      rows: "Workshop|Marek Zielinski|5\nOffice|Joanne Price|4\nSales|Elif Demir|3\nDrivers|Chidi Okafor|3",
    },
    {
      id: "employee",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "employee|employees",
      also: "staff|staff member|colleague|worker|team member|personnel",
      fields:
        "Name: text\nPicture: image\nDepartment: relation department\nJob title: text\nManager: text\nE-mail: email\nPhone: phone\nStarted: date -4200..-20\nContract: choice permanent|fixed term|apprentice|part time\nProbation ends: date -4000..120\nContract ends: date 40..9000\nSalary: money 21000..58000 GBP\nNext review: date -20..300\nEmergency contact: text\nState: choice joining|here|on leave|leaving|left",
      cells:
        "department jobTitle manager eMail phone started contract probationEnds contractEnds salary nextReview emergencyContact state",
      rows: "Marek Zielinski|Workshop|Workshop manager|Ruth Abara|marek@bearings.example.com|555-0101|@-3900|permanent|@-3800|@9000|46000|@40|Anna, 555-0151|here\nPawel Krol|Workshop|Turner|Marek Zielinski|pawel@bearings.example.com|555-0102|@-1460|permanent|@-1360|@8000|33500|@-6|Ola, 555-0152|here\nDevi Patel|Workshop|Apprentice turner|Marek Zielinski|devi@bearings.example.com|555-0103|@-210|apprentice|@-20|@520|21000|@65|Father, 555-0153|here\nJoanne Price|Office|Office manager|Ruth Abara|joanne@bearings.example.com|555-0104|@-2600|permanent|@-2500|@9000|41000|@88|Tim, 555-0154|here\nAmira Said|Office|Payroll clerk|Joanne Price|amira@bearings.example.com|555-0105|@-75|part time|@15|@7000|24500|@15|Sister, 555-0155|here\nSofia Marques|Office|Accounts|Joanne Price|sofia@bearings.example.com|555-0106|@-1100|permanent|@-1000|@8500|34000|@110|Rui, 555-0156|on leave\nElif Demir|Sales|Head of sales|Ruth Abara|elif@bearings.example.com|555-0107|@-1800|permanent|@-1700|@9000|58000|@21|Can, 555-0157|here\nTom Barlow|Sales|Sales, north|Elif Demir|tom@bearings.example.com|555-0108|@-400|fixed term|@-300|@44|37000|@12|Jess, 555-0158|here\nChidi Okafor|Drivers|Transport lead|Ruth Abara|chidi@bearings.example.com|555-0109|@-2100|permanent|@-2000|@9000|38500|@150|Ngozi, 555-0159|here\nKofi Mensah|Drivers|Driver|Chidi Okafor|kofi@bearings.example.com|555-0110|@-640|permanent|@-540|@8800|29500|@-11|Efua, 555-0160|here\nStacey Dunn|Workshop|Fitter|Marek Zielinski|stacey@bearings.example.com|555-0111|@-980|permanent|@-880|@60|32500|@30|Mum, 555-0161|leaving",
    },
    {
      id: "review",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "review|reviews",
      also: "appraisal|performance review|one to one|evaluation|probation review",
      fields:
        "Review: text\nEmployee: relation employee\nManager: text\nKind: choice yearly|half year|probation|one to one|exit\nDate: date -60..40\nTime: time 09:00..16:00\nState: choice planned|self-assessment in|held|signed\nRating: rating 2..5\nGoals: lines\nPay proposal: money 0..2500 GBP\nSigned: boolean 40",
      cells: "employee manager kind date time state rating goals payProposal signed",
      rows: "Pawel, yearly|Pawel Krol|Marek Zielinski|yearly|@-6|14:00|self-assessment in|4|Program the new lathe; Train Devi|1200|no\nKofi, yearly|Kofi Mensah|Chidi Okafor|yearly|@-11|09:00|planned|4|Eco driving; Forklift card|600|no\nAmira, probation|Amira Said|Joanne Price|probation|@15|10:00|planned|4|Month end alone|0|no\nTom, half year|Tom Barlow|Elif Demir|half year|@12|11:00|self-assessment in|3|Twelve new accounts; Visit reports weekly|0|no\nDevi, first year|Devi Patel|Marek Zielinski|half year|@-30|15:00|signed|5|Drawings; College module 3|400|yes\nElif, yearly|Elif Demir|Ruth Abara|yearly|@21|13:00|planned|4|Second salesperson by autumn|2500|no\nStacey, exit|Stacey Dunn|Joanne Price|exit|@30|10:30|planned|4||0|no\nSofia, before leave|Sofia Marques|Joanne Price|one to one|@-40|09:30|signed|4|Handover list|0|yes",
    },
    {
      id: "onboarding",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "joining step|joining steps",
      also: "onboarding task|checklist|leaver step|induction|offboarding",
      fields:
        "Step: text\nEmployee: relation employee\nPart of: choice joining|leaving|parental leave\nWho does it: text\nDue: date -4..40\nDone: boolean 50",
      cells: "employee partOf whoDoesIt due done",
      rows: "Contract signed|Amira Said|joining|Joanne Price|@-75|yes\nPension form|Amira Said|joining|Amira Said|@-3|no\nSafety induction|Devi Patel|joining|Marek Zielinski|@-200|yes\nReturn keys and overalls|Stacey Dunn|leaving|Marek Zielinski|@40|no\nReference and last payslip|Stacey Dunn|leaving|Joanne Price|@40|no\nCover for accounts|Sofia Marques|parental leave|Joanne Price|@6|no\nRenew or end contract|Tom Barlow|leaving|Elif Demir|@14|no",
    },
    {
      id: "file",
      use: "more",
      role: "item",
      icon: "folder",
      names: "document|documents",
      also: "certificate|contract|warning|personnel document|payslip",
      fields:
        "Document: text\nEmployee: relation employee\nKind: choice contract|right to work|warning|certificate|pay letter\nDated: date -1400..-5\nExpires: date -10..900",
      cells: "employee kind dated expires",
      rows: "Right to work, Amira|Amira Said|right to work|@-80|@285\nDriving license check|Kofi Mensah|certificate|@-360|@5\nPay letter 2024|Pawel Krol|pay letter|@-300|@65\nFirst warning, late|Tom Barlow|warning|@-90|@90",
    },
  ],
  jobs: "due employee.nextReview\nmove review.state\nkeep employee\nplan review.date\ncheck review.signed\ncheck onboarding.done\ndue onboarding.due\nassign onboarding.whoDoesIt\nfind employee\nrank review.rating\nchart employee.contract\ntotal employee.salary",
  site: {
    headline: "Work with us, and know where you stand",
    body: "A bearings maker with fifteen people. Two talks a year, goals in writing, and a pay letter every spring.",
    action: "Find a colleague|employee",
    services:
      "Apprenticeships|Turning and office, from August|\nReviews|Twice a year, signed by both|\nLeave|Thirty days and a break between the years|",
    questions:
      "When is my next review?|It stands on your page; your manager writes two weeks before.\nHow long is probation?|Three months.\nWho sees my file?|You, your manager and the office, nobody else.",
  },
  words: {
    tagline: "People, reviews and the papers that run out.",
    itch: "Whose review is overdue?",
    promise: "Every review held, every paper valid",
    pov: "POV: Tom's contract ends, and you knew in time",
    gains: ["11 people, 2 reviews overdue", "Kofi's license check: 5 days", "Amira's probation ends in 15"],
  },
});
