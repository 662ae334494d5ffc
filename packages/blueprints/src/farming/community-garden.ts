import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "communityGarden",
  name: "Community garden plots",
  icon: "shovel",
  says: {
    en: "community garden plots|plots in a community garden|allotments|allotment association|allotment plots|allotment waiting list|garden plots|allotment site|plot holders|plot inspections|garden tool shed sharing|community garden work days|school garden plots|kitchen garden plots|guerrilla gardening group|plot rents",
    de: "Kleingartenverein|Gemeinschaftsgarten|Schrebergarten|Gartenparzellen",
    es: "huertos urbanos|huerto comunitario|parcelas de huerto|lista de espera de huertos",
    fr: "jardins partagés|jardin communautaire|jardins ouvriers|parcelles de jardin",
    pt: "hortas comunitárias|horta comunitária|talhões de horta|hortas urbanas",
  },
  forms: ["management", "portal", "community", "site"],
  people: ["site committee", "plot holders"],
  mood: "warm",
  things: [
    {
      id: "plot",
      use: "core",
      role: "place",
      icon: "land-plot",
      names: "plot|plots",
      also: "allotment|parcel|half plot|bed",
      fields:
        "Plot: text\nRow: choice hedge|shed|pond|road\nArea: number 20..280 m²\nRent a year: money 18..140 GBP\nShed: boolean 50\nWater near: boolean 60\nState: choice worked|untidy|warned|vacant|resting\nLast inspection: date -90..-1\nNote: text",
      cells: "row area rentAYear shed waterNear state lastInspection note",
      rows: "1A|hedge|125|48|yes|no|worked|@-12|\n1B|hedge|125|48|no|no|untidy|@-12|Couch grass to the path\n2|hedge|250|92|yes|yes|worked|@-12|Bees on the bank\n7|shed|250|92|yes|yes|warned|@-12|Carpet and old tires\n12A|pond|120|46|no|yes|vacant|@-12|Needs digging once\n14|pond|240|90|yes|yes|worked|@-12|Apple on the boundary\n21|road|60|26|no|no|resting|@-12|Green manure till May\n24|road|60|26|no|no|worked|@-12|Raised beds, wheelchair path",
    },
    {
      id: "holder",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "plot holder|plot holders",
      also: "tenant|gardener|member|family",
      fields:
        "Holder: text\nPlot: relation plot\nPhone: phone\nE-mail: email\nSince: date -9000..-30\nRent due: date -40..200\nDays left: daysUntil rentDue\nPaid: boolean 70\nWork hours owed: number 0..12 h\nWork hours done: number 0..12 h\nStill to do: calc workHoursOwed - workHoursDone h\nKey number: text\nCommittee: choice none|chair|treasurer|secretary|site",
      cells: "plot phone eMail since rentDue paid workHoursOwed workHoursDone keyNumber committee",
      rows: "Doris Appleby|1A|555-0101|doris.appleby@example.com|1998-03-14|@-12|yes|6|6|K 3|chair\nTunde and Grace Ade|1B|555-0102|ade@example.com|2024-10-02|@-12|no|6|1|K 41|none\nPiotr Wolski|2|555-0103|piotr.wolski@example.com|2015-04-20|@-12|yes|6|9|K 12|site\nKaren Mott|7|555-0104|karen.mott@example.com|2022-05-11|@-12|no|6|0|K 38|none\nThe Nguyens|14|555-0105|nguyen@example.com|2017-09-29|@-12|yes|6|4|K 20|treasurer\nHester Vale|24|555-0106|hester.vale@example.com|2021-03-25|@-12|yes|3|3|K 36|secretary\nRafiq Uddin|21|555-0107|rafiq.uddin@example.com|2020-02-17|@-12|yes|6|5|K 33|none",
    },
    {
      id: "applicant",
      use: "core",
      role: "person",
      icon: "list-checks",
      names: "applicant|applicants",
      also: "waiting list|enquiry|newcomer",
      fields:
        "Applicant: text\nE-mail: email\nPhone: phone\nAsked on: date -1400..-3\nWants: choice full plot|half plot|raised bed|any\nLives near: boolean 75\nState: choice new|waiting|plot offered|taken on|gave up\nSaid: text",
      cells: "eMail phone askedOn wants livesNear state said",
      rows: "Marta and Joel Prins|prins@example.com|555-0111|@-540|half plot|yes|plot offered|Coming on Sunday\nOlu Bankole|olu.bankole@example.com|555-0112|@-410|any|yes|waiting|\nSian Beddows|sian.beddows@example.com|555-0113|@-220|raised bed|no|waiting|\nThe scout group|scouts@example.com|555-0114|@-90|half plot|yes|waiting|Eight Saturdays a year\nViktor Hahn|viktor.hahn@example.com|555-0115|@-6|full plot|yes|new|",
    },
    {
      id: "inspection",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "inspection|inspections",
      also: "plot check|notice|warning",
      fields:
        "Inspection: text\nPlot: relation plot\nPicture: image\nDate: date -200..0\nGrade: choice good|could do more|untidy|not worked\nLetter: choice none|reminder|first notice|second notice\nAnswer by: date -30..60\nRemark: text",
      cells: "plot date grade letter answerBy remark",
      rows: "1B, couch grass|1B|@-12|untidy|reminder|@16|New baby, offered help\n7, carpet and tires|7|@-12|not worked|first notice|@18|Second time this year\n1A, good as ever|1A|@-12|good|none|@0|\n14, path overgrown|14|@-12|could do more|reminder|@16|\n7, spring|7|@-190|untidy|reminder|@-30|Said she would",
    },
    {
      id: "workday",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "work day|work days",
      also: "work party|meeting|open day|seed swap|event",
      fields:
        "Day: text\nPicture: image\nDate: date -20..90\nTime: time 09:30..15:00\nKind: choice work day|meeting|seed swap|open day|bonfire\nNeeded: number 2..40\nComing: number 0..40\nStill needed: calc needed - coming\nBring: text",
      cells: "date time kind needed coming bring",
      rows: "Path along the pond|@9|09:30|work day|12|7|Barrow, gloves\nSeed potatoes shared out|@62|10:00|seed swap|30|11|Bags\nWinter meeting|@20|14:00|meeting|20|14|Cake\nHedge, last Sunday|@-5|09:30|work day|10|13|Loppers",
    },
    {
      id: "tool",
      use: "more",
      role: "item",
      icon: "hammer",
      names: "tool|tools",
      also: "shed tool|mower|strimmer|barrow|key",
      fields:
        "Tool: text\nShed: choice main|pond\nNumber: number 1..12\nLent to: text\nBack by: date -5..14\nState: choice in the shed|lent|broken",
      cells: "shed number lentTo backBy state",
      rows: "Rotavator|main|1|Piotr Wolski|@1|lent\nWheelbarrow|main|6|None|@0|in the shed\nShredder|main|1|None|@0|broken\nLong ladder|pond|1|The Nguyens|@-3|lent",
    },
  ],
  jobs: "move plot.state\nkeep holder\ndue holder.rentDue\nmove applicant.state\ncheck holder.paid\nkeep inspection\nagenda workday.date\ncount holder.workHoursDone\nfind plot\nrequest applicant\ndue tool.backBy\ntotal plot.rentAYear",
  site: {
    headline: "A bit of ground and forty neighbors",
    body: "Twenty-four plots between hedge and pond, with water, a shared shed and a list for those who wait. Work days are every second Sunday.",
    action: "Put me on the list|applicant",
    services:
      "Full plot|A year, 250 square meters|92\nHalf plot|A year|48\nRaised bed|A year, by the road|26\nKey|Deposit|10",
    questions:
      "How long is the waiting list?|About a year and a half for half plots, less for beds.\nWhat must I do?|Work the plot, pay in autumn, give six hours a year.\nMay I keep hens?|Up to six, no cockerel, ask first.\nWhat happens to an untidy plot?|A reminder, a notice, a second notice, and then it goes to the list.",
  },
  words: {
    tagline: "Plots, rents, and who is next on the list.",
    itch: "Who is first on the waiting list?",
    promise: "Every plot worked, every neighbor known",
    pov: "POV: plot 12A is offered the day it is free",
    gains: ["8 plots, 1 vacant, 1 warned", "5 waiting, 1 offered a plot", "Pond path: 5 more hands needed"],
  },
});
