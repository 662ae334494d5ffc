import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "furnitureShop",
  name: "Furniture shop",
  icon: "sofa",
  says: {
    en: "furniture shop|furniture store|furniture showroom|sofa shop|bed shop|mattress store|mattress shop|furniture orders and delivery|furniture delivery dates|home furnishings store|made-to-order sofas|lighting showroom|office furniture dealer|furniture retailer|rug store|dining tables and chairs shop",
    de: "Möbelhaus|Möbelgeschäft|Bettenhaus|Möbellieferung",
    es: "tienda de muebles|mueblería|tienda de sofás|tienda de colchones",
    fr: "magasin de meubles|boutique de meubles|magasin de literie",
    pt: "loja de móveis|loja de sofás|loja de colchões",
  },
  forms: ["shop", "management", "site"],
  people: ["showroom staff", "drivers", "customers"],
  mood: "warm",
  things: [
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "sofa",
      names: "piece of furniture|furniture",
      also: "sofa|table|bed|lamp|model|article",
      fields:
        "Name: text\nPicture: image\nKind: choice sofas|tables|chairs|beds|storage|lamps|rugs\nMaker: text\nWidth: number 30..280 cm\nDepth: number 30..210 cm\nCovers: text\nPrice: money 79..3200 EUR\nCost: money 35..1650 EUR\nMargin: calc price - cost EUR\nLead time: number 1..14 weeks\nOn show: choice yes, for order|yes, sold as seen|no",
      cells: "kind maker width depth covers price cost leadTime onShow",
      rows: "Alma sofa, three seats|sofas|Werk Ost|214|92|Wool, linen, leather|2290|1180|10|yes, for order\nAlma armchair|sofas|Werk Ost|84|88|Wool, linen, leather|990|510|10|yes, for order\nPier oak table|tables|Tischlerei Brink|200|95||1850|960|8|yes, for order\nSpindle chair|chairs|Tischlerei Brink|48|52||320|160|4|yes, for order\nSlat bed, ash|beds|Nordholz|180|210||1290|640|6|yes, for order\nCane sideboard|storage|Casa Lenta|160|42||1120|560|5|yes, sold as seen\nPaper lantern lamp|lamps|Studio Mio|60|60||149|62|2|yes, for order\nWool rug, 200 × 300|rugs|Tessuto|200|280|Four colors|890|420|6|no",
    },
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|household",
      fields: "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nFloor and stairs: text",
      cells: "phone eMail address floorAndStairs",
      rows: "Karin Blom|555-0121|karin.blom@example.com|12 Canal Walk|Third floor, lift 80 cm\nAdil and Nora Saleh|555-0122|saleh@example.com|3 Garden Row|Ground floor\nMatteo Ricci|555-0123|matteo.ricci@example.com|44 Hill Road|Second floor, narrow turn\nPractice Dr Hahn|555-0124|office@hahn.example.com|7 Market Square|First floor, goods lift\nEileen Duffy|555-0125|eileen.duffy@example.com|19 Park Lane|Bungalow",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "commission|contract|sale",
      fields:
        "Order: text\nCustomer: relation customer\nPiece: relation piece\nCover and finish: text\nQuantity: number 1..8\nTotal: money 149..4600 EUR\nDeposit: money 0..1600 EUR\nBalance: calc total - deposit EUR\nOrdered: date -95..0\nPromised: date -7..80\nDays left: daysUntil promised\nState: choice offered|deposit paid|with the maker|in our store|delivery planned|delivered",
      cells: "customer piece coverAndFinish quantity total deposit ordered promised state",
      rows: "Blom sofa|Karin Blom|Alma sofa, three seats|Wool, moss|1|2290|700|@-68|@2|in our store\nSaleh table|Adil and Nora Saleh|Pier oak table|Oiled|1|1850|600|@-60|@-4|with the maker\nSaleh chairs|Adil and Nora Saleh|Spindle chair|Black|6|1920|600|@-35|@-4|in our store\nRicci bed|Matteo Ricci|Slat bed, ash|180 × 200|1|1290|400|@-20|@22|with the maker\nWaiting room chairs|Practice Dr Hahn|Spindle chair|Natural|8|2560|0|@-3|@28|offered\nDuffy armchairs|Eileen Duffy|Alma armchair|Leather, tan|2|1980|600|@-12|@58|deposit paid\nRicci lamp|Matteo Ricci|Paper lantern lamp||1|149|149|@-15|@-1|delivery planned",
    },
    {
      id: "delivery",
      use: "core",
      role: "event",
      icon: "truck",
      names: "delivery|deliveries",
      also: "tour|assembly|collection",
      fields:
        "Delivery: text\nOrder: relation order\nDate: date 0..14\nWindow: choice 8 to 11|11 to 14|14 to 17\nCrew: text @people\nAssembly: boolean 60\nOld piece taken along: boolean 30\nState: choice planned|confirmed|on the road|signed",
      cells: "order date window crew assembly oldPieceTakenAlong state",
      rows: "Blom sofa, lift|Blom sofa|@2|8 to 11|Piotr and Sam|no|yes|confirmed\nRicci lamp|Ricci lamp|@0|14 to 17|Piotr and Sam|no|no|on the road\nSaleh chairs first|Saleh chairs|@3|11 to 14|Piotr and Sam|yes|no|planned\nRicci bed|Ricci bed|@22|8 to 11|Piotr and Sam|yes|yes|planned",
    },
    {
      id: "complaint",
      use: "more",
      role: "event",
      icon: "message-square-warning",
      names: "complaint|complaints",
      also: "damage|claim|return",
      fields:
        "Complaint: text\nOrder: relation order\nReported: date -20..0\nWhat: longText\nAnswer by: date -3..9\nState: choice reported|picture seen|part ordered|repaired|credited",
      cells: "order reported what answerBy state",
      rows: "Sofa leg scratched|Blom sofa|@-1|Found at goods in, front left|@4|part ordered\nChair wobbles|Saleh chairs|@0|One of six|@5|reported\nLamp shade torn|Ricci lamp|@-9|New shade came Monday|@-2|repaired",
    },
  ],
  jobs: "due order.promised\nmove order.state\nagenda delivery.date\nfind piece\nshow piece.picture\nsell piece.price\nmove delivery.state\ntotal order.balance\nassign delivery.crew\nkeep customer\nprint order\ndue complaint.answerBy",
  site: {
    headline: "Sit on it first",
    body: "Two floors of sofas, tables and beds from makers we visit. You get a week for delivery when you order, and we ring if it moves.",
    action: "See the furniture|piece",
    services:
      "Delivery and assembly|Two people, packaging taken along|89\nMeasure at home|Will it go round the stairs?|\nCover samples|To take home for a week|",
    questions:
      "How long does a sofa take?|Ten weeks for most covers.\nCan I buy what is on show?|If the label says sold as seen, yes, and today.\nDo you take the old one?|For thirty euros, with the delivery.",
  },
  words: {
    tagline: "Ordered, promised, and on which van.",
    itch: "When does the Salehs' table come?",
    promise: "Each sofa home in its week",
    pov: "POV: the sofa fits the lift because you asked",
    gains: ["Saleh table: four days late", "Blom sofa: Sunday, before eleven", "6 chairs waiting for one table"],
  },
});
