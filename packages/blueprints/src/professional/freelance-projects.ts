import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "freelanceProjects",
  name: "Freelance and agency projects",
  icon: "briefcase-business",
  says: {
    en: "freelancer|freelance projects|freelancer CRM|freelance CRM|freelance business|freelance designer|freelance developer|freelance writer|client projects|projects and invoices|design agency|web agency|creative agency|creative studio|design studio|small agency|billable projects|client work and invoices|digital agency",
    de: "Freelancer|Freiberufler|Agentur Projekte|Kundenprojekte|Designagentur",
    es: "freelance|autónomo proyectos|agencia creativa|proyectos de clientes",
    fr: "freelance projets|indépendant|agence créative|projets clients",
    pt: "freelancer|trabalhador independente|agência criativa|projetos de clientes",
  },
  forms: ["management", "portal", "site", "dashboard"],
  people: ["freelancers", "clients"],
  mood: "lively",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "building-2",
      names: "client|clients",
      also: "customer|company|brand|account",
      fields:
        "Name: text\nContact: text\nE-mail: email\nPhone: phone\nFound us by: choice referral|search|event|old client|cold mail\nPays within: choice 7 days|14 days|30 days|60 days\nBilled: rollup sum invoice.client.amount EUR\nStill open: rollup sum invoice.client.open EUR\nNotes: longText",
      cells: "contact eMail phone foundUsBy paysWithin notes",
      rows: "Copper Kettle Café|Rosa Marini|rosa@copperkettle.example.com|555-0101|referral|14 days|Answers voice messages, not mail\nOkafor Freight|Chidi Okafor|chidi@okaforfreight.example.com|555-0102|search|30 days|PO number on every invoice\nNair & Webb Architects|Priya Nair|priya@nairwebb.example.com|555-0103|old client|14 days|\nLittle Theater|Lou Fischer|lou@littletheater.example.com|555-0104|event|30 days|Grant pays, needs a stamp\nDemir Motors|Elif Demir|elif@demirmotors.example.com|555-0105|cold mail|60 days|Always late, be firm\nBirch House Care|Ruth Abara|ruth@birchhouse.example.com|555-0106|referral|30 days|\nGarcía Wines|Tomás García|tomas@garciawines.example.com|555-0107|old client|7 days|Pays the same day",
    },
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "folder-open",
      names: "project|projects",
      also: "job|commission|assignment|engagement|retainer",
      fields:
        "Project: text\nClient: relation client\nKind: choice website|branding|copy|illustration|app|retainer\nStage: choice talking|quoted|agreed|in work|with client|delivered|closed\nStarted: date -90..0\nDue: date -5..60\nDays left: daysUntil due\nBudget: money 900..14000 EUR\nHours planned: number 12..180 h\nHours so far: rollup sum work.project.hours h\nHours left: calc hoursPlanned - hoursSoFar h\nLead: text\nRounds of changes: number 0..4\nFiles: url\nNotes: longText",
      cells: "client kind stage started due budget hoursPlanned lead roundsOfChanges files notes",
      rows: "Menu and website|Copper Kettle Café|website|in work|@-24|@9|3200|40|Lena Krüger|1|https://files.example.com/kettle|Photos on Thursday\nFleet booking app|Okafor Freight|app|in work|@-60|@38|14000|180|Ben Osei|0|https://files.example.com/okafor|Drivers test in week six\nNew logo and signs|Nair & Webb Architects|branding|with client|@-31|@4|4600|56|Lena Krüger|2|https://files.example.com/nairwebb|Third round costs extra\nSpring program|Little Theater|illustration|in work|@-12|@-2|1800|24|Mei Tanaka|1|https://files.example.com/theater|Printer waits\nUsed car pages|Demir Motors|website|quoted|@-6|@50|5400|70|Ben Osei|0||Half up front\nCare home brochure|Birch House Care|copy|agreed|@0|@21|1200|16|Amara Osei|0||\nLabels, new vintage|García Wines|branding|delivered|@-48|@-5|2100|28|Mei Tanaka|2|https://files.example.com/garcia|\nSite care, monthly|García Wines|retainer|in work|@-90|@25|900|12|Ben Osei|0|https://files.example.com/garcia-care|Two hours a week\nBrand book|Okafor Freight|branding|talking|@-3|@60|3800|48|Lena Krüger|0||Wants a price by Friday",
    },
    {
      id: "work",
      use: "core",
      role: "log",
      icon: "timer",
      names: "time entry|time entries",
      also: "hours|timesheet|time|worklog|hours worked",
      fields:
        "What: text\nProject: relation project\nWho: text\nDate: date -20..0\nHours: number 0.5..7.5 h\nBillable: boolean 85\nBilled: boolean 40",
      cells: "project who date hours billable billed",
      rows: "Menu layout|Menu and website|Lena Krüger|@0|3.5|yes|no\nDriver login|Fleet booking app|Ben Osei|@0|6|yes|no\nLogo, round two|New logo and signs|Lena Krüger|@-1|4|yes|no\nCall with Lou|Spring program|Mei Tanaka|@-1|0.5|no|no\nCover drawing|Spring program|Mei Tanaka|@-2|7|yes|no\nMap of depots|Fleet booking app|Ben Osei|@-2|7.5|yes|no\nShop update|Site care, monthly|Ben Osei|@-3|2|yes|no\nTexts for lunch menu|Menu and website|Amara Osei|@-4|2.5|yes|no\nLabel print files|Labels, new vintage|Mei Tanaka|@-6|5|yes|yes\nSign mock-ups|New logo and signs|Lena Krüger|@-9|6.5|yes|yes\nQuote for car pages|Used car pages|Ben Osei|@-6|1.5|no|no",
    },
    {
      id: "invoice",
      use: "core",
      role: "item",
      icon: "receipt",
      names: "invoice|invoices",
      also: "bill|payment|deposit",
      fields:
        "Invoice: text\nClient: relation client\nProject: relation project\nIssued: date -75..0\nDue: date -20..30\nAmount: money 225..5600 EUR\nReceived: money 0..5600 EUR\nOpen: calc amount - received EUR\nState: choice draft|sent|reminded|paid\nPaid: boolean 50",
      cells: "client project issued due amount received state paid",
      rows: "2024-31|García Wines|Labels, new vintage|@-5|@2|2100|2100|paid|yes\n2024-30|Okafor Freight|Fleet booking app|@-28|@2|4200|0|sent|no\n2024-29|Nair & Webb Architects|New logo and signs|@-30|@-16|2300|2300|paid|yes\n2024-28|Copper Kettle Café|Menu and website|@-22|@-8|1600|800|reminded|no\n2024-27|Demir Motors|Used car pages|@-74|@-14|480|0|reminded|no\n2024-26|García Wines|Site care, monthly|@-30|@-23|225|225|paid|yes\n2024-32|Little Theater|Spring program|@0|@30|900|0|draft|no",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "inquiry|lead|brief|quote request|contact form",
      fields:
        "Name: text\nE-mail: email\nWhat for: choice website|branding|copy|illustration|app|not sure\nBudget: choice under 1000|1000 to 5000|over 5000\nWanted by: date 14..90\nAbout the project: longText\nReceived: date -12..0\nAnswered: boolean 60",
      cells: "eMail whatFor budget wantedBy aboutTheProject received answered",
      rows: "Grace Mbeki|grace.mbeki@example.com|branding|1000 to 5000|@45|Two-chair nail studio, opening in summer|@-1|no\nHillside School|office@hillside.example.com|website|1000 to 5000|@80|Old site cannot be read on a phone|@-3|yes\nPawel Krol|pawel.krol@example.com|app|over 5000|@90|Forklift checks on a tablet|@-6|yes\nSofia Marques|sofia.marques@example.com|copy|under 1000|@20|Six pages about pelvic floor classes|@0|no",
    },
    {
      id: "task",
      use: "more",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|milestone|deliverable|step",
      fields: "Task: text\nProject: relation project\nWho: text\nDue: date -3..20\nDone: boolean 40",
      cells: "project who due done",
      rows: "Photos of the counter|Menu and website|Lena Krüger|@2|no\nPush messages|Fleet booking app|Ben Osei|@8|no\nPrint proof|Spring program|Mei Tanaka|@-1|no\nSend logo round three|New logo and signs|Lena Krüger|@1|no\nHandover of label files|Labels, new vintage|Mei Tanaka|@-5|yes\nInterview with two carers|Care home brochure|Amara Osei|@5|no",
    },
  ],
  jobs: "move project.stage\ndue invoice.due\ntotal invoice.open\ncheck invoice.paid\nkeep work\ndue project.due\nassign project.lead\ncheck work.billed\nkeep client\nrequest enquiry\nchart project.kind\nplan project.due",
  site: {
    headline: "Design and code that ship on the day",
    body: "A studio of four for websites, brands and small apps. You get a fixed price, two rounds of changes and a date.",
    action: "Tell us about your project|enquiry",
    services:
      "Website|Five to ten pages, texts included|3200\nBrand|Logo, type, colors and signs|4600\nIllustration|Posters, programs, labels|1800\nApp|Planned, built and looked after|14000\nSite care|Two hours a week|225",
    questions:
      "How do payments work?|A third at the start, a third half way, the rest on delivery.\nHow many changes are included?|Two rounds. A third is billed by the hour, and we say so first.\nHow long does a website take?|Five to six weeks, if the photos come in time.\nWho owns the files?|You, once the last invoice is paid.",
  },
  words: {
    tagline: "Projects, hours and invoices that come in.",
    itch: "Which invoice is still open?",
    promise: "Every hour billed, every invoice paid",
    pov: "POV: you know what is open before rent day",
    gains: ["9 projects, 1 past its day", "Okafor: 4200 due in two days", "11 entries, none forgotten"],
  },
});
