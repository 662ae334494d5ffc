import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "secondHandShop",
  name: "Second-hand shop",
  icon: "recycle",
  says: {
    en: "second-hand shop|second hand shop|secondhand store|thrift store|thrift shop|consignment shop|consignment store|consignors and payouts|vintage clothing shop|vintage store|pre-loved clothes|resale shop|used furniture shop|consignment sales|preloved boutique|sell clothes on commission",
    de: "Secondhandladen|Second-Hand-Laden|Kommissionsverkauf|Vintage-Laden",
    es: "tienda de segunda mano|ropa de segunda mano|tienda vintage|venta en consignación",
    fr: "dépôt-vente|friperie|boutique de seconde main|magasin d'occasion",
    pt: "loja de segunda mão|brechó|roupa em segunda mão|venda em consignação",
  },
  forms: ["shop", "management", "site"],
  people: ["shop owners", "consignors", "customers"],
  mood: "warm",
  things: [
    {
      id: "consignor",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "consignor|consignors",
      also: "seller|supplier|owner",
      fields:
        "Name: text\nNumber: text\nPhone: phone\nE-mail: email\nShare: percent 40..60\nPieces with us: rollup count piece.consignor\nPayout by: choice cash|bank transfer|shop credit\nSince: date -1500..-30",
      cells: "number phone eMail share payoutBy since",
      rows: "Carla Wendt|K-014|555-0141|carla.wendt@example.com|50|bank transfer|2022-04-11\nYusuf Demir|K-027|555-0142|yusuf.demir@example.com|50|cash|2023-09-02\nAnneke de Boer|K-031|555-0143|anneke.deboer@example.com|55|shop credit|2024-01-19\nSylvie Caron|K-038|555-0144|sylvie.caron@example.com|50|bank transfer|2024-10-07\nRosa Pinto|K-044|555-0145|rosa.pinto@example.com|45|shop credit|2025-06-23\nHugo Lang|K-051|555-0146|hugo.lang@example.com|50|bank transfer|2026-08-30",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "tag",
      names: "piece|pieces",
      also: "garment|item|article|consigned item",
      fields:
        "Piece: text\nPicture: image\nTag: text\nConsignor: relation consignor\nKind: choice clothes|shoes|bags|furniture|household|books|toys\nCondition: choice as new|good|worn\nPrice: money 8..180 EUR\nShare: number 0.4..0.6\nOwed if sold: calc price * share EUR\nTaken in: date -95..0\nComes off the rail: date -5..85\nDays left: daysUntil comesOffTheRail\nState: choice on the rail|reduced|sold|to return|donated",
      cells: "tag consignor kind condition price share takenIn comesOffTheRail state",
      rows: "Camel wool coat|K014-22|Carla Wendt|clothes|as new|95|0.5|@-40|@50|on the rail\nLeather ankle boots 39|K014-23|Carla Wendt|shoes|good|48|0.5|@-40|@50|sold\nTeak bedside table|K027-05|Yusuf Demir|furniture|good|85|0.5|@-84|@6|reduced\nShoulder bag, cognac|K031-11|Anneke de Boer|bags|as new|120|0.55|@-20|@70|on the rail\nSilk blouse, cream|K031-12|Anneke de Boer|clothes|good|32|0.55|@-92|@-2|to return\nChild's snowsuit 104|K038-07|Sylvie Caron|clothes|as new|28|0.5|@-12|@78|on the rail\nStoneware set for six|K044-02|Rosa Pinto|household|good|60|0.45|@-55|@35|on the rail\nDenim jacket M|K044-03|Rosa Pinto|clothes|worn|24|0.45|@-30|@60|sold\nWooden farm, 14 animals|K051-01|Hugo Lang|toys|good|22|0.5|@-9|@81|on the rail\nEvening dress, petrol|K038-08|Sylvie Caron|clothes|as new|75|0.5|@-88|@2|reduced\nSuede loafers 42|K051-02|Hugo Lang|shoes|as new|55|0.5|@-3|@87|on the rail",
    },
    {
      id: "sale",
      use: "core",
      role: "log",
      icon: "receipt",
      names: "sale|sales",
      also: "till entry|purchase",
      fields:
        "Sale: text\nPiece: relation piece\nSold on: date -20..0\nSold for: money 8..150 EUR\nFor the consignor: money 4..75 EUR\nPaid out: boolean 30",
      cells: "piece soldOn soldFor forTheConsignor paidOut",
      rows: "Boots|Leather ankle boots 39|@-2|48|24|no\nJacket|Denim jacket M|@-5|22|9.9|no\nBlazer, returned|Camel wool coat|@-9|90|45|no\nTable lamp|Teak bedside table|@-15|35|17.5|yes",
    },
    {
      id: "dropOff",
      use: "core",
      role: "event",
      icon: "calendar-plus",
      names: "drop-off|drop-offs",
      also: "appointment|intake|bring-in",
      fields:
        "Appointment: text\nConsignor: relation consignor\nDate: date 0..14\nTime: time 10:00..17:30\nBags: number 1..4\nWhat: text\nState: choice booked|sorted|priced|done",
      cells: "consignor date time bags what state",
      rows: "Carla, winter coats|Carla Wendt|@0|10:30|2|Coats and scarves|booked\nHugo, toys|Hugo Lang|@1|16:00|1|Wooden toys|booked\nSylvie, children's things|Sylvie Caron|@3|11:00|3|Sizes 104 to 122|booked\nAnneke, bags|Anneke de Boer|@-2|14:00|1|Four handbags|priced",
    },
  ],
  jobs: "find piece\ndue piece.comesOffTheRail\nmove piece.state\nsell piece.price\nbook dropOff\ncheck sale.paidOut\nshow piece.picture\ntotal piece.owedIfSold\nkeep consignor\nagenda dropOff.date\nprint sale\nchart piece.kind",
  site: {
    headline: "Good things, worn once more",
    body: "Bring what you no longer wear, washed and whole. We price it with you, sell it within ninety days and pay you half.",
    action: "See what came in|piece",
    services:
      "Sell with us|Half of the price is yours, ninety days on the rail|\nHouse clearance visit|We look through and take what sells|\nShop credit|Ten percent more than a payout in cash|",
    questions:
      "What do you take?|The current season, washed, without stains or missing buttons.\nWhen do I get my money?|At the end of the month in which it sold.\nWhat happens to what does not sell?|You collect it within two weeks, or it goes to the charity shop.",
  },
  words: {
    tagline: "Whose coat it is, and what is owed for it.",
    itch: "How much do we owe Carla?",
    promise: "Every tag leads to its owner",
    pov: "POV: the payouts add up on the first try",
    gains: ["Silk blouse: two days over", "Carla: 24 euros from boots", "11 pieces, 2 reduced"],
  },
});
