import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "riskRegister",
  name: "Risk and compliance register",
  icon: "shield-alert",
  says: {
    en: "risk register|risk management|compliance register|gdpr compliance|data protection register|risk assessment register|audit findings tracker|policies and controls|compliance tasks|iso 27001 controls|near miss reports|incident and risk log|governance risk compliance|processing activities register|internal controls|business continuity risks",
    de: "Risikoregister|Risikomanagement|Compliance-Register|DSGVO-Verzeichnis",
    es: "registro de riesgos|gestión de riesgos|cumplimiento normativo",
    fr: "registre des risques|gestion des risques|conformité RGPD",
    pt: "registo de riscos|gestão de riscos|conformidade RGPD",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["risk owners", "auditors"],
  mood: "sober",
  things: [
    {
      id: "risk",
      use: "core",
      role: "item",
      icon: "shield-alert",
      names: "risk|risks",
      also: "threat|hazard",
      fields:
        "Risk: text\nArea: choice people|data|money|building|supply|reputation\nLikelihood: number 1..5\nImpact: number 1..5\nScore: calc likelihood * impact\nAfter controls: number 1..15\nOwner: text\nTreatment: choice reduce|accept|insure|avoid\nState: choice open|watched|closed\nReview by: date -10..90\nControls: rollup count control.risk\nWhat could happen: longText\nEarly signs: text",
      cells: "area likelihood impact afterControls owner treatment state reviewBy whatCouldHappen earlySigns",
      rows: "Personal data sent to the wrong person|data|4|4|8|Ruth Abara|reduce|open|@14|A letter about health reaches a neighbor|Window envelopes\nOne supplier for labels|supply|3|4|9|Chidi Okafor|reduce|open|@30|Line stands for a week|Delivery over four days\nFire in the battery room|building|2|5|5|Owen Pritchard|reduce|watched|@-4|Forklift batteries burn at night|Smell, warm chargers\nPayroll by one person|people|3|3|4|Joanne Price|reduce|open|@45|Nobody paid in August|\nFalse invoice paid|money|4|3|4|Joanne Price|reduce|watched|@20|New bank details by e-mail|Hurry, Friday afternoon\nRiver over the yard|building|2|4|8|Lou Fischer|insure|watched|@80|Forty centimeters in the hall|Level above 3.1 m\nBad review goes round|reputation|3|2|4|Lena Krüger|accept|watched|@60||\nOld tokens in the wild|data|2|4|2|Ben Osei|avoid|closed|@90||",
    },
    {
      id: "control",
      use: "core",
      role: "item",
      icon: "shield-check",
      names: "control|controls",
      also: "measure|policy|safeguard|check",
      fields:
        "Control: text\nRisk: relation risk\nKind: choice prevent|detect|recover\nOwner: text\nTested: date -300..-5\nTest by: date -12..120\nWorks: choice not tested|weak|yes\nProof: url\nHow: longText",
      cells: "risk kind owner tested testBy works proof how",
      rows: "Second pair of eyes on letters|Personal data sent to the wrong person|prevent|Ruth Abara|@-60|@30|yes|https://files.example.com/letters|\nNo window envelopes for health|Personal data sent to the wrong person|prevent|Lou Fischer|@-20|@100|weak|https://files.example.com/envelopes|Old stock still used\nSecond label supplier on paper|One supplier for labels|recover|Chidi Okafor|@-200|@-12|not tested||Contract, never ordered\nSmoke alarm to the guard|Fire in the battery room|detect|Owen Pritchard|@-90|@2|yes|https://files.example.com/alarm|\nCall back before new bank details|False invoice paid|prevent|Joanne Price|@-30|@60|yes|https://files.example.com/callback|On the number we had\nPayroll run by Devi, twice a year|Payroll by one person|recover|Devi Patel|@-150|@25|weak||\nFlood gates, drill|River over the yard|recover|Lou Fischer|@-290|@-3|not tested||",
    },
    {
      id: "finding",
      use: "core",
      role: "item",
      icon: "flag",
      names: "finding|findings",
      also: "action|audit finding|incident|near miss",
      fields:
        "Finding: text\nRisk: relation risk\nFound by: text\nFound on: date -60..0\nGrade: choice note|minor|major\nOwner: text\nDue: date -10..60\nState: choice open|in work|checked|closed\nClosed: boolean 30\nWhat to do: longText",
      cells: "risk foundBy foundOn grade owner due state closed whatToDo",
      rows: "Letter went to number 14|Personal data sent to the wrong person|Neighbor|@-6|major|Ruth Abara|@-3|in work|no|Told the family and the authority within 72 hours\nCharger without a label|Fire in the battery room|Safety walk|@-12|minor|Owen Pritchard|@4|open|no|\nNobody knows the flood gates|River over the yard|Drill|@-40|major|Lou Fischer|@10|open|no|Two per shift\nInvoice with a new IBAN stopped|False invoice paid|Joanne Price|@-15|note|Joanne Price|@0|closed|yes|Well done, told everybody\nSecond supplier never ordered from|One supplier for labels|Audit|@-28|minor|Chidi Okafor|@21|open|no|Order one roll\nAccess of leavers still open|Old tokens in the wild|Audit|@-55|major|Ben Osei|@-8|checked|yes|",
    },
    {
      id: "record",
      use: "more",
      role: "item",
      icon: "database",
      names: "processing activity|processing activities",
      also: "data record|processing register entry",
      fields:
        "Activity: text\nPurpose: text\nWhose data: tags staff|customers|residents|applicants|visitors\nKept for: text\nLawful because: choice contract|consent|law|interest\nGoes to: text\nChecked on: date -300..-10",
      cells: "purpose whoseData keptFor lawfulBecause goesTo checkedOn",
      rows: "Payroll|Pay people|staff|10 years|law|Tax office, bank|@-100\nApplications|Fill jobs|applicants|6 months|contract|Hiring managers|@-40\nCare records|Care|residents|30 years|law|Doctors|@-80\nNewsletter|Tell news|customers|Until they say no|consent|Mail supplier|@-280\nVisitor list|Fire safety|visitors|4 weeks|interest|Nobody|@-60",
    },
  ],
  jobs: "rank risk.score\ndue risk.reviewBy\ndue finding.due\ndue control.testBy\nmove finding.state\nkeep risk\nchart risk.area\ncheck finding.closed\nfind risk\nassign risk.owner\nrequest finding\nkeep control",
  site: {
    headline: "Known, owned, checked",
    body: "Every risk with a number, an owner and a day. What was tested, what was found, and what is still open.",
    action: "Report a finding|finding",
    services:
      "Register|Likelihood, impact, owner, review|\nControls|Tested, not only written down|\nFindings|Closed with proof|",
    questions:
      "How is the score made?|Likelihood times impact, one to five each. After controls it should be lower.\nI saw something. What now?|Report it here. Nobody is blamed for a near miss.\nHow often is a risk looked at?|On its day, four times a year for the red ones.\nWhat about data protection?|Each processing activity is listed with its purpose and how long data is kept.",
  },
  words: {
    tagline: "What could go wrong, who has it, was it tested.",
    itch: "When was that last tested?",
    promise: "The auditor finds it done",
    pov: "POV: the river rose and the gates worked",
    gains: ["Data to the wrong person: 16", "Flood gates: never tested", "Six findings, two closed"],
  },
});
