import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tenderOffice",
  name: "Tenders and bids",
  icon: "gavel",
  says: {
    en: "tender management|tenders and bids|bid management|bid office|public tenders|tender deadlines|bid writing|tender tracker|proposal management|request for proposal responses|rfp responses|tender documents|go or no-go on bids|public procurement bids|proposal team|tender library",
    de: "Ausschreibungen|Angebotsmanagement|öffentliche Ausschreibungen",
    es: "licitaciones|gestión de licitaciones|concursos públicos",
    fr: "appels d'offres|réponse aux appels d'offres|marchés publics",
    pt: "concursos públicos|licitações|gestão de propostas",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["bid managers", "specialists"],
  mood: "sober",
  things: [
    {
      id: "tender",
      use: "core",
      role: "item",
      icon: "gavel",
      names: "tender|tenders",
      also: "bid|RFP|call|proposal",
      fields:
        "Tender: text\nNumber: text\nBuyer: text\nKind: choice building|cleaning|catering|software|transport\nWorth: money 18000..1200000 EUR\nFound on: date -40..0\nQuestions until: date -10..20\nCloses: date -20..45\nDays left: daysUntil closes\nStage: choice found|go|no go|writing|sent|won|lost\nChance: percent 5..80\nLead: text\nPrice weighs: percent 30..100\nOur price: money 0..1180000 EUR\nDocuments: rollup count part.tender\nLink: url\nWhy: longText",
      cells: "number buyer kind worth foundOn questionsUntil closes stage chance lead priceWeighs ourPrice link why",
      rows: "School meals, four schools|2024-118|City of Riverside|catering|420000|@-16|@2|@12|writing|55|Amara Osei|40|398000|https://tenders.example.com/118|We cook for two of them already\nCleaning, town hall|2024-121|Town hall|cleaning|86000|@-9|@5|@19|go|40|Sofia Marques|70|0|https://tenders.example.com/121|\nRoof, fire station|2024-104|County|building|310000|@-30|@-8|@3|writing|60|Owen Pritchard|60|296000|https://tenders.example.com/104|Slate, our own crew\nBooking software|2024-125|Sports office|software|64000|@-3|@14|@30|found|25|Yuki Tanaka|30|0|https://tenders.example.com/125|\nSchool buses, lot 2|2024-090|County|transport|1200000|@-40|@-10|@-12|sent|35|Chidi Okafor|100|1180000|https://tenders.example.com/090|Opening on the 20th\nCanteen, law courts|2024-082|Ministry|catering|240000|@-38|@-10|@-18|won|80|Amara Osei|50|231000|https://tenders.example.com/082|Concept gave it\nWindows, library|2024-077|City of Riverside|cleaning|18000|@-36|@-9|@-20|lost|30|Sofia Marques|100|16900|https://tenders.example.com/077|Cheaper by 400\nBridge paint|2024-127|County|building|540000|@-1|@20|@45|no go|5|Owen Pritchard|80|0|https://tenders.example.com/127|No scaffold over water",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "file-check",
      names: "document|documents",
      also: "part|annex|section|form|certificate",
      fields:
        "Document: text\nTender: relation tender\nWho: text\nDue: date -4..20\nKind: choice form|price|concept|certificate|reference\nState: choice to do|draft|checked|signed|uploaded\nMust have: boolean 80\nPages: number 1..40",
      cells: "tender who due kind state mustHave pages",
      rows: "Price sheet|School meals, four schools|Joanne Price|@8|price|draft|yes|6\nMenu concept, eight weeks|School meals, four schools|Amara Osei|@6|concept|draft|yes|24\nAllergen plan|School meals, four schools|Ben Farrow|@7|concept|to do|yes|5\nTax clearance|School meals, four schools|Joanne Price|@-2|certificate|to do|yes|1\nThree references|Roof, fire station|Owen Pritchard|@1|reference|checked|yes|3\nPrice per square meter|Roof, fire station|Joanne Price|@1|price|checked|yes|8\nInsurance, five million|Roof, fire station|Joanne Price|@0|certificate|signed|yes|2\nStaff plan|Cleaning, town hall|Sofia Marques|@14|concept|to do|yes|10\nGreen products list|Cleaning, town hall|Sofia Marques|@15|form|to do|no|2",
    },
    {
      id: "question",
      use: "core",
      role: "log",
      icon: "message-circle-question-mark",
      names: "bidder question|bidder questions",
      also: "clarification|answer",
      fields:
        "Question: longText\nTender: relation tender\nAsked: date -14..0\nBy: text\nAnswer: longText\nAnswered: boolean 50",
      cells: "tender asked by answer answered",
      rows: "May lunch be cooked on site?|School meals, four schools|@-5|Amara Osei|Yes, in two of the four kitchens|yes\nAre trays washed by us?|School meals, four schools|@-1|Ben Farrow||no\nIs a crane allowed in the yard?|Roof, fire station|@-10|Owen Pritchard|Only before seven|yes\nHow many square meters of glass?|Cleaning, town hall|@-2|Sofia Marques||no\nWho removes the old slate?|Roof, fire station|@-9|Owen Pritchard|The bidder|yes",
    },
    {
      id: "block",
      use: "more",
      role: "item",
      icon: "library",
      names: "standard text|standard texts",
      also: "library text|snippet|reference project",
      fields:
        "Title: text\nTopic: choice company|quality|staff|environment|reference\nText: longText\nChecked on: date -300..-5\nUsed: number 1..28 times",
      cells: "topic text checkedOn used",
      rows: "Who we are, half a page|company|Founded 1988, 120 people, one canteen|@-40|28\nHow we check quality|quality|Every tray, every truck, every Friday|@-120|19\nApprentices|staff|Eleven in three trades|@-280|12\nLess plastic|environment|Returnable trays since 2021|@-60|15",
    },
  ],
  jobs: "due tender.closes\nmove tender.stage\ndue part.due\nmove part.state\nrank tender.worth\nassign tender.lead\nkeep question\ncheck question.answered\nfind tender\ntotal tender.worth\nchart tender.stage\nplan tender.closes",
  site: {
    headline: "Bids in, complete, before noon",
    body: "Which tenders are worth it, who writes what, and what is still missing on the day before.",
    action: "See what closes next|tender",
    services:
      "Go or no go|Decided in one talk, within three days|\nWriting|Every document has a name and a day|\nAfter|What won, what lost, and by how much|",
    questions:
      "Who decides whether we bid?|The lead and the owner, with the chance and the work on the table.\nWhat happens if a form is missing?|You are out. That is why must-have is ticked.\nWhere are old texts?|In the library, with the day they were last checked.",
  },
  words: {
    tagline: "What closes when, what is missing, what we won.",
    itch: "Is the tax paper in?",
    promise: "Complete bids, a day early",
    pov: "POV: uploaded at ten, not at 11:58",
    gains: ["Roof: three days, price checked", "Tax clearance is two days late", "Law courts won: concept did it"],
  },
});
