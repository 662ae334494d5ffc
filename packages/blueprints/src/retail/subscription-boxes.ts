import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "subscriptionBoxes",
  name: "Subscription boxes",
  icon: "package-open",
  says: {
    en: "subscription box|subscription boxes|subscription box business|monthly box|box subscription|curated box|snack box subscription|beauty box|book box subscription|recurring box orders|box curation|coffee subscription box|subscribers and shipments|craft kit subscription|subscription commerce|tea subscription box",
    de: "Abo-Box|Abobox|Box-Abonnement|Überraschungsbox Abo",
    es: "cajas de suscripción|caja mensual por suscripción|suscripción de cajas",
    fr: "box mensuelle|box par abonnement|abonnement box",
    pt: "caixa por assinatura|clube de assinatura|box mensal",
  },
  forms: ["shop", "management", "site", "dashboard"],
  people: ["box curators", "packers", "subscribers"],
  mood: "lively",
  things: [
    {
      id: "box",
      use: "core",
      role: "item",
      icon: "package-open",
      names: "box|boxes",
      also: "edition|theme|monthly box",
      fields:
        "Box: text\nPicture: image\nMonth: text\nTheme: text\nInside: lines\nPrice: money 19..48 EUR\nCost: money 9..26 EUR\nMargin: calc price - cost EUR\nBoxes to pack: number 40..420\nPacked: number 0..420\nStill to pack: calc boxesToPack - packed\nShips on: date -60..40\nState: choice idea|goods ordered|goods in|packing|shipped",
      cells: "month theme inside price cost boxesToPack packed shipsOn state",
      rows: "Winter Tea|December|Fireside|Black tea with orange; ginger biscuits; wool coaster; recipe card|29|14.5|240|85|@4|packing\nNew Leaf|January|Green and clear|Sencha; seeds; linen bag; letter|29|13|250|0|@38|goods ordered\nAutumn Spice|November|Market stall|Chai; candied ginger; spoon; recipe card|29|15.2|232|232|@-24|shipped\nBerry Month|October|Hedgerow|Fruit infusion; jam; print|29|13.8|218|218|@-55|shipped\nGarden Letter|February|First shoots|To be decided|29|13.5|250|0|@68|idea",
    },
    {
      id: "subscriber",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "subscriber|subscribers",
      also: "member|customer|recipient",
      fields:
        "Name: text\nE-mail: email\nAddress: location\nPlan: choice monthly|three months|year|gift\nSince: date -900..-5\nRenews: date -4..330\nDays left: daysUntil renews\nAllergies: text\nBoxes sent: rollup count shipment.subscriber\nState: choice active|paused|payment failed|canceled",
      cells: "eMail address plan since renews allergies state",
      rows: "Anouk Visser|anouk.visser@example.com|22 Canal Walk|monthly|2024-05-03|@6||active\nGregor Pfeil|gregor.pfeil@example.com|9 Linden Street|year|2026-01-12|@46|Nuts|active\nSiobhan Kane|siobhan.kane@example.com|Old Rectory|three months|2026-09-08|@11||active\nMalik Toure|malik.toure@example.com|70 Ring Road|monthly|2025-11-20|@-2||payment failed\nFreya Lund|freya.lund@example.com|5 Fjord View|monthly|2025-02-14|@80||paused\nTessa Brook|tessa.brook@example.com|16 Mill Lane|gift|2026-10-01|@35|Milk|active\nPaulo Reis|paulo.reis@example.com|3 Harbor Steps|monthly|2023-08-19|@9||canceled",
    },
    {
      id: "shipment",
      use: "core",
      role: "event",
      icon: "truck",
      names: "shipment|shipments",
      also: "parcel|delivery|dispatch",
      fields:
        "Shipment: text\nSubscriber: relation subscriber\nBox: relation box\nShip by: date -24..5\nSwap: text\nTracking: text\nState: choice to pack|packed|handed over|delivered|came back",
      cells: "subscriber box shipBy swap tracking state",
      rows: "Winter Tea, Anouk|Anouk Visser|Winter Tea|@4|||packed\nWinter Tea, Gregor|Gregor Pfeil|Winter Tea|@4|No biscuits, honey instead||to pack\nWinter Tea, Siobhan|Siobhan Kane|Winter Tea|@4|||to pack\nWinter Tea, Tessa|Tessa Brook|Winter Tea|@4|Oat biscuits||to pack\nAutumn Spice, Anouk|Anouk Visser|Autumn Spice|@-24||DX 7710 221|delivered\nAutumn Spice, Malik|Malik Toure|Autumn Spice|@-24||DX 7710 245|came back\nAutumn Spice, Gregor|Gregor Pfeil|Autumn Spice|@-24||DX 7710 230|delivered",
    },
    {
      id: "good",
      use: "more",
      role: "item",
      icon: "shopping-basket",
      names: "good for the box|goods for the box",
      also: "product|supplier item|component",
      fields:
        "Good: text\nBox: relation box\nSupplier: text\nNeeded: number 40..420\nHere: number 0..420\nMissing: calc needed - here\nCost each: money 0.6..7 EUR\nArrives: date -10..30",
      cells: "box supplier needed here costEach arrives",
      rows: "Black tea with orange|Winter Tea|Leaf House|240|240|4.2|@-9\nGinger biscuits|Winter Tea|Crumb|240|160|3.1|@2\nWool coaster|Winter Tea|Felt and Fold|240|240|2.4|@-6\nSencha|New Leaf|Leaf House|250|0|4.8|@20",
    },
  ],
  jobs: "agenda box.shipsOn\nmove shipment.state\ndue subscriber.renews\nmove subscriber.state\ncount box.packed\nrank good.missing\nsell box.price\nshow box.picture\nkeep subscriber\ndue good.arrives\nprint shipment\nchart subscriber.plan",
  site: {
    headline: "A box of tea and small things, every month",
    body: "One theme, four things, chosen and packed by two people at a long table. Pause or leave until the 20th.",
    action: "Choose a box|box",
    services: "Monthly|Leave any month|29\nThree months|A present that lasts|84\nYear|One box free|319",
    questions:
      "When does it arrive?|Around the fifth of the month.\nI am allergic to nuts.|Tell us once; we swap what does not suit.\nCan I skip a month?|Yes, until the 20th of the month before.",
  },
  words: {
    tagline: "What goes in, who gets it, what is still missing.",
    itch: "Are there enough biscuits for December?",
    promise: "Every box full and out on the day",
    pov: "POV: 240 boxes left on one Tuesday",
    gains: ["155 boxes still to pack", "Biscuits: 80 missing, two days", "Malik: payment failed"],
  },
});
