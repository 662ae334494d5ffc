import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "onboarding",
  name: "Staff onboarding",
  icon: "user-round-plus",
  says: {
    en: "onboarding checklist|new hire onboarding|new starter checklist|first week plan for new staff|onboarding plan|first 90 days plan|new employee checklist|preboarding|buddy for new starters|onboarding and offboarding|offboarding checklist|joiners and leavers|onboarding tracker|first day checklist|leaver checklist",
    de: "Onboarding-Checkliste|Einarbeitungsplan|neue Mitarbeiter einarbeiten",
    es: "plan de incorporación|incorporación de empleados|lista de bienvenida empleado",
    fr: "parcours d'intégration|intégration des nouveaux salariés|checklist nouvel arrivant",
    pt: "integração de colaboradores|plano de acolhimento|lista do primeiro dia",
  },
  forms: ["management", "portal", "tracker"],
  people: ["HR and team leads", "new starters"],
  mood: "warm",
  things: [
    {
      id: "starter",
      use: "core",
      role: "person",
      icon: "user-round-plus",
      names: "new starter|new starters",
      also: "joiner|new hire|newcomer",
      fields:
        "Name: text\nJob: text\nTeam: choice Kitchen|Sales|Engineering|Care|Warehouse\nFirst day: date -60..30\nDays to go: daysUntil firstDay\nLead: text\nBuddy: text\nStage: choice signed|before day one|first week|first month|settled\nSteps: rollup count step.starter\nProbation ends: date 20..200\nE-mail: email\nSize: choice S|M|L|XL\nNote: longText",
      cells: "job team firstDay lead buddy stage probationEnds eMail size note",
      rows: "Amira Said|Payroll clerk|Sales|@5|Joanne Price|Priya Nair|before day one|@185|amira.said@example.com|M|Left-handed mouse\nNgozi Eze|Backend developer|Engineering|@12|Ben Osei|Yuki Tanaka|signed|@192|ngozi.eze@example.com|S|Moves from Bristol\nGrace Mbeki|Night carer|Care|@-2|Ruth Abara|Oliver Finch|first week|@178|grace.mbeki@example.com|L|First two nights with Oliver\nStacey Dunn|Shift lead|Warehouse|@-4|Chidi Okafor|Tom Barlow|first week|@176|stacey.dunn@example.com|M|\nLeo Winter|Commis chef|Kitchen|@-20|Amara Osei|Ben Farrow|first month|@160|leo.winter@example.com|L|College on Mondays\nMarek Zielinski|Field sales|Sales|@-58|Hana Sato|Lena Krüger|settled|@122|marek.z@example.com|XL|",
    },
    {
      id: "step",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "step|steps",
      also: "task|to-do|checklist item",
      fields:
        "Step: text\nStarter: relation starter\nPhase: choice before day one|day one|week one|month one|last day\nOwner: text\nDue: date -20..40\nDone: boolean 45\nHow: longText",
      cells: "starter phase owner due done how",
      rows: "Contract signed and filed|Amira Said|before day one|Ruth Abara|@-6|yes|\nOrder laptop and phone|Amira Said|before day one|Yuki Tanaka|@-1|no|Five working days at the supplier\nDesk by the window|Amira Said|before day one|Lou Fischer|@4|no|\nPayroll and pension form|Amira Said|day one|Joanne Price|@5|no|\nRights for the code|Ngozi Eze|before day one|Yuki Tanaka|@10|no|\nFlat for the first month|Ngozi Eze|before day one|Ruth Abara|@8|no|Two offers sent\nFire exits and first aid|Grace Mbeki|day one|Ruth Abara|@-2|yes|\nMedicines round with a nurse|Grace Mbeki|week one|Oliver Finch|@3|no|\nForklift check ride|Stacey Dunn|week one|Chidi Okafor|@0|no|\nSafety shoes handed out|Stacey Dunn|day one|Tom Barlow|@-4|yes|\nKnives, allergens, cold chain|Leo Winter|week one|Amara Osei|@-15|yes|\nAlone on the starters|Leo Winter|month one|Amara Osei|@6|no|",
    },
    {
      id: "talk",
      use: "core",
      role: "event",
      icon: "message-circle",
      names: "check-in|check-ins",
      also: "one-to-one|feedback talk|probation talk",
      fields:
        "Talk: text\nStarter: relation starter\nKind: choice day one|week one|day 30|day 90|probation\nDate: date -60..60\nWho: text\nMood: rating 2..5\nWhat was said: longText\nNext step: text",
      cells: "starter kind date who mood whatWasSaid nextStep",
      rows: "Grace, end of week one|Grace Mbeki|week one|@3|Ruth Abara|||\nStacey, end of week one|Stacey Dunn|week one|@1|Chidi Okafor|||\nLeo, day 30|Leo Winter|day 30|@10|Amara Osei|||\nLeo, week one|Leo Winter|week one|@-14|Amara Osei|4|Fast learner, afraid to ask|Ben checks in at noon\nMarek, day 30|Marek Zielinski|day 30|@-28|Hana Sato|3|No car for two weeks|Car by Friday\nMarek, week one|Marek Zielinski|week one|@-53|Hana Sato|4|Likes the route|\nGrace, day one|Grace Mbeki|day one|@-2|Ruth Abara|5|Knew half the residents already|",
    },
    {
      id: "plan",
      use: "more",
      role: "item",
      icon: "clipboard-list",
      names: "plan|plans",
      also: "template|standard steps",
      fields: "Plan: text\nFor whom: text\nWeeks: number 1..13\nItems: lines\nOwner: text",
      cells: "forWhom weeks items owner",
      rows: "Everyone|All new starters|2|Contract;Keys;Laptop;Fire exits;Lunch with the team|Ruth Abara\nEngineering|Developers|4|Code rights;First small fix;Review with buddy;On call shadow|Ben Osei\nNight care|Night carers|3|Background check;Medicines round;Two nights with a buddy|Ruth Abara\nLast day|Leavers|1|Keys back;Laptop back;Accounts closed;Final pay;Cake|Lou Fischer",
    },
  ],
  jobs: "due step.due\ncheck step.done\nmove starter.stage\ndue starter.firstDay\nplan talk.date\nassign step.owner\nkeep starter\nagenda talk.date\nchart step.phase\nrate talk.mood\nkeep talk\nfind starter",
  site: {
    headline: "A first day that works",
    body: "Keys, laptop, a buddy and a plan for the first ninety days. Everybody knows what is theirs to do before you come.",
    action: "See my first steps|step",
    services:
      "Before day one|Contract, laptop, desk, parking|\nFirst week|Fire exits, people, one small success|\nDay 90|What went well, what stays|",
    questions:
      "When do I get my laptop?|It is on your desk on the first morning.\nWho do I ask?|Your buddy, anything, as often as you like.\nHow long is probation?|Six months, with talks after one week, 30 and 90 days.\nWhat should I bring?|Your bank details, your tax number, an appetite for lunch.",
  },
  words: {
    tagline: "Who starts when, what must be ready, who sees to it.",
    itch: "Monday, and no laptop?",
    promise: "Ready before they walk in",
    pov: "POV: day one and the login works",
    gains: ["Amira starts in five days", "Laptop ordered, desk by the window", "Day 30 for Leo: noted"],
  },
});
