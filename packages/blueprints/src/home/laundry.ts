import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "laundry",
  name: "Laundry and dry cleaning",
  icon: "shirt",
  says: {
    en: "laundry|laundry service|dry cleaning|dry cleaner|dry cleaners|laundrette|laundromat|ironing service|wash and fold|laundry pick-up and delivery|linen hire|hotel laundry|shirts to press|alterations and dry cleaning|garment tickets|laundry orders|laundry business",
    de: "Wäscherei|Textilreinigung|Reinigung und Bügelservice|Waschsalon",
    es: "lavandería|tintorería|servicio de plancha|lavandería a domicilio",
    fr: "pressing|blanchisserie|laverie|service de repassage",
    pt: "lavandaria|lavanderia|limpeza a seco|serviço de engomadoria",
  },
  forms: ["management", "booking", "shop", "site"],
  people: ["the counter", "pressers", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|hotel|account",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nKind: choice counter|pick-up|hotel|restaurant|company\nStarch: choice none|light|medium|heavy\nFolded or hung: choice hung|folded\nAllergies: tags none|perfume|softener|solvent\nBalance owed: money 0..900 EUR\nNotes: text",
      cells: "phone address kind starch foldedOrHung allergies balanceOwed notes",
      rows: "Viktor Hald|555-0101|Ringstrasse 18|counter|medium|hung|none|0|Five shirts a week\nPension Alma|555-0102|Seeufer 4|hotel|none|folded|none|312|Crates by the back door\nTrattoria Nono|555-0103|Markt 7|restaurant|heavy|folded|none|96|Red wine, always\nCelia Brandt|555-0104|Am Park 22|pick-up|none|hung|perfume|0|No scent at all\nTheater workshop|555-0105|Spielgasse 1|company|light|hung|solvent|148|Sequins by hand\nJonas Meyer|555-0106|Bahnhofstrasse 3|counter|light|hung|none|0|\nDr. Ada Nowak|555-0107|Klinikweg 9|pick-up|none|folded|softener|0|White coats\nFamilie Roth|555-0108|Gartenweg 12|pick-up|none|folded|none|24|",
    },
    {
      id: "price",
      use: "core",
      role: "item",
      icon: "tag",
      names: "price|prices",
      also: "article|item kind|service",
      fields:
        "Article: text\nKind: choice shirt|suit|dress|coat|bedding|table linen|curtain|leather|wash by kilo\nPrice: money 2..95 EUR\nDays: number 1..14\nProcess: choice wash and press|dry clean|wet clean|hand wash|press only",
      cells: "kind price days process",
      rows: "Shirt, washed and pressed|shirt|3.2|2|wash and press\nSuit, two parts|suit|18.5|3|dry clean\nEvening dress|dress|32|5|hand wash\nWinter coat|coat|22|4|dry clean\nDuvet, down|bedding|28|5|wet clean\nTablecloth|table linen|4.5|2|wash and press\nWash and fold, per kilo|wash by kilo|4.8|2|wash and press\nLeather jacket|leather|68|14|dry clean",
    },
    {
      id: "ticket",
      use: "core",
      role: "item",
      icon: "ticket",
      names: "ticket|tickets",
      also: "order|bag|job|slip",
      fields:
        "Ticket: text\nNumber: number 1000..9999\nCustomer: relation customer\nArticle: relation price\nPieces: number 1..80\nStains and damage: text\nTag: text\nTaken in: date -20..0\nReady by: date -4..14\nDays left: daysUntil readyBy\nState: choice taken in|washing|pressing|checked|on the rail|handed over|lost or damaged\nRail: text\nTotal: money 3..400 EUR\nPaid: boolean 40\nCollect: choice counter|driver",
      cells: "number customer article pieces stainsAndDamage tag takenIn readyBy state rail total paid collect",
      rows: "Hald's five shirts|4811|Viktor Hald|Shirt, washed and pressed|5|Ink, left cuff|Blue 11|@-1|@1|pressing||16|no|counter\nPension Alma, sheets|4812|Pension Alma|Wash and fold, per kilo|62|None|Crate 4|@0|@2|washing||297.6|no|driver\nNono, tablecloths|4813|Trattoria Nono|Tablecloth|24|Red wine on nine|Crate 7|@0|@1|taken in||108|no|driver\nCelia's coat|4806|Celia Brandt|Winter coat|1|Button missing|Green 06|@-4|@0|on the rail|C 12|22|yes|driver\nCostume, act two|4809|Theater workshop|Evening dress|1|Sequins loose, noted|Red 09|@-2|@3|washing||32|no|counter\nMeyer's suit|4798|Jonas Meyer|Suit, two parts|1|Shine at elbows|Green 98|@-6|@-3|on the rail|A 04|18.5|no|counter\nWhite coats|4810|Dr. Ada Nowak|Shirt, washed and pressed|6|Iodine|Blue 10|@-2|@0|checked||19.2|yes|driver\nRoths' duvets|4801|Familie Roth|Duvet, down|2|None|Yellow 01|@-5|@0|on the rail|D 02|56|no|driver\nJacket, faded|4772|Jonas Meyer|Leather jacket|1|Faded on shoulder|Red 72|@-16|@-2|lost or damaged||68|no|counter",
    },
    {
      id: "round",
      use: "core",
      role: "event",
      icon: "truck",
      names: "pick-up|pick-ups",
      also: "delivery|round|collection|drive",
      fields:
        "Pick-up: text\nCustomer: relation customer\nDate: date -1..7\nWindow: choice 7 to 9|9 to 12|16 to 19\nKind: choice collect|deliver|both\nBags: number 1..12\nDriver: text @people\nState: choice asked|planned|done|nobody in",
      cells: "customer date window kind bags driver state",
      rows: "Alma, morning|Pension Alma|@0|7 to 9|both|6|Rafik Amari|done\nNono, before lunch|Trattoria Nono|@1|9 to 12|deliver|2|Rafik Amari|planned\nCelia, coat|Celia Brandt|@0|16 to 19|deliver|1|Rafik Amari|planned\nDr. Nowak, coats|Dr. Ada Nowak|@0|16 to 19|both|1|Rafik Amari|planned\nRoths, duvets|Familie Roth|@0|16 to 19|deliver|2|Rafik Amari|planned\nCelia asks|Celia Brandt|@4|16 to 19|collect|1|Rafik Amari|asked",
    },
    {
      id: "machine",
      use: "more",
      role: "item",
      icon: "washing-machine",
      names: "machine|machines",
      also: "washer|dryer|press|boiler",
      fields:
        "Machine: text\nKind: choice washer|dryer|dry cleaning|press|mangle\nHolds: number 8..40 kg\nCycles: number 0..9000\nService due: date -10..200\nState: choice running|free|out of order",
      cells: "kind holds cycles serviceDue state",
      rows: "Washer 1|washer|16|5230|@60|running\nWasher 2|washer|16|5114|@60|free\nDry machine|dry cleaning|20|2980|@-4|running\nMangle|mangle|40|7740|@110|free\nShirt press|press|8|8120|@25|running",
    },
  ],
  jobs: "move ticket.state\ndue ticket.readyBy\nkeep ticket\nfind ticket\nagenda round.date\nbook round\ncheck ticket.paid\nkeep customer\nfind price\ntotal ticket.total\nassign round.driver\ndue machine.serviceDue",
  site: {
    headline: "In by nine, on the rail by tomorrow",
    body: "Shirts, suits, sheets and tablecloths, washed, pressed and counted. We fetch and bring from four to seven.",
    action: "Book a pick-up|round",
    services:
      "Shirt|Washed, pressed, on a hanger|3.2\nSuit, two parts|Dry cleaned|18.5\nWash and fold|Per kilo|4.8\nDuvet|Down, wet cleaned|28\nLeather jacket|Two weeks|68",
    questions:
      "How long does it take?|Shirts two days, suits three, leather two weeks.\nWill the wine come out?|Mostly. Tell us what it was, and do not rub it.\nCan you wash without scent?|Yes, it stays on your card.\nWhat if something is damaged?|It is noted at the counter first, and we pay if it was us.",
  },
  words: {
    tagline: "What came in, whose it is, and where it hangs.",
    itch: "Which rail is the gray suit on?",
    promise: "Every piece tagged, pressed and back",
    pov: "POV: ticket 4806 hangs on C 12",
    gains: ["9 tickets, 3 on the rail", "62 kilos for Pension Alma", "Nono: red wine on nine"],
  },
});
