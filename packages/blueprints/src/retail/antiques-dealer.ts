import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "antiquesDealer",
  name: "Antiques dealer",
  icon: "amphora",
  says: {
    en: "antiques dealer|antique shop|antiques shop|antique store|antiques business|antique furniture dealer|vintage furniture dealer|antiques fair|antiques stock book|dealer's stock book|provenance records for antiques|restore and resell furniture|flea market dealer|picker finds and resale|house clearance dealer|militaria dealer",
    de: "Antiquitätenhändler|Antiquitäten|Antikhändler|Antiquitätengeschäft",
    es: "anticuario|tienda de antigüedades|antigüedades",
    fr: "antiquaire|brocante|brocanteur|magasin d'antiquités",
    pt: "antiquário|loja de antiguidades|velharias|antiguidades",
  },
  forms: ["shop", "management", "site"],
  people: ["dealers", "restorers", "collectors"],
  mood: "sober",
  things: [
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "amphora",
      names: "piece|pieces",
      also: "antique|object|lot|stock item|furniture",
      fields:
        "Piece: text\nPicture: image\nStock number: text\nKind: choice furniture|ceramics|silver|clocks|pictures|textiles|curiosities\nPeriod: text\nOrigin: text\nBought for: money 20..2600 GBP\nBought on: date -700..-5\nSpent on it: rollup sum work.piece.cost GBP\nAsking price: money 60..5800 GBP\nAbove purchase: calc askingPrice - boughtFor GBP\nCondition: longText\nState: choice just in|at the restorer|in the shop|on approval|at a fair|reserved|sold",
      cells: "stockNumber kind period origin boughtFor boughtOn askingPrice condition state",
      rows: "Oak coffer|A-412|furniture|About 1680|Yorkshire|640|2025-11-08|1450|Hinges replaced, lid original|in the shop\nLongcase clock, brass face|A-398|clocks|About 1775|Kendal|1200|2025-06-21|3200|Movement runs, case needs wax|at the restorer\nBlue and white charger|A-420|ceramics|Around 1760|Delft|180|@-64|420|Hairline at six o'clock|in the shop\nPair of candlesticks|A-421|silver|1898|Sheffield|310|@-64|620|Weighted bases, no dents|on approval\nSampler, Ann Teal aged 9|A-405|textiles|1821|England|220|2026-02-14|560|Faded, later frame|at a fair\nWindsor chair|A-417|furniture|About 1840|Thames Valley|140|@-90|385|One stretcher replaced|in the shop\nHarbor at dusk, oil|A-423|pictures|About 1880|Cornish|420|@-31|1100|Cleaned, relined|reserved\nApothecary's drawers|A-425|furniture|About 1870|France|780|@-12|1850|Two labels missing|just in\nShip in a bottle|A-409|curiosities|About 1910|Unknown|35|2026-04-03|110||sold",
    },
    {
      id: "buyer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "buyer|buyers",
      also: "collector|customer|client|decorator",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nCollects: text\nKind: choice collector|decorator|dealer|private\nTrade discount: boolean 30",
      cells: "phone eMail collects kind tradeDiscount",
      rows: "Charles Penhallow|555-0151|charles.penhallow@example.com|Marine pictures|collector|no\nStudio Fenwick|555-0152|buying@fenwick.example.com|Painted furniture|decorator|yes\nBeatrix Olsen|555-0153|beatrix.olsen@example.com|Delft and faience|collector|no\nRalph Tindall|555-0154|ralph.tindall@example.com|Clocks|dealer|yes\nAmina Rahman|555-0155|amina.rahman@example.com|Samplers|private|no",
    },
    {
      id: "work",
      use: "core",
      role: "log",
      icon: "hammer",
      names: "restoration job|restoration jobs",
      also: "repair|restoration|cost",
      fields:
        "Job: text\nPiece: relation piece\nRestorer: text @people\nSent: date -80..0\nBack: date -30..25\nCost: money 15..380 GBP\nState: choice to send|with the restorer|back",
      cells: "piece restorer sent back cost state",
      rows: "Overhaul of the movement|Longcase clock, brass face|Ivor Mabbott|@-18|@10|290|with the restorer\nCase cleaned and waxed|Longcase clock, brass face|Tess Garland|@-18|@-2|140|with the restorer\nCanvas relined|Harbor at dusk, oil|Nuala Byrne|@-28|@-6|210|back\nStretcher turned|Windsor chair|Tess Garland|@-75|@-60|45|back\nLock and key|Oak coffer|Ivor Mabbott|@-200|@-180|60|back",
    },
    {
      id: "enquiry",
      use: "core",
      role: "event",
      icon: "message-circle",
      names: "enquiry|enquiries",
      also: "offer|approval|reservation",
      fields:
        "Enquiry: text\nPiece: relation piece\nBuyer: relation buyer\nDate: date -15..0\nOffer: money 60..3000 GBP\nAnswer by: date -2..10\nState: choice asked|viewing|offer made|on approval|agreed|declined",
      cells: "piece buyer date offer answerBy state",
      rows: "Offer for the harbor|Harbor at dusk, oil|Charles Penhallow|@-4|980|@1|agreed\nCandlesticks on approval|Pair of candlesticks|Studio Fenwick|@-8|560|@-1|on approval\nCharger, viewing Saturday|Blue and white charger|Beatrix Olsen|@-2|420|@2|viewing\nClock when it is back|Longcase clock, brass face|Ralph Tindall|@-6|2600|@8|offer made\nSampler, question on frame|Sampler, Ann Teal aged 9|Amina Rahman|@-1|520|@3|asked",
    },
    {
      id: "fair",
      use: "more",
      role: "event",
      icon: "tent",
      names: "fair|fairs",
      also: "market|show|stand",
      fields:
        "Fair: text\nStarts: date -20..80\nDays: number 1..4\nPlace: location\nStand: text\nStand fee: money 60..640 GBP\nTaken: money 0..4800 GBP",
      cells: "starts days place stand standFee taken",
      rows: "Winter fair|@9|2|Corn Exchange|B12|180|0\nRacecourse, November|@-13|3|The racecourse|Hall 2, 41|420|2380\nSpring antiques fair|@118|2|Assembly Rooms|A4|240|0",
    },
  ],
  jobs: "find piece\nshow piece.picture\nmove piece.state\nsell piece.askingPrice\ndue enquiry.answerBy\nmove enquiry.state\ndue work.back\ntotal piece.boughtFor\nrank piece.abovePurchase\nkeep buyer\nagenda fair.starts\nprint piece",
  site: {
    headline: "Old things, honestly described",
    body: "Furniture, pottery, clocks and pictures from 1650 to 1930. Repairs and replacements are named on the label, and the price is on it too.",
    action: "See the pieces|piece",
    services:
      "We buy|Single pieces or a whole house|\nSearch for you|Name it and we keep our eyes open|\nDelivery|Two men and a blanket, within fifty miles|45",
    questions:
      "Is the age guaranteed?|It is written on the receipt, with what has been replaced.\nMay I try it at home?|Yes, one week on approval for known buyers.\nDo you buy?|Yes. Send a picture and the height.",
  },
  words: {
    tagline: "Bought, restored, asked for, sold.",
    itch: "What did we pay for the coffer?",
    promise: "Every piece with its cost and its story",
    pov: "POV: the buyer asks, and the stock book answers",
    gains: ["Coffer: 810 above purchase", "Candlesticks: answer one day late", "430 spent on the clock"],
  },
});
