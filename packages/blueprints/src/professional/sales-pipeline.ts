import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "salesPipeline",
  name: "Consultancy and sales pipeline",
  icon: "handshake",
  says: {
    en: "CRM|sales pipeline|sales leads|customer relationship management|lead tracking|consultancy|consulting firm|sales team|deals and leads|lead management|sales funnel|management consultant|follow up leads|B2B sales|sales CRM|account managers|business consulting",
    de: "CRM-System|Vertrieb|Unternehmensberatung|Leads verwalten|Vertriebspipeline",
    es: "embudo de ventas|consultoría|gestión de clientes potenciales|equipo de ventas",
    fr: "suivi des prospects|cabinet de conseil|pipeline commercial|équipe commerciale",
    pt: "funil de vendas|consultoria|gestão de leads|equipa de vendas",
  },
  forms: ["management", "dashboard", "site"],
  people: ["sales", "consultants", "clients"],
  mood: "sober",
  things: [
    {
      id: "company",
      use: "core",
      role: "person",
      icon: "building-2",
      names: "company|companies",
      also: "account|client|organization|customer|prospect",
      fields:
        "Company: text\nField of work: choice logistics|food|care|manufacturing|retail|public\nEmployees: number 8..900\nWebsite: url\nCity: text\nOwner: text\nKind: choice prospect|client|former client|partner\nDeals in all: rollup sum deal.company.value EUR\nLast contact: date -90..0\nNotes: longText",
      cells: "fieldOfWork employees website city owner kind lastContact notes",
      rows: "Okafor Freight|logistics|140|https://okaforfreight.example.com|Hull|Lena Krüger|client|@-3|Second depot in autumn\nBirch House Care|care|85|https://birchhouse.example.com|York|Samuel Adeyemi|prospect|@-9|Board decides on Mondays\nDemir Motors|retail|32|https://demirmotors.example.com|Leeds|Lena Krüger|prospect|@-35|\nNorthside Ceramics|manufacturing|210|https://northside.example.com|Stoke|Samuel Adeyemi|client|@-1|\nGarcía Wines|food|18|https://garciawines.example.com|Bristol|Lena Krüger|former client|@-62|Ring before harvest\nCounty Council|public|900|https://county.example.com|Durham|Samuel Adeyemi|prospect|@-5|Tender portal only\nZielinski Tools|manufacturing|64|https://zielinskitools.example.com|Sheffield|Lena Krüger|prospect|@-16|",
    },
    {
      id: "contact",
      use: "core",
      role: "person",
      icon: "contact-round",
      names: "contact|contacts",
      also: "person|decision maker|lead|buyer",
      fields:
        "Name: text\nCompany: relation company\nJob title: text\nE-mail: email\nPhone: phone\nSays yes: choice decides|advises|blocks|uses it\nLast spoke: date -60..0\nPrefers: choice phone|e-mail|in person",
      cells: "company jobTitle eMail phone saysYes lastSpoke prefers",
      rows: "Chidi Okafor|Okafor Freight|Managing director|chidi@okaforfreight.example.com|555-0101|decides|@-3|phone\nNgozi Eze|Okafor Freight|Operations|ngozi@okaforfreight.example.com|555-0102|uses it|@-12|e-mail\nRuth Abara|Birch House Care|Home manager|ruth@birchhouse.example.com|555-0103|advises|@-9|in person\nElif Demir|Demir Motors|Owner|elif@demirmotors.example.com|555-0104|decides|@-35|phone\nPeter Grange|Northside Ceramics|Finance director|peter@northside.example.com|555-0105|decides|@-1|e-mail\nHana Sato|Northside Ceramics|Quality|hana@northside.example.com|555-0106|advises|@-8|e-mail\nCarla Mendes|County Council|Procurement|carla@county.example.com|555-0107|blocks|@-5|e-mail\nMarek Zielinski|Zielinski Tools|Owner|marek@zielinskitools.example.com|555-0108|decides|@-16|in person",
    },
    {
      id: "deal",
      use: "core",
      role: "item",
      icon: "handshake",
      names: "deal|deals",
      also: "opportunity|lead|proposal|sale|offer|engagement|project",
      fields:
        "Deal: text\nCompany: relation company\nContact: relation contact\nStage: choice first talk|needs clear|proposal sent|negotiating|won|lost\nValue: money 2400..86000 EUR\nChance: percent 10..100\nOwner: text\nSource: choice referral|cold call|fair|web|tender|old client\nOpened: date -120..-1\nClose wanted: date -6..90\nDays left: daysUntil closeWanted\nNext step: text\nWhy lost: choice open|price|timing|competitor|no budget",
      cells: "company contact stage value chance owner source opened closeWanted nextStep whyLost",
      rows: "Depot layout study|Okafor Freight|Chidi Okafor|negotiating|28500|75|Lena Krüger|old client|@-40|@9|Two options on one sheet|open\nRota review|Birch House Care|Ruth Abara|proposal sent|12400|50|Samuel Adeyemi|referral|@-26|@14|Present to the board on Monday|open\nShowroom training|Demir Motors|Elif Demir|first talk|4800|20|Lena Krüger|cold call|@-35|@30|Ring again, third try|open\nKiln energy audit|Northside Ceramics|Peter Grange|won|36200|100|Samuel Adeyemi|fair|@-75|@-2|Kick-off on the 12th|open\nSecond audit, glaze line|Northside Ceramics|Hana Sato|needs clear|18900|40|Samuel Adeyemi|old client|@-8|@45|Meter data|open\nWaste routes|County Council|Carla Mendes|proposal sent|86000|25|Samuel Adeyemi|tender|@-50|@22|Questions by Friday|open\nTool shop flow|Zielinski Tools|Marek Zielinski|needs clear|15600|35|Lena Krüger|web|@-18|@40|Walk the floor|open\nHarvest planning|García Wines|Chidi Okafor|lost|7200|10|Lena Krüger|old client|@-90|@-6|Ask again in spring|timing\nDriver scheduling|Okafor Freight|Ngozi Eze|first talk|9400|15|Lena Krüger|old client|@-12|@60|Sit in the cab for a day|open",
    },
    {
      id: "activity",
      use: "core",
      role: "event",
      icon: "phone-call",
      names: "activity|activities",
      also: "call|follow-up|meeting|task|visit|note|reminder",
      fields:
        "What: text\nDeal: relation deal\nContact: relation contact\nDue: date -5..20\nTime: time 09:00..16:30\nKind: choice call|visit|e-mail|meeting|demo\nWho: text\nDone: boolean 30\nOutcome: longText",
      cells: "deal contact due time kind who done outcome",
      rows: "Ring Chidi about options|Depot layout study|Chidi Okafor|@0|10:00|call|Lena Krüger|no|\nBoard of Birch House|Rota review|Ruth Abara|@3|14:00|meeting|Samuel Adeyemi|no|\nElif, third call|Showroom training|Elif Demir|@-4|11:00|call|Lena Krüger|no|\nTender questions|Waste routes|Carla Mendes|@1|16:00|e-mail|Samuel Adeyemi|no|\nWalk the tool shop|Tool shop flow|Marek Zielinski|@6|09:00|visit|Lena Krüger|no|\nMeter data from Hana|Second audit, glaze line|Hana Sato|@2|09:30|e-mail|Samuel Adeyemi|no|\nContract signed|Kiln energy audit|Peter Grange|@-2|15:00|meeting|Samuel Adeyemi|yes|Half on signature\nIntroduced to Ngozi|Driver scheduling|Ngozi Eze|@-5|13:00|visit|Lena Krüger|yes|Pain is Saturday swaps",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "inquiry|web lead|contact request|demo request",
      fields:
        "Name: text\nFirm: text\nE-mail: email\nPhone: phone\nWhat about: longText\nReceived: date -8..0\nTaken by: text\nState: choice new|rung|became a deal|not for us",
      cells: "firm eMail phone whatAbout received takenBy state",
      rows: "Bruno Keller|Keller Bakeries|bruno@keller.example.com|555-0131|Eleven shops, too much bread left|@-1||new\nYasmin Ali|Riverside Laundry|yasmin@riversidelaundry.example.com|555-0132|Route planning|@-3|Lena Krüger|rung\nMina Farouk|Farouk Dental|mina@faroukdental.example.com|555-0133|Patient flow|@-6|Samuel Adeyemi|not for us\nPer Lund|Lund Timber|per@lundtimber.example.com|555-0134|Saw line idle times|@-2|Lena Krüger|became a deal",
    },
    {
      id: "target",
      use: "more",
      role: "item",
      icon: "target",
      names: "target|targets",
      also: "quota|goal|forecast",
      fields:
        "Target: text\nWho: text\nQuarter: text\nTarget amount: money 30000..120000 EUR\nWon: money 0..120000 EUR\nGap: calc targetAmount - won EUR",
      cells: "who quarter targetAmount won",
      rows: "Lena, this quarter|Lena Krüger|Q2|60000|22400\nSamuel, this quarter|Samuel Adeyemi|Q2|80000|36200\nTeam, last quarter|Everybody|Q1|120000|118700",
    },
  ],
  jobs: "move deal.stage\ndue activity.due\nkeep contact\ntotal deal.value\ncheck activity.done\nassign deal.owner\nrank deal.value\nrequest enquiry\nmove enquiry.state\nchart deal.source\nkeep company\nplan deal.closeWanted",
  site: {
    headline: "Fewer idle hours, on one page",
    body: "Two consultants for depots, kilns and rotas. We walk your floor for a day and leave a page with three things to change.",
    action: "Ask for a first day|enquiry",
    services:
      "First day|On your floor, with a one-page finding|950\nStudy|Three to six weeks, fixed price|12000\nTraining|Your people, your figures, one day|1400\nFollow-up|Half a day after three months|0",
    questions:
      "What does it cost?|A day is 950 euros; studies have a fixed price before we start.\nHow big must we be?|From eight people up.\nDo you stay for the change?|We come back after three months, included.\nWho owns the figures?|You do.",
  },
  words: {
    tagline: "Deals, next steps and who promised to ring.",
    itch: "Who was going to call Elif?",
    promise: "No lead goes cold",
    pov: "POV: the follow-up rang before they forgot you",
    gains: ["9 deals, 219000 on the board", "Elif: third call, four days late", "Kiln audit won: 36200"],
  },
});
